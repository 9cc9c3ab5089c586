//! When is a decision refused, and with which facts? Every variant of [`Refusal`] stands in the table.
use crate::clock::SideControl;
use crate::regulation::presets::{PresetId, preset};
use crate::regulation::{
    Criterion, CriterionKind, Decreed, Outcome, Regulation, RoundRobinTable, Scoring, System,
};
use crate::tournament::check::{MAX_CRITERIA, MAX_LINE, MAX_PLAYERS};
use crate::tournament::sample::{BLACK, DRAW, Desk, RED, in_order, people};
use crate::tournament::{
    About, Decision, Entry, Field, Leave, Log, LogFault, Logged, Lots, Pairing, Refusal, RegulationFault,
    Sanction, SetResult, SitOut, SittingOut, Tournament,
};
use crate::units::{
    BoardNo, DecisionId, DeviceId, EventId, GameNo, HalfPoints, PairingNo, PlayerId, RoundNo, Seed,
};
use std::collections::BTreeSet;
use std::sync::Arc;

const _: () = assert!(MAX_PLAYERS == 2_000 && MAX_CRITERIA == 64);

/// Makes rules unsound.
type Spoil = fn(&mut Regulation);

/// One refusal of each kind, so that a new one without a test does not compile.
const fn kind(refusal: &Refusal) -> usize {
    // Long because it is one table: a row for every refusal there is.
    match refusal {
        Refusal::AlreadyFounded => 0,
        Refusal::Empty(_) => 1,
        Refusal::TooLong(_) => 2,
        Refusal::Regulation(_) => 3,
        Refusal::RulesInPlay => 4,
        Refusal::NoSuchPlayer(_) => 5,
        Refusal::WasPaired(_) => 6,
        Refusal::AlreadyAway(_) => 7,
        Refusal::NotAway(_) => 8,
        Refusal::TableIsFixed => 9,
        Refusal::NoByeInRoundRobin => 10,
        Refusal::NumberTaken { .. } => 11,
        Refusal::NumberOutOfRange(_) => 12,
        Refusal::NumbersInUse => 13,
        Refusal::NoNumber(_) => 14,
        Refusal::AlreadyPaired(_) => 15,
        Refusal::NotTheNextRound { .. } => 16,
        Refusal::NoSuchRound(_) => 17,
        Refusal::NotTheLastRound { .. } => 18,
        Refusal::SeatedTwice { .. } => 19,
        Refusal::AgainstSelf(_) => 20,
        Refusal::NotSeated(_) => 21,
        Refusal::Unavailable(_) => 22,
        Refusal::BoardTaken(_) => 23,
        Refusal::NoSuchBoard { .. } => 24,
        Refusal::NoSuchGame(_) => 25,
        Refusal::ResultChanged { .. } => 26,
        Refusal::NothingToDo => 27,
        Refusal::RoundOpen(_) => 28,
        Refusal::NoSuchDecision(_) => 29,
        Refusal::CannotUndoFounding => 30,
        Refusal::DependedOnBy(_) => 31,
        Refusal::ChangedMeanwhile { .. } => 32,
        Refusal::LastRoundPaired => 33,
        Refusal::FewerRounds { .. } => 34,
        Refusal::OnlyInSwiss => 35,
        Refusal::BoardPlayed(_) => 36,
        Refusal::NotArrived(_) => 37,
        Refusal::RatedTwice { .. } => 38,
        Refusal::NoSuchGroup(_) => 39,
    }
}
const N_KINDS: usize = 40;

const NOBODY: PlayerId = PlayerId { by: DecisionId { device: DeviceId(99), seq: 1 }, nth: 0 };

/// Four players with numbers; rounds 1 and 2 are paired, board 1 of round 1 was won by red.
fn in_play() -> Desk {
    let mut desk = Desk::of(4);
    desk.decide(desk.neighbours());
    desk.decide(desk.result(1, 1, RED));
    desk.decide(desk.neighbours());
    desk
}

fn entry(name: &str) -> Entry {
    Entry { name: name.to_owned(), ..Entry::default() }
}

fn set(round: u16, board: u16, game: u8, now: Option<Outcome>) -> Decision {
    let (round, board, game) = (RoundNo(round), BoardNo(board), GameNo(game));
    Decision::SetResult(SetResult { round, board, game, was: None, now, why: String::new() })
}

