//! Facts about the next act; above all that it always leads to the end.
use super::*;
use crate::pairing::SwissEvent;
use crate::pairing::swiss::WayOut;
use crate::regulation::presets::{PresetId, preset};
use crate::regulation::{Criterion, Decreed, Regulation};
use crate::tournament::sample::{BLACK, DRAW, Desk, RED, people};
use crate::tournament::{Decision, SetResult, SideLot};
use crate::units::{GameNo, Seed};
use proptest::prelude::*;

fn act(desk: &Desk) -> NextAct {
    next_act(desk.event(), desk.fold.conflicts.len())
}

/// Does what the button asks for, as a newcomer would.
fn perform(desk: &mut Desk, act: NextAct, whim: u64) {
    match act {
        NextAct::SettleConflicts(_) => {
            desk.decide(Decision::Dismiss(desk.fold.conflicts[0].decision));
        }
        NextAct::AnswerQuestions(_) => {
            let mut regulation = desk.event().regulation().clone();
            regulation.accept_proposals();
            desk.decide(Decision::Amend(Box::new(regulation)));
        }
        NextAct::AddPeople(_) => {
            desk.decide(Decision::Register(people(1)));
        }
        NextAct::DrawNumbers => {
            desk.decide(Decision::DrawNumbers(Seed(whim)));
        }
        NextAct::DrawFirstSide => {
            desk.decide(Decision::DrawFirstSide(SideLot::Drawn(Seed(whim))));
        }
        NextAct::Publish(round) => {
            desk.decide(Decision::Publish(round));
        }
        NextAct::FindWayOut(_) => end_stage(desk),
        NextAct::PairRound(round) => pair(desk, round),
        NextAct::EnterResults { round, .. } => enter_results(desk, round, whim),
        NextAct::DrawLots(_) => {
            desk.decide(Decision::DrawLots(Lots::Drawn(Seed(whim))));
        }
        NextAct::ShowStandings => {}
    }
}

/// The mildest way that is always there: the event ends with the rounds that were paired.
fn end_stage(desk: &mut Desk) {
    let event =
        SwissEvent::before(desk.event(), desk.event().next_round()).expect("only a Swiss system runs dry");
    for decision in event.decisions(desk.event(), &WayOut::EndStage) {
        desk.decide(decision);
    }
}

fn pair(desk: &mut Desk, round: RoundNo) {
    let proposal = pairing::propose(desk.event()).expect("the act says so");
    assert_eq!(proposal.round, round);
    let (pairings, sitting_out) = (proposal.pairings, proposal.sitting_out);
    desk.decide(Decision::Pair { round, pairings, sitting_out });
}

fn enter_results(desk: &mut Desk, round: RoundNo, whim: u64) {
    let games: Vec<_> = desk.event().round(round).expect("the act says so").games().collect();
    for game in games.into_iter().filter(|game| game.outcome.is_none()) {
        let turn = (whim >> (game.board.0 % 60)) % 3;
        let now = [RED, DRAW, BLACK][usize::try_from(turn).expect("one of three")];
        let (board, game) = (game.board, game.no);
        desk.decide(Decision::SetResult(SetResult {
            round,
            board,
            game,
            was: None,
            now,
            why: String::new(),
        }));
    }
}

/// Presses the button until everything is played; fails if that takes more than `most` times.
fn run(desk: &mut Desk, whim: u64, most: usize) {
    for _ in 0..most {
        let next = act(desk);
        if next == NextAct::ShowStandings {
            return;
        }
        perform(desk, next.clone(), whim);
        assert_ne!(act(desk), next, "the act led nowhere");
    }
    panic!("no end after {most} acts: {:?}", act(desk));
}

fn with_lots() -> Regulation {
    let mut regulation = preset(PresetId::PlainRoundRobin);
    let chain = [CriterionKind::Points, CriterionKind::Lots].map(Criterion::new).to_vec();
    regulation.chain = Decreed::organizer(chain);
    regulation
}

#[test]
fn a_newcomer_who_only_presses_the_button_runs_every_preset_to_the_end() {
    for id in PresetId::ALL {
        let mut desk = Desk::found(preset(id));
        desk.decide(Decision::Register(people(5)));
        run(&mut desk, 0x5a5a, 100);
        let event = desk.event();
        assert_eq!(event.rounds().len(), usize::from(event.n_rounds()), "{id:?}");
        assert!(event.games().all(|game| game.outcome.is_some()), "{id:?}");
    }
}

