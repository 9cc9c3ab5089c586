//! How does a whole list come in? Pasted or from a file, understood, checked, taken as one decision.
use super::preview::{Preview, Understood};
use crate::exchange::roster::{Column, Delimiter, RosterDraft, RosterFault, parse};
use crate::exchange::text::{Encoding, decode, decode_as};
use crate::ui::device;
use crate::ui::event::Event;
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::mark::{Mark, Section};
use crate::ui::preferences::language;
use crate::words::{common, paste};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::collections::BTreeMap;
use std::sync::Arc;
use wasm_bindgen_futures::JsFuture;

/// The bytes of a file, how they were read, and how many places could not be.
type OpenedFile = (Arc<Vec<u8>>, Encoding, usize);

/// A list while it is looked at: the text, and what the person says of it.
#[derive(Clone, Copy)]
pub struct Paste {
    text: RwSignal<String>,
    file: RwSignal<Option<OpenedFile>>,
    is_file_fault: RwSignal<bool>,
    /// What stands between the columns, if the guess was wrong.
    pub delimiter: RwSignal<Option<Delimiter>>,
    /// Whether the header is a person too.
    pub has_no_header: RwSignal<bool>,
    /// What the columns mean, if the guess was wrong.
    pub columns: RwSignal<Option<Vec<Column>>>,
    /// Rows that the person takes or leaves out against the proposal.
    pub chosen: RwSignal<BTreeMap<usize, bool>>,
}

impl Paste {
    /// Nothing yet.
    pub fn new() -> Self {
        Self {
            text: RwSignal::new(String::new()),
            file: RwSignal::new(None),
            is_file_fault: RwSignal::new(false),
            delimiter: RwSignal::new(None),
            has_no_header: RwSignal::new(false),
            columns: RwSignal::new(None),
            chosen: RwSignal::new(BTreeMap::new()),
        }
    }

    /// Gives everything up.
    pub fn clear(self) {
        self.file.set(None);
        self.is_file_fault.set(false);
        self.set_text(String::new());
    }

    /// Another text: what was said of the old one no longer counts.
    fn set_text(self, text: String) {
        self.delimiter.set(None);
        self.has_no_header.set(false);
        self.columns.set(None);
        self.chosen.set(BTreeMap::new());
        self.text.set(text);
    }

    fn set_file(self, bytes: Arc<Vec<u8>>, encoding: Option<Encoding>) {
        let decoded = encoding.map_or_else(|| decode(&bytes), |encoding| decode_as(&bytes, encoding));
        self.file.set(Some((bytes, decoded.encoding, decoded.n_unreadable)));
        self.set_text(decoded.text);
    }

    /// The list as it is understood now.
    fn draft(self) -> Result<RosterDraft, RosterFault> {
        let this_year = device::now().civil().and_then(|(day, _, _)| u16::try_from(day.parts().0).ok());
        let mut draft = self.text.with(|text| parse(text, this_year.unwrap_or(2199)))?;
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
    let draft = Memo::new(move |_| state.draft());
    let typed = move |ev| {
        // What is typed on keeps what was said of it; only the rows that were chosen may have moved.
        state.chosen.set(BTreeMap::new());
        state.text.set(event_target_value(&ev));
    };
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
            <div class="form">
                <div class="field">
                    <label for="paste-text">{paste::TEXT.of(l)}</label>
                    <textarea id="paste-text" rows="8" spellcheck="false" prop:value=state.text on:input=typed></textarea>
                    <small>{paste::TEXT_HINT.of(l)}</small>
                </div>
                <OpenFile state/>
                {live(fault)}
                <Show when=is_something><Understood state draft/></Show>
            </div>
            <Show when=is_something><Preview event state draft close/></Show>
        </div>
    }
}

#[component]
fn OpenFile(state: Paste) -> impl IntoView {
    let l = language();
    let open = move |ev: leptos::ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&ev);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            let read = JsFuture::from(file.array_buffer()).await;
            state.is_file_fault.try_set(read.is_err());
            if let Ok(buffer) = read {
                state.set_file(Arc::new(js_sys::Uint8Array::new(&buffer).to_vec()), None);
            }
        });
    };
    let choose = move |ev| {
        let at = event_target_value(&ev).parse::<usize>().ok();
        let encoding = at.and_then(|at| Encoding::ALL.get(at).copied());
        if let Some((bytes, _, _)) = state.file.get_untracked() {
            state.set_file(bytes, encoding);
        }
    };
    let encodings = move || {
        state.file.get().map(|(_, now, n_unreadable)| {
            let options = Encoding::ALL.into_iter().enumerate().map(|(at, encoding)| {
                let word = paste::encoding(l, encoding);
                view! { <option value=at.to_string() selected={encoding == now}>{word}</option> }
            });
            let unreadable = (n_unreadable > 0).then(|| {
                view! { <span class="fault"><Mark of="alarm"/>{paste::unreadable(l, n_unreadable)}</span> }
            });
            view! {
                <div class="field">
                    <label for="paste-encoding">{paste::ENCODING.of(l)}</label>
                    <select id="paste-encoding" on:change=choose>{options.collect_view()}</select>
                    {unreadable}
                </div>
            }
        })
    };
    let fault = move || {
        let sentence = paste::UNREADABLE_FILE.of(l);
        state
            .is_file_fault
            .get()
            .then(|| view! { <span class="fault" role="alert"><Mark of="alarm"/>{sentence}</span> })
    };
    view! {
        <div class="field">
            <label for="paste-file">{paste::OPEN_FILE.of(l)}</label>
            <input id="paste-file" type="file" accept=".csv,.txt,.tsv,text/plain,text/csv" on:change=open/>
            {live(fault)}
        </div>
        {live(encodings)}
    }
}
