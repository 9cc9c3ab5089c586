//! As whom did the player score? The opponents' average rating, and what the share of the points adds
//! to it (C.07 art. 10.2; the conversion is B.02 art. 8.1.1).
use super::{Addend, Amount};

/// What scores of 50, 51, … 100 percent add; below 50 it is taken off likewise.
const ADDED: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175,
    184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444,
    470, 501, 538, 589, 677, 800,
];

/// The performance against these opponents; `None` without any.
pub fn rating(opponents: &[Addend]) -> Option<i64> {
    let average = Amount::average(opponents)?.rounded();
    let kept = opponents.iter().filter(|opponent| !opponent.is_left_out);
    let halves: i64 = kept.map(|opponent| opponent.scored).sum();
    let n_games = Amount::average(opponents)?.under;
    let percent = Amount { over: 50 * halves, under: n_games }.rounded();
    Some(average.over + added(percent.over))
}

fn added(percent: i64) -> i64 {
    let above = percent - 50;
    let index = usize::try_from(above.abs()).unwrap_or(ADDED.len() - 1);
    above.signum() * ADDED[index.min(ADDED.len() - 1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b_02_the_conversion_mirrors_at_half_of_the_points() {
        for (percent, dp) in [(0, -800), (1, -677), (33, -125), (50, 0), (67, 125), (99, 677), (100, 800)] {
            assert_eq!(added(percent), dp, "{percent}%");
        }
    }
}
