//! How do these lists leave the device? On paper, as a spreadsheet, as separated values, as a picture.
use crate::handout::{Edition, Sheet as Table};
use crate::standings;
use crate::ui::event::Event;
use crate::ui::parts::live::live;
use crate::ui::preferences::language;
use crate::ui::router::{Route, Screen, Sheet, href};
use crate::ui::take_out::{Build, Said, Told, pictures, spreadsheets};
use crate::units::RoundNo;
use crate::words::{Language, common};
use leptos::prelude::*;
use std::sync::Arc;

/// A list that is made of the event and its standings.
type List = fn(&Edition<'_>, Language, &standings::Table) -> Option<Table>;

/// The buttons that take a list out, and what became of it.
#[component]
pub fn TakeOut(
    event: Event,
    /// What it is called.
    what: &'static str,
    /// What it is on paper.
    sheet: Sheet,
    /// After which round.
    through: Signal<RoundNo>,
    /// The list.
    list: List,
) -> impl IntoView {
    let l = language();
    let said: Said = RwSignal::new(None);
    let build: Build = Arc::new(move |edition: &Edition<'_>| {
        list(edition, l, &standings::table(edition.event, edition.last_complete()))
    });
    let books = spreadsheets(event, l, what, &build, said);
    let rest = move || {
        // Read, so that the pictures are as many as the list needs.
        let _ = event.get();
        let print = href(Route::Event(event.id(), Screen::Sheet(sheet, through.get())));
        view! {
            <a class="button" href=print aria-label=common::titled(l, what, common::PRINT.of(l))>{common::PRINT.of(l)}</a>
            {pictures(event, l, what, &build, said)}
        }
    };
    view! {
        <div class="acts">{books}{live(rest)}</div>
        <Told said/>
    }
}
