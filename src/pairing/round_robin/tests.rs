//! Facts about round robins, one test each.
use super::table::{Seat, Timetable};
use super::{ColourRule, ScheduledRound, propose, schedule, why};
use crate::pairing::NoPairing;
use crate::regulation::presets::{PresetId, preset};
use crate::regulation::{Decreed, EarlyMeeting, RoundRobinTable, System};
use crate::tournament::{About, Decision, Entry, Logged, SitOut, Tournament};
use crate::units::{BoardNo, DecisionId, DeviceId, EventId, PairingNo, PlayerId, RoundNo, Seed, Stamp};
use std::collections::BTreeSet;

/// An event of so many players, numbered in the order of registration.
struct Event {
    tournament: Tournament,
    next: u32,
}

impl Event {
    fn new(system: System, early: EarlyMeeting, entries: Vec<Entry>) -> Self {
        let mut regulation = preset(PresetId::PlainRoundRobin);
        regulation.system = Decreed::organizer(system);
        regulation.early_meeting = Decreed::organizer(early);
        let about = About { title: "Giải thử".to_owned(), ..About::default() };
        let tournament = Tournament::found(EventId(1), about, regulation).expect("sound rules");
        let mut event = Self { tournament, next: 1 };
        event.decide(Decision::Register(entries));
        let numbers = event.tournament.players().map(|player| player.id).zip((1..).map(PairingNo)).collect();
        event.decide(Decision::AssignNumbers(numbers));
        event
    }

    fn berger(n: u16) -> Self {
        Self::new(
            System::RoundRobin { table: RoundRobinTable::Berger, cycles: 1 },
            EarlyMeeting::Off,
            people(n),
        )
    }

    fn decide(&mut self, decision: Decision) {
        let id = DecisionId { device: DeviceId(1), seq: self.next };
        let at = Stamp { utc_ms: 0, offset_minutes: 0 };
        let (lamport, over) = (u64::from(self.next), self.tournament.last_writer(&decision));
        let logged = Logged { id, lamport, over, at, author: String::new(), decision };
        self.next += 1;
        self.tournament.apply(&logged).unwrap_or_else(|refusal| panic!("{:?}: {refusal:?}", logged.decision));
    }

    fn pair(&mut self) {
        let proposal = propose(&self.tournament).expect("a round to pair");
        let (round, pairings, sitting_out) = (proposal.round, proposal.pairings, proposal.sitting_out);
        self.decide(Decision::Pair { round, pairings, sitting_out });
    }

    fn player(&self, number: u16) -> PlayerId {
        self.tournament.by_number()[usize::from(number) - 1].id
    }

    fn number(&self, player: PlayerId) -> u16 {
        self.tournament.player(player).and_then(|player| player.number).expect("a number").0
    }
}

fn people(n: u16) -> Vec<Entry> {
    (1..=n).map(|number| Entry { name: format!("Kỳ thủ {number}"), ..Entry::default() }).collect()
}

#[test]
fn what_is_proposed_round_by_round_is_the_schedule_and_then_all_is_paired() {
    let mut event = Event::berger(7);
    let schedule = schedule(&event.tournament);
    assert_eq!(schedule.len(), 7);
    for ScheduledRound { round, pairs, bye } in schedule {
        let proposal = propose(&event.tournament).expect("a round to pair");
        let proposed: Vec<_> = proposal.pairings.iter().map(|pairing| (pairing.red, pairing.black)).collect();
        assert_eq!((proposal.round, proposed), (round, pairs));
        assert_eq!(proposal.pairings.iter().map(|pairing| pairing.board.0).collect::<Vec<_>>(), [1, 2, 3]);
        let out: Vec<_> = proposal.sitting_out.iter().map(|out| (out.player, out.why)).collect();
        assert_eq!(out, [(bye.expect("seven is odd"), SitOut::PairingBye)]);
        event.pair();
    }
    assert_eq!(propose(&event.tournament), Err(NoPairing::AllPaired));
}

#[test]
fn nothing_is_paired_without_two_people_or_without_numbers() {
    let mut event = Event::berger(1);
    assert_eq!(propose(&event.tournament), Err(NoPairing::TooFew));
    let about = About { title: "Giải thử".to_owned(), ..About::default() };
    event.tournament =
        Tournament::found(EventId(1), about, preset(PresetId::PlainRoundRobin)).expect("sound rules");
    event.decide(Decision::Register(people(3)));
    let missing = event.tournament.players().map(|player| player.id).collect();
    assert_eq!(propose(&event.tournament), Err(NoPairing::NoNumbers { missing }));
    assert!(schedule(&event.tournament).is_empty());
    event.decide(Decision::DrawNumbers(Seed(5)));
    assert!(propose(&event.tournament).is_ok());
}

