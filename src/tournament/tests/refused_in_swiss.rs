//! What only a Swiss event refuses, for the table of all refusals.
use crate::regulation::{Swiss, System};
use crate::tournament::sample::{Desk, RED};
use crate::tournament::{Arrival, Decision, Pairing, Refusal, SideLot};
use crate::units::{BoardNo, RoundNo, Side};

/// A Swiss event with a round that is paired and known, and a decision that it refuses.
pub fn refused_in_swiss_events() -> Vec<(Desk, Decision, Refusal)> {
    let paired = |n_rounds| {
        let mut desk = Desk::swiss(4, n_rounds);
        desk.pair_next();
        desk
    };
    let rounds = |desk: &Desk, n_rounds| {
        let mut rules = desk.event().regulation().clone();
        rules.system.value = match desk.event().regulation().system.value {
            System::Swiss(swiss) => System::Swiss(Swiss { n_rounds, ..swiss }),
            other @ System::RoundRobin { .. } => other,
        };
        Decision::Amend(Box::new(rules))
    };
    let last = paired(1);
    let more = rounds(&last, 2);
    let mut two = paired(3);
    two.play_out(RED);
    two.pair_next();
    let fewer = rounds(&two, 1);
    let lot = Decision::DrawFirstSide(SideLot::Typed(Side::Red));
    let mut played = paired(3);
    played.decide(played.result(1, 1, RED));
    let (round, mut pairings) = (RoundNo(1), pairings_of(&played));
    (pairings[0].red, pairings[0].black) = (pairings[0].black, pairings[0].red);
    let reseat = Decision::Reseat { round, pairings, sitting_out: Vec::new(), why: String::new() };
    let mut late = paired(3);
    let player = pairings_of(&late)[0].red;
    late.decide(Decision::Arrive { round, player, arrival: Some(Arrival::Missing) });
    let result = late.result(1, 1, RED);
    vec![
        (last, more, Refusal::LastRoundPaired),
        (two, fewer, Refusal::FewerRounds { n_paired: 2 }),
        (Desk::of(4), lot, Refusal::OnlyInSwiss),
        (played, reseat, Refusal::BoardPlayed(BoardNo(1))),
        (late, result, Refusal::NotArrived(player)),
    ]
}

/// The pairs of the first round.
fn pairings_of(desk: &Desk) -> Vec<Pairing> {
    desk.event().rounds()[0].encounters.iter().map(|encounter| encounter.pairing).collect()
}
