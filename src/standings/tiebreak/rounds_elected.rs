//! How many rounds did the player choose to play? Byes asked for, absences and forfeits lost are not
//! among them (C.07 art. 7.6).
use super::Addend;
use crate::standings::score::{Fate, Score, Seat};
use crate::standings::unplayed::is_voluntarily_missed;

/// One for each such round; a game that is open or left out is none yet.
pub fn addends(score: &Score, seat: Seat, into: &mut Vec<Addend>) {
    let is_elected = |fate: Fate| match fate {
        Fate::Game { .. } | Fate::SatOut(_) => true,
        Fate::Annulled { .. } | Fate::Open { .. } => false,
    };
    let elected =
        score.slots[seat].iter().filter(|slot| is_elected(slot.fate) && !is_voluntarily_missed(slot));
    into.extend(elected.map(|slot| Addend::of_slot(slot, 1)));
}