#[test]
fn o14_a_gap_in_the_numbers_closes_in_the_seats() {
    let mut event = Event::berger(5);
    event.decide(Decision::Remove(event.player(2)));
    event.decide(Decision::Register(people(1)));
    let first = &schedule(&event.tournament)[0];
    let numbers: Vec<_> =
        first.pairs.iter().map(|&(red, black)| (event.number(red), event.number(black))).collect();
    // Numbers 1, 3, 4, 5, 6 sit in seats 1 to 5; the sixth seat is empty and seat 1 meets it.
    assert_eq!(numbers, [(3, 6), (4, 5)]);
    assert_eq!(first.bye.map(|player| event.number(player)), Some(1));
}

#[test]
fn who_left_is_paired_as_printed_and_who_would_sit_out_is_absent() {
    let mut event = Event::berger(5);
    let (second, first) = (event.player(2), event.player(1));
    event.decide(Decision::Withdraw { player: second, from: RoundNo(1) });
    event.decide(Decision::Withdraw { player: first, from: RoundNo(1) });
    let proposal = propose(&event.tournament).expect("a round to pair");
    assert!(proposal.pairings.iter().any(|pairing| pairing.red == second), "number 2 keeps the seat");
    assert_eq!(
        proposal.sitting_out.iter().map(|out| (out.player, out.why)).collect::<Vec<_>>(),
        [(first, SitOut::Absence)]
    );
}

#[test]
fn o13_a_fixed_table_is_kept_and_the_others_fill_the_free_boards_in_order() {
    let mut entries = people(8);
    for (number, board) in [(4_usize, 1), (7, 6), (2, 6), (5, 0)] {
        entries[number - 1].fixed_board = (board > 0).then_some(BoardNo(board));
    }
    let system = System::RoundRobin { table: RoundRobinTable::Berger, cycles: 1 };
    let event = Event::new(system, EarlyMeeting::Off, entries);
    let proposal = propose(&event.tournament).expect("a round to pair");
    let boards: Vec<_> = proposal
        .pairings
        .iter()
        .map(|pairing| (pairing.board.0, event.number(pairing.red), event.number(pairing.black)))
        .collect();
    // The table lists 1-8, 2-7, 3-6, 4-5.
    assert_eq!(boards, [(1, 4, 5), (2, 1, 8), (3, 3, 6), (6, 2, 7)]);
}

fn of_clubs(clubs: &str) -> Vec<Entry> {
    let club = |letter: char| if letter == '.' { String::new() } else { letter.to_string() };
    clubs
        .chars()
        .map(|letter| Entry { name: format!("Kỳ thủ {letter}"), club: club(letter), ..Entry::default() })
        .collect()
}

fn rounds_of_kin(event: &Event) -> Vec<u16> {
    let kin = event.tournament.kin();
    let is_kin =
        |&(red, black): &(PlayerId, PlayerId)| kin.contains_key(&red) && kin.get(&red) == kin.get(&black);
    let rounds = schedule(&event.tournament);
    rounds
        .iter()
        .flat_map(|round| round.pairs.iter().filter(|pair| is_kin(pair)).map(|_| round.round.0))
        .collect()
}

#[test]
fn members_of_one_club_meet_in_the_first_rounds_with_numbers_and_colours_untouched() {
    let table = [
        ("A......A", vec![1]),
        ("AA......", vec![1]),
        ("A.A.B.B.", vec![1, 1]),
        ("AB.C.ABC", vec![1, 1, 1]),
        ("A...A..A", vec![1, 2, 3]),
        ("........", vec![]),
        ("AAAAAAAA", (1..=7).flat_map(|round| [round; 4]).collect()),
        ("A.B..AB", vec![1, 1]),
    ];
    for (clubs, expected) in table {
        for table in [RoundRobinTable::Berger, RoundRobinTable::Circle] {
            let system = System::RoundRobin { table, cycles: 1 };
            let event = Event::new(system, EarlyMeeting::Club, of_clubs(clubs));
            let rounds = rounds_of_kin(&event);
            assert!(rounds.iter().sum::<u16>() <= expected.iter().sum(), "{clubs} {table:?}: {rounds:?}");
            let numbers: Vec<_> = event.tournament.players().map(|player| event.number(player.id)).collect();
            assert_eq!(
                numbers,
                (1..=8).take(event.tournament.n_players()).collect::<Vec<_>>(),
                "{clubs}: as drawn"
            );
            let pairs: BTreeSet<_> = schedule(&event.tournament)
                .iter()
                .flat_map(|round| round.pairs.clone())
                .map(|(red, black)| (red.min(black), red.max(black)))
                .collect();
            let n = event.tournament.n_players();
            assert_eq!(pairs.len(), n * (n - 1) / 2, "{clubs}: everyone meets everyone");
        }
    }
}

