//! To come.
use leptos::prelude::*;

/// To come.
#[component]
pub fn StandingsScreen() -> impl IntoView {
    view! { <h1>"StandingsScreen"</h1> }
}
