//! The words of the round: pairings, results, corrections, the second pass.
use super::{Language, common, say, texts};
use crate::regulation::{Outcome, Played};
use crate::tournament::SitOut;
use crate::units::{HalfPoints, Side};

texts! {
    RESULT = "Kết quả", "结果", "Result";
    RED_WINS = "Tiên thắng", "红胜", "Red wins";
    DRAW = "Hòa", "和", "Draw";
    BLACK_WINS = "Hậu thắng", "黑胜", "Black wins";
    BOTH_LOSE = "Cả hai bị xử thua", "双方判负", "Both lose by ruling";
    RED_ABSENT = "Tiên bỏ cuộc, hậu thắng", "红方弃权，黑胜", "Red forfeits, Black wins";
    BLACK_ABSENT = "Hậu bỏ cuộc, tiên thắng", "黑方弃权，红胜", "Black forfeits, Red wins";
    BOTH_ABSENT = "Cả hai bỏ cuộc", "双方弃权", "Both forfeit";
    OTHER = "Khác…", "其他…", "Other…";
    OTHER_RESULTS = "Kết quả khác", "其他结果", "Other results";
    OPEN = "Chưa có kết quả", "尚无结果", "No result yet";
    CLEAR = "Xóa kết quả", "清除结果", "Clear the result";
    PAIRING_BYE = "Miễn đấu", "轮空", "Bye";
    REQUESTED_BYE = "Xin nghỉ", "请假", "Requested bye";
    ABSENCE = "Vắng mặt", "缺席", "Absent";
    NOT_ENTERED = "Chưa vào giải", "尚未参赛", "Not yet entered";
    CORRECT = "Sửa kết quả", "更正结果", "Correct the result";
    BEFORE = "Trước", "之前", "Before";
    AFTER = "Sau", "之后", "After";
    REASON = "Lý do", "原因", "Reason";
    REASON_HINT = "Ai báo, phiếu nào", "谁报告的，哪张记录单", "Who said so, which slip";
    KEPT_AND_FLAGGED = "Bảng cặp các vòng sau giữ nguyên và được đánh dấu.", "后面各轮的编排保留并作标记。", "The pairs of later rounds are kept and flagged.";
    CORRECT_ONLY = "Sửa, giữ bảng cặp", "更正，保留编排", "Correct, keep the pairs";
    LATER_ROUNDS_STAND = "Các vòng sau giữ nguyên: vòng tròn không bốc lại theo kết quả.", "后面各轮不变：循环赛不按结果编排。", "Later rounds stay: a round robin is not paired by results.";
    CHECK = "Nhập lại để kiểm tra", "再录一遍核对", "Type again to check";
    CHECK_HINT = "Nhập lại mọi kết quả từ phiếu. Chỗ khác sẽ được chỉ ra.", "照记录单再录一遍，不同之处会标出。", "Type every result again from the slips. Differences are pointed out.";
    CHECKED = "Đã kiểm tra hai lần", "已核对两遍", "Checked twice";
    CHECK_DONE = "Ghi là đã kiểm tra", "记为已核对", "Record as checked";
    STOP_CHECK = "Thôi kiểm tra", "停止核对", "Stop checking";
    PAIR_ALL = "Bốc cặp mọi vòng", "编排全部轮次", "Pair all rounds";
    UNPAIR = "Hủy bảng cặp", "撤销编排", "Take the pairing back";
    PRINT_PAIRINGS = "In bảng cặp", "打印对阵表", "Print the pairings";
    NOT_PAIRED = "Vòng này chưa bốc cặp", "本轮尚未编排", "This round is not paired yet";
    KEY_BOARD = "bàn", "台", "board";
    KEY_RED = "bên trái thắng", "左方胜", "left wins";
    KEY_DRAW = "hòa", "和", "draw";
    KEY_BLACK = "bên phải thắng", "右方胜", "right wins";
    KEY_CLEAR = "xóa", "清除", "clear";
    KEY_WHY = "vì sao", "为什么", "why";
    WHY_PAIRED = "Vì sao gặp nhau", "为何相遇", "Why they meet";
    BOARD_LIST = "Các bàn", "各台", "Boards";
    ADD_NOTE = "Ghi chú", "备注", "Note";
    FOUL = "Lỗi, trừ điểm", "犯规、扣分", "Foul, deduction";
    FOUL_OF = "Lỗi của ai", "谁犯规", "Whose foul";
    N_FOULS = "Số lỗi", "犯规次数", "Fouls";
    DEDUCTION = "Trừ điểm", "扣分", "Points off";
    WHEN = "Giờ đấu", "比赛时间", "Playing time";
    WHEN_HINT = "ngày giờ tại nơi thi đấu, ví dụ 31/03/2024 13:30", "赛场当地时间，如 2024年3月31日 13:30", "local time at the venue, such as 31/03/2024 13:30";
    WHEN_FAULT = "Không đọc được ngày giờ này", "无法识别这个时间", "This date and time cannot be read";
}

/// How a game ended.
pub fn outcome(language: Language, outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => OPEN,
        Some(Outcome::Played(Played::RedWins)) => RED_WINS,
        Some(Outcome::Played(Played::Draw)) => DRAW,
        Some(Outcome::Played(Played::BlackWins)) => BLACK_WINS,
        Some(Outcome::Played(Played::BothLose)) => BOTH_LOSE,
        Some(Outcome::Forfeit { absent: Side::Red }) => RED_ABSENT,
        Some(Outcome::Forfeit { absent: Side::Black }) => BLACK_ABSENT,
        Some(Outcome::DoubleForfeit) => BOTH_ABSENT,
    }
    .of(language)
}

