//! What has happened so far?
//!
//! A [`Tournament`] is the fold of the [`Log`] of [`Decision`]s. It changes only by
//! [`Tournament::apply`], which either applies a decision whole or refuses it and changes nothing.
//! Everything that can be counted is derived, never stored beside what it is counted from (O06).
mod again;
mod apply;
mod check;
mod decision;
mod fold;
mod late;
mod log;
mod lots;
mod play;
mod player;
mod rated;
mod refusal;
mod register;
mod round;
#[cfg(test)]
pub mod sample;
mod settle;
#[cfg(test)]
mod tests;
mod undo;

pub use again::Again;
pub use check::MAX_LISTS;
pub use decision::{About, Call, Decision, Logged, Lots, Sanction, SetResult, SideLot, Tables, Terms};
pub use fold::{Conflict, Fold};
pub use late::{Arrival, Overdue, Wait};
pub use log::{Log, LogFault};
pub use lots::{drawn_order, lot};
pub use player::{Birth, Entry, Leave, Player, Rating, Sex, SitOut, Title};
pub use refusal::{Field, Refusal, RegulationFault};
pub use register::Register;
pub use round::{Appointment, Encounter, Game, Pairing, Round, SittingOut};

use crate::regulation::{EarlyMeeting, FirstSide, Kin, Regulation, System};
use crate::units::{DecisionId, EventId, HalfPoints, PairingNo, PlayerId, RoundNo, Side, Stamp, order};
use std::collections::BTreeMap;
use std::sync::Arc;

/// An event: its rules, its people and its rounds. Each decision makes a copy, so what most decisions leave
/// alone is shared by the copies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    event: EventId,
    about: About,
    regulation: Arc<Regulation>,
    tables: Tables,
    players: Arc<BTreeMap<PlayerId, Player>>,
    /// In the order of registration, which is not that of the ids once there are two devices.
    list: Vec<PlayerId>,
    last_number: Option<PairingNo>,
    number_seed: Option<crate::units::Seed>,
    side_lot: Option<SideLot>,
    /// The lesser id first.
    terms: BTreeMap<(PlayerId, PlayerId), Terms>,
    /// Who belonged together when the first round was paired: later edits do not move the table.
    kin_when_paired: Option<BTreeMap<PlayerId, String>>,
    rounds: Vec<Arc<Round>>,
    sanctions: Vec<Sanction>,
    lots: Option<Lots>,
    calls: BTreeMap<PlayerId, Call>,
    guests: Vec<Entry>,
    schedule: BTreeMap<RoundNo, Appointment>,
    notes: Vec<Note>,
    /// Who wrote what stands: the decision that was applied, then those that said the same.
    writers: Arc<BTreeMap<Register, Vec<DecisionId>>>,
}

/// Something worth keeping, and when it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// In which round, if in one.
    pub round: Option<RoundNo>,
    /// The words.
    pub text: String,
    /// When.
    pub at: Stamp,
}

impl Tournament {
    /// Which event this is.
    pub const fn event(&self) -> EventId {
        self.event
    }

    /// What it is called, where and when.
    pub const fn about(&self) -> &About {
        &self.about
    }

    /// By what rules.
    pub fn regulation(&self) -> &Regulation {
        &self.regulation
    }

    /// What tables and seeding go by.
    pub const fn tables(&self) -> &Tables {
        &self.tables
    }

