//! How does an event end? Deleted for ever: the one act that asks first, and says what is lost.
use crate::store::StoreFault;
use crate::ui::event::{Open, event};
use crate::ui::parts::dialog::Dialog;
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::unsaved::in_words;
use crate::ui::preferences::language;
use crate::ui::router::{Route, go};
use crate::ui::take_away;
use crate::words::{Language, common, settings, storage};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The button, and the dialog that it opens.
#[component]
pub fn DeleteEvent() -> impl IntoView {
    let event = event();
    let l = language();
    let is_asking = RwSignal::new(false);
    view! {
        <section class="card" aria-label=settings::DELETE.of(l)>
            <p><small>{settings::DELETE_HINT.of(l)}</small></p>
            <div class="acts">
                <button type="button" on:click=move |_| take_away::save_event_file(event)>{storage::SAVE_FILE.of(l)}</button>
                <button
                    type="button"
                    class="danger"
                    aria-haspopup="dialog"
                    disabled=move || !event.is_writer()
                    on:click=move |_| is_asking.set(true)
                >
                    {settings::DELETE.of(l)}
                </button>
            </div>
            {move || (!event.is_writer()).then(|| view! { <p><small>{common::READER.of(l)}</small></p> })}
        </section>
        <Show when=move || is_asking.get()><Confirm is_asking/></Show>
    }
}

fn would_be_lost(l: Language, open: &Open) -> String {
    let tournament = open.tournament();
    let n_results = tournament.games().filter(|game| game.outcome.is_some()).count();
    settings::would_be_lost(l, tournament.n_players(), tournament.rounds().len(), n_results, open.log.len())
}

#[component]
fn Confirm(is_asking: RwSignal<bool>) -> impl IntoView {
    let event = event();
    let l = language();
    let title = event.now().tournament().about().title.clone();
    let lost = would_be_lost(l, &event.now());
    let typed = RwSignal::new(String::new());
    let failed = RwSignal::new(None::<StoreFault>);
    let close = move || is_asking.set(false);
    let last_change = event.now().log.iter().map(|logged| logged.at.utc_ms).max();
    let file = move || {
        event.file_saved().map_or_else(
            || settings::NO_FILE.of(l).to_owned(),
            |at| settings::last_file(l, at, last_change.is_some_and(|change| change > at.utc_ms)),
        )
    };
    let name = title.trim().to_owned();
    let is_typed = Memo::new(move |_| typed.with(|typed| typed.trim() == name));
    let delete = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        if !is_typed.get_untracked() {
            return;
        }
        spawn_local(async move {
            match event.delete().await {
                Ok(()) => go(Route::Events),
                Err(fault) => {
                    failed.try_set(Some(fault));
                }
            }
        });
    };
    view! {
        <Dialog title=settings::DELETE_HEADING.of(l) close>
            <p>{lost}</p>
            <p><b>{settings::NO_WAY_BACK.of(l)}</b></p>
            <p>{live(file)}</p>
            <div class="acts">
                <button type="button" on:click=move |_| take_away::save_event_file(event)>{storage::SAVE_FILE.of(l)}</button>
            </div>
            <form class="form" on:submit=delete>
                <div class="field">
                    <label for="delete-name">{settings::type_to_delete(l, &title)}</label>
                    <input id="delete-name" autocomplete="off" prop:value=typed on:input=move |ev| typed.set(event_target_value(&ev))/>
                </div>
                {move || failed.get().map(|fault| view! {
                    <p class="fault" role="alert">{settings::NOT_DELETED.of(l)}": "{storage::fault(l, in_words(&fault))}</p>
                })}
                <div class="acts acts-end">
                    <button type="button" on:click=move |_| close()>{settings::KEEP.of(l)}</button>
                    <button type="submit" class="danger" disabled=move || !is_typed.get()>{settings::DELETE_FOR_EVER.of(l)}</button>
                </div>
            </form>
        </Dialog>
    }
}
