//! How many points? Counted in halves, in quarters where points are multiplied by points, and in tenths
//! where a file of FIDE's says them with one decimal.
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// Points counted in halves: 3 is 1½.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfPoints(pub i32);

impl HalfPoints {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// So many whole points.
    pub const fn whole(points: i32) -> Self {
        Self(points * 2)
    }
}

/// Points counted in quarters: the unit of a product of two [`HalfPoints`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct QuarterPoints(pub i64);

/// Points counted in tenths, as TRF writes them: 25 is 2.5. Swiss pairings reckon in them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tenths(pub i32);

impl Tenths {
    /// No points.
    pub const ZERO: Self = Self(0);
}

impl From<HalfPoints> for Tenths {
    fn from(points: HalfPoints) -> Self {
        Self(points.0.saturating_mul(5))
    }
}

impl Mul for HalfPoints {
    type Output = QuarterPoints;

    fn mul(self, other: Self) -> QuarterPoints {
        QuarterPoints(i64::from(self.0) * i64::from(other.0))
    }
}

macro_rules! sums {
    ($points:ident) => {
        impl Add for $points {
            type Output = Self;
            fn add(self, other: Self) -> Self {
                Self(self.0 + other.0)
            }
        }
        impl Sub for $points {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 - other.0)
            }
        }
        impl Neg for $points {
            type Output = Self;
            fn neg(self) -> Self {
                Self(-self.0)
            }
        }
        impl AddAssign for $points {
            fn add_assign(&mut self, other: Self) {
                self.0 += other.0;
            }
        }
        impl Sum for $points {
            fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
                points.fold(Self(0), Add::add)
            }
        }
    };
}
sums!(HalfPoints);
sums!(QuarterPoints);
sums!(Tenths);

/// Writes a number of `parts`-ths with the fractions that arbiters write: `1½`, `−¼`.
fn write_fraction(f: &mut fmt::Formatter<'_>, value: i64, parts: i64) -> fmt::Result {
    let (whole, rest) = (value.abs() / parts, value.abs() % parts * (4 / parts));
    let fraction = match rest {
        0 => "",
        1 => "¼",
        2 => "½",
        _ => "¾",
    };
    let sign = if value < 0 { "−" } else { "" };
    match (whole, fraction) {
        (0, "") => f.pad("0"),
        (0, _) => f.pad(&format!("{sign}{fraction}")),
        _ => f.pad(&format!("{sign}{whole}{fraction}")),
    }
}

impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_fraction(f, i64::from(self.0), 2)
    }
}

impl fmt::Display for QuarterPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_fraction(f, self.0, 4)
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "−" } else { "" };
        f.pad(&format!("{sign}{}.{}", self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_as_arbiters_write_them() {
        for (points, written) in [(0, "0"), (1, "½"), (2, "1"), (3, "1½"), (-1, "−½"), (-4, "−2")] {
            assert_eq!(HalfPoints(points).to_string(), written, "{points} halves");
        }
        for (points, written) in [(1, "¼"), (6, "1½"), (7, "1¾"), (-5, "−1¼")] {
            assert_eq!(QuarterPoints(points).to_string(), written, "{points} quarters");
        }
        for (points, written) in [(0, "0.0"), (25, "2.5"), (-5, "−0.5")] {
            assert_eq!(Tenths(points).to_string(), written, "{points} tenths");
        }
    }
}
