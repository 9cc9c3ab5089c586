//! Facts about lateness and defaults.
use crate::regulation::presets::{PresetId, preset};
use crate::regulation::{Decreed, Outcome};
use crate::tournament::sample::{BLACK, DRAW, Desk, RED, in_order, people};
use crate::tournament::{Arrival, Decision, Logged, Overdue, Refusal, SetResult, Wait};
use crate::units::{BoardNo, GameNo, Millis, PlayerId, RoundNo, Side, Stamp};

const START: Stamp = Stamp { utc_ms: 1_000_000, offset_minutes: 420 };

fn after(minutes: i64) -> Stamp {
    Stamp { utc_ms: START.utc_ms + Millis::from_minutes(minutes).0, ..START }
}

fn decide_at(desk: &mut Desk, at: Stamp, decision: Decision) {
    let logged = Logged { at, ..desk.next(decision) };
    (desk.log, desk.fold) = desk.log.decide(&desk.fold, logged).expect("it can be decided");
}

/// Eight people, the first round paired and started; a default comes after 15 minutes and one is enough.
fn desk() -> Desk {
    let mut desk = Desk::swiss(8, 5);
    let mut rules = desk.event().regulation().clone();
    rules.out_after = Decreed::article("IV.2", Some(1));
    desk.decide(Decision::Amend(Box::new(rules)));
    desk.pair_next();
    decide_at(&mut desk, START, Decision::StartRound(RoundNo(1)));
    desk
}

fn at_board(desk: &Desk, board: usize) -> (PlayerId, PlayerId) {
    let pairing = desk.event().rounds()[0].encounters[board - 1].pairing;
    (pairing.red, pairing.black)
}

fn arrival(player: PlayerId, arrival: Arrival) -> Decision {
    Decision::Arrive { round: RoundNo(1), player, arrival: Some(arrival) }
}

#[test]
fn l10_a_default_is_proposed_once_the_limit_is_over_and_not_before() {
    let mut desk = desk();
    let (red, _) = at_board(&desk, 2);
    decide_at(&mut desk, START, arrival(red, Arrival::Missing));
    let event = desk.event();
    assert_eq!(event.time_to_default(RoundNo(1), after(6)), Some(Millis::from_minutes(9)));
    assert_eq!(event.overdue(RoundNo(1), after(14)), []);
    let due = Overdue { board: BoardNo(2), game: GameNo(1), outcome: Outcome::Forfeit { absent: Side::Red } };
    assert_eq!(event.overdue(RoundNo(1), after(15)), [due]);
    assert_eq!(event.rounds()[0].n_open(), 4, "nothing was set by the clock");
}

#[test]
fn t5_w12_both_late_and_neither_came_is_a_default_of_both() {
    let mut desk = desk();
    let (red, black) = at_board(&desk, 1);
    decide_at(&mut desk, START, arrival(red, Arrival::Missing));
    decide_at(&mut desk, START, arrival(black, Arrival::Missing));
    let due = Overdue { board: BoardNo(1), game: GameNo(1), outcome: Outcome::DoubleForfeit };
    assert_eq!(desk.event().overdue(RoundNo(1), after(20)), [due]);
}

#[test]
fn l10_who_comes_late_has_lost_that_time_on_the_clock() {
    let mut desk = desk();
    let (red, black) = at_board(&desk, 3);
    for player in [red, black] {
        decide_at(&mut desk, START, arrival(player, Arrival::Missing));
    }
    decide_at(&mut desk, after(4), arrival(red, Arrival::Came));
    let round = &desk.event().rounds()[0];
    assert_eq!((round.lateness(red), round.lateness(black)), (Some(Millis::from_minutes(4)), None));
    assert!(round.is_missing(black) && !round.is_missing(red));
}

#[test]
fn l11_who_is_not_there_plays_no_game() {
    let mut desk = desk();
    let (red, _) = at_board(&desk, 1);
    decide_at(&mut desk, START, arrival(red, Arrival::Missing));
    assert_eq!(desk.refused(desk.result(1, 1, RED)), Refusal::NotArrived(red));
    desk.decide(desk.result(1, 1, Some(Outcome::Forfeit { absent: Side::Red })));
    decide_at(&mut desk, after(1), arrival(red, Arrival::Came));
    desk.decide(desk.result(1, 1, RED));
}

#[test]
fn b2_one_default_puts_a_player_out_once_the_arbiter_says_so() {
    let mut desk = desk();
    let (red, black) = at_board(&desk, 1);
    assert_eq!(desk.event().out_by_default(), []);
    desk.decide(desk.result(1, 1, Some(Outcome::DoubleForfeit)));
    assert_eq!(desk.event().out_by_default().len(), 2);
    desk.decide(Decision::KeepIn(red));
    assert_eq!(desk.event().out_by_default(), [black]);
    desk.decide(Decision::Withdraw { player: black, from: RoundNo(2) });
    assert_eq!(desk.event().out_by_default(), []);
}

#[test]
fn b2_a_round_missed_with_notice_is_no_default() {
    let mut desk = desk();
    let (red, _) = at_board(&desk, 1);
    desk.decide(Decision::Withdraw { player: red, from: RoundNo(1) });
    assert_eq!(desk.event().n_defaults(red), 0, "a withdrawal forfeits the open game, and that is all");
}

#[test]
fn a_round_starts_once_and_only_people_at_its_boards_are_late() {
    let mut desk = desk();
    assert_eq!(desk.refused(Decision::StartRound(RoundNo(1))), Refusal::NothingToDo);
    assert_eq!(desk.refused(Decision::StartRound(RoundNo(2))), Refusal::NoSuchRound(RoundNo(2)));
    decide_at(&mut desk, START, Decision::Register(crate::tournament::sample::people(1)));
    let late = desk.player(9);
    assert_eq!(desk.refused(arrival(late, Arrival::Missing)), Refusal::NotSeated(late));
}

