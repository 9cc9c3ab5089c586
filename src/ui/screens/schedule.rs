//! To come.
use leptos::prelude::*;

/// To come.
#[component]
pub fn ScheduleScreen() -> impl IntoView {
    view! { <h1>"ScheduleScreen"</h1> }
}
