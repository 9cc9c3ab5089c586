//! Which facts are proven? The sums are the greatest, from scratch and after changes.
use super::brute::{best, sum};
use super::proof::fault;
use super::random::{Dice, KINDS, Kind, fates, weight};
use crate::pairing::matching::{Matching, Weight, Wide, has_perfect};

/// A graph of the kind, in which an edge weighs what `as_weight` makes of it.
fn graph<W: Weight>(n: usize, kind: Kind, dice: &mut Dice, as_weight: fn(u64) -> W) -> Matching<W> {
    let (mut matching, fates) = (Matching::new(n), fates(n, dice));
    for a in 0..n {
        for b in a + 1..n {
            matching.set_weight(a, b, as_weight(weight(kind, &fates, a, b, dice)));
        }
    }
    matching
}

fn check<W: Weight>(matching: &mut Matching<W>, what: &str) {
    matching.solve();
    assert_eq!(fault(matching), None, "{what}");
    if matching.n_vertices() <= 10 {
        assert_eq!(sum(matching), best(matching), "{what}");
    }
}

fn narrow(weight: u64) -> u64 {
    weight
}

fn long(weight: u64) -> u128 {
    u128::from(weight) << 90
}

fn wide(weight: u64) -> Wide<3> {
    Wide::placed(weight, 130).plus(Wide::placed(weight % 3, 0))
}

#[test]
fn small_graphs_are_matched_as_by_brute_force() {
    let mut dice = Dice(1);
    for nth in 0..150 {
        for kind in KINDS {
            for n in 0..=10 {
                let what = format!("graph {nth} of {n} vertices, {kind:?}");
                check(&mut graph(n, kind, &mut dice, narrow), &what);
            }
        }
    }
}

#[test]
fn graphs_of_middle_size_are_proven() {
    let mut dice = Dice(2);
    for nth in 0..12 {
        for kind in KINDS {
            for n in [11, 16, 25, 40] {
                let what = format!("graph {nth} of {n} vertices, {kind:?}");
                check(&mut graph(n, kind, &mut dice, long), &what);
                check(&mut graph(n, kind, &mut dice, wide), &what);
            }
        }
    }
}

#[test]
fn a_large_field_is_proven_from_scratch_and_after_changes() {
    let mut dice = Dice(7);
    let kinds = [Kind::Ladder { n_scores: 7 }, Kind::Below(4), Kind::Below(1 << 40), Kind::Sparse(40)];
    for (kind, n) in kinds.into_iter().flat_map(|kind| [(kind, 199), (kind, 200)]) {
        let mut matching = graph(n, kind, &mut dice, wide);
        for nth in 0..5 {
            check(&mut matching, &format!("{n} vertices, {kind:?}, after {nth} changes"));
            for _ in 0..1 << nth {
                edit(&mut matching, kind, &mut dice, wide);
            }
        }
    }
}

/// One change of a graph, of those that there are.
fn edit<W: Weight>(matching: &mut Matching<W>, kind: Kind, dice: &mut Dice, as_weight: fn(u64) -> W) {
    let (n, fates) = (matching.n_vertices(), fates(matching.n_vertices(), dice));
    let (a, b) = (dice.vertex(n), dice.vertex(n));
    match dice.below(8) {
        0 => (0..n).for_each(|b| matching.set_weight(a, b, as_weight(weight(kind, &fates, a, b, dice)))),
        1 => matching.set_weight(a, b, as_weight(weight(kind, &fates, a, b, dice))),
        2 => matching.cut(a, b),
        3 => (0..n).filter(|b| b % 3 == 0).for_each(|b| matching.cut(a, b)),
        4 => (0..n).for_each(|b| matching.raise(a, b, as_weight(1))),
        5 => (0..n).filter(|b| b % 2 == 0).for_each(|b| matching.lower(a, b, as_weight(1))),
        6 if dice.below(3) == 0 => {
            let mate = matching.mate(a);
            assert_eq!(matching.remove(a), mate);
        }
        _ => matching.raise(a, b, as_weight(1)),
    }
}

#[test]
fn after_changes_the_matching_is_as_good_as_from_scratch() {
    let mut dice = Dice(3);
    for kind in KINDS {
        for n in [2, 5, 8, 10, 10, 10, 21, 40] {
            let mut matching = graph(n, kind, &mut dice, narrow);
            for nth in 0..60 {
                check(&mut matching, &format!("{n} vertices, {kind:?}, after {nth} changes"));
                for _ in 0..=dice.below(4) {
                    edit(&mut matching, kind, &mut dice, narrow);
                }
            }
        }
    }
}

