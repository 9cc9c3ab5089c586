//! How well did the opponents play? The average of their performances (C.07 art. 10.4, 10.5).
use super::{Addend, over_the_board, ratings};
use crate::standings::score::{Score, Seat};

/// The performance of each opponent met over the board, by the rule given.
pub fn addends(score: &Score, performance: fn(&[Addend]) -> Option<i64>, seat: Seat, into: &mut Vec<Addend>) {
    let mut of_opponent = Vec::new();
    for game in over_the_board(score, seat) {
        of_opponent.clear();
        ratings::of_opponents(score, game.opponent, &mut of_opponent);
        into.extend(performance(&of_opponent).map(|rating| Addend::of_slot(game.slot, rating)));
    }
}
