//! The words of the settings, and of deleting an event.
use super::{Language, format, say, texts};
use crate::units::Stamp;

texts! {
    TITLE = "Cài đặt", "设置", "Settings";
    THIS_EVENT = "Giải này", "本场比赛", "This event";
    THIS_DEVICE = "Máy này", "本机", "This device";
    AUTHOR = "Tên người ghi", "记录人姓名", "Your name";
    AUTHOR_HINT = "Đi kèm mọi quyết định trong nhật ký, để biết ai đã bấm.", "记入每一条决定，便于知道是谁操作的。", "It stands beside every decision in the log, so that one knows who pressed.";
    SAVE_ABOUT = "Lưu tên, nơi, ngày", "保存名称、地点、日期", "Save name, place and dates";
    DELETE = "Xóa giải này…", "删除本场比赛…", "Delete this event…";
    DELETE_HEADING = "Xóa giải này?", "删除这场比赛？", "Delete this event?";
    DELETE_HINT = "Xóa khỏi máy này; tệp đã lưu vẫn còn.", "从本机删除；已存的文件不受影响。", "It goes from this device; files that were saved stay.";
    NO_WAY_BACK = "Không hoàn tác được. Chỉ tệp đã lưu mới mang giải trở lại.", "无法撤销。只有已存的文件才能恢复。", "There is no undo. Only a saved file brings the event back.";
    NO_FILE = "Chưa lưu tệp nào: xóa rồi là mất hẳn.", "没有存过文件：删除后无法找回。", "No file was saved: what is deleted is gone.";
    KEEP = "Giữ giải", "保留比赛", "Keep the event";
    DELETE_FOR_EVER = "Xóa vĩnh viễn", "永久删除", "Delete for ever";
    NOT_DELETED = "Chưa xóa được", "未能删除", "Not deleted";
}

/// "Type the event's name to delete it".
pub fn type_to_delete(language: Language, title: &str) -> String {
    say!(
        language,
        "Gõ tên giải để xóa: {title}",
        "键入比赛名称以删除：{title}",
        "Type the event's name to delete it: {title}"
    )
}

/// What would be lost.
pub fn would_be_lost(
    language: Language,
    n_people: usize,
    n_rounds: usize,
    n_results: usize,
    n_decisions: usize,
) -> String {
    say!(
        language,
        "Mất: {n_people} người, {n_rounds} vòng, {n_results} kết quả và nhật ký {n_decisions} quyết định.",
        "将失去：{n_people}人、{n_rounds}轮、{n_results}个结果和{n_decisions}条决定的记录。",
        "Lost: people {n_people}, rounds {n_rounds}, results {n_results}, and the log of {n_decisions} decisions."
    )
}

/// "Last file saved 31/03/2024 13:30; later changes are not in it".
pub fn last_file(language: Language, at: Stamp, has_changed: bool) -> String {
    let at = format::moment(language, at);
    if has_changed {
        return say!(
            language,
            "Tệp gần nhất lưu lúc {at}; những thay đổi sau đó không có trong tệp.",
            "最近的文件存于{at}；之后的变动不在其中。",
            "The last file was saved {at}; later changes are not in it."
        );
    }
    say!(
        language,
        "Tệp lưu lúc {at} có đủ mọi thứ.",
        "{at}存的文件包含全部内容。",
        "The file saved {at} has everything."
    )
}
