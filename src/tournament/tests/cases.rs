//! Cases from real programs that went wrong: O05, O06, O10 to O14, O18 and the merges behind them.
use crate::regulation::Outcome;
use crate::tournament::sample::{BLACK, DRAW, Desk, RED, people};
use crate::tournament::{Conflict, Decision, Entry, Leave, Refusal, SitOut, SittingOut};
use crate::units::{BoardNo, PairingNo, RoundNo, Seed, Side};
use std::collections::BTreeSet;

#[test]
fn o05_bye_requested_bye_absence_and_forfeit_are_four_kinds() {
    let mut desk = Desk::of(6);
    let player = |nth| desk.player(nth);
    let (absent, asked, left_over, late) = (player(3), player(4), player(5), player(6));
    let Decision::Pair { round, mut pairings, .. } = desk.neighbours() else { unreachable!() };
    pairings.truncate(1);
    let whys = [SitOut::Absence, SitOut::RequestedBye, SitOut::PairingBye, SitOut::NotEntered];
    let sitting_out: Vec<_> = [absent, asked, left_over, late]
        .into_iter()
        .zip(whys)
        .map(|(player, why)| SittingOut { player, why })
        .collect();
    desk.decide(Decision::Pair { round, pairings, sitting_out: sitting_out.clone() });
    desk.decide(desk.result(1, 1, Some(Outcome::Forfeit { absent: Side::Black })));
    assert_eq!(desk.event().rounds()[0].sitting_out, sitting_out);
    assert_eq!(whys.into_iter().collect::<BTreeSet<_>>().len(), 4);
    assert!(desk.event().games().all(|game| game.outcome.is_some_and(Outcome::is_forfeit)));
}

#[test]
fn o05_why_a_player_cannot_play_follows_from_what_was_decided() {
    let mut desk = Desk::of(4);
    let (first, second) = (desk.player(1), desk.player(2));
    desk.decide(Decision::Withdraw { player: first, from: RoundNo(2) });
    desk.decide(Decision::PlanLeave { player: second, round: RoundNo(3), leave: Some(Leave::Absence) });
    let of =
        |player, round| desk.event().player(player).and_then(|player| player.unavailable(RoundNo(round)));
    assert_eq!([1, 2, 3].map(|round| of(first, round)), [None, Some(SitOut::Absence), Some(SitOut::Absence)]);
    assert_eq!([1, 2, 3].map(|round| of(second, round)), [None, None, Some(SitOut::Absence)]);
}

#[test]
fn o06_a_round_taken_back_is_as_if_it_had_never_been() {
    let mut desk = Desk::of(3);
    let before = desk.fold.clone();
    desk.decide(desk.neighbours());
    desk.decide(desk.result(1, 1, RED));
    desk.decide(Decision::Check(RoundNo(1)));
    desk.decide(Decision::Unpair(RoundNo(1)));
    assert_eq!(desk.fold, before);
    assert_eq!(desk.log.fold().expect("sound rules"), before);
    assert_eq!((desk.event().games().count(), desk.event().was_paired(desk.player(1))), (0, false));
}

#[test]
fn o10_a_correction_keeps_the_next_round_flags_it_and_its_undo_restores_exactly() {
    let mut desk = Desk::of(8);
    desk.decide(desk.neighbours());
    for board in 1..=4 {
        desk.decide(desk.result(1, board, RED));
    }
    desk.decide(Decision::Check(RoundNo(1)));
    desk.decide(desk.neighbours());
    desk.decide(desk.result(2, 1, DRAW));
    desk.decide(desk.result(2, 2, BLACK));
    let before = desk.fold.clone();
    let correction = desk.decide(desk.result(1, 2, BLACK));
    let second = &desk.event().rounds()[1];
    assert_eq!(second.made_before_correction_of, [RoundNo(1)]);
    let mut unflagged = (**second).clone();
    unflagged.made_before_correction_of.clear();
    assert_eq!(unflagged, *before.tournament.rounds()[1], "pairs, colours and results of round 2 stand");
    assert!(!desk.event().rounds()[0].is_checked, "the round has to be checked again");
    desk.decide(desk.result(1, 3, DRAW));
    assert_eq!(desk.event().rounds()[1].made_before_correction_of, [RoundNo(1)], "said once");
    let last = desk.log.iter().next_back().expect("a decision").id;
    desk.decide(Decision::Undo(vec![last]));
    desk.decide(Decision::Undo(vec![correction]));
    assert_eq!(desk.event(), &before.tournament);
}

