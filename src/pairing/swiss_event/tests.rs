//! Do whole Swiss events run by the rules, whatever the results are?
use super::*;
use crate::regulation::{Apart, Decreed, FirstSide, Kin, Outcome, Played, System};
use crate::tournament::sample::{DRAW, Desk, RED, people};
use crate::tournament::{Decision, Entry, Leave};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// The pairs of a round by number, red first.
fn by_number(desk: &Desk, no: u16) -> Vec<(u16, u16)> {
    let number = |id| desk.event().player(id).and_then(|player| player.number).map_or(0, |number| number.0);
    let round = desk.event().round(RoundNo(no)).expect("paired");
    let pairs = round.encounters.iter().map(|encounter| encounter.pairing);
    pairs.map(|pairing| (number(pairing.red), number(pairing.black))).collect()
}

fn bye(desk: &Desk, no: u16) -> Option<PlayerId> {
    let round = desk.event().round(RoundNo(no))?;
    round.sitting_out.iter().find(|out| out.why == SitOut::PairingBye).map(|out| out.player)
}

fn with_swiss(desk: &mut Desk, change: impl FnOnce(&mut Swiss)) {
    let mut rules = desk.event().regulation().clone();
    let mut swiss = *rules.system.value.swiss().expect("a Swiss event");
    change(&mut swiss);
    rules.system = Decreed::organizer(System::Swiss(swiss));
    desk.decide(Decision::Amend(Box::new(rules)));
}

#[test]
fn b1_the_first_round_is_the_dutch_one() {
    let mut desk = Desk::swiss(8, 5);
    desk.pair_next();
    assert_eq!(by_number(&desk, 1), [(1, 5), (6, 2), (3, 7), (8, 4)]);
}

#[test]
fn w3_the_first_round_can_be_made_in_other_ways() {
    for (way, pairs) in [
        (FirstPairs::Halves, [(1, 4), (5, 2), (3, 6)]),
        (FirstPairs::Adjacent, [(1, 2), (4, 3), (5, 6)]),
        (FirstPairs::FirstLast, [(1, 6), (5, 2), (3, 4)]),
    ] {
        let mut desk = Desk::swiss(6, 5);
        with_swiss(&mut desk, |swiss| swiss.first_pairs = way);
        desk.pair_next();
        assert_eq!(by_number(&desk, 1), pairs, "{way:?}");
        desk.play_out(RED);
        desk.pair_next();
        assert_eq!(desk.event().rounds().len(), 2, "later rounds are Dutch");
    }
}

#[test]
fn the_lots_for_the_first_side_are_asked_for() {
    let mut desk = Desk::swiss(4, 3);
    with_swiss(&mut desk, |swiss| swiss.first_side = FirstSide::Lot);
    assert_eq!(propose(desk.event()), Err(NoPairing::NoFirstSide));
    desk.decide(Decision::DrawFirstSide(crate::tournament::SideLot::Typed(Side::Black)));
    desk.pair_next();
    assert_eq!(by_number(&desk, 1), [(3, 1), (2, 4)]);
}

#[test]
fn o05_three_different_players_have_the_bye() {
    let mut desk = Desk::swiss(5, 3);
    let mut byes = BTreeSet::new();
    for no in 1..=3 {
        desk.pair_next();
        byes.extend(bye(&desk, no));
        desk.play_out(RED);
    }
    assert_eq!(byes.len(), 3);
}

#[test]
fn o08_nobody_meets_twice_where_it_can_be_helped() {
    let mut desk = Desk::swiss(4, 3);
    for _ in 0..3 {
        desk.pair_next();
        desk.play_out(DRAW);
    }
    let met: BTreeSet<_> =
        (1..=3).flat_map(|no| by_number(&desk, no)).map(|(a, b)| (a.min(b), a.max(b))).collect();
    assert_eq!(met.len(), 6, "everyone met everyone");
}

