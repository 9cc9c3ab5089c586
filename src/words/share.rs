//! The words of the file and print screen, and of how safe the data are.
use super::{Language, format, say, texts};
use crate::units::Stamp;

texts! {
    TITLE = "Tệp và in", "文件与打印", "File and print";
    FILE = "Tệp của giải", "比赛文件", "The event's file";
    FILE_HINT = "Một tệp chứa toàn bộ giải với mọi quyết định. Mở ở máy khác để làm tiếp, xem lại, hoặc gộp.", "一个文件包含整场比赛和全部决定。可在其他设备上打开、继续、查看或合并。", "One file holds the whole event with every decision. Open it on another device to go on, to look, or to merge.";
    SHARE_FILE = "Gửi tệp…", "分享文件…", "Share the file…";
    CURRENT = "Tệp đã có mọi quyết định tới nay.", "文件已包含至今的全部决定。", "The file has every decision so far.";
    CHANGED_SINCE = "Giải đã thay đổi sau khi lưu tệp.", "存文件之后比赛又有变动。", "The event has changed since the file was saved.";
    NEVER_SAVED = "Chưa lưu tệp nào từ máy này.", "本机尚未存过文件。", "No file was saved from this device yet.";
    OTHER_COPY = "Tệp của máy khác", "其他设备的文件", "A file from another device";
    OTHER_COPY_HINT = "Tệp của giải này sẽ được gộp; tệp của giải khác thành giải riêng. Xem trước rồi mới nhận.", "本比赛的文件可合并；其他比赛的文件另成一场。先预览，再接受。", "A file of this event is merged; of another one it becomes an event beside it. You look before anything is taken.";
    PRINT = "In", "打印", "Print";
    SAFETY = "Dữ liệu trên máy này", "本机数据", "The data on this device";
    ASKING = "Đang hỏi trình duyệt…", "正在询问浏览器…", "Asking the browser…";
    KEPT = "Trình duyệt hứa giữ dữ liệu, chỉ người dùng mới xóa được.", "浏览器承诺保留数据，只有用户自己能清除。", "The browser promises to keep the data; only a person can clear them.";
    NOT_KEPT = "Trình duyệt có thể tự xóa dữ liệu khi máy thiếu chỗ. Hãy lưu tệp thường xuyên.", "空间不足时浏览器可能自行清除数据。请经常存文件。", "The browser may clear the data when room runs out. Save files often.";
    NO_PROMISES = "Trình duyệt này không hứa gì về dữ liệu. Hãy lưu tệp thường xuyên.", "此浏览器不作任何承诺。请经常存文件。", "This browser makes no promises about the data. Save files often.";
    REFUSED = "Trình duyệt chưa đồng ý. Cài ứng dụng vào màn hình chính thường làm nó đồng ý.", "浏览器暂未同意。把应用安装到主屏幕通常就会同意。", "The browser has not agreed. Installing the app usually makes it agree.";
}

/// "Last file 31/03/2024 13:30".
pub fn last_file(language: Language, at: Stamp) -> String {
    let at = format::moment(language, at);
    say!(language, "Tệp gần nhất: {at}.", "最近的文件：{at}。", "Last file: {at}.")
}

/// "3 MB used of 2,000 MB".
pub fn room(language: Language, used: u64, quota: u64) -> String {
    let (used, quota) = (used.div_ceil(1_000_000), quota / 1_000_000);
    say!(
        language,
        "Đã dùng {used} MB trong khoảng {quota} MB.",
        "已用{used} MB，共约{quota} MB。",
        "{used} MB used of about {quota} MB."
    )
}
