//! The words of the people's screen: who takes part, their numbers, a typed or pasted list.
use super::{Language, format, say, texts};
use crate::tournament::{Birth, Rating, Sex, Title};

texts! {
    NAME = "Họ tên", "姓名", "Name";
    SEX = "Giới tính", "性别", "Sex";
    SEX_UNKNOWN = "Chưa ghi", "未填", "Not said";
    WOMAN = "Nữ", "女", "Woman";
    MAN = "Nam", "男", "Man";
    BIRTH = "Ngày, năm sinh", "出生日期", "Born";
    PROVINCE = "Tỉnh, thành phố", "省市", "Province or city";
    FEDERATION = "Liên đoàn, nước", "协会、国家", "Federation";
    GRADE = "Đẳng cấp", "等级", "Title";
    RATING = "Elo", "等级分", "Rating";
    MEMBER_ID = "Mã số kỳ thủ", "棋手编号", "Player's id";
    MEMBER_ID_HINT = "Của FIDE hoặc liên đoàn", "国际棋联或协会的编号", "Of FIDE or a federation";
    PHONE = "Điện thoại", "电话", "Phone";
    PHONE_HINT = "Chỉ để ban tổ chức gọi; không in, chỉ xuất ra bảng khi được chọn", "仅供组织者联系；不打印，仅在勾选后导出到表格", "For the organizers to call; on no sheet, in a table only if it is asked for";
    FIXED_BOARD = "Bàn cố định", "固定台号", "Fixed board";
    FIXED_BOARD_HINT = "Bàn mà người này không phải rời, tính từ lần bốc cặp sau", "从下次编排起不换台", "A board this player never leaves, from the next pairing on";
    GAMES = "Các ván của kỳ thủ (điểm mình ghi trước)", "各轮对局（本人得分在前）", "The player's games (own points first)";
    STATUS = "Tình trạng", "状态", "Status";
    PLAYING = "Đang đấu", "参赛", "Playing";
    EDIT = "Sửa", "修改", "Edit";
    ADD_ONE = "Thêm một người", "添加一人", "Add one person";
    ADD = "Thêm", "添加", "Add";
    MORE_FIELDS = "Thêm chi tiết", "更多信息", "More details";
    LIST = "Danh sách kỳ thủ", "棋手名单", "List of players";
    NOBODY = "Chưa có ai trong danh sách", "名单上还没有人", "Nobody is on the list yet";
    NOBODY_HINT = "Thêm từng người, hoặc dán cả danh sách từ Excel, Zalo hay tệp văn bản.", "可以逐个添加，也可以从 Excel、聊天或文本粘贴名单。", "Add people one by one, or paste a list from Excel, a chat or a text file.";
    NOBODY_FOUND = "Không tìm thấy ai", "没有找到", "Nobody found";
    SEARCH = "Tìm", "查找", "Find";
    SEARCH_HINT = "gõ có dấu hay không dấu", "可不带声调", "with or without accents";
    ORDER = "Xếp theo", "排序", "Sort by";
    BY_NUMBER = "Số thăm", "签号", "Number";
    BY_GIVEN_NAME = "Tên", "名（越南字母）", "Given name";
    BY_FULL_NAME = "Họ và tên", "姓名（越南字母）", "Full name";
    AS_REGISTERED = "Thứ tự ghi danh", "登记顺序", "As registered";
    BY_PINYIN = "Pinyin", "拼音", "Pinyin";
    BY_STROKES = "Số nét chữ Hán", "笔画", "Strokes";
    NAMESAKE = "Trùng tên", "同名", "Namesake";
    NUMBERS = "Số thăm", "签号", "Numbers";
    NUMBERS_HINT = "Ai có số nào thì giữ số đó suốt giải; người đến sau nhận số kế tiếp.", "签号整个比赛不变；后来者领取下一个号。", "A number is kept for the whole event; who comes later gets the next one.";
    DRAW_BY_MACHINE = "Bốc thăm bằng máy", "由程序抽签", "Let the program draw";
    DRAW_HINT = "Mầm bốc thăm được ghi lại, ai cũng bốc lại và kiểm được.", "抽签种子会记录下来，任何人都能重抽核对。", "The seed is kept, so that anyone can draw the same lots again and check.";
    DRAW_AGAIN = "Bốc lại", "重新抽签", "Draw again";
    BY_RATING = "Theo Elo từ cao xuống", "按等级分从高到低", "By rating, highest first";
    TYPE_NUMBERS = "Nhập số đã bốc tay", "录入现场抽签结果", "Type in numbers drawn by hand";
    TYPE_NUMBERS_HINT = "Mỗi người một số, từ 1 đến số người, không trùng.", "每人一个号，从1到人数，不重复。", "One number each, from 1 to the number of players, none twice.";
    SAVE_NUMBERS = "Lưu số thăm", "保存签号", "Save the numbers";
    EVERY_NUMBER_FITS = "Mọi số đều hợp lệ", "签号全部有效", "Every number fits";
    PART = "Tham dự", "参赛情况", "Taking part";
    WITHDRAW = "Cho rút lui", "退赛", "Withdraw";
    WITHDRAW_FROM = "Rút lui từ vòng", "从哪一轮起退赛", "Withdraws from round";
    REINSTATE = "Cho vào lại", "复赛", "Let back in";
    REINSTATE_FROM = "Vào lại từ vòng", "从哪一轮起复赛", "Back from round";
    ABSENT_IN = "Vắng ở vòng", "缺席哪一轮", "Absent in round";
    NOTE_ABSENCE = "Ghi vắng", "记缺席", "Note the absence";
    PLAYS_AFTER_ALL = "Vẫn đấu", "照常参赛", "Plays after all";
    REMOVE = "Xóa khỏi danh sách", "从名单删除", "Take off the list";
    BYE_IN = "Xin nghỉ vòng", "请假轮次", "Asks to stay out of round";
    GIVE_BYE = "Cho nghỉ", "准假", "Grant it";
    CHECK_IN_HINT = "Ai vắng thì bấm; ghi ngay từng người. Người vắng không được bốc cặp ở vòng này.", "点一下即记为缺席，逐人即时保存。缺席者本轮不编排。", "Press whoever is absent; each is kept at once. Who is absent is not paired in this round.";
    HERE = "Có mặt", "到场", "Here";
    ABSENT_NOW = "Vắng", "缺席", "Absent";
    ALL_HERE = "Mọi người có mặt", "全部到场", "Everyone is here";
    ALL_ABSENT = "Chưa ai có mặt", "全部未到", "Nobody is here yet";
    BY_TITLE = "Theo đẳng cấp", "按等级称号", "By title";
    BY_NAME = "Theo tên", "按姓名", "By name";
    NOT_A_BIRTH = "Cần năm sinh như 1990 hoặc ngày như 31/12/1990", "应为年份（1990）或日期（1990年12月31日）", "Use a year such as 1990 or a day such as 31/12/1990";
    RATING_LIST = "Hệ số được dùng", "采用的等级分", "Ratings that count";
    RATING_LIST_HINT = "Để xếp số, chia nhóm theo Elo và ghi tệp TRF", "用于编号、分组和 TRF 文件", "For numbers, groups by rating and the TRF file";
    UNNAMED_LIST = "không tên", "未命名", "unnamed";
    RATING_HINT = "Nhiều danh sách: 2300; AXF 2250", "多个榜：2300; AXF 2250", "Several lists: 2300; AXF 2250";
    GRADE_HINT = "Nhiều nơi phong: Kiện tướng; WXF: Đại sư", "多个授予方：大师; WXF: 国际大师", "Several: Master; WXF: Grandmaster";
    TOO_MANY_TITLES = "Nhiều nhất tám đẳng cấp", "最多八个称号", "Eight titles at most";
    NOT_RATINGS = "Cần một số như 2300, hoặc 2300; AXF 2250, mỗi danh sách một lần", "应为数字（2300），或 2300; AXF 2250，每榜一次", "Use a number such as 2300, or 2300; AXF 2250, each list once";
    NOT_A_NUMBER = "Cần một số", "应为数字", "A number is needed";
}

