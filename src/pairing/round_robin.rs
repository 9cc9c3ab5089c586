//! Who meets whom when everyone meets everyone? (FIDE C.05 annex 1; the circle method.)
//!
//! Players take the seats of a printed table in the order of their numbers, or as [`early`] seats
//! them. Once rounds are paired the seats are those which give these rounds ([`recover`]). Whoever leaves keeps the seat: the games are paired as printed and forfeited, so that the
//! others' colours and rounds stay as the table says.
mod early;
mod recover;
mod table;
#[cfg(test)]
mod tests;
mod why;

pub use table::{ColourRule, Seat, Slot};
pub use why::{Seated, Why, why};

use super::{NoPairing, Proposal, ScheduledRound, board};
use crate::regulation::System;
use crate::tournament::{Player, Round, SitOut, SittingOut, Tournament};
use crate::units::{PlayerId, RoundNo};
use table::{Row, Timetable};

/// The next round of the table.
///
/// # Errors
/// If there are too few players, someone has no number, or all rounds are paired.
pub fn propose(tournament: &Tournament) -> Result<Proposal, NoPairing> {
    super::check_numbers(tournament)?;
    let no = tournament.next_round();
    let Some(table) = Seating::of(tournament) else { return Err(NoPairing::AllPaired) };
    if table.timetable.slot(no).is_none() {
        return Err(NoPairing::AllPaired);
    }
    let ScheduledRound { pairs, bye, .. } = table.scheduled(no);
    let why = |player: PlayerId| tournament.player(player).and_then(|player| player.unavailable(no));
    let sitting_out = bye
        .map(|player| SittingOut { player, why: why(player).unwrap_or(SitOut::PairingBye) })
        .into_iter()
        .collect();
    Ok(Proposal { round: no, pairings: board::seat(tournament, &pairs), sitting_out })
}

/// All rounds as the table says; nothing before everyone has a number, or under another system.
pub fn schedule(tournament: &Tournament) -> Vec<ScheduledRound> {
    if !tournament.is_numbered() {
        return Vec::new();
    }
    let Some(table) = Seating::of(tournament) else { return Vec::new() };
    table.timetable.rounds().map(|round| table.scheduled(round)).collect()
}

/// A table with people in its seats.
struct Seating {
    timetable: Timetable,
    /// By seat.
    players: Vec<PlayerId>,
}

impl Seating {
    /// `None` under another system.
    fn of(tournament: &Tournament) -> Option<Self> {
        let System::RoundRobin { table, cycles } = tournament.regulation().system.value else { return None };
        let by_number: Vec<&Player> = tournament.by_number();
        let n_players = u16::try_from(by_number.len()).unwrap_or(u16::MAX);
        let timetable = Timetable::new(table, n_players, cycles);
        let kin = tournament.kin();
        let clubs: Vec<Option<&str>> =
            by_number.iter().map(|player| kin.get(&player.id).map(String::as_str)).collect();
        let seats = early::seating(&timetable, &clubs);
        let players: Vec<PlayerId> = seats.into_iter().map(|index| by_number[index].id).collect();
        let seating = Self { timetable, players };
        if tournament.rounds().iter().all(|round| seating.gives(round)) {
            return Some(seating);
        }
        Some(match recover::seats(&timetable, tournament.rounds(), &seating.players) {
            Some(players) => Self { timetable, players },
            None => seating,
        })
    }

    /// Whether a round that is paired is that of the table.
    fn gives(&self, round: &Round) -> bool {
        let pairs = round.encounters.iter().map(|encounter| (encounter.pairing.red, encounter.pairing.black));
        let (mut paired, mut printed) = (pairs.collect::<Vec<_>>(), self.scheduled(round.no).pairs);
        paired.sort_unstable();
        printed.sort_unstable();
        paired == printed
    }

    fn player(&self, seat: Seat) -> PlayerId {
        self.players[usize::from(seat.0) - 1]
    }

    fn pair(&self, row: &Row) -> (PlayerId, PlayerId) {
        (self.player(row.red), self.player(row.black))
    }

    fn scheduled(&self, round: RoundNo) -> ScheduledRound {
        let (rows, bye) = self.timetable.round(round);
        let pairs = rows.iter().map(|row| self.pair(row)).collect();
        ScheduledRound { round, pairs, bye: bye.map(|seat| self.player(seat)) }
    }
}
