//! What if two copies say the same thing anew? The earlier stands, the other is shown and settled.
use crate::regulation::{Category, Decreed, Limit, Scoring};
use crate::tournament::sample::{BLACK, DRAW, Desk, RED, in_order, people};
use crate::tournament::{
    About, Call, Conflict, Decision, Entry, Leave, Logged, Lots, Refusal, Register, Tables,
};
use crate::units::{CivilDate, CivilTime, DecisionId, PlayerId, RoundNo, Seed};

/// A register, and three contents for it.
struct Case {
    register: Register,
    contents: [Decision; 3],
}

fn groups(age: u8) -> Decision {
    Decision::SetTables(Tables { rating_list: None, categories: vec![Category::Juniors(Limit::Age(age))] })
}

fn describe(title: &str) -> Decision {
    Decision::Describe(About { title: title.to_owned(), ..About::default() })
}

fn amend(desk: &Desk, halves: i32) -> Decision {
    let mut regulation = desk.event().regulation().clone();
    regulation.scoring =
        Decreed::organizer(Scoring { red_win: crate::units::HalfPoints(halves), ..Scoring::ONE_HALF_ZERO });
    Decision::Amend(Box::new(regulation))
}

fn edit(player: PlayerId, name: &str) -> Decision {
    Decision::Edit { player, entry: Entry { name: name.to_owned(), ..Entry::default() } }
}

/// Every register.
fn cases(desk: &Desk) -> Vec<Case> {
    let (first, second) = (desk.player(1), desk.player(2));
    let leave = |leave| Decision::PlanLeave { player: first, round: RoundNo(3), leave };
    let mut cases = free_cases(desk);
    cases.push(Case {
        register: Register::Leave(first, RoundNo(3)),
        contents: [leave(Some(Leave::Absence)), leave(None), leave(Some(Leave::Absence))],
    });
    cases.push(Case {
        register: Register::Presence(second),
        contents: [
            Decision::Withdraw { player: second, from: RoundNo(2) },
            Decision::Reinstate { player: second, from: RoundNo(2) },
            Decision::Withdraw { player: second, from: RoundNo(3) },
        ],
    });
    cases
}

/// Those whose content can be anything at any time, and not only step by step.
fn free_cases(desk: &Desk) -> Vec<Case> {
    // Long because it is one table: a row for each register.
    let (first, second) = (desk.player(1), desk.player(2));
    let mut reversed = in_order(desk.event());
    let ids: Vec<PlayerId> = reversed.iter().rev().map(|&(player, _)| player).collect();
    reversed.iter_mut().zip(ids).for_each(|(row, player)| row.0 = player);
    let at = |hour| Decision::Schedule {
        round: RoundNo(2),
        at: CivilDate::new(2024, 3, 31).zip(CivilTime::new(hour, 0)),
    };
    let call = |call| Decision::CallUp { player: first, call };
    let invite = |name: &str| Decision::Invite(vec![Entry { name: name.to_owned(), ..Entry::default() }]);
    let case = |register, contents| Case { register, contents };
    vec![
        case(Register::About, [describe("A"), describe("B"), describe("C")]),
        case(Register::Rules, [amend(desk, 4), amend(desk, 6), amend(desk, 8)]),
        case(Register::Tables, [groups(10), groups(12), groups(14)]),
        case(Register::Entry(first), [edit(first, "A"), edit(first, "B"), edit(first, "C")]),
        case(
            Register::Numbers,
            [
                Decision::DrawNumbers(Seed(5)),
                Decision::AssignNumbers(in_order(desk.event())),
                Decision::AssignNumbers(reversed),
            ],
        ),
        case(
            Register::Lots,
            [
                Decision::DrawLots(Lots::Drawn(Seed(1))),
                Decision::DrawLots(Lots::Drawn(Seed(2))),
                Decision::DrawLots(Lots::Typed(vec![second, first])),
            ],
        ),
        case(Register::Schedule(RoundNo(2)), [at(8), at(9), at(10)]),
        case(Register::Call(first), [Some(Call::Declined), Some(Call::Invited), None].map(call)),
        case(Register::Guests, ["A", "B", "C"].map(invite)),
    ]
}

