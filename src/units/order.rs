//! In which order? One sort for every list, instead of one compiled for each: 60 kB less to download.
//! Things that are equal stay as they stand.
use std::cmp::Ordering;

/// The places of `n` things, in order.
pub fn places(n: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..n).collect();
    places.sort_by(|&a, &b| compare(a, b));
    places
}

/// Puts each thing where `places` has its place.
pub fn put<T>(list: &mut [T], places: &[usize]) {
    for at in 0..places.len().min(list.len()) {
        let mut from = places[at];
        // What stood before `at` has been swapped to where the thing that came here was.
        while from < at {
            from = places[from];
        }
        list.swap(at, from);
    }
}

/// Puts a list into the order of its keys.
pub fn by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    let places = places(list.len(), &mut |a, b| key(&list[a]).cmp(&key(&list[b])));
    put(list, &places);
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_order_is_that_of_a_stable_sort(list in prop::collection::vec((0_u8..9, any::<u8>()), 0..60)) {
            let (mut ours, mut due) = (list.clone(), list);
            by_key(&mut ours, |&(key, _)| key);
            due.sort_by_key(|&(key, _)| key);
            prop_assert_eq!(ours, due);
        }
    }
}