fn long() -> String {
    "đ".repeat(MAX_LINE)
}

/// A decision that is refused once two rounds are paired.
fn refused_in_play(desk: &Desk) -> Vec<(Decision, Refusal)> {
    // Long because it is one table: a row for each case.
    let (first, second) = (desk.player(1), desk.player(2));
    let mut other_system = desk.event().regulation().clone();
    other_system.system =
        Decreed::organizer(System::RoundRobin { table: RoundRobinTable::Circle, cycles: 1 });
    let founding = desk.log.iter().next().expect("a founding").clone();
    let draw =
        desk.log.iter().find(|logged| matches!(logged.decision, Decision::DrawNumbers(_))).expect("a draw");
    let register =
        desk.log.iter().find(|logged| matches!(logged.decision, Decision::Register(_))).expect("a list");
    let no_decision = DecisionId { device: DeviceId(50), seq: 1 };
    vec![
        (founding.decision, Refusal::AlreadyFounded),
        (Decision::Amend(Box::new(other_system)), Refusal::RulesInPlay),
        (Decision::Edit { player: NOBODY, entry: entry("A") }, Refusal::NoSuchPlayer(NOBODY)),
        (Decision::Remove(first), Refusal::WasPaired(first)),
        (Decision::Reinstate { player: first, from: RoundNo(1) }, Refusal::NotAway(first)),
        (Decision::Register(people(1)), Refusal::TableIsFixed),
        (Decision::DrawNumbers(Seed(3)), Refusal::NumbersInUse),
        (
            Decision::PlanLeave { player: first, round: RoundNo(2), leave: Some(Leave::Absence) },
            Refusal::AlreadyPaired(RoundNo(2)),
        ),
        (
            Decision::PlanLeave { player: first, round: RoundNo(3), leave: Some(Leave::RequestedBye) },
            Refusal::NoByeInRoundRobin,
        ),
        (Decision::PlanLeave { player: first, round: RoundNo(3), leave: None }, Refusal::NothingToDo),
        (Decision::Unpair(RoundNo(1)), Refusal::NotTheLastRound { last: RoundNo(2) }),
        (Decision::Unpair(RoundNo(3)), Refusal::NothingToDo),
        (Decision::Unpair(RoundNo(4)), Refusal::NoSuchRound(RoundNo(4))),
        (Decision::Check(RoundNo(1)), Refusal::RoundOpen(RoundNo(1))),
        (Decision::Check(RoundNo(3)), Refusal::NoSuchRound(RoundNo(3))),
        (set(3, 1, 1, RED), Refusal::NoSuchRound(RoundNo(3))),
        (set(0, 1, 1, RED), Refusal::NoSuchRound(RoundNo(0))),
        (set(1, 3, 1, RED), Refusal::NoSuchBoard { round: RoundNo(1), board: BoardNo(3) }),
        (set(1, 1, 2, RED), Refusal::NoSuchGame(GameNo(2))),
        (set(1, 1, 0, RED), Refusal::NoSuchGame(GameNo(0))),
        (set(1, 1, 1, RED), Refusal::NothingToDo),
        (set(1, 1, 1, BLACK), Refusal::ResultChanged { stands: RED }),
        (Decision::DrawLots(Lots::Typed(vec![])), Refusal::Empty(Field::List)),
        (
            Decision::DrawLots(Lots::Typed(vec![second, second])),
            Refusal::SeatedTwice { player: second, at: None },
        ),
        (Decision::Note { round: None, text: " ".to_owned() }, Refusal::Empty(Field::Text)),
        (Decision::Undo(vec![founding.id]), Refusal::CannotUndoFounding),
        (Decision::Undo(vec![no_decision]), Refusal::NoSuchDecision(no_decision)),
        (Decision::Undo(vec![]), Refusal::NothingToDo),
        (Decision::Undo(vec![register.id]), Refusal::DependedOnBy(draw.id)),
        (Decision::Dismiss(register.id), Refusal::NoSuchDecision(register.id)),
    ]
}

