//! How does a file come in? By button or by drop, looked at before it is taken (cases O22, O23).
mod add;
mod offer;
mod read;

use crate::exchange::file::FileFault;
use crate::ui::device;
use crate::ui::event::Event;
use crate::ui::parts::live::live;
use crate::ui::preferences::language;
use crate::words::events;
use add::NotAdded;
use leptos::ev::DragEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use offer::OfferCard;
use read::{Offer, Unread};
use std::sync::Arc;
use wasm_bindgen::JsCast;

/// The id of what is said about the file.
const ANSWER: &str = "file-answer";

/// What has become of the file.
#[derive(Clone)]
enum State {
    /// None was given yet.
    Waiting,
    /// It is being read, or taken.
    Busy,
    /// It cannot be read.
    Refused(String, Unread),
    /// It can be read, and waits for a decision.
    Offered(Arc<Offer>),
    /// It could not be taken.
    NotAdded(Arc<Offer>, NotAdded),
}

/// A place that takes a file.
#[component]
pub fn Intake() -> impl IntoView {
    let l = language();
    let state = RwSignal::new(State::Waiting);
    let opened = use_context::<Event>();
    let is_over = RwSignal::new(false);
    let take = move |file: Option<web_sys::File>| {
        let Some(file) = file else { return };
        state.set(State::Busy);
        spawn_local(async move {
            let next = match read::read(&file, opened).await {
                Ok(offer) => State::Offered(Arc::new(offer)),
                Err(unread) => State::Refused(file.name(), unread),
            };
            state.try_set(next);
            request_animation_frame(|| device::focus(ANSWER));
        });
    };
    listen_for_drops(is_over, take);
    let chosen = move |change: leptos::ev::Event| {
        let Some(input) = change.target().and_then(|node| node.dyn_into::<web_sys::HtmlInputElement>().ok())
        else {
            return;
        };
        take(input.files().and_then(|files| files.get(0)));
        // So that the same file can be chosen again.
        input.set_value("");
    };
    let answer = move || match state.get() {
        State::Waiting => ().into_any(),
        State::Busy => view! { <p class="card" role="status">{events::READING.of(l)}</p> }.into_any(),
        State::Refused(name, unread) => view! { <Refused name unread/> }.into_any(),
        State::Offered(offer) => view! { <OfferCard offer state/> }.into_any(),
        State::NotAdded(offer, why) => view! { <Failed why/><OfferCard offer state/> }.into_any(),
    };
    view! {
        <div class="drop" data-over=move || is_over.get().then_some("")>
            <p>{events::DROP_BEFORE.of(l)}</p>
            <input class="said-only" id="file" type="file" accept=".kydai" on:change=chosen/>
            <label class="button" for="file">{events::OPEN_FILE.of(l)}</label>
        </div>
        <div class="pile" id=ANSWER tabindex="-1">{live(answer)}</div>
    }
}

/// A file that is dropped beside the place would be opened by the browser instead of the app, and the
/// app would be gone: the whole window takes it.
fn listen_for_drops(is_over: RwSignal<bool>, take: impl Fn(Option<web_sys::File>) + Copy + 'static) {
    let over = window_event_listener(leptos::ev::dragover, move |drag: DragEvent| {
        drag.prevent_default();
        is_over.set(true);
    });
    let left = window_event_listener(leptos::ev::dragleave, move |_| is_over.set(false));
    let dropped = window_event_listener(leptos::ev::drop, move |drag: DragEvent| {
        drag.prevent_default();
        is_over.set(false);
        take(drag.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0)));
    });
    on_cleanup(move || {
        over.remove();
        left.remove();
        dropped.remove();
    });
}

#[component]
fn Refused(name: String, unread: Unread) -> impl IntoView {
    let l = language();
    let (what, next) = match unread {
        Unread::File(fault) => events::file_fault(l, &fault),
        Unread::Browser => (events::BROWSER_CANNOT_READ.of(l).to_owned(), events::ASK_AGAIN.of(l)),
    };
    view! {
        <div class="card card-error" role="alert">
            <h3>{events::not_opened(l, &name)}</h3>
            <dl>
                <div><dt>{events::WHAT_HAPPENED.of(l)}</dt><dd>{what}</dd></div>
                <div><dt>{events::WHAT_IS_SAFE.of(l)}</dt><dd>{events::NOTHING_CHANGED.of(l)}</dd></div>
                <div><dt>{events::WHAT_NEXT.of(l)}</dt><dd>{next}</dd></div>
            </dl>
            <div class="acts"><label class="button" for="file">{events::OPEN_ANOTHER.of(l)}</label></div>
        </div>
    }
}

#[component]
fn Failed(why: NotAdded) -> impl IntoView {
    let l = language();
    view! {
        <div class="card card-error" role="alert">
            <h3>{events::NOT_ADDED.of(l)}</h3>
            <p>{why.in_words(l)}</p>
            <p>{events::NOTHING_CHANGED.of(l)}</p>
        </div>
    }
}

impl From<FileFault> for Unread {
    fn from(fault: FileFault) -> Self {
        Self::File(fault)
    }
}
