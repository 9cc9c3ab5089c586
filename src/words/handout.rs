//! The words of what people take with them: the page of an event, tables for spreadsheets, pictures.
use super::{Language, say, texts};

texts! {
    OUT = "Cho người khác", "给其他人", "For others";
    PAGE = "Trang của giải (HTML)", "比赛网页（HTML）", "Page of the event (HTML)";
    PAGE_HINT = "Gửi cho kỳ thủ: mở trên điện thoại không cần mạng, tìm được tên, có ba thứ tiếng.", "发给棋手：手机上无需网络即可打开，可查姓名，三种语言。", "To send to players: opens on a phone without a network, finds names, has three languages.";
    BOOK = "Mọi bảng (Excel)", "所有表格（Excel）", "All tables (Excel)";
    BOOK_HINT = "Xếp hạng, bảng chéo, cặp đấu mọi vòng và danh sách trong một tệp, mỗi bảng một trang tính.", "名次、交叉表、各轮对阵和名单在一个文件中，每表一页。", "Standings, cross table, pairings of every round and the list in one file, a sheet each.";
    PAIRINGS = "Cặp đấu", "对阵表", "Pairings";
    AS_BOOK = "Excel", "Excel", "Excel";
    AS_CSV = "CSV", "CSV", "CSV";
    SAVE_PICTURE = "Lưu ảnh", "保存图片", "Save a picture";
    SHARE_PICTURE = "Gửi ảnh…", "分享图片…", "Share a picture…";
    WITH_PHONES = "Ghi cả số điện thoại vào danh sách và vào tệp mọi bảng", "名单和所有表格文件中写入电话", "Put phone numbers into the list and the file of all tables";
    TRF = "Tệp TRF (Swiss-Manager, chess-results)", "TRF 文件（Swiss-Manager、chess-results）", "TRF file (Swiss-Manager, chess-results)";
    TRF_HINT = "Cho chương trình bốc cặp và tính hệ số: tên viết không dấu, có ngày sinh và mã số kỳ thủ.", "供编排和等级分程序使用：姓名不带声调，含出生日期和棋手编号。", "For pairing and rating programs: names in plain letters, with dates of birth and players' ids.";
    NUMBER = "Số", "编号", "No.";
    BIRTH = "Ngày sinh", "出生日期", "Date of birth";
    PROVINCE = "Tỉnh thành", "省市", "Province";
    FEDERATION = "Liên đoàn", "协会", "Federation";
    MEMBER_ID = "Mã số", "棋手编号", "Player id";
    ABOUT = "Về tệp này", "关于本文件", "About this file";
    NO_ROUND = "Chưa có vòng nào được công bố.", "尚未公布任何一轮。", "No round is published yet.";
    NO_STANDINGS = "Chưa có vòng nào đấu xong.", "尚无完成的轮次。", "No round is complete yet.";
    LATEST = "Trang này không tự cập nhật. Trong hai bản của cùng một giải, bản có số lớn hơn là bản mới hơn.", "本页不会自动更新。同一比赛的两个版本中，编号大的较新。", "This page does not update itself. Of two versions of one event the higher number is the newer.";
    BY_OPPONENTS = "Cột: đối thủ theo thứ hạng. ● đi tiên, ○ đi hậu, * bỏ cuộc, ( ) không tính.", "列：按名次排列的对手。● 执红，○ 执黑，* 弃权，( ) 不计。", "Columns: opponents by place. ● with red, ○ with black, * forfeit, ( ) not counted.";
    BY_ROUNDS = "Mỗi ô: hạng của đối thủ, rồi điểm. ● đi tiên, ○ đi hậu, * bỏ cuộc, · không có ván, ( ) không tính.", "每格：对手名次，然后是得分。● 执红，○ 执黑，* 弃权，· 无对局，( ) 不计。", "Each cell: the opponent's place, then points. ● with red, ○ with black, * forfeit, · no game, ( ) not counted.";
}

/// "1 to 40 of 120": which rows of a long table a picture shows.
pub fn rows(language: Language, first: usize, last: usize, of: usize) -> String {
    say!(language, "{first}–{last} trong {of}", "第{first}–{last}行，共{of}行", "{first} to {last} of {of}")
}

/// "Handed over: Cup-v57.html".
pub fn saved_as(language: Language, name: &str) -> String {
    say!(language, "Đã giao tệp: {name}", "已交出文件：{name}", "Handed over: {name}")
}
