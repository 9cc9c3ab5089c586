//! Why is there no round, and what can be done? (Case O09.)
use super::{Name, list};
use crate::pairing::swiss::{FieldFault, NoLegalPairing, NoRound, Seat, WayOut};
use crate::words::{Language, say};

/// Why no round was paired; nothing has changed.
pub fn no_round(language: Language, why: &NoRound, name: Name) -> Vec<String> {
    match why {
        NoRound::Faulty(faults) => faults.iter().map(|&fault| fault_line(language, fault, name)).collect(),
        NoRound::NoLegalPairing(why) => vec![no_legal_pairing(language, why, name)],
    }
}

fn no_legal_pairing(language: Language, why: &NoLegalPairing, name: Name) -> String {
    let l = language;
    match why {
        NoLegalPairing::Nobody => {
            say!(l, "Không có ai đấu vòng này.", "本轮无人参赛。", "Nobody takes part in this round.")
        }
        NoLegalPairing::NobodyForTheBye { n_here } => say!(
            l,
            "Có {n_here} người, số lẻ, nhưng không ai còn được miễn đấu.",
            "本轮{n_here}人，为单数，但无人可再轮空。",
            "The number is odd ({n_here}), and nobody may have the bye any more.",
        ),
        NoLegalPairing::NoOpponent(seats) => {
            let who = list(l, seats.iter().map(|&seat| name(seat)));
            say!(
                l,
                "Không còn đối thủ nào: {who}.",
                "已无对手可排：{who}。",
                "Nobody is left to meet: {who}.",
            )
        }
        NoLegalPairing::NotAllAtOnce => say!(
            l,
            "Ai cũng còn đối thủ, nhưng không thể xếp đủ cặp cho tất cả cùng lúc.",
            "每人都还有对手，但无法同时全部配对。",
            "Everyone still has somebody to meet, but they cannot all be paired at once.",
        ),
    }
}

fn fault_line(language: Language, fault: FieldFault, name: Name) -> String {
    // Long because it is one table: a line for every fault there is.
    let l = language;
    match fault {
        FieldFault::TooLarge => say!(
            l,
            "Quá nhiều người hoặc quá nhiều vòng.",
            "人数或轮数过多。",
            "Too many players or too many rounds."
        ),
        FieldFault::AllPaired => {
            say!(l, "Mọi vòng đều đã bốc cặp.", "各轮均已编排。", "All rounds are paired.")
        }
        FieldFault::FirstSideNotDrawn => say!(
            l,
            "Chưa bốc thăm ai đi tiên ở bàn 1 vòng 1.",
            "尚未抽定首轮第一台的先后手。",
            "Who has red on board 1 of round 1 has not been drawn.",
        ),
        FieldFault::TooManyScores => {
            say!(l, "Quá nhiều mức điểm khác nhau.", "不同的积分过多。", "Too many different scores.")
        }
        FieldFault::ForbiddenPair(a, b) => {
            let (a, b) = (name(a), name(b));
            say!(
                l,
                "Cặp bị cấm không hợp lệ: {a}, {b}.",
                "禁止相遇的一对无效：{a}、{b}。",
                "This ban names no two players: {a}, {b}."
            )
        }
        FieldFault::Opponent { seat, round } => {
            let who = name(seat);
            say!(
                l,
                "{who}, vòng {round}: không có đối thủ đó.",
                "{who}，第{round}轮：没有此对手。",
                "{who}, round {round}: there is no such opponent."
            )
        }
        FieldFault::NotMirrored { seat, round } => {
            let who = name(seat);
            say!(
                l,
                "{who}, vòng {round}: hai người ghi khác nhau về ván này.",
                "{who}，第{round}轮：双方的记录不一致。",
                "{who}, round {round}: the two say different things of this game.",
            )
        }
        FieldFault::Points(seat) => match seat.map(name) {
            Some(who) => {
                say!(l, "{who}: điểm vượt giới hạn.", "{who}：分数超出范围。", "{who}: points out of bounds.")
            }
            None => {
                say!(l, "Thang điểm vượt giới hạn.", "计分标准超出范围。", "The scoring is out of bounds.")
            }
        },
    }
}

/// A way out, as a proposal.
pub fn way_out(language: Language, way: &WayOut, name: Name) -> String {
    let l = language;
    let pairs =
        |pairs: &[(Seat, Seat)]| list(l, pairs.iter().map(|&(a, b)| format!("{} – {}", name(a), name(b))));
    match way {
        WayOut::Rematches(again) => {
            let again = pairs(again);
            say!(l, "Cho gặp lại: {again}.", "允许再次相遇：{again}。", "Let these meet again: {again}.")
        }
        WayOut::LiftBans(bans) => {
            let bans = pairs(bans);
            say!(l, "Bỏ lệnh cấm: {bans}.", "取消禁止：{bans}。", "Lift the ban: {bans}.")
        }
        WayOut::Byes(seats) => {
            let who = list(l, seats.iter().map(|&seat| name(seat)));
            say!(l, "Cho nghỉ vòng này: {who}.", "本轮休息：{who}。", "Let these sit out: {who}.")
        }
        WayOut::EndStage => say!(l, "Kết thúc giai đoạn ở đây.", "本阶段到此结束。", "End the stage here."),
    }
}
