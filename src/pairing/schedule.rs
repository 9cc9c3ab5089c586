//! Which rounds does an event have, and who meets whom in them as far as that is known?
use super::round_robin;
use crate::regulation::System;
use crate::tournament::{Round, SitOut, Tournament};
use crate::units::{PlayerId, RoundNo};

/// A round of the whole schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScheduledRound {
    /// Which.
    pub round: RoundNo,
    /// Red and black of game 1: in the order of the printed table, or of the boards.
    pub pairs: Vec<(PlayerId, PlayerId)>,
    /// Who is left over.
    pub bye: Option<PlayerId>,
}

/// All rounds. A round robin's are known once everyone has a number; of a Swiss system those that were
/// made known have pairs.
pub fn schedule(tournament: &Tournament) -> Vec<ScheduledRound> {
    match tournament.regulation().system.value {
        System::RoundRobin { .. } => round_robin::schedule(tournament),
        System::Swiss(_) => {
            (1..=tournament.n_rounds()).map(|no| as_paired(tournament, RoundNo(no))).collect()
        }
    }
}

fn as_paired(tournament: &Tournament, no: RoundNo) -> ScheduledRound {
    let round: Option<&Round> = tournament.round(no).filter(|round| round.is_published);
    let pairs = round.into_iter().flat_map(|round| &round.encounters);
    let pairs = pairs.map(|encounter| (encounter.pairing.red, encounter.pairing.black)).collect();
    let outs = round.into_iter().flat_map(|round| &round.sitting_out);
    let bye = outs.filter(|out| out.why == SitOut::PairingBye).map(|out| out.player).next();
    ScheduledRound { round: no, pairs, bye }
}
