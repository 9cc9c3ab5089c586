//! How much was scored against the better half? (Koya; C.07 art. 9.2, the limit moved by art. 14.5.)
use super::Addend;
use crate::standings::score::{Fate, Score, Seat};
use crate::standings::unplayed::UnplayedRounds;
use crate::units::HalfPoints;

/// The points of each game; left out where the opponent has less than half of the maximum and `above`.
pub fn addends(score: &Score, above: HalfPoints, seat: Seat, into: &mut Vec<Addend>) {
    let maximum = i64::from(score.worth.win.0) * most_games(score);
    for slot in &score.slots[seat] {
        let Some((opponent, _, _)) = slot.game() else { continue };
        let is_left_out = 2 * i64::from((score.points[opponent] - above).0) < maximum;
        into.push(Addend { is_left_out, ..Addend::of_slot(slot, i64::from(slot.points.0)) });
    }
}

/// The games that a player can have had: in a round robin no more than anybody had.
fn most_games(score: &Score) -> i64 {
    let n_games = |seat: Seat| match score.unplayed {
        UnplayedRounds::Swiss => score.slots[seat].len(),
        UnplayedRounds::RoundRobin => {
            let slots = score.slots[seat].iter();
            slots.filter(|slot| matches!(slot.fate, Fate::Game { .. } | Fate::Open { .. })).count()
        }
    };
    (0..score.ids.len()).map(n_games).max().and_then(|most| i64::try_from(most).ok()).unwrap_or(0)
}
