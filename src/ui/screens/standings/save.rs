//! How do the standings go into a spreadsheet? As they are on the screen, numbers as numbers.
use super::Board;
use crate::exchange::csv;
use crate::standings::{Row, Table, Value};
use crate::ui::event::Open;
use crate::ui::preferences::language;
use crate::ui::take_away;
use crate::words::{Language, common, standings as words};
use leptos::prelude::*;

/// The button that saves the table.
#[component]
pub fn SaveTable(board: Board) -> impl IntoView {
    let l = language();
    let save = move |_| {
        let (open, table) = (board.event.now(), board.table.get_untracked());
        let title = format!("{}-{}", open.tournament().about().title, words::title(l, table.through.0));
        let text = csv::write(&rows(l, &open, &table), separator(l));
        if take_away::download(&format!("{}.csv", take_away::in_letters(&title)), "text/csv", text.as_bytes())
            .is_err()
        {
            leptos::logging::warn!("the browser made no file of the standings");
        }
    };
    view! { <button type="button" on:click=save>{words::SAVE_CSV.of(l)}</button> }
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
        [row.place.to_string(), open.name(row.player), club].into_iter().chain(values).collect()
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