#[test]
fn o10_a_first_result_of_an_earlier_round_is_no_correction() {
    let mut desk = Desk::of(4);
    desk.decide(desk.neighbours());
    desk.decide(desk.neighbours());
    desk.decide(desk.result(1, 1, RED));
    assert!(desk.event().rounds()[1].made_before_correction_of.is_empty());
}

#[test]
fn o11_pairing_twice_makes_one_round_and_says_already_done() {
    let mut desk = Desk::of(4);
    let pair = desk.neighbours();
    desk.decide(pair.clone());
    assert_eq!(desk.refused(pair.clone()), Refusal::NothingToDo);
    let Decision::Pair { round, mut pairings, sitting_out } = pair else { unreachable!() };
    (pairings[0].red, pairings[0].black) = (pairings[0].black, pairings[0].red);
    let other = Decision::Pair { round, pairings, sitting_out };
    assert_eq!(desk.refused(other), Refusal::AlreadyPaired(RoundNo(1)));
    assert_eq!(desk.event().rounds().len(), 1);
}

#[test]
fn o11_two_devices_that_pair_and_enter_the_same_agree_without_a_conflict() {
    let mut here = Desk::of(4);
    let mut there = here.copy_on(2);
    for desk in [&mut here, &mut there] {
        desk.decide(desk.neighbours());
        desk.decide(desk.result(1, 1, RED));
        desk.decide(desk.result(1, 2, DRAW));
        desk.decide(Decision::Check(RoundNo(1)));
        desk.decide(Decision::Withdraw { player: desk.player(1), from: RoundNo(2) });
        desk.decide(desk.neighbours());
    }
    let alone = here.fold.tournament.clone();
    here.merge(&there);
    assert!(here.fold.conflicts.is_empty());
    assert_eq!(here.event().rounds(), alone.rounds());
    assert!(here.event().players().eq(alone.players()));
}

#[test]
fn o11_two_results_for_one_board_are_a_conflict_and_the_first_stands() {
    let mut here = Desk::of(4);
    here.decide(here.neighbours());
    let mut there = here.copy_on(2);
    here.decide(here.result(1, 1, RED));
    let late = there.decide(there.result(1, 1, BLACK));
    here.merge(&there);
    let refusal = Refusal::ResultChanged { stands: RED };
    assert_eq!(here.fold.conflicts, [Conflict { decision: late, refusal }]);
    assert_eq!(here.event().games().next().and_then(|game| game.outcome), RED);
}

#[test]
fn o11_a_copy_that_is_merged_twice_changes_nothing_more() {
    let mut here = Desk::of(4);
    let mut there = here.copy_on(2);
    there.decide(there.neighbours());
    there.decide(there.result(1, 1, RED));
    here.merge(&there);
    let once = (here.log.clone(), here.fold.clone());
    here.merge(&there);
    assert_eq!((here.log, here.fold), once);
}

#[test]
fn o12_nobody_sits_at_two_boards_or_against_himself() {
    let mut desk = Desk::of(4);
    let first = desk.player(1);
    let Decision::Pair { round, pairings, .. } = desk.neighbours() else { unreachable!() };
    let mut twice = pairings.clone();
    twice[1].black = first;
    let refusal = desk.refused(Decision::Pair { round, pairings: twice, sitting_out: vec![] });
    assert_eq!(refusal, Refusal::SeatedTwice { player: first, at: Some(BoardNo(1)) });
    let mut against_self = pairings.clone();
    against_self[0].black = first;
    let refusal = desk.refused(Decision::Pair { round, pairings: against_self, sitting_out: vec![] });
    assert_eq!(refusal, Refusal::AgainstSelf(first));
    let out = vec![SittingOut { player: first, why: SitOut::Absence }];
    let refusal = desk.refused(Decision::Pair { round, pairings, sitting_out: out });
    assert_eq!(refusal, Refusal::SeatedTwice { player: first, at: Some(BoardNo(1)) });
}