#[test]
fn a_club_that_is_corrected_later_does_not_move_the_rest_of_the_table() {
    let system = System::RoundRobin { table: RoundRobinTable::Berger, cycles: 1 };
    let mut event = Event::new(system, EarlyMeeting::Club, of_clubs("AA......"));
    let before = schedule(&event.tournament);
    event.pair();
    let entry = Entry { name: "Chuyển đơn vị".to_owned(), club: "B".to_owned(), ..Entry::default() };
    event.decide(Decision::Edit { player: event.player(1), entry: entry.clone() });
    event.decide(Decision::Edit { player: event.player(5), entry });
    assert_eq!(schedule(&event.tournament), before);
    event.decide(Decision::Unpair(RoundNo(1)));
    assert_ne!(schedule(&event.tournament), before, "with no round paired the table follows the list again");
}

#[test]
fn a_pair_is_explained_by_table_line_seats_and_colour_rule() {
    let mut event = Event::berger(8);
    event.pair();
    for (round, board, row, red, black, colours) in [
        (1, 1, 1, 1, 8, ColourRule::LastSeatBlack),
        (1, 4, 4, 4, 5, ColourRule::OddSumLowerRed),
        (2, 2, 2, 6, 4, ColourRule::EvenSumHigherRed),
        (2, 1, 1, 8, 5, ColourRule::LastSeatRed),
    ] {
        let why = why(&event.tournament, RoundNo(round), BoardNo(board)).expect("a board of the table");
        assert_eq!((why.row, why.red.number.0, why.black.number.0, why.colours), (row, red, black, colours));
        assert_eq!((why.red.seat.0, why.n_seats, why.slot.table_round), (red, 8, RoundNo(round)));
    }
    assert_eq!(why(&event.tournament, RoundNo(1), BoardNo(5)), None);
    assert_eq!(why(&event.tournament, RoundNo(8), BoardNo(1)), None);
}

#[test]
fn a_pair_that_is_not_the_tables_is_not_explained_by_it() {
    let mut event = Event::berger(4);
    let first = propose(&event.tournament).expect("a round to pair");
    event.pair();
    // Made by hand: the first round once more. No seats give that, so the table stays as drawn.
    let (pairings, sitting_out) = (first.pairings, first.sitting_out);
    event.decide(Decision::Pair { round: RoundNo(2), pairings, sitting_out });
    assert_eq!(why(&event.tournament, RoundNo(2), BoardNo(1)), None);
    assert!(why(&event.tournament, RoundNo(1), BoardNo(1)).is_some());
    assert_eq!(schedule(&event.tournament), schedule(&Event::berger(4).tournament));
}

#[test]
fn colours_that_were_changed_by_hand_in_round_1_are_kept_and_the_table_goes_on_from_them() {
    let mut event = Event::berger(6);
    let mut proposal = propose(&event.tournament).expect("a round to pair");
    let swapped = &mut proposal.pairings[0];
    (swapped.red, swapped.black) = (swapped.black, swapped.red);
    let (pairings, sitting_out) = (proposal.pairings, proposal.sitting_out);
    event.decide(Decision::Pair { round: RoundNo(1), pairings, sitting_out });
    check_everyone_meets_once(&event.tournament, "one pair swapped");
}

