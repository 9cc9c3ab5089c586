//! How do decisions reach the disk? One pump, in order; and what is done when a write fails.
use super::{Event, Open, Saved};
use crate::store::{Store, StoreFault};
use crate::tournament::{Again, Log};
use crate::ui::device;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;

impl Event {
    /// The answer to "try again". Where the store lost the event it is stored anew from memory (case
    /// O22 a); where records cannot be read they are set aside, byte for byte.
    pub fn try_again(self) {
        let Some((store, seat)) = self.seat() else { return };
        let Saved::No(fault) = self.saved.get_untracked() else { return };
        let open = self.now();
        self.saved.set(Saved::Writing);
        spawn_local(async move {
            let mended = match fault {
                StoreFault::Gone(_) | StoreFault::Closed(_) => {
                    match store.create(&open.log, open.device).await {
                        Ok(()) => {
                            self.unsaved.try_set(Vec::new());
                            Ok(())
                        }
                        Err(StoreFault::AlreadyThere(_)) => Ok(()),
                        Err(fault) => Err(fault),
                    }
                }
                StoreFault::Unreadable(_) => match store.set_aside(&seat).await {
                    Ok(()) => {
                        self.decide_anew(&store).await;
                        Ok(())
                    }
                    Err(fault) => Err(fault),
                },
                StoreFault::Newer { .. }
                | StoreFault::Unavailable(_)
                | StoreFault::Blocked
                | StoreFault::AlreadyThere(_)
                | StoreFault::ChangedElsewhere(_)
                | StoreFault::NotWriter(_)
                | StoreFault::Quota
                | StoreFault::TimedOut
                | StoreFault::Other(_) => Ok(()),
            };
            match mended {
                Ok(()) => {
                    self.saved.try_set(Saved::Yes(None));
                    self.pump();
                }
                Err(fault) => {
                    self.saved.try_set(Saved::No(fault));
                }
            }
        });
    }

    /// Writes what is not written yet.
    pub fn pump(self) {
        if self.saved.with_untracked(|saved| *saved == Saved::Writing) {
            return;
        }
        self.saved.set(Saved::Writing);
        spawn_local(async move {
            if let Some(saved) = self.write_all().await {
                self.saved.try_set(saved);
            }
        });
    }

    // `None` once the screen is gone; then nobody looks at the answer, and what was decided is written.
    async fn write_all(self) -> Option<Saved> {
        let (store, seat) = self.seat()?;
        let mut open = self.open.try_get_untracked()?;
        let mut waiting = self.unsaved.try_get_untracked()?;
        let mut may_decide_anew = true;
        while !waiting.is_empty() {
            match store.append_made(&seat, &open.log, open.tournament(), &waiting).await {
                Ok(()) => self.unsaved.try_update(|unsaved| {
                    unsaved.retain(|logged| !waiting.iter().any(|written| written.id == logged.id));
                })?,
                Err(StoreFault::ChangedElsewhere(_)) if may_decide_anew => {
                    may_decide_anew = false;
                    self.decide_anew(&store).await;
                }
                Err(fault) => {
                    leptos::logging::warn!("not saved: {fault:?}");
                    if matches!(fault, StoreFault::NotWriter(_)) {
                        self.set_writer(false);
                    }
                    return Some(Saved::No(fault));
                }
            }
            open = self.open.try_get_untracked()?;
            waiting = self.unsaved.try_get_untracked()?;
        }
        Some(Saved::Yes(Some(device::now())))
    }

    /// The stored event is another by now: what was not written is decided again on top of it, and
    /// what no longer fits is said and left out (cases O11, O12).
    async fn decide_anew(self, store: &Store) {
        let Ok(loaded) = store.load(self.id()).await else { return };
        let Some((waiting, device)) =
            self.unsaved.try_get_untracked().zip(self.open.try_get_untracked().map(|open| open.device))
        else {
            return;
        };
        // What was merged from another copy keeps its name; only our own is decided again.
        let (own, mut merged): (Vec<_>, Vec<_>) =
            waiting.into_iter().partition(|logged| logged.id.device == device);
        let Ok(log) = loaded.log.and_then(|log| Log::new(log.iter().chain(&merged).cloned())) else { return };
        let Ok(fold) = log.fold() else { return };
        let Again { log, fold, taken, refused } = log.decide_again(&fold, loaded.device, own);
        refused.iter().for_each(|refusal| self.refuse(refusal));
        self.open.try_set(Arc::new(Open { log, fold, device: loaded.device }));
        merged.extend(taken);
        self.unsaved.try_set(merged);
    }

    /// Whether a write is under way.
    pub fn is_writing(self) -> bool {
        self.saved.with_untracked(|saved| *saved == Saved::Writing)
    }

    /// Whether closing now would lose something.
    pub fn has_unsaved(self) -> bool {
        self.unsaved.with_untracked(|unsaved| !unsaved.is_empty())
    }
}
