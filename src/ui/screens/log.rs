//! To come.
use leptos::prelude::*;

/// To come.
#[component]
pub fn LogScreen() -> impl IntoView {
    view! { <h1>"LogScreen"</h1> }
}
