//! To come.
use leptos::prelude::*;

/// To come.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    view! { <h1>"SettingsScreen"</h1> }
}
