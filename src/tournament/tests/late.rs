//! Facts about lateness and defaults.
use crate::regulation::{Decreed, Outcome};
use crate::tournament::sample::{Desk, RED};
use crate::tournament::{Arrival, Decision, Logged, Overdue, Refusal};
use crate::units::{BoardNo, Millis, PlayerId, RoundNo, Side, Stamp};

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
    let due = Overdue { board: BoardNo(2), outcome: Outcome::Forfeit { absent: Side::Red } };
    assert_eq!(event.overdue(RoundNo(1), after(15)), [due]);
    assert_eq!(event.rounds()[0].n_open(), 4, "nothing was set by the clock");
}

#[test]
fn t5_w12_both_late_and_neither_came_is_a_default_of_both() {
    let mut desk = desk();
    let (red, black) = at_board(&desk, 1);
    decide_at(&mut desk, START, arrival(red, Arrival::Missing));
    decide_at(&mut desk, START, arrival(black, Arrival::Missing));
    let due = Overdue { board: BoardNo(1), outcome: Outcome::DoubleForfeit };
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
