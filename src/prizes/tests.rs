//! Who is paid how much: rule B11 and case O27 with their numbers, and that nothing is lost.
use super::{Payouts, payouts};
use crate::regulation::presets::{PresetId, preset};
use crate::regulation::{
    Category, Condition, Criterion, CriterionKind, FirstSide, PrizeLine, PrizePlan, PrizeTies, Remainder,
    Several, Swiss, System,
};
use crate::standings::{Table, table};
use crate::tournament::sample::{BLACK, DRAW, Desk, RED, in_order, people};
use crate::tournament::{Decision, Entry, Sex};
use crate::units::{Dong, RoundNo};
use proptest::prelude::*;

fn line(category: Category, from: u16, to: u16, each: i64) -> PrizeLine {
    PrizeLine { category, from, to, each: Dong(each), condition: None }
}

fn plan(lines: Vec<PrizeLine>) -> PrizePlan {
    PrizePlan { lines, ..PrizePlan::none() }
}

/// A Swiss event ranked by points only, of which the first so many are women; one round is played, boards
/// ending in turn as said.
fn event(n: u16, n_women: u16, outcomes: &[Option<crate::regulation::Outcome>]) -> Desk {
    let mut rules = preset(PresetId::PlainSwiss);
    rules.accept_proposals();
    rules.system.value = System::Swiss(Swiss { first_side: FirstSide::Red, ..Swiss::dutch(5) });
    rules.chain.value = vec![Criterion::new(CriterionKind::Points)];
    let mut desk = Desk::found(rules);
    let sex = |nth: usize| Some(if nth < usize::from(n_women) { Sex::Woman } else { Sex::Man });
    let entries = people(n).into_iter().enumerate().map(|(nth, entry)| Entry { sex: sex(nth), ..entry });
    desk.decide(Decision::Register(entries.collect()));
    desk.decide(Decision::AssignNumbers(in_order(desk.event())));
    desk.decide(desk.neighbours());
    desk.decide(Decision::Publish(RoundNo(1)));
    for (board, &outcome) in (1..=n / 2).zip(outcomes.iter().cycle()) {
        desk.decide(desk.result(1, board, outcome));
    }
    desk
}

fn after_round_1(desk: &Desk) -> Table {
    table(desk.event(), RoundNo(1))
}

fn amounts(payouts: &Payouts) -> Vec<i64> {
    payouts.paid.iter().map(|payout| payout.total().0).collect()
}

fn is_whole(payouts: &Payouts, plan: &PrizePlan) -> bool {
    payouts.total() + payouts.remainder + payouts.unclaimed + payouts.withheld_total() == plan.total()
}

#[test]
fn o27_three_share_one_prize_in_whole_thousands_and_the_rest_is_shown() {
    // Three winners share the first place.
    let desk = event(6, 0, &[RED]);
    let mut plan = plan(vec![line(Category::Everyone, 1, 1, 500_000)]);
    for remainder in [Remainder::Organizer, Remainder::BetterPlaced] {
        plan.remainder = remainder;
        let payouts = payouts(desk.event(), &after_round_1(&desk), &plan);
        assert_eq!(amounts(&payouts), [166_000, 166_000, 166_000]);
        assert_eq!(payouts.remainder, Dong(2_000), "nobody of three at one place is the better placed");
        assert!(is_whole(&payouts, &plan));
    }
}

#[test]
fn o27_places_2_to_4_share_the_second_and_the_third_prize() {
    // One winner; four who drew; of them one left the event before it ended.
    let mut desk = event(6, 0, &[RED, DRAW, DRAW]);
    let player = desk.player(6);
    desk.decide(Decision::Withdraw { player, from: RoundNo(2) });
    let everyone = |place, each| line(Category::Everyone, place, place, each);
    let plan = plan(vec![everyone(1, 3_000_000), everyone(2, 2_000_000), everyone(3, 1_500_000)]);
    let payouts = payouts(desk.event(), &after_round_1(&desk), &plan);
    assert_eq!(amounts(&payouts), [3_000_000, 1_166_000, 1_166_000, 1_166_000]);
    assert_eq!(payouts.remainder, Dong(2_000));
    let prize = &payouts.paid[1].prizes[0];
    assert_eq!((prize.from, prize.to, prize.pool), (2, 3, Dong(3_500_000)));
    assert!(is_whole(&payouts, &plan));
}

/// The qualifier's prizes of the Bình Giã Cup 2023 (art. V.1).
fn binh_gia() -> PrizePlan {
    let women = |place, each| PrizeLine {
        condition: Some(Condition::MoreThan(10)),
        ..line(Category::Women, place, place, each)
    };
    let everyone = |from, to, each| line(Category::Everyone, from, to, each);
    plan(vec![
        women(1, 10_000_000),
        women(2, 5_000_000),
        women(3, 3_000_000),
        everyone(1, 8, 5_000_000),
        everyone(9, 16, 3_000_000),
        everyone(17, 44, 2_000_000),
    ])
}