/// Two copies of an event in which the first content stands.
fn two(first: &Decision) -> (Desk, Desk) {
    let mut here = Desk::of(4);
    here.decide(first.clone());
    let there = here.copy_on(2);
    (here, there)
}

/// Whether just this stands already.
fn stands(desk: &mut Desk, decision: &Decision) -> bool {
    desk.copy_on(9).try_decide(decision.clone()) == Err(Refusal::NothingToDo)
}

fn conflicts(desk: &Desk) -> Vec<Conflict> {
    desk.fold.conflicts.clone()
}

/// Over the first content, the second is said here and the third there.
fn disagreement(case: &Case) -> (Desk, DecisionId, DecisionId) {
    let [first, second, third] = &case.contents;
    let (mut here, mut there) = two(first);
    let (won, lost) = (here.decide(second.clone()), there.decide(third.clone()));
    here.merge(&there);
    (here, won, lost)
}

#[test]
fn every_case_writes_the_register_that_it_says() {
    for case in cases(&Desk::of(4)) {
        assert!(case.contents.iter().all(|decision| decision.register() == Some(case.register)));
    }
}

#[test]
fn two_copies_that_change_the_same_thing_are_a_conflict_and_the_first_stands() {
    for case in free_cases(&Desk::of(4)) {
        let (mut desk, won, lost) = disagreement(&case);
        let refusal = Refusal::ChangedMeanwhile { by: Some(won) };
        assert_eq!(conflicts(&desk), [Conflict { decision: lost, refusal }], "{:?}", case.register);
        assert!(stands(&mut desk, &case.contents[1]), "{:?}", case.register);
    }
}

#[test]
fn the_same_change_on_two_copies_is_no_conflict_and_either_goes_on_from_it() {
    for case in cases(&Desk::of(4)) {
        let [first, second, _] = &case.contents;
        let mut here = Desk::of(4);
        let mut there = here.copy_on(2);
        here.decide(first.clone());
        there.decide(first.clone());
        there.decide(second.clone());
        here.merge(&there);
        assert_eq!(conflicts(&here), [], "{:?}", case.register);
        assert!(stands(&mut here, second), "{:?}", case.register);
    }
}

#[test]
fn changes_one_after_the_other_are_no_conflict() {
    for case in cases(&Desk::of(4)) {
        let [first, second, third] = &case.contents;
        let (mut here, mut there) = two(first);
        here.decide(second.clone());
        there.merge(&here);
        there.decide(third.clone());
        here.merge(&there);
        assert_eq!(conflicts(&here), [], "{:?}", case.register);
        assert!(stands(&mut here, third), "{:?}", case.register);
    }
}

/// Takes the refused decision after all.
fn take(desk: &mut Desk) -> Vec<Decision> {
    let way = desk.log.taking(&desk.fold, &conflicts(desk)[0]).expect("a way");
    for decision in &way {
        desk.decide(decision.clone());
    }
    way
}

#[test]
fn a_result_that_lost_is_taken_as_a_correction_of_what_stands_by_now() {
    let mut here = Desk::of(4);
    here.decide(here.neighbours());
    let mut there = here.copy_on(2);
    here.decide(here.result(1, 1, RED));
    there.decide(there.result(1, 1, BLACK));
    here.merge(&there);
    let corrected = here.decide(here.result(1, 1, DRAW));
    assert_eq!(here.log.stands_against(&here.fold, &conflicts(&here)[0]), here.log.get(corrected));
    take(&mut here);
    assert_eq!(conflicts(&here), []);
    assert_eq!(here.event().games().next().map(|game| game.outcome), Some(BLACK));
}

#[test]
fn a_conflict_is_settled_by_taking_the_other_content_or_by_leaving_it() {
    for case in free_cases(&Desk::of(4)) {
        let (desk, won, lost) = disagreement(&case);
        assert_eq!(desk.log.stands_against(&desk.fold, &conflicts(&desk)[0]), desk.log.get(won));
        let mut taken = desk.clone();
        take(&mut taken);
        assert_eq!(conflicts(&taken), [], "{:?}", case.register);
        assert!(stands(&mut taken, &case.contents[2]), "{:?}", case.register);
        assert_eq!(taken.log.fold().as_ref(), Ok(&taken.fold));
        let mut left = desk.clone();
        left.decide(Decision::Dismiss(lost));
        assert_eq!((conflicts(&left), left.event()), (vec![], desk.event()));
    }
}

