//! What if an address names no screen?
use crate::ui::preferences::language;
use crate::ui::router::{Route, href};
use crate::words::common;
use leptos::prelude::*;

/// There is no such page; the events are one press away.
#[component]
pub fn Unknown() -> impl IntoView {
    let l = language();
    view! {
        <main class="page" id="work">
            <h1>{common::NO_SUCH_PAGE.of(l)}</h1>
            <a class="button primary" href=href(Route::Events)>{common::BACK_TO_EVENTS.of(l)}</a>
        </main>
    }
}
