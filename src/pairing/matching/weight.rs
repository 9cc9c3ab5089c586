//! What may be the weight of a pair? Whole numbers of a fixed size, never negative.
use std::fmt::Debug;

/// A weight, and all that a matching counts with: a whole number that is never negative.
///
/// Duals, slacks and moments are sums of a few doubled weights, so a weight leaves [`Weight::SPARE_BITS`] of its
/// size free; within that bound no operation here overflows.
pub trait Weight: Copy + Ord + Debug {
    /// Nothing; between two vertices: no edge.
    const ZERO: Self;
    /// Greater than whatever is counted.
    const MAX: Self;
    /// The greatest weight that an edge may have.
    const LIMIT: Self;
    /// How many bits a weight may fill (not its size, which has room for sums of some weights).
    const ROOM: u32;
    /// How many bits of its size a weight leaves free: twice a weight is a dual, eight duals the largest sum.
    const SPARE_BITS: u32 = 5;

    /// `value · 2^at`; bits that do not fit are lost.
    fn placed(value: u64, at: u32) -> Self;
    /// The sum.
    fn plus(self, other: Self) -> Self;
    /// The difference; `other` is not the greater one.
    fn minus(self, other: Self) -> Self;
    /// Half of an even number.
    fn halved(self) -> Self;

    /// Twice the number.
    fn doubled(self) -> Self {
        self.plus(self)
    }
}

macro_rules! primitive {
    ($($int:ty),+) => {$(
        impl Weight for $int {
            const ZERO: Self = 0;
            const MAX: Self = Self::MAX;
            const LIMIT: Self = Self::MAX >> <Self as Weight>::SPARE_BITS;
            const ROOM: u32 = Self::BITS - <Self as Weight>::SPARE_BITS;

            fn placed(value: u64, at: u32) -> Self {
                Self::from(value).checked_shl(at).unwrap_or(0)
            }
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            fn halved(self) -> Self {
                self >> 1
            }
        }
    )+};
}

primitive!(u64, u128);
