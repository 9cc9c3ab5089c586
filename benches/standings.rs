//! How long does a table take, with every criterion there is? Aim: 2 ms for 200 players and 11 rounds.
#![expect(clippy::expect_used, reason = "a benchmark is like a test")]
mod timer;

use kydai::regulation::presets::{PresetId, preset};
use kydai::regulation::{
    ByeInSums, Criterion, CriterionKind, Cut, Decreed, Outcome, Played, Regulation, Unplayed,
};
use kydai::standings::{CrossOrder, UnplayedRounds, cross_table, table, table_under, terms};
use kydai::tournament::{About, Decision, Entry, Logged, Lots, Pairing, SetResult, Tournament};
use kydai::units::{
    BoardNo, DecisionId, DeviceId, EventId, GameNo, PairingNo, PlayerId, RoundNo, Seed, Stamp,
};

fn main() {
    for (n_players, n_rounds) in [(16, 15), (200, 11), (1_000, 11)] {
        let of = format!("{n_players} players, {n_rounds} rounds");
        let (last, regulation) = (RoundNo(n_rounds), every_criterion());
        let tournament = played(n_players, n_rounds, regulation.clone());
        timer::measure(&format!("every criterion, {of}"), || table(&tournament, last));
        timer::measure(&format!("the same as in a Swiss system, {of}"), || {
            table_under(&tournament, last, UnplayedRounds::Swiss)
        });
        let chain = Decreed::organizer(vec![Criterion::new(CriterionKind::Points)]);
        let by_points = played(n_players, n_rounds, Regulation { chain, ..regulation });
        timer::measure(&format!("points only, {of}"), || table(&by_points, last));
        let standings = table(&tournament, last);
        let leader = standings.rows[0].player;
        let buchholz = |criterion: &Criterion| matches!(criterion.kind, CriterionKind::Buchholz(..));
        let index = standings.criteria.iter().position(buchholz).expect("Buchholz is in the chain");
        timer::measure(&format!("addends of one value, {of}"), || {
            terms(&tournament, &standings, index, leader)
        });
        timer::measure(&format!("cross table, {of}"), || {
            cross_table(&tournament, &standings, CrossOrder::ByPlace)
        });
    }
}

/// A chain of each kind with several options.
fn every_criterion() -> Regulation {
    use CriterionKind as Kind;
    let mut kinds = vec![Kind::Points];
    for unplayed in [Unplayed::Counted, Unplayed::LeftOut] {
        kinds.extend([Kind::DirectEncounter(unplayed), Kind::Wins(unplayed), Kind::GamesWithBlack(unplayed)]);
        kinds.extend([Kind::WinsWithBlack(unplayed), Kind::WinsWithRed(unplayed)]);
    }
    for bye in [ByeInSums::Dummy, ByeInSums::Nothing, ByeInSums::Own, ByeInSums::Lowest] {
        for cut in [Cut::Full, Cut::Median(1)] {
            kinds.extend([Kind::Buchholz(cut, bye), Kind::SonnebornBerger(cut, bye)]);
        }
    }
    kinds.extend([Kind::Progressive, Kind::FewerFouls, Kind::GamesPlayed, Kind::Lots]);
    let chain = Decreed::organizer(kinds.into_iter().map(Criterion::new).collect());
    Regulation { chain, games_per_encounter: Decreed::organizer(1), ..preset(PresetId::PlainRoundRobin) }
}

/// An event with everyone at a board in every round: the first stays, the others go round.
fn played(n_players: u16, n_rounds: u16, regulation: Regulation) -> Tournament {
    let about = About { title: "bench".into(), ..About::default() };
    let mut tournament =
        Tournament::found(EventId(1), about, regulation).expect("rules that can be followed");
    let mut seq = 0;
    let mut decide = |decision| {
        seq += 1;
        let (id, at) = (DecisionId { device: DeviceId(1), seq }, Stamp { utc_ms: 0, offset_minutes: 420 });
        let (lamport, over) = (u64::from(seq), tournament.last_writer(&decision));
        let logged = Logged { id, lamport, over, at, author: String::new(), decision };
        tournament.apply(&logged).expect("a decision that can be taken");
    };
    let player = |nth| PlayerId { by: DecisionId { device: DeviceId(1), seq: 1 }, nth };
    let entry = |nth| Entry { name: format!("P{nth}"), ..Entry::default() };
    decide(Decision::Register((0..n_players).map(entry).collect()));
    decide(Decision::AssignNumbers((0..n_players).map(|nth| (player(nth), PairingNo(nth + 1))).collect()));
    for round in (1..=n_rounds).map(RoundNo) {
        let turning = n_players - 1;
        let at = |place: u16| if place == 0 { 0 } else { 1 + (place - 1 + round.0) % turning };
        let pairing = |board: u16| Pairing {
            board: BoardNo(board + 1),
            red: player(at(board)),
            black: player(at(n_players - 1 - board)),
        };
        let pairings = (0..n_players / 2).map(pairing).collect();
        decide(Decision::Pair { round, pairings, sitting_out: Vec::new() });
        for board in 1..=n_players / 2 {
            let played = [Played::RedWins, Played::Draw, Played::BlackWins];
            let played = played[usize::from((board * 7 + round.0 * 5 + board * round.0 % 11) % 3)];
            let (board, game, why) = (BoardNo(board), GameNo(1), String::new());
            let now = Some(Outcome::Played(played));
            decide(Decision::SetResult(SetResult { round, board, game, was: None, now, why }));
        }
    }
    decide(Decision::DrawLots(Lots::Drawn(Seed(42))));
    tournament
}
