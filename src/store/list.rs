//! Which events are there? Their lines, and whether the lines account for every stored decision.
use super::fault::StoreFault;
use super::rows::{COPIES, Copied, DECISIONS, SUMMARIES, event_of};
use super::summary::Summary;
use crate::units::EventId;
use rexie::Transaction;
use std::collections::{BTreeMap, BTreeSet};
use wasm_bindgen::JsValue;

/// The lines of the list.
#[derive(Debug)]
pub struct Lines {
    /// Those that can be read.
    pub lines: BTreeMap<EventId, Summary>,
    /// Whether every copy has a line and the lines count as many decisions as are stored.
    pub is_whole: bool,
}

/// Reads the lines within a transaction.
///
/// # Errors
/// If the browser cannot read.
pub async fn read(transaction: &Transaction) -> Result<Lines, StoreFault> {
    let n_stored = transaction.store(DECISIONS)?.count(None).await?;
    let copies = by_event(transaction, COPIES).await?;
    let summaries = by_event(transaction, SUMMARIES).await?;
    let file_saved = |event| Copied::from_value(copies.get(&event)?).ok()?.file_saved;
    let lines: BTreeMap<EventId, Summary> = summaries
        .iter()
        .filter_map(|(&event, value)| Some((event, Summary::from_value(event, value, file_saved(event))?)))
        .collect();
    let n_counted: u64 = lines.values().map(|line| u64::from(line.n_stored())).sum();
    let is_whole = n_counted == u64::from(n_stored) && lines.keys().eq(copies.keys());
    Ok(Lines { lines, is_whole })
}

/// The events whose line is missing or does not count the decisions that are stored.
///
/// # Errors
/// If the browser cannot read.
pub async fn doubtful(transaction: &Transaction) -> Result<BTreeSet<EventId>, StoreFault> {
    let copies = by_event(transaction, COPIES).await?;
    let lines = read(transaction).await?.lines;
    let mut counts: BTreeMap<EventId, u32> = BTreeMap::new();
    for key in transaction.store(DECISIONS)?.get_all_keys(None, None).await? {
        if let Some(event) = key.as_string().as_deref().and_then(event_of) {
            *counts.entry(event).or_default() += 1;
        }
    }
    let events = copies.keys().chain(lines.keys()).chain(counts.keys()).copied();
    let is_right = |event: &EventId| {
        let counted = lines.get(event).map(Summary::n_stored);
        copies.contains_key(event) && counted == Some(counts.get(event).copied().unwrap_or(0))
    };
    Ok(events.filter(|event| !is_right(event)).collect())
}

async fn by_event(transaction: &Transaction, store: &str) -> Result<BTreeMap<EventId, JsValue>, StoreFault> {
    let store = transaction.store(store)?;
    let keys = store.get_all_keys(None, None).await?;
    let values = store.get_all(None, None).await?;
    let event = |key: JsValue| key.as_string().as_deref().and_then(event_of);
    Ok(keys.into_iter().zip(values).filter_map(|(key, value)| Some((event(key)?, value))).collect())
}
