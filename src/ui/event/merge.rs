//! How does another copy's file come into the open event? Its decisions are added, and written like ours.
use super::{Event, Message, Open};
use crate::tournament::{Log, LogFault, Logged};
use crate::words::{self, Spoken};
use leptos::prelude::*;
use std::sync::Arc;

impl Event {
    /// Adds what only the other copy has decided. What cannot be applied becomes a conflict.
    ///
    /// # Errors
    /// If the copies cannot become one.
    pub fn merge(self, other: &Log) -> Result<(), LogFault> {
        if !self.is_writer.get_untracked() {
            self.message.set(Some(Message::Refused(words::common::READER.into())));
            return Ok(());
        }
        let open = self.now();
        let log = open.log.merge(other)?;
        let new: Vec<Logged> = other.missing_in(&open.log).cloned().collect();
        let fold = log.fold().map_err(|_| LogFault::NoFounding)?;
        self.open.set(Arc::new(Open { log, fold, device: open.device }));
        self.message.set(Some(Message::Said(Spoken::by(|l| words::events::merged(l, new.len())))));
        self.unsaved.update(|unsaved| unsaved.extend(new));
        self.pump();
        Ok(())
    }
}
