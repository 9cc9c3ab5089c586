//! Who meets whom next, and why?
mod again;
mod board;
pub mod by_hand;
pub mod matching;
pub mod round_robin;
#[cfg(test)]
mod sample;
mod schedule;
pub mod swiss;
mod swiss_event;

pub use again::{Again, again};
pub use schedule::{ScheduledRound, schedule};
pub use swiss_event::{Made, SwissEvent};

use crate::regulation::System;
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPairing {
    /// Fewer than two people are on the list.
    TooFew,
    /// Someone has no number yet.
    NoNumbers {
        /// Everyone without one.
        missing: Vec<PlayerId>,
    },
    /// A round that is paired is not played out; who meets next depends on it.
    RoundOpen(RoundNo),
    /// Who has red on the first board is not drawn (C.04.3, 5.2.5).
    NoFirstSide,
    /// The rules leave no round (case O09).
    NoRound(RoundNo, swiss::NoRound),
    /// All rounds are paired.
    AllPaired,
}

/// The next round, as the event's system pairs it.
///
/// # Errors
/// If there is nothing to pair; nothing is changed in any case.
pub fn propose(tournament: &Tournament) -> Result<Proposal, NoPairing> {
    match tournament.regulation().system.value {
        System::RoundRobin { .. } => round_robin::propose(tournament),
        System::Swiss(_) => swiss_event::propose(tournament),
    }
}

/// There are two people, and everyone has a number.
fn check_numbers(tournament: &Tournament) -> Result<(), NoPairing> {
    if tournament.n_players() < 2 {
        return Err(NoPairing::TooFew);
    }
    let missing: Vec<PlayerId> =
        tournament.players().filter(|player| player.number.is_none()).map(|player| player.id).collect();
    if missing.is_empty() { Ok(()) } else { Err(NoPairing::NoNumbers { missing }) }
}