/// "Master; WXF: Grandmaster".
pub fn titles(titles: &[Title]) -> String {
    let said = titles.iter().map(|Title { by, title }| match by.as_str() {
        "" => title.clone(),
        by => format!("{by}: {title}"),
    });
    said.collect::<Vec<_>>().join("; ")
}

/// "2300; AXF 2250".
pub fn ratings(ratings: &[Rating]) -> String {
    let said = ratings.iter().map(|Rating { list, value }| format!("{list} {value}").trim_start().to_owned());
    said.collect::<Vec<_>>().join("; ")
}

/// What a list of ratings is called.
pub fn rating_list(language: Language, list: &str) -> String {
    if list.is_empty() { UNNAMED_LIST.of(language).to_owned() } else { list.to_owned() }
}

/// "Check-in for round 3".
pub fn check_in(language: Language, round: u16) -> String {
    say!(language, "Điểm danh vòng {round}", "第{round}轮点名", "Check-in for round {round}")
}

/// "118 here · 2 absent".
pub fn here_and_absent(language: Language, here: usize, absent: usize) -> String {
    say!(
        language,
        "{here} có mặt · {absent} vắng",
        "到场{here}人 · 缺席{absent}人",
        "{here} here · {absent} absent"
    )
}

/// "Players (17)".
pub fn heading(language: Language, n: usize) -> String {
    match language {
        Language::Vietnamese => format!("Kỳ thủ ({n})"),
        Language::Chinese => format!("棋手（{n}）"),
        Language::English => format!("Players ({n})"),
    }
}

/// "3 of 17 found".
pub fn found(language: Language, n: usize, all: usize) -> String {
    match language {
        Language::Vietnamese => format!("Tìm thấy {n} trong {all} người"),
        Language::Chinese => format!("共{all}人，找到{n}人"),
        Language::English => format!("{n} of {all} found"),
    }
}

