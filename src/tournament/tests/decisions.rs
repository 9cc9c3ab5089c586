//! What does each decision do? One test each.
use crate::regulation::presets::{PresetId, chains, preset};
use crate::regulation::{Category, Decreed, Limit, Outcome, Scoring};
use crate::tournament::sample::{BLACK, DRAW, Desk, RED, in_order, people};
use crate::tournament::{About, Decision, Entry, Leave, Lots, Rating, Sanction, SetResult, SitOut, Tables};
use crate::units::{BoardNo, CivilDate, CivilTime, GameNo, HalfPoints, PairingNo, RoundNo, Seed, Side};
use std::collections::BTreeSet;

#[test]
fn found_begins_an_empty_event() {
    let desk = Desk::found(preset(PresetId::JapanLeague));
    assert_eq!(desk.event().about().title, "Giải thử");
    assert_eq!(desk.event().regulation(), &preset(PresetId::JapanLeague));
    assert_eq!((desk.event().n_players(), desk.event().rounds().len(), desk.event().n_rounds()), (0, 0, 0));
}

#[test]
fn describe_says_anew_what_the_event_is_called() {
    let mut desk = Desk::of(4);
    let about = About { title: "Cúp mùa xuân".to_owned(), venue: "Huế".to_owned(), ..About::default() };
    desk.decide(Decision::Describe(about.clone()));
    assert_eq!(desk.event().about(), &about);
}

#[test]
fn amend_changes_rules_that_nothing_rests_on_even_in_play() {
    let mut desk = Desk::of(4);
    desk.decide(desk.neighbours());
    let mut regulation = desk.event().regulation().clone();
    regulation.scoring = Decreed::organizer(Scoring::ONE_HALF_ZERO);
    regulation.accept_proposals();
    desk.decide(Decision::Amend(Box::new(regulation.clone())));
    assert_eq!(desk.event().regulation(), &regulation);
}

#[test]
fn register_lists_people_in_the_order_in_which_they_came_whatever_the_device() {
    let mut here = Desk::found(preset(PresetId::PlainRoundRobin)).copy_on(9);
    here.decide(Decision::Register(people(2)));
    let mut there = here.copy_on(3);
    there.decide(Decision::Register(people(3)));
    let listed: Vec<_> =
        there.event().players().map(|player| (player.id.by.device.0, player.id.nth)).collect();
    assert_eq!(listed, [(9, 0), (9, 1), (3, 0), (3, 1), (3, 2)]);
    assert_eq!(there.event().n_rounds(), 5);
    assert!(there.event().players().all(|player| player.number.is_none() && player.joins == RoundNo(1)));
}

#[test]
fn edit_says_anew_what_is_known_of_a_player() {
    let mut desk = Desk::of(4);
    let entry =
        Entry { name: "Nguyễn Văn A".to_owned(), ratings: Rating::alone(Some(2200)), ..Entry::default() };
    desk.decide(Decision::Edit { player: desk.player(2), entry: entry.clone() });
    assert_eq!(desk.event().player(desk.player(2)).map(|player| &player.entry), Some(&entry));
}

#[test]
fn remove_takes_a_player_off_the_list_with_all_that_names_the_player() {
    let mut desk = Desk::of(4);
    let (first, second) = (desk.player(1), desk.player(2));
    desk.decide(sanction(&desk, 1, 1, 0));
    desk.decide(Decision::DrawLots(Lots::Typed(vec![first, second])));
    desk.decide(Decision::Remove(first));
    assert_eq!((desk.event().n_players(), desk.event().player(first)), (3, None));
    assert!(desk.event().sanctions().is_empty());
    assert_eq!(desk.event().lots(), Some(&Lots::Typed(vec![second])));
}

#[test]
fn withdraw_forfeits_the_open_games_of_paired_rounds_and_keeps_the_played_ones() {
    let mut desk = Desk::of(4);
    desk.decide(desk.neighbours());
    desk.decide(desk.neighbours());
    desk.decide(desk.result(1, 1, RED));
    desk.decide(Decision::Withdraw { player: desk.player(1), from: RoundNo(1) });
    let outcomes: Vec<_> = desk.event().games_of(desk.player(1)).map(|game| game.outcome).collect();
    assert_eq!(outcomes, [RED, Some(Outcome::Forfeit { absent: Side::Red })]);
    desk.decide(Decision::Withdraw { player: desk.player(2), from: RoundNo(2) });
    let outcomes: Vec<_> = desk.event().games_of(desk.player(1)).map(|game| game.outcome).collect();
    assert_eq!(outcomes, [RED, Some(Outcome::DoubleForfeit)]);
    let leaver = desk.event().player(desk.player(2)).expect("on the list");
    assert!(leaver.has_withdrawn() && !leaver.is_away(RoundNo(1)) && leaver.is_away(RoundNo(2)));
}

