//! To come.
use leptos::prelude::*;

/// To come.
#[component]
pub fn NewEvent() -> impl IntoView {
    view! { <h1>"NewEvent"</h1> }
}