/// A decision that is refused while the list is still open: four people with numbers, nothing paired.
fn refused_before_play(desk: &Desk) -> Vec<(Decision, Refusal)> {
    // Long because it is one table: a row for each case.
    let (first, second) = (desk.player(1), desk.player(2));
    let mut taken = in_order(desk.event());
    taken[1].1 = PairingNo(1);
    let mut beyond = in_order(desk.event());
    beyond[3].1 = PairingNo(5);
    let mut twice = in_order(desk.event());
    twice[1].0 = first;
    let fewer = in_order(desk.event())[1..]
        .iter()
        .map(|&(player, PairingNo(n))| (player, PairingNo(n - 1)))
        .collect();
    let fixed_nowhere = Entry { fixed_board: Some(BoardNo(0)), ..entry("A") };
    vec![
        (Decision::Describe(About::default()), Refusal::Empty(Field::Title)),
        (Decision::Describe(About { title: long(), ..About::default() }), Refusal::TooLong(Field::Title)),
        (Decision::Register(vec![]), Refusal::Empty(Field::List)),
        (Decision::Register(people(2_000)), Refusal::TooLong(Field::List)),
        (Decision::Register(vec![entry("A"), entry("  ")]), Refusal::Empty(Field::Name)),
        (Decision::Register(vec![entry(&long())]), Refusal::TooLong(Field::Name)),
        (Decision::Register(vec![fixed_nowhere]), Refusal::BoardTaken(BoardNo(0))),
        (Decision::AssignNumbers(taken), Refusal::NumberTaken { number: PairingNo(1), by: first }),
        (Decision::AssignNumbers(beyond), Refusal::NumberOutOfRange(PairingNo(5))),
        (Decision::AssignNumbers(twice), Refusal::SeatedTwice { player: first, at: None }),
        (Decision::AssignNumbers(fewer), Refusal::NoNumber(first)),
        (Decision::Unpair(RoundNo(1)), Refusal::NothingToDo),
        (Decision::Unpair(RoundNo(2)), Refusal::NoSuchRound(RoundNo(2))),
        (pair(desk, |_| RoundNo(2)), Refusal::NotTheNextRound { next: RoundNo(1) }),
        (pair(desk, |_| RoundNo(0)), Refusal::NotTheNextRound { next: RoundNo(1) }),
        (pair(desk, |_| RoundNo(9)), Refusal::NoSuchRound(RoundNo(9))),
        (
            pairs(desk, |pairs| pairs[1].red = first),
            Refusal::SeatedTwice { player: first, at: Some(BoardNo(1)) },
        ),
        (pairs(desk, |pairs| pairs[0].black = first), Refusal::AgainstSelf(first)),
        (pairs(desk, |pairs| pairs[0].black = NOBODY), Refusal::NoSuchPlayer(NOBODY)),
        (pairs(desk, |pairs| pairs[1].board = BoardNo(1)), Refusal::BoardTaken(BoardNo(1))),
        (pairs(desk, |pairs| pairs.truncate(1)), Refusal::NotSeated(desk.player(3))),
        (sanction(second, 0, HalfPoints::ZERO), Refusal::NothingToDo),
        (sanction(second, 0, HalfPoints(-1)), Refusal::TooLong(Field::Text)),
        (sanction(NOBODY, 1, HalfPoints::ZERO), Refusal::NoSuchPlayer(NOBODY)),
    ]
}

fn sanction(player: PlayerId, fouls: u8, deduction: HalfPoints) -> Decision {
    Decision::Sanction(Sanction { player, round: RoundNo(1), fouls, deduction, why: "lỗi".to_owned() })
}

fn pair(desk: &Desk, no: impl Fn(RoundNo) -> RoundNo) -> Decision {
    let Decision::Pair { round, pairings, sitting_out } = desk.neighbours() else { unreachable!() };
    Decision::Pair { round: no(round), pairings, sitting_out }
}

fn pairs(desk: &Desk, spoil: impl Fn(&mut Vec<Pairing>)) -> Decision {
    let Decision::Pair { round, mut pairings, sitting_out } = desk.neighbours() else { unreachable!() };
    spoil(&mut pairings);
    Decision::Pair { round, pairings, sitting_out }
}

