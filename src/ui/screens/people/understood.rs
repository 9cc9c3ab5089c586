//! How was a list read? Encoding, sheet, what stands between the columns, the header: each can be changed.
use super::paste::{FILES, Paste, Read};
use super::source::{OpenedBook, OpenedText, Source};
use crate::exchange::roster::Delimiter;
use crate::exchange::text::Encoding;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::{Mark, Subsection};
use crate::ui::parts::select::Select;
use crate::ui::preferences::language;
use crate::words::paste;
use leptos::prelude::*;

/// A file instead of what is typed, and how it was read.
#[component]
pub fn OpenFile(state: Paste) -> impl IntoView {
    let l = language();
    let open = move |ev: leptos::ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&ev);
        let file = input.files().and_then(|files| files.get(0));
        // So that the same file can be chosen again.
        input.set_value("");
        if let Some(file) = file {
            state.open(file);
        }
    };
    let said = move || {
        let fault = state.file_fault.get().map(|fault| {
            view! { <span class="fault"><Mark of="alarm"/>{paste::book_fault(l, fault)}</span> }
        });
        let opening = state.is_opening.get().then(|| {
            let said = paste::OPENING_FILE.of(l);
            view! { <span class="coming">{said}<progress aria-label=said></progress></span> }
        });
        (opening, fault)
    };
    let how = move || match state.source.get() {
        Source::Typed => None,
        Source::Text(text) => Some(view! { <EncodingField state text/> }.into_any()),
        Source::Book(book) => Some(view! { <SheetField state book/> }.into_any()),
    };
    view! {
        <div class="field">
            <label for="paste-file">{paste::OPEN_FILE.of(l)}</label>
            <input id="paste-file" type="file" accept=FILES on:change=open/>
            <span role="status">{live(said)}</span>
        </div>
        {live(how)}
    }
}

#[component]
fn EncodingField(state: Paste, text: OpenedText) -> impl IntoView {
    let l = language();
    let options = Encoding::ALL.map(|encoding| (encoding, paste::encoding(l, encoding).to_owned())).to_vec();
    let chosen = Signal::stored(text.encoding);
    let unreadable = (text.n_unreadable > 0).then(|| {
        let said = paste::unreadable(l, text.n_unreadable);
        view! { <span class="fault"><Mark of="alarm"/>{said}</span> }
    });
    view! {
        <Select
            id="paste-encoding".to_owned()
            label=paste::ENCODING.of(l)
            options
            chosen
            choose=move |encoding| state.set_encoding(encoding)
        />
        {unreadable}
    }
}

#[component]
fn SheetField(state: Paste, book: OpenedBook) -> impl IntoView {
    let l = language();
    let is_empty = book.rows().is_ok_and(<[_]>::is_empty);
    let names = book.sheets.iter().map(|sheet| sheet.name.clone());
    let options: Vec<(usize, String)> = names.enumerate().collect();
    let chosen = Signal::stored(book.chosen);
    let choose = move |chosen| state.set_book(OpenedBook { chosen, ..book.clone() });
    let field = (options.len() > 1).then(|| {
        view! { <Select id="paste-sheet".to_owned() label=paste::SHEET.of(l) options chosen choose/> }
    });
    view! {
        {field}
        {is_empty.then(|| view! { <p>{paste::EMPTY_SHEET.of(l)}</p> })}
    }
}

/// What stands between the columns, and whether there is a header.
#[component]
pub fn Understood(state: Paste, draft: Read) -> impl IntoView {
    let l = language();
    let choose = move |delimiter| {
        state.columns.set(None);
        state.has_no_header.set(false);
        state.delimiter.set(Some(delimiter));
    };
    let shape = Memo::new(move |_| {
        draft.with(|draft| draft.as_ref().ok().map(|draft| (draft.delimiter, draft.header)))
    });
    let delimiter = Signal::derive(move || shape.get().map_or(Delimiter::Line, |(delimiter, _)| delimiter));
    let field = move || {
        let options = Delimiter::ALL.map(|delimiter| (delimiter, paste::delimiter(l, delimiter).to_owned()));
        // The cells of a sheet are what they are.
        let is_text = state.source.with(|source| !matches!(source, Source::Book(_)));
        is_text.then(|| {
            view! {
                <Select
                    id="paste-delimiter".to_owned()
                    label=paste::DELIMITER.of(l)
                    options=options.to_vec()
                    chosen=delimiter
                    choose
                />
            }
        })
    };
    let header = move || {
        shape.get().and_then(|(_, header)| header).map(|line| {
            view! {
                <p>{paste::header(l, line)}</p>
                <button type="button" on:click=move |_| state.has_no_header.set(true)>
                    {paste::HEADER_IS_A_PERSON.of(l)}
                </button>
            }
        })
    };
    view! {
        <Subsection title=paste::UNDERSTOOD.of(l)/>
        {live(field)}
        {live(header)}
    }
}
