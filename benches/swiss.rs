//! How long does a Swiss round take? Aim: 15 ms for 200 players, 200 ms for 1,000, 1.4 s for 2,000, about n² from there.
#![expect(clippy::expect_used, reason = "a benchmark is like a test")]
mod field;
mod timer;

use field::played;
use kydai::pairing::swiss::{Way, pair, pair_along};

fn main() {
    for n in [20, 100, 200, 500, 1_000, 2_000, 4_000] {
        let field = played(n, 5);
        timer::measure(&format!("round 6 of 9, {n} players"), || pair(&field));
    }
    for n in [100, 200, 500] {
        let field = played(n, 5);
        timer::measure(&format!("the same by matching each bracket, {n} players"), || {
            pair_along(&field, Way::Inside)
        });
    }
}
