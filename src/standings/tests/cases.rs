//! The cases of shared/cases/tournament.md that concern standings.
use super::build::{Event, counts, every_kind, halves, id, rules, rules_by, standing};
use crate::regulation::{ByeInSums, Criterion, CriterionKind, Cut, Decreed, Regulation, Unplayed};
use crate::standings::{Value, points, table};
use crate::tournament::Decision;
use crate::tournament::sample::{Desk, RED, people};
use crate::units::{HalfPoints, RoundNo};

const BUCHHOLZ: CriterionKind = CriterionKind::Buchholz(Cut::Full, ByeInSums::Dummy);
const DIRECT: CriterionKind = CriterionKind::DirectEncounter(Unplayed::Counted);

#[test]
fn o01_one_reported_board_moves_no_one_else() {
    let (a, b, c, d) = (0, 1, 2, 3);
    let mut event = Event::new(rules_by(&[CriterionKind::Points, BUCHHOLZ, CriterionKind::Progressive]), 4);
    event.round(&["0-1 +", "2-3 ="]);
    let after_round_1 = table(&event.tournament, RoundNo(1));
    event.round(&["0-2 ?", "1-3 +"]);
    assert_eq!(event.values(0), halves(&[2, 2, 1, 1]), "points");
    assert_eq!(event.values(1), halves(&[2, 3, 1, 3]), "Buchholz of A, B, C, D: 1, 1½, ½, 1½");
    assert_eq!(event.values(2), halves(&[2, 2, 1, 2]), "progressive: no running score of an open round");
    assert_eq!(event.terms(1, a).len(), 1, "A has met B only");
    assert_eq!((event.terms(1, c).len(), event.terms(1, d).len(), event.terms(1, b).len()), (1, 2, 2));
    assert_eq!(
        table(&event.tournament, RoundNo(1)),
        after_round_1,
        "round 2 does not touch the table after round 1"
    );
}

#[test]
fn o02_computing_the_standings_changes_nothing() {
    let mut event = Event::new(rules_by(&[CriterionKind::Points, DIRECT, BUCHHOLZ]), 4);
    event.round(&["0-1 +", "2-3 >"]);
    event.round(&["0-2 -", "1-3 ="]);
    let before = event.tournament.clone();
    let first = event.table();
    assert_eq!(event.tournament, before);
    assert_eq!(event.table(), first);
    event.decide(Decision::Amend(Box::new(rules_by(&[BUCHHOLZ, CriterionKind::Points, DIRECT]))));
    assert_ne!(event.table(), first);
    event.decide(Decision::Amend(Box::new(before.regulation().clone())));
    assert_eq!(event.table(), first);
}

#[test]
fn o03_two_game_meetings_are_not_separated_by_one_game() {
    let (a, b, c, d) = (0, 1, 2, 3);
    let chain = [CriterionKind::Points, DIRECT, CriterionKind::WinsWithBlack(Unplayed::LeftOut)];
    let mut event =
        Event::new(Regulation { games_per_encounter: Decreed::organizer(2), ..rules_by(&chain) }, 4);
    // A beat B in game 1, B beat A in game 2; B has a win with black elsewhere.
    event.round(&["0-1 ++", "2-3 =="]);
    event.round(&["0-2 +=", "1-3 =-"]);
    assert_eq!(event.values(0), halves(&[5, 5, 3, 3]), "points");
    assert_eq!(event.values(1), halves(&[2, 2, 2, 2]), "all mutual games: one all");
    assert_eq!(event.terms(1, a).len(), 2, "both games are shown");
    // The third criterion separates A from B, and the table says so; C and D share the third place.
    assert_eq!(standing(&event.table()), [(b, 1, None), (a, 2, Some(2)), (c, 3, Some(0)), (d, 3, None)]);
}

#[test]
fn o04_the_running_score_of_a_player_who_left_still_counts() {
    let mut event = Event::new(rules_by(&[CriterionKind::Points, CriterionKind::Progressive]), 4);
    event.round(&["0-1 +", "2-3 ="]);
    event.decide(Decision::Withdraw { player: id(0), from: RoundNo(2) });
    event.round(&["0-2 ?", "1-3 +"]);
    event.round(&["0-3 ?", "1-2 ="]);
    assert_eq!(event.values(1)[0], halves(&[6])[0], "1 + 1 + 1");
}

#[test]
fn o04_the_running_score_counts_in_rounds_without_a_game() {
    let mut event = Event::new(rules_by(&[CriterionKind::Points, CriterionKind::Progressive]), 4);
    event.round(&["0-1 +", "2-3 ="]);
    event.round(&["0 away", "1-3 +", "2 bye"]);
    event.round(&["0 away", "1-2 =", "3 bye"]);
    assert_eq!(event.values(1)[0], halves(&[6])[0], "1 + 1 + 1");
}

