//! How do an event's records stand in the database? Their keys, and the bytes of what is no decision.
//!
//! A decision's key is its event and its place, so one range scan reads a log in its order:
//! `event/lamport.device.seq` in hexadecimal digits of fixed width. Values are bytes; the first of
//! them is the version of the record.
use super::fault::{StoreFault, Why};
use crate::exchange::file::record::{self, RecordFault};
use crate::tournament::Logged;
use crate::units::{DeviceId, EventId, Stamp};
use js_sys::Uint8Array;
use rexie::KeyRange;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};

/// The decisions of all events.
pub const DECISIONS: &str = "decisions";
/// What is particular to the copy of an event on this device.
pub const COPIES: &str = "copies";
/// The lines of the list of events; derived.
pub const SUMMARIES: &str = "summaries";
/// Records that could not be read, under their old key and a number.
pub const SET_ASIDE: &str = "set_aside";

/// The version of the records of [`COPIES`].
const COPY_VERSION: u8 = 1;

/// What is particular to the copy of an event on this device: no log tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// Who signs here.
    pub device: DeviceId,
    /// When a file was last saved.
    pub file_saved: Option<Stamp>,
}

#[derive(Serialize, Deserialize)]
struct CopyRow {
    device: u64,
    file_saved: Option<(i64, i16)>,
}

/// The key of an event's copy and summary, and the beginning of all its keys.
pub fn event_key(event: EventId) -> String {
    format!("{:032x}", event.0)
}

/// The event that a key begins with.
pub fn event_of(key: &str) -> Option<EventId> {
    u128::from_str_radix(key.get(..32)?, 16).ok().map(EventId)
}

/// The key of a decision.
pub fn decision_key(event: EventId, logged: &Logged) -> String {
    let (device, seq) = (logged.id.device.0, logged.id.seq);
    format!("{}/{:016x}.{device:016x}.{seq:08x}", event_key(event), logged.lamport)
}

/// All keys that begin with the event's, the event's own included.
///
/// # Errors
/// If the browser knows no key ranges.
pub fn keys_of(event: EventId) -> Result<KeyRange, StoreFault> {
    let first = event_key(event);
    let beyond = format!("{first}0"); // the digits come right after the slash, and after '#'
    KeyRange::bound(&first.into(), &beyond.into(), Some(false), Some(true))
        .map_err(|error| StoreFault::from_words(&error.to_string()))
}

/// Bytes as the database keeps them.
pub fn to_value(bytes: &[u8]) -> JsValue {
    Uint8Array::from(bytes).into()
}

/// The bytes of a value; `None` if it is something else.
pub fn bytes_of(value: &JsValue) -> Option<Vec<u8>> {
    value.dyn_ref::<Uint8Array>().map(Uint8Array::to_vec)
}

/// The decision at this key.
///
/// # Errors
/// If it is none, or one that belongs elsewhere.
pub fn decision(event: EventId, key: &str, value: &JsValue) -> Result<Logged, Why> {
    let bytes = bytes_of(value).ok_or(Why::Shape)?;
    let logged = record::decode(&bytes).map_err(|fault| match fault {
        RecordFault::Newer { .. } => Why::Newer,
        RecordFault::Empty | RecordFault::Unreadable(_) => Why::Shape,
    })?;
    if decision_key(event, &logged) == key { Ok(logged) } else { Err(Why::Misplaced) }
}

impl Copied {
    /// The record of a copy.
    pub fn to_value(self) -> JsValue {
        let file_saved = self.file_saved.map(|stamp| (stamp.utc_ms, stamp.offset_minutes));
        to_value(&versioned(COPY_VERSION, &CopyRow { device: self.device.0, file_saved }))
    }

    /// The copy of a record.
    ///
    /// # Errors
    /// If it is none, or a newer program's.
    pub fn from_value(value: &JsValue) -> Result<Self, Why> {
        let bytes = bytes_of(value).ok_or(Why::Shape)?;
        let row: CopyRow = read_versioned(COPY_VERSION, &bytes)?;
        let file_saved = row.file_saved.map(|(utc_ms, offset_minutes)| Stamp { utc_ms, offset_minutes });
        Ok(Self { device: DeviceId(row.device), file_saved })
    }
}

/// A version byte and the row's bytes.
#[expect(clippy::expect_used, reason = "a vector takes every byte, and rows are plain numbers and text")]
pub fn versioned(version: u8, row: &impl Serialize) -> Vec<u8> {
    postcard::to_extend(row, vec![version]).expect("a row has bytes")
}

/// The row behind its version byte.
///
/// # Errors
/// If the version is a newer one, or the bytes are not exactly one row.
pub fn read_versioned<'a, T: Deserialize<'a>>(version: u8, bytes: &'a [u8]) -> Result<T, Why> {
    match bytes.split_first() {
        Some((&found, rest)) if found == version => match postcard::take_from_bytes(rest) {
            Ok((row, [])) => Ok(row),
            Ok(_) | Err(_) => Err(Why::Shape),
        },
        Some((&found, _)) if found > version => Err(Why::Newer),
        Some(_) | None => Err(Why::Shape),
    }
}
