//! What does the list of events show of an event, without reading its decisions?
use crate::units::{EventId, Stamp};

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
