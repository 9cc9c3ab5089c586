//! Which ratings count? One's own (C.07 art. 10.6), or those of everyone met over the board (art. 10.1).
//!
//! Where one player of the event has no rating, ratings rank nobody (art. 10).
use super::{Addend, over_the_board, standard_points};
use crate::standings::score::{Score, Seat};

/// The player's own.
pub fn own(score: &Score, seat: Seat, into: &mut Vec<Addend>) {
    into.extend(score.ratings.iter().map(|ratings| Addend::of_nothing(i64::from(ratings[seat]))));
}

/// Each opponent's, with what was scored against him.
pub fn of_opponents(score: &Score, seat: Seat, into: &mut Vec<Addend>) {
    let Some(ratings) = &score.ratings else { return };
    into.extend(over_the_board(score, seat).map(|game| Addend {
        scored: standard_points::halves(game.outcome, game.side),
        ..Addend::of_slot(game.slot, i64::from(ratings[game.opponent]))
    }));
}
