//! How are pairs changed by hand? Step by step on a draft, and of every pair it is said at once what
//! the rules hold against it.
//!
//! A draft is a value: nothing of it is in the event until it is locked with a reason
//! ([`crate::tournament::Decision::Reseat`]). Whoever has no place yet is loose; with somebody loose
//! there is nothing to lock.
#[cfg(test)]
mod tests;

use super::swiss::{Preference, Seat, Strength, due, may_have_bye};
use super::{Made, SwissEvent};
use crate::tournament::{Pairing, Round, SitOut, SittingOut, Tournament};
use crate::units::{BoardNo, PlayerId, RoundNo, Side};
use std::collections::BTreeSet;

/// A round's pairs while they are changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The boards, in order.
    pub pairings: Vec<Pairing>,
    /// Who sits out. Whoever came after the round was paired is here too, as not entered.
    pub sitting_out: Vec<SittingOut>,
    /// Who has no place.
    pub loose: Vec<PlayerId>,
}

/// One change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Two change places, wherever they are.
    Swap(PlayerId, PlayerId),
    /// The two at a board change sides.
    Turn(BoardNo),
    /// The two at a board have no place any more.
    Unseat(BoardNo),
    /// Somebody without a game and somebody else without one sit down at the first free board.
    Seat {
        /// Who has red in game 1.
        red: PlayerId,
        /// Who has black in game 1.
        black: PlayerId,
    },
    /// Somebody sits out.
    SitOut(PlayerId, SitOut),
}

/// What the rules hold against a pair or a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// They have met, in this round (C1).
    HaveMet(RoundNo),
    /// Somebody forbade it.
    Forbidden,
    /// They are of one club or federation.
    Kin,
    /// This side was due to the player, so strongly (C3, C12, C13).
    SideDue(PlayerId, Side, Strength),
    /// The player has had a bye or won without a game (C2).
    SecondBye(PlayerId),
}

/// Where somebody is.
#[derive(Clone, Copy)]
enum Place {
    At(usize, Side),
    Out(usize),
    Loose(usize),
}

impl Draft {
    /// The pairs as they stand.
    pub fn of(tournament: &Tournament, round: &Round) -> Self {
        let late = tournament.players().filter(|player| !round.names(player.id));
        let late = late.map(|player| SittingOut { player: player.id, why: SitOut::NotEntered });
        Self {
            pairings: round.encounters.iter().map(|encounter| encounter.pairing).collect(),
            sitting_out: round.sitting_out.iter().copied().chain(late).collect(),
            loose: Vec::new(),
        }
    }

    /// The draft after a step; a step that nobody can take changes nothing.
    pub fn after(&self, step: Step) -> Self {
        let mut draft = self.clone();
        match step {
            Step::Swap(a, b) => draft.swap(a, b),
            Step::Turn(board) => draft.turn(board),
            Step::Unseat(board) => draft.unseat(board),
            Step::Seat { red, black } => draft.seat(red, black),
            Step::SitOut(player, why) => draft.sit_out(player, why),
        }
        draft
    }

    /// What there is to lock; nothing while somebody is loose.
    pub fn seating(&self) -> Option<(Vec<Pairing>, Vec<SittingOut>)> {
        let entered = self.sitting_out.iter().copied().filter(|out| out.why != SitOut::NotEntered);
        self.loose.is_empty().then(|| (self.pairings.clone(), entered.collect()))
    }

