//! How many games over the board? More is better.
use super::{Addend, count_games};
use crate::standings::score::{Score, Seat};

/// One for each game that was not forfeited.
pub fn addends(score: &Score, seat: Seat, into: &mut Vec<Addend>) {
    count_games(score, seat, into, |_, outcome| !outcome.is_forfeit());
}
