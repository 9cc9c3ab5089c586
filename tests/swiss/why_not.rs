//! Does "why not these two?" name a reason, and never one that speaks for them?
use crate::played::{after, fresh, played};
use kydai::pairing::swiss::{Cost, Criterion, Field, Seat, WhyNot, pair, why_not};
use proptest::prelude::*;

fn red_wins(field: &Field) -> Field {
    after(field, &pair(field).expect("a round"), |_, _| 2)
}

/// After one round of six, Red winning: 1, 5 and 3 have a point; 4, 2 and 6 have none.
#[test]
fn each_reason_has_its_article() {
    let field = red_wins(&fresh(6, 3));
    let banned = Field { forbidden: vec![(Seat(0), Seat(2))], ..field.clone() };
    let mut absent = field.clone();
    absent.entrants[3].is_here = false;
    absent.entrants[5].is_here = false;
    let why = |field: &Field, a, b| why_not(field, Seat(a), Seat(b)).expect("a round");
    assert_eq!(why(&field, 0, 3), WhyNot::HaveMet(1), "C1");
    assert_eq!(why(&banned, 0, 2), WhyNot::Forbidden);
    assert_eq!(why(&absent, 0, 3), WhyNot::NotHere(Seat(3)));
    let round = pair(&field).expect("a round");
    let met = round.pairs[0];
    assert_eq!(why(&field, met.red.0, met.black.0), WhyNot::TheyMeet);
}

#[test]
fn c6_a_pair_across_the_groups_costs_more_floaters() {
    let field = red_wins(&fresh(8, 3));
    // 1 and 3 of the upper four against 4 and 6 of the lower.
    let why = why_not(&field, Seat(0), Seat(1)).expect("a round");
    let WhyNot::Worse { criterion: Criterion::C6, due: Cost::Count(0), forced: Cost::Count(n), .. } = why
    else {
        panic!("{why:?}");
    };
    assert!(n > 0);
}

#[test]
fn art_4_a_pair_that_costs_nothing_comes_later_in_the_order() {
    let field = fresh(8, 3);
    assert!(matches!(why_not(&field, Seat(0), Seat(5)), Ok(WhyNot::Later { .. })), "1 meets 5, not 6");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    /// The round as paired is the best there is: another one with this pair is never better by the first
    /// criterion in which the two differ.
    #[test]
    fn no_pair_that_is_forced_makes_a_better_round(
        n in 5_u16..15, n_past in 0_u16..6, seed in any::<u64>(), a in 0_u16..15, b in 1_u16..14,
    ) {
        let field = played(n, 7, n_past, seed);
        let (a, b) = (a % n, (a + b) % n);
        if let Ok(WhyNot::Worse { criterion, due, forced, .. }) = why_not(&field, Seat(a), Seat(b)) {
            prop_assert!(due.compare(&forced).is_lt(), "{criterion:?}: {due:?} v {forced:?}");
        }
    }
}