#[test]
fn what_was_undone_here_and_changed_there_is_a_conflict() {
    for case in cases(&Desk::of(4)) {
        let [first, second, _] = &case.contents;
        let (mut here, mut there) = two(first);
        let last = here.log.iter().next_back().expect("the first content").id;
        here.decide(Decision::Undo(vec![last]));
        let lost = there.decide(second.clone());
        here.merge(&there);
        let by = here.event().last_writer(second);
        let due = match case.register {
            // Nobody is planned to be away any more: that is what the other copy says.
            Register::Leave(..) => vec![],
            Register::About
            | Register::Rules
            | Register::Entry(_)
            | Register::Presence(_)
            | Register::Terms(..)
            | Register::FirstSide
            | Register::Seats(_)
            | Register::Arrival(..)
            | Register::Numbers
            | Register::Lots
            | Register::Call(_)
            | Register::Guests
            | Register::Schedule(_)
            | Register::Tables => {
                vec![Conflict { decision: lost, refusal: Refusal::ChangedMeanwhile { by } }]
            }
        };
        assert_eq!(conflicts(&here), due, "{:?}", case.register);
    }
}

#[test]
fn an_undo_under_a_later_change_is_refused_and_both_can_be_undone() {
    for case in cases(&Desk::of(4)) {
        let (mut desk, _) = two(&case.contents[0]);
        let before = Desk::of(4);
        let first = desk.log.iter().next_back().expect("the first content").id;
        let second = desk.decide(case.contents[1].clone());
        if !matches!(case.register, Register::Leave(..)) {
            let refusal = desk.refused(Decision::Undo(vec![first]));
            assert_eq!(refusal, Refusal::DependedOnBy(second), "{:?}", case.register);
        }
        desk.decide(Decision::Undo(vec![first, second]));
        assert_eq!(desk.event(), before.event(), "{:?}", case.register);
    }
}

#[test]
fn absences_in_two_rounds_and_two_players_are_no_conflict() {
    let mut here = Desk::of(4);
    let mut there = here.copy_on(2);
    let (first, second) = (here.player(1), here.player(2));
    let absent =
        |player, round| Decision::PlanLeave { player, round: RoundNo(round), leave: Some(Leave::Absence) };
    here.decide(absent(first, 1));
    there.decide(absent(first, 2));
    here.decide(edit(first, "A"));
    there.decide(edit(second, "B"));
    here.merge(&there);
    assert_eq!(conflicts(&here), []);
    assert_eq!(here.event().player(first).map(|player| player.leaves.len()), Some(2));
}

#[test]
fn two_withdrawals_from_different_rounds_are_a_conflict_that_undoing_the_first_settles() {
    let mut here = Desk::of(4);
    let mut there = here.copy_on(2);
    let player = here.player(1);
    let leave = |round| Decision::Withdraw { player, from: RoundNo(round) };
    let won = here.decide(leave(2));
    let lost = there.decide(leave(3));
    here.merge(&there);
    let refusal = Refusal::ChangedMeanwhile { by: Some(won) };
    assert_eq!(conflicts(&here), [Conflict { decision: lost, refusal }]);
    assert_eq!(here.refused(leave(3)), Refusal::AlreadyAway(player));
    assert_eq!(take(&mut here), [Decision::Undo(vec![won])]);
    assert_eq!(conflicts(&here), []);
    assert!(stands(&mut here, &leave(3)));
}

#[test]
fn a_player_who_left_and_came_back_here_is_not_withdrawn_silently_by_the_other_copy() {
    let mut here = Desk::of(4);
    let mut there = here.copy_on(2);
    let player = here.player(1);
    here.decide(Decision::Withdraw { player, from: RoundNo(2) });
    let back = here.decide(Decision::Reinstate { player, from: RoundNo(3) });
    let lost = there.decide(Decision::Withdraw { player, from: RoundNo(2) });
    // The other copy's decision comes between the two by its place, and says what the first says.
    here.merge(&there);
    assert_eq!(conflicts(&here), []);
    assert_eq!(here.event().last_writer(&Decision::Withdraw { player, from: RoundNo(9) }), Some(back));
    let mut late = there.copy_on(3);
    late.decide(Decision::Undo(vec![lost]));
    let lost = late.decide(Decision::Withdraw { player, from: RoundNo(3) });
    here.merge(&late);
    let refusal = Refusal::ChangedMeanwhile { by: Some(back) };
    assert_eq!(conflicts(&here), [Conflict { decision: lost, refusal }]);
}

