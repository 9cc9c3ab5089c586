//! With how few pairs that should not be can everybody be paired?
use crate::pairing::matching::Matching;

/// What may become of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// They may meet.
    Free,
    /// They should not, but can.
    Grudging,
    /// They must not.
    Never,
}

/// The grudging pairs of a round of `n` ranks that has as few of them as can be, and has them as low in the ranking
/// as can be; in an odd field one who `may_stay` stays out. `None` if there is no round even so.
pub fn least(
    n: usize,
    grade: &dyn Fn(usize, usize) -> Grade,
    may_stay: &dyn Fn(usize) -> bool,
) -> Option<Vec<(usize, usize)>> {
    // Who stays out is paired with a seat of nobody.
    let n_seats = n + n % 2;
    let mut matching: Matching<u128> = Matching::new(n_seats);
    let weights = Weights::of(n_seats);
    let full_grade = |a: usize, b: usize| match b {
        nobody if nobody == n => {
            if may_stay(a) {
                Grade::Free
            } else {
                Grade::Never
            }
        }
        b => grade(a, b),
    };
    for a in 0..n_seats {
        for b in a + 1..n_seats {
            matching.set_weight(a, b, weights.of_pair(a, b, full_grade(a, b)));
        }
    }
    matching.solve();
    let mut grudging = Vec::new();
    for a in 0..n_seats {
        let b = matching.mate(a)?;
        if a < b && full_grade(a, b) == Grade::Grudging {
            grudging.push((a, b));
        }
    }
    Some(grudging)
}

/// How many can be paired at most: those who are left over then, as low in the ranking as can be.
pub fn left_over(n: usize, may_meet: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut matching: Matching<u128> = Matching::new(n);
    let weights = Weights::of(n);
    for a in 0..n {
        for b in a + 1..n {
            if may_meet(a, b) {
                matching.set_weight(a, b, weights.pair + to_weight(2 * n - a - b));
            }
        }
    }
    matching.solve();
    (0..n).filter(|&rank| matching.mate(rank).is_none()).collect()
}

/// Three fields one above the other: a pair is made, it is free, it is low in the ranking.
struct Weights {
    pair: u128,
    free: u128,
}

impl Weights {
    fn of(n: usize) -> Self {
        // The sum of all ranks stays below `free`, and the sum of all that below `pair`.
        let free = to_weight(n * (n + 1));
        Self { pair: (free + to_weight(2 * n)) * to_weight(n + 1), free }
    }

    fn of_pair(&self, a: usize, b: usize, grade: Grade) -> u128 {
        match grade {
            Grade::Free => self.pair + self.free,
            Grade::Grudging => self.pair + to_weight(a + b),
            Grade::Never => 0,
        }
    }
}

fn to_weight(number: usize) -> u128 {
    number as u128
}
