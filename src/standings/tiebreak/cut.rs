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
    match missed.min_by_key(|&(_, addend)| addend.amount) {
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
