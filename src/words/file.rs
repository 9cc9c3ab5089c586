//! Why can a file not be opened? What is safe, and what to do next.
use super::{Language, refusal, say};
use crate::exchange::file::{FileFault, Misfit, Part};
use crate::tournament::LogFault;

/// A sentence for a file that cannot be read. Its bytes are untouched, and so is everything here.
pub fn sentence(language: Language, fault: &FileFault) -> String {
    let l = language;
    match fault {
        FileFault::NotOurs => say!(
            l,
            "Tệp này không phải của Kỳ Đài (.kydai).",
            "这不是棋台的文件（.kydai）。",
            "This is not a file of Kỳ Đài (.kydai).",
        ),
        FileFault::Newer { version } => say!(
            l,
            "Tệp do phiên bản mới hơn ghi (dạng {version}). Hãy cập nhật Kỳ Đài rồi mở lại; tệp vẫn nguyên.",
            "文件由更新的版本写成（格式{version}）。请更新棋台后再打开；文件未动。",
            "A newer Kỳ Đài wrote this file (version {version}). Update, then open it again; the file is untouched.",
        ),
        FileFault::CutShort => say!(
            l,
            "Tệp bị thiếu phần cuối: hãy gửi hoặc chép lại từ máy gốc.",
            "文件不完整：请从原设备重新发送或复制。",
            "The end of the file is missing: send or copy it again from where it came.",
        ),
        FileFault::Altered => say!(
            l,
            "Tệp đã bị thay đổi hoặc hỏng: hãy gửi hoặc chép lại từ máy gốc.",
            "文件已被改动或损坏：请从原设备重新发送或复制。",
            "The file was changed or damaged on the way: send or copy it again from where it came.",
        ),
        FileFault::Unreadable { part, misfit } => unreadable(l, *part, *misfit),
        FileFault::TooLarge => say!(
            l,
            "Tệp lớn hơn mọi giải đấu có thể có; không mở.",
            "文件超出任何比赛的大小，未打开。",
            "The file is larger than any event can be; it was not opened.",
        ),
        FileFault::Log(fault) => log(l, *fault),
        FileFault::Rules(why) => {
            let why = refusal::sentence(l, why, |_| "?".to_owned());
            say!(
                l,
                "Giải trong tệp không bắt đầu được: {why}",
                "文件中的比赛无法开始：{why}",
                "The event in the file cannot begin: {why}",
            )
        }
    }
}

/// Why lists of decisions are no event, or not of the same one.
pub fn log(language: Language, fault: LogFault) -> String {
    let l = language;
    match fault {
        LogFault::NoFounding | LogFault::FoundedTwice(_) => say!(
            l,
            "Tệp không chứa đúng một giải.",
            "文件中不是恰好一个比赛。",
            "The file does not hold exactly one event.",
        ),
        LogFault::SameIdTwice(id) => {
            let no = id.seq;
            say!(
                l,
                "Quyết định số {no} có hai nội dung khác nhau: một bản đã bị sửa. Không gộp gì cả.",
                "第{no}号决定有两种内容：其中一份被改过。未作合并。",
                "Decision {no} stands there with two contents: one copy was altered. Nothing was merged.",
            )
        }
        LogFault::OtherEvent => {
            say!(l, "Tệp là của giải khác.", "文件属于另一个比赛。", "The file is of another event.")
        }
    }
}

fn unreadable(language: Language, part: Part, misfit: Misfit) -> String {
    let (l, place) = (language, place(language, part));
    let what = match misfit {
        Misfit::Shape => say!(l, "không đọc được", "无法读取", "cannot be read"),
        Misfit::Date => say!(l, "ngày không có thật", "日期不存在", "a day that does not exist"),
        Misfit::Time => say!(l, "giờ không có thật", "时间不存在", "an hour that does not exist"),
        Misfit::Place => say!(l, "thứ tự không thể có", "顺序不可能", "an impossible place in the order"),
    };
    say!(
        l,
        "Tệp nguyên vẹn nhưng có chỗ sai ({place}: {what}). Tệp được giữ nguyên; hãy gửi cho người làm Kỳ Đài.",
        "文件完整但有误（{place}：{what}）。文件未动；请发给棋台的作者。",
        "The file is whole but wrong ({place}: {what}). It is untouched; send it to the makers of Kỳ Đài.",
    )
}

fn place(language: Language, part: Part) -> String {
    let l = language;
    match part {
        Part::Stream => say!(l, "phần nén", "压缩数据", "the packed part"),
        Part::Head => say!(l, "phần đầu", "开头", "the head"),
        Part::Decision(nth) => {
            let no = nth + 1;
            say!(l, "quyết định thứ {no}", "第{no}个决定", "decision {no}")
        }
        Part::Tail => say!(l, "phần cuối", "结尾", "the tail"),
    }
}
