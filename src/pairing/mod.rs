//! Who meets whom next, and why?
mod board;
pub mod matching;
pub mod round_robin;
pub mod swiss;

use crate::tournament::{Pairing, SittingOut, Tournament};
use crate::units::{PlayerId, RoundNo};

/// A round as the rules pair it, before the organizer takes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The round.
    pub round: RoundNo,
    /// Who meets whom, in the order of boards.
    pub pairings: Vec<Pairing>,
    /// Who sits out, and why.
    pub sitting_out: Vec<SittingOut>,
}

/// Why no round can be paired.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NoPairing {
    /// Fewer than two people are on the list.
    TooFew,
    /// Someone has no number yet.
    NoNumbers {
        /// Everyone without one.
        missing: Vec<PlayerId>,
    },
    /// All rounds are paired.
    AllPaired,
}

/// The next round, as the event's system pairs it.
///
/// # Errors
/// If there is nothing to pair; nothing is changed in any case.
pub fn propose(tournament: &Tournament) -> Result<Proposal, NoPairing> {
    round_robin::propose(tournament)
}
