//! Which screen is shown? The whole page; it is built anew when the language changes.
use super::desk::{self, UnsavedElsewhere};
use super::device;
use super::drafts;
use super::parts::update::UpdateBar;
use super::preferences;
use super::router::{Route, use_route};
use super::screens::{
    events::Events, new_event::NewEvent, new_event::NewEventDraft, opened::OpenedEvent, unknown::Unknown,
};
use crate::ui::parts::live::live;
use leptos::prelude::*;

/// Puts the app in the place of the shell that the page came with.
pub fn mount() {
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
    leptos::mount::mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    let preferences = preferences::provide();
    desk::provide();
    drafts::provide();
    provide_context(NewEventDraft::new());
    let route = use_route();
    // What is shown changes with the event or the kind of screen; screens of one event share a frame.
    let place = Memo::new(move |_| match route.get() {
        Route::Event(event, _) => Place::Event(event),
        Route::Events => Place::Events,
        Route::NewEvent => Place::NewEvent,
        Route::Unknown => Place::Unknown,
    });
    Effect::new(move |_| {
        route.track();
        device::note_address(&window().location().hash().unwrap_or_default());
    });
    let page = move || {
        preferences.language.track();
        match place.get() {
            Place::Events => view! { <Events/> }.into_any(),
            Place::NewEvent => view! { <NewEvent/> }.into_any(),
            Place::Event(event) => view! { <OpenedEvent event route/> }.into_any(),
            Place::Unknown => view! { <Unknown/> }.into_any(),
        }
    };
    view! {
        <UpdateBar/>
        <UnsavedElsewhere/>
        {live(page)}
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Events,
    NewEvent,
    Event(crate::units::EventId),
    Unknown,
}
