//! Whose lot is better? (Bốc thăm, 抽签; rule B3: from a recorded seed, or typed from a real urn.)
use crate::standings::score::Score;
use crate::tournament::{Lots, lot};

/// Each player's place in the drawing; `None` for one who has no lot.
pub fn lot_numbers(score: &Score, lots: Option<&Lots>) -> Vec<Option<u16>> {
    let mut numbers = vec![None; score.ids.len()];
    let order: Vec<usize> = match lots {
        None => Vec::new(),
        Some(Lots::Drawn(seed)) => {
            // The same order as `drawn_order`; each lot is computed once.
            let mut seats: Vec<usize> = (0..score.ids.len()).collect();
            seats.sort_by_cached_key(|&seat| (lot(*seed, score.ids[seat]), seat));
            seats
        }
        Some(Lots::Typed(order)) => order.iter().filter_map(|&player| score.seat(player)).collect(),
    };
    for (number, seat) in (1..=u16::MAX).zip(order) {
        numbers[seat] = Some(number);
    }
    numbers
}