#[test]
fn a_change_of_a_player_whom_the_other_copy_removed_says_that_the_player_is_gone() {
    let mut here = Desk::of(4);
    let mut there = here.copy_on(2);
    let player = here.player(1);
    here.decide(Decision::Remove(player));
    let lost = there.decide(edit(player, "A"));
    here.merge(&there);
    assert_eq!(conflicts(&here), [Conflict { decision: lost, refusal: Refusal::NoSuchPlayer(player) }]);
}

/// What a window had decided and not written, and the log that it had not seen.
fn overtaken(by: &[Decision], own: &[Decision]) -> (Desk, Vec<Logged>) {
    let mut stored = Desk::of(4);
    let mut window = stored.clone();
    for decision in by {
        stored.decide(decision.clone());
    }
    let own = own.iter().map(|decision| window.decide(decision.clone()));
    let own: Vec<DecisionId> = own.collect();
    let own = own.into_iter().map(|id| window.log.get(id).expect("just decided").clone()).collect();
    (stored, own)
}

#[test]
fn what_another_window_overtook_is_decided_again_over_what_was_seen() {
    let own = [describe("A"), describe("B"), edit(Desk::of(4).player(1), "A")];
    // Nothing of it was touched: all is taken, each over the one before.
    let (stored, waiting) = overtaken(&[Decision::Note { round: None, text: "x".to_owned() }], &own);
    let again = stored.log.decide_again(&stored.fold, stored.device, waiting);
    assert_eq!((again.taken.len(), again.refused.as_slice()), (3, &[][..]));
    assert_eq!(again.taken[1].over, Some(again.taken[0].id));
    assert_eq!(again.fold.tournament.about().title, "B");
    assert_eq!(again.log.fold().as_ref(), Ok(&again.fold));
    // Another name was given meanwhile, under the very number of ours: it stands.
    let (stored, waiting) = overtaken(&[describe("C")], &own);
    let by = Some(waiting[0].id);
    let again = stored.log.decide_again(&stored.fold, stored.device, waiting);
    let refusal = Refusal::ChangedMeanwhile { by };
    assert_eq!(again.refused, [refusal.clone(), refusal]);
    assert_eq!((again.taken.len(), again.fold.tournament.about().title.as_str()), (1, "C"));
    // The same name was given meanwhile: ours goes on from it.
    let (stored, waiting) = overtaken(&[describe("A")], &own);
    let again = stored.log.decide_again(&stored.fold, stored.device, waiting);
    assert_eq!((again.taken.len(), again.refused.as_slice()), (2, &[][..]));
    assert_eq!(again.fold.tournament.about().title, "B");
}

#[test]
fn what_is_decided_again_names_its_own_people_and_decisions_and_never_the_other_windows() {
    let base = Desk::of(4);
    let next = base.log.next_place(base.device).0;
    let own = PlayerId { by: next, nth: 0 };
    let mine = [Decision::Register(people(1)), edit(own, "Của tôi"), Decision::Undo(vec![next])];
    let (stored, waiting) = overtaken(&[Decision::Register(people(1))], &mine[..2]);
    let again = stored.log.decide_again(&stored.fold, stored.device, waiting);
    assert_eq!(again.taken.len(), 2);
    let names: Vec<_> = again.fold.tournament.players().map(|player| player.entry.name.clone()).collect();
    assert_eq!(names[4..], ["Kỳ thủ 1", "Của tôi"]);
    let (stored, waiting) = overtaken(&[describe("C")], &[describe("A"), mine[2].clone()]);
    let again = stored.log.decide_again(&stored.fold, stored.device, waiting);
    let refusals = [
        Refusal::ChangedMeanwhile { by: Some(next) },
        Refusal::NoSuchDecision(DecisionId { seq: 0, ..next }),
    ];
    assert_eq!(again.refused, refusals);
    assert_eq!(again.fold, stored.fold);
}
