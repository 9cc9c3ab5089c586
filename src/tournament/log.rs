//! How do decisions become an event? The log, its merge and its fold.
//!
//! A log is a set of decisions in one total order (Lamport number, then device, then number there),
//! so merging two copies is the union of two sets: commutative, associative, idempotent. The fold
//! applies them in order; what cannot be applied is a [`Conflict`], kept and shown, never dropped.
use super::Tournament;
use super::decision::{Decision, Logged};
use super::refusal::Refusal;
use crate::units::{DecisionId, DeviceId, EventId};
use std::collections::{BTreeMap, BTreeSet};

/// The place of a decision in the one order.
type Place = (u64, DecisionId);

/// The decisions of one event. Always begins with its founding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    event: EventId,
    decisions: BTreeMap<Place, Logged>,
}

/// Why a list of decisions is no log, or two logs cannot become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LogFault {
    /// The list is empty, or its first decision does not found an event.
    NoFounding,
    /// A second decision founds an event.
    FoundedTwice(DecisionId),
    /// Two decisions have one id but different contents: a copy was altered.
    SameIdTwice(DecisionId),
    /// The logs are of different events.
    OtherEvent,
}

/// A decision that could not be applied.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Conflict {
    /// Which.
    pub decision: DecisionId,
    /// Why not.
    pub refusal: Refusal,
}

/// An event as its decisions make it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fold {
    /// The event.
    pub tournament: Tournament,
    /// Decisions that could not be applied and that nobody has settled yet.
    pub conflicts: Vec<Conflict>,
    /// Decisions that are taken back.
    pub undone: BTreeSet<DecisionId>,
}

impl Log {
    /// A log of these decisions, in whatever order they come.
    ///
    /// # Errors
    /// Unless exactly the first decision founds an event and no id stands for two decisions.
    pub fn new(decisions: impl IntoIterator<Item = Logged>) -> Result<Self, LogFault> {
        let mut places = BTreeMap::new();
        let mut ids: BTreeMap<DecisionId, u64> = BTreeMap::new();
        for logged in decisions {
            let place = (logged.lamport, logged.id);
            match (ids.insert(logged.id, logged.lamport), places.get(&place)) {
                (None, _) => {}
                (Some(_), Some(known)) if *known == logged => continue,
                (Some(_), _) => return Err(LogFault::SameIdTwice(logged.id)),
            }
            places.insert(place, logged);
        }
        let event = match places.values().next().map(|first| &first.decision) {
            Some(&Decision::Found { event, .. }) => event,
            Some(_) | None => return Err(LogFault::NoFounding),
        };
        let second = places.values().skip(1).find(|logged| matches!(logged.decision, Decision::Found { .. }));
        match second {
            Some(second) => Err(LogFault::FoundedTwice(second.id)),
            None => Ok(Self { event, decisions: places }),
        }
    }

    /// Which event this is.
    pub const fn event(&self) -> EventId {
        self.event
    }

