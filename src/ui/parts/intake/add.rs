//! How does a file become part of what is here? Added whole, merged, or added as an event of its own.
use crate::store::{Role, Seat, Store, StoreFault};
use crate::tournament::{Log, LogFault, Logged};
use crate::ui::desk::Desk;
use crate::ui::device;
use crate::ui::parts::unsaved::in_words;
use crate::units::EventId;
use crate::words::{Language, events, storage};

/// Why nothing was added.
#[derive(Clone)]
pub enum NotAdded {
    /// The store said no.
    Store(StoreFault),
    /// The copies cannot become one.
    Log(LogFault),
    /// Another window writes the event.
    HeldElsewhere,
    /// It lies on this page's desk, and not all of it is written.
    UnsavedHere,
    /// The copy here has records that cannot be read.
    Unreadable,
}

impl NotAdded {
    /// What a person has to know.
    pub fn in_words(&self, l: Language) -> &'static str {
        match self {
            Self::Store(fault) => storage::fault(l, in_words(fault)),
            Self::Log(fault) => events::log_fault(*fault).of(l),
            Self::HeldElsewhere => events::HELD_ELSEWHERE.of(l),
            Self::UnsavedHere => events::UNSAVED_HERE.of(l),
            Self::Unreadable => events::MERGE_NEEDS_FULL_COPY.of(l),
        }
    }
}

impl From<StoreFault> for NotAdded {
    fn from(fault: StoreFault) -> Self {
        Self::Store(fault)
    }
}

/// Stores the event of a file as a copy of this device.
///
/// # Errors
/// If it is here already, or not saved.
pub async fn add(log: &Log) -> Result<EventId, NotAdded> {
    Store::open().await?.create(log, Store::fresh_device()?).await?;
    Ok(log.event())
}

/// Stores the event of a file as an event of its own, which will never be merged with the other.
///
/// # Errors
/// If it was not saved.
pub async fn add_separate(log: &Log) -> Result<EventId, NotAdded> {
    add(&log.as_new_event(device::event_id())).await
}

/// Adds to the copy here what only the file has.
///
/// # Errors
/// If another window or this page's desk holds the event, the copies cannot become one, or nothing was
/// saved.
pub async fn merge(file: &Log, desk: Desk) -> Result<EventId, NotAdded> {
    let id = file.event();
    if desk.has_unsaved(id) {
        return Err(NotAdded::UnsavedHere);
    }
    let store = Store::open().await?;
    let seat = store.claim(id).await;
    if !is_writer(&seat).await {
        return Err(NotAdded::HeldElsewhere);
    }
    let loaded = store.load(id).await?;
    if !loaded.unreadable.is_empty() {
        return Err(NotAdded::Unreadable);
    }
    let here = loaded.log.map_err(NotAdded::Log)?;
    let merged = here.merge(file).map_err(NotAdded::Log)?;
    let new: Vec<Logged> = file.missing_in(&here).cloned().collect();
    if !new.is_empty() {
        store.append(&seat, &merged, &new).await?;
    }
    Ok(id)
}

/// Whether the seat may write; one that this window has just left takes a moment to be free.
async fn is_writer(seat: &Seat) -> bool {
    if seat.role() == Role::Reader {
        gloo_timers::future::TimeoutFuture::new(300).await;
    }
    seat.role() == Role::Writer
}