/// How often each pair meets in the rounds that are paired and in the rest of the schedule.
fn check_everyone_meets_once(tournament: &Tournament, note: &str) {
    let paired = tournament.rounds().iter().flat_map(|round| &round.encounters);
    let paired = paired.map(|encounter| (encounter.pairing.red, encounter.pairing.black));
    let rest = schedule(tournament).into_iter().skip(tournament.rounds().len()).flat_map(|round| round.pairs);
    let pairs: Vec<_> = paired.chain(rest).map(|(red, black)| (red.min(black), red.max(black))).collect();
    let n = tournament.n_players();
    assert_eq!(
        pairs.iter().collect::<BTreeSet<_>>().len(),
        n * (n - 1) / 2,
        "{note}: everyone meets everyone"
    );
    assert_eq!(pairs.len(), n * (n - 1) / 2, "{note}: nobody meets anybody twice");
}

#[test]
fn after_a_merge_of_two_draws_the_table_goes_on_from_the_rounds_that_are_paired() {
    for table in [RoundRobinTable::Berger, RoundRobinTable::Circle] {
        for (n_players, n_rounds) in
            [(2, 1), (5, 1), (7, 3), (8, 1), (8, 2), (8, 6), (9, 4), (14, 2), (20, 5)]
        {
            let system = System::RoundRobin { table, cycles: 1 };
            let mut event = Event::new(system, EarlyMeeting::Off, people(n_players));
            for _ in 0..n_rounds {
                event.pair();
            }
            // The other copy's draw comes between the draw and the pairing in the merged log.
            let rounds = event.tournament.rounds().to_vec();
            let mut merged = Event::new(system, EarlyMeeting::Off, people(n_players));
            merged.decide(Decision::DrawNumbers(Seed(8)));
            for round in rounds {
                let pairings = round.encounters.iter().map(|encounter| encounter.pairing).collect();
                merged.decide(Decision::Pair {
                    round: round.no,
                    pairings,
                    sitting_out: round.sitting_out.clone(),
                });
            }
            let note = format!("{table:?}, {n_players} players, {n_rounds} rounds");
            check_everyone_meets_once(&merged.tournament, &note);
            let why = why(&merged.tournament, RoundNo(1), BoardNo(1));
            assert!(why.is_some(), "{note}: the pairs are those of the table from other seats");
        }
    }
}

#[test]
fn with_one_round_paired_only_as_many_seats_move_as_must() {
    let mut event = Event::berger(8);
    event.pair();
    assert_eq!(schedule(&event.tournament), schedule(&Event::berger(8).tournament));
}

/// The published games of the 34th Japan League, 2015: round, red, black.
fn japan_league() -> Vec<(u64, String, String)> {
    let file = include_str!("../../../tests/golden/jp34_2015_japan_league.json");
    let file: serde_json::Value = serde_json::from_str(file).expect("a golden file");
    let text = |value: &serde_json::Value| value.as_str().expect("a name").to_owned();
    let games = file["games"].as_array().expect("games").iter();
    let league = games.filter(|game| game["round"].as_u64().is_some_and(|round| round <= 7));
    league
        .map(|game| (game["round"].as_u64().expect("a round"), text(&game["red"]), text(&game["black"])))
        .collect()
}

#[test]
fn the_34th_japan_league_is_the_berger_table_game_by_game() {
    let games = japan_league();
    assert_eq!(games.len(), 28);
    // Who met the last seat: seat 1 in round 1, 5 in 2, 2 in 3, 6 in 4, 3 in 5, 7 in 6, 4 in 7.
    let of = |round: u64, name: &str| {
        let (_, red, black) =
            games.iter().find(|g| g.0 == round && (g.1 == name || g.2 == name)).expect("a game");
        if red == name { black.clone() } else { red.clone() }
    };
    let rounds_of_seats = [1, 3, 5, 7, 2, 4, 6];
    let seats =
        |last: &str| rounds_of_seats.map(|round| of(round, last)).into_iter().chain([last.to_owned()]);
    let table = Timetable::new(RoundRobinTable::Berger, 8, 1);
    let agreeing = |seats: &[String]| {
        let rows =
            table.rounds().flat_map(|round| table.round(round).0.into_iter().map(move |row| (round.0, row)));
        let name = |seat: Seat| seats[usize::from(seat.0) - 1].clone();
        rows.filter(|(round, row)| games.contains(&(u64::from(*round), name(row.red), name(row.black))))
            .count()
    };
    let players: BTreeSet<&String> = games.iter().flat_map(|(_, red, black)| [red, black]).collect();
    let best = players.iter().map(|last| agreeing(&seats(last).collect::<Vec<_>>())).max();
    assert_eq!(best, Some(28));
}
