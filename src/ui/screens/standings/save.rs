//! How do the standings go into a spreadsheet? As they are on the screen: as a spreadsheet whose cells are
//! text, or as separated values, numbers as numbers.
use super::Board;
use crate::exchange::book;
use crate::handout::{Edition, MAX_TITLE, in_letters, tables};
use crate::standings::Table;
use crate::ui::device;
use crate::ui::drafts::drafts;
use crate::ui::event::Open;
use crate::ui::office;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::preferences::language;
use crate::ui::take_away;
use crate::words::{categories, paste, standings as words};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What a spreadsheet is to a browser.
const BOOK: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// The buttons that save the table.
#[component]
pub fn SaveTable(board: Board) -> impl IntoView {
    let l = language();
    let fault = RwSignal::new(None);
    // Asked here: where a button or the worker answers there is no context to ask.
    let category = drafts(board.event).category;
    let name_of = move |table: &Table, ending: &str| {
        let what = categories::titled(l, &words::title(l, table.through.0), &category.get_untracked());
        let event = board.event.now().tournament().about().title.clone();
        format!("{}.{ending}", in_letters(&format!("{event}-{what}"), MAX_TITLE))
    };
    let save_book = move |_| {
        fault.set(None);
        spawn_local(async move {
            let (open, table) = (board.event.now(), board.shown.get_untracked());
            let sheet = tables::standings(&edition(&open), l, &table);
            let rows = sheet.texts(l);
            match office::write(vec![book::Sheet { name: sheet.name, rows }]).await {
                Ok(bytes) => download(&name_of(&table, "xlsx"), BOOK, &bytes),
                Err(why) => {
                    fault.try_set(Some(why));
                }
            }
        });
    };
    let save_csv = move |_| {
        let (open, table) = (board.event.now(), board.shown.get_untracked());
        let text = tables::standings(&edition(&open), l, &table).csv(l);
        download(&name_of(&table, "csv"), "text/csv", text.as_bytes());
    };
    let said = move || {
        let said = paste::book_fault(l, fault.get()?);
        Some(view! { <span class="fault"><Mark of="alarm"/>{said}</span> })
    };
    view! {
        <button type="button" on:click=save_book>{words::SAVE_BOOK.of(l)}</button>
        <button type="button" on:click=save_csv>{words::SAVE_CSV.of(l)}</button>
        <span role="status">{live(said)}</span>
    }
}

fn edition(open: &Open) -> Edition<'_> {
    Edition { event: open.tournament(), version: open.log.len(), at: device::now() }
}

fn download(name: &str, kind: &str, bytes: &[u8]) {
    if take_away::download(name, kind, bytes).is_err() {
        leptos::logging::warn!("the browser made no file of the standings");
    }
}