#[test]
fn t5_who_comes_after_the_limit_has_defaulted_too() {
    let mut desk = desk();
    let (red, black) = at_board(&desk, 1);
    for player in [red, black] {
        decide_at(&mut desk, START, arrival(player, Arrival::Missing));
    }
    decide_at(&mut desk, after(16), arrival(red, Arrival::Came));
    let overdue = |desk: &Desk| desk.event().overdue(RoundNo(1), after(20))[0].outcome;
    assert_eq!(overdue(&desk), Outcome::DoubleForfeit);
    decide_at(&mut desk, after(4), arrival(red, Arrival::Missing));
    decide_at(&mut desk, after(4), arrival(red, Arrival::Came));
    assert_eq!(overdue(&desk), Outcome::Forfeit { absent: Side::Black }, "red came in time after all");
}

#[test]
fn b6_of_two_games_one_is_lost_at_a_time_and_sides_change_with_the_game() {
    let mut desk = Desk::found(preset(PresetId::BinhGiaGroup));
    let mut rules = desk.event().regulation().clone();
    rules.default_after = Decreed::organizer(Some(Millis::from_minutes(15)));
    rules.out_after = Decreed::organizer(Some(1));
    desk.decide(Decision::Amend(Box::new(rules)));
    desk.decide(Decision::Register(people(4)));
    desk.decide(Decision::AssignNumbers(in_order(desk.event())));
    desk.decide(desk.neighbours());
    decide_at(&mut desk, START, Decision::StartRound(RoundNo(1)));
    let (absent, _) = at_board(&desk, 1);
    decide_at(&mut desk, START, arrival(absent, Arrival::Missing));
    for (game, side) in [(1, Side::Red), (2, Side::Black)] {
        let (board, game, outcome) = (BoardNo(1), GameNo(game), Outcome::Forfeit { absent: side });
        assert_eq!(desk.event().overdue(RoundNo(1), after(15)), [Overdue { board, game, outcome }]);
        let (round, now, why) = (RoundNo(1), Some(outcome), String::new());
        desk.decide(Decision::SetResult(SetResult { round, board, game, was: None, now, why }));
    }
    assert_eq!(desk.event().n_defaults(absent), 1, "b2: one encounter missed is one default");
    assert_eq!(desk.event().out_by_default(), [absent]);
}

#[test]
fn l11_the_arbiter_may_rule_otherwise_and_says_why() {
    let mut desk = desk();
    let (red, _) = at_board(&desk, 1);
    decide_at(&mut desk, START, arrival(red, Arrival::Missing));
    for now in [RED, DRAW, BLACK] {
        assert_eq!(desk.refused(desk.result(1, 1, now)), Refusal::NotArrived(red), "{now:?}");
    }
    let (round, board, game, why) = (RoundNo(1), BoardNo(1), GameNo(1), "trọng tài quyết định".to_owned());
    let set = SetResult { round, board, game, was: None, now: RED, why };
    let blank = SetResult { why: "  ".to_owned(), ..set.clone() };
    assert_eq!(desk.refused(Decision::SetResult(blank)), Refusal::NotArrived(red));
    desk.decide(Decision::SetResult(set));
}

#[test]
fn b2_nobody_is_put_out_once_no_round_is_left() {
    let mut desk = Desk::swiss(4, 1);
    let mut rules = desk.event().regulation().clone();
    rules.out_after = Decreed::organizer(Some(1));
    desk.decide(Decision::Amend(Box::new(rules)));
    desk.pair_next();
    desk.decide(desk.result(1, 1, Some(Outcome::DoubleForfeit)));
    assert_eq!(desk.event().out_by_default(), []);
}

#[test]
fn l10_each_board_that_waits_counts_for_itself_and_then_says_what_is_proposed() {
    let mut desk = desk();
    let (red, black) = at_board(&desk, 2);
    let (other, _) = at_board(&desk, 3);
    decide_at(&mut desk, START, arrival(red, Arrival::Missing));
    decide_at(&mut desk, START, arrival(other, Arrival::Missing));
    decide_at(&mut desk, after(3), arrival(other, Arrival::Came));
    let wait = |desk: &Desk, board, minutes| desk.event().wait_at(RoundNo(1), BoardNo(board), after(minutes));
    assert_eq!(wait(&desk, 2, 6), Some(Wait::Left(Millis::from_minutes(9))));
    assert_eq!((wait(&desk, 1, 6), wait(&desk, 3, 6)), (None, None), "nobody is missing there");
    let over = |outcome| Some(Wait::Over(Overdue { board: BoardNo(2), game: GameNo(1), outcome }));
    assert_eq!(wait(&desk, 2, 15), over(Outcome::Forfeit { absent: Side::Red }));
    assert_eq!(wait(&desk, 3, 15), None, "came in time");
    decide_at(&mut desk, after(7), arrival(black, Arrival::Missing));
    assert_eq!(wait(&desk, 2, 15), over(Outcome::DoubleForfeit), "t5, w12: both are late");
    let round = &desk.event().rounds()[0];
    let waited: Vec<bool> = round.encounters.iter().map(|encounter| round.has_waited(encounter)).collect();
    assert_eq!(waited, [false, true, true, false]);
    desk.decide(desk.result(1, 2, Some(Outcome::DoubleForfeit)));
    assert_eq!(wait(&desk, 2, 16), None, "the board is not open any more");
}
