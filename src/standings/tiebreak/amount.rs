//! How much does a criterion give? Whole things, or an average as an exact fraction.
use super::Addend;
use std::cmp::Ordering;

/// So many of a unit: `over / under`, where `under` is at least 1.
#[derive(Clone, Copy, Debug)]
pub struct Amount {
    /// What is divided.
    pub over: i64,
    /// Into how many parts.
    pub under: i64,
}

impl Amount {
    /// So many, undivided.
    pub const fn whole(amount: i64) -> Self {
        Self { over: amount, under: 1 }
    }

    /// The average of what is not left out; `None` of nothing.
    pub fn average(addends: &[Addend]) -> Option<Self> {
        let n_kept = addends.iter().filter(|addend| !addend.is_left_out).count();
        let under = i64::try_from(n_kept).ok().filter(|&n_kept| n_kept > 0)?;
        Some(Self { over: super::sum(addends), under })
    }

    /// The nearest whole number, halves up (C.07 art. 10.1).
    pub const fn rounded(self) -> Self {
        Self::whole((2 * self.over + self.under).div_euclid(2 * self.under))
    }

    /// As much less than nothing.
    pub const fn negated(self) -> Self {
        Self { over: -self.over, under: self.under }
    }
}

impl Ord for Amount {
    fn cmp(&self, other: &Self) -> Ordering {
        let times = |a: i64, b: i64| i128::from(a) * i128::from(b);
        times(self.over, other.under).cmp(&times(other.over, self.under))
    }
}

impl PartialOrd for Amount {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Amount {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Amount {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn averages_are_compared_exactly_and_rounded_half_up() {
        let amount = |over, under| Amount { over, under };
        assert_eq!(amount(1, 2), amount(3, 6));
        assert!(amount(1, 3) > amount(33, 100) && amount(-1, 3) < amount(-33, 100));
        for (over, under, rounded) in [(5, 2, 3), (-5, 2, -2), (7, 3, 2), (8, 3, 3), (-8, 3, -3), (4, 1, 4)] {
            assert_eq!(amount(over, under).rounded(), Amount::whole(rounded), "{over}/{under}");
        }
    }
}
