//! How many points would it be at 1–½–0? (C.07 art. 7.7.)
//!
//! A game counts by who won it, a round without one by what it paid. Where both lose nobody scores,
//! although both have as much: so it is in FIDE's own program too.
use super::Addend;
use crate::regulation::{Outcome, Played};
use crate::standings::score::{Fate, Score, Seat, Slot};
use crate::units::Side;
use std::cmp::Ordering;

/// Half points: 2 for a win, or for more than a draw without playing; 1 for a draw, or for as much.
pub fn addends(score: &Score, seat: Seat, into: &mut Vec<Addend>) {
    let standard = |slot: &Slot| match slot.fate {
        Fate::Game { side, outcome, .. } => Some(halves(outcome, side)),
        Fate::SatOut(_) => Some(match slot.points.cmp(&score.worth.draw) {
            Ordering::Greater => 2,
            Ordering::Equal => 1,
            Ordering::Less => 0,
        }),
        Fate::Annulled { .. } | Fate::Open { .. } => None,
    };
    into.extend(score.slots[seat].iter().filter_map(|slot| Some(Addend::of_slot(slot, standard(slot)?))));
}

/// What a game is worth at 1–½–0, in halves.
pub fn halves(outcome: Outcome, side: Side) -> i64 {
    match outcome {
        Outcome::Played(Played::Draw) => 1,
        Outcome::Played(Played::RedWins | Played::BlackWins | Played::BothLose)
        | Outcome::Forfeit { .. }
        | Outcome::DoubleForfeit => 2 * i64::from(outcome.winner() == Some(side)),
    }
}
