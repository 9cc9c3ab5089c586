//! By which rules is this event played? To read, to answer what is open, to change with one decision.
use crate::regulation::Regulation;
use crate::tournament::Decision;
use crate::ui::device;
use crate::ui::event::{Open, event};
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::mark::{Mark, Section};
use crate::ui::parts::regulation::{QUESTION, RegulationSheet};
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
    let draft = RwSignal::new(saved.get_untracked());
    // What the draft began from; when the event changes elsewhere an untouched draft follows, and one
    // that was touched can be saved only over the rules that it began from.
    let seen = StoredValue::new(event.now());
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
    let discard = move |_| {
        seen.set_value(event.now());
        draft.set(saved.get_untracked());
        edition.update(|edition| *edition += 1);
    };
    // Whoever has taken the last proposal has answered: nothing is left to press.
    let answered = Callback::new(move |()| {
        event.decide_as_seen(Decision::Amend(Box::new(draft.get_untracked())), &seen.get_value());
    });
    let sheet = move || {
        edition.track();
        view! { <RegulationSheet regulation=draft answered/> }
    };
    request_animation_frame(|| device::focus(QUESTION));
    view! {
        <Section title=rules::TITLE.of(l)/>
        {live(sheet)}
        <Show when=move || is_changed.get()>
            <SaveBar draft seen discard/>
        </Show>
    }
}

#[component]
fn SaveBar(
    draft: RwSignal<Regulation>,
    seen: StoredValue<Arc<Open>>,
    discard: impl Fn(leptos::ev::MouseEvent) + Copy + 'static,
) -> impl IntoView {
    let event = event();
    let l = language();
    let save = move |_| {
        event.decide_as_seen(Decision::Amend(Box::new(draft.get_untracked())), &seen.get_value());
    };
    view! {
        <section class="save-bar" aria-label=rules::SAVE_RULES.of(l)>
            <p role="status"><Mark of="alarm"/>{rules::NOT_SAVED_YET.of(l)}</p>
            <div class="acts">
                <button type="button" on:click=discard>{rules::DISCARD.of(l)}</button>
                <button type="button" class="primary" on:click=save>{rules::SAVE_RULES.of(l)}</button>
            </div>
        </section>
    }
}
