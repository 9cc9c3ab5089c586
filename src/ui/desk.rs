//! Which events are on the desk? One that is shown, and any that left the screen unsaved.
//!
//! An event outlives its screen until everything is written: whoever presses a result and goes back
//! to the list at once loses nothing, and an event that could not be saved waits here, in memory.
use super::event::{Event, Open, Saved};
use super::parts::mark::Mark;
use super::router::{Route, Screen, href};
use crate::store::{Seat, Store, StoreFault, Unreadable};
use crate::ui::parts::live::live;
use crate::units::EventId;
use crate::words::common;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The desk of this page.
#[derive(Clone, Copy)]
pub struct Desk {
    events: RwSignal<Vec<Place>>,
    root: StoredValue<Owner>,
}

#[derive(Clone)]
struct Place {
    event: Event,
    /// Owns the event's signals.
    owner: Owner,
    is_shown: bool,
}

/// Records that cannot be read, of an event that cannot be opened at all.
#[derive(Clone, Debug)]
pub struct NotOpened {
    /// Why.
    pub fault: StoreFault,
    /// What can still be exported.
    pub unreadable: Vec<Unreadable>,
}

/// Puts an empty desk into the page, and warns before a page with unsaved events is closed.
pub fn provide() -> Desk {
    let root = Owner::current().unwrap_or_default();
    let desk = Desk { events: RwSignal::new(Vec::new()), root: StoredValue::new(root) };
    provide_context(desk);
    let listener = window_event_listener(leptos::ev::beforeunload, move |leaving| {
        if desk.events.with_untracked(|events| events.iter().any(|place| place.event.has_unsaved())) {
            leaving.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
    desk
}

/// The desk of this page.
pub fn desk() -> Desk {
    expect_context()
}

impl Desk {
    /// Brings an event to the screen: the one that lies here, else read from the disk.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn open(self, id: EventId) -> Result<Event, NotOpened> {
        if let Some(event) = self.find(id) {
            self.mark(id, true);
            return Ok(event);
        }
        let (seat, store) = claim(id).await.map_err(without_records)?;
        let loaded = store.load(id).await.map_err(without_records)?;
        let unreadable = [loaded.unreadable, loaded.set_aside].concat();
        let unopened = |unreadable| NotOpened { fault: StoreFault::Unreadable(id), unreadable };
        let Ok(log) = loaded.log else { return Err(unopened(unreadable)) };
        let Ok(fold) = log.fold() else { return Err(unopened(unreadable)) };
        let open = Open { log, fold, device: loaded.device };
        let owner = self.root.with_value(Owner::child);
        let event = owner.with(|| Event::new(store, seat, open, loaded.summary.file_saved, unreadable));
        self.events.update(|events| events.push(Place { event, owner, is_shown: true }));
        Ok(event)
    }

    fn find(self, id: EventId) -> Option<Event> {
        self.events.with_untracked(|events| {
            events.iter().find(|place| place.event.id() == id).map(|place| place.event)
        })
    }

    /// Whether the event lies here and not all of it is written.
    pub fn has_unsaved(self, id: EventId) -> bool {
        self.find(id).is_some_and(Event::has_unsaved)
    }

    fn mark(self, id: EventId, is_shown: bool) {
        self.events.update(|events| {
            for place in events.iter_mut().filter(|place| place.event.id() == id) {
                place.is_shown = is_shown;
            }
        });
    }

    /// The event left the screen. It goes from the desk once everything of it is written.
    pub fn leave(self, id: EventId) {
        self.mark(id, false);
        spawn_local(async move {
            // A pause first: a change of language builds the screen anew and takes the event up again.
            loop {
                gloo_timers::future::TimeoutFuture::new(100).await;
                if !self.find(id).is_some_and(Event::is_writing) {
                    return self.clear_away(id);
                }
            }
        });
    }

    fn clear_away(self, id: EventId) {
        let mut gone = Vec::new();
        self.events.update(|events| {
            let goes =
                |place: &Place| place.event.id() == id && !place.is_shown && !place.event.has_unsaved();
            gone = events.iter().filter(|place| goes(place)).cloned().collect();
            events.retain(|place| !goes(place));
        });
        for place in gone {
            place.owner.cleanup();
        }
    }
}

async fn claim(id: EventId) -> Result<(Seat, Store), StoreFault> {
    let store = Store::open().await?;
    Ok((store.claim(id).await, store))
}

const fn without_records(fault: StoreFault) -> NotOpened {
    NotOpened { fault, unreadable: Vec::new() }
}

/// Events that are not on the screen and not saved: never out of sight.
#[component]
pub fn UnsavedElsewhere() -> impl IntoView {
    let desk = desk();
    let language = super::preferences::preferences().language;
    let bars = move || {
        let l = language.get();
        let places = desk.events.get().into_iter().filter(|place| !place.is_shown);
        let bars = places.filter(|place| matches!(place.event.saved(), Saved::No(_))).map(|place| {
            let open = place.event.get();
            let to = href(Route::Event(open.log.event(), Screen::Now));
            view! {
                <section class="bar bar-alarm" role="alert">
                    <p class="bar-text">
                        <span><Mark of="alarm"/>{common::NOT_SAVED.of(l)}": "{open.tournament().about().title.clone()}</span>
                    </p>
                    <a class="button primary" href=to>{common::OPEN.of(l)}</a>
                </section>
            }
        });
        bars.collect_view()
    };
    live(bars)
}
