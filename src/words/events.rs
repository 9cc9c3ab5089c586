//! The words of the list of events, of opening files, and of a new event.
use super::{Language, Text, common, format, say, texts};
use crate::exchange::file::{FileFault, Misfit, Part, Preview};
use crate::regulation::presets::PresetId;
use crate::tournament::LogFault;
use crate::units::Stamp;

texts! {
    WITHOUT_THEM = "Không kèm", "不带入", "Without them";
    EVENTS = "Các giải", "比赛", "Events";
    NEW_EVENT = "Tạo giải mới", "新建比赛", "New event";
    NONE_HERE = "Ở đây chưa có giải nào", "这里还没有比赛", "No event here yet";
    NONE_HINT = "Hãy tạo giải mới, hoặc mở tệp của bạn. Mọi thứ ở lại trên máy này, không cần mạng.", "请新建比赛，或打开您的文件。一切都留在本机，无需网络。", "Create one, or open your file. Everything stays on this device; no network is needed.";
    OTHER_BROWSER_HINT = "Giải làm ở trình duyệt khác, hoặc trước khi cài ứng dụng, nằm nguyên ở nơi đó: lưu thành tệp ở đó rồi mở tệp ở đây.", "在其他浏览器里、或安装应用之前建立的比赛仍在原处：在那里存为文件，再在这里打开。", "An event made in another browser, or before the app was installed, is still there: save it as a file there and open the file here.";
    UNREADABLE_TITLE = "Giải không đọc được tên", "无法读取名称的比赛", "An event whose name cannot be read";
    UNREADABLE_HERE = "Có bản ghi không đọc được", "有无法读取的记录", "Some records cannot be read";
    NOT_LISTED = "Không đọc được danh sách giải", "无法读取比赛列表", "The list of events could not be read";
    FINISHED = "Đã bốc cặp mọi vòng", "各轮均已编排", "All rounds paired";
    NOT_BEGUN = "Chưa bốc cặp", "尚未编排", "Not paired yet";
    DROP_BEFORE = "Kéo tệp .kydai vào đây, hoặc", "把 .kydai 文件拖到这里，或", "Drop a .kydai file here, or";
    OPEN_FILE = "Mở tệp", "打开文件", "Open a file";
    OPEN_ANOTHER = "Mở tệp khác", "打开另一个文件", "Open another file";
    READING = "Đang đọc tệp…", "正在读取文件…", "Reading the file…";
    IN_THE_FILE = "Trong tệp", "文件内容", "In the file";
    AGAINST_HERE = "So với bản ở đây", "与本机副本比较", "Against the copy here";
    NOT_HERE = "Giải này chưa có ở đây.", "本机没有这场比赛。", "This event is not here yet.";
    SAME_AS_HERE = "Tệp và bản ở đây giống nhau.", "文件与本机副本相同。", "The file and the copy here are the same.";
    ADD_SEPARATE = "Thêm thành giải riêng", "另存为独立的比赛", "Add as a separate event";
    ADD_HERE = "Thêm vào máy này", "添加到本机", "Add to this device";
    MERGE = "Gộp với bản ở đây", "与本机副本合并", "Merge with the copy here";
    OPEN_HERE = "Mở bản ở đây", "打开本机副本", "Open the copy here";
    WHAT_HAPPENED = "Chuyện gì", "发生了什么", "What happened";
    WHAT_IS_SAFE = "Điều gì an toàn", "什么是安全的", "What is safe";
    WHAT_NEXT = "Làm gì tiếp", "接下来", "What to do";
    NOTHING_CHANGED = "Các giải trên máy này không đổi; tệp vẫn nguyên.", "本机的比赛没有改变；文件原样未动。", "The events on this device are unchanged; the file is untouched.";
    NOT_OURS = "Đây không phải tệp giải của Kỳ Đài.", "这不是棋台的比赛文件。", "This is not an event file of Kỳ Đài.";
    CHOOSE_KYDAI = "Chọn tệp có đuôi .kydai.", "请选择扩展名为 .kydai 的文件。", "Choose a file whose name ends in .kydai.";
    CUT_SHORT = "Tệp bị cụt: lúc chép hoặc gửi đã dở dang.", "文件不完整：复制或传送时中断了。", "The end of the file is missing: a copy or transfer broke off.";
    ALTERED = "Nội dung tệp đã bị thay đổi sau khi lưu.", "文件保存之后内容被改动过。", "The file was altered after it was saved.";
    UNREADABLE = "Tệp nguyên vẹn nhưng có chỗ không thể có.", "文件完整，但内容不合理。", "The file is whole, but says something that cannot be.";
    TOO_LARGE = "Tệp lớn quá mức ứng dụng nhận.", "文件超出本应用的上限。", "The file is larger than the app takes.";
    ASK_AGAIN = "Xin lại tệp từ máy đã lưu, hoặc mở một bản khác.", "请从保存它的设备重新取得文件，或打开另一份副本。", "Get the file again from the device that saved it, or open another copy.";
    UPDATE_FIRST = "Cập nhật ứng dụng (tải lại trang khi có mạng), rồi mở lại tệp.", "请更新应用（联网时刷新页面），再打开文件。", "Update the app (reload the page when online), then open the file again.";
    NO_LOG = "Các quyết định trong tệp không làm thành một giải.", "文件中的决定不能构成一场比赛。", "The decisions in the file do not make an event.";
    OTHER_EVENT = "Tệp là của một giải khác.", "文件属于另一场比赛。", "The file is of another event.";
    COPY_ALTERED = "Hai bản khác nhau về cùng một quyết định: một bản đã bị sửa.", "两份副本对同一个决定内容不同：其中一份被改动过。", "The two copies disagree about one and the same decision: one of them was altered.";
    ADD_SEPARATE_HINT = "Có thể thêm tệp thành giải riêng và so bằng mắt.", "可以另存为独立的比赛，再人工比较。", "You can add the file as a separate event and compare by eye.";
    HELD_ELSEWHERE = "Giải này đang mở ở cửa sổ khác. Hãy đóng cửa sổ đó, rồi gộp lại.", "此比赛正在另一个窗口打开。请关闭那个窗口后再合并。", "This event is open in another window. Close it there, then merge again.";
    NOT_ADDED = "Chưa thêm được", "未能添加", "Not added";
    UNSAVED_HERE = "Giải này đang ở trên trang này và chưa lưu hết. Hãy mở giải, lưu xong rồi gộp lại.", "此比赛就在本页，尚未全部保存。请先打开它，保存后再合并。", "This event lies on this page and is not saved yet. Open it, see it saved, then merge again.";
    MERGE_NEEDS_FULL_COPY = "Bản ở đây có bản ghi không đọc được: hãy mở giải và để riêng chúng trước.", "本机副本有无法读取的记录：请先打开比赛并将其另行保留。", "The copy here has records that cannot be read: open the event and set them aside first.";
    CONFLICTS_TO_COME = "Sau khi gộp sẽ có mâu thuẫn để bạn giải quyết:", "合并后会有需要处理的冲突：", "The merge will leave conflicts for you to settle:";
    TITLE = "Tên giải", "比赛名称", "Name of the event";
    VENUE = "Nơi đấu", "地点", "Venue";
    FIRST_DAY = "Ngày đầu", "开始日期", "First day";
    LAST_DAY = "Ngày cuối", "结束日期", "Last day";
    DATE_HINT = "ngày/tháng/năm, ví dụ 31/03/2026", "如 2026年3月31日 或 31/03/2026", "day/month/year, such as 31/03/2026";
    DATE_FAULT = "Không có ngày này: viết ngày/tháng/năm, ví dụ 31/03/2026.", "没有这一天：请写如 2026年3月31日。", "There is no such day: write day/month/year, such as 31/03/2026.";
    DAYS_REVERSED = "Ngày cuối trước ngày đầu.", "结束日期早于开始日期。", "The last day is before the first.";
    CHIEF_ARBITER = "Trọng tài chính", "裁判长", "Chief arbiter";
    PRESET_LEGEND = "Bắt đầu từ", "起点", "Start from";
    CHANGE_LATER = "Điều nào cũng còn sửa được.", "每一条之后都可以修改。", "Every article can still be changed.";
    CREATE = "Tạo giải", "建立比赛", "Create the event";
    CREATING = "Đang tạo…", "正在建立…", "Creating…";
    READY = "Sẵn sàng tạo giải", "可以建立比赛", "Ready to create the event";
    PLAIN = "Vòng tròn thông thường", "普通循环赛", "Plain round robin";
    PLAIN_HINT = "Một lượt, 2–1–0, luật quen dùng; không theo điều lệ nào.", "单循环，2–1–0，通行做法；不依据任何规程。", "One cycle, 2–1–0, customary rules; no document behind it.";
    PLAIN_SWISS = "Hệ Thụy Sĩ thông thường", "普通积分编排赛", "Plain Swiss";
    PLAIN_SWISS_HINT = "FIDE Hà Lan, 2–1–0, xét Buchholz; không theo điều lệ nào.", "国际棋联荷兰制，2–1–0，比对手分；不依据任何规程。", "FIDE Dutch, 2–1–0, ties by Buchholz; no document behind it.";
    QUALIFIER = "Vòng loại Cúp Bình Giã", "Bình Giã 杯预赛", "Bình Giã Cup qualifier";
    QUALIFIER_HINT = "Hệ Thụy Sĩ 11 vòng, lấy 44 người (điều lệ 2023).", "积分编排制11轮，前44名出线（2023年规程）。", "Swiss of 11 rounds, 44 pass (regulation of 2023).";
    JAPAN = "Giải League Nhật Bản", "日本联赛", "Japan League";
    JAPAN_HINT = "Tám người, bảng Berger, bằng điểm xét SB (lần thứ 34, 2015).", "八人，贝格尔表，同分比胜手和（第34届，2015）。", "Eight players, Berger table, ties by Sonneborn–Berger (34th league, 2015).";
    BINH_GIA = "Bảng đấu Cúp Bình Giã", "Bình Giã 杯小组赛", "Bình Giã Cup group";
    BINH_GIA_HINT = "Bảng bốn người, mỗi cặp hai ván phân tiên, lấy hai người (điều lệ 2023).", "四人一组，每对两局先后手互换，前两名出线（2023年规程）。", "Groups of four, two games each with the colours swapped, two pass (regulation of 2023).";
    FROM_NOTHING = "Từ đầu", "从头开始", "From nothing";
    FROM_NOTHING_HINT = "Hỏi từng điều một, điều nào cũng có sẵn đề nghị.", "逐条询问，每条都有建议。", "Every rule is asked, each with a proposal.";
    BROWSER_CANNOT_READ = "Trình duyệt không đọc được tệp này.", "浏览器无法读取这个文件。", "The browser could not read this file.";
    MEND_FIRST = "Có ngày chưa đúng", "有日期不对", "A day has to be mended";
    QUESTIONS_LATER = "Đề nghị đã đánh dấu; có thể tạo giải rồi trả lời sau.", "已标出建议；也可先建立比赛，稍后回答。", "Proposals are marked; the event can also be created first.";
    FORM_KEPT = "Mọi điều đã nhập vẫn còn ở đây.", "已填写的内容仍在这里。", "Everything you entered is still here.";
}

