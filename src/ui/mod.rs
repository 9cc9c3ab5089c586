//! What does the person see and press?
//!
//! Components format values and send decisions; they decide nothing. Signals hold domain values.
mod app;
mod desk;
mod device;
mod drafts;
mod event;
mod later;
mod office;
mod parts;
mod picture;
mod preferences;
mod router;
mod screens;
mod take_away;
mod take_out;
mod wake;

/// Mounts the app on the page.
pub fn start() {
    console_error_panic_hook::set_once();
    app::mount();
}
