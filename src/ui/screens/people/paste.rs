//! How does a whole list come in? Pasted or from a file, understood, checked, taken as one decision.
use super::preview::Preview;
use super::source::{self, OpenedBook, Source};
use super::understood::{OpenFile, Understood};
use crate::exchange::book::{BookFault, as_pasted};
use crate::exchange::roster::{Column, Delimiter, RosterDraft, RosterFault, parse};
use crate::exchange::text::Encoding;
use crate::ui::device;
use crate::ui::event::Event;
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::mark::{Mark, Section};
use crate::ui::preferences::language;
use crate::words::{common, paste};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::collections::BTreeMap;

/// What the files that can be opened are called.
pub const FILES: &str = ".csv,.txt,.tsv,.xlsx,.xlsm,.xls,text/plain,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// A list as it is understood, or why it is not.
pub type Read = Memo<Result<RosterDraft, RosterFault>>;

/// A list while it is looked at: the text, and what the person says of it.
#[derive(Clone, Copy)]
pub struct Paste {
    /// The text as it is now.
    pub text: RwSignal<String>,
    /// Where it comes from.
    pub source: RwSignal<Source>,
    /// Why the last file was not opened.
    pub file_fault: RwSignal<Option<BookFault>>,
    /// Whether a file is being opened.
    pub is_opening: RwSignal<bool>,
    /// What stands between the columns, if the guess was wrong.
    pub delimiter: RwSignal<Option<Delimiter>>,
    /// Whether the header is a person too.
    pub has_no_header: RwSignal<bool>,
    /// What the columns mean, if the guess was wrong.
    pub columns: RwSignal<Option<Vec<Column>>>,
    /// Rows that the person takes or leaves out against the proposal.
    pub chosen: RwSignal<BTreeMap<usize, bool>>,
    /// A file that was given before this part of the app was there.
    given: StoredValue<Option<web_sys::File>, LocalStorage>,
    /// How many files were given so far: an older one that comes late is not shown.
    n_given: StoredValue<u32>,
}

impl Paste {
    /// Nothing yet.
    pub fn new() -> Self {
        Self {
            text: RwSignal::new(String::new()),
            source: RwSignal::new(Source::Typed),
            file_fault: RwSignal::new(None),
            is_opening: RwSignal::new(false),
            delimiter: RwSignal::new(None),
            has_no_header: RwSignal::new(false),
            columns: RwSignal::new(None),
            chosen: RwSignal::new(BTreeMap::new()),
            given: StoredValue::new_local(None),
            n_given: StoredValue::new(0),
        }
    }

    /// Gives everything up.
    pub fn clear(self) {
        self.n_given.update_value(|n| *n += 1);
        self.given.set_value(None);
        self.is_opening.set(false);
        self.file_fault.set(None);
        self.source.set(Source::Typed);
        self.set_text(String::new());
    }

    /// Keeps a file until the part of the app that opens it is there.
    pub fn give(self, file: web_sys::File) {
        self.given.set_value(Some(file));
    }

    /// Another text: what was said of the old one no longer counts.
    fn set_text(self, text: String) {
        self.delimiter.set(None);
        self.has_no_header.set(false);
        self.columns.set(None);
        self.chosen.set(BTreeMap::new());
        self.text.set(text);
    }

    /// Opens a file; what was there before stays if it cannot be opened.
    pub fn open(self, file: web_sys::File) {
        self.n_given.update_value(|n| *n += 1);
        let nth = self.n_given.get_value();
        self.is_opening.set(true);
        self.file_fault.set(None);
        spawn_local(async move {
            let opened = source::open(&file).await;
            // Another file, or none, is wanted by now.
            if self.n_given.try_get_value() != Some(nth) {
                return;
            }
            self.is_opening.set(false);
            match opened {
                Ok((Source::Book(book), _)) => self.set_book(book),
                Ok((source, text)) => {
                    self.source.set(source);
                    self.set_text(text);
                }
                Err(fault) => self.file_fault.set(Some(fault)),
            }
        });
    }

    /// Reads the file of text in another encoding.
    pub fn set_encoding(self, encoding: Encoding) {
        if let Source::Text(opened) = self.source.get_untracked() {
            let (opened, text) = opened.read_as(encoding);
            self.source.set(Source::Text(opened));
            self.set_text(text);
        }
    }

    /// Looks at a sheet of a spreadsheet.
    pub fn set_book(self, book: OpenedBook) {
        let rows = book.rows().map(as_pasted);
        self.file_fault.set(rows.as_ref().err().copied());
        self.set_text(rows.unwrap_or_default());
        self.delimiter.set(Some(Delimiter::Tab));
        self.source.set(Source::Book(book));
    }

    /// What is typed on keeps what was said of it; only the rows that were chosen may have moved.
    fn type_on(self, text: String) {
        self.chosen.set(BTreeMap::new());
        self.text.set(text);
    }

    /// The list as it is understood now.
    fn read(self) -> Result<RosterDraft, RosterFault> {
        let mut draft = self.text.with(|text| parse(text, device::this_year()))?;
        if let Some(delimiter) = self.delimiter.get() {
            draft = draft.with_delimiter(delimiter)?;
        }
        if self.has_no_header.get() {
            draft = draft.without_header()?;
        }
        // Meanings for another number of columns are those of an older state of the text.
        match self.columns.get() {
            Some(columns) if columns.len() == draft.columns.len() => Ok(draft.with_columns(columns)),
            Some(_) | None => Ok(draft),
        }
    }
}

/// The part of the screen for a whole list.
#[component]
pub fn PasteList(
    event: Event,
    /// What has been pasted so far.
    state: Paste,
    close: Callback<()>,
) -> impl IntoView {
    let l = language();
    if let Some(file) = state.given.try_update_value(Option::take).flatten() {
        state.open(file);
    }
    let draft: Read = Memo::new(move |_| state.read());
    let fault = move || {
        let fault = draft.with(|draft| draft.as_ref().err().copied())?;
        Some(view! { <p class="fault" role="alert"><Mark of="alarm"/>{paste::fault(l, fault)}</p> })
    };
    let is_something = move || draft.with(|draft| draft.as_ref().is_ok_and(|draft| !draft.rows.is_empty()));
    view! {
        <Section title=paste::PASTE.of(l)>
            <button type="button" on:click=move |_| close.run(())>{common::CANCEL.of(l)}</button>
        </Section>
        <div class="split2">
            <div class="field">
                <label for="paste-text">{paste::TEXT.of(l)}</label>
                <textarea
                    id="paste-text"
                    rows="8"
                    spellcheck="false"
                    prop:value=state.text
                    on:input=move |ev| state.type_on(event_target_value(&ev))
                ></textarea>
                <small>{paste::TEXT_HINT.of(l)}</small>
            </div>
            <div class="form">
                <OpenFile state/>
                {live(fault)}
                <Show when=is_something><Understood state draft/></Show>
            </div>
        </div>
        <Show when=is_something><Preview event state draft close/></Show>
    }
}