#[test]
fn o09_without_a_legal_pairing_nothing_changes_and_ways_out_are_named() {
    let mut desk = Desk::swiss(4, 4);
    for _ in 0..3 {
        desk.pair_next();
        desk.play_out(RED);
    }
    let before = desk.event().clone();
    let Err(NoPairing::NoRound(round, _)) = propose(desk.event()) else { panic!("all have met") };
    assert_eq!((round, desk.event()), (RoundNo(4), &before));
    let event = SwissEvent::before(desk.event(), round).expect("a Swiss event");
    let again = event.ways_out().into_iter().find(|way| matches!(way, WayOut::Rematches(_)));
    for decision in event.decisions(desk.event(), &again.expect("they may meet again")) {
        desk.decide(decision);
    }
    desk.pair_next();
    assert_eq!(desk.event().rounds().len(), 4);
}

#[test]
fn o09_nobody_or_one_alone_has_no_round() {
    let mut desk = Desk::swiss(2, 3);
    let player = desk.player(2);
    desk.decide(Decision::Withdraw { player, from: RoundNo(1) });
    assert!(propose(desk.event()).is_ok_and(|round| round.pairings.is_empty()), "one has the bye");
    let player = desk.player(1);
    desk.decide(Decision::Withdraw { player, from: RoundNo(1) });
    assert!(matches!(propose(desk.event()), Err(NoPairing::NoRound(..))));
}

#[test]
fn w3_people_of_one_club_are_kept_apart_in_the_rounds_that_the_rules_name() {
    let mut desk = Desk::swiss(6, 3);
    for nth in [1, 4] {
        let player = desk.player(nth);
        let entry = desk.event().player(player).map(|player| player.entry.clone()).expect("listed");
        desk.decide(Decision::Edit { player, entry: Entry { club: "An Giang".to_owned(), ..entry } });
    }
    with_swiss(&mut desk, |swiss| swiss.apart = Some(Apart { kin: Kin::Club, n_rounds: Some(1) }));
    desk.pair_next();
    assert!(!by_number(&desk, 1).contains(&(1, 4)) && !by_number(&desk, 1).contains(&(4, 1)));
    let event = SwissEvent::before(desk.event(), RoundNo(1)).expect("a Swiss event");
    assert!(event.are_kin(Seat(0), Seat(3)) && !event.are_kin(Seat(0), Seat(1)));
    let later = SwissEvent::before(desk.event(), RoundNo(2)).expect("a Swiss event");
    assert!(!later.are_kin(Seat(0), Seat(3)));
}

#[test]
fn w3_why_not_speaks_of_the_round_that_keeps_people_apart() {
    let mut desk = Desk::swiss(12, 5);
    for nth in 1..=12 {
        let player = desk.player(nth);
        let entry = desk.event().player(player).map(|player| player.entry.clone()).expect("listed");
        let club = format!("CLB {}", nth % 4);
        desk.decide(Decision::Edit { player, entry: Entry { club, ..entry } });
    }
    with_swiss(&mut desk, |swiss| swiss.apart = Some(Apart { kin: Kin::Club, n_rounds: None }));
    for outcome in [RED, DRAW, RED] {
        desk.pair_next();
        let no = desk.event().last_round();
        let event = SwissEvent::before(desk.event(), no).expect("a Swiss event");
        for encounter in &desk.event().rounds()[no.index()].encounters {
            let (red, black) = (encounter.pairing.red, encounter.pairing.black);
            assert_eq!(event.why_not(red, black), Ok(Some(WhyNot::TheyMeet)), "round {}", no.0);
        }
        assert_eq!(event.why_not(desk.player(1), desk.player(5)), Ok(Some(WhyNot::Forbidden)), "one club");
        desk.play_out(outcome);
    }
}

#[test]
fn w6_a_deduction_lowers_the_score_by_which_people_are_paired() {
    let mut desk = Desk::swiss(8, 3);
    desk.pair_next();
    desk.play_out(RED);
    let player = desk.player(1);
    let deduction = HalfPoints::whole(2);
    let why = "ba lỗi".to_owned();
    desk.decide(Decision::Sanction(crate::tournament::Sanction {
        player,
        round: RoundNo(1),
        fouls: 3,
        deduction,
        why,
    }));
    let event = SwissEvent::before(desk.event(), RoundNo(2)).expect("a Swiss event");
    assert_eq!(
        event.field.entrants[0].past,
        [Past::Game { opponent: Seat(4), side: Side::Red, points: Tenths(0) }]
    );
}

