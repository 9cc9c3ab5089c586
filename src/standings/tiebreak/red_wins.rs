//! How many wins with red? (先手胜局, Match BP criterion G.)
use super::{Addend, count_games, counts};
use crate::regulation::Unplayed;
use crate::standings::score::{Score, Seat};
use crate::units::Side;

/// One for each game won with red.
pub fn addends(score: &Score, unplayed: Unplayed, seat: Seat, into: &mut Vec<Addend>) {
    count_games(score, seat, into, |side, outcome| {
        side == Side::Red && outcome.winner() == Some(side) && counts(unplayed, side, outcome)
    });
}
