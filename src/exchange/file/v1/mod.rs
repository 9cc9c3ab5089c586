//! What does version 1 say, byte by byte? Frozen: a change of meaning is version 2.
//!
//! The content is a head (event, time of export, number of decisions) and the decisions, one after
//! the other, each written by postcard. Variants are numbered by their place in the twin's list, so
//! nothing here is ever reordered, renamed to another meaning or removed.
mod control;
mod decision;
mod regulation;
mod twin;
mod units;

use super::fault::{FileFault, Misfit, Part};
use super::{MAX_CONTENT, MAX_DECISIONS};
use crate::tournament::{Log, LogFault, Logged};
use crate::units::{EventId, Stamp};
use serde::{Deserialize, Serialize};
use twin::Twin;

#[derive(Serialize, Deserialize)]
struct Head {
    event: u128,
    exported_at: units::Stamp,
    n_decisions: u32,
}

/// The content of a file.
pub fn content(log: &Log, now: Stamp) -> Vec<u8> {
    debug_assert!(log.len() <= MAX_DECISIONS, "a log beyond all bounds could not be read again");
    let n_decisions = u32::try_from(log.len()).unwrap_or(u32::MAX);
    let head = Head { event: log.event().0, exported_at: Twin::of(&now), n_decisions };
    log.iter().fold(append(Vec::new(), &head), decision_after)
}

/// The log in a content, and when it was written.
///
/// # Errors
/// If the content is not exactly one head and as many decisions as it says, or they are no log.
pub fn read(content: &[u8]) -> Result<(Log, Stamp), FileFault> {
    debug_assert!(content.len() <= MAX_CONTENT, "the envelope bounds the content");
    let unreadable = |part, misfit| FileFault::Unreadable { part, misfit };
    let (head, mut rest) = take::<Head>(content).map_err(|misfit| unreadable(Part::Head, misfit))?;
    let exported_at = head.exported_at.read().map_err(|misfit| unreadable(Part::Head, misfit))?;
    let n_decisions = usize::try_from(head.n_decisions).unwrap_or(usize::MAX);
    if n_decisions > MAX_DECISIONS {
        return Err(FileFault::TooLarge);
    }
    let mut decisions = Vec::new();
    for nth in 0..n_decisions {
        let (logged, after) = decision(rest).map_err(|misfit| unreadable(Part::Decision(nth), misfit))?;
        decisions.push(logged);
        rest = after;
    }
    if !rest.is_empty() {
        return Err(unreadable(Part::Tail, Misfit::Shape));
    }
    let log = Log::new(decisions).map_err(FileFault::Log)?;
    if log.event() != EventId(head.event) {
        return Err(FileFault::Log(LogFault::OtherEvent));
    }
    Ok((log, exported_at))
}

/// One decision, after what is already written.
pub fn decision_after(written: Vec<u8>, logged: &Logged) -> Vec<u8> {
    append(written, &<decision::Logged as Twin<Logged>>::of(logged))
}

/// One decision, and the bytes after it.
///
/// # Errors
/// If the bytes do not begin with a decision that can be.
pub fn decision(bytes: &[u8]) -> Result<(Logged, &[u8]), Misfit> {
    let (twin, rest) = take::<decision::Logged>(bytes)?;
    Ok((twin.read()?, rest))
}

#[expect(clippy::expect_used, reason = "writing to memory cannot fail: every list knows its length")]
fn append(written: Vec<u8>, value: &impl Serialize) -> Vec<u8> {
    postcard::to_extend(value, written).expect("a twin can always be written")
}

fn take<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<(T, &'a [u8]), Misfit> {
    postcard::take_from_bytes(bytes).map_err(|_| Misfit::Shape)
}