/// How a forfeit is written where there is little room: `+ –`.
pub const fn forfeit_mark(outcome: Outcome) -> Option<&'static str> {
    match outcome {
        Outcome::Forfeit { absent: Side::Red } => Some("– +"),
        Outcome::Forfeit { absent: Side::Black } => Some("+ –"),
        Outcome::DoubleForfeit => Some("– –"),
        Outcome::Played(Played::BothLose) => Some("0 0"),
        Outcome::Played(Played::RedWins | Played::Draw | Played::BlackWins) => None,
    }
}

/// Why somebody has no game.
pub const fn sit_out(language: Language, why: SitOut) -> &'static str {
    match why {
        SitOut::PairingBye => PAIRING_BYE,
        SitOut::RequestedBye => REQUESTED_BYE,
        SitOut::Absence => ABSENCE,
        SitOut::NotEntered => NOT_ENTERED,
    }
    .of(language)
}

/// "Rounds 1 to 7 are paired".
pub fn paired_through(l: Language, first: u16, last: u16) -> String {
    say!(
        l,
        "Đã bốc cặp các vòng {first}–{last}",
        "已编排第{first}至{last}轮",
        "Rounds {first} to {last} are paired"
    )
}

/// "−1, 2 fouls: talked": a line of the ledger.
pub fn sanction(l: Language, fouls: u8, deduction: HalfPoints, why: &str) -> String {
    let off = (deduction != HalfPoints::ZERO).then(|| format!("−{deduction}"));
    let fouls = (fouls > 0).then(|| match l {
        Language::Vietnamese => format!("{fouls} lỗi"),
        Language::Chinese => format!("犯规{fouls}次"),
        Language::English if fouls == 1 => "1 foul".to_owned(),
        Language::English => format!("{fouls} fouls"),
    });
    let what = off.into_iter().chain(fouls).collect::<Vec<_>>().join(say!(l, ", ", "，", ", ").as_str());
    common::titled(l, &what, why)
}

/// "The second typing says 0–1."
pub fn second_typing_differs(language: Language, second: &str) -> String {
    match language {
        Language::Vietnamese => format!("Lần nhập thứ hai khác: {second}. Hãy xem lại phiếu kết quả."),
        Language::Chinese => format!("第二遍录入不同：{second}。请核对记录单。"),
        Language::English => format!("The second typing differs: {second}. Look at the result slip."),
    }
}

/// "Keep Red wins".
pub fn keep(language: Language, outcome: &str) -> String {
    match language {
        Language::Vietnamese => format!("Giữ: {outcome}"),
        Language::Chinese => format!("保留：{outcome}"),
        Language::English => format!("Keep: {outcome}"),
    }
}

/// "Take Black wins".
pub fn take(language: Language, outcome: &str) -> String {
    match language {
        Language::Vietnamese => format!("Lấy: {outcome}"),
        Language::Chinese => format!("改为：{outcome}"),
        Language::English => format!("Take: {outcome}"),
    }
}

/// "12 of 14 agree".
pub fn checked_so_far(language: Language, n: usize, of: usize) -> String {
    match language {
        Language::Vietnamese => format!("Đã nhập lại khớp {n}/{of} ván"),
        Language::Chinese => format!("已核对一致 {n}/{of} 局"),
        Language::English => format!("{n} of {} typed again and equal", common::counted(of, "game")),
    }
}

/// "Paired before a result of round 1 was corrected".
pub fn paired_before_correction(language: Language, round: u16) -> String {
    match language {
        Language::Vietnamese => format!("Bảng cặp này có trước khi sửa một kết quả ở vòng {round}."),
        Language::Chinese => format!("本轮编排之后，第{round}轮有结果被更正。"),
        Language::English => format!("Paired before a result of round {round} was corrected."),
    }
}

/// "Correct and pair round 2 again".
pub fn correct_and_pair_again(language: Language, round: u16) -> String {
    say!(
        language,
        "Sửa và bốc cặp lại vòng {round}",
        "更正并重新编排第{round}轮",
        "Correct and pair round {round} again"
    )
}

/// "Pair round 2 again".
pub fn pair_again(language: Language, round: u16) -> String {
    say!(language, "Bốc cặp lại vòng {round}", "重新编排第{round}轮", "Pair round {round} again")
}

/// "Round 2 has 3 results. To pair it again, type 2: they leave the tables and stay in the log."
pub fn type_to_pair_again(language: Language, round: u16, n: usize) -> String {
    let results = common::counted(n, "result");
    say!(
        language,
        "Vòng {round} đã có {n} kết quả. Muốn bốc cặp lại, gõ {round}: các kết quả ấy rời bảng và vẫn còn trong nhật ký.",
        "第{round}轮已有{n}个结果。要重新编排请输入{round}：这些结果移出成绩表，仍留在日志中。",
        "Round {round} has {results}. To pair it again, type {round}: they leave the tables and stay in the log.",
    )
}

/// "1½ points for the bye".
pub fn sit_out_points(language: Language, why: SitOut, points: &str) -> String {
    let why = sit_out(language, why);
    match language {
        Language::Vietnamese => format!("{why} · {points} điểm"),
        Language::Chinese => format!("{why} · {points}分"),
        Language::English => format!("{why} · {}", common::points(points)),
    }
}
