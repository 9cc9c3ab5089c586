//! The words that every screen shares.
use super::{Language, texts};

texts! {
    SKIP = "Tới phần chính", "跳到正文", "Skip to the main part";
    ROUND = "Vòng", "轮次", "Round";
    STANDINGS = "Xếp hạng", "名次", "Standings";
    PEOPLE = "Kỳ thủ", "棋手", "Players";
    MORE = "Thêm", "更多", "More";
    ROUNDS = "Các vòng", "各轮", "Rounds";
    PARTS = "Các phần", "各部分", "Parts";
    NEXT_ACT = "Việc cần làm", "下一步", "What to do now";
    DONE = "Xong", "完成", "Done";
    NOT_YET = "Chưa", "未开始", "Not yet";
    SAVED = "Đã lưu", "已保存", "Saved";
    SAVING = "Đang lưu", "正在保存", "Saving";
    NOT_SAVED = "CHƯA LƯU", "未保存", "NOT SAVED";
    UNDO = "Hoàn tác", "撤销", "Undo";
    REDO = "Làm lại", "重做", "Redo";
    CLOSE = "Đóng", "关闭", "Close";
    CANCEL = "Bỏ", "取消", "Cancel";
    OPEN = "Mở", "打开", "Open";
    SAVE = "Lưu", "保存", "Save";
    PRINT = "In", "打印", "Print";
    RED = "Tiên", "红", "Red";
    BLACK = "Hậu", "黑", "Black";
    BOARD = "Bàn", "台", "Board";
    CLUB = "Đơn vị", "单位", "Club";
    POINTS = "Điểm", "积分", "Points";
    NUMBER = "Số thăm", "签号", "No.";
    WHY = "Vì sao", "为什么", "Why";
    LANGUAGE = "Ngôn ngữ", "语言", "Language";
    THEME = "Màn hình", "外观", "Screen";
    THEME_AUTO = "Tự động", "自动", "Automatic";
    THEME_LIGHT = "Giấy", "纸", "Paper";
    THEME_DARK = "Mực", "墨", "Ink";
    THEME_SUN = "Nắng", "日光", "Sunlight";
    EXPORT_NOW = "Xuất tệp ngay", "立即导出文件", "Export the file now";
    TRY_AGAIN = "Thử lại", "重试", "Try again";
    LATER = "Để sau", "稍后", "Later";
    UPDATE = "Cập nhật", "更新", "Update";
    UPDATE_READY = "Có bản mới. Giải đang chạy vẫn nguyên.", "有新版本。进行中的比赛不受影响。", "A new version is ready. The running event stays as it is.";
    READER = "Giải này đang mở ở cửa sổ khác. Ở đây chỉ xem.", "此比赛已在另一个窗口打开，这里只能查看。", "This event is open in another window. Here you can only look.";
    TAKE_OVER = "Chuyển sang cửa sổ này", "在此窗口接管", "Take over here";
    STANDS = "Mọi thứ trước đó vẫn nguyên.", "此前的一切不变。", "Everything before stays as it was.";
    EVENT_COMING = "Đang đọc giải từ máy này…", "正在从本机读取比赛……", "Reading the event from this device…";
    PART_COMING = "Đang tải phần này…", "正在载入此部分…", "Loading this part…";
    LOADING_FAILED = "Không mở được giải", "无法打开比赛", "The event could not be opened";
    BACK_TO_EVENTS = "Về danh sách giải", "回到比赛列表", "Back to the events";
    PART_MISSING = "Chưa tải được phần này của ứng dụng. Những gì đã nhập vẫn nguyên. Hãy kiểm tra mạng rồi thử lại, hoặc tải lại trang.", "应用的这一部分未能载入。已录入的内容不受影响。请检查网络后重试，或刷新页面。", "This part of the app could not be loaded. What was entered is untouched. Check the network and try again, or reload the page.";
    NO_SUCH_PAGE = "Không có trang này", "没有这个页面", "There is no such page";
}

/// "Round 3".
pub fn round(language: Language, no: u16) -> String {
    match language {
        Language::Vietnamese => format!("Vòng {no}"),
        Language::Chinese => format!("第{no}轮"),
        Language::English => format!("Round {no}"),
    }
}

/// "Board 5".
pub fn board(language: Language, no: u16) -> String {
    match language {
        Language::Vietnamese => format!("Bàn {no}"),
        Language::Chinese => format!("第{no}台"),
        Language::English => format!("Board {no}"),
    }
}

/// "4 boards open".
pub fn boards_open(language: Language, n: usize) -> String {
    match language {
        Language::Vietnamese => format!("Còn {n} bàn"),
        Language::Chinese => format!("还差{n}台"),
        Language::English => format!("{n} open"),
    }
}

/// "Game 2".
pub fn game(language: Language, no: u8) -> String {
    match language {
        Language::Vietnamese => format!("Ván {no}"),
        Language::Chinese => format!("第{no}局"),
        Language::English => format!("Game {no}"),
    }
}

/// "Game 2: Red wins": a head and what is said of it.
pub fn titled(language: Language, head: &str, said: &str) -> String {
    match language {
        Language::Vietnamese | Language::English => format!("{head}: {said}"),
        Language::Chinese => format!("{head}：{said}"),
    }
}

/// "Round 1, Board 2": what stands in what.
pub fn within(language: Language, outer: &str, inner: &str) -> String {
    match language {
        Language::Vietnamese | Language::English => format!("{outer}, {inner}"),
        Language::Chinese => format!("{outer}，{inner}"),
    }
}

/// "1 board", "4 boards", in English.
pub fn counted(n: usize, one: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {one}s") }
}

/// "1½ points", "1 point", in English.
pub fn points(written: &str) -> String {
    let word = if matches!(written, "1" | "½") { "point" } else { "points" };
    format!("{written} {word}")
}
