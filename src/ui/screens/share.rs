//! To come.
use leptos::prelude::*;

/// To come.
#[component]
pub fn ShareScreen() -> impl IntoView {
    view! { <h1>"ShareScreen"</h1> }
}
