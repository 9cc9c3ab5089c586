//! Are our pairings those of masters? The second National Xiangqi Masters of 1999, 24 players, 9 rounds
//! (`tests/golden`, from the CCPD dataset): for each next round ours is legal, and over whole events
//! nobody is out of balance by more than two, nor has a side three times running but in a last round.
#![allow(clippy::expect_used, clippy::panic, reason = "this is test code")]

use kydai::pairing::{Proposal, propose};
use kydai::regulation::presets::{PresetId, preset};
use kydai::regulation::{FirstSide, Outcome, Played, Swiss, System};
use kydai::tournament::{About, Decision, Entry, Fold, Log, Logged, Pairing, SetResult};
use kydai::units::{
    BoardNo, DecisionId, DeviceId, EventId, GameNo, PairingNo, PlayerId, RoundNo, Side, Stamp,
};
use std::collections::{BTreeMap, BTreeSet};

#[derive(serde::Deserialize)]
struct Golden {
    rounds: u16,
    games: Vec<Game>,
}

#[derive(serde::Deserialize)]
struct Game {
    round: u16,
    red: String,
    black: String,
    result: String,
}

const DEVICE: DeviceId = DeviceId(1);
const AT: Stamp = Stamp { utc_ms: 0, offset_minutes: 480 };

fn golden() -> Golden {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/1999_ximenkong_masters_24x9.json");
    let text = std::fs::read_to_string(path).expect("the golden file is in the repository");
    serde_json::from_str(&text).expect("it is as it was")
}

/// An event's log and what it makes.
struct Desk {
    log: Log,
    fold: Fold,
}

impl Desk {
    /// The players in the order of their names, red first on board 1.
    fn of(names: &BTreeSet<&str>, n_rounds: u16) -> Self {
        let mut regulation = preset(PresetId::PlainSwiss);
        regulation.accept_proposals();
        regulation.system.value =
            System::Swiss(Swiss { first_side: FirstSide::Red, ..Swiss::dutch(n_rounds) });
        let about = About { title: "1999".to_owned(), ..About::default() };
        let decision = Decision::Found { event: EventId(1), about, regulation: Box::new(regulation) };
        let id = DecisionId { device: DEVICE, seq: 1 };
        let founding = Logged { id, lamport: 1, over: None, at: AT, author: String::new(), decision };
        let log = Log::new([founding]).expect("a founding");
        let fold = log.fold().expect("sound rules");
        let mut desk = Self { log, fold };
        let entry = |name: &&str| Entry { name: (*name).to_owned(), ..Entry::default() };
        desk.decide(Decision::Register(names.iter().map(entry).collect()));
        let players: Vec<PlayerId> = desk.fold.tournament.players().map(|player| player.id).collect();
        desk.decide(Decision::AssignNumbers(players.into_iter().zip((1..).map(PairingNo)).collect()));
        desk
    }

    fn decide(&mut self, decision: Decision) {
        let logged = self.log.next(&self.fold, DEVICE, AT, String::new(), decision);
        (self.log, self.fold) = self.log.decide(&self.fold, logged).expect("it can be decided");
    }

    fn proposal(&self) -> Proposal {
        propose(&self.fold.tournament).expect("a round to pair")
    }

    fn pairs(&mut self, pairings: Vec<Pairing>) {
        let round = self.fold.tournament.next_round();
        self.decide(Decision::Pair { round, pairings, sitting_out: Vec::new() });
        self.decide(Decision::Publish(round));
    }

    fn result(&mut self, board: BoardNo, played: Played) {
        let (round, now) = (self.fold.tournament.last_round(), Some(Outcome::Played(played)));
        let (game, why) = (GameNo(1), String::new());
        self.decide(Decision::SetResult(SetResult { round, board, game, was: None, now, why }));
    }
}

/// The sides that everyone has had.
type Sides = BTreeMap<PlayerId, Vec<Side>>;

fn note(sides: &mut Sides, pairings: &[Pairing]) {
    for pairing in pairings {
        sides.entry(pairing.red).or_default().push(Side::Red);
        sides.entry(pairing.black).or_default().push(Side::Black);
    }
}

