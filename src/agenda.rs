//! What has to be done now? One line, one button; whoever only ever presses it runs a correct event.
//!
//! | in this order | the act |
//! | --- | --- |
//! | copies disagree | [`NextAct::SettleConflicts`] |
//! | the regulation leaves rules open | [`NextAct::AnswerQuestions`] |
//! | nobody to play | [`NextAct::AddPeople`] |
//! | no numbers | [`NextAct::DrawNumbers`] |
//! | the first side of a Swiss system is not drawn | [`NextAct::DrawFirstSide`] |
//! | a paired round is not made known | [`NextAct::Publish`] |
//! | a paired round is not played out | [`NextAct::EnterResults`] of the earliest |
//! | rounds are left | [`NextAct::PairRound`] |
//! | rounds are left, but no legal pairing | [`NextAct::FindWayOut`] |
//! | the chain asks for lots | [`NextAct::DrawLots`] |
//! | nothing | [`NextAct::ShowStandings`] |
#[cfg(test)]
mod tests;

use crate::pairing::{self, NoPairing};
use crate::regulation::CriterionKind;
use crate::standings::{self, Row};
use crate::tournament::{Lots, Round, Tournament};
use crate::units::{PlayerId, RoundNo};

/// The next act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextAct {
    /// Copies disagreed after a merge.
    SettleConflicts(usize),
    /// Questions that the regulation leaves open are not answered.
    AnswerQuestions(usize),
    /// There are fewer than two people: so many.
    AddPeople(usize),
    /// The numbers are not drawn.
    DrawNumbers,
    /// Who has red on the first board is not drawn.
    DrawFirstSide,
    /// The pairs of this round can be made known.
    Publish(RoundNo),
    /// The rules leave no pairing for this round (case O09).
    FindWayOut(RoundNo),
    /// The next round can be paired.
    PairRound(RoundNo),
    /// Boards of this round are still open.
    EnterResults {
        /// The round.
        round: RoundNo,
        /// How many boards.
        n_open: usize,
    },
    /// Players are equal and the chain asks for lots.
    DrawLots(Vec<PlayerId>),
    /// Everything is played: the final standings can be shown.
    ShowStandings,
}

/// The next act of an event.
pub fn next_act(tournament: &Tournament, n_conflicts: usize) -> NextAct {
    if n_conflicts > 0 {
        return NextAct::SettleConflicts(n_conflicts);
    }
    let n_questions = tournament.regulation().questions().len();
    if n_questions > 0 {
        return NextAct::AnswerQuestions(n_questions);
    }
    if let Some(round) = tournament.rounds().iter().find(|round| !round.is_published) {
        return NextAct::Publish(round.no);
    }
    if let Some(round) = tournament.rounds().iter().find(|round| !round.is_complete()) {
        return enter_results(tournament, round.no);
    }
    match pairing::propose(tournament) {
        Ok(proposal) => NextAct::PairRound(proposal.round),
        Err(NoPairing::TooFew) => NextAct::AddPeople(tournament.n_players()),
        Err(NoPairing::NoNumbers { .. }) => NextAct::DrawNumbers,
        Err(NoPairing::NoFirstSide) => NextAct::DrawFirstSide,
        Err(NoPairing::NoRound(round, _)) => NextAct::FindWayOut(round),
        // Open rounds were met above; the arm is for whoever changes the order of this list.
        Err(NoPairing::RoundOpen(no)) => enter_results(tournament, no),
        Err(NoPairing::AllPaired) => after_the_last_round(tournament),
    }
}

fn enter_results(tournament: &Tournament, round: RoundNo) -> NextAct {
    NextAct::EnterResults { round, n_open: tournament.round(round).map_or(0, Round::n_open) }
}

fn after_the_last_round(tournament: &Tournament) -> NextAct {
    let tied = waiting_for_lots(tournament);
    if tied.is_empty() { NextAct::ShowStandings } else { NextAct::DrawLots(tied) }
}

/// Everyone who is equal to someone in all that the chain names before the lots, in the order of the
/// table, if any of them has no lot yet.
fn waiting_for_lots(tournament: &Tournament) -> Vec<PlayerId> {
    let chain = &tournament.regulation().chain.value;
    let Some(lots) = chain.iter().position(|criterion| criterion.kind == CriterionKind::Lots) else {
        return Vec::new();
    };
    let last = RoundNo(tournament.n_rounds());
    let table = standings::table(tournament, last);
    let is_equal = |row: &Row| row.separated_by.is_none_or(|index| index >= lots);
    let groups = table.rows.chunk_by(|_, below| is_equal(below)).filter(|group| group.len() > 1);
    let tied: Vec<PlayerId> = groups.flatten().map(|row| row.player).collect();
    let has_lot = |player: &PlayerId| match tournament.lots() {
        None => false,
        Some(Lots::Drawn(_)) => true,
        Some(Lots::Typed(order)) => order.contains(player),
    };
    if tied.iter().all(has_lot) { Vec::new() } else { tied }
}
