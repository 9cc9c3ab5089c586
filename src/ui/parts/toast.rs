//! What was just done? A line with Undo that goes away by itself; a refusal stays until it is read.
use super::live::live;
use super::mark::Mark;
use crate::tournament::Decision;
use crate::ui::device::Guard;
use crate::ui::event::{Event, Message, event};
use crate::ui::preferences::language;
use crate::units::DecisionId;
use crate::words::{Spoken, common};
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
    let toast = move || {
        event.message().map(|message| match message {
            Message::Done { text, decisions } => view! { <Done event text decisions/> }.into_any(),
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
fn Done(event: Event, text: Spoken, decisions: Vec<DecisionId>) -> impl IntoView {
    let l = language();
    let guard = Guard::new();
    let log = event.now();
    let mut logged = decisions.iter().filter_map(|&decision| log.log.get(decision));
    let is_undo = logged.any(|logged| matches!(logged.decision, Decision::Undo(_)));
    let label = if is_undo { common::REDO.of(l) } else { common::UNDO.of(l) };
    let undo = move |_| {
        if guard.is_settled() {
            event.decide(Decision::Undo(decisions.clone()));
        }
    };
    view! {
        <div class="toast">
            <p>{text.of(l).to_owned()}</p>
            <button type="button" on:click=undo><Mark of="undo"/>{label}</button>
            <button type="button" on:click=move |_| event.dismiss_message() aria-label=common::CLOSE.of(l)>
                <Mark of="cross"/>
            </button>
        </div>
    }
}
