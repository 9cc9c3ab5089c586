//! From which rating on would the score have been expected? (C.07 art. 10.3; the expectation is B.02
//! art. 8.1.2, on its full scale.)
use super::Addend;

/// The greatest difference at which 50, 51, … 99 percent are expected of the stronger; above it all.
const GREATEST_DIFFERENCE: [i64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
    188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
    484, 517, 559, 619, 735,
];

/// A difference at which all or nothing is expected.
const CERTAIN: i64 = 736;
/// What a score of nothing takes off the lowest rating.
const BELOW_THE_LOWEST: i64 = 800;

/// The lowest rating that is expected to score as much against these opponents; `None` without any.
pub fn rating(opponents: &[Addend]) -> Option<i64> {
    let games: Vec<&Addend> = opponents.iter().filter(|opponent| !opponent.is_left_out).collect();
    let lowest = games.iter().map(|game| game.amount).min()?;
    let highest = games.iter().map(|game| game.amount).max()?;
    let halves: i64 = games.iter().map(|game| game.scored).sum();
    if halves == 0 {
        return Some(lowest - BELOW_THE_LOWEST);
    }
    let is_enough =
        |rating: i64| games.iter().map(|game| expected(rating - game.amount)).sum::<i64>() >= 50 * halves;
    // Never enough at the one end, always at the other; what is expected never falls in between.
    let (mut short, mut enough) = (lowest - CERTAIN, highest + CERTAIN);
    while enough - short > 1 {
        let middle = (short + enough).div_euclid(2);
        if is_enough(middle) {
            enough = middle;
        } else {
            short = middle;
        }
    }
    Some(enough)
}

/// The percentage expected of a player whose rating is greater by so much.
fn expected(difference: i64) -> i64 {
    let stronger = GREATEST_DIFFERENCE.partition_point(|&greatest| greatest < difference.abs());
    let percent = 50 + i64::try_from(stronger).unwrap_or(0);
    if difference < 0 { 100 - percent } else { percent }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b_02_the_expectation_is_the_printed_table() {
        let rows = [(0, 50), (3, 50), (4, 51), (10, 51), (197, 75), (198, 76), (619, 98), (620, 99)];
        for (difference, percent) in rows.into_iter().chain([(735, 99), (736, 100), (4_000, 100)]) {
            assert_eq!(expected(difference), percent, "{difference} above");
            assert_eq!(expected(-difference), 100 - percent, "{difference} below");
        }
    }
}
