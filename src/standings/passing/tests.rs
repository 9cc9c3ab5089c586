//! Who passes: rule B4 with its numbers, and that a place is never given twice.
use super::{Missing, passing};
use crate::regulation::presets::{PresetId, preset};
use crate::regulation::{Criterion, CriterionKind, Decreed, FirstSide, Outcome, Swiss, System};
use crate::standings::table;
use crate::tournament::sample::{DRAW, Desk, RED, in_order, people};
use crate::tournament::{Call, Decision};
use crate::units::{PlayerId, RoundNo};
use proptest::prelude::*;
use std::collections::BTreeSet;

const NUMBER: Option<CriterionKind> = Some(CriterionKind::PairingNumber);

/// One round of a Swiss event of which so many pass, ranked by points and then by the second criterion;
/// all boards end so, red on each being an odd number.
fn event(n: u16, n_passing: u16, outcome: Option<Outcome>, second: Option<CriterionKind>) -> Desk {
    let mut rules = preset(PresetId::PlainSwiss);
    rules.accept_proposals();
    rules.system.value = System::Swiss(Swiss { first_side: FirstSide::Red, ..Swiss::dutch(1) });
    let mut chain = vec![Criterion::new(CriterionKind::Points)];
    chain.extend(second.map(Criterion::new));
    rules.chain.value = chain;
    rules.n_passing = Decreed::organizer(Some(n_passing));
    let mut desk = Desk::found(rules);
    desk.decide(Decision::Register(people(n)));
    desk.decide(Decision::AssignNumbers(in_order(desk.event())));
    desk.decide(desk.neighbours());
    desk.decide(Decision::Publish(RoundNo(1)));
    for board in 1..=n / 2 {
        desk.decide(desk.result(1, board, outcome));
    }
    desk
}

fn call(desk: &mut Desk, nth: usize, call: Call) {
    let player = desk.player(nth);
    desk.decide(Decision::CallUp { player, call: Some(call) });
}

fn list(desk: &Desk) -> super::Passing {
    passing(desk.event(), &table(desk.event(), RoundNo(1))).expect("somebody passes")
}

fn ids(desk: &Desk, nth: &[usize]) -> Vec<PlayerId> {
    nth.iter().map(|&nth| desk.player(nth)).collect()
}

#[test]
fn b4_44_pass_and_the_next_take_the_places_of_those_who_do_not_come() {
    let mut desk = event(100, 44, RED, NUMBER);
    let first = list(&desk);
    assert!(first.is_final && first.open.is_none() && first.missing.is_empty());
    assert_eq!((first.by_table.len(), first.by_table.last().map(|last| last.place)), (44, Some(44)));
    // Winners are the odd numbers 1, 3 … 99: number 89 is 45th, 91 is 46th.
    assert_eq!(first.reserves[..2], ids(&desk, &[89, 91]));
    call(&mut desk, 1, Call::Declined);
    let player = desk.player(3);
    desk.decide(Decision::Withdraw { player, from: RoundNo(2) });
    call(&mut desk, 100, Call::Invited);
    let after = list(&desk);
    let due = [(desk.player(1), Missing::Declined), (player, Missing::Left)];
    assert_eq!(after.missing, due);
    assert_eq!(after.by_table.len(), 44);
    let substitutes: Vec<PlayerId> =
        after.by_table.iter().filter(|one| one.is_substitute).map(|one| one.player).collect();
    assert_eq!(substitutes, ids(&desk, &[89, 91]));
    assert_eq!(after.invited, ids(&desk, &[100]));
    assert_eq!(after.reserves.first(), Some(&desk.player(93)));
}

#[test]
fn b4_whoever_is_invited_and_passes_anyway_takes_the_place_of_the_table() {
    let mut desk = event(10, 4, RED, NUMBER);
    call(&mut desk, 1, Call::Invited);
    let list = list(&desk);
    assert_eq!((list.by_table[0].player, list.invited.len()), (desk.player(1), 0));
}

#[test]
fn b4_equals_across_the_line_are_shown_as_open_until_one_is_chosen() {
    let mut desk = event(8, 3, RED, None);
    let open = list(&desk).open.expect("four winners share the first place");
    assert_eq!((open.n, open.among), (3, ids(&desk, &[1, 3, 5, 7])));
    // Invited past the table, one of them needs no place of it: the other three have one each.
    call(&mut desk, 5, Call::Invited);
    let settled = list(&desk);
    assert_eq!((settled.by_table.len(), settled.invited, settled.open), (3, ids(&desk, &[5]), None));
}

#[test]
fn b4_nobody_passes_where_the_regulation_says_so() {
    let mut desk = event(4, 2, RED, NUMBER);
    let mut rules = desk.event().regulation().clone();
    rules.n_passing = Decreed::organizer(None);
    desk.decide(Decision::Amend(Box::new(rules)));
    assert_eq!(passing(desk.event(), &table(desk.event(), RoundNo(1))), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn b4_nobody_stands_twice_and_the_table_never_sends_more_than_its_places(
        n in 2_u16..16,
        n_passing in 1_u16..12,
        outcome in prop_oneof![Just(RED), Just(DRAW)],
        second in prop_oneof![Just(NUMBER), Just(None)],
        calls in prop::collection::vec((1_usize..16, any::<bool>()), 0..8),
    ) {
        let mut desk = event(n * 2, n_passing, outcome, second);
        for (nth, declines) in calls {
            if nth <= usize::from(n * 2) {
                let call = if declines { Call::Declined } else { Call::Invited };
                let player = desk.player(nth);
                // What stands already is refused.
                let _ = desk.try_decide(Decision::CallUp { player, call: Some(call) });
            }
        }
        let list = list(&desk);
        let open = list.open.map_or(Vec::new(), |open| open.among);
        let all: Vec<PlayerId> = list
            .by_table.iter().map(|one| one.player)
            .chain(list.invited.iter().copied())
            .chain(list.reserves.iter().copied())
            .chain(open.iter().copied())
            .chain(list.missing.iter().map(|&(player, _)| player))
            .collect();
        let different: BTreeSet<PlayerId> = all.iter().copied().collect();
        prop_assert_eq!(all.len(), different.len());
        prop_assert!(list.by_table.len() <= usize::from(n_passing));
        // A place is left free only where equals have to be told apart or nobody is left.
        let is_full = list.by_table.len() == usize::from(n_passing);
        prop_assert!(is_full || !open.is_empty() || list.reserves.is_empty());
    }
}
