//! Which thing does a decision write, and has somebody else written it meanwhile?
//!
//! A register is a thing that has one content at a time. Whoever writes one names the decision that
//! wrote it last, as far as they saw (`Logged::over`). If it is another by now, the new content would
//! silently replace what its writer never saw, so the decision is refused and becomes a conflict.
use super::Tournament;
use super::decision::{Decision, Logged};
use super::refusal::Refusal;
use crate::units::{DecisionId, PairingNo, PlayerId, RoundNo, Seed};
use std::sync::Arc;

/// A thing of the event that is said anew as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Register {
    /// What the event is called, where and when.
    About,
    /// The rules.
    Rules,
    /// What is known of a player.
    Entry(PlayerId),
    /// Whether a player has left or is back.
    Presence(PlayerId),
    /// Whether a player misses this one round.
    Leave(PlayerId, RoundNo),
    /// On what terms two may meet.
    Terms(PlayerId, PlayerId),
    /// Who has red on the first board.
    FirstSide,
    /// Whether somebody was there at the start of a round.
    Arrival(RoundNo, PlayerId),
    /// The pairs of a round, once they are changed by hand.
    Seats(RoundNo),
    /// Everyone's numbers.
    Numbers,
    /// The lots for equal places.
    Lots,
    /// Whether a player comes into the next stage past the table.
    Call(PlayerId),
    /// Who is invited to the next stage from outside.
    Guests,
    /// When a round is played.
    Schedule(RoundNo),
    /// What tables and seeding go by.
    Tables,
}

impl Register {
    const fn player(self) -> Option<PlayerId> {
        match self {
            Self::Entry(player)
            | Self::Presence(player)
            | Self::Leave(player, _)
            | Self::Call(player)
            | Self::Arrival(_, player) => Some(player),
            Self::About
            | Self::Rules
            | Self::Terms(..)
            | Self::FirstSide
            | Self::Seats(_)
            | Self::Numbers
            | Self::Lots
            | Self::Guests
            | Self::Schedule(_)
            | Self::Tables => None,
        }
    }
}

impl Decision {
    /// What this decision says anew. `None` for what only adds (people, notes, sanctions), for what is
    /// guarded otherwise (a result names the one it replaces, rounds are paired and taken back in
    /// order) and for what is about decisions.
    pub fn register(&self) -> Option<Register> {
        match self {
            Self::Describe(_) => Some(Register::About),
            Self::Amend(_) => Some(Register::Rules),
            Self::Edit { player, .. } => Some(Register::Entry(*player)),
            Self::Withdraw { player, .. } | Self::Reinstate { player, .. } => {
                Some(Register::Presence(*player))
            }
            Self::PlanLeave { player, round, .. } => Some(Register::Leave(*player, *round)),
            Self::DrawNumbers(_) | Self::AssignNumbers(_) => Some(Register::Numbers),
            Self::DrawFirstSide(_) => Some(Register::FirstSide),
            Self::SetTerms { between: (a, b), .. } => Some(Register::Terms(*a.min(b), *a.max(b))),
            Self::Reseat { round, .. } => Some(Register::Seats(*round)),
            Self::Arrive { round, player, .. } => Some(Register::Arrival(*round, *player)),
            Self::DrawLots(_) => Some(Register::Lots),
            Self::CallUp { player, .. } => Some(Register::Call(*player)),
            Self::Invite(_) => Some(Register::Guests),
            Self::Schedule { round, .. } => Some(Register::Schedule(*round)),
            Self::SetTables(_) => Some(Register::Tables),
            Self::Found { .. }
            | Self::Register(_)
            | Self::Remove(_)
            | Self::Pair { .. }
            | Self::Publish(_)
            | Self::StartRound(_)
            | Self::KeepIn(_)
            | Self::Unpair(_)
            | Self::SetResult(_)
            | Self::Check(_)
            | Self::Sanction(_)
            | Self::Note { .. }
            | Self::Undo(_)
            | Self::Dismiss(_) => None,
        }
    }
}

impl Tournament {
    /// The decision that wrote last what this one writes: what its [`Logged::over`] has to be. `None`
    /// before anyone has, and for decisions that write no register.
    pub fn last_writer(&self, decision: &Decision) -> Option<DecisionId> {
        self.writers.get(&decision.register()?).and_then(|by| by.first()).copied()
    }