/// "Withdrawn from round 4 on".
pub fn withdrawn(language: Language, from: u16) -> String {
    match language {
        Language::Vietnamese => format!("Đã rút từ vòng {from}"),
        Language::Chinese => format!("第{from}轮起退赛"),
        Language::English => format!("Withdrawn from round {from}"),
    }
}

/// "Absent in round 7".
pub fn absent(language: Language, rounds: &[u16]) -> String {
    let list = rounds.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    match language {
        Language::Vietnamese => format!("Vắng vòng {list}"),
        Language::Chinese => format!("第{list}轮缺席"),
        Language::English if rounds.len() == 1 => format!("Absent in round {list}"),
        Language::English => format!("Absent in rounds {list}"),
    }
}

/// "Woman".
pub const fn sex(language: Language, sex: Sex) -> &'static str {
    match sex {
        Sex::Woman => WOMAN,
        Sex::Man => MAN,
    }
    .of(language)
}

/// "1988", or "31/12/1988".
pub fn birth(language: Language, birth: Birth) -> String {
    match birth {
        Birth::Year(year) => year.to_string(),
        Birth::Day(day) => format::date(language, day),
    }
}

/// "Born 1988".
pub fn born(l: Language, when: Birth) -> String {
    let birth = birth(l, when);
    match when {
        Birth::Year(_) => say!(l, "sinh {birth}", "{birth}年生", "born {birth}"),
        Birth::Day(_) => say!(l, "sinh {birth}", "{birth}生", "born {birth}"),
    }
}

/// "Edit Nguyễn Văn Hòa".
pub fn edit_of(language: Language, name: &str) -> String {
    match language {
        Language::Vietnamese => format!("Sửa {name}"),
        Language::Chinese => format!("修改{name}"),
        Language::English => format!("Edit {name}"),
    }
}

/// "Number of Nguyễn Văn Hòa".
pub fn number_of(language: Language, name: &str) -> String {
    match language {
        Language::Vietnamese => format!("Số thăm của {name}"),
        Language::Chinese => format!("{name}的签号"),
        Language::English => format!("Number of {name}"),
    }
}

/// "Drawn from seed 0123456789abcdef".
pub fn drawn_from(language: Language, seed: u64) -> String {
    match language {
        Language::Vietnamese => format!("Đã bốc bằng máy, mầm {seed:016x}"),
        Language::Chinese => format!("已由程序抽签，种子 {seed:016x}"),
        Language::English => format!("Drawn by the program, seed {seed:016x}"),
    }
}

/// "Use a number from 1 to 24".
pub fn out_of_range(language: Language, from: usize, to: usize) -> String {
    match language {
        Language::Vietnamese => format!("Cần số từ {from} đến {to}"),
        Language::Chinese => format!("应为{from}到{to}之间的数字"),
        Language::English => format!("Use a number from {from} to {to}"),
    }
}

/// "12 is also the number of Lê Minh".
pub fn number_taken(language: Language, number: &str, by: &str) -> String {
    match language {
        Language::Vietnamese => format!("Số {number} cũng là số của {by}"),
        Language::Chinese => format!("{number}号也给了{by}"),
        Language::English => format!("{number} is also the number of {by}"),
    }
}

/// "Board 3 is kept for An".
pub fn board_taken(l: Language, board: u16, by: &str) -> String {
    say!(l, "Bàn {board} đã dành cho {by}", "第{board}台已留给{by}", "Board {board} is kept for {by}")
}

/// "Two people are to stay at board 3": only one of them can.
pub fn board_shared(l: Language, board: u16) -> String {
    say!(
        l,
        "Hai người cùng bàn cố định {board}",
        "有两人固定在第{board}台",
        "Two people are to stay at board {board}"
    )
}

/// "Somebody of this name is there: An (Huế)".
pub fn is_there(l: Language, name: &str) -> String {
    say!(
        l,
        "Đã có {name} trong danh sách. Nếu là người khác, bấm Thêm lần nữa.",
        "名单上已有{name}。如果是另一个人，请再按一次“添加”。",
        "{name} is on the list already. For somebody else of that name press Add again."
    )
}

/// "3 numbers to mend".
pub fn numbers_to_mend(language: Language, n: usize) -> String {
    match language {
        Language::Vietnamese => format!("Còn {n} số phải sửa"),
        Language::Chinese => format!("还有{n}个签号要改"),
        Language::English if n == 1 => "1 number to mend".to_owned(),
        Language::English => format!("{n} numbers to mend"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::roster;

    #[test]
    fn titles_and_ratings_are_read_as_they_are_written() {
        let titles = [("", "Kiện tướng"), ("WXF", "Đại sư")]
            .map(|(by, title)| Title { by: by.to_owned(), title: title.to_owned() });
        assert_eq!(roster::titles(&super::titles(&titles)).as_deref(), Some(&titles[..]));
        let ratings =
            [("", 2_300), ("AXF", 2_250)].map(|(list, value)| Rating { list: list.to_owned(), value });
        assert_eq!(roster::ratings(&super::ratings(&ratings), "").as_deref(), Some(&ratings[..]));
    }
}
