//! Does the browser keep the data, and how much room is left? Asked again on the person's wish.
use super::mark::{Mark, Subsection};
use crate::store::{self, Room};
use crate::ui::parts::live::{Show, live};
use crate::ui::preferences::language;
use crate::words::{share, storage};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What the browser said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    /// Nothing yet.
    Asking,
    /// It keeps the data, or not, or makes no promises.
    Kept(Option<bool>),
    /// It was asked to keep them and did not agree.
    Refused,
}

/// The state of the storage, and the way to ask for protection.
#[component]
pub fn Safety() -> impl IntoView {
    let l = language();
    let said = RwSignal::new(Said::Asking);
    let room = RwSignal::new(None::<Room>);
    spawn_local(async move {
        let kept = store::persisted().await;
        said.try_set(Said::Kept(kept));
        let found = store::room().await;
        room.try_set(found);
    });
    let ask = move |_| {
        said.set(Said::Asking);
        spawn_local(async move {
            let next = match store::ask_persist().await {
                Some(true) => Said::Kept(Some(true)),
                Some(false) => Said::Refused,
                None => Said::Kept(None),
            };
            said.try_set(next);
        });
    };
    let state = move || match said.get() {
        Said::Asking => view! { <p>{share::ASKING.of(l)}</p> }.into_any(),
        Said::Kept(Some(true)) => view! {
            <p><span class="badge badge-good"><Mark of="tick"/>{storage::PROTECTED.of(l)}</span></p>
            <p>{share::KEPT.of(l)}</p>
        }
        .into_any(),
        Said::Kept(Some(false)) => view! { <NotKept why=share::NOT_KEPT.of(l)/> }.into_any(),
        Said::Refused => view! { <NotKept why=share::REFUSED.of(l)/> }.into_any(),
        Said::Kept(None) => view! { <NotKept why=share::NO_PROMISES.of(l)/> }.into_any(),
    };
    let can_ask = move || matches!(said.get(), Said::Kept(Some(false)) | Said::Refused);
    view! {
        <section class="card" aria-label=share::SAFETY.of(l)>
            <Subsection title=share::SAFETY.of(l)/>
            <div class="pile" role="status">{live(state)}</div>
            {move || room.get().map(|room| view! { <p><small>{share::room(l, room.used, room.quota)}</small></p> })}
            <Show when=can_ask>
                <div class="acts"><button type="button" on:click=ask>{storage::ASK_PROTECTION.of(l)}</button></div>
            </Show>
        </section>
    }
}

#[component]
fn NotKept(why: &'static str) -> impl IntoView {
    let l = language();
    view! {
        <p><span class="badge badge-warn"><Mark of="alarm"/>{storage::UNPROTECTED.of(l)}</span></p>
        <p>{why}</p>
    }
}
