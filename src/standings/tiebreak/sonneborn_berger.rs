//! Against whom were the points scored? Opponent's points × points scored (胜手和; C.07 art. 9.1).
use super::Addend;
use super::buchholz::against;
use crate::regulation::ByeInSums;
use crate::standings::score::{Score, Seat};

/// The product of each game.
pub fn addends(score: &Score, bye: ByeInSums, seat: Seat, into: &mut Vec<Addend>) {
    for slot in &score.slots[seat] {
        let Some(against) = against(score, bye, seat, slot) else { continue };
        into.push(Addend {
            factors: Some((against.points, slot.points)),
            significance: against.points,
            is_voluntarily_missed: against.is_voluntarily_missed,
            ..Addend::of_slot(slot, (against.points * slot.points).0)
        });
    }
}
