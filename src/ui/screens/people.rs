//! Who takes part? The list, found and ordered; adding, editing, numbering.
mod add;
mod check_in;
mod draft;
mod may;
mod numbers;
pub mod order;
mod paste;
mod person;
mod preview;
mod row;
mod source;
mod terms;
mod understood;

use crate::names::{MatchRank, matches};
use crate::tournament::{Entry, Tournament};
use crate::ui::device;
use crate::ui::drafts::drafts;
use crate::ui::event::{Event, event};
use crate::ui::later;
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::mark::Mark;
use crate::ui::parts::name::Name;
use crate::ui::parts::pieces::Pieces;
use crate::ui::preferences::language;
use crate::units::order::by_key;
use crate::units::{PlayerId, RoundNo};
use crate::words::{common, paste as paste_words, people, refusal};
use add::AddForm;
pub use check_in::CheckIn;
use draft::Draft;
use leptos::prelude::*;
pub use numbers::{Numbers, Typed};
use order::{Order, OrderChoice};
pub use paste::{Paste, PasteList};
use row::{Row, Status, rows};
use std::collections::BTreeMap;

/// What is open beside or instead of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Beside {
    /// The sheet of a person.
    Person(PlayerId),
    /// The numbers.
    Numbers,
    /// A pasted list.
    Paste,
    /// The check-in for the next round.
    CheckIn,
}

/// What has been typed and opened so far.
#[derive(Clone, Copy)]
pub struct PeopleDraft {
    beside: RwSignal<Option<Beside>>,
    query: RwSignal<String>,
    add: Draft,
    paste: paste::Paste,
    urn: numbers::Typed,
}

impl PeopleDraft {
    /// Nothing yet.
    pub fn new() -> Self {
        Self {
            beside: RwSignal::new(None),
            query: RwSignal::new(String::new()),
            add: Draft::of(&Entry::default(), ""),
            paste: paste::Paste::new(),
            urn: RwSignal::new(BTreeMap::new()),
        }
    }

    /// Gives everything up.
    pub fn clear(self) {
        self.beside.set(None);
        self.query.set(String::new());
        self.add.set(&Entry::default());
        self.paste.clear();
        self.urn.set(BTreeMap::new());
    }
}

/// The state of the screen that its parts share.
#[derive(Clone, Copy)]
struct Desk {
    event: Event,
    draft: PeopleDraft,
    order: RwSignal<Order>,
}

/// The people's screen.
#[component]
pub fn PeopleScreen() -> impl IntoView {
    let event = event();
    let draft = drafts(event).people;
    let desk = Desk { event, draft, order: RwSignal::new(Order::usual(language())) };
    // Nobody left the sheet of a person on purpose but by closing it.
    if matches!(draft.beside.get_untracked(), Some(Beside::Person(_))) {
        draft.beside.set(None);
    }
    let close = Callback::new(move |()| {
        draft.beside.set(None);
        draft.paste.clear();
        draft.urn.set(BTreeMap::new());
    });
    // What stands instead of the list begins at its top.
    Effect::new(move |_| {
        if matches!(desk.draft.beside.get(), Some(Beside::Numbers | Beside::Paste | Beside::CheckIn)) {
            device::to_top("work");
        }
    });
    let is_list = Memo::new(move |_| matches!(desk.draft.beside.get(), None | Some(Beside::Person(_))));
    view! {
        <Show when=move || is_list.get()><ListOfPeople desk/></Show>
        {move || desk.draft.beside.get().map(|beside| match beside {
            Beside::Person(player) => {
                view! { <person::PersonDialog event=desk.event player close=move || close.run(())/> }.into_any()
            }
            Beside::Numbers => later::numbers(desk.event, draft.urn, close),
            Beside::Paste => later::paste_list(desk.event, draft.paste, close),
            Beside::CheckIn => later::check_in(desk.event, close),
        })}
    }
}

#[component]
fn ListOfPeople(desk: Desk) -> impl IntoView {
    let l = language();
    let all = desk.event.memo(move |open| rows(l, open.tournament()));
    let n = Memo::new(move |_| all.with(Vec::len));
    let closed = desk.event.memo(may::refusal_to_add);
    let next = desk.event.memo(|open| next_round(open.tournament()));
    // An event begins with its people.
    if n.get_untracked() == 0 {
        device::focus_when_drawn("add-name".to_owned());
    }
    let add = move || match closed.get() {
        None => view! { <AddForm event=desk.event draft=desk.draft.add/> }.into_any(),
        Some(because) => {
            let open = desk.event.now();
            let sentence = refusal::sentence(l, &because, |player| open.name(player));
            view! { <p><small>{sentence}</small></p> }.into_any()
        }
    };
    view! {
        <div class="section">
            <Mark of="point"/>
            <h1 id="people-heading" tabindex="-1">{move || people::heading(l, n.get())}</h1>
            <div class="acts">
                <Show when=move || closed.get().is_none()>
                    <button type="button" on:click=move |_| desk.draft.beside.set(Some(Beside::Paste))>
                        {paste_words::PASTE.of(l)}
                    </button>
                    <FromFile draft=desk.draft/>
                </Show>
                <Show when=move || { n.get() > 0 }>
                    <button type="button" on:click=move |_| desk.draft.beside.set(Some(Beside::Numbers))>
                        {people::NUMBERS.of(l)}
                    </button>
                </Show>
                <Show when=move || { next.get().is_some() }>
                    <button type="button" on:click=move |_| desk.draft.beside.set(Some(Beside::CheckIn))>
                        {move || next.get().map(|round| people::check_in(l, round.0))}
                    </button>
                </Show>
            </div>
        </div>
        {live(add)}
        <Show when=move || { n.get() > 0 } fallback=Nobody>
            <Finder desk/>
            <Table desk all/>
        </Show>
    }
}