    /// What the decision writes still is what its writer saw.
    pub(super) fn check_over(&self, logged: &Logged) -> Result<(), Refusal> {
        let Some(register) = logged.decision.register() else { return Ok(()) };
        if let Some(player) = register.player() {
            self.known(player)?;
        }
        if self.stands(&logged.decision) {
            return Err(Refusal::NothingToDo);
        }
        let by = self.writers.get(&register).map_or(&[][..], Vec::as_slice);
        let is_seen = logged.over.map_or(by.is_empty(), |over| by.contains(&over));
        if is_seen { Ok(()) } else { Err(Refusal::ChangedMeanwhile { by: by.first().copied() }) }
    }

    /// The decision has said anew what its register holds.
    pub(super) fn note_writer(&mut self, logged: &Logged) {
        if let Some(register) = logged.decision.register() {
            Arc::make_mut(&mut self.writers).insert(register, vec![logged.id]);
        }
    }

    /// The decision says what stands already, said by another copy: whoever goes on from the one goes on
    /// from the other too.
    pub(super) fn agree(&mut self, logged: &Logged) {
        if let Some(register) = logged.decision.register() {
            Arc::make_mut(&mut self.writers).entry(register).or_default().push(logged.id);
        }
    }

    /// Whether just what the decision says stands already.
    fn stands(&self, decision: &Decision) -> bool {
        // Long because it is one table: a row for every decision there is.
        let player = |id: &PlayerId| self.player(*id);
        match decision {
            Decision::Describe(about) => self.about == *about,
            Decision::Amend(regulation) => *self.regulation == **regulation,
            Decision::Edit { player: id, entry } => player(id).is_some_and(|player| player.entry == *entry),
            Decision::Withdraw { player: id, from } => {
                player(id).is_some_and(|player| player.away.last() == Some(&(*from, None)))
            }
            Decision::Reinstate { player: id, from } => {
                player(id).is_some_and(|player| player.back == Some(*from))
            }
            Decision::PlanLeave { player: id, round, leave } => {
                player(id).is_some_and(|player| player.leaves.get(round) == leave.as_ref())
            }
            Decision::DrawNumbers(seed) => self.are_numbers(&self.drawn_numbers(*seed), Some(*seed)),
            Decision::AssignNumbers(numbers) => self.are_numbers(numbers, None),
            Decision::DrawLots(lots) => self.lots.as_ref() == Some(lots),
            Decision::CallUp { player, call } => self.call_of(*player) == *call,
            Decision::Invite(guests) => self.guests == *guests,
            Decision::DrawFirstSide(lot) => self.side_lot == Some(*lot),
            Decision::Arrive { round, player, arrival } => {
                let noted = self.round(*round).and_then(|round| round.arrivals.get(player));
                noted.map(|&(arrival, _)| arrival) == *arrival
            }
            Decision::SetTerms { between: (a, b), terms } => self.terms_of(*a, *b) == *terms,
            Decision::Schedule { round, at } => self.schedule.get(round) == at.as_ref(),
            Decision::SetTables(tables) => self.tables == *tables,
            Decision::Found { .. }
            | Decision::Register(_)
            | Decision::Remove(_)
            | Decision::Pair { .. }
            | Decision::Reseat { .. }
            | Decision::Publish(_)
            | Decision::StartRound(_)
            | Decision::KeepIn(_)
            | Decision::Unpair(_)
            | Decision::SetResult(_)
            | Decision::Check(_)
            | Decision::Sanction(_)
            | Decision::Note { .. }
            | Decision::Undo(_)
            | Decision::Dismiss(_) => false,
        }
    }

    fn are_numbers(&self, numbers: &[(PlayerId, PairingNo)], seed: Option<Seed>) -> bool {
        let has = |&(player, number): &(PlayerId, PairingNo)| {
            self.player(player).is_some_and(|player| player.number == Some(number))
        };
        self.is_numbered()
            && self.number_seed == seed
            && numbers.len() == self.n_players()
            && numbers.iter().all(has)
    }
}
