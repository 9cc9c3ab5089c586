//! How strong were the opponents' opponents? The average of the opponents' Buchholz (C.07 art. 8.2).
use super::{Addend, buchholz, over_the_board, sum};
use crate::regulation::{ByeInSums, LastRound};
use crate::standings::score::{Score, Seat};

/// The Buchholz of each opponent met over the board.
pub fn addends(score: &Score, last: LastRound, bye: ByeInSums, seat: Seat, into: &mut Vec<Addend>) {
    let counted = match last {
        LastRound::AsPlayed => score,
        LastRound::Drawn => score.fore(),
    };
    let mut of_opponent = Vec::new();
    for game in over_the_board(score, seat) {
        of_opponent.clear();
        buchholz::addends(counted, bye, game.opponent, &mut of_opponent);
        into.push(Addend::of_slot(game.slot, sum(&of_opponent)));
    }
}
