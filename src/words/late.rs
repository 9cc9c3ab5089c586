//! The words of a round's start: the clock, who is late, defaults.
use super::{Language, Text, common, say, texts};
use crate::tournament::Arrival;
use crate::units::Millis;

texts! {
    START = "Bắt đầu vòng", "本轮开始", "Start the round";
    STARTED = "Đã bắt đầu", "已开始", "Started";
    LIMIT_OVER = "Đã hết giờ chờ", "等候时间已到", "The waiting time is over";
    ABSENTEES = "Ghi người chưa đến", "登记未到者", "Note who is not there";
    ABSENTEES_DONE = "Xong", "完成", "Done";
    ABSENTEES_HINT = "Bấm tên người chưa đến. Hết giờ chờ, phần mềm đề nghị xử thua; trọng tài xác nhận.", "点未到者姓名。时间一到，程序建议判负，由裁判确认。", "Press the name of whoever is not there. When the time is over a default is proposed; the arbiter confirms it.";
    MISSING = "Chưa đến", "未到", "Not there";
    CAME = "Đã đến", "已到", "Has come";
    THERE = "có mặt từ đầu", "开始时在场", "there from the start";
    OVERDUE = "Quá giờ chờ", "已超时", "Overdue";
    PROPOSED = "Đề nghị xử thua vì không đến", "建议因未到判负", "Defaults proposed";
    CONFIRM = "Xác nhận", "确认", "Confirm";
    CONFIRM_ALL = "Xác nhận tất cả", "全部确认", "Confirm all";
    OUT = "Bị loại khỏi giải vì bỏ cuộc", "因弃权取消资格", "Out of the event by default";
    TAKE_OUT = "Loại khỏi giải", "取消资格", "Take out";
    KEEP_IN = "Cho ở lại", "保留资格", "Keep in";
}

/// What is noted of somebody at the start.
pub const fn arrival(arrival: Option<Arrival>) -> Text {
    match arrival {
        Some(Arrival::Missing) => MISSING,
        Some(Arrival::Came) => CAME,
        None => THERE,
    }
}

/// "12:34": minutes and seconds, rounded up, so that 0:00 is not shown before the time is over.
pub fn countdown(left: Millis) -> String {
    let seconds = (left.0 + 999) / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// "Default in 12:34".
pub fn default_in(language: Language, left: Millis) -> String {
    let left = countdown(left);
    say!(language, "Xử thua sau {left}", "{left}后判负", "Default in {left}")
}

/// "Confirm Black absent: Board 4".
pub fn confirm_at(language: Language, board: u16, outcome: &str) -> String {
    let said = say!(language, "Xác nhận {outcome}", "确认{outcome}", "Confirm {outcome}");
    common::titled(language, &common::board(language, board), &said)
}

/// "4:10 late: take it off red's clock".
pub fn late_by(language: Language, late: Millis) -> String {
    let late = countdown(late);
    say!(
        language,
        "Đến muộn {late}: trừ vào đồng hồ",
        "迟到{late}：从棋钟扣除",
        "{late} late: take it off the clock"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_countdown_shows_zero_only_when_the_time_is_over() {
        let table = [
            (0, "0:00"),
            (1, "0:01"),
            (999, "0:01"),
            (1_000, "0:01"),
            (754_000, "12:34"),
            (900_000, "15:00"),
        ];
        for (left, due) in table {
            assert_eq!(countdown(Millis(left)), due);
        }
    }
}
