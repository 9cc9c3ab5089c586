//! Facts about Swiss events: who comes late, who leaves, pairs by hand, the number of rounds.
use crate::regulation::{Decreed, Swiss, System};
use crate::tournament::sample::{BLACK, DRAW, Desk, RED, people};
use crate::tournament::{Decision, Leave, Pairing, Refusal, SideLot, SitOut, SittingOut, Terms};
use crate::units::{BoardNo, PairingNo, RoundNo, Seed, Side};

fn rounds(desk: &Desk, n_rounds: u16) -> Decision {
    let mut rules = desk.event().regulation().clone();
    rules.system = Decreed::organizer(System::Swiss(Swiss {
        n_rounds,
        ..*rules.system.value.swiss().expect("a Swiss event")
    }));
    Decision::Amend(Box::new(rules))
}

/// The last round with a change of its pairs.
fn reseat(desk: &Desk, change: impl FnOnce(&mut Vec<Pairing>, &mut Vec<SittingOut>)) -> Decision {
    let round = desk.event().rounds().last().expect("a round");
    let mut pairings = round.encounters.iter().map(|encounter| encounter.pairing).collect();
    let mut sitting_out = round.sitting_out.clone();
    change(&mut pairings, &mut sitting_out);
    Decision::Reseat {
        round: round.no, pairings, sitting_out, why: "trọng tài quyết định".to_owned()
    }
}

#[test]
fn b1_the_number_of_rounds_can_change_until_the_last_is_paired() {
    let mut desk = Desk::swiss(6, 3);
    desk.pair_next();
    desk.play_out(RED);
    desk.decide(rounds(&desk, 2));
    desk.decide(rounds(&desk, 3));
    desk.pair_next();
    desk.play_out(DRAW);
    assert_eq!(desk.refused(rounds(&desk, 1)), Refusal::FewerRounds { n_paired: 2 });
    desk.decide(rounds(&desk, 2));
    assert_eq!(desk.refused(rounds(&desk, 5)), Refusal::LastRoundPaired);
    desk.decide(Decision::Unpair(RoundNo(2)));
    desk.decide(rounds(&desk, 5));
    assert_eq!(desk.event().n_rounds(), 5);
}

#[test]
fn o07_who_comes_late_has_no_past_and_plays_from_the_next_round_on() {
    let mut desk = Desk::swiss(6, 5);
    desk.pair_next();
    desk.play_out(RED);
    desk.pair_next();
    desk.decide(Decision::Register(people(1)));
    let late = desk.player(7);
    let player = desk.event().player(late).expect("registered");
    assert_eq!((player.number, player.joins), (Some(PairingNo(7)), RoundNo(3)));
    desk.play_out(DRAW);
    desk.pair_next();
    let event = desk.event();
    assert!(!event.rounds()[1].names(late), "not in a round that was paired before");
    assert!(event.rounds()[2].names(late));
}

#[test]
fn o07_who_comes_late_can_be_seated_by_hand_against_whoever_is_left_over() {
    let mut desk = Desk::swiss(5, 5);
    desk.pair_next();
    desk.decide(Decision::Register(people(1)));
    let late = desk.player(6);
    let seated = reseat(&desk, |pairings, out| {
        let bye = out.pop().expect("five are odd").player;
        pairings.push(Pairing { board: BoardNo(3), red: bye, black: late });
    });
    desk.decide(seated);
    let round = &desk.event().rounds()[0];
    assert_eq!((round.encounters.len(), round.sitting_out.len(), round.version()), (3, 0, 2));
    assert_eq!(desk.event().player(late).map(|player| player.joins), Some(RoundNo(1)));
}

#[test]
fn o14_a_number_is_never_issued_twice() {
    let mut desk = Desk::swiss(12, 5);
    desk.decide(Decision::PlanLeave {
        player: desk.player(12),
        round: RoundNo(1),
        leave: Some(Leave::Absence),
    });
    desk.pair_next();
    desk.decide(Decision::Register(people(1)));
    desk.decide(Decision::Remove(desk.player(13)));
    desk.decide(Decision::Register(people(1)));
    let numbers: Vec<u16> =
        desk.event().players().filter_map(|player| player.number).map(|number| number.0).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14]);
    assert_eq!(desk.refused(Decision::Remove(desk.player(12))), Refusal::WasPaired(desk.player(12)));
}

#[test]
fn o12_a_seat_by_hand_is_checked_again_when_it_is_taken() {
    let mut desk = Desk::swiss(8, 5);
    desk.pair_next();
    let twice = reseat(&desk, |pairings, _| pairings[3].red = pairings[0].red);
    let first = desk.event().rounds()[0].encounters[0].pairing;
    assert_eq!(
        desk.refused(twice),
        Refusal::SeatedTwice { player: first.red, at: Some(BoardNo(1)) },
        "and board 1 is named"
    );
    let nobody = reseat(&desk, |pairings, _| {
        pairings.pop();
    });
    assert!(matches!(desk.refused(nobody), Refusal::NotSeated(_)));
}

#[test]
fn what_was_played_is_not_paired_anew_and_the_rest_keeps_its_results() {
    let mut desk = Desk::swiss(8, 5);
    desk.pair_next();
    desk.decide(desk.result(1, 1, RED));
    let swap = |a: usize, b: usize| {
        move |pairings: &mut Vec<Pairing>, _: &mut Vec<SittingOut>| {
            (pairings[a].black, pairings[b].black) = (pairings[b].black, pairings[a].black);
        }
    };
    assert_eq!(desk.refused(reseat(&desk, swap(0, 1))), Refusal::BoardPlayed(BoardNo(1)));
    desk.decide(reseat(&desk, swap(2, 3)));
    let round = &desk.event().rounds()[0];
    assert_eq!((round.encounters[0].outcomes[0], round.n_open()), (RED, 3));
    assert_eq!(round.by_hand, ["trọng tài quyết định"]);
}

