//! How is a weight written that 128 bits cannot hold? As `N` words of 64 bits, on the stack.
use super::Weight;

/// A whole number of `N` · 64 bits; the first word is the most significant, so the derived order is that of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wide<const N: usize>(pub [u64; N]);

impl<const N: usize> Wide<N> {
    const fn limit() -> Self {
        let mut words = [u64::MAX; N];
        words[0] >>= Self::SPARE_BITS;
        Self(words)
    }
}

impl<const N: usize> Weight for Wide<N> {
    const ZERO: Self = Self([0; N]);
    const MAX: Self = Self([u64::MAX; N]);
    const LIMIT: Self = Self::limit();
    #[expect(clippy::cast_possible_truncation, reason = "a number has far fewer than 2^32 bits")]
    const ROOM: u32 = 64 * N as u32 - Self::SPARE_BITS;

    fn placed(value: u64, at: u32) -> Self {
        let mut words = [0; N];
        let (whole, part) = (at as usize / 64, at % 64);
        let spread = u128::from(value) << part;
        // The low half falls into the word `whole` from the end, the high half into the word before it.
        for (from_end, half) in [(whole, spread & u128::from(u64::MAX)), (whole + 1, spread >> 64)] {
            if let (Some(at), Ok(half)) = (N.checked_sub(from_end + 1), u64::try_from(half)) {
                words[at] = half;
            }
        }
        Self(words)
    }

    #[inline]
    fn plus(mut self, other: Self) -> Self {
        let mut carry = false;
        for (word, added) in self.0.iter_mut().zip(&other.0).rev() {
            let (sum, first) = word.overflowing_add(*added);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            (*word, carry) = (sum, first | second);
        }
        self
    }

    #[inline]
    fn minus(mut self, other: Self) -> Self {
        let mut borrow = false;
        for (word, taken) in self.0.iter_mut().zip(&other.0).rev() {
            let (rest, first) = word.overflowing_sub(*taken);
            let (rest, second) = rest.overflowing_sub(u64::from(borrow));
            (*word, borrow) = (rest, first | second);
        }
        self
    }

    #[inline]
    fn halved(mut self) -> Self {
        let mut carried = 0;
        for word in &mut self.0 {
            let low = *word << 63;
            *word = *word >> 1 | carried;
            carried = low;
        }
        self
    }
}
