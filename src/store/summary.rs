//! What does the list of events show of an event, without reading its decisions?
use super::rows::{bytes_of, read_versioned, to_value, versioned};
use crate::tournament::{Decision, Log, LogFault, Tournament};
use crate::units::{EventId, Stamp};
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

/// The version of the record. A record of another version is not read but rebuilt.
const VERSION: u8 = 1;

/// An event in one line. Derived from the log, checked against it, rebuilt whenever they differ;
/// only `file_saved` is a fact of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Which event.
    pub event: EventId,
    /// What it is called; `None` if its founding cannot be read.
    pub title: Option<String>,
    /// People on the list.
    pub n_people: u32,
    /// Rounds that were paired.
    pub n_paired: u32,
    /// Rounds that the event has.
    pub n_rounds: u32,
    /// Decisions that can be read.
    pub n_decisions: u32,
    /// Records that cannot.
    pub n_unreadable: u32,
    /// When the last decision was taken.
    pub last_change: Option<Stamp>,
    /// When a file was last saved from this copy.
    pub file_saved: Option<Stamp>,
}

#[derive(Serialize, Deserialize)]
struct SummaryRow {
    title: Option<String>,
    n_people: u32,
    n_paired: u32,
    n_rounds: u32,
    n_decisions: u32,
    n_unreadable: u32,
    last_change: Option<(i64, i16)>,
}

impl Summary {
    /// The line of a log whose records can all be read.
    pub(super) fn of_log(log: &Log, file_saved: Option<Stamp>) -> Self {
        if let Ok(fold) = log.fold() {
            return Self::of_made(log, &fold.tournament, file_saved);
        }
        // A founding that is refused makes no event, but the log is there and has a title.
        let founding = log.iter().next().map(|first| &first.decision);
        let title = match founding {
            Some(Decision::Found { about, .. }) => Some(about.title.clone()),
            Some(_) | None => None,
        };
        Self { title, ..Self::empty(log, file_saved) }
    }

    /// The line of a log that makes this event.
    pub(super) fn of_made(log: &Log, made: &Tournament, file_saved: Option<Stamp>) -> Self {
        Self {
            title: Some(made.about().title.clone()),
            n_people: count(made.n_players()),
            n_paired: count(made.rounds().len()),
            n_rounds: u32::from(made.n_rounds()),
            ..Self::empty(log, file_saved)
        }
    }

    fn empty(log: &Log, file_saved: Option<Stamp>) -> Self {
        Self {
            event: log.event(),
            title: None,
            n_people: 0,
            n_paired: 0,
            n_rounds: 0,
            n_decisions: count(log.len()),
            n_unreadable: 0,
            last_change: log.iter().next_back().map(|last| last.at),
            file_saved,
        }
    }

    /// The line of an event of which some records may be unreadable.
    pub(super) fn of_records(
        event: EventId,
        log: &Result<Log, LogFault>,
        n_decisions: usize,
        n_unreadable: usize,
        file_saved: Option<Stamp>,
    ) -> Self {
        let n_unreadable = count(n_unreadable);
        match log {
            Ok(log) => Self { n_unreadable, ..Self::of_log(log, file_saved) },
            Err(_) => Self {
                event,
                title: None,
                n_people: 0,
                n_paired: 0,
                n_rounds: 0,
                n_decisions: count(n_decisions),
                n_unreadable,
                last_change: None,
                file_saved,
            },
        }
    }

    /// Decisions that are stored, readable or not.
    pub(super) const fn n_stored(&self) -> u32 {
        self.n_decisions + self.n_unreadable
    }

    /// The record of this line, without the fact of its own.
    pub(super) fn to_value(&self) -> JsValue {
        let row = SummaryRow {
            title: self.title.clone(),
            n_people: self.n_people,
            n_paired: self.n_paired,
            n_rounds: self.n_rounds,
            n_decisions: self.n_decisions,
            n_unreadable: self.n_unreadable,
            last_change: self.last_change.map(|stamp| (stamp.utc_ms, stamp.offset_minutes)),
        };
        to_value(&versioned(VERSION, &row))
    }

    /// The line of a record; `None` if it has to be rebuilt from the log.
    pub(super) fn from_value(event: EventId, value: &JsValue, file_saved: Option<Stamp>) -> Option<Self> {
        let bytes = bytes_of(value)?;
        let row: SummaryRow = read_versioned(VERSION, &bytes).ok()?;
        Some(Self {
            event,
            title: row.title,
            n_people: row.n_people,
            n_paired: row.n_paired,
            n_rounds: row.n_rounds,
            n_decisions: row.n_decisions,
            n_unreadable: row.n_unreadable,
            last_change: row.last_change.map(|(utc_ms, offset_minutes)| Stamp { utc_ms, offset_minutes }),
            file_saved,
        })
    }
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
