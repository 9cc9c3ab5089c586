//! What does the Swiss engine say? Sentences for its facts, each with its article.
pub mod by_hand;
mod no_round;
mod pair;
pub mod rules;
mod why_not;

pub use no_round::{no_round, way_out};
pub use pair::{bye_reason, given_up_word, reasons};
pub use why_not::why_not;

use super::Text;
use crate::pairing::swiss::Seat;
use crate::units::{HalfPoints, Tenths};

/// Every text about Swiss rounds.
pub const ALL: &[&[(&str, Text)]] = &[by_hand::ALL, pair::ALL, rules::ALL, why_not::ALL];

/// How a seat is called.
pub type Name<'a> = &'a dyn Fn(Seat) -> String;

/// Points as arbiters write them: halves as a fraction, other tenths with a point.
fn points(points: Tenths) -> String {
    if points.0 % 5 == 0 { HalfPoints(points.0 / 5).to_string() } else { points.to_string() }
}

/// "2½ points".
pub fn with_points(language: super::Language, of: Tenths) -> String {
    let points = points(of);
    super::say!(language, "{points} điểm", "{points}分", "{points} pts")
}

/// A list of names or numbers.
fn list(language: super::Language, items: impl Iterator<Item = String>) -> String {
    let comma = match language {
        super::Language::Chinese => "、",
        super::Language::Vietnamese | super::Language::English => ", ",
    };
    items.collect::<Vec<_>>().join(comma)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::swiss::{Entrant, Field, PointScheme, WayOut, WhyNot, pair as pair_round};
    use crate::units::Side;
    use crate::words::Language;

    fn name(seat: Seat) -> String {
        format!("#{}", seat.0 + 1)
    }

    fn field(n: u32) -> Field {
        let entrant =
            |number| Entrant { number, is_here: true, past: Vec::new(), virtual_points: Vec::new() };
        Field {
            n_rounds: 5,
            points: PointScheme::default(),
            first_side: Some(Side::Red),
            entrants: (1..=n).map(entrant).collect(),
            forbidden: Vec::new(),
            rematches: Vec::new(),
        }
    }

    #[test]
    fn a_pair_is_explained_in_each_language_with_articles() {
        let field = field(5);
        let round = pair_round(&field).expect("a round");
        for (language, group, sides) in [
            (Language::Vietnamese, "Nhóm 0 điểm, 5 người.", "#1 đi tiên, #3 đi hậu. Chưa ai có ván nào"),
            (Language::Chinese, "0分组，5人。", "#1先手，#3后手。双方均未对局"),
            (Language::English, "Group of 0 points, players: 5.", "#1 has red, #3 black. Neither has played"),
        ] {
            let reasons = reasons(language, &field, &round, &round.pairs[0], &name);
            assert_eq!(reasons[0].text, group);
            assert!(reasons[2].text.starts_with(sides), "{:?}", reasons[2]);
            assert_eq!((reasons[1].article, reasons[2].article), ("C.04.3 1.7", "C.04.3 5.2.5"));
            assert!(bye_reason(language, &round, &name).is_some_and(|reason| reason.text.contains("#5")));
        }
    }

    #[test]
    fn why_not_names_the_criterion_and_by_how_much() {
        let why = WhyNot::Worse {
            score: Tenths(25),
            criterion: crate::pairing::swiss::Criterion::C12,
            due: crate::pairing::swiss::Cost::Count(1),
            forced: crate::pairing::swiss::Cost::Count(3),
        };
        let reason = why_not(Language::English, &why, (Seat(0), Seat(3)), &name);
        assert_eq!(
            reason.text,
            "Group of 2½ points: players without the side that is due would be 3 instead of 1."
        );
        assert_eq!(reason.article, "C.04.3 C12");
        let met = why_not(Language::Vietnamese, &WhyNot::HaveMet(2), (Seat(0), Seat(3)), &name);
        assert_eq!((met.text.as_str(), met.article), ("Hai người đã gặp nhau ở vòng 2.", "C.04.3 C1"));
    }

    #[test]
    fn o09_a_way_out_names_the_people() {
        let again = WayOut::Rematches(vec![(Seat(0), Seat(3)), (Seat(1), Seat(2))]);
        assert_eq!(way_out(Language::English, &again, &name), "Let these meet again: #1 – #4, #2 – #3.");
        assert_eq!(
            way_out(Language::Chinese, &WayOut::Byes(vec![Seat(3), Seat(4)]), &name),
            "本轮休息：#4、#5。"
        );
    }
}
