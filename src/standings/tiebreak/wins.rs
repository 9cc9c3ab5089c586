//! How many wins? (Ván thắng, 胜局; C.07 art. 7.1 with forfeits and byes, 7.2 over the board only.)
use super::{Addend, counts};
use crate::regulation::Unplayed;
use crate::standings::score::{Fate, Score, Seat};

/// One for each game won; where unplayed rounds count, for each bye that pays a win too.
pub fn addends(score: &Score, unplayed: Unplayed, seat: Seat, into: &mut Vec<Addend>) {
    for slot in &score.slots[seat] {
        let is_won = match slot.fate {
            Fate::Game { side, outcome, .. } => {
                outcome.winner() == Some(side) && counts(unplayed, side, outcome)
            }
            Fate::SatOut(_) => unplayed == Unplayed::Counted && slot.points >= score.worth.win,
            Fate::Annulled { .. } | Fate::Open { .. } => false,
        };
        if is_won {
            into.push(Addend::of_slot(slot, 1));
        }
    }
}
