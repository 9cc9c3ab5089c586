//! How do tables leave the app? As a spreadsheet, as separated values, as a picture; and what is said of it.
use super::device;
use super::event::Event;
use super::office;
use super::parts::live::live;
use super::parts::mark::Mark;
use super::picture;
use super::preferences::language;
use super::take_away::{self, Gone, PICTURE};
use crate::exchange::book;
use crate::handout::picture::parts_of;
use crate::handout::{Edition, Sheet, tables};
use crate::words::{Language, common, handout as words, paste};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::ops::Range;
use std::sync::Arc;

/// What a spreadsheet is to a browser.
const BOOK: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// What became of the last file.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// It left under this name; what it does not say.
    Left(String, Vec<String>),
    /// It did not, for this reason.
    Failed(String),
}

/// Where it is said.
pub type Said = RwSignal<Option<Outcome>>;

/// A table of the event as it is.
pub type Build = Arc<dyn Fn(&Edition<'_>) -> Option<Sheet> + Send + Sync>;

/// What became of the last file, in words.
#[component]
pub fn Told(said: Said) -> impl IntoView {
    let l = language();
    let told = move || match said.get()? {
        Outcome::Left(name, unsaid) => {
            let lines = unsaid.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
            Some(view! { <p>{words::saved_as(l, &name)}</p><ul class="lines">{lines}</ul> }.into_any())
        }
        Outcome::Failed(why) => Some(view! { <p class="fault"><Mark of="alarm"/>{why}</p> }.into_any()),
    };
    view! { <div class="told" role="status">{live(told)}</div> }
}

/// Saves a file.
pub fn save(l: Language, name: String, kind: &str, bytes: &[u8], unsaid: Vec<String>, said: Said) {
    let outcome = match take_away::download(&name, kind, bytes) {
        Ok(()) => Outcome::Left(name, unsaid),
        Err(_) => Outcome::Failed(common::NOT_SAVED.of(l).to_owned()),
    };
    // The screen may be gone by now.
    said.try_set(Some(outcome));
}

/// Saves sheets in one file, with one more that says of what they are.
pub fn save_book(l: Language, edition: &Edition<'_>, what: &str, sheets: Vec<Sheet>, said: Said) {
    let name = edition.file_name(what, "xlsx");
    let texts = |sheet: Sheet| book::Sheet { rows: sheet.texts(l), name: sheet.name };
    let sheets = sheets.into_iter().map(texts).collect();
    said.set(None);
    spawn_local(async move {
        match office::write(sheets).await {
            Ok(bytes) => save(l, name, BOOK, &bytes, Vec::new(), said),
            Err(why) => {
                said.try_set(Some(Outcome::Failed(paste::book_fault(l, why))));
            }
        }
    });
}

/// The buttons that take a table out as a spreadsheet and as separated values.
pub fn spreadsheets(
    event: Event,
    l: Language,
    what: &str,
    build: &Build,
    said: Said,
) -> impl IntoView + use<> {
    let name = |word: &str| common::titled(l, what, word);
    let (name_book, name_csv) = (name(words::AS_BOOK.of(l)), name(words::AS_CSV.of(l)));
    let (build_book, build_csv) = (build.clone(), build.clone());
    let book = move |_| {
        let open = event.now();
        let edition = open.edition(device::now());
        if let Some(sheet) = build_book(&edition) {
            let title = sheet.title.clone();
            save_book(l, &edition, &title, tables::with_about(&edition, l, vec![sheet]), said);
        }
    };
    let csv = move |_| {
        let open = event.now();
        let edition = open.edition(device::now());
        if let Some(sheet) = build_csv(&edition) {
            let name = edition.file_name(&sheet.title, "csv");
            save(l, name, "text/csv", sheet.csv(l).as_bytes(), Vec::new(), said);
        }
    };
    view! {
        <button type="button" aria-label=name_book on:click=book>{words::AS_BOOK.of(l)}</button>
        <button type="button" aria-label=name_csv on:click=csv>{words::AS_CSV.of(l)}</button>
    }
}

/// The buttons that take a table out as pictures: one each, so that each is handed on by a press of its own.
pub fn pictures(event: Event, l: Language, what: &str, build: &Build, said: Said) -> impl IntoView + use<> {
    let open = event.now();
    let sheet = build(&open.edition(device::now()));
    let n_rows = sheet.as_ref().map_or(0, |sheet| sheet.rows.len().saturating_sub(1));
    let parts = sheet.as_ref().map_or_else(Vec::new, parts_of);
    let word = if take_away::can_share_pictures() { words::SHARE_PICTURE } else { words::SAVE_PICTURE };
    let is_paged = parts.len() > 1;
    let button = |part: Range<usize>| {
        let rows = is_paged.then(|| words::rows(l, part.start + 1, part.end, n_rows));
        let shown = rows.map_or_else(|| word.of(l).to_owned(), |rows| common::titled(l, word.of(l), &rows));
        let (name, build) = (common::titled(l, what, &shown), build.clone());
        let draw = move |_| draw(event, l, &build, &part, said);
        view! { <button type="button" aria-label=name on:click=draw>{shown}</button> }
    };
    parts.into_iter().map(button).collect_view()
}

fn draw(event: Event, l: Language, build: &Build, part: &Range<usize>, said: Said) {
    let open = event.now();
    let edition = open.edition(device::now());
    let Some(sheet) = build(&edition) else { return };
    let rows = if parts_of(&sheet).len() > 1 {
        format!(" {}–{}", part.start + 1, part.end)
    } else {
        String::new()
    };
    let name = edition.file_name(&format!("{}{rows}", sheet.title), "png");
    let Ok(bytes) = picture::png(&edition, l, &sheet, part) else {
        return said.set(Some(Outcome::Failed(common::NOT_SAVED.of(l).to_owned())));
    };
    take_away::share_file(name.clone(), PICTURE, bytes, move |gone| {
        // The screen may be gone by now.
        said.try_set(match gone {
            Gone::Given | Gone::Saved => Some(Outcome::Left(name, Vec::new())),
            Gone::CalledOff => None,
            Gone::Nowhere => Some(Outcome::Failed(common::NOT_SAVED.of(l).to_owned())),
        });
    });
}