    /// Everyone on the list, in the order of registration.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = &Player> + Clone + '_ {
        self.list.iter().filter_map(|id| self.players.get(id))
    }

    /// How many are on the list.
    pub fn n_players(&self) -> usize {
        self.players.len()
    }

    /// One of them.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.get(&id)
    }

    /// The greatest number that was ever issued (case O14).
    pub const fn last_number(&self) -> Option<PairingNo> {
        self.last_number
    }

    /// The seed that the numbers were drawn from, if they were drawn here.
    pub const fn number_seed(&self) -> Option<crate::units::Seed> {
        self.number_seed
    }

    /// Whether everyone has a number.
    pub fn is_numbered(&self) -> bool {
        !self.players.is_empty() && self.players.values().all(|player| player.number.is_some())
    }

    /// Everyone in the order of their numbers; those without one are left out.
    pub fn by_number(&self) -> Vec<&Player> {
        let mut numbered: Vec<&Player> = self.players().filter(|player| player.number.is_some()).collect();
        order::by_key(&mut numbered, |player| player.number);
        numbered
    }

    /// The club or federation by which players should meet early; without it nobody is listed. Once a
    /// round is paired it is what it was then, so that the rest of the table stays the same.
    pub fn kin(&self) -> BTreeMap<PlayerId, String> {
        self.kin_when_paired.clone().unwrap_or_else(|| self.kin_now())
    }

    fn kin_now(&self) -> BTreeMap<PlayerId, String> {
        match (self.regulation.system.value, self.regulation.early_meeting.value) {
            (System::Swiss(_), _) | (_, EarlyMeeting::Off) => BTreeMap::new(),
            (System::RoundRobin { .. }, EarlyMeeting::Club) => self.houses(Kin::Club),
            (System::RoundRobin { .. }, EarlyMeeting::Federation) => self.houses(Kin::Federation),
        }
    }

    /// Who belongs to which club or federation; whoever belongs to none is not listed.
    pub fn houses(&self, kin: Kin) -> BTreeMap<PlayerId, String> {
        let house = |player: &Player| match kin {
            Kin::Club => player.entry.club.trim().to_lowercase(),
            Kin::Federation => player.entry.federation.trim().to_lowercase(),
        };
        let houses = self.players().map(|player| (player.id, house(player)));
        houses.filter(|(_, house)| !house.is_empty()).collect()
    }

    /// The side of the higher ranked on the first board of a Swiss system; `None` until the lots are drawn.
    pub fn first_side(&self) -> Option<Side> {
        match self.regulation.system.value.swiss()?.first_side {
            FirstSide::Red => Some(Side::Red),
            FirstSide::Black => Some(Side::Black),
            FirstSide::Lot => self.side_lot.map(SideLot::side),
        }
    }

    /// The lot for the first side, if one was drawn.
    pub const fn side_lot(&self) -> Option<SideLot> {
        self.side_lot
    }

    /// Those who may meet on terms of their own.
    pub fn terms(&self) -> impl Iterator<Item = ((PlayerId, PlayerId), Terms)> + '_ {
        self.terms.iter().map(|(&pair, &terms)| (pair, terms))
    }

    /// The terms on which two may meet, if they have any of their own.
    pub fn terms_of(&self, a: PlayerId, b: PlayerId) -> Option<Terms> {
        self.terms.get(&(a.min(b), a.max(b))).copied()
    }

    /// Who declines a place in the next stage or is invited to it.
    pub fn call_of(&self, player: PlayerId) -> Option<Call> {
        self.calls.get(&player).copied()
    }

    /// Who is invited to the next stage from outside the event.
    pub fn guests(&self) -> &[Entry] {
        &self.guests
    }

    /// The rounds that were paired.
    pub fn rounds(&self) -> &[Arc<Round>] {
        &self.rounds
    }

    /// One of them.
    pub fn round(&self, no: RoundNo) -> Option<&Round> {
        self.rounds.get(no.index()).map(Arc::as_ref).filter(|round| round.no == no)
    }

    /// A round that is there, to change it: copies of the event keep theirs.
    fn round_mut(&mut self, index: usize) -> &mut Round {
        Arc::make_mut(&mut self.rounds[index])
    }

    /// The last round that was paired; round 1 before there is any.
    pub fn last_round(&self) -> RoundNo {
        self.rounds.last().map_or(RoundNo(1), |round| round.no)
    }

    /// The round to pair next.
    pub fn next_round(&self) -> RoundNo {
        RoundNo::from_index(self.rounds.len())
    }

    /// Whether every round is paired and played, so that nothing is to come.
    pub fn is_over(&self) -> bool {
        self.rounds.len() >= usize::from(self.n_rounds())
            && self.rounds.iter().all(|round| round.is_complete())
    }

    /// How many rounds the event has, as the system and the list of people make it.
    pub fn n_rounds(&self) -> u16 {
        match self.regulation.system.value {
            System::RoundRobin { cycles, .. } => {
                let seats = u16::try_from(self.n_players().next_multiple_of(2)).unwrap_or(u16::MAX);
                u16::from(cycles).saturating_mul(seats.saturating_sub(1))
            }
            System::Swiss(swiss) => swiss.n_rounds,
        }
    }

    /// What a whole round without a game pays: an encounter may have several games.
    pub fn pays(&self, why: SitOut) -> HalfPoints {
        let a_game = why.worth(&self.regulation.unplayed.value);
        HalfPoints(a_game.0.saturating_mul(i32::from(self.regulation.games_per_encounter.value)))
    }

    /// All games of paired rounds, in order.
    pub fn games(&self) -> impl Iterator<Item = Game> + '_ {
        self.rounds.iter().flat_map(|round| round.games())
    }

    /// The player's games, in order.
    pub fn games_of(&self, player: PlayerId) -> impl Iterator<Item = Game> + '_ {
        self.games().filter(move |game| game.side_of(player).is_some())
    }

    /// Whether the player was ever paired.
    pub fn was_paired(&self, player: PlayerId) -> bool {
        self.rounds.iter().any(|round| round.seats(player))
    }

    /// Whether a round that is paired accounts for the player.
    pub(super) fn was_listed(&self, player: PlayerId) -> bool {
        self.rounds.iter().any(|round| round.names(player))
    }

    /// Fouls and deductions, in the order in which they were decided.
    pub fn sanctions(&self) -> &[Sanction] {
        &self.sanctions
    }

    /// The lots drawn for equal places.
    pub const fn lots(&self) -> Option<&Lots> {
        self.lots.as_ref()
    }

    /// When a round is played.
    pub fn appointment(&self, round: RoundNo) -> Option<Appointment> {
        self.schedule.get(&round).copied()
    }

    /// The notes, in the order in which they were written.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }
}