/// What happens in a round of a made-up event.
#[derive(Clone, Copy, Debug)]
struct Day {
    results: u64,
    absent: u8,
    asks_out: u8,
    leaves: u8,
    comes: bool,
}

fn day() -> impl Strategy<Value = Day> {
    (any::<u64>(), 0_u8..40, 0_u8..40, 0_u8..60, prop::bool::weighted(0.2)).prop_map(
        |(results, absent, asks_out, leaves, comes)| Day { results, absent, asks_out, leaves, comes },
    )
}

/// Whether there was a round to play.
fn run(desk: &mut Desk, day: Day) -> bool {
    let round = desk.event().next_round();
    let n = desk.event().n_players();
    let mut plan = |nth: u8, leave| {
        if usize::from(nth) < n {
            let player = desk.player(usize::from(nth) + 1);
            // Whoever has left already has nothing to plan.
            let _ = desk.try_decide(Decision::PlanLeave { player, round, leave: Some(leave) });
        }
    };
    plan(day.absent, Leave::Absence);
    plan(day.asks_out, Leave::RequestedBye);
    if day.comes {
        desk.decide(Decision::Register(people(1)));
    }
    if propose(desk.event()).is_err() {
        return false;
    }
    desk.pair_next();
    if usize::from(day.leaves) < n {
        let player = desk.player(usize::from(day.leaves) + 1);
        let _ = desk.try_decide(Decision::Withdraw { player, from: round });
    }
    let boards: Vec<u16> = desk.event().rounds()[round.index()]
        .encounters
        .iter()
        .filter(|encounter| encounter.is_open())
        .map(|encounter| encounter.pairing.board.0)
        .collect();
    for (at, board) in boards.into_iter().enumerate() {
        let played = match (day.results >> (at % 32 * 2)) % 4 {
            0 => Outcome::Played(Played::RedWins),
            1 => Outcome::Played(Played::Draw),
            2 => Outcome::Played(Played::BlackWins),
            _ => Outcome::Forfeit { absent: Side::Black },
        };
        desk.decide(desk.result(round.0, board, Some(played)));
    }
    true
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Nobody meets twice over the board, nobody has two byes, everyone is once in every round, and a round
    /// that is paired is made again from its past to the same pairs.
    #[test]
    fn every_round_of_a_made_up_event_is_legal_and_can_be_made_again(
        n in 2_u16..40,
        days in proptest::collection::vec(day(), 1..8),
    ) {
        let mut desk = Desk::swiss(n, 9);
        for day in days {
            let no = desk.event().next_round();
            if !run(&mut desk, day) {
                break;
            }
            let event = SwissEvent::before(desk.event(), no).expect("a Swiss event");
            let made = event.make().expect("it was made");
            let pairs: BTreeSet<_> = made.pairs().into_iter().map(|(a, b)| (event.player(a), event.player(b))).collect();
            let round = &desk.event().rounds()[no.index()];
            let paired: BTreeSet<_> =
                round.encounters.iter().map(|encounter| (Some(encounter.pairing.red), Some(encounter.pairing.black))).collect();
            prop_assert_eq!(pairs, paired);
        }
        let mut met = BTreeSet::new();
        let mut had_bye = BTreeSet::new();
        for round in desk.event().rounds() {
            for game in round.games().filter(|game| game.outcome.is_some_and(|outcome| !outcome.is_forfeit())) {
                prop_assert!(met.insert((game.red.min(game.black), game.red.max(game.black))));
            }
            for out in round.sitting_out.iter().filter(|out| round.was_left_over(out.player)) {
                prop_assert!(had_bye.insert(out.player));
            }
        }
    }
}
