//! Which screen is shown? The whole page; it is built anew when the language changes.
use super::desk::{self, UnsavedElsewhere};
use super::device;
use super::drafts;
use super::later;
use super::parts::update::UpdateBar;
use super::preferences;
use super::router::{Route, use_route};
use super::screens::{events::Events, new_event::NewEventDraft, unknown::Unknown};
use crate::ui::parts::live::live;
use leptos::ev::{Custom, CustomEvent};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;

/// Puts the app in the place of the shell that the page came with.
pub fn mount() {
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
    leptos::mount::mount_to_body(App);
    fetch_parts_ahead();
}

/// Once everything is kept on the device the parts come from there, a moment after the first screen.
fn fetch_parts_ahead() {
    const PAUSE: Duration = Duration::from_secs(2);
    let fetch = || set_timeout(|| spawn_local(later::fetch_all()), PAUSE);
    let is_kept = document()
        .document_element()
        .is_some_and(|root| root.get_attribute("data-offline").as_deref() == Some("ready"));
    if is_kept {
        return fetch();
    }
    // Lives as long as the page.
    let _ = window_event_listener(Custom::<CustomEvent>::new("kydai-offline-ready"), move |_| fetch());
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
            Place::NewEvent => later::form_of_event(),
            Place::Event(event) => later::opened_event(event, route),
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
