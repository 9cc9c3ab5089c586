//! What does the person see and press?
use leptos::prelude::*;

/// Mounts the app on the page.
pub fn start() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(|| view! { <p>"Kỳ Đài 棋台"</p> });
}
