//! What is kept on this device, how safe it is, and what to do when it is not.
use super::{Language, texts};

texts! {
    KEPT_IN_MEMORY = "Mọi thứ vẫn còn trong cửa sổ này: đừng đóng, hãy xuất tệp.", "所有内容仍在此窗口中：请勿关闭，先导出文件。", "Everything is still in this window: do not close it, export the file.";
    QUOTA = "Máy hết chỗ trống.", "本机存储空间已满。", "This device has no room left.";
    GONE = "Giải không còn trong kho của trình duyệt: đã bị xóa, hoặc kho đã đóng.", "比赛已不在浏览器的存储中：被删除或存储已关闭。", "The event is no longer in the browser's storage: it was deleted, or the storage was closed.";
    NEWER = "Dữ liệu trên máy này thuộc phiên bản mới hơn của ứng dụng. Hãy tải lại trang để cập nhật; dữ liệu vẫn nguyên.", "本机数据属于更新版本的应用。请刷新页面更新；数据原样未动。", "The data here belong to a newer version of the app. Reload the page to update; the data are untouched.";
    BLOCKED = "Một cửa sổ khác đang giữ kho dữ liệu. Hãy đóng các cửa sổ khác.", "另一个窗口占用着数据库。请关闭其他窗口。", "Another window holds the database. Close the other windows.";
    CHANGED_ELSEWHERE = "Giải đã được ghi ở cửa sổ khác.", "比赛已在另一个窗口写入。", "The event was written in another window.";
    NOT_WRITER = "Cửa sổ khác đang điều khiển giải này.", "另一个窗口正在控制此比赛。", "Another window is in control of this event.";
    TIMED_OUT = "Trình duyệt không trả lời khi ghi.", "浏览器写入时没有回应。", "The browser did not answer the write.";
    UNREADABLE = "Có bản ghi không đọc được; chúng được giữ nguyên.", "有无法读取的记录，均原样保留。", "Some records cannot be read; they are kept as they are.";
    UNAVAILABLE = "Trình duyệt không cho lưu dữ liệu ở đây (chế độ riêng tư?).", "浏览器不允许在此保存数据（隐私模式？）。", "The browser offers no storage here (private mode?).";
    FAILED = "Trình duyệt báo lỗi khi ghi.", "浏览器写入出错。", "The browser reported a write error.";
    PROTECTED = "Trình duyệt giữ dữ liệu", "浏览器会保留数据", "Kept by the browser";
    UNPROTECTED = "Trình duyệt có thể xóa dữ liệu", "浏览器可能清除数据", "The browser may clear the data";
    ASK_PROTECTION = "Xin trình duyệt giữ dữ liệu", "请浏览器保留数据", "Ask the browser to keep the data";
    NO_FILE_YET = "Chưa xuất tệp", "尚无备份文件", "No backup file";
    SAVE_FILE = "Lưu tệp", "存为文件", "Save a file";
    FILE_OFFER = "Vòng đã xong: nên lưu một tệp dự phòng.", "本轮结束：建议存一份备份文件。", "The round is done: save a backup file.";
}

/// "Not protected: last file 12 min ago".
pub fn last_file(language: Language, minutes: i64) -> String {
    let (n, unit) = match minutes {
        ..60 => (minutes, [" phút", "分钟", " min"]),
        60..2880 => (minutes / 60, [" giờ", "小时", " h"]),
        _ => (minutes / 1440, [" ngày", "天", " days"]),
    };
    match language {
        Language::Vietnamese => format!("Tệp cũ {n}{}", unit[0]),
        Language::Chinese => format!("文件已过{n}{}", unit[1]),
        Language::English => format!("File {n}{} old", unit[2]),
    }
}

/// Why it was not saved or not read.
pub fn fault(language: Language, fault: StorageFault) -> &'static str {
    match fault {
        StorageFault::Quota => QUOTA,
        StorageFault::Gone => GONE,
        StorageFault::Newer => NEWER,
        StorageFault::Blocked => BLOCKED,
        StorageFault::ChangedElsewhere => CHANGED_ELSEWHERE,
        StorageFault::NotWriter => NOT_WRITER,
        StorageFault::TimedOut => TIMED_OUT,
        StorageFault::Unreadable => UNREADABLE,
        StorageFault::Unavailable => UNAVAILABLE,
        StorageFault::Failed => FAILED,
    }
    .of(language)
}

/// What a person has to know of a fault of the store; the store has more to say in the console.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageFault {
    /// No room.
    Quota,
    /// Deleted or thrown away.
    Gone,
    /// A newer program's data.
    Newer,
    /// Another window holds it.
    Blocked,
    /// Another window wrote.
    ChangedElsewhere,
    /// Another window writes.
    NotWriter,
    /// No answer.
    TimedOut,
    /// Records cannot be read.
    Unreadable,
    /// The browser has no storage here.
    Unavailable,
    /// Anything else.
    Failed,
}
