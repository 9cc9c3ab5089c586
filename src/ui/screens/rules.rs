//! To come.
use leptos::prelude::*;

/// To come.
#[component]
pub fn RulesScreen() -> impl IntoView {
    view! { <h1>"RulesScreen"</h1> }
}
