//! Which values of a sum are left out? The least significant, or those and the greatest (C.07 art. 14, 16.5).
use super::Addend;
use crate::regulation::Cut;

/// Marks what a cut leaves out, of what is still in.
pub fn cut(addends: &mut [Addend], cut: Cut) {
    match cut {
        Cut::Full => {}
        Cut::Lowest(n) => (0..n).for_each(|_| leave_out(addends, least)),
        Cut::Median(n) => {
            (0..n).for_each(|_| leave_out(addends, least));
            (0..n).for_each(|_| leave_out(addends, greatest));
        }
    }
}

fn leave_out(addends: &mut [Addend], choose: fn(&[Addend]) -> Option<usize>) {
    if let Some(index) = choose(addends) {
        addends[index].is_left_out = true;
    }
}

/// The least of the voluntarily missed rounds, unless the opponent with the fewest points brought more;
/// of equal opponents the smallest product.
fn least(addends: &[Addend]) -> Option<usize> {
    let least = kept(addends).min_by_key(|&(_, addend)| (addend.significance, addend.amount))?;
    let missed = kept(addends).filter(|(_, addend)| addend.is_voluntarily_missed);
    match missed.min_by_key(|&(_, addend)| (addend.amount, addend.significance)) {
        Some((index, missed)) if missed.amount >= least.1.amount => Some(index),
        Some(_) | None => Some(least.0),
    }
}

fn greatest(addends: &[Addend]) -> Option<usize> {
    kept(addends).max_by_key(|&(_, addend)| (addend.significance, addend.amount)).map(|(index, _)| index)
}

fn kept(addends: &[Addend]) -> impl Iterator<Item = (usize, &Addend)> {
    addends.iter().enumerate().filter(|(_, addend)| !addend.is_left_out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::HalfPoints;

    #[test]
    fn art_16_5_of_equal_missed_rounds_the_one_against_fewer_points_goes_first() {
        let addend = |amount, significance, is_voluntarily_missed| Addend {
            significance: HalfPoints(significance),
            is_voluntarily_missed,
            ..Addend::of_nothing(amount)
        };
        // Both missed rounds brought nothing; then 4 against 5 half points is less significant than 4 against 6.
        let mut addends = [addend(0, 7, true), addend(0, 3, true), addend(8, 6, false), addend(4, 5, false)];
        cut(&mut addends, Cut::Lowest(1));
        assert_eq!(addends.map(|addend| addend.is_left_out), [false, true, false, false]);
        cut(&mut addends, Cut::Lowest(1));
        // Nothing is lower than what the least significant brought, so that goes.
        assert_eq!(addends.map(|addend| addend.is_left_out), [false, true, false, true]);
    }
}