#[test]
fn who_leaves_while_left_over_is_absent_and_left_over_again_once_back() {
    let mut desk = Desk::of(3);
    desk.decide(desk.neighbours());
    let out = |desk: &Desk| desk.event().rounds()[0].sitting_out[0].why;
    assert_eq!(out(&desk), SitOut::PairingBye);
    desk.decide(Decision::Withdraw { player: desk.player(3), from: RoundNo(1) });
    assert_eq!(out(&desk), SitOut::Absence);
    desk.decide(Decision::Reinstate { player: desk.player(3), from: RoundNo(1) });
    assert_eq!(out(&desk), SitOut::PairingBye);
}

#[test]
fn reinstate_opens_the_games_that_only_the_absence_had_forfeited() {
    let mut desk = Desk::of(4);
    for _ in 0..3 {
        desk.decide(desk.neighbours());
    }
    desk.decide(Decision::Withdraw { player: desk.player(1), from: RoundNo(1) });
    desk.decide(Decision::Withdraw { player: desk.player(2), from: RoundNo(3) });
    desk.decide(Decision::Reinstate { player: desk.player(1), from: RoundNo(2) });
    let outcomes: Vec<_> = desk.event().games_of(desk.player(1)).map(|game| game.outcome).collect();
    let red_absent = Some(Outcome::Forfeit { absent: Side::Red });
    let black_absent = Some(Outcome::Forfeit { absent: Side::Black });
    assert_eq!(outcomes, [red_absent, None, black_absent]);
    let back = desk.event().player(desk.player(1)).expect("on the list");
    assert_eq!(back.away, [(RoundNo(1), Some(RoundNo(2)))]);
    desk.decide(Decision::Withdraw { player: desk.player(1), from: RoundNo(3) });
    desk.decide(Decision::Reinstate { player: desk.player(1), from: RoundNo(3) });
    let back = desk.event().player(desk.player(1)).expect("on the list");
    assert_eq!(back.away, [(RoundNo(1), Some(RoundNo(2)))], "a stretch without a round leaves no trace");
}

#[test]
fn plan_leave_forfeits_the_game_of_that_round_and_can_be_taken_back() {
    let mut desk = Desk::of(4);
    let player = desk.player(2);
    let plan = |round, leave| Decision::PlanLeave { player, round: RoundNo(round), leave };
    desk.decide(plan(1, Some(Leave::Absence)));
    desk.decide(plan(2, Some(Leave::Absence)));
    desk.decide(plan(2, None));
    desk.decide(desk.neighbours());
    desk.decide(desk.neighbours());
    let outcomes: Vec<_> = desk.event().games_of(player).map(|game| game.outcome).collect();
    assert_eq!(outcomes, [Some(Outcome::Forfeit { absent: Side::Black }), None]);
}

#[test]
fn draw_numbers_gives_1_to_n_from_the_seed() {
    let mut desk = Desk::of(6);
    let numbers = |desk: &Desk| -> Vec<u16> {
        desk.event().players().filter_map(|player| player.number).map(|number| number.0).collect()
    };
    let first = numbers(&desk);
    assert_eq!(first.iter().copied().collect::<BTreeSet<_>>(), (1..=6).collect());
    assert_eq!(desk.event().number_seed(), Some(Seed(1)));
    desk.decide(Decision::DrawNumbers(Seed(2)));
    assert_ne!(numbers(&desk), first);
    desk.decide(Decision::DrawNumbers(Seed(1)));
    assert_eq!(numbers(&desk), first);
}

#[test]
fn assign_numbers_takes_them_as_typed() {
    let mut desk = Desk::of(3);
    let mut numbers = in_order(desk.event());
    numbers.reverse();
    desk.decide(Decision::AssignNumbers(numbers));
    let order: Vec<_> = desk.event().by_number().iter().map(|player| player.id).collect();
    assert_eq!(order, [1, 2, 3].map(|nth| desk.player(nth)));
    assert_eq!((desk.event().number_seed(), desk.event().last_number()), (None, Some(PairingNo(3))));
}