/// By how many games somebody's sides differ, and whether the last three are the same.
fn balance(sides: &[Side]) -> (usize, bool) {
    let n_red = sides.iter().filter(|&&side| side == Side::Red).count();
    let is_running = sides.last_chunk::<3>().is_some_and(|[a, b, c]| a == b && b == c);
    (n_red.abs_diff(sides.len() - n_red), is_running)
}

fn met(pairing: &Pairing) -> (PlayerId, PlayerId) {
    (pairing.red.min(pairing.black), pairing.red.max(pairing.black))
}

#[test]
fn w3_after_each_round_of_the_masters_our_next_round_is_legal_and_balanced() {
    let golden = golden();
    let names: BTreeSet<&str> = golden.games.iter().flat_map(|game| [&*game.red, &*game.black]).collect();
    assert_eq!((names.len(), golden.games.len()), (24, 108));
    let mut desk = Desk::of(&names, golden.rounds);
    let ids: BTreeMap<String, PlayerId> =
        desk.fold.tournament.players().map(|player| (player.entry.name.clone(), player.id)).collect();
    let (mut played, mut sides) = (BTreeSet::new(), Sides::new());
    for no in 1..=golden.rounds {
        let proposal = desk.proposal();
        assert_eq!((proposal.round, proposal.pairings.len()), (RoundNo(no), 12));
        let mut after = sides.clone();
        note(&mut after, &proposal.pairings);
        for pairing in &proposal.pairings {
            assert!(!played.contains(&met(pairing)), "round {no}: met before");
        }
        if no < golden.rounds {
            assert!(after.values().all(|sides| balance(sides).0 <= 2), "round {no}: nobody out by three");
            assert!(after.values().all(|sides| !balance(sides).1), "round {no}: no side three times running");
        }
        let games: Vec<&Game> = golden.games.iter().filter(|game| game.round == no).collect();
        let seat = |(game, board): (&&Game, u16)| Pairing {
            board: BoardNo(board),
            red: ids[&game.red],
            black: ids[&game.black],
        };
        let pairings: Vec<Pairing> = games.iter().zip(1..).map(seat).collect();
        played.extend(pairings.iter().map(met));
        note(&mut sides, &pairings);
        desk.pairs(pairings);
        for (game, board) in games.iter().zip(1..) {
            desk.result(BoardNo(board), result(&game.result));
        }
    }
}

fn result(written: &str) -> Played {
    match written {
        "1-0" => Played::RedWins,
        "0-1" => Played::BlackWins,
        "1/2-1/2" => Played::Draw,
        other => panic!("{other} is no result"),
    }
}

#[test]
fn w3_whole_events_by_our_pairings_keep_the_sides_as_arbiters_do() {
    let golden = golden();
    let names: BTreeSet<&str> = golden.games.iter().flat_map(|game| [&*game.red, &*game.black]).collect();
    // The results of the real games, in their order, whoever meets here.
    let results: Vec<Played> = golden.games.iter().map(|game| result(&game.result)).collect();
    let mut n_running = 0;
    for shift in 0..12 {
        let (mut desk, mut sides, mut played) =
            (Desk::of(&names, golden.rounds), Sides::new(), BTreeSet::new());
        let mut next = results.iter().copied().cycle().skip(shift * 7);
        for no in 1..=golden.rounds {
            let Proposal { pairings, .. } = desk.proposal();
            for pairing in &pairings {
                assert!(played.insert(met(pairing)), "event {shift}, round {no}: met before");
            }
            note(&mut sides, &pairings);
            assert!(no == golden.rounds || sides.values().all(|sides| balance(sides).0 <= 2));
            n_running += sides.values().filter(|sides| balance(sides).1).count();
            let boards: Vec<BoardNo> = pairings.iter().map(|pairing| pairing.board).collect();
            desk.pairs(pairings);
            for board in boards {
                desk.result(board, next.next().expect("a cycle"));
            }
        }
    }
    // The arbiters of 1999 let it happen once in an event; the Dutch rules only to leaders in a last round.
    assert!(n_running <= 12, "three times running in 12 events: {n_running}");
}