#[test]
fn two_copies_that_seat_by_hand_do_not_overwrite_each_other() {
    let mut desk = Desk::swiss(8, 5);
    desk.pair_next();
    let mut other = desk.copy_on(2);
    let turn = |at: usize| {
        move |pairings: &mut Vec<Pairing>, _: &mut Vec<SittingOut>| {
            let pairing = &mut pairings[at];
            (pairing.red, pairing.black) = (pairing.black, pairing.red);
        }
    };
    desk.decide(reseat(&desk, turn(0)));
    other.decide(reseat(&other, turn(1)));
    desk.merge(&other);
    assert_eq!(desk.fold.conflicts.len(), 1);
    assert_eq!(desk.event().rounds()[0].version(), 2);
}

#[test]
fn o05_a_bye_is_a_bye_again_when_the_one_who_left_is_back() {
    let mut desk = Desk::swiss(5, 5);
    desk.pair_next();
    let out = desk.event().rounds()[0].sitting_out[0];
    assert_eq!(out.why, SitOut::PairingBye);
    desk.decide(Decision::Withdraw { player: out.player, from: RoundNo(1) });
    assert_eq!(desk.event().rounds()[0].sitting_out[0].why, SitOut::Absence);
    desk.decide(Decision::Reinstate { player: out.player, from: RoundNo(1) });
    assert_eq!(desk.event().rounds()[0].sitting_out[0].why, SitOut::PairingBye);
}

#[test]
fn who_was_away_when_a_round_was_paired_has_no_bye_for_coming_back() {
    let mut desk = Desk::swiss(7, 5);
    let player = desk.player(7);
    desk.decide(Decision::Withdraw { player, from: RoundNo(1) });
    desk.pair_next();
    desk.decide(Decision::Reinstate { player, from: RoundNo(1) });
    let why = desk.event().rounds()[0].sitting_out.iter().find(|out| out.player == player);
    assert_eq!(why.map(|out| out.why), Some(SitOut::Absence));
}

#[test]
fn a_round_is_made_known_once_and_a_round_robins_is_known_from_the_start() {
    let mut desk = Desk::swiss(4, 3);
    desk.pair_next();
    assert_eq!(desk.refused(Decision::Publish(RoundNo(1))), Refusal::NothingToDo);
    assert_eq!(desk.refused(Decision::Publish(RoundNo(2))), Refusal::NoSuchRound(RoundNo(2)));
    let mut everyone = Desk::of(4);
    everyone.decide(everyone.neighbours());
    assert!(everyone.event().rounds()[0].is_published);
}

#[test]
fn the_first_side_and_terms_belong_to_swiss_events() {
    let mut everyone = Desk::of(4);
    let between = (everyone.player(1), everyone.player(2));
    let forbid = Decision::SetTerms { between, terms: Some(Terms::Forbidden) };
    assert_eq!(everyone.refused(forbid.clone()), Refusal::OnlyInSwiss);
    let draw = Decision::DrawFirstSide(SideLot::Typed(Side::Red));
    assert_eq!(everyone.refused(draw.clone()), Refusal::OnlyInSwiss);
    let mut desk = Desk::swiss(4, 3);
    let (a, b) = (desk.player(1), desk.player(2));
    desk.decide(Decision::SetTerms { between: (b, a), terms: Some(Terms::Forbidden) });
    assert_eq!(desk.event().terms_of(a, b), Some(Terms::Forbidden));
    desk.decide(Decision::SetTerms { between: (a, b), terms: None });
    assert_eq!(desk.event().terms().count(), 0);
    let alone = Decision::SetTerms { between: (a, a), terms: Some(Terms::Forbidden) };
    assert_eq!(desk.refused(alone), Refusal::AgainstSelf(a));
    desk.pair_next();
    assert_eq!(desk.refused(draw), Refusal::RulesInPlay);
}

#[test]
fn a_seed_draws_either_side_about_as_often() {
    let red = (0..1_000).filter(|&seed| SideLot::Drawn(Seed(seed)).side() == Side::Red).count();
    assert!((430..570).contains(&red), "{red}");
}

#[test]
fn a_late_entry_can_be_undone_until_it_is_paired() {
    let mut desk = Desk::swiss(4, 3);
    desk.pair_next();
    let entry = desk.decide(Decision::Register(people(1)));
    desk.decide(Decision::Undo(vec![entry]));
    assert_eq!(desk.event().n_players(), 4);
    let entry = desk.decide(Decision::Register(people(1)));
    desk.play_out(BLACK);
    desk.pair_next();
    assert!(matches!(desk.refused(Decision::Undo(vec![entry])), Refusal::DependedOnBy(_)));
}

#[test]
fn a_round_without_a_game_pays_for_each_game_of_an_encounter() {
    let mut desk = Desk::swiss(5, 5);
    let mut rules = desk.event().regulation().clone();
    rules.games_per_encounter = Decreed::organizer(2);
    desk.decide(Decision::Amend(Box::new(rules)));
    let paid = [SitOut::PairingBye, SitOut::RequestedBye, SitOut::Absence, SitOut::NotEntered]
        .map(|why| desk.event().pays(why));
    assert_eq!(paid, [4, 2, 0, 0].map(crate::units::HalfPoints::whole));
}
