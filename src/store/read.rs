//! What is stored under an event, and what does it mean?
use super::Loaded;
use super::fault::{StoreFault, Unreadable, Why};
use super::rows::{COPIES, Copied, DECISIONS, SET_ASIDE, SUMMARIES, bytes_of, decision, event_key, keys_of};
use super::summary::Summary;
use crate::tournament::{Log, LogFault};
use crate::units::{DeviceId, EventId};
use rexie::{Direction, Transaction};
use wasm_bindgen::JsValue;

/// A record and its key.
pub type Row = (String, JsValue);

/// Everything that is stored under one event.
#[derive(Debug)]
pub struct Records {
    /// Its decisions, in the order of the log.
    pub decisions: Vec<Row>,
    /// Its copy record.
    pub copy: Option<JsValue>,
    /// Its line in the list.
    pub summary: Option<JsValue>,
    /// What was set aside.
    pub set_aside: Vec<Row>,
}

/// How far a stored log goes. Logs only grow, so one that is as long as a log it holds is that log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Decisions that are stored, readable or not.
    pub n_stored: u32,
    /// The key of the last of them.
    pub last: Option<String>,
}

/// An event as it is stored, and whether its line in the list says the same.
#[derive(Debug)]
pub struct Checked {
    /// The event.
    pub loaded: Loaded,
    /// Whether the copy and the summary are there and right.
    pub is_right: bool,
}

impl Head {
    /// Reads it within a transaction.
    ///
    /// # Errors
    /// If the browser cannot read.
    pub async fn read(transaction: &Transaction, event: EventId) -> Result<Self, StoreFault> {
        let decisions = transaction.store(DECISIONS)?;
        let n_stored = decisions.count(Some(keys_of(event)?)).await?;
        let last = decisions.scan(Some(keys_of(event)?), Some(1), None, Some(Direction::Prev)).await?;
        Ok(Self { n_stored, last: last.first().and_then(|(key, _)| key.as_string()) })
    }
}

impl Records {
    /// Reads them within a transaction.
    ///
    /// # Errors
    /// [`StoreFault::Gone`] if there is nothing, or if the browser cannot read.
    pub async fn read(transaction: &Transaction, event: EventId) -> Result<Self, StoreFault> {
        let key = JsValue::from(event_key(event));
        let records = Self {
            decisions: rows(transaction, DECISIONS, event).await?,
            copy: transaction.store(COPIES)?.get(key.clone()).await?,
            summary: transaction.store(SUMMARIES)?.get(key).await?,
            set_aside: rows(transaction, SET_ASIDE, event).await?,
        };
        if records.decisions.is_empty() && records.copy.is_none() {
            return Err(StoreFault::Gone(event));
        }
        Ok(records)
    }

    /// What they mean. A copy whose record is lost or unreadable goes on as `fresh`: a new device
    /// never numbers a decision twice.
    pub fn check(self, event: EventId, fresh: DeviceId) -> Checked {
        let mut decisions = Vec::new();
        let mut unreadable = Vec::new();
        for (key, value) in self.decisions {
            match decision(event, &key, &value) {
                Ok(logged) => decisions.push(logged),
                Err(why) => unreadable.push(Unreadable { key, bytes: bytes(&value), why }),
            }
        }
        let (n_decisions, n_unreadable) = (decisions.len(), unreadable.len());
        let log = Log::new(decisions).and_then(|log| match log.event() == event {
            true => Ok(log),
            false => Err(LogFault::OtherEvent),
        });
        let mut copied = Copied { device: fresh, file_saved: None };
        match self.copy.as_ref().map(Copied::from_value) {
            Some(Ok(stored)) => copied = stored,
            Some(Err(why)) => {
                let bytes = self.copy.as_ref().map(bytes).unwrap_or_default();
                unreadable.push(Unreadable { key: event_key(event), bytes, why });
            }
            None => {}
        }
        let Copied { device, file_saved } = copied;
        let summary = Summary::of_records(event, &log, n_decisions, n_unreadable, file_saved);
        let stored = self.summary.and_then(|value| Summary::from_value(event, &value, file_saved));
        let is_right = self.copy.is_some() && stored.as_ref() == Some(&summary);
        let set_aside = self.set_aside.iter();
        let set_aside = set_aside
            .map(|(key, value)| Unreadable { key: key.clone(), bytes: bytes(value), why: Why::SetAside })
            .collect();
        Checked { loaded: Loaded { log, device, summary, unreadable, set_aside }, is_right }
    }
}

/// The records of an event in one object store, in the order of their keys.
///
/// # Errors
/// If the browser cannot read.
pub async fn rows(transaction: &Transaction, store: &str, event: EventId) -> Result<Vec<Row>, StoreFault> {
    let store = transaction.store(store)?;
    let keys = store.get_all_keys(Some(keys_of(event)?), None).await?;
    let values = store.get_all(Some(keys_of(event)?), None).await?;
    Ok(keys.iter().filter_map(JsValue::as_string).zip(values).collect())
}

/// The bytes of a record; of a foreign value, its JSON.
fn bytes(value: &JsValue) -> Vec<u8> {
    let json = || js_sys::JSON::stringify(value).ok().map(|json| String::from(json).into_bytes());
    bytes_of(value).or_else(json).unwrap_or_default()
}
