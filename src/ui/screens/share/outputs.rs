//! What can be taken out for others? A page, spreadsheets, pictures, a file for other programs; what each is
//! good for.
use crate::exchange::trf;
use crate::handout::tables::{self, Phones};
use crate::handout::{Edition, Sheet, page::page};
use crate::standings::table;
use crate::ui::device;
use crate::ui::event::{Event, event};
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Subsection;
use crate::ui::parts::select::Select;
use crate::ui::preferences::language;
use crate::ui::take_out::{self, Build, Said, Told, pictures, spreadsheets};
use crate::units::RoundNo;
use crate::words::{Language, Text, common, handout as words, print, trf as trf_words};
use leptos::prelude::*;
use std::sync::Arc;

/// What the buttons share.
#[derive(Clone, Copy)]
struct Desk {
    event: Event,
    said: Said,
    /// Of which round the pairs are; that of the latest where none is chosen.
    round: RwSignal<Option<RoundNo>>,
    has_phones: RwSignal<bool>,
}

/// A table that goes out by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Table {
    Pairings,
    Standings,
    Cross,
    People,
}

impl Desk {
    fn phones(self) -> Phones {
        if self.has_phones.get_untracked() { Phones::Given } else { Phones::Left }
    }

    /// How a table is built when its button is pressed.
    fn build(self, l: Language, which: Table) -> Build {
        Arc::new(move |edition| self.sheet(edition, l, which))
    }

    /// The table as it stands; `None` for pairs before there are any.
    fn sheet(self, edition: &Edition<'_>, l: Language, which: Table) -> Option<Sheet> {
        let after = || table(edition.event, edition.last_complete());
        match which {
            Table::Pairings => {
                let chosen = self.round.get_untracked();
                let round = edition.rounds().find(|round| Some(round.no) == chosen);
                let round = round.or_else(|| edition.rounds().next_back())?;
                Some(tables::pairings(edition, l, round))
            }
            Table::Standings => Some(tables::standings(edition, l, &after())),
            Table::Cross => Some(tables::cross_sheet(edition, l, &after())),
            Table::People => Some(tables::people(edition, l, self.phones())),
        }
    }
}

/// The list of what goes out.
#[component]
pub fn Outputs() -> impl IntoView {
    let (event, l) = (event(), language());
    let desk = Desk {
        event,
        said: RwSignal::new(None),
        round: RwSignal::new(None),
        has_phones: RwSignal::new(false),
    };
    let has_standings = event.memo(|open| open.edition(device::now()).last_complete().0 > 0);
    let standings = move || {
        // Read, so that the pictures are as many as the table needs.
        event.get();
        has_standings.get().then(|| {
            view! {
                {of_table(desk, l, Table::Standings, print::STANDINGS)}
                {of_table(desk, l, Table::Cross, print::CROSS_TABLE)}
            }
        })
    };
    view! {
        <section class="card outputs" aria-label=words::OUT.of(l)>
            <Subsection title=words::OUT.of(l)/>
            <ul>
                <li>
                    <button type="button" on:click=move |_| take_page(desk, l)>{words::PAGE.of(l)}</button>
                    <p><small>{words::PAGE_HINT.of(l)}</small></p>
                </li>
                <Pairings desk/>
                {live(standings)}
                {of_table(desk, l, Table::People, common::PEOPLE)}
                <li>
                    <button type="button" on:click=move |_| take_book(desk, l)>{words::BOOK.of(l)}</button>
                    <p><small>{words::BOOK_HINT.of(l)}</small></p>
                </li>
                <Report desk/>
            </ul>
            <label class="check">
                <input type="checkbox" prop:checked=desk.has_phones on:change=move |ev| desk.has_phones.set(event_target_checked(&ev))/>
                <span>{words::WITH_PHONES.of(l)}</span>
            </label>
            <Told said=desk.said/>
        </section>
    }
}

/// A table and the ways in which it goes out.
fn of_table(desk: Desk, l: Language, which: Table, word: Text) -> impl IntoView {
    view! { <li><p><b>{word.of(l)}</b></p>{ways(desk, l, which, word)}</li> }
}

/// The ways: what people look at goes out as pictures, too.
fn ways(desk: Desk, l: Language, which: Table, word: Text) -> impl IntoView {
    let build = desk.build(l, which);
    let what = word.of(l);
    let drawn = matches!(which, Table::Pairings | Table::Standings)
        .then(|| pictures(desk.event, l, what, &build, desk.said));
    view! { <div class="acts">{spreadsheets(desk.event, l, what, &build, desk.said)}{drawn}</div> }
}

/// The pairs of a round that the players know.
#[component]
fn Pairings(desk: Desk) -> impl IntoView {
    let l = language();
    let known = desk
        .event
        .memo(|open| open.edition(device::now()).rounds().map(|round| round.no).collect::<Vec<_>>());
    let acts = move || {
        // Read, so that the pictures are as many as the table needs.
        desk.event.get();
        desk.round.get();
        ways(desk, l, Table::Pairings, words::PAIRINGS)
    };
    live(move || {
        let known = known.get();
        let latest = *known.last()?;
        let options = known.into_iter().map(|no| (no, no.0.to_string())).collect::<Vec<_>>();
        let chosen = Signal::derive(move || desk.round.get().unwrap_or(latest));
        let choose = move |no| desk.round.set(Some(no));
        Some(view! {
            <li>
                <p><b>{words::PAIRINGS.of(l)}</b></p>
                <Select id="out-round".to_owned() label=print::OF_ROUND.of(l) options chosen choose/>
                {live(acts)}
            </li>
        })
    })
}

/// The file for other programs, or why there is none.
#[component]
fn Report(desk: Desk) -> impl IntoView {
    let l = language();
    let refusal = desk.event.memo(|open| trf::Told::of(open.tournament()).err());
    let said = move || match refusal.get() {
        None => view! {
            <button type="button" on:click=move |_| take_report(desk, l)>{words::TRF.of(l)}</button>
            <p><small>{words::TRF_HINT.of(l)}</small></p>
        }
        .into_any(),
        Some(why) => view! { <p>{trf_words::untellable(l, why)}</p> }.into_any(),
    };
    view! { <li>{live(said)}</li> }
}

fn take_page(desk: Desk, l: Language) {
    let open = desk.event.now();
    let edition = open.edition(device::now());
    let name = edition.file_name(&edition.latest(l), "html");
    take_out::save(l, name, "text/html", page(&edition, l).as_bytes(), Vec::new(), desk.said);
}

fn take_book(desk: Desk, l: Language) {
    let open = desk.event.now();
    let edition = open.edition(device::now());
    take_out::save_book(l, &edition, &edition.latest(l), tables::book(&edition, l, desk.phones()), desk.said);
}

fn take_report(desk: Desk, l: Language) {
    let open = desk.event.now();
    let edition = open.edition(device::now());
    let Ok(told) = trf::Told::of(edition.event) else { return };
    let written = trf::write(&told.trf);
    let lost = written.notices.iter().map(|&lost| trf_words::notice(l, lost));
    let unsaid = told.unsaid.iter().map(|&lost| trf_words::unsaid(l, lost)).chain(lost).collect();
    let name = edition.file_name(&edition.latest(l), "trf");
    take_out::save(l, name, "text/plain", written.text.as_bytes(), unsaid, desk.said);
}