#[test]
fn every_refusal_has_its_decision_and_changes_nothing() {
    let mut seen = BTreeSet::new();
    let mut check = |desk: &mut Desk, decision: Decision, expected: Refusal| {
        let said = format!("{decision:?}").chars().take(200).collect::<String>();
        assert_eq!(desk.refused(decision), expected, "{said}");
        seen.insert(kind(&expected));
    };
    let mut desk = in_play();
    for (decision, expected) in refused_in_play(&desk) {
        check(&mut desk, decision, expected);
    }
    desk = Desk::of(4);
    for (decision, expected) in refused_before_play(&desk) {
        check(&mut desk, decision, expected);
    }
    // A player who left, and one who never got a number.
    let first = desk.player(1);
    desk.decide(Decision::Withdraw { player: first, from: RoundNo(2) });
    check(&mut desk, Decision::Withdraw { player: first, from: RoundNo(1) }, Refusal::AlreadyAway(first));
    check(&mut desk, Decision::Withdraw { player: first, from: RoundNo(2) }, Refusal::NothingToDo);
    check(&mut desk, Decision::Reinstate { player: first, from: RoundNo(1) }, Refusal::NotAway(first));
    desk = Desk::found(preset(PresetId::PlainRoundRobin));
    desk.decide(Decision::Register(people(2)));
    let (pair, refusal) = (desk.neighbours(), Refusal::NoNumber(desk.player(1)));
    check(&mut desk, pair, refusal);
    let mut regulation = preset(PresetId::PlainRoundRobin);
    regulation.games_per_encounter.value = 0;
    let fault = Refusal::Regulation(RegulationFault::GamesPerEncounter);
    check(&mut desk, Decision::Amend(Box::new(regulation)), fault);
    desk = Desk::of(2);
    for (decision, expected) in super::refused_of_lists::refused_of_lists(&long()) {
        check(&mut desk, decision, expected);
    }
    for (mut desk, decision, expected) in super::refused_in_swiss::refused_in_swiss_events() {
        check(&mut desk, decision, expected);
    }
    seen.insert(kind(&unavailable()));
    seen.insert(kind(&changed_meanwhile()));
    assert_eq!(seen, (0..N_KINDS).collect());
}

/// Nobody can join a round robin late, so this one is made by hand.
fn unavailable() -> Refusal {
    let mut desk = Desk::of(4);
    let first = desk.player(1);
    Arc::make_mut(&mut desk.fold.tournament.players).get_mut(&first).expect("on the list").joins = RoundNo(2);
    let refusal = desk.refused(desk.neighbours());
    assert_eq!(refusal, Refusal::Unavailable(first));
    let Decision::Pair { round, mut pairings, mut sitting_out } = desk.neighbours() else { unreachable!() };
    let freed = pairings.remove(0);
    sitting_out.push(SittingOut { player: freed.red, why: SitOut::NotEntered });
    sitting_out.push(SittingOut { player: freed.black, why: SitOut::PairingBye });
    desk.decide(Decision::Pair { round, pairings, sitting_out });
    refusal
}

/// A device that does not look writes over what it has never seen.
fn changed_meanwhile() -> Refusal {
    let mut desk = Desk::of(4);
    let decision = |title: &str| Decision::Describe(About { title: title.to_owned(), ..About::default() });
    let blind = desk.next(decision("A"));
    let by = Some(desk.decide(decision("B")));
    let late = Logged { over: blind.over, ..desk.next(decision("A")) };
    let refusal = desk.log.decide(&desk.fold, late).expect_err("written blindly");
    assert_eq!(refusal, Refusal::ChangedMeanwhile { by });
    refusal
}

#[test]
fn rules_that_cannot_be_followed_are_refused_with_their_fault() {
    let spoil: [(RegulationFault, Spoil); 13] = [
        (RegulationFault::GamesPerEncounter, |r| r.games_per_encounter.value = 9),
        (RegulationFault::Cycles, |r| {
            r.system.value = System::RoundRobin { table: RoundRobinTable::Berger, cycles: 3 };
        }),
        (RegulationFault::OutAfter, |r| r.out_after.value = Some(0)),
        (RegulationFault::DrawLimit, |r| r.no_draw_before.value = Some(0)),
        (RegulationFault::EmptyChain, |r| r.chain.value.clear()),
        (RegulationFault::RepeatedCriterion, |r| r.chain.value.push(Criterion::new(CriterionKind::Points))),
        (RegulationFault::LongChain, |r| {
            let points = Criterion::new(CriterionKind::Points);
            r.chain.value = (0..=64).map(|drop_first| Criterion { drop_first, ..points }).collect();
        }),
        (RegulationFault::ScoresOutOfOrder, |r| r.scoring.value.black_draw = HalfPoints(5)),
        (RegulationFault::ScoresOutOfOrder, |r| {
            r.scoring.value = Scoring::both(HalfPoints(0), HalfPoints(0), HalfPoints(0));
        }),
        (RegulationFault::ScoreOutOfRange, |r| r.unplayed.value.absence = HalfPoints(-201)),
        (RegulationFault::NoTime, |r| r.control.value.red = SideControl::of_blocks(vec![])),
        (RegulationFault::NoTime, |r| r.control.value.black.blocks[0].time.0 = 0),
        (RegulationFault::NoTime, |r| r.control.value.black.blocks[0].moves = Some(0)),
    ];
    for (fault, spoil) in spoil {
        let mut regulation = preset(PresetId::PlainRoundRobin);
        spoil(&mut regulation);
        let about = About { title: "Giải thử".to_owned(), ..About::default() };
        let founded = Tournament::found(EventId(1), about, regulation);
        assert_eq!(founded.expect_err("unsound rules"), Refusal::Regulation(fault));
    }
}