#[test]
fn o05_byes_forfeits_and_absences_are_told_apart() {
    let kinds = [
        CriterionKind::Points,
        CriterionKind::Wins(Unplayed::Counted),
        CriterionKind::Wins(Unplayed::LeftOut),
    ];
    let mut regulation = rules_by(&kinds);
    regulation.unplayed.value.pairing_bye = HalfPoints(2);
    regulation.unplayed.value.requested_bye = HalfPoints(1);
    let mut event = Event::new(regulation, 6);
    event.round(&["0-1 >", "2 bye", "3 asked", "4 away", "5 away"]);
    assert_eq!(event.values(0), halves(&[2, 0, 2, 1, 0, 0]), "points");
    assert_eq!(event.values(1), counts(&[1, 0, 1, 0, 0, 0]), "rounds that paid a win");
    assert_eq!(event.values(2), counts(&[0, 0, 0, 0, 0, 0]), "wins over the board");
}

#[test]
fn o06_a_round_taken_back_leaves_no_trace() {
    let mut event = Event::new(rules_by(&every_kind()), 3);
    let before = event.table();
    event.round(&["0-1 +", "2 bye"]);
    assert_ne!(event.table(), before);
    event.decide(Decision::Unpair(RoundNo(1)));
    assert_eq!(event.table(), before);
}

#[test]
fn o29_a_deduction_lowers_points_but_no_result() {
    let mut event = Event::new(
        rules_by(&[CriterionKind::Points, CriterionKind::FewerFouls, CriterionKind::Wins(Unplayed::LeftOut)]),
        4,
    );
    event.round(&["0-1 +", "2-3 ="]);
    event.sanction(0, 1, 1, 0);
    event.sanction(0, 1, 2, 2);
    assert_eq!(event.values(0), halves(&[0, 0, 1, 1]));
    assert_eq!(event.values(1), counts(&[3, 0, 0, 0]));
    assert_eq!(event.values(2), counts(&[1, 0, 0, 0]));
    let points: Vec<Value> = event.terms(0, 0).iter().map(|term| term.value).collect();
    assert_eq!(points, halves(&[2, -2]));
    // Fewer fouls put player 1 before player 0.
    assert_eq!(standing(&event.table()), [(2, 1, None), (3, 1, None), (1, 3, Some(0)), (0, 4, Some(1))]);
}

#[test]
fn a_sanction_in_a_later_round_does_not_touch_an_earlier_table() {
    let mut event = Event::new(rules(), 4);
    event.round(&["0-1 +", "2-3 ="]);
    event.sanction(0, 2, 1, 2);
    assert_eq!(event.values(0), halves(&[2, 0, 1, 1]));
}

#[test]
fn w8_rounds_dropped_from_the_beginning_separate_what_the_whole_could_not() {
    let progressive = Criterion::new(CriterionKind::Progressive);
    let wins = Criterion::new(CriterionKind::Wins(Unplayed::LeftOut));
    let chain = vec![
        Criterion::new(CriterionKind::Points),
        Criterion { drop_first: 1, ..wins },
        Criterion { drop_last: 1, ..progressive },
    ];
    let mut event = Event::new(Regulation { chain: Decreed::organizer(chain), ..rules() }, 4);
    event.round(&["0-1 +", "2-3 ="]);
    event.round(&["0-2 =", "1-3 ="]);
    event.round(&["0-3 -", "1-2 +"]);
    assert_eq!(event.values(1), counts(&[0, 1, 0, 1]), "wins without round 1");
    assert_eq!(event.values(2), halves(&[2 + 3, 1, 1 + 2, 1 + 2]), "running scores without the last round");
    let kept: Vec<bool> = event.terms(2, 0).iter().map(|term| !term.is_left_out).collect();
    assert_eq!(kept, [true, true, false]);
}

#[test]
fn o07_who_came_late_has_no_points_for_the_rounds_before() {
    let mut desk = Desk::swiss(6, 5);
    desk.pair_next();
    desk.play_out(RED);
    desk.decide(Decision::Register(people(1)));
    desk.pair_next();
    let late = desk.player(7);
    assert_eq!(points(desk.event(), RoundNo(1), late), HalfPoints::ZERO);
    let table = table(desk.event(), RoundNo(1));
    assert_eq!(table.rows.iter().map(|row| row.player).next_back(), Some(late));
}
