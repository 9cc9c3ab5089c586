//! Who was drawn earlier? The pairing number, lower is better (C.07 art. 7.8).
use super::Addend;
use crate::standings::score::{Score, Seat};

/// The number; nothing for one who has none.
pub fn addends(score: &Score, seat: Seat, into: &mut Vec<Addend>) {
    into.extend(score.numbers[seat].map(|number| Addend::of_nothing(i64::from(number.0))));
}