#[test]
fn o13_boards_keep_their_numbers_when_someone_is_absent_or_gets_a_table() {
    let mut desk = Desk::of(10);
    desk.decide(desk.neighbours());
    let before: Vec<_> = desk.event().rounds()[0].encounters.iter().map(|at| at.pairing).collect();
    let black_of_2 = before[1].black;
    desk.decide(Decision::Withdraw { player: black_of_2, from: RoundNo(1) });
    let entry = Entry { name: "Xe lăn".to_owned(), fixed_board: Some(BoardNo(1)), ..Entry::default() };
    desk.decide(Decision::Edit { player: before[3].red, entry });
    let after: Vec<_> = desk.event().rounds()[0].encounters.iter().map(|at| at.pairing).collect();
    assert_eq!(after, before);
    let forfeit =
        desk.event().round(RoundNo(1)).and_then(|round| round.at(BoardNo(2))).map(|at| at.outcomes[0]);
    assert_eq!(forfeit, Some(Some(Outcome::Forfeit { absent: Side::Black })));
}

#[test]
fn o14_a_number_is_never_issued_twice() {
    let mut desk = Desk::of(12);
    let last = desk.event().by_number()[11].id;
    desk.decide(Decision::PlanLeave { player: last, round: RoundNo(1), leave: Some(Leave::Absence) });
    desk.decide(Decision::Register(people(1)));
    assert_eq!(desk.event().last_number(), Some(PairingNo(13)));
    desk.decide(Decision::Remove(last));
    desk.decide(Decision::Register(people(2)));
    let numbers: Vec<_> = desk.event().by_number().iter().filter_map(|player| player.number).collect();
    assert_eq!(numbers, (1..=15).filter(|&number| number != 12).map(PairingNo).collect::<Vec<_>>());
    desk.decide(Decision::DrawNumbers(Seed(4)));
    let numbers: BTreeSet<_> = desk.event().players().filter_map(|player| player.number).collect();
    assert_eq!(numbers, (1..=14).map(PairingNo).collect(), "drawn anew, all numbers are new");
}

#[test]
fn o14_walk_ins_on_two_devices_get_two_numbers() {
    let mut here = Desk::of(4);
    let mut there = here.copy_on(2);
    here.decide(Decision::Register(people(1)));
    there.decide(Decision::Register(people(1)));
    here.merge(&there);
    let numbers: BTreeSet<_> = here.event().players().filter_map(|player| player.number).collect();
    assert_eq!((here.event().n_players(), numbers), (6, (1..=6).map(PairingNo).collect()));
    assert!(here.fold.conflicts.is_empty());
}

#[test]
fn o18_a_name_that_changes_loses_no_game() {
    let mut desk = Desk::of(4);
    desk.decide(desk.neighbours());
    desk.decide(desk.result(1, 1, RED));
    desk.decide(desk.neighbours());
    let player = desk.player(1);
    let games: Vec<_> = desk.event().games_of(player).collect();
    for name in ["Đặng Thị Lợi", "Đặng Thị Lợi (B)", "Kỳ thủ 2", "ĐẶNG THỊ LỢI"] {
        desk.decide(Decision::Edit { player, entry: Entry { name: name.to_owned(), ..Entry::default() } });
        assert_eq!(desk.event().games_of(player).collect::<Vec<_>>(), games, "{name}");
    }
}

#[test]
fn an_undo_of_what_a_copy_lacks_is_a_conflict_and_not_forgotten() {
    let mut here = Desk::of(4);
    let mut there = here.copy_on(2);
    let note = there.decide(Decision::Note { round: None, text: "Ghi chú".to_owned() });
    let undo = there.decide(Decision::Undo(vec![note]));
    let torn = there.log.iter().filter(|logged| logged.id != note).cloned();
    here.log = crate::tournament::Log::new(torn).expect("a log without its note");
    here.fold = here.log.fold().expect("sound rules");
    assert_eq!(here.fold.conflicts, [Conflict { decision: undo, refusal: Refusal::NoSuchDecision(note) }]);
    here.merge(&there);
    assert!(here.fold.conflicts.is_empty() && here.fold.undone.contains(&note));
}
