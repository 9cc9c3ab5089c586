//! How do the standings go into a spreadsheet? As they are on the screen: as a spreadsheet whose cells are
//! text, or as separated values, numbers as numbers.
use super::Board;
use crate::exchange::book::Sheet;
use crate::exchange::csv;
use crate::standings::{Row, Table, Value};
use crate::ui::drafts::drafts;
use crate::ui::event::Open;
use crate::ui::office;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::preferences::language;
use crate::ui::take_away;
use crate::words::{Language, categories, common, paste, standings as words};
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
        format!("{}.{ending}", take_away::in_letters(&format!("{event}-{what}")))
    };
    let save_book = move |_| {
        fault.set(None);
        spawn_local(async move {
            let (open, table) = (board.event.now(), board.shown.get_untracked());
            let name = words::title(l, table.through.0);
            match office::write(vec![Sheet { name, rows: rows(l, &open, &table) }]).await {
                Ok(bytes) => download(&name_of(&table, "xlsx"), BOOK, &bytes),
                Err(why) => {
                    fault.try_set(Some(why));
                }
            }
        });
    };
    let save_csv = move |_| {
        let (open, table) = (board.event.now(), board.shown.get_untracked());
        let text = csv::write(&rows(l, &open, &table), separator(l));
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

fn download(name: &str, kind: &str, bytes: &[u8]) {
    if take_away::download(name, kind, bytes).is_err() {
        leptos::logging::warn!("the browser made no file of the standings");
    }
}

/// Where the comma is in the numbers, the semicolon is between the cells; so spreadsheets expect it.
const fn separator(l: Language) -> char {
    match l {
        Language::Vietnamese => ';',
        Language::Chinese | Language::English => ',',
    }
}

fn rows(l: Language, open: &Open, table: &Table) -> Vec<Vec<String>> {
    let first = [words::RANK.of(l), words::PLAYER.of(l), common::CLUB.of(l)].map(str::to_owned);
    let heads = first.into_iter().chain(table.criteria.iter().map(|criterion| words::head(l, criterion)));
    let line = |row: &Row| {
        let club =
            open.tournament().player(row.player).map_or_else(String::new, |player| player.entry.club.clone());
        let values = row.values.iter().map(|&value| written(l, value));
        let name = match row.is_annulled {
            true => format!("{} ({})", open.name(row.player), words::ANNULLED_SHORT.of(l)),
            false => open.name(row.player),
        };
        [row.place.to_string(), name, club].into_iter().chain(values).collect()
    };
    std::iter::once(heads.collect()).chain(table.rows.iter().map(line)).collect()
}

/// A value as a spreadsheet reads it; what is no number stays as it is shown.
fn written(l: Language, value: Value) -> String {
    match value {
        Value::NotApplied => String::new(),
        Value::Points(points) => decimal(l, i64::from(points.0), 2),
        Value::Product(points) => decimal(l, points.0, 4),
        Value::Average { .. }
        | Value::Mean { .. }
        | Value::Count(_)
        | Value::Rating(_)
        | Value::Number(_)
        | Value::Lot(_) => words::value(value),
    }
}

/// So many halves or quarters with a decimal mark.
fn decimal(l: Language, parts: i64, of: i64) -> String {
    let sign = if parts < 0 { "-" } else { "" };
    let (whole, hundredths) = (parts.abs() / of, parts.abs() % of * 100 / of);
    let mark = if separator(l) == ';' { ',' } else { '.' };
    match hundredths {
        0 => format!("{sign}{whole}"),
        _ => format!("{sign}{whole}{mark}{hundredths:02}").trim_end_matches('0').to_owned(),
    }
}