/// That people come along from another event.
pub fn brought(l: Language, n: usize) -> String {
    let people = common::counted(n, "player");
    say!(l, "Kèm {n} kỳ thủ từ danh sách.", "带入名单中的{n}名棋手。", "{people} of the list come along.")
}

/// What a preset is called, and what it is for; `None` is the beginning from nothing.
pub const fn preset(id: Option<PresetId>) -> (Text, Text) {
    match id {
        Some(PresetId::PlainRoundRobin) => (PLAIN, PLAIN_HINT),
        Some(PresetId::PlainSwiss) => (PLAIN_SWISS, PLAIN_SWISS_HINT),
        Some(PresetId::BinhGiaQualifier) => (QUALIFIER, QUALIFIER_HINT),
        Some(PresetId::JapanLeague) => (JAPAN, JAPAN_HINT),
        Some(PresetId::BinhGiaGroup) => (BINH_GIA, BINH_GIA_HINT),
        None => (FROM_NOTHING, FROM_NOTHING_HINT),
    }
}

/// "17 people · round 7 of 9".
pub fn people_and_rounds(language: Language, n_people: usize, n_paired: usize, n_rounds: usize) -> String {
    let people = people(language, n_people);
    let rounds = match (n_paired, n_rounds) {
        (0, _) => NOT_BEGUN.of(language).to_owned(),
        (paired, all) if paired == all => FINISHED.of(language).to_owned(),
        (paired, all) => {
            say!(language, "vòng {paired}/{all}", "第{paired}轮，共{all}轮", "round {paired} of {all}")
        }
    };
    format!("{people} · {rounds}")
}

