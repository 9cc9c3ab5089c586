//! How is an event kept in a file? The `.kydai` file, version 1 (docs/file-format.md).
//!
//! A file is the whole log of one event in an envelope that tells a whole file from a cut or altered
//! one. No type of the domain is serializable: each version has its own twins and converts.
mod envelope;
mod fault;
mod preview;
pub mod record;
mod v1;

pub use fault::{FileFault, Misfit, Part};
pub use preview::{Comparison, Preview, compare};

use crate::tournament::{Fold, Log};
use crate::units::Stamp;

/// The version that this program writes, and the newest that it reads.
pub const VERSION: u16 = 1;

/// The most bytes that a file's content may take once inflated. Ten times more than 500 players, 15
/// rounds and every result corrected twice.
pub const MAX_CONTENT: usize = 16 << 20;

/// The most decisions in one file.
pub const MAX_DECISIONS: usize = 200_000;

/// A file that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// The decisions.
    pub log: Log,
    /// The event that they make, with the conflicts that nobody has settled yet.
    pub fold: Fold,
    /// When the file was written, by the clock of the device that wrote it.
    pub exported_at: Stamp,
}

/// The bytes of a file with all decisions of the log.
pub fn write(log: &Log, now: Stamp) -> Vec<u8> {
    envelope::seal(VERSION, &v1::content(log, now))
}

/// The event in a file.
///
/// # Errors
/// If the bytes are not a whole, unaltered file of a version that this program knows, or if its
/// decisions make no event. Decisions that cannot be applied are conflicts of the fold, not faults.
pub fn read(bytes: &[u8]) -> Result<Read, FileFault> {
    let (version, content) = envelope::open(bytes)?;
    debug_assert_eq!(version, VERSION, "the envelope opens only versions that it knows");
    let (log, exported_at) = v1::read(&content)?;
    let fold = log.fold().map_err(FileFault::Rules)?;
    Ok(Read { log, fold, exported_at })
}