#[test]
fn the_acts_of_a_small_event_come_in_order() {
    let mut desk = Desk::found(preset(PresetId::PlainRoundRobin));
    let n_questions = desk.event().regulation().questions().len();
    let mut acts = Vec::new();
    while act(&desk) != NextAct::ShowStandings {
        acts.push(act(&desk));
        let next = act(&desk);
        perform(&mut desk, next, 0);
    }
    let expected = [
        NextAct::AnswerQuestions(n_questions),
        NextAct::AddPeople(0),
        NextAct::AddPeople(1),
        NextAct::DrawNumbers,
        NextAct::PairRound(RoundNo(1)),
        NextAct::EnterResults { round: RoundNo(1), n_open: 1 },
    ];
    assert_eq!(acts, expected);
}

#[test]
fn results_of_the_earliest_open_round_come_first_even_if_rounds_were_paired_ahead() {
    let mut desk = answered(4);
    pair(&mut desk, RoundNo(1));
    pair(&mut desk, RoundNo(2));
    assert_eq!(act(&desk), NextAct::EnterResults { round: RoundNo(1), n_open: 2 });
    enter_results(&mut desk, RoundNo(1), 0);
    assert_eq!(act(&desk), NextAct::EnterResults { round: RoundNo(2), n_open: 2 });
    enter_results(&mut desk, RoundNo(2), 0);
    assert_eq!(act(&desk), NextAct::PairRound(RoundNo(3)));
}

#[test]
fn b6_a_board_of_two_games_is_open_until_both_have_a_result() {
    let mut regulation = preset(PresetId::BinhGiaGroup);
    regulation.accept_proposals();
    let mut desk = Desk::found(regulation);
    desk.decide(Decision::Register(people(4)));
    desk.decide(Decision::DrawNumbers(Seed(1)));
    pair(&mut desk, RoundNo(1));
    let games: Vec<_> = desk.event().games().filter(|game| game.no == GameNo(1)).collect();
    for game in games {
        let (round, board, game) = (game.round, game.board, game.no);
        let set = SetResult { round, board, game, was: None, now: RED, why: String::new() };
        desk.decide(Decision::SetResult(set));
    }
    assert_eq!(act(&desk), NextAct::EnterResults { round: RoundNo(1), n_open: 2 });
}

fn answered(n_players: u16) -> Desk {
    let mut desk = Desk::of(n_players);
    perform(&mut desk, NextAct::AnswerQuestions(0), 0);
    desk
}

#[test]
fn conflicts_come_before_everything_else() {
    let mut here = answered(4);
    let mut there = here.copy_on(2);
    pair(&mut here, RoundNo(1));
    there.decide(Decision::Register(people(1)));
    there.decide(Decision::Register(people(1)));
    here.merge(&there);
    assert_eq!(act(&here), NextAct::SettleConflicts(2));
    run(&mut here, 0, 100);
}

#[test]
fn b3_lots_are_drawn_only_where_the_chain_has_them_and_someone_is_equal() {
    let mut regulation = with_lots();
    regulation.accept_proposals();
    let mut desk = Desk::found(regulation);
    desk.decide(Decision::Register(people(2)));
    desk.decide(Decision::DrawNumbers(Seed(1)));
    pair(&mut desk, RoundNo(1));
    let (first, second) = (desk.player(1), desk.player(2));
    desk.decide(desk.result(1, 1, DRAW));
    let NextAct::DrawLots(mut tied) = act(&desk) else { panic!("{:?}", act(&desk)) };
    tied.sort();
    assert_eq!(tied, [first, second]);
    desk.decide(Decision::DrawLots(Lots::Typed(vec![first])));
    assert!(matches!(act(&desk), NextAct::DrawLots(_)), "the second has no lot");
    desk.decide(Decision::DrawLots(Lots::Typed(vec![second, first])));
    assert_eq!(act(&desk), NextAct::ShowStandings);
    desk.decide(desk.result(1, 1, RED));
    assert_eq!(act(&desk), NextAct::ShowStandings);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn from_any_state_the_button_leads_to_the_end(
        n_players in 0_u16..9,
        preset_index in 0_usize..4,
        n_acts in 0_usize..30,
        whim in any::<u64>(),
        leaver in 1_usize..9,
        from in 1_u16..6,
    ) {
        let regulation = PresetId::ALL.get(preset_index).map_or_else(with_lots, |&id| preset(id));
        let mut desk = Desk::found(regulation);
        if n_players > 0 {
            desk.decide(Decision::Register(people(n_players)));
        }
        for _ in 0..n_acts {
            let next = act(&desk);
            perform(&mut desk, next, whim);
        }
        if leaver <= desk.event().n_players() {
            desk.decide(Decision::Withdraw { player: desk.player(leaver), from: RoundNo(from) });
        }
        run(&mut desk, whim, 100);
        prop_assert!(desk.event().rounds().iter().all(|round| round.is_complete()));
    }
}
