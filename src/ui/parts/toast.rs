//! What was just done? A line with Undo that goes away by itself; a refusal stays until it is read.
use super::live::live;
use super::mark::Mark;
use crate::tournament::Decision;
use crate::ui::device::Guard;
use crate::ui::event::{Event, Message, event};
use crate::ui::preferences::language;
use crate::words::common;
use leptos::prelude::*;
use std::time::Duration;

/// How long a line stays. Undo is in the log, too, and on the keys.
const STAYS: Duration = Duration::from_secs(8);

/// The line after the last act.
#[component]
pub fn Toasts() -> impl IntoView {
    let event = event();
    let l = language();
    Effect::new(move |_| {
        let shown = event.message();
        if matches!(shown, Some(Message::Done { .. } | Message::Said(_))) {
            set_timeout(move || event.dismiss_if(shown.as_ref()), STAYS);
        }
    });
    // The line stays while results come: only its words change.
    let is_done = Memo::new(move |_| matches!(event.message(), Some(Message::Done { .. })));
    let toast = move || {
        if is_done.get() {
            return Some(view! { <Done event/> }.into_any());
        }
        event.message().map(|message| match message {
            // It is shown above.
            Message::Done { .. } => ().into_any(),
            Message::Said(text) => view! {
                <div class="toast">
                    <p>{text.of(l).to_owned()}</p>
                    <button type="button" on:click=move |_| event.dismiss_message()>{common::CLOSE.of(l)}</button>
                </div>
            }
            .into_any(),
            Message::Refused(sentence) => view! {
                <div class="toast toast-refused">
                    <p>{sentence.of(l).to_owned()}" "<small>{common::STANDS.of(l)}</small></p>
                    <button type="button" on:click=move |_| event.dismiss_message()>{common::CLOSE.of(l)}</button>
                </div>
            }
            .into_any(),
        })
    };
    view! { <div class="toasts" role="status">{live(toast)}</div> }
}

#[component]
fn Done(event: Event) -> impl IntoView {
    let l = language();
    let guard = StoredValue::new(Guard::new());
    let done = Memo::new(move |_| match event.message() {
        Some(Message::Done { text, decisions }) => (text, decisions),
        Some(Message::Said(_) | Message::Refused(_)) | None => Default::default(),
    });
    // What is undone is another act now, so the button has to be read again.
    Effect::new(move |_| {
        done.track();
        guard.set_value(Guard::new());
    });
    let text = move || done.with(|(text, _)| text.of(l).to_owned());
    let label = move || {
        let open = event.now();
        let mut logged =
            done.with(|(_, decisions)| decisions.clone()).into_iter().filter_map(|id| open.log.get(id));
        let is_undo = logged.any(|logged| matches!(logged.decision, Decision::Undo(_)));
        if is_undo { common::REDO.of(l) } else { common::UNDO.of(l) }
    };
    let undo = move |_| {
        if guard.get_value().is_settled() {
            event.decide(Decision::Undo(done.with_untracked(|(_, decisions)| decisions.clone())));
        }
    };
    view! {
        <div class="toast">
            <p>{live(text)}</p>
            <button type="button" on:click=undo><Mark of="undo"/>{live(label)}</button>
            <button type="button" on:click=move |_| event.dismiss_message() aria-label=common::CLOSE.of(l)>
                <Mark of="cross"/>
            </button>
        </div>
    }
}
