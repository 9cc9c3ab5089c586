//! To come.
use crate::ui::router::Sheet;
use crate::units::RoundNo;
use leptos::prelude::*;

/// To come.
#[component]
pub fn SheetScreen(sheet: Sheet, round: RoundNo) -> impl IntoView {
    let _ = (sheet, round);
    view! { <h1>"Sheet"</h1> }
}
