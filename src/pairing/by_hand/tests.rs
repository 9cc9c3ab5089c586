//! Does a draft keep everyone in one place, and say what the rules hold against it?
use super::*;
use crate::tournament::sample::{Desk, RED, people};
use crate::tournament::{Decision, Terms};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn draft(desk: &Desk) -> Draft {
    Draft::of(desk.event(), desk.event().rounds().last().expect("a round"))
}

/// Nine players, the first round played by red, the second paired.
fn desk() -> Desk {
    let mut desk = Desk::swiss(9, 5);
    desk.pair_next();
    desk.play_out(RED);
    desk.pair_next();
    desk
}

#[test]
fn two_change_places_and_the_sides_go_with_the_place() {
    let desk = desk();
    let before = draft(&desk);
    let (first, second) = (before.pairings[0], before.pairings[1]);
    let after = before.after(Step::Swap(first.red, second.black));
    assert_eq!((after.pairings[0].red, after.pairings[1].black), (second.black, first.red));
    assert_eq!(after.changed_from(&before).count(), 2);
    let event = SwissEvent::before(desk.event(), RoundNo(2)).expect("a Swiss event");
    let made = event.make().ok();
    let n_other = |draft: &Draft| event.n_other(&draft.pairings, made.as_ref());
    assert_eq!((n_other(&before), n_other(&after)), (0, 2));
    assert_eq!(after.after(Step::Swap(first.red, second.black)), before);
}

#[test]
fn a_bye_passes_to_the_other_and_an_absent_one_leaves_somebody_loose() {
    let mut desk = desk();
    let before = draft(&desk);
    let (seated, bye) = (before.pairings[0].black, before.sitting_out[0].player);
    let after = before.after(Step::Swap(seated, bye));
    assert_eq!(after.sitting_out[0].player, seated);
    assert!(after.seating().is_some());
    desk.decide(Decision::Register(people(1)));
    let (before, late) = (draft(&desk), desk.player(10));
    assert!(before.seating().is_some_and(|(_, out)| out.len() == 1), "who came late sits nowhere");
    let after = before.after(Step::Swap(seated, late));
    assert_eq!((after.loose.as_slice(), after.seating()), (&[seated][..], None));
    let after = after.after(Step::SitOut(seated, SitOut::RequestedBye));
    assert!(after.seating().is_some());
}

#[test]
fn whoever_is_unseated_sits_down_again_at_the_first_free_board() {
    let desk = desk();
    let before = draft(&desk);
    let Pairing { board, red, black } = before.pairings[1];
    let loose = before.after(Step::Unseat(board));
    assert_eq!((loose.pairings.len(), loose.seating()), (3, None));
    let turned = loose.after(Step::Seat { red: black, black: red });
    assert_eq!(turned, before.after(Step::Turn(board)));
    let nonsense = Step::Seat { red, black: before.pairings[0].red };
    assert_eq!(loose.after(nonsense), loose, "nobody sits at two boards (O12)");
}

#[test]
fn what_the_rules_hold_against_a_pair_is_said() {
    let mut desk = desk();
    let first = desk.event().rounds()[0].encounters[0].pairing;
    let event = SwissEvent::before(desk.event(), RoundNo(2)).expect("a Swiss event");
    let again = event.doubts(first.red, first.black);
    assert_eq!(again[0], Doubt::HaveMet(RoundNo(1)));
    assert!(again.contains(&Doubt::SideDue(first.red, Side::Black, Strength::Strong)));
    let pairing = desk.event().rounds()[1].encounters[0].pairing;
    let own = event.doubts(pairing.red, pairing.black);
    assert!(own.iter().all(|doubt| matches!(doubt, Doubt::SideDue(..))), "{own:?}");
    let between = (pairing.red, pairing.black);
    desk.decide(Decision::SetTerms { between, terms: Some(Terms::Forbidden) });
    let event = SwissEvent::before(desk.event(), RoundNo(2)).expect("a Swiss event");
    assert_eq!(event.doubts(pairing.black, pairing.red)[0], Doubt::Forbidden);
    let bye = desk.event().rounds()[0].sitting_out[0].player;
    assert_eq!(event.doubt_of_bye(bye), Some(Doubt::SecondBye(bye)));
    assert_eq!(event.doubt_of_bye(pairing.red), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// O12: whatever is done, everyone is in one place, and what can be locked is taken by the event.
    #[test]
    fn o12_everyone_is_in_one_place_after_any_steps(steps in proptest::collection::vec((0_u8..5, 0_usize..10, 0_usize..10), 0..12)) {
        let mut desk = desk();
        desk.decide(Decision::Register(people(1)));
        let mut draft = draft(&desk);
        for (what, a, b) in steps {
            let (one, other) = (desk.player(a + 1), desk.player(b + 1));
            let board = BoardNo(u16::try_from(a % 5 + 1).expect("small"));
            draft = draft.after(match what {
                0 => Step::Swap(one, other),
                1 => Step::Turn(board),
                2 => Step::Unseat(board),
                3 => Step::Seat { red: one, black: other },
                _ => Step::SitOut(one, SitOut::PairingBye),
            });
        }
        let seated = draft.pairings.iter().flat_map(|pairing| [pairing.red, pairing.black]);
        let all: Vec<PlayerId> =
            seated.chain(draft.sitting_out.iter().map(|out| out.player)).chain(draft.loose.clone()).collect();
        prop_assert_eq!(all.len(), 10);
        prop_assert_eq!(all.into_iter().collect::<BTreeSet<_>>().len(), 10);
        if let Some((pairings, sitting_out)) = draft.seating() {
            desk.decide(Decision::Reseat { round: RoundNo(2), pairings, sitting_out, why: "thử".to_owned() });
        }
    }
}
