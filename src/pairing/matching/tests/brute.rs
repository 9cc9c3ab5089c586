//! What is the best sum, found without any cleverness?
use crate::pairing::matching::{Matching, Weight};

/// The greatest sum of a matching of at most 16 vertices: the lowest vertex is left alone or paired with each other one.
pub(super) fn best<W: Weight>(matching: &Matching<W>) -> W {
    let n = matching.n_vertices();
    let mut best = vec![W::ZERO; 1 << n];
    for set in 1_usize..1 << n {
        let lowest = usize::try_from(set.trailing_zeros()).unwrap();
        let rest = set & (set - 1);
        let with = |other: usize| best[rest & !(1 << other)].plus(matching.weight(lowest, other));
        let others = (0..n).filter(|&other| rest & 1 << other != 0);
        best[set] = others.map(with).fold(best[rest], W::max);
    }
    best[(1 << n) - 1]
}

/// The sum of the pairs.
pub(super) fn sum<W: Weight>(matching: &Matching<W>) -> W {
    let pairs = (0..matching.n_vertices()).filter_map(|a| Some((a, matching.mate(a)?)));
    pairs.filter(|(a, b)| a < b).fold(W::ZERO, |sum, (a, b)| sum.plus(matching.weight(a, b)))
}
