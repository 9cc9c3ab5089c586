//! The words of the screen with the prizes and the places in the next stage.
use super::texts;

texts! {
    TITLE = "Giải thưởng và suất", "奖金与出线", "Prizes and places";
    HINT = "Ai được thưởng bao nhiêu, ai vào vòng sau", "获奖金额与出线名单", "Who is paid how much, and who passes";
    NOT_FINAL = "giải chưa đấu xong, chưa chính thức", "比赛未结束，非最终结果", "the event is not over; not final";
    NOTHING = "Điều lệ không có giải thưởng, cũng không chọn người vào vòng sau", "规程没有设奖金，也没有出线名额", "The regulation has no prizes and nobody passes";
    NOTHING_HINT = "Thêm được trong Điều lệ.", "可在竞赛规程中添加。", "Both can be added in Regulations.";
}
