//! By which rules is this event played? To read, to answer what is open, to change with one decision.
use crate::regulation::Regulation;
use crate::tournament::Decision;
use crate::ui::device;
use crate::ui::drafts::drafts;
use crate::ui::event::{Open, event};
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::mark::{Mark, Section};
use crate::ui::parts::regulation::{OwnGroups, QUESTION, RegulationSheet, Typed};
use crate::ui::preferences::language;
use crate::words::rules;
use leptos::prelude::*;
use std::sync::Arc;

/// The regulation of the open event.
#[component]
pub fn RulesScreen() -> impl IntoView {
    let event = event();
    let l = language();
    let saved = event.memo(|open| open.tournament().regulation().clone());
    provide_context(OwnGroups(event.now().tournament().tables().categories.clone()));
    let drafts = drafts(event);
    // Changes that were left unsaved are here again, with the event as it was when they began.
    let (begun, began_from) =
        drafts.rules.get_value().unwrap_or_else(|| (saved.get_untracked(), event.now()));
    let draft = RwSignal::new(begun);
    // What the draft began from; when the event changes elsewhere an untouched draft follows, and one
    // that was touched can be saved only over the rules that it began from.
    let seen = StoredValue::new(began_from);
    let edition = RwSignal::new(0_u32);
    Effect::new(move |_| {
        let now = saved.get();
        let base = seen.with_value(|seen| seen.tournament().regulation().clone());
        let was_untouched = draft.with_untracked(|draft| *draft == base);
        if was_untouched || draft.with_untracked(|draft| *draft == now) {
            seen.set_value(event.now());
        }
        if was_untouched && draft.with_untracked(|draft| *draft != now) {
            draft.set(now);
            edition.update(|edition| *edition += 1);
        }
    });
    let is_changed = Memo::new(move |_| draft.with(|draft| saved.with(|saved| draft != saved)));
    // The line after the last act stands where the bar will.
    Effect::new(move |_| {
        if is_changed.get() {
            event.dismiss_message();
        }
    });
    Effect::new(move |_| {
        let kept = is_changed.get().then(|| (draft.get(), seen.get_value()));
        drafts.rules.set_value(kept);
    });
    let discard = move |_| {
        drafts.typed.clear();
        seen.set_value(event.now());
        draft.set(saved.get_untracked());
        edition.update(|edition| *edition += 1);
    };
    // Whoever has taken the last proposal has answered: nothing is left to press.
    let answered = Callback::new(move |()| {
        if untrack(|| drafts.typed.fault()).is_none() {
            event.decide_as_seen(Decision::Amend(Box::new(draft.get_untracked())), &seen.get_value());
        }
    });
    let sheet = move || {
        edition.track();
        view! { <RegulationSheet regulation=draft typed=drafts.typed answered/> }
    };
    request_animation_frame(|| device::focus(QUESTION));
    view! {
        <Section title=rules::TITLE.of(l)/>
        {live(sheet)}
        <Show when=move || is_changed.get() || drafts.typed.fault().is_some()>
            <SaveBar draft typed=drafts.typed seen discard/>
        </Show>
    }
}

#[component]
fn SaveBar(
    draft: RwSignal<Regulation>,
    typed: Typed,
    seen: StoredValue<Arc<Open>>,
    discard: impl Fn(leptos::ev::MouseEvent) + Copy + 'static,
) -> impl IntoView {
    let event = event();
    let l = language();
    let save = move |_| {
        // What is no number is not the number that stood there before either.
        if let Some(field) = untrack(|| typed.fault()) {
            device::focus_field(field);
            return;
        }
        event.decide_as_seen(Decision::Amend(Box::new(draft.get_untracked())), &seen.get_value());
    };
    let said = move || if typed.fault().is_some() { rules::NO_NUMBER } else { rules::NOT_SAVED_YET }.of(l);
    view! {
        <section class="save-bar" aria-label=rules::SAVE_RULES.of(l)>
            <p role="status"><Mark of="alarm"/>{live(said)}</p>
            <div class="acts">
                <button type="button" on:click=discard>{rules::DISCARD.of(l)}</button>
                <button type="button" class="primary" on:click=save>{rules::SAVE_RULES.of(l)}</button>
            </div>
        </section>
    }
}
