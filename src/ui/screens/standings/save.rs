//! How do the standings leave the screen? As they are on it, in its category: as a spreadsheet whose cells are
//! text, as separated values, numbers as numbers, as a picture.
use super::Board;
use crate::handout::{Edition, tables};
use crate::ui::drafts::drafts;
use crate::ui::parts::live::live;
use crate::ui::preferences::language;
use crate::ui::take_out::{Build, Said, Told, pictures, spreadsheets};
use crate::words::{categories, common};
use leptos::prelude::*;
use std::sync::Arc;

/// The buttons that take the table out, and what became of it.
#[component]
pub fn TakeOut(board: Board) -> impl IntoView {
    let l = language();
    let said: Said = RwSignal::new(None);
    // Asked here: where a button or the worker answers there is no context to ask.
    let category = drafts(board.event).category;
    let build: Build = Arc::new(move |edition: &Edition<'_>| {
        let mut sheet = tables::standings(edition, l, &board.shown.get_untracked());
        sheet.title = categories::titled(l, &sheet.title, &category.get_untracked());
        Some(sheet)
    });
    let what = common::STANDINGS.of(l);
    let books = spreadsheets(board.event, l, what, &build, said);
    let drawn = move || {
        // Read, so that the pictures are as many as the table needs.
        board.shown.get();
        pictures(board.event, l, what, &build, said)
    };
    view! {
        <div class="acts">{books}{live(drawn)}</div>
        <Told said/>
    }
}
