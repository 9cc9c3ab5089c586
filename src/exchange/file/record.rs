//! How is one decision kept in the browser's store? A version byte, then the decision's twin.
use super::fault::Misfit;
use super::v1;
use crate::tournament::Logged;

/// The version of records that this program writes, and the newest that it reads.
pub const VERSION: u8 = 1;

/// Why a record cannot be read. The store keeps its bytes as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// It has no bytes.
    Empty,
    /// A newer program wrote it.
    Newer {
        /// The version of the record.
        version: u8,
    },
    /// It says what cannot be.
    Unreadable(Misfit),
}

/// The bytes of one decision.
pub fn encode(logged: &Logged) -> Vec<u8> {
    v1::decision_after(vec![VERSION], logged)
}

/// The decision of a record.
///
/// # Errors
/// If a newer program wrote the record, or its bytes are not exactly one decision.
pub fn decode(bytes: &[u8]) -> Result<Logged, RecordFault> {
    let (&version, rest) = bytes.split_first().ok_or(RecordFault::Empty)?;
    match version {
        0 => Err(RecordFault::Unreadable(Misfit::Shape)),
        VERSION => match v1::decision(rest) {
            Ok((logged, [])) => Ok(logged),
            Ok(_) => Err(RecordFault::Unreadable(Misfit::Shape)),
            Err(misfit) => Err(RecordFault::Unreadable(misfit)),
        },
        version => Err(RecordFault::Newer { version }),
    }
}
