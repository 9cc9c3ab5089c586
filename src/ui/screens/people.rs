//! To come.
use leptos::prelude::*;

/// To come.
#[component]
pub fn PeopleScreen() -> impl IntoView {
    view! { <h1>"PeopleScreen"</h1> }
}
