//! What is in the file of a spreadsheet, and how is one written? In a program of its own (`src/bin/office.rs`).
mod read;
#[cfg(test)]
mod tests;
mod write;

use crate::exchange::book::{Answer, Ask, BookFault, from_bytes, to_bytes};
pub use read::read;
pub use write::write;

/// The answer to a question, both as bytes.
pub fn answer(question: &[u8]) -> Vec<u8> {
    to_bytes(&match from_bytes(question) {
        Some(Ask::Read(bytes)) => Answer::Read(read(&bytes)),
        Some(Ask::Write(sheets)) => Answer::Written(write(&sheets)),
        None => Answer::Read(Err(BookFault::NoAnswer)),
    })
}
