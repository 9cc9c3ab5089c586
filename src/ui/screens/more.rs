//! To come.
use leptos::prelude::*;

/// To come.
#[component]
pub fn MoreScreen() -> impl IntoView {
    view! { <h1>"MoreScreen"</h1> }
}
