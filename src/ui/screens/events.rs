//! To come.
use leptos::prelude::*;

/// To come.
#[component]
pub fn Events() -> impl IntoView {
    view! { <h1>"Events"</h1> }
}
