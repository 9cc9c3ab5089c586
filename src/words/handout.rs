//! The words of what people take with them: the page of an event, tables for spreadsheets, pictures.
use super::{Language, say, texts};

texts! {
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
