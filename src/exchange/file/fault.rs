//! Why can bytes not be read? Facts, no prose; `words` makes sentences of them.
use crate::tournament::{LogFault, Refusal};

/// Why a file cannot be read. Its bytes are never touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// It does not begin as our files do.
    NotOurs,
    /// A newer program wrote it.
    Newer {
        /// The version of the file.
        version: u16,
    },
    /// Its end is missing: the transfer broke off.
    CutShort,
    /// It is whole but not as it was written.
    Altered,
    /// It is as it was written, but says what cannot be.
    Unreadable {
        /// Where.
        part: Part,
        /// What.
        misfit: Misfit,
    },
    /// It holds more than the program takes.
    TooLarge,
    /// Its decisions are no log.
    Log(LogFault),
    /// Its event cannot begin.
    Rules(Refusal),
}

/// Where a file cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// The deflated stream.
    Stream,
    /// What stands before the decisions.
    Head,
    /// The how-manieth decision, from 0.
    Decision(usize),
    /// After the last decision, where nothing should stand.
    Tail,
}

/// What cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Misfit {
    /// The bytes end too soon, go on too long or name a kind of thing that does not exist.
    Shape,
    /// A day that the calendar does not have, or not in 1900 to 2199.
    Date,
    /// A time that the clock does not have.
    Time,
    /// A place in the order of decisions that leaves no room for later ones, or is not counted from 1.
    Place,
}
