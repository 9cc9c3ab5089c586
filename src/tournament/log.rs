//! What was decided, in which order, and how do two copies become one? The log and its merge.
//!
//! A log is a set of decisions in one total order (Lamport number, then device, then number there),
//! so merging two copies is the union of two sets: commutative, associative, idempotent.
use super::decision::{Decision, Logged};
use super::fold::Fold;
use crate::units::{DecisionId, DeviceId, EventId, Stamp};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The place of a decision in the one order.
type Place = (u64, DecisionId);

/// So many decisions are in a chunk of a log; only the last chunk has fewer.
const CHUNK: usize = 64;

/// The decisions of one event. Always begins with its founding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    event: EventId,
    /// In order, and in chunks that the copies of a log share: whoever adds a decision copies one chunk
    /// and not the log, however long the event has gone on.
    chunks: Vec<Arc<Vec<Arc<Logged>>>>,
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

impl Log {
    /// A log of these decisions, in whatever order they come.
    ///
    /// # Errors
    /// Unless exactly the first decision founds an event and no id stands for two decisions.
    pub fn new(decisions: impl IntoIterator<Item = Logged>) -> Result<Self, LogFault> {
        let mut places: BTreeMap<Place, Arc<Logged>> = BTreeMap::new();
        let mut ids: BTreeMap<DecisionId, u64> = BTreeMap::new();
        for logged in decisions {
            let place = (logged.lamport, logged.id);
            match (ids.insert(logged.id, logged.lamport), places.get(&place)) {
                (None, _) => {}
                (Some(_), Some(known)) if **known == logged => continue,
                (Some(_), _) => return Err(LogFault::SameIdTwice(logged.id)),
            }
            places.insert(place, Arc::new(logged));
        }
        let first = places.values().next().map(|first| &first.decision);
        let Some(&Decision::Found { event, .. }) = first else { return Err(LogFault::NoFounding) };
        let second = places.values().skip(1).find(|logged| matches!(logged.decision, Decision::Found { .. }));
        match second {
            Some(second) => Err(LogFault::FoundedTwice(second.id)),
            None => Ok(Self::in_order(event, places.into_values())),
        }
    }

    fn in_order(event: EventId, decisions: impl Iterator<Item = Arc<Logged>>) -> Self {
        let all: Vec<Arc<Logged>> = decisions.collect();
        Self { event, chunks: all.chunks(CHUNK).map(|chunk| Arc::new(chunk.to_vec())).collect() }
    }

    fn shared(&self) -> impl Iterator<Item = &Arc<Logged>> + '_ {
        self.chunks.iter().flat_map(|chunk| chunk.iter())
    }

    fn last(&self) -> Option<&Logged> {
        self.chunks.last().and_then(|chunk| chunk.last()).map(Arc::as_ref)
    }

    /// Which event this is.
    pub const fn event(&self) -> EventId {
        self.event
    }

    /// The decisions, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Logged> + '_ {
        self.chunks.iter().flat_map(|chunk| chunk.iter()).map(Arc::as_ref)
    }

    /// How many decisions there are; at least one.
    #[expect(clippy::len_without_is_empty, reason = "a log is never empty: it begins with the founding")]
    pub fn len(&self) -> usize {
        self.chunks.iter().map(|chunk| chunk.len()).sum()
    }

    /// The decision of this id.
    pub fn get(&self, id: DecisionId) -> Option<&Logged> {
        self.iter().find(|logged| logged.id == id)
    }

    /// The id and the Lamport number of the next decision of a device.
    pub fn next_place(&self, device: DeviceId) -> (DecisionId, u64) {
        let last_seq =
            self.iter().filter(|logged| logged.id.device == device).map(|logged| logged.id.seq).max();
        let last_lamport = self.last().map_or(0, |last| last.lamport);
        (DecisionId { device, seq: last_seq.unwrap_or(0).saturating_add(1) }, last_lamport.saturating_add(1))
    }

    /// A decision as a device would write it next, over what stands in the event that its writer saw:
    /// this log's, or what it was a moment ago.
    pub fn next(
        &self,
        seen: &Fold,
        device: DeviceId,
        at: Stamp,
        author: String,
        decision: Decision,
    ) -> Logged {
        let (id, lamport) = self.next_place(device);
        let over = seen.tournament.last_writer(&decision);
        Logged { id, lamport, over, at, author, decision }
    }

    /// This log with one more decision, in its place.
    pub(super) fn with(&self, logged: Logged) -> Self {
        let (place, logged) = (logged.place(), Arc::new(logged));
        if self.last().is_some_and(|last| last.place() >= place) {
            let earlier = self.shared().filter(|known| known.place() < place).cloned();
            let later = self.shared().filter(|known| known.place() > place).cloned();
            return Self::in_order(self.event, earlier.chain([logged]).chain(later));
        }
        let mut log = self.clone();
        match log.chunks.last_mut().filter(|chunk| chunk.len() < CHUNK) {
            Some(chunk) => Arc::make_mut(chunk).push(logged),
            None => log.chunks.push(Arc::new(vec![logged])),
        }
        log
    }

    /// Whether a decision comes after all that are here.
    pub(super) fn is_next(&self, logged: &Logged) -> bool {
        self.last().is_none_or(|last| last.place() < logged.place())
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
        self.iter().filter(|logged| !here.has(logged.place()))
    }

    fn has(&self, place: Place) -> bool {
        let ends_before =
            |chunk: &Arc<Vec<Arc<Logged>>>| chunk.last().is_some_and(|last| last.place() < place);
        let chunk = self.chunks.get(self.chunks.partition_point(ends_before));
        chunk.is_some_and(|chunk| chunk.binary_search_by_key(&place, |logged| logged.place()).is_ok())
    }

    /// The same decisions as another event, for an import "as new".
    pub fn as_new_event(&self, event: EventId) -> Self {
        let mut copy = self.clone();
        copy.event = event;
        if let Some(first) = copy.chunks.first_mut().and_then(|chunk| Arc::make_mut(chunk).first_mut())
            && let Decision::Found { event: old, .. } = &mut Arc::make_mut(first).decision
        {
            *old = event;
        }
        copy
    }
}

impl Logged {
    const fn place(&self) -> Place {
        (self.lamport, self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::sample::Desk;

    #[test]
    fn a_log_is_the_same_however_its_decisions_came() {
        let mut desk = Desk::of(2);
        for text in 0..3 * CHUNK {
            desk.decide(Decision::Note { round: None, text: text.to_string() });
        }
        let all: Vec<Logged> = desk.log.iter().cloned().collect();
        for n_left_out in [1, CHUNK, all.len() - 1] {
            let late = all[n_left_out].clone();
            let others = all.iter().filter(|logged| logged.id != late.id).cloned();
            let log = Log::new(others).expect("a log");
            assert_eq!(log.missing_in(&desk.log).count(), 0, "{n_left_out}");
            assert_eq!(desk.log.missing_in(&log).collect::<Vec<_>>(), [&late], "{n_left_out}");
            assert_eq!(log.with(late), desk.log, "{n_left_out}");
        }
    }

    #[test]
    fn a_decision_more_copies_one_chunk() {
        let mut desk = Desk::of(2);
        for text in 0..2 * CHUNK {
            desk.decide(Decision::Note { round: None, text: text.to_string() });
        }
        let before = desk.log.clone();
        desk.decide(Decision::Note { round: None, text: "b".to_owned() });
        let shared = before.chunks.iter().zip(&desk.log.chunks).filter(|(a, b)| Arc::ptr_eq(a, b));
        assert_eq!(shared.count(), 2);
    }
}
