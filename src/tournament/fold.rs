//! How do decisions become an event? They are applied in order; what cannot be applied is kept and shown.
//!
//! Every decision of a log is one of these, and nothing else: applied; "already done", where two
//! copies decided the same; taken back by an undo that itself stands; dismissed by the arbiter; or a
//! [`Conflict`] that waits for the arbiter. None is dropped.
use super::check;
use super::decision::{Decision, Logged};
use super::log::Log;
use super::refusal::{Field, Refusal};
use super::{Player, Tournament};
use crate::units::DecisionId;
use std::collections::{BTreeMap, BTreeSet};

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
    /// Decisions that could not be applied and that nobody has settled yet, in order.
    pub conflicts: Vec<Conflict>,
    /// Decisions that are taken back.
    pub undone: BTreeSet<DecisionId>,
    /// Decisions that could not be applied, and that the arbiter leaves so: they stay without effect
    /// even if they could be applied later.
    pub dismissed: BTreeSet<DecisionId>,
}

/// What later decisions say about earlier ones.
#[derive(Default)]
struct Verdicts {
    undone: BTreeSet<DecisionId>,
    dismissed: BTreeSet<DecisionId>,
    /// Undos and dismissals of what is not there.
    faults: BTreeMap<DecisionId, Refusal>,
}

impl Verdicts {
    /// Reads a log backwards, so that an undo is known to stand before what it takes back is met.
    fn of(log: &Log) -> Self {
        let mut verdicts = Self::default();
        let places: BTreeMap<DecisionId, u64> =
            log.iter().map(|logged| (logged.id, logged.lamport)).collect();
        for logged in log.iter().rev().filter(|logged| !logged.targets().is_empty()) {
            if verdicts.is_void(logged.id) {
                continue;
            }
            match check_targets(log, &places, logged) {
                Err(refusal) => {
                    verdicts.faults.insert(logged.id, refusal);
                }
                Ok(()) if matches!(logged.decision, Decision::Undo(_)) => {
                    verdicts.undone.extend(logged.targets());
                }
                Ok(()) => verdicts.dismissed.extend(logged.targets()),
            }
        }
        verdicts
    }

    fn is_void(&self, id: DecisionId) -> bool {
        self.undone.contains(&id) || self.dismissed.contains(&id)
    }
}

/// What is taken back or dismissed stands earlier in the log, and is not the founding.
fn check_targets(log: &Log, places: &BTreeMap<DecisionId, u64>, logged: &Logged) -> Result<(), Refusal> {
    let founding = log.iter().next().map(|first| first.id);
    for target in logged.targets() {
        if Some(*target) == founding {
            return Err(Refusal::CannotUndoFounding);
        }
        match places.get(target) {
            Some(&lamport) if (lamport, *target) < (logged.lamport, logged.id) => {}
            Some(_) | None => return Err(Refusal::NoSuchDecision(*target)),
        }
    }
    Ok(())
}

/// What the table of rounds rests on does not move while rounds stand on it.
fn check_ground(before: &Tournament, after: &Tournament) -> Result<(), Refusal> {
    if before.rounds().is_empty() || after.rounds().is_empty() {
        return Ok(());
    }
    // Who came late and was not paired yet can go again.
    let numbers = |event: &Tournament, other: &Tournament| -> Vec<_> {
        let is_ground = |player: &&Player| event.was_listed(player.id) || other.was_listed(player.id);
        event.by_number().into_iter().filter(is_ground).map(|player| player.id).collect()
    };
    if numbers(before, after) != numbers(after, before) {
        return Err(Refusal::NumbersInUse);
    }
    let (old, new) = (before.regulation().system.value, after.regulation().system.value);
    if !old.has_same_past(&new) || before.kin() != after.kin() {
        return Err(Refusal::RulesInPlay);
    }
    Ok(())
}

impl Logged {
    /// The decisions that this one takes back or dismisses.
    fn targets(&self) -> &[DecisionId] {
        if let Decision::Undo(targets) = &self.decision {
            targets
        } else if let Decision::Dismiss(target) = &self.decision {
            std::slice::from_ref(target)
        } else {
            &[]
        }
    }
}

impl Log {
    /// The event that these decisions make.
    ///
    /// # Errors
    /// If the founding itself cannot be applied; a [`Log`] read from a file may hold such a one.
    pub fn fold(&self) -> Result<Fold, Refusal> {
        let verdicts = Verdicts::of(self);
        let mut decisions = self.iter();
        let Some(Logged { decision: Decision::Found { event, about, regulation }, .. }) = decisions.next()
        else {
            return Err(Refusal::CannotUndoFounding);
        };
        let mut tournament = Tournament::found(*event, about.clone(), (**regulation).clone())?;
        let mut conflicts = Vec::new();
        for logged in decisions.filter(|logged| !verdicts.is_void(logged.id)) {
            let applied = match verdicts.faults.get(&logged.id) {
                Some(refusal) => Err(refusal.clone()),
                None => tournament.apply(logged),
            };
            match applied {
                Ok(()) => {}
                // Two copies decided the same: there is nothing to settle.
                Err(Refusal::NothingToDo) => tournament.agree(logged),
                Err(refusal) => conflicts.push(Conflict { decision: logged.id, refusal }),
            }
        }
        let Verdicts { undone, dismissed, .. } = verdicts;
        Ok(Fold { tournament, conflicts, undone, dismissed })
    }

    /// This log with one more decision, and the event it makes: the one way to change an event.
    ///
    /// # Errors
    /// If the decision cannot be applied; then nothing has changed.
    pub fn decide(&self, fold: &Fold, logged: Logged) -> Result<(Self, Fold), Refusal> {
        check::at_most(&logged.author, check::MAX_LINE, Field::Name)?;
        if self.get(logged.id).is_some() {
            return Err(Refusal::NothingToDo);
        }
        let mut next = fold.clone();
        if let Decision::Undo(targets) = &logged.decision {
            self.check_undo(fold, targets)?;
            return self.decide_anew(fold, logged);
        }
        if let Decision::Dismiss(conflict) = logged.decision {
            next.conflicts.retain(|open| open.decision != conflict);
            if next.conflicts.len() == fold.conflicts.len() {
                return Err(Refusal::NoSuchDecision(conflict));
            }
            next.dismissed.insert(conflict);
        }
        if !self.is_next(&logged) {
            return self.decide_anew(fold, logged);
        }
        next.tournament.apply(&logged)?;
        Ok((self.with(logged), next))
    }

    /// As [`Log::decide`], for what changes the past: all is applied anew, and no decision that could be
    /// applied before may become a conflict.
    fn decide_anew(&self, fold: &Fold, logged: Logged) -> Result<(Self, Fold), Refusal> {
        let id = logged.id;
        let log = self.with(logged);
        let next = log.fold()?;
        if let Some(own) = next.conflicts.iter().find(|conflict| conflict.decision == id) {
            return Err(own.refusal.clone());
        }
        let known: BTreeSet<DecisionId> = fold.conflicts.iter().map(|conflict| conflict.decision).collect();
        let is_known = |id: &DecisionId| known.contains(id) || fold.dismissed.contains(id);
        match next.conflicts.iter().find(|conflict| !is_known(&conflict.decision)) {
            // What was taken back cannot come back as things are now.
            Some(back) if fold.undone.contains(&back.decision) => return Err(back.refusal.clone()),
            Some(later) => return Err(Refusal::DependedOnBy(later.decision)),
            None => {}
        }
        check_ground(&fold.tournament, &next.tournament)?;
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
