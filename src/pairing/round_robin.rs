//! Who meets whom when everyone meets everyone? (FIDE C.05 annex 1; the circle method.)
use super::{NoPairing, Proposal};
use crate::tournament::Tournament;

/// The next round of the table.
///
/// # Errors
/// If there is nothing to pair.
pub fn propose(_tournament: &Tournament) -> Result<Proposal, NoPairing> {
    Err(NoPairing::AllPaired)
}