#[test]
fn pair_opens_the_boards_of_a_round() {
    let mut regulation = preset(PresetId::BinhGiaGroup);
    regulation.accept_proposals();
    let mut desk = Desk::found(regulation);
    desk.decide(Decision::Register(people(5)));
    desk.decide(Decision::DrawNumbers(Seed(1)));
    desk.decide(desk.neighbours());
    let round = desk.event().round(RoundNo(1)).expect("paired");
    assert_eq!((round.n_open(), round.games().count(), round.sitting_out.len()), (2, 4, 1));
    let games: Vec<_> = round.games().map(|game| (game.board.0, game.no.0, game.red, game.black)).collect();
    let (first, second) = (desk.player(1), desk.player(2));
    assert_eq!(games[..2], [(1, 1, first, second), (1, 2, second, first)], "B6: the colours are swapped");
    assert_eq!(desk.event().next_round(), RoundNo(2));
}

#[test]
fn unpair_takes_the_last_round_back() {
    let mut desk = Desk::of(4);
    let before = desk.event().clone();
    desk.decide(desk.neighbours());
    desk.decide(Decision::Unpair(RoundNo(1)));
    assert_eq!(desk.event(), &before);
}

#[test]
fn set_result_enters_corrects_and_takes_back() {
    let mut desk = Desk::of(4);
    desk.decide(desk.neighbours());
    for now in [RED, BLACK, DRAW, None, Some(Outcome::DoubleForfeit)] {
        desk.decide(desk.result(1, 2, now));
        let game = desk.event().games().find(|game| game.board == BoardNo(2)).expect("a game");
        assert_eq!(game.outcome, now);
    }
    assert_eq!(desk.event().rounds()[0].n_open(), 1);
}

#[test]
fn check_holds_until_a_result_changes() {
    let mut desk = Desk::of(2);
    desk.decide(desk.neighbours());
    desk.decide(desk.result(1, 1, RED));
    desk.decide(Decision::Check(RoundNo(1)));
    assert!(desk.event().rounds()[0].is_checked);
    desk.decide(desk.result(1, 1, DRAW));
    assert!(!desk.event().rounds()[0].is_checked);
}

fn sanction(desk: &Desk, nth: usize, fouls: u8, half_points: i32) -> Decision {
    let (player, deduction) = (desk.player(nth), HalfPoints(half_points));
    Decision::Sanction(Sanction { player, round: RoundNo(1), fouls, deduction, why: "ồn ào".to_owned() })
}

#[test]
fn sanction_adds_a_line_to_the_ledger() {
    let mut desk = Desk::of(4);
    desk.decide(sanction(&desk, 1, 1, 0));
    desk.decide(sanction(&desk, 1, 0, 2));
    let lines: Vec<_> = desk.event().sanctions().iter().map(|line| (line.fouls, line.deduction.0)).collect();
    assert_eq!(lines, [(1, 0), (0, 2)]);
}

#[test]
fn draw_lots_keeps_the_seed_or_the_order() {
    let mut desk = Desk::of(4);
    for lots in [Lots::Drawn(Seed(9)), Lots::Typed(vec![desk.player(2), desk.player(1)])] {
        desk.decide(Decision::DrawLots(lots.clone()));
        assert_eq!(desk.event().lots(), Some(&lots));
    }
}

#[test]
fn schedule_makes_moves_and_cancels_an_appointment() {
    let mut desk = Desk::of(4);
    let at = |hour| CivilDate::new(2024, 3, 31).zip(CivilTime::new(hour, 30));
    for appointment in [at(13), at(8), None] {
        desk.decide(Decision::Schedule { round: RoundNo(2), at: appointment });
        assert_eq!(desk.event().appointment(RoundNo(2)), appointment);
    }
}

#[test]
fn note_keeps_the_words_and_the_moment() {
    let mut desk = Desk::of(4);
    let note = Decision::Note { round: Some(RoundNo(1)), text: "Mất điện 10 phút".to_owned() };
    let at = desk.next(note.clone()).at;
    desk.decide(note);
    let notes: Vec<_> =
        desk.event().notes().iter().map(|note| (note.round, note.text.as_str(), note.at)).collect();
    assert_eq!(notes, [(Some(RoundNo(1)), "Mất điện 10 phút", at)]);
}

#[test]
fn undo_takes_back_several_at_once_and_an_undo_of_it_brings_them_back() {
    let mut desk = Desk::of(4);
    desk.decide(desk.neighbours());
    let before = desk.fold.tournament.clone();
    let results = [desk.decide(desk.result(1, 1, RED)), desk.decide(desk.result(1, 2, DRAW))];
    let after = desk.fold.tournament.clone();
    let undo = desk.decide(Decision::Undo(results.to_vec()));
    assert_eq!((desk.event(), &desk.fold.undone), (&before, &results.into()));
    let redo = desk.decide(Decision::Undo(vec![undo]));
    assert_eq!((desk.event(), &desk.fold.undone), (&after, &[undo].into()));
    desk.decide(Decision::Undo(vec![redo]));
    assert_eq!(desk.event(), &before, "undone, redone and undone again");
}

