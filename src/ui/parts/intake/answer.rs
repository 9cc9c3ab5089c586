//! What is said of a file that was given? That it cannot be read, or what it holds and what it would do.
use super::add::NotAdded;
use super::offer::OfferCard;
use super::read::{self, Offer, Unread};
use super::{ANSWER, Given};
use crate::exchange::file::FileFault;
use crate::ui::device;
use crate::ui::event::Event;
use crate::ui::parts::live::live;
use crate::ui::preferences::language;
use crate::words::events;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;

/// What has become of the file.
#[derive(Clone)]
pub enum State {
    /// It was taken, or left.
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

/// Reads the file and says what it holds.
#[component]
pub fn Answer(given: Given) -> impl IntoView {
    let l = language();
    let state = RwSignal::new(State::Busy);
    let opened = use_context::<Event>();
    let file = given.get_value();
    spawn_local(async move {
        let next = match read::read(&file, opened).await {
            Ok(offer) => State::Offered(Arc::new(offer)),
            Err(unread) => State::Refused(file.name(), unread),
        };
        state.try_set(next);
        request_animation_frame(|| device::focus(ANSWER));
    });
    live(move || match state.get() {
        State::Waiting => ().into_any(),
        State::Busy => view! { <p class="card" role="status">{events::READING.of(l)}</p> }.into_any(),
        State::Refused(name, unread) => view! { <Refused name unread/> }.into_any(),
        State::Offered(offer) => view! { <OfferCard offer state/> }.into_any(),
        State::NotAdded(offer, why) => view! { <Failed why/><OfferCard offer state/> }.into_any(),
    })
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
