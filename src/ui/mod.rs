//! What does the person see and press?
use leptos::prelude::*;

/// Mounts the app on the page, in the place of the static text that index.html shows until then.
pub fn start() {
    console_error_panic_hook::set_once();
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
    leptos::mount::mount_to_body(|| view! { <main><h1>"Kỳ Đài 棋台"</h1></main> });
}