/// Two copies disagree on board 1: the second one's result is a conflict here.
fn disagreement() -> (Desk, crate::units::DecisionId) {
    let mut here = Desk::of(2);
    here.decide(here.neighbours());
    let mut there = here.copy_on(2);
    here.decide(here.result(1, 1, RED));
    let late = there.decide(there.result(1, 1, BLACK));
    here.merge(&there);
    assert_eq!(here.fold.conflicts.iter().map(|conflict| conflict.decision).collect::<Vec<_>>(), [late]);
    (here, late)
}

#[test]
fn dismiss_settles_a_conflict_and_its_undo_brings_it_back() {
    let (mut desk, late) = disagreement();
    let before = desk.fold.clone();
    let dismiss = desk.decide(Decision::Dismiss(late));
    assert!(desk.fold.conflicts.is_empty());
    assert_eq!(desk.fold.dismissed, [late].into());
    desk.decide(Decision::Undo(vec![dismiss]));
    assert_eq!((&desk.fold.conflicts, desk.event()), (&before.conflicts, &before.tournament));
}

#[test]
fn what_is_dismissed_stays_without_effect_even_when_it_could_be_applied() {
    let (mut desk, late) = disagreement();
    desk.decide(Decision::Dismiss(late));
    let first = desk
        .log
        .iter()
        .find(|logged| matches!(logged.decision, Decision::SetResult(_)))
        .expect("a result")
        .id;
    desk.decide(Decision::Undo(vec![first]));
    assert_eq!(desk.event().games().next().map(|game| game.outcome), Some(None));
}

#[test]
fn without_dismissal_an_undo_lets_the_other_copys_result_in() {
    let (mut desk, _) = disagreement();
    let first = desk
        .log
        .iter()
        .find(|logged| matches!(logged.decision, Decision::SetResult(_)))
        .expect("a result")
        .id;
    desk.decide(Decision::Undo(vec![first]));
    assert_eq!(desk.event().games().next().map(|game| game.outcome), Some(BLACK));
    assert!(desk.fold.conflicts.is_empty());
}

#[test]
fn a_result_belongs_to_one_game_of_the_encounter() {
    let mut desk = Desk::found(preset(PresetId::BinhGiaGroup));
    desk.decide(Decision::Register(people(2)));
    desk.decide(Decision::DrawNumbers(Seed(1)));
    desk.decide(desk.neighbours());
    let (round, board, why) = (RoundNo(1), BoardNo(1), String::new());
    desk.decide(Decision::SetResult(SetResult { round, board, game: GameNo(2), was: None, now: RED, why }));
    let outcomes: Vec<_> = desk.event().games().map(|game| game.outcome).collect();
    assert_eq!(outcomes, [None, RED]);
}

#[test]
fn every_known_order_of_criteria_can_be_followed() {
    for id in chains::ChainId::ALL {
        let mut rules = preset(PresetId::PlainSwiss);
        rules.chain.value = chains::chain(id);
        // Founding an event refuses a chain that is empty, too long or says something twice.
        assert_eq!(Desk::found(rules.clone()).event().regulation(), &rules, "{id:?}");
    }
}

#[test]
fn the_list_of_ratings_and_the_groups_are_said_anew_and_taken_back() {
    let mut desk = Desk::of(4);
    assert_eq!((desk.event().rating_list(), desk.event().rating_lists()), ("", vec![]));
    let player = desk.player(3);
    let entry = desk.event().player(player).expect("a player").entry.clone();
    let ratings = [("VIE", 2_000), ("AXF", 1_900)];
    let ratings = ratings.map(|(list, value)| Rating { list: list.to_owned(), value }).to_vec();
    desk.decide(Decision::Edit { player, entry: Entry { ratings, ..entry } });
    assert_eq!(desk.event().rating_list(), "VIE", "the first that somebody stands in");
    let categories = vec![Category::Seniors(Limit::Age(50))];
    let tables = Tables { rating_list: Some("AXF".to_owned()), categories };
    desk.decide(Decision::SetTables(tables.clone()));
    assert_eq!((desk.event().tables(), desk.event().rating_list()), (&tables, "AXF"));
    let set = desk.log.iter().last().expect("a decision").id;
    desk.decide(Decision::Undo(vec![set]));
    assert_eq!((desk.event().tables(), desk.event().rating_list()), (&Tables::default(), "VIE"));
}
