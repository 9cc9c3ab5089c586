//! Which number comes next from a seed? The same on every machine (splitmix64, Steele, Lea and Flood 2014).

/// Chance that can be repeated.
#[derive(Debug, Clone)]
pub(super) struct Chance(u64);

impl Chance {
    pub(super) const fn from_seed(seed: u64) -> Self {
        Self(seed)
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// A number below the bound; 0 below 0 and 1.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        let product = u128::from(self.next()) * u128::from(bound);
        u32::try_from(product >> 64).unwrap_or(0)
    }

    /// A number of a range, ends included.
    pub(super) fn within(&mut self, least: u16, most: u16) -> u16 {
        let width = u32::from(most.saturating_sub(least)) + 1;
        least + u16::try_from(self.below(width)).unwrap_or(0)
    }

    /// Yes, in so many of a hundred cases.
    pub(super) fn percent(&mut self, percent: u16) -> bool {
        self.below(100) < u32::from(percent)
    }

    /// One of these.
    pub(super) fn choose<T: Copy>(&mut self, of: &[T], otherwise: T) -> T {
        let at = self.below(u32::try_from(of.len()).unwrap_or(u32::MAX));
        usize::try_from(at).ok().and_then(|at| of.get(at)).copied().unwrap_or(otherwise)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_seed_are_those_of_splitmix64() {
        let mut chance = Chance::from_seed(1_234_567);
        let due = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!([chance.next(), chance.next(), chance.next()], due);
    }

    #[test]
    fn a_number_stays_within_its_bounds() {
        let mut chance = Chance::from_seed(7);
        let drawn: Vec<u16> = (0..1_000).map(|_| chance.within(3, 5)).collect();
        assert!((3..=5).all(|number| drawn.contains(&number)) && drawn.iter().all(|n| (3..=5).contains(n)));
        assert_eq!((chance.below(0), chance.below(1), chance.within(9, 2)), (0, 0, 9));
    }
}
