//! Are those who should not meet kept apart wherever that is possible, and is it said where it is not?
use crate::played::{after, fresh, played};
use kydai::pairing::swiss::{Avoidance, Field, NoRound, Seat, pair, pair_avoiding};
use proptest::prelude::*;

/// Everybody of one club with everybody else of it: club = seat modulo `n_clubs`.
fn kin(n: u16, n_clubs: u16) -> Vec<(Seat, Seat)> {
    let pairs = (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b)));
    pairs.filter(|(a, b)| a % n_clubs == b % n_clubs).map(|(a, b)| (Seat(a), Seat(b))).collect()
}

fn n_of(pairs: impl Iterator<Item = (Seat, Seat)>, avoided: &[(Seat, Seat)]) -> usize {
    pairs.filter(|&(a, b)| avoided.contains(&(a, b)) || avoided.contains(&(b, a))).count()
}

#[test]
fn w3_members_of_one_city_do_not_meet_while_others_are_there() {
    // Seats 0 and 4 meet by the halves of eight.
    let avoided = kin(8, 4);
    let avoiding = pair_avoiding(&fresh(8, 5), &avoided, Avoidance::Always).expect("a round");
    assert_eq!(avoiding.unavoidable, []);
    assert_eq!(n_of(avoiding.round.pairs.iter().map(|pair| (pair.red, pair.black)), &avoided), 0);
    let first = avoiding.round.pairs[0];
    assert_eq!((first.red, first.black), (Seat(0), Seat(5)), "the nearest other");
}

/// In round 2 everybody is of one of two clubs, and the wish would part two who meet otherwise.
#[test]
fn the_wish_holds_in_the_rounds_it_is_for() {
    let field = after(&fresh(8, 5), &pair(&fresh(8, 5)).expect("a round"), |_, _| 1);
    let avoided = kin(8, 2);
    let n_kin = |when| {
        let round = pair_avoiding(&field, &avoided, when).expect("a round").round;
        n_of(round.pairs.iter().map(|pair| (pair.red, pair.black)), &avoided)
    };
    let plain =
        n_of(pair(&field).expect("a round").pairs.iter().map(|pair| (pair.red, pair.black)), &avoided);
    assert!(plain > 0, "otherwise this shows nothing");
    for when in [Avoidance::Never, Avoidance::FirstRounds(1)] {
        assert_eq!(n_kin(when), plain, "{when:?}");
    }
    for when in [Avoidance::FirstRounds(2), Avoidance::Always] {
        assert_eq!(n_kin(when), 0, "{when:?}");
    }
}

#[test]
fn where_it_cannot_be_helped_as_few_as_possible_meet_and_low_in_the_list() {
    // One city has five of six: two of its pairs meet, and not the first.
    let avoided: Vec<_> = kin(5, 1);
    let avoiding = pair_avoiding(&fresh(6, 5), &avoided, Avoidance::Always).expect("a round");
    assert_eq!(avoiding.unavoidable.len(), 2);
    assert!(!avoiding.unavoidable.iter().any(|&(a, b)| a == Seat(0) || b == Seat(0)), "{avoiding:?}");
}

#[test]
fn the_wish_never_stands_in_the_way() {
    let field = fresh(4, 5);
    let all = kin(4, 1);
    assert_eq!(pair_avoiding(&field, &all, Avoidance::Always).expect("a round").unavoidable.len(), 2);
    assert_eq!(
        pair_avoiding(&field, &[], Avoidance::Always).expect("a round").round,
        pair(&field).expect("a round")
    );
    let undrawn = Field { first_side: None, ..field };
    assert!(matches!(pair_avoiding(&undrawn, &all, Avoidance::Always), Err(NoRound::Faulty(_))));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(80))]

    #[test]
    fn those_who_meet_are_those_that_are_told(
        n in 4_u16..16, n_past in 0_u16..4, seed in any::<u64>(), n_clubs in 1_u16..5,
    ) {
        let field = played(n, 7, n_past, seed);
        let avoided = kin(n, n_clubs);
        if let Ok(avoiding) = pair_avoiding(&field, &avoided, Avoidance::Always) {
            let met = avoiding.round.pairs.iter().map(|pair| (pair.red, pair.black));
            prop_assert!(n_of(met, &avoided) <= avoiding.unavoidable.len());
            let plain = pair(&field).expect("the wish forbids nothing");
            let as_before = plain.pairs.iter().map(|pair| (pair.red, pair.black));
            prop_assert!(avoiding.unavoidable.len() <= n_of(as_before, &avoided), "fewer than by chance");
            prop_assert_eq!(plain.bye.is_some(), avoiding.round.bye.is_some());
        }
    }
}
