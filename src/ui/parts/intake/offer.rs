//! What would this file change here? Shown before anything is taken.
use super::add::{self, NotAdded};
use super::answer::State;
use super::read::{Here, Offer, Together};
use crate::tournament::Conflict;
use crate::ui::desk::{Desk, desk};
use crate::ui::event::Event;
use crate::ui::parts::mark::Mark;
use crate::ui::parts::name::name_of;
use crate::ui::parts::unsaved::in_words;
use crate::ui::preferences::language;
use crate::ui::router::{Route, Screen, go, href};
use crate::units::EventId;
use crate::words::{Language, common, events, log, refusal, storage};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;

/// Conflicts that are shown one by one.
const N_SHOWN: usize = 6;

/// A file, for the eye, and what can be done with it.
#[component]
pub fn OfferCard(offer: Arc<Offer>, state: RwSignal<State>) -> impl IntoView {
    let l = language();
    let lines = events::preview(l, &offer.preview).into_iter().map(|line| view! { <li>{line}</li> });
    let against = match &offer.here {
        Here::Nowhere => vec![events::NOT_HERE.of(l).to_owned()],
        Here::Copy(together) => comparison(l, together),
        Here::Apart(fault) => {
            vec![events::log_fault(*fault).of(l).to_owned(), events::ADD_SEPARATE_HINT.of(l).to_owned()]
        }
        Here::Unread(fault) => vec![storage::fault(l, in_words(fault)).to_owned()],
    };
    let against = against.into_iter().map(|line| view! { <li>{line}</li> });
    let conflicts = match &offer.here {
        Here::Copy(together) => conflict_lines(l, together),
        Here::Nowhere | Here::Apart(_) | Here::Unread(_) => Vec::new(),
    };
    let conflicts = (!conflicts.is_empty()).then(|| {
        let lines = conflicts.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
        view! {
            <div>
                <p class="fault"><Mark of="alarm"/>{events::CONFLICTS_TO_COME.of(l)}</p>
                <ul class="lines">{lines}</ul>
            </div>
        }
    });
    view! {
        <section class="card" aria-labelledby="offer" role="status">
            <h3 id="offer">{offer.preview.title.clone()}</h3>
            <dl>
                <div><dt>{events::IN_THE_FILE.of(l)}</dt><dd><ul>{lines.collect_view()}</ul></dd></div>
                <div><dt>{events::AGAINST_HERE.of(l)}</dt><dd><ul>{against.collect_view()}</ul></dd></div>
            </dl>
            {conflicts}
            <div class="acts">
                <OfferActs offer state/>
                <button type="button" on:click=move |_| state.set(State::Waiting)>{common::CANCEL.of(l)}</button>
            </div>
        </section>
    }
}

#[component]
fn OfferActs(offer: Arc<Offer>, state: RwSignal<State>) -> impl IntoView {
    let l = language();
    let id = offer.read.log.event();
    let opened = use_context::<Event>().filter(|event| event.id() == id);
    let desk = desk();
    let act = move |offer: &Arc<Offer>, word: &'static str, class: &'static str, what: What| {
        let offer = offer.clone();
        view! { <button type="button" class=class on:click=move |_| take(&offer, what, opened, desk, state)>{word}</button> }
    };
    let open_here = move || {
        opened.is_none().then(|| view! { <a class="button" href=href(Route::Event(id, Screen::Now))>{events::OPEN_HERE.of(l)}</a> })
    };
    match &offer.here {
        Here::Nowhere => act(&offer, events::ADD_HERE.of(l), "primary", What::Add).into_any(),
        Here::Copy(together) if together.comparison.n_new_here == 0 => view! {
            {open_here()}
            {act(&offer, events::ADD_SEPARATE.of(l), "", What::AddSeparate)}
        }
        .into_any(),
        Here::Copy(_) => view! {
            {act(&offer, events::MERGE.of(l), "primary", What::Merge)}
            {act(&offer, events::ADD_SEPARATE.of(l), "", What::AddSeparate)}
        }
        .into_any(),
        Here::Apart(_) => act(&offer, events::ADD_SEPARATE.of(l), "", What::AddSeparate).into_any(),
        Here::Unread(_) => view! {
            {open_here()}
            {act(&offer, events::ADD_SEPARATE.of(l), "", What::AddSeparate)}
        }
        .into_any(),
    }
}

/// What is done with a file.
#[derive(Clone, Copy)]
enum What {
    Add,
    AddSeparate,
    Merge,
}

/// `opened` is the event on the desk, if the file is of it.
fn take(offer: &Arc<Offer>, what: What, opened: Option<Event>, desk: Desk, state: RwSignal<State>) {
    if let (What::Merge, Some(event)) = (what, opened) {
        merge_into(event, offer, state);
        return;
    }
    state.set(State::Busy);
    let offer = offer.clone();
    spawn_local(async move {
        let log = &offer.read.log;
        let added = match what {
            What::Add => add::add(log).await,
            What::AddSeparate => add::add_separate(log).await,
            What::Merge => add::merge(log, desk).await,
        };
        match added {
            Ok(id) => show(id, state),
            Err(why) => {
                state.try_set(State::NotAdded(offer, why));
            }
        }
    });
}

fn show(id: EventId, state: RwSignal<State>) {
    state.try_set(State::Waiting);
    go(Route::Event(id, Screen::Now));
}

fn merge_into(event: Event, offer: &Arc<Offer>, state: RwSignal<State>) {
    let next = match event.merge(&offer.read.log) {
        Ok(()) => State::Waiting,
        Err(fault) => State::NotAdded(offer.clone(), NotAdded::Log(fault)),
    };
    state.set(next);
}

fn comparison(l: Language, together: &Together) -> Vec<String> {
    let (new, missing) = (together.comparison.n_new_here, together.comparison.n_missing_there);
    if new == 0 && missing == 0 {
        return vec![events::SAME_AS_HERE.of(l).to_owned()];
    }
    let mut lines = vec![events::new_here(l, new)];
    if missing > 0 {
        lines.push(events::missing_there(l, missing));
    }
    lines
}

fn conflict_lines(l: Language, together: &Together) -> Vec<String> {
    let tournament = &together.fold.tournament;
    let name = |player| name_of(tournament, player);
    let line = |conflict: &Conflict| {
        let what =
            together.log.get(conflict.decision).map(|logged| log::line(l, &logged.decision, tournament));
        let why = refusal::sentence(l, &conflict.refusal, name);
        format!("{}: {why}", what.unwrap_or_default())
    };
    let mut lines: Vec<String> = together.conflicts.iter().take(N_SHOWN).map(line).collect();
    let more = together.conflicts.len().saturating_sub(N_SHOWN);
    if more > 0 {
        lines.push(events::and_more(l, more));
    }
    lines
}
