//! How does the open event leave the store? With all it holds; what was not written is forgotten too.
use super::{Event, Saved};
use crate::store::StoreFault;
use leptos::prelude::*;

impl Event {
    /// Deletes the event of this screen for ever.
    ///
    /// # Errors
    /// If it could not be deleted; then all of it is still there.
    pub async fn delete(self) -> Result<(), StoreFault> {
        let Some((store, _)) = self.seat() else { return Ok(()) };
        store.delete(self.id()).await?;
        self.unsaved.try_set(Vec::new());
        self.saved.try_set(Saved::Yes(None));
        Ok(())
    }
}
