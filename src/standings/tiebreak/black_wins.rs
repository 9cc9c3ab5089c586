//! How many wins with black? (Thắng khi cầm đen, 后手胜局; C.07 art. 7.4.)
use super::{Addend, count_games, counts};
use crate::regulation::Unplayed;
use crate::standings::score::{Score, Seat};
use crate::units::Side;

/// One for each game won with black.
pub fn addends(score: &Score, unplayed: Unplayed, seat: Seat, into: &mut Vec<Addend>) {
    count_games(score, seat, into, |side, outcome| {
        side == Side::Black && outcome.winner() == Some(side) && counts(unplayed, side, outcome)
    });
}
