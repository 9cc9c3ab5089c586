//! Is every round of a Swiss event as the rules pair it from the results as they stand?
use crate::cli::opened;
use crate::exchange::file::Read;
use crate::pairing::SwissEvent;
use crate::tournament::Round;
use crate::units::PlayerId;
use std::collections::BTreeSet;

/// What came out of the comparison.
#[derive(Default)]
pub(super) struct Compared {
    /// A line for each round that differs, and one for all; none for another system.
    pub lines: Vec<String>,
    /// Rounds that differ and were not changed by hand.
    pub n_differences: usize,
}

/// Pairs every round anew.
pub(super) fn compared(read: &Read) -> Compared {
    let event = &read.fold.tournament;
    let mut compared = Compared::default();
    if event.regulation().system.value.swiss().is_none() {
        return compared;
    }
    for round in event.rounds() {
        let Some(others) = others(read, round).filter(|others| !others.is_empty()) else { continue };
        let no = round.no.0;
        let boards = others.join("; ");
        if round.by_hand.is_empty() {
            compared.n_differences += 1;
            compared.lines.push(format!("round {no}    differs: {boards}"));
        } else {
            let why = round.by_hand.join("; ");
            compared.lines.push(format!("round {no}    by hand ({why}): {boards}"));
        }
    }
    let (n_rounds, n) = (event.rounds().len(), compared.n_differences);
    compared.lines.push(format!("pairings   {n_rounds} rounds, {n} differences"));
    compared
}

/// The boards and byes that the rules would not make; `None` if no round can be made at all.
fn others(read: &Read, round: &Round) -> Option<Vec<String>> {
    let event = SwissEvent::before(&read.fold.tournament, round.no)?;
    let name = |player: PlayerId| opened::name(read, player);
    let Ok(made) = event.make() else { return Some(vec!["the rules leave no pairing".to_owned()]) };
    let pairs: BTreeSet<(Option<PlayerId>, Option<PlayerId>)> =
        made.pairs().into_iter().map(|(red, black)| (event.player(red), event.player(black))).collect();
    let pairings = round.encounters.iter().map(|encounter| encounter.pairing);
    let is_other = |red, black| !pairs.contains(&(Some(red), Some(black)));
    let boards = pairings.filter(|pairing| is_other(pairing.red, pairing.black));
    Some(boards.map(|at| format!("{} {} – {}", at.board.0, name(at.red), name(at.black))).collect())
}
