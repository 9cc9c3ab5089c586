//! How many fouls? Fewer is better (犯规; rules W6, W7, W8).
use super::Addend;
use crate::standings::score::{Score, Seat};

/// The fouls of each entry of the ledger.
pub fn addends(score: &Score, seat: Seat, into: &mut Vec<Addend>) {
    let fouls = score.ledger[seat].iter().filter(|penalty| penalty.fouls > 0);
    into.extend(fouls.map(|penalty| Addend::of_round(penalty.round, i64::from(penalty.fouls))));
}
