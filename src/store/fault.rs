//! Why was something not saved, or not read? Facts; the sentences are in `words`.
use crate::units::EventId;

/// Why the store could not do what was asked. Unless a method says otherwise, nothing was saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreFault {
    /// A newer Kỳ Đài has upgraded the store of this browser; its bytes are untouched. Update the app.
    Newer {
        /// The version of the schema found, if the browser tells.
        found: Option<u32>,
        /// The newest version that this program knows.
        known: u32,
    },
    /// The browser offers no storage here (private mode, switched off, a blocked frame).
    Unavailable(String),
    /// Another tab with an older Kỳ Đài keeps the store open: close the other tabs.
    Blocked,
    /// The event is no longer in the store: it was deleted, or the browser threw its data away.
    Gone(EventId),
    /// An event of this id is stored already: merge with it instead.
    AlreadyThere(EventId),
    /// The stored event is not the one that the writer knows: load it again, then decide again.
    ChangedElsewhere(EventId),
    /// Another tab or window writes this event.
    NotWriter(EventId),
    /// Records of this event cannot be read; it takes no decisions until they are set aside.
    Unreadable(EventId),
    /// The disk, or the browser's share of it, is full.
    Quota,
    /// The browser did not answer in time; the transaction was aborted.
    TimedOut,
    /// The browser closed the connection and a new one could not be had.
    Closed(String),
    /// Anything else, in the browser's words.
    Other(String),
}

/// A record that cannot be read, byte for byte.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Where it stands in the store.
    pub key: String,
    /// What stands there.
    pub bytes: Vec<u8>,
    /// Why it cannot be read.
    pub why: Why,
}

/// Why a record cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// A newer program wrote it.
    Newer,
    /// It is not what stands in such a place.
    Shape,
    /// It is a decision, but another than its key says.
    Misplaced,
    /// It was set aside earlier, for one of the other reasons.
    SetAside,
}

impl StoreFault {
    /// What a DOMException means; its words begin with its name: `QuotaExceededError: …`.
    pub(super) fn from_words(words: &str) -> Self {
        let is = |name: &str| words.contains(name);
        if is("VersionError") {
            Self::Newer { found: None, known: 0 }
        } else if is("QuotaExceededError") {
            Self::Quota
        } else if is("InvalidStateError") || is("UnknownError") {
            // The connection is closing, or Safari's "Connection to Indexed Database server lost".
            Self::Closed(words.to_owned())
        } else if is("SecurityError") || is("indexed db not found") {
            Self::Unavailable(words.to_owned())
        } else {
            Self::Other(words.to_owned())
        }
    }

    /// Whether a key was taken already.
    pub(super) fn is_key_taken(&self) -> bool {
        matches!(self, Self::Other(words) if words.contains("ConstraintError"))
    }
}

impl From<rexie::Error> for StoreFault {
    fn from(error: rexie::Error) -> Self {
        let words = std::error::Error::source(&error).map_or_else(|| error.to_string(), ToString::to_string);
        Self::from_words(&words)
    }
}