/// The round that people can be checked in for, if one is left.
fn next_round(tournament: &Tournament) -> Option<RoundNo> {
    let next = tournament.next_round();
    (tournament.is_numbered() && next.0 <= tournament.n_rounds()).then_some(next)
}

/// A list in a file: opened where a pasted one is looked at.
#[component]
fn FromFile(draft: PeopleDraft) -> impl IntoView {
    let l = language();
    let chosen = move |change: leptos::ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&change);
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            draft.paste.give(file);
            draft.beside.set(Some(Beside::Paste));
        }
    };
    view! {
        <input class="said-only" id="people-file" type="file" accept=paste::FILES on:change=chosen/>
        <label class="button" for="people-file">{paste_words::FROM_FILE.of(l)}</label>
    }
}

#[component]
fn Nobody() -> impl IntoView {
    let l = language();
    view! {
        <div class="empty">
            <Mark of="palace"/>
            <h2>{people::NOBODY.of(l)}</h2>
            <p>{people::NOBODY_HINT.of(l)}</p>
        </div>
    }
}

/// The search box and the order.
#[component]
fn Finder(desk: Desk) -> impl IntoView {
    let l = language();
    view! {
        <div class="finder" role="search">
            <div class="field">
                <label for="people-search">{people::SEARCH.of(l)}" "<small>{people::SEARCH_HINT.of(l)}</small></label>
                <input
                    id="people-search"
                    type="search"
                    autocomplete="off"
                    spellcheck="false"
                    prop:value=desk.draft.query
                    on:input=move |ev| desk.draft.query.set(event_target_value(&ev))
                />
            </div>
            <OrderChoice id="people-order" chosen=desk.order/>
        </div>
    }
}

/// The lines to show: in the chosen order, or those found, the best first.
fn shown(mut all: Vec<Row>, order: Order, query: &str) -> Vec<Row> {
    order::sort(&mut all, order, |row| row.number, |row| &row.name);
    if query.trim().is_empty() {
        return all;
    }
    let rank = |row: &Row| {
        let is_number = row.number.is_some_and(|number| number.0.to_string() == query.trim());
        matches(query, &row.name).map(|rank| (rank, false)).or(is_number.then_some((MatchRank::Whole, true)))
    };
    let mut found: Vec<_> = all.into_iter().filter_map(|row| rank(&row).map(|rank| (rank, row))).collect();
    by_key(&mut found, |&(rank, _)| rank);
    found.into_iter().map(|(_, row)| row).collect()
}

#[component]
fn Table(desk: Desk, all: Memo<Vec<Row>>) -> impl IntoView {
    let l = language();
    let lines = Memo::new(move |_| shown(all.get(), desk.order.get(), &desk.draft.query.get()));
    let pieces = Pieces::new();
    pieces.draw(move || lines.with(Vec::len));
    let said = move || {
        let (n, of) = (lines.with(Vec::len), all.with(Vec::len));
        match n {
            _ if desk.draft.query.with(|query| query.trim().is_empty()) => String::new(),
            0 => people::NOBODY_FOUND.of(l).to_owned(),
            n => people::found(l, n, of),
        }
    };
    view! {
        <p role="status">{live(said)}</p>
        <div
            class="scroll"
            tabindex="0"
            role="region"
            aria-label=people::LIST.of(l)
            hidden=move || lines.with(Vec::is_empty)
        >
            <table class="people">
                <thead>
                    <tr>
                        <th scope="col" class="num">{common::NUMBER.of(l)}</th>
                        <th scope="col">{people::NAME.of(l)}</th>
                        <th scope="col" class="num opt">{people::RATING.of(l)}</th>
                        <th scope="col" class="opt">{people::STATUS.of(l)}</th>
                        <th scope="col"><span class="said-only">{people::EDIT.of(l)}</span></th>
                    </tr>
                </thead>
                <tbody aria-busy=move || pieces.busy()>
                    <For each=move || pieces.of(lines) key=|row| row.clone() let:row><Line desk row/></For>
                </tbody>
            </table>
        </div>
    }
}

#[component]
fn Line(desk: Desk, row: Row) -> impl IntoView {
    let l = language();
    let player = row.player;
    let number = row.number.map_or_else(|| "–".to_owned(), |number| number.0.to_string());
    let rating = row.rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string());
    let has_news = row.status != Status::Playing;
    let status = row.status.say(l);
    let class = match row.status {
        Status::Playing => "",
        Status::Withdrawn(_) => "badge",
        Status::Absent(_) => "badge badge-warn",
    };
    let narrow_rating =
        row.rating.map(|rating| view! { <span class="narrow">{format!(" · {rating}")}</span> });
    let namesake =
        row.is_namesake.then(|| view! { <span class="badge badge-warn">{people::NAMESAKE.of(l)}</span> });
    let shared = row.shared_board.map(|board| {
        view! { <span class="badge badge-warn">{people::board_shared(l, board.0)}</span> }
    });
    view! {
        <tr>
            <td class="num">{number}</td>
            <td>
                <Name name=row.name.clone()/>
                <small>{row.small}{narrow_rating}</small>
                {namesake}{shared}
                {has_news.then(|| view! { <span class="narrow"><span class=class>{status.clone()}</span></span> })}
            </td>
            <td class="num opt">{rating}</td>
            <td class="opt"><span class=class>{status}</span></td>
            <td>
                <button
                    type="button"
                    class="quiet"
                    aria-label=people::edit_of(l, &row.name)
                    on:click=move |_| desk.draft.beside.set(Some(Beside::Person(player)))
                >
                    {people::EDIT.of(l)}
                </button>
            </td>
        </tr>
    }
}