/// "17 people".
pub fn people(language: Language, n: usize) -> String {
    if n == 1 {
        return say!(language, "1 người", "1人", "1 person");
    }
    say!(language, "{n} người", "{n}人", "{n} people")
}

/// "Last change 31/03/2024 13:30".
pub fn last_change(language: Language, at: Stamp) -> String {
    let at = format::moment(language, at);
    say!(language, "Sửa lần cuối {at}", "最后修改 {at}", "Last change {at}")
}

/// "File saved 31/03/2024 13:30".
pub fn file_saved(language: Language, at: Stamp) -> String {
    let at = format::moment(language, at);
    say!(language, "Tệp lưu lúc {at}", "文件存于 {at}", "File saved {at}")
}

/// What stands in a file, line by line.
pub fn preview(language: Language, preview: &Preview) -> Vec<String> {
    let n = preview.n_decisions;
    let rounds = preview.n_rounds;
    let mut lines = vec![
        people(language, preview.n_players),
        say!(language, "{rounds} vòng đã bốc cặp", "已编排{rounds}轮", "rounds paired: {rounds}"),
        say!(language, "{n} quyết định", "{n}个决定", "decisions: {n}"),
    ];
    lines.extend(preview.last_change.map(|at| last_change(language, at)));
    lines.push(file_saved(language, preview.exported_at));
    if preview.n_conflicts > 0 {
        lines.push(conflicts(language, preview.n_conflicts));
    }
    lines
}

