//! How much money? Whole đồng: there is no smaller coin, so nothing is ever rounded unseen.
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

/// An amount in Vietnamese đồng.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dong(pub i64);

impl Dong {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// So many times the amount.
    pub const fn times(self, n: i64) -> Self {
        Self(self.0 * n)
    }
}

impl Add for Dong {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Dong {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl AddAssign for Dong {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sum for Dong {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}