#[test]
fn b11_ranks_1_to_44_are_paid_and_women_only_if_more_than_ten_play() {
    let plan = binh_gia();
    assert_eq!(plan.total(), Dong(138_000_000));
    for (n_women, women_paid) in [(10, 0), (11, 18_000_000)] {
        let desk = event(100, n_women, &[RED, DRAW, BLACK]);
        let payouts = payouts(desk.event(), &after_round_1(&desk), &plan);
        let withheld: Vec<usize> = payouts.withheld.iter().map(|withheld| withheld.n).collect();
        assert_eq!(withheld, if n_women == 10 { vec![10; 3] } else { vec![] });
        assert_eq!(payouts.withheld_total(), Dong(18_000_000 - women_paid));
        assert_eq!(payouts.total() + payouts.remainder, Dong(120_000_000 + women_paid));
        assert!(is_whole(&payouts, &plan));
    }
}

#[test]
fn one_prize_a_person_is_the_greatest_and_the_other_goes_to_the_next() {
    // Numbers 1 and 3 win; number 1 is the only woman who does.
    let desk = event(4, 2, &[RED, RED]);
    let lines = vec![line(Category::Everyone, 1, 2, 3_000_000), line(Category::Women, 1, 1, 5_000_000)];
    let all = plan(lines.clone());
    let one = PrizePlan { several: Several::Greatest, ..plan(lines) };
    let table = after_round_1(&desk);
    assert_eq!(amounts(&payouts(desk.event(), &table, &all)), [8_000_000, 3_000_000]);
    let payouts = payouts(desk.event(), &table, &one);
    // The second place of all passes to the two who lost, who share it.
    assert_eq!(amounts(&payouts), [5_000_000, 3_000_000, 1_500_000, 1_500_000]);
    assert!(is_whole(&payouts, &one));
}

#[test]
fn halves_go_by_the_order_and_halves_are_shared_by_equal_points() {
    let mut desk = event(4, 0, &[RED, RED]);
    let mut rules = desk.event().regulation().clone();
    rules.chain.value.push(Criterion::new(CriterionKind::PairingNumber));
    desk.decide(Decision::Amend(Box::new(rules)));
    let table = after_round_1(&desk);
    let everyone = |place, each| line(Category::Everyone, place, place, each);
    let mut plan = plan(vec![everyone(1, 3_000_000), everyone(2, 2_000_001)]);
    for (ties, remainder, due, left) in [
        (PrizeTies::ByOrder, Remainder::Organizer, [3_000_000, 2_000_001], 0),
        (PrizeTies::Shared, Remainder::Organizer, [2_500_000, 2_500_000], 1),
        (PrizeTies::Shared, Remainder::BetterPlaced, [2_500_001, 2_500_000], 0),
        (PrizeTies::Halved, Remainder::Organizer, [2_750_000, 2_250_000], 1),
    ] {
        (plan.ties, plan.remainder) = (ties, remainder);
        let payouts = payouts(desk.event(), &table, &plan);
        assert_eq!((amounts(&payouts), payouts.remainder), (due.to_vec(), Dong(left)), "{ties:?}");
    }
}

fn any_plan() -> impl Strategy<Value = PrizePlan> {
    let category = prop_oneof![Just(Category::Everyone), Just(Category::Women)];
    let condition = prop::option::of(prop_oneof![
        (0_u16..9).prop_map(Condition::AtLeast),
        (0_u16..9).prop_map(Condition::MoreThan)
    ]);
    let line = (category, 1_u16..9, 0_u16..9, 0_i64..5_000_000, condition).prop_map(
        |(category, from, more, each, condition)| PrizeLine {
            category,
            from,
            to: from + more,
            each: Dong(each),
            condition,
        },
    );
    let ties = prop_oneof![Just(PrizeTies::ByOrder), Just(PrizeTies::Shared), Just(PrizeTies::Halved)];
    let remainder = prop_oneof![Just(Remainder::Organizer), Just(Remainder::BetterPlaced)];
    let several = prop_oneof![Just(Several::All), Just(Several::Greatest)];
    (prop::collection::vec(line, 0..6), ties, 1_i64..5_000, remainder, several).prop_map(
        |(lines, ties, step, remainder, several)| PrizePlan {
            lines,
            ties,
            step: Dong(step),
            remainder,
            several,
            declared: None,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn o27_what_is_paid_left_unclaimed_and_withheld_is_always_the_plan(
        plan in any_plan(),
        n in 2_u16..20,
        n_women in 0_u16..20,
        outcomes in prop::collection::vec(prop_oneof![Just(RED), Just(DRAW), Just(BLACK)], 1..10),
    ) {
        let desk = event(n, n_women.min(n), &outcomes);
        let payouts = payouts(desk.event(), &after_round_1(&desk), &plan);
        prop_assert!(is_whole(&payouts, &plan), "{payouts:?}");
        prop_assert!(payouts.remainder >= Dong::ZERO && payouts.unclaimed >= Dong::ZERO);
        for payout in &payouts.paid {
            prop_assert!(payout.prizes.iter().all(|prize| prize.amount > Dong::ZERO));
            prop_assert!(plan.several == Several::All || payout.prizes.len() == 1);
        }
    }
}
