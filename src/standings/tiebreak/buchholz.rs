//! How strong were the opponents? The sum of their points (hệ số đối thủ, 对手分; C.07 art. 8).
use super::Addend;
use crate::regulation::ByeInSums;
use crate::standings::score::{Fate, Score, Seat, Slot};
use crate::standings::unplayed::{self, UnplayedRounds};
use crate::units::HalfPoints;

/// Whoever stands against the player in a slot of a sum over opponents.
#[derive(Clone, Copy, Debug)]
pub struct Against {
    /// The opponent's points.
    pub points: HalfPoints,
    /// Whether the player chose to miss the round.
    pub is_voluntarily_missed: bool,
}

/// The points of each opponent met; each game counts once.
pub fn addends(score: &Score, bye: ByeInSums, seat: Seat, into: &mut Vec<Addend>) {
    for slot in &score.slots[seat] {
        let Some(against) = against(score, bye, seat, slot) else { continue };
        into.push(Addend {
            significance: against.points,
            is_voluntarily_missed: against.is_voluntarily_missed,
            ..Addend::of_slot(slot, i64::from(against.points.0))
        });
    }
}

/// Whoever stands against the player, and with how many points; `None` if the slot brings nothing.
pub fn against(score: &Score, bye: ByeInSums, seat: Seat, slot: &Slot) -> Option<Against> {
    let real = |points| Some(Against { points, is_voluntarily_missed: false });
    if has_dummy(slot, bye)
        && score.unplayed == UnplayedRounds::Swiss
        && let Some(dummy) = unplayed::dummy(score, seat, slot)
    {
        return Some(Against { points: dummy.points, is_voluntarily_missed: dummy.is_voluntary });
    }
    match (slot.fate, bye) {
        (Fate::Annulled { .. } | Fate::Open { .. }, _) => None,
        (Fate::Game { opponent, .. }, ByeInSums::Dummy | ByeInSums::DummyForByes) => {
            real(score.points_to_opponents[opponent])
        }
        (Fate::Game { opponent, .. }, ByeInSums::Nothing | ByeInSums::Own | ByeInSums::Lowest) => {
            real(score.points[opponent])
        }
        (Fate::SatOut(_), ByeInSums::Dummy | ByeInSums::DummyForByes | ByeInSums::Nothing) => None,
        (Fate::SatOut(_), ByeInSums::Own) => real(score.points[seat]),
        (Fate::SatOut(_), ByeInSums::Lowest) => real(score.lowest),
    }
}

fn has_dummy(slot: &Slot, bye: ByeInSums) -> bool {
    match bye {
        ByeInSums::Dummy => true,
        ByeInSums::DummyForByes => matches!(slot.fate, Fate::SatOut(_)),
        ByeInSums::Nothing | ByeInSums::Own | ByeInSums::Lowest => false,
    }
}
