//! What does each of several equals get? Whole đồng, rounded down, and what is left over (case O27).
use crate::regulation::{PrizePlan, PrizeTies, Remainder};
use crate::units::Dong;

/// The share of each, in order, and what is left over and nobody gets. `places` are those of the table,
/// `amounts` what the places are paid, of which there may be fewer than people. One alone gets the amount
/// as it stands.
pub fn shares(plan: &PrizePlan, places: &[u16], amounts: &[Dong]) -> (Vec<Dong>, Dong) {
    let pool: Dong = amounts.iter().copied().sum();
    if places.len() <= 1 {
        return (vec![pool; places.len()], Dong::ZERO);
    }
    let mut shares: Vec<Dong> = match plan.ties {
        PrizeTies::ByOrder | PrizeTies::Shared => {
            vec![rounded(plan.step, i128::from(pool.0), places.len()); places.len()]
        }
        PrizeTies::Halved => halved(plan.step, places, amounts, pool),
    };
    let left = pool - shares.iter().copied().sum();
    let has_first = places[0] != places[1];
    match plan.remainder {
        Remainder::BetterPlaced if has_first => {
            shares[0] += left;
            (shares, Dong::ZERO)
        }
        Remainder::BetterPlaced | Remainder::Organizer => (shares, left),
    }
}

/// Half of the own place's amount (whoever shares a place shares these halves) and an equal part of the
/// other halves.
fn halved(step: Dong, places: &[u16], amounts: &[Dong], pool: Dong) -> Vec<Dong> {
    let n = places.len();
    let mut shares = Vec::with_capacity(n);
    let mut start = 0;
    for equals in places.chunk_by(|a, b| a == b) {
        let end = start + equals.len();
        let own: Dong = amounts.get(start..end.min(amounts.len())).unwrap_or_default().iter().copied().sum();
        // own / (2 × equals) + pool / (2 × n), over one denominator so that it is rounded once.
        let (k, n_all) = (i128::try_from(equals.len()).unwrap_or(1), i128::try_from(n).unwrap_or(1));
        let over = i128::from(own.0) * n_all + i128::from(pool.0) * k;
        shares.extend(vec![rounded(step, over, 2 * n * equals.len()); equals.len()]);
        start = end;
    }
    shares
}

/// A part of an amount, rounded down to a multiple of the step.
fn rounded(step: Dong, over: i128, under: usize) -> Dong {
    let step = i128::from(step.0.max(1));
    let under = i128::try_from(under.max(1)).unwrap_or(i128::MAX);
    // A share is never greater than the whole, which is an i64.
    Dong(i64::try_from(over / under / step * step).unwrap_or(0))
}
