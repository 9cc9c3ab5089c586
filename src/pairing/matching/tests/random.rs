//! Which graphs are tried? Random ones, with many ties, and such as a Swiss system makes.

/// A sequence of numbers that looks like chance and is the same each time (Marsaglia's xorshift).
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }

    pub(super) fn vertex(&mut self, n: usize) -> usize {
        usize::try_from(self.below(u64::try_from(n).unwrap())).unwrap()
    }
}

/// How the weights of a graph are thrown.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    /// Up to a bound, so that a small bound makes many ties.
    Below(u64),
    /// Each edge is there by a chance of one in so many; then up to 8.
    Sparse(u64),
    /// A bit for the pair, then one for the same score, then colours: as many pairs as possible, then the best.
    Ladder { n_scores: u64 },
}

pub(super) const KINDS: [Kind; 9] = [
    Kind::Below(2),
    Kind::Below(3),
    Kind::Below(8),
    Kind::Below(1000),
    Kind::Sparse(2),
    Kind::Sparse(4),
    Kind::Sparse(8),
    Kind::Ladder { n_scores: 2 },
    Kind::Ladder { n_scores: 5 },
];

/// The weights of the edges at a vertex, in a graph whose vertices have the fates `fates`.
pub(super) fn weight(kind: Kind, fates: &[u64], a: usize, b: usize, dice: &mut Dice) -> u64 {
    match kind {
        Kind::Below(bound) => dice.below(bound),
        Kind::Sparse(chance) => {
            if dice.below(chance) == 0 {
                1 + dice.below(8)
            } else {
                0
            }
        }
        Kind::Ladder { n_scores } => {
            if dice.below(6) == 0 {
                return 0;
            }
            let (score_a, score_b) = (fates[a] % n_scores, fates[b] % n_scores);
            let is_same = u64::from(score_a == score_b);
            let are_colours_well = u64::from(fates[a] / 16 % 2 != fates[b] / 16 % 2);
            1 << 24 | is_same << 16 | (score_a + score_b) << 8 | are_colours_well << 4 | dice.below(2)
        }
    }
}

pub(super) fn fates(n: usize, dice: &mut Dice) -> Vec<u64> {
    (0..n).map(|_| dice.below(64)).collect()
}
