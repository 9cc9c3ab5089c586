//! How does one person come onto the list? Name, club, Enter; then the next.
use super::draft::{self, Draft, MainFields, OtherFields};
use crate::exchange::roster::is_same;
use crate::names::fold;
use crate::tournament::{Decision, Entry};
use crate::ui::device;
use crate::ui::event::{Event, Open};
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::preferences::language;
use crate::words::{Language, paste, people};
use leptos::prelude::*;

/// The form for one person.
#[component]
pub fn AddForm(
    event: Event,
    /// What has been typed so far.
    draft: Draft,
) -> impl IntoView {
    let l = language();
    let taken = draft::taken(event, None);
    let counting = event.memo(|open| open.tournament().rating_list().to_owned());
    Effect::new(move |_| draft.counting.set(counting.get()));
    // Whoever presses again after the warning means another person of the same name.
    let warned = RwSignal::new(None);
    let submit = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let Some(entry) = draft.entry(taken) else { return };
        let is_twin = is_there(&event.now(), &entry);
        if is_twin && warned.get_untracked().as_ref() != Some(&entry) {
            warned.set(Some(entry));
        } else if event.decide(Decision::Register(vec![entry])) {
            warned.set(None);
            draft.clear();
        }
        device::focus("add-name");
    };
    let said = move || {
        let name = draft.name.get();
        let warned = warned.get().filter(|entry| fold(&entry.name) == fold(&name));
        let said = warning(l, &event.get(), &name, warned.as_ref())?;
        Some(view! { <span class="fault"><Mark of="alarm"/>{said}</span> })
    };
    view! {
        <form class="add" on:submit=submit aria-label=people::ADD_ONE.of(l)>
            <div class="add-main">
                <MainFields draft prefix="add"/>
                <button type="submit" class="primary">{people::ADD.of(l)}</button>
            </div>
            <p role="status">{live(said)}</p>
            <details>
                <summary>{people::MORE_FIELDS.of(l)}</summary>
                <div class="fields"><OtherFields draft taken prefix="add"/></div>
            </details>
        </form>
    }
}

/// Whether nothing that is known tells the entry from somebody on the list: as a pasted line would be
/// left out, a typed one is asked about (case O16).
fn is_there(open: &Open, entry: &Entry) -> bool {
    open.tournament().players().any(|player| is_same(entry, &player.entry))
}

/// What is said of a name that somebody has already, accents aside.
fn warning(l: Language, open: &Open, name: &str, warned: Option<&Entry>) -> Option<String> {
    let folded = fold(name);
    let is_known =
        !folded.is_empty() && open.tournament().players().any(|player| fold(&player.entry.name) == folded);
    match warned {
        Some(entry) => Some(people::is_there(l, &entry.name)),
        None => is_known.then(|| paste::SAME_NAME.of(l).to_owned()),
    }
}
