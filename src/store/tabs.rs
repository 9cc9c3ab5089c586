//! Who writes an event when several tabs or windows have it open, and how do the others follow?
use super::StoreFault;
use crate::units::EventId;

/// Whether a tab may write an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It writes; it is the only one.
    Writer,
    /// It follows; another one writes.
    Reader,
}

/// What happened in another tab or window, or to a seat in this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Decisions were appended to this event: load it again.
    Appended(EventId),
    /// The event was deleted.
    Deleted(EventId),
    /// An event came, went or has another summary line.
    ListChanged,
    /// The seat of this tab at the event has another role now.
    RoleChanged(EventId, Role),
}

/// A place at an event, held from opening its page to leaving it. Dropping it lets the next one write.
#[derive(Debug)]
pub struct Seat {
    event: EventId,
}

impl Seat {
    /// Which event.
    pub const fn event(&self) -> EventId {
        self.event
    }

    /// Whether this seat may write, now.
    pub fn role(&self) -> Role {
        Role::Reader
    }

    /// Makes this seat the writer, on the person's explicit wish. The former writer becomes a reader
    /// and gets the seat back when this one is dropped. Load the event again before deciding.
    ///
    /// # Errors
    /// If the browser refuses the lock.
    pub async fn take_over(&self) -> Result<(), StoreFault> {
        Err(StoreFault::NotWriter(self.event))
    }
}

/// Keeps a callback alive; dropping it ends the calls.
#[derive(Debug)]
#[must_use = "dropping the subscription ends it"]
pub struct Subscription {}
