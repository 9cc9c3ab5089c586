//! How many games with black? More is better (ván cầm đen, 后手局数; C.07 art. 7.3).
use super::{Addend, count_games, counts};
use crate::regulation::Unplayed;
use crate::standings::score::{Score, Seat};
use crate::units::Side;

/// One for each game with black.
pub fn addends(score: &Score, unplayed: Unplayed, seat: Seat, into: &mut Vec<Addend>) {
    count_games(score, seat, into, |side, outcome| side == Side::Black && counts(unplayed, side, outcome));
}
