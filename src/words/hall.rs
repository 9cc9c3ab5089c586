//! The words of the screen in the hall.
use super::{Language, say, texts};
use crate::units::Millis;

texts! {
    BY_BOARD = "Theo bàn", "按台号", "By board";
    BY_NAME = "Theo tên", "按姓名", "By name";
    PAUSED = "Dừng trang", "已暂停翻页", "Paused";
    PAGE = "Trang", "页", "Page";
    NOT_YET = "Bảng cặp chưa công bố", "对阵尚未公布", "The pairings are not published yet";
    BACK = "Về vòng đấu", "回到本轮", "Back to the round";
}

/// "Standings after round 3".
pub fn standings_after(l: Language, round: u16) -> String {
    say!(l, "Xếp hạng sau vòng {round}", "第{round}轮后名次", "Standings after round {round}")
}

/// "Starts in 1:04:09".
pub fn starts_in(l: Language, left: Millis) -> String {
    let left = span(left);
    say!(l, "Bắt đầu sau {left}", "{left}后开始", "Starts in {left}")
}

/// Hours, if there are any, minutes and seconds; rounded up, so that 0:00 means that it is time.
fn span(left: Millis) -> String {
    let seconds = (left.0 + 999) / 1_000;
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_wait_is_said_in_hours() {
        for (ms, due) in [(0, "0:00"), (1, "0:01"), (61_000, "1:01"), (3_849_000, "1:04:09")] {
            assert_eq!(span(Millis(ms)), due, "{ms}");
        }
    }
}
