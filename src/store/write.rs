//! What does each change write, within its one transaction, and what must it find there first?
use super::fault::StoreFault;
use super::read::{Head, Records, Row};
use super::rows::{
    COPIES, Copied, DECISIONS, SET_ASIDE, SUMMARIES, bytes_of, decision, decision_key, event_key, keys_of,
    to_value,
};
use super::summary::Summary;
use crate::exchange::file::record;
use crate::tournament::{Log, Logged};
use crate::units::{DeviceId, EventId, Stamp};
use rexie::Transaction;
use wasm_bindgen::JsValue;

/// Decisions to add, computed before the transaction begins.
#[derive(Debug)]
pub struct Addition {
    event: EventId,
    rows: Vec<Row>,
    before: Head,
    after: Head,
    summary: JsValue,
}

impl Addition {
    /// The decisions `new`, which turn the stored log into `log`.
    pub fn new(log: &Log, new: &[Logged]) -> Self {
        Self::to(log, new, Summary::of_log(log, None))
    }

    /// The same, with the line of the list that is known already.
    pub fn to(log: &Log, new: &[Logged], summary: Summary) -> Self {
        let event = log.event();
        let rows: Vec<Row> = new
            .iter()
            .map(|logged| (decision_key(event, logged), to_value(&record::encode(logged))))
            .collect();
        let last = |known: &dyn Fn(&String) -> bool| {
            log.iter().rev().map(|logged| decision_key(event, logged)).find(|key| known(key))
        };
        let added = u32::try_from(rows.len()).unwrap_or(u32::MAX);
        let before = Head {
            n_stored: summary.n_decisions.saturating_sub(added),
            last: last(&|key| !rows.iter().any(|(new, _)| new == key)),
        };
        let after = Head { n_stored: summary.n_decisions, last: last(&|_| true) };
        Self { event, rows, before, after, summary: summary.to_value() }
    }

    /// Adds them to an event that has exactly the decisions before them. If they are there already, from
    /// an attempt whose answer was lost, there is nothing to do.
    ///
    /// # Errors
    /// If the event is gone, is another one by now or cannot be read whole.
    pub async fn append(&self, transaction: &Transaction) -> Result<(), StoreFault> {
        let key = JsValue::from(event_key(self.event));
        let copy = transaction.store(COPIES)?.get(key.clone()).await?;
        let copy = copy.ok_or(StoreFault::Gone(self.event))?;
        Copied::from_value(&copy).map_err(|_| StoreFault::Unreadable(self.event))?;
        let head = Head::read(transaction, self.event).await?;
        if head == self.after && self.is_stored(transaction).await? {
            return Ok(());
        }
        if head != self.before {
            let summary = transaction.store(SUMMARIES)?.get(key).await?;
            let summary = summary.and_then(|value| Summary::from_value(self.event, &value, None));
            return Err(match summary.is_some_and(|summary| summary.n_unreadable > 0) {
                true => StoreFault::Unreadable(self.event),
                false => StoreFault::ChangedElsewhere(self.event),
            });
        }
        self.add(transaction).await
    }

    /// Stores them as a new event.
    ///
    /// # Errors
    /// If the event is there already.
    pub async fn create(&self, transaction: &Transaction, copied: Copied) -> Result<(), StoreFault> {
        let key = JsValue::from(event_key(self.event));
        let copies = transaction.store(COPIES)?;
        let copy = copies.get(key.clone()).await?;
        let head = Head::read(transaction, self.event).await?;
        let is_ours = copy.as_ref().is_some_and(|copy| Copied::from_value(copy) == Ok(copied));
        if is_ours && head == self.after && self.is_stored(transaction).await? {
            return Ok(());
        }
        if copy.is_some() || head.n_stored > 0 {
            return Err(StoreFault::AlreadyThere(self.event));
        }
        copies.add(&copied.to_value(), Some(&key)).await?;
        self.add(transaction).await
    }

