//! How does one person come onto the list? Name, club, Enter; then the next.
use super::draft::{Draft, MainFields, OtherFields};
use crate::tournament::{Decision, Entry};
use crate::ui::device;
use crate::ui::event::Event;
use crate::ui::preferences::language;
use crate::words::people;
use leptos::prelude::*;

/// The form for one person.
#[component]
pub fn AddForm(event: Event) -> impl IntoView {
    let l = language();
    let draft = Draft::of(&Entry::default());
    let submit = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let Some(entry) = draft.entry() else { return };
        if event.decide(Decision::Register(vec![entry])) {
            draft.clear();
        }
        device::focus("add-name");
    };
    view! {
        <form class="add" on:submit=submit aria-label=people::ADD_ONE.of(l)>
            <div class="add-main">
                <MainFields draft prefix="add"/>
                <button type="submit" class="primary">{people::ADD.of(l)}</button>
            </div>
            <details>
                <summary>{people::MORE_FIELDS.of(l)}</summary>
                <div class="fields"><OtherFields draft prefix="add"/></div>
            </details>
        </form>
    }
}