#[test]
fn the_others_keep_their_mates_when_a_pair_is_final() {
    let mut dice = Dice(4);
    for kind in KINDS {
        let mut matching = graph(30, kind, &mut dice, long);
        matching.solve();
        while let Some(a) = (0..30).find(|&a| matching.mate(a).is_some()) {
            let (before, pair) = (sum(&matching), matching.mate(a).unwrap());
            let worth = matching.weight(a, pair);
            assert_eq!(matching.remove(a), Some(pair));
            assert_eq!((matching.mate(a), matching.mate(pair)), (None, None));
            check(&mut matching, &format!("{kind:?}"));
            assert_eq!(sum(&matching).plus(worth), before, "{kind:?}");
        }
    }
}

#[test]
fn numbers_that_are_not_there_are_passed_over() {
    let mut matching = Matching::<u64>::new(3);
    matching.set_weight(0, 3, 1);
    matching.set_weight(1, 1, 1);
    matching.set_weight(0, 2, u64::MAX);
    matching.solve();
    assert_eq!((matching.mate(0), matching.mate(1), matching.mate(3)), (Some(2), None, None));
    assert_eq!((matching.weight(0, 2), matching.weight(0, 3)), (u64::LIMIT, 0));
    assert_eq!((matching.remove(7), matching.remove(2)), (None, Some(0)));
    matching.set_weight(0, 1, 1);
    matching.solve();
    assert_eq!(matching.mate(1), None, "who is out stays out");
}

#[test]
fn everyone_can_be_paired_just_when_a_matching_of_ones_pairs_everyone() {
    let mut dice = Dice(5);
    let (mut n_perfect, mut n_others) = (0, 0);
    for chance in [2, 3, 4, 6] {
        for n in (0..=14).chain([30, 50]) {
            for _ in 0..60 {
                let ones = graph(n, Kind::Sparse(chance), &mut dice, |weight| weight.min(1));
                let mut matching = ones.clone();
                matching.solve();
                let is_perfect = (0..n).all(|v| matching.mate(v).is_some());
                assert_eq!(has_perfect(n, |a, b| ones.weight(a, b) > 0), is_perfect, "{ones:?}");
                *if is_perfect { &mut n_perfect } else { &mut n_others } += 1;
            }
        }
    }
    assert!(n_perfect > 500 && n_others > 500, "{n_perfect} and {n_others}: both answers are tried");
}

#[test]
fn wide_numbers_count_as_long_ones_do() {
    let mut dice = Dice(6);
    let wide = |number: u128| {
        Wide([u64::try_from(number >> 64).unwrap(), u64::try_from(number & u128::from(u64::MAX)).unwrap()])
    };
    for _ in 0..2_000 {
        let mut number = || u128::placed(dice.below(1 << 53), u32::try_from(dice.below(74)).unwrap());
        let (a, b) = (number(), number());
        assert_eq!(wide(a).plus(wide(b)), wide(a + b));
        assert_eq!(wide(a.max(b)).minus(wide(a.min(b))), wide(a.max(b) - a.min(b)));
        assert_eq!(wide(a).halved(), wide(a / 2));
        assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b));
    }
    for at in 0..140 {
        assert_eq!(Wide::<2>::placed(5, at), wide(u128::placed(5, at)), "5 · 2^{at}");
    }
    assert_eq!((Wide::<2>::LIMIT, Wide::<2>::ROOM), (wide(u128::LIMIT), 123));
}

#[test]
fn a_false_proof_is_found() {
    let mut triangle = Matching::<u64>::new(4);
    for (a, b, weight) in [(0, 1, 5), (1, 2, 5), (0, 2, 5), (2, 3, 1)] {
        triangle.set_weight(a, b, weight);
    }
    triangle.solve();
    assert_eq!(fault(&triangle), None);
    let spoilt = |spoil: fn(&mut Matching<u64>)| {
        let mut copy = triangle.clone();
        spoil(&mut copy);
        fault(&copy).unwrap_or_default()
    };
    assert!(spoilt(|m| m.duals[0] += 1).contains("not tight"));
    assert!(spoilt(|m| m.duals[1] -= 1).contains("negative"));
    assert!(spoilt(|m| m.mates = vec![None; 4]).contains("unmatched"));
}