    /// The boards whose pair or sides another draft does not have.
    pub fn changed_from<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a Pairing> + 'a {
        self.pairings.iter().filter(|pairing| !other.pairings.contains(pairing))
    }

    fn place(&self, player: PlayerId) -> Option<Place> {
        let at = self.pairings.iter().position(|pairing| pairing.has(player));
        let seat = at.map(|at| {
            let side = if self.pairings[at].red == player { Side::Red } else { Side::Black };
            Place::At(at, side)
        });
        let out = || self.sitting_out.iter().position(|out| out.player == player).map(Place::Out);
        let loose = || self.loose.iter().position(|&one| one == player).map(Place::Loose);
        seat.or_else(out).or_else(loose)
    }

    fn put(&mut self, player: PlayerId, place: Place) {
        match place {
            Place::At(at, Side::Red) => self.pairings[at].red = player,
            Place::At(at, Side::Black) => self.pairings[at].black = player,
            Place::Out(at) => self.sitting_out[at].player = player,
            Place::Loose(at) => self.loose[at] = player,
        }
    }

    /// A bye passes to the other; whoever changes places with somebody who is not there is loose.
    fn swap(&mut self, a: PlayerId, b: PlayerId) {
        let (Some(of_a), Some(of_b)) = (self.place(a), self.place(b)) else { return };
        self.put(a, of_b);
        self.put(b, of_a);
        for place in [of_a, of_b] {
            if let Place::Out(at) = place
                && let Some(&out) = self.sitting_out.get(at)
                && out.why != SitOut::PairingBye
            {
                self.sitting_out.remove(at);
                self.loose.push(out.player);
            }
        }
    }

    fn turn(&mut self, board: BoardNo) {
        for pairing in self.pairings.iter_mut().filter(|pairing| pairing.board == board) {
            (pairing.red, pairing.black) = (pairing.black, pairing.red);
        }
    }

    fn unseat(&mut self, board: BoardNo) {
        if let Some(at) = self.pairings.iter().position(|pairing| pairing.board == board) {
            let Pairing { red, black, .. } = self.pairings.remove(at);
            self.loose.extend([red, black]);
        }
    }

    fn seat(&mut self, red: PlayerId, black: PlayerId) {
        let is_seated = |player| matches!(self.place(player), Some(Place::At(..)) | None);
        if red == black || is_seated(red) || is_seated(black) {
            return;
        }
        self.take_out(red);
        self.take_out(black);
        let is_free = |board: &BoardNo| self.pairings.iter().all(|pairing| pairing.board != *board);
        let board = (1..).map(BoardNo).find(is_free).unwrap_or(BoardNo(1));
        let at = self.pairings.partition_point(|pairing| pairing.board < board);
        self.pairings.insert(at, Pairing { board, red, black });
    }

    fn sit_out(&mut self, player: PlayerId, why: SitOut) {
        match self.place(player) {
            Some(Place::At(at, _)) => {
                let board = self.pairings[at].board;
                self.unseat(board);
            }
            Some(Place::Out(_) | Place::Loose(_)) => {}
            None => return,
        }
        self.take_out(player);
        self.sitting_out.push(SittingOut { player, why });
    }

    fn take_out(&mut self, player: PlayerId) {
        self.sitting_out.retain(|out| out.player != player);
        self.loose.retain(|&one| one != player);
    }
}

impl SwissEvent {
    /// What the rules hold against this pair with these sides.
    pub fn doubts(&self, red: PlayerId, black: PlayerId) -> Vec<Doubt> {
        let (Some(a), Some(b)) = (self.seat(red), self.seat(black)) else { return Vec::new() };
        let met = self.round_of_meeting(a, b).map(Doubt::HaveMet);
        let forbidden = self.is_forbidden(a, b).then_some(Doubt::Forbidden);
        let kin = self.are_kin(a, b).then_some(Doubt::Kin);
        let sides = [(red, a, Side::Red), (black, b, Side::Black)];
        let sides = sides.into_iter().filter_map(|(player, seat, side)| self.denied(player, seat, side));
        met.into_iter().chain(forbidden).chain(kin).chain(sides).collect()
    }

    /// How many of these boards the rules would not make: how far a draft is from them.
    pub fn n_other(&self, pairings: &[Pairing], made: Option<&Made>) -> usize {
        let due: BTreeSet<(Seat, Seat)> = made.map_or_else(Vec::new, Made::pairs).into_iter().collect();
        let seats = |pairing: &Pairing| self.seat(pairing.red).zip(self.seat(pairing.black));
        pairings.iter().filter(|pairing| seats(pairing).is_none_or(|seats| !due.contains(&seats))).count()
    }

    /// What the rules hold against a bye for this player.
    pub fn doubt_of_bye(&self, player: PlayerId) -> Option<Doubt> {
        let entrant = self.field.entrant(self.seat(player)?)?;
        (!may_have_bye(&self.field, entrant)).then_some(Doubt::SecondBye(player))
    }

    fn denied(&self, player: PlayerId, seat: Seat, side: Side) -> Option<Doubt> {
        let (_, Preference { side: wanted, strength, .. }) = due(&self.field, seat)?;
        let wanted = wanted.filter(|&wanted| wanted != side)?;
        Some(Doubt::SideDue(player, wanted, strength))
    }

    fn round_of_meeting(&self, a: Seat, b: Seat) -> Option<RoundNo> {
        let past = &self.field.entrant(a)?.past;
        let met = past.iter().position(|past| past.meeting().is_some_and(|(other, _)| other == b))?;
        Some(RoundNo::from_index(met))
    }
}