#[test]
fn an_undo_that_would_move_the_numbers_under_a_paired_round_is_refused() {
    let mut desk = Desk::of(4);
    let redraw = desk.decide(Decision::DrawNumbers(Seed(2)));
    desk.decide(desk.neighbours());
    assert_eq!(desk.refused(Decision::Undo(vec![redraw])), Refusal::NumbersInUse);
}

#[test]
fn an_undo_that_would_move_the_system_under_a_paired_round_is_refused() {
    let mut desk = Desk::of(4);
    let mut regulation = desk.event().regulation().clone();
    regulation.system = Decreed::organizer(System::RoundRobin { table: RoundRobinTable::Circle, cycles: 1 });
    let amend = desk.decide(Decision::Amend(Box::new(regulation)));
    desk.decide(desk.neighbours());
    assert_eq!(desk.refused(Decision::Undo(vec![amend])), Refusal::RulesInPlay);
}

#[test]
fn a_decision_that_is_written_already_is_not_written_again() {
    let mut desk = Desk::of(4);
    let logged = desk.next(desk.neighbours());
    (desk.log, desk.fold) = desk.log.decide(&desk.fold, logged.clone()).expect("a round to pair");
    assert_eq!(desk.log.decide(&desk.fold, logged), Err(Refusal::NothingToDo));
}

#[test]
fn a_decision_dated_before_others_takes_its_place_among_them() {
    let mut desk = Desk::of(2);
    desk.decide(desk.neighbours());
    let result = desk.decide(desk.result(1, 1, DRAW));
    let mut early = desk.copy_on(2).next(set(1, 1, 1, RED));
    early.lamport = 5;
    let refused = desk.log.decide(&desk.fold, early.clone());
    assert_eq!(
        refused,
        Err(Refusal::ResultChanged { stands: DRAW }),
        "{result:?} stands in the same place, earlier"
    );
    early.decision = Decision::Note { round: None, text: "Muộn".to_owned() };
    let (log, fold) = desk.log.decide(&desk.fold, early).expect("a note hurts nobody");
    assert_eq!(log.fold(), Ok(fold));
}

#[test]
fn a_list_is_a_log_only_if_its_first_decision_founds_the_event_and_no_id_stands_for_two() {
    let desk = Desk::of(2);
    let all: Vec<_> = desk.log.iter().cloned().collect();
    assert_eq!(Log::new([]), Err(LogFault::NoFounding));
    assert_eq!(Log::new(all[1..].to_vec()), Err(LogFault::NoFounding));
    assert_eq!(
        Log::new(all.iter().rev().chain(&all).cloned()),
        Ok(desk.log.clone()),
        "order and copies do not matter"
    );
    let mut again = all[0].clone();
    again.id.seq = 9;
    again.lamport = 9;
    assert_eq!(Log::new(all.iter().cloned().chain([again.clone()])), Err(LogFault::FoundedTwice(again.id)));
    let alterations: [fn(&mut Logged); 2] = [|logged| logged.author.push('x'), |logged| logged.lamport += 10];
    for alter in alterations {
        let mut altered = all[1].clone();
        alter(&mut altered);
        assert_eq!(Log::new(all.iter().cloned().chain([altered])), Err(LogFault::SameIdTwice(all[1].id)));
    }
    let other = desk.log.as_new_event(EventId(8));
    assert_eq!(desk.log.merge(&other), Err(LogFault::OtherEvent));
    assert_eq!(other.fold().map(|fold| fold.tournament.event()), Ok(EventId(8)));
}