/// "2 conflicts nobody has settled".
pub fn conflicts(language: Language, n: usize) -> String {
    say!(language, "{n} mâu thuẫn chưa giải quyết", "{n}处冲突未处理", "conflicts nobody has settled: {n}")
}

/// "12 decisions are new here".
pub fn new_here(language: Language, n: usize) -> String {
    say!(
        language,
        "{n} quyết định mới so với ở đây",
        "{n}个决定是本机没有的",
        "decisions that are new here: {n}"
    )
}

/// "3 decisions here are missing in the file".
pub fn missing_there(language: Language, n: usize) -> String {
    say!(
        language,
        "{n} quyết định ở đây mà tệp không có; chúng vẫn được giữ",
        "本机有{n}个决定是文件没有的，均会保留",
        "decisions here that the file lacks: {n}; they stay"
    )
}

/// "and 5 more".
pub fn and_more(language: Language, n: usize) -> String {
    say!(language, "và {n} mâu thuẫn nữa", "另有{n}处", "and {n} more")
}

/// "“x.kydai” was not opened".
pub fn not_opened(language: Language, file: &str) -> String {
    say!(language, "Không mở được “{file}”", "无法打开“{file}”", "“{file}” could not be opened")
}

/// "12 decisions merged".
pub fn merged(language: Language, n: usize) -> String {
    say!(language, "Đã gộp {n} quyết định.", "已合并{n}个决定。", "Merged; decisions added: {n}.")
}

/// What happened to a file, and what to do next.
pub fn file_fault(language: Language, fault: &FileFault) -> (String, &'static str) {
    let l = language;
    let fixed = |what: Text, next: Text| (what.of(l).to_owned(), next.of(l));
    match fault {
        FileFault::NotOurs => fixed(NOT_OURS, CHOOSE_KYDAI),
        FileFault::CutShort => fixed(CUT_SHORT, ASK_AGAIN),
        FileFault::Altered => fixed(ALTERED, ASK_AGAIN),
        FileFault::TooLarge => fixed(TOO_LARGE, ASK_AGAIN),
        FileFault::Log(_) | FileFault::Rules(_) => fixed(NO_LOG, ASK_AGAIN),
        FileFault::Unreadable { part, misfit } => {
            let what = format!("{} {}", UNREADABLE.of(l), place(l, *part, *misfit));
            (what, ASK_AGAIN.of(l))
        }
        FileFault::Newer { version } => {
            let what = say!(
                l,
                "Tệp do bản Kỳ Đài mới hơn lưu (định dạng {version}).",
                "文件由更新版本的棋台保存（格式{version}）。",
                "A newer Kỳ Đài saved this file (format {version})."
            );
            (what, UPDATE_FIRST.of(l))
        }
    }
}

fn place(language: Language, part: Part, misfit: Misfit) -> String {
    let what = match misfit {
        Misfit::Shape => text("cấu trúc sai", "结构不对", "its shape is wrong"),
        Misfit::Date => text("ngày không có", "日期不存在", "a day that does not exist"),
        Misfit::Time => text("giờ không có", "时间不存在", "a time that does not exist"),
        Misfit::Place => text("thứ tự sai", "次序不对", "its order is wrong"),
    };
    let what = what.of(language);
    match part {
        Part::Decision(index) => {
            let no = index + 1;
            say!(language, "(quyết định {no}: {what})", "（第{no}个决定：{what}）", "(decision {no}: {what})")
        }
        Part::Stream | Part::Head | Part::Tail => format!("({what})"),
    }
}

const fn text(vi: &'static str, zh: &'static str, en: &'static str) -> Text {
    Text { vi, zh, en }
}

/// Why a file cannot be merged with the copy here.
pub const fn log_fault(fault: LogFault) -> Text {
    match fault {
        LogFault::NoFounding | LogFault::FoundedTwice(_) => NO_LOG,
        LogFault::SameIdTwice(_) => COPY_ALTERED,
        LogFault::OtherEvent => OTHER_EVENT,
    }
}

/// "2 questions are left open: proposals are marked".
pub fn questions_open(language: Language, n: usize) -> String {
    if n == 1 {
        return say!(language, "Còn 1 điểm bỏ ngỏ", "还有1处未定", "1 question is open");
    }
    say!(language, "Còn {n} điểm bỏ ngỏ", "还有{n}处未定", "{n} questions are open")
}
