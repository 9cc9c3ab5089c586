//! Where are the bytes? (IndexedDB)
//!
//! Saved means: the one transaction of the decision has completed, with strict durability. Every
//! error means NOT SAVED. A handle is cheap to clone; it lives in one thread.
mod bus;
mod database;
mod fault;
mod list;
mod persist;
mod read;
mod rows;
mod strict;
mod summary;
mod tabs;
mod write;

pub use bus::Subscription;
pub use database::Schema;
pub use fault::{StoreFault, Unreadable, Why};
pub use persist::{Room, ask_persist, persisted, room};
pub use summary::Summary;
pub use tabs::{Change, Role, Seat};

use crate::tournament::{Log, LogFault, Logged, Tournament};
use crate::units::{DeviceId, EventId, Stamp, order};
use bus::{Bus, Message};
use database::Database;
use read::{Checked, Records};
use rexie::{Transaction, TransactionMode};
use rows::{COPIES, Copied, DECISIONS, SET_ASIDE, SUMMARIES};
use std::cell::RefCell;
use std::rc::Rc;
use write::Addition;

/// The store of this browser.
#[derive(Clone, Debug)]
pub struct Store {
    name: Rc<str>,
    database: Rc<Database>,
    bus: Rc<Bus>,
}

thread_local! {
    static OPEN: RefCell<Option<Store>> = const { RefCell::new(None) };
}

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
    /// Opens the store, and creates or upgrades it if need be. A page opens it once.
    ///
    /// # Errors
    /// If the browser has no storage, or a newer program has upgraded it.
    pub async fn open() -> Result<Self, StoreFault> {
        if let Some(open) = OPEN.with_borrow(Clone::clone) {
            return Ok(open);
        }
        let store = Self::open_as(Schema::of("kydai")).await?;
        OPEN.set(Some(store.clone()));
        Ok(store)
    }

    /// Opens a store of another name or age, beside the app's own.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_as(schema: Schema) -> Result<Self, StoreFault> {
        let name: Rc<str> = schema.name.as_str().into();
        let database = Rc::new(Database::open(schema).await?);
        let bus = Rc::new(Bus::join(&name));
        Ok(Self { name, database, bus })
    }

    /// All events, the last changed first; those that cannot be read are in the list too.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn events(&self) -> Result<Vec<Summary>, StoreFault> {
        let read = self.database.run(TransactionMode::ReadOnly, list::read).await?;
        let mut lines = read.lines;
        if !read.is_whole {
            let events = self.database.run(TransactionMode::ReadOnly, list::doubtful).await?;
            for event in events {
                match self.load(event).await {
                    Ok(loaded) => lines.insert(event, loaded.summary),
                    Err(StoreFault::Gone(_)) => lines.remove(&event),
                    Err(fault) => return Err(fault),
                };
            }
        }
        let mut lines: Vec<Summary> = lines.into_values().collect();
        order::by_key(&mut lines, |line| std::cmp::Reverse((line.last_change, line.event)));
        Ok(lines)
    }

    /// An event, with its summary checked against it.
    ///
    /// # Errors
    /// [`StoreFault::Gone`] if there is no such event, or if the store cannot be read.
    pub async fn load(&self, event: EventId) -> Result<Loaded, StoreFault> {
        let fresh = Self::fresh_device()?;
        let read = async |transaction: &Transaction| Records::read(transaction, event).await;
        let records = self.database.run(TransactionMode::ReadOnly, read).await?;
        let Checked { loaded, is_right } = records.check(event, fresh);
        if is_right {
            return Ok(loaded);
        }
        let (line, device) = (&loaded.summary, loaded.device);
        let repair = async |transaction: &Transaction| write::repair(transaction, line, device).await;
        // On a full disk the event can still be read; its line is then rebuilt the next time too.
        if self.database.run(TransactionMode::ReadWrite, repair).await.is_ok() {
            self.bus.post(Message::Changed(Change::ListChanged));
        }
        Ok(loaded)
    }

    /// Stores a new event, founded here or read from a file, as a copy of this device. Also the way
    /// to store an event again that the browser lost.
    ///
    /// # Errors
    /// [`StoreFault::AlreadyThere`] if the event is stored already; or not saved.
    pub async fn create(&self, log: &Log, device: DeviceId) -> Result<(), StoreFault> {
        let all: Vec<Logged> = log.iter().cloned().collect();
        let addition = Addition::new(log, &all);
        let copied = Copied { device, file_saved: None };
        self.write(Change::ListChanged, async |transaction| addition.create(transaction, copied).await).await
    }

    /// Appends decisions, in one transaction: all are saved or none. `log` is the log with them. To try
    /// again after an error is safe: what is stored already is not stored twice.
    ///
    /// # Errors
    /// [`StoreFault::NotWriter`] if the seat is not the writer's; [`StoreFault::ChangedElsewhere`] if the
    /// stored event is not `log` without `new`; [`StoreFault::Unreadable`] if records of it cannot be
    /// read; [`StoreFault::Gone`] if it is not there; or not saved.
    pub async fn append(&self, seat: &Seat, log: &Log, new: &[Logged]) -> Result<(), StoreFault> {
        self.add(seat, log.event(), Addition::new(log, new)).await
    }

    /// As [`Store::append`], for whoever knows what the log makes: it is not made again for each result.
    ///
    /// # Errors
    /// As there.
    pub async fn append_made(
        &self,
        seat: &Seat,
        log: &Log,
        made: &Tournament,
        new: &[Logged],
    ) -> Result<(), StoreFault> {
        self.add(seat, log.event(), Addition::to(log, new, Summary::of_made(log, made, None))).await
    }

    async fn add(&self, seat: &Seat, event: EventId, addition: Addition) -> Result<(), StoreFault> {
        writer_of(seat, event)?;
        self.write(Change::Appended(event), async |transaction| addition.append(transaction).await).await
    }

    /// Keeps the unreadable records of an event apart, byte for byte, so that it takes decisions again.
    /// The copy gets a new device, so that no decision of theirs is numbered twice: load it again.
    ///
    /// # Errors
    /// [`StoreFault::NotWriter`] if the seat is not the writer's, or not saved.
    pub async fn set_aside(&self, seat: &Seat) -> Result<(), StoreFault> {
        let event = seat.event();
        writer_of(seat, event)?;
        let fresh = Self::fresh_device()?;
        let set_aside = async |transaction: &Transaction| write::set_aside(transaction, event, fresh).await;
        self.write(Change::Appended(event), set_aside).await
    }

    /// Notes that a file of the event was saved outside the browser.
    ///
    /// # Errors
    /// If the event is gone, or not saved.
    pub async fn note_file_saved(&self, event: EventId, at: Stamp) -> Result<(), StoreFault> {
        let note = async |transaction: &Transaction| write::note_file_saved(transaction, event, at).await;
        self.write(Change::ListChanged, note).await
    }

    /// Deletes an event with all its records. There is no way back but a file.
    ///
    /// # Errors
    /// If it could not be deleted; then all of it is still there.
    pub async fn delete(&self, event: EventId) -> Result<(), StoreFault> {
        let delete = async |transaction: &Transaction| write::delete(transaction, event).await;
        self.write(Change::Deleted(event), delete).await
    }

    /// Takes a seat at an event: the writer's if it is free, else a reader's. Hold one seat per page.
    pub async fn claim(&self, event: EventId) -> Seat {
        Seat::claim(&self.name, event, &self.bus).await
    }

    /// Calls back on every change that did not begin here, until the subscription is dropped.
    pub fn on_change(&self, call: impl Fn(Change) + 'static) -> Subscription {
        self.bus.listen(move |message| match message {
            Message::Changed(change) => call(change),
            Message::TakenOver(_) => {}
        })
    }

    /// A device id for a new copy, from the browser's source of chance.
    ///
    /// # Errors
    /// If the browser has none.
    pub fn fresh_device() -> Result<DeviceId, StoreFault> {
        let none = || StoreFault::Unavailable("crypto.getRandomValues".to_owned());
        let crypto = web_sys::window().and_then(|window| window.crypto().ok()).ok_or_else(none)?;
        let mut bytes = [0; 8];
        crypto.get_random_values_with_u8_array(&mut bytes).map_err(|_| none())?;
        Ok(DeviceId(u64::from_be_bytes(bytes)))
    }

    /// Writes in one transaction, and tells the other tabs once it has completed.
    async fn write(
        &self,
        change: Change,
        work: impl AsyncFn(&Transaction) -> Result<(), StoreFault>,
    ) -> Result<(), StoreFault> {
        self.database.run(TransactionMode::ReadWrite, work).await?;
        self.bus.post(Message::Changed(change));
        Ok(())
    }
}

impl Schema {
    /// The app's schema under a name of one's own.
    pub fn of(name: &str) -> Self {
        Self { name: name.to_owned(), steps: vec![&[DECISIONS, COPIES, SUMMARIES, SET_ASIDE]] }
    }
}

fn writer_of(seat: &Seat, event: EventId) -> Result<(), StoreFault> {
    match seat.role() {
        Role::Writer if seat.event() == event => Ok(()),
        Role::Writer | Role::Reader => Err(StoreFault::NotWriter(event)),
    }
}
