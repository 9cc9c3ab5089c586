//! Where are the bytes? (IndexedDB)
//!
//! Saved means: the one transaction of the decision has completed, with strict durability. Every
//! error means NOT SAVED. A handle is cheap to clone; it lives in one thread.
mod fault;
mod persist;
mod summary;
mod tabs;

pub use fault::{StoreFault, Unreadable, Why};
pub use persist::{Room, ask_persist, persisted, room};
pub use summary::Summary;
pub use tabs::{Change, Role, Seat, Subscription};

use crate::tournament::{Log, LogFault, Logged};
use crate::units::{DeviceId, EventId, Stamp};

/// The store of this browser.
#[derive(Clone, Debug)]
pub struct Store {}

/// An event as it is stored.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// Its decisions, as far as they can be read.
    pub log: Result<Log, LogFault>,
    /// Who signs the decisions of this copy.
    pub device: DeviceId,
    /// Its line in the list.
    pub summary: Summary,
    /// Records that cannot be read. While there are any, [`Store::append`] refuses.
    pub unreadable: Vec<Unreadable>,
    /// Records that could not be read and were set aside; kept until the event is deleted.
    pub set_aside: Vec<Unreadable>,
}

impl Store {
    /// Opens the store, and creates or upgrades it if need be.
    ///
    /// # Errors
    /// If the browser has no storage, or a newer program has upgraded it.
    pub async fn open() -> Result<Self, StoreFault> {
        Err(not_yet())
    }

    /// All events, the last changed first; those that cannot be read are in the list too.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn events(&self) -> Result<Vec<Summary>, StoreFault> {
        Err(not_yet())
    }

    /// An event, with its summary checked against it.
    ///
    /// # Errors
    /// [`StoreFault::Gone`] if there is no such event, or if the store cannot be read.
    pub async fn load(&self, event: EventId) -> Result<Loaded, StoreFault> {
        let _ = event;
        Err(not_yet())
    }

    /// Stores a new event, founded here or read from a file, as a copy of this device. Also the way
    /// to store an event again that the browser lost.
    ///
    /// # Errors
    /// [`StoreFault::AlreadyThere`] if the event is stored already; or not saved.
    pub async fn create(&self, log: &Log, device: DeviceId) -> Result<(), StoreFault> {
        let _ = (log, device);
        Err(not_yet())
    }

    /// Appends decisions, in one transaction: all are saved or none. `log` is the log with them.
    ///
    /// # Errors
    /// [`StoreFault::NotWriter`] if the seat is not the writer's; [`StoreFault::ChangedElsewhere`] if the
    /// stored event is not `log` without `new`; [`StoreFault::Gone`] if it is not there; or not saved.
    pub async fn append(&self, seat: &Seat, log: &Log, new: &[Logged]) -> Result<(), StoreFault> {
        let _ = (seat, log, new);
        Err(not_yet())
    }

    /// Keeps the unreadable records of an event apart, byte for byte, so that it takes decisions again.
    /// The copy gets a new device, so that no decision of theirs is numbered twice: load it again.
    ///
    /// # Errors
    /// [`StoreFault::NotWriter`] if the seat is not the writer's, or not saved.
    pub async fn set_aside(&self, seat: &Seat) -> Result<(), StoreFault> {
        let _ = seat;
        Err(not_yet())
    }

    /// Notes that a file of the event was saved outside the browser.
    ///
    /// # Errors
    /// If the event is gone, or not saved.
    pub async fn note_file_saved(&self, event: EventId, at: Stamp) -> Result<(), StoreFault> {
        let _ = (event, at);
        Err(not_yet())
    }

    /// Deletes an event with all its records. There is no way back but a file.
    ///
    /// # Errors
    /// If it could not be deleted; then all of it is still there.
    pub async fn delete(&self, event: EventId) -> Result<(), StoreFault> {
        let _ = event;
        Err(not_yet())
    }

    /// Takes a seat at an event: the writer's if it is free, else a reader's.
    pub async fn claim(&self, event: EventId) -> Seat {
        let _ = event;
        std::future::pending().await
    }

    /// Calls back on every change that did not begin here, until the subscription is dropped.
    pub fn on_change(&self, call: impl Fn(Change) + 'static) -> Subscription {
        let _ = call;
        Subscription {}
    }

    /// A device id for a new copy, from the browser's source of chance.
    ///
    /// # Errors
    /// If the browser has none.
    pub fn fresh_device() -> Result<DeviceId, StoreFault> {
        Err(not_yet())
    }
}

fn not_yet() -> StoreFault {
    StoreFault::Other("not built yet".to_owned())
}