    /// `add` and never `put`: a key that is taken makes the transaction fail.
    async fn add(&self, transaction: &Transaction) -> Result<(), StoreFault> {
        let rows = self.rows.iter().map(|(key, value)| (value.clone(), Some(key.into())));
        match transaction.store(DECISIONS)?.add_all(rows).await.map_err(StoreFault::from) {
            Err(fault) if fault.is_key_taken() => return Err(StoreFault::ChangedElsewhere(self.event)),
            result => result?,
        }
        let key = JsValue::from(event_key(self.event));
        transaction.store(SUMMARIES)?.put(&self.summary, Some(&key)).await?;
        Ok(())
    }

    async fn is_stored(&self, transaction: &Transaction) -> Result<bool, StoreFault> {
        let decisions = transaction.store(DECISIONS)?;
        for (key, value) in &self.rows {
            let stored = decisions.get(key.into()).await?;
            if stored.as_ref().and_then(bytes_of) != bytes_of(value) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Writes the line of the list anew, and the copy record if it is lost, unless the event changed since.
///
/// # Errors
/// If it cannot be written.
pub async fn repair(
    transaction: &Transaction,
    summary: &Summary,
    device: DeviceId,
) -> Result<(), StoreFault> {
    let key = JsValue::from(event_key(summary.event));
    if Head::read(transaction, summary.event).await?.n_stored != summary.n_stored() {
        return Ok(());
    }
    let copies = transaction.store(COPIES)?;
    if copies.get(key.clone()).await?.is_none() {
        copies.add(&Copied { device, file_saved: None }.to_value(), Some(&key)).await?;
    }
    transaction.store(SUMMARIES)?.put(&summary.to_value(), Some(&key)).await?;
    Ok(())
}

/// Moves the records that cannot be read out of the way, byte for byte, and gives the copy a new device.
///
/// # Errors
/// If the event is gone, or it cannot be written.
pub async fn set_aside(transaction: &Transaction, event: EventId, fresh: DeviceId) -> Result<(), StoreFault> {
    let records = Records::read(transaction, event).await?;
    let is_unreadable = |(key, value): &&Row| decision(event, key, value).is_err();
    let decisions: Vec<Row> = records.decisions.iter().filter(is_unreadable).cloned().collect();
    let copied = records.copy.as_ref().map(Copied::from_value);
    let mut rows = decisions.clone();
    if let (Some(copy), Some(Err(_))) = (&records.copy, copied) {
        rows.push((event_key(event), copy.clone()));
    }
    if rows.is_empty() {
        return Ok(());
    }
    let first = records.set_aside.len();
    let kept =
        (first..).zip(&rows).map(|(n, (key, value))| (value.clone(), Some(format!("{key}#{n:08x}").into())));
    transaction.store(SET_ASIDE)?.add_all(kept).await?;
    let store = transaction.store(DECISIONS)?;
    for (key, _) in &decisions {
        store.delete(key.into()).await?;
    }
    let file_saved = copied.and_then(Result::ok).and_then(|copied| copied.file_saved);
    let copied = Copied { device: fresh, file_saved };
    let key = JsValue::from(event_key(event));
    transaction.store(COPIES)?.put(&copied.to_value(), Some(&key)).await?;
    let summary = Records::read(transaction, event).await?.check(event, fresh).loaded.summary;
    transaction.store(SUMMARIES)?.put(&summary.to_value(), Some(&key)).await?;
    Ok(())
}

/// Notes in the copy record when a file was saved.
///
/// # Errors
/// If the event is gone or its copy record cannot be read, or it cannot be written.
pub async fn note_file_saved(transaction: &Transaction, event: EventId, at: Stamp) -> Result<(), StoreFault> {
    let key = JsValue::from(event_key(event));
    let copies = transaction.store(COPIES)?;
    let copy = copies.get(key.clone()).await?.ok_or(StoreFault::Gone(event))?;
    let copied = Copied::from_value(&copy).map_err(|_| StoreFault::Unreadable(event))?;
    copies.put(&Copied { file_saved: Some(at), ..copied }.to_value(), Some(&key)).await?;
    Ok(())
}

/// Deletes everything that is stored under an event.
///
/// # Errors
/// If it cannot be written.
pub async fn delete(transaction: &Transaction, event: EventId) -> Result<(), StoreFault> {
    for store in [DECISIONS, COPIES, SUMMARIES, SET_ASIDE] {
        transaction.store(store)?.delete(keys_of(event)?.into()).await?;
    }
    Ok(())
}