    /// The decisions, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Logged> + '_ {
        self.decisions.values()
    }

    /// How many decisions there are; at least one.
    #[expect(clippy::len_without_is_empty, reason = "a log is never empty: it begins with the founding")]
    pub fn len(&self) -> usize {
        self.decisions.len()
    }

    /// The decision of this id.
    pub fn get(&self, id: DecisionId) -> Option<&Logged> {
        self.iter().find(|logged| logged.id == id)
    }

    /// The id and the Lamport number of the next decision of a device.
    pub fn next_place(&self, device: DeviceId) -> (DecisionId, u64) {
        let last_seq =
            self.iter().filter(|logged| logged.id.device == device).map(|logged| logged.id.seq).max();
        let last_lamport = self.decisions.last_key_value().map_or(0, |((lamport, _), _)| *lamport);
        (DecisionId { device, seq: last_seq.map_or(1, |seq| seq + 1) }, last_lamport + 1)
    }

    /// Both copies' decisions.
    ///
    /// # Errors
    /// If the logs are of different events, or one id stands for two decisions.
    pub fn merge(&self, other: &Self) -> Result<Self, LogFault> {
        if self.event != other.event {
            return Err(LogFault::OtherEvent);
        }
        Self::new(self.iter().chain(other.iter()).cloned())
    }

    /// The decisions that a copy here lacks.
    pub fn missing_in<'a>(&'a self, here: &'a Self) -> impl Iterator<Item = &'a Logged> + 'a {
        self.decisions
            .iter()
            .filter(|(place, _)| !here.decisions.contains_key(place))
            .map(|(_, logged)| logged)
    }

    /// The same decisions as another event, for an import "as new".
    pub fn as_new_event(&self, event: EventId) -> Self {
        let mut copy = self.clone();
        copy.event = event;
        if let Some(mut first) = copy.decisions.first_entry()
            && let Decision::Found { event: old, .. } = &mut first.get_mut().decision
        {
            *old = event;
        }
        copy
    }

    /// The decisions that are taken back: those named by an undo that is not itself taken back.
    pub fn undone(&self) -> BTreeSet<DecisionId> {
        let mut undone = BTreeSet::new();
        for logged in self.iter().rev() {
            if let Decision::Undo(targets) = &logged.decision
                && !undone.contains(&logged.id)
            {
                undone.extend(targets.iter().copied().filter(|&target| target != logged.id));
            }
        }
        undone
    }

    /// The event that these decisions make.
    ///
    /// # Errors
    /// If the founding itself cannot be applied; a [`Log`] read from a file may hold such a one.
    pub fn fold(&self) -> Result<Fold, Refusal> {
        let undone = self.undone();
        let mut decisions = self.iter();
        let Some(Logged { decision: Decision::Found { event, about, regulation }, .. }) = decisions.next()
        else {
            return Err(Refusal::CannotUndoFounding);
        };
        let mut tournament = Tournament::found(*event, about.clone(), (**regulation).clone())?;
        let mut conflicts = Vec::new();
        let mut dismissed = BTreeSet::new();
        for logged in decisions.filter(|logged| !undone.contains(&logged.id)) {
            if let Decision::Dismiss(conflict) = logged.decision {
                dismissed.insert(conflict);
            }
            match tournament.apply(logged) {
                // Two copies decided the same: there is nothing to settle.
                Ok(()) | Err(Refusal::NothingToDo) => {}
                Err(refusal) => conflicts.push(Conflict { decision: logged.id, refusal }),
            }
        }
        conflicts.retain(|conflict| !dismissed.contains(&conflict.decision));
        Ok(Fold { tournament, conflicts, undone })
    }

    /// This log with one more decision, and the event it makes: the one way to change an event.
    ///
    /// # Errors
    /// If the decision cannot be applied; then nothing has changed.
    pub fn decide(&self, fold: &Fold, logged: Logged) -> Result<(Self, Fold), Refusal> {
        let mut log = self.clone();
        let mut next = fold.clone();
        match &logged.decision {
            Decision::Found { .. } => return Err(Refusal::AlreadyFounded),
            Decision::Undo(targets) => {
                self.check_undo(fold, targets)?;
                log.decisions.insert((logged.lamport, logged.id), logged.clone());
                next = log.fold()?;
                if let Some(conflict) =
                    next.conflicts.iter().find(|conflict| !fold.conflicts.contains(conflict))
                {
                    return Err(Refusal::DependedOnBy(conflict.decision));
                }
                return Ok((log, next));
            }
            Decision::Dismiss(conflict) => {
                let known = next.conflicts.len();
                next.conflicts.retain(|open| open.decision != *conflict);
                if next.conflicts.len() == known {
                    return Err(Refusal::NoSuchDecision(*conflict));
                }
            }
            _ => {}
        }
        next.tournament.apply(&logged)?;
        log.decisions.insert((logged.lamport, logged.id), logged);
        Ok((log, next))
    }

    fn check_undo(&self, fold: &Fold, targets: &[DecisionId]) -> Result<(), Refusal> {
        let founding = self.iter().next().map(|first| first.id);
        for &target in targets {
            if Some(target) == founding {
                return Err(Refusal::CannotUndoFounding);
            }
            if fold.undone.contains(&target) || self.get(target).is_none() {
                return Err(Refusal::NoSuchDecision(target));
            }
        }
        if targets.is_empty() { Err(Refusal::NothingToDo) } else { Ok(()) }
    }
}
