//! How safe is this event? The age of the last file, always in sight (case O22 c).
use super::mark::Mark;
use crate::ui::device;
use crate::ui::event::event;
use crate::ui::parts::live::live;
use crate::ui::preferences::language;
use crate::ui::router::{Route, Screen, href};
use crate::words::storage;
use leptos::prelude::*;
use std::time::Duration;

/// Minutes without a file after which the badge warns.
const OLD: i64 = 10;

/// The badge: how old the last file is.
#[component]
pub fn Protection() -> impl IntoView {
    let event = event();
    let l = language();
    let minute = RwSignal::new(device::now().utc_ms);
    if let Ok(timer) =
        set_interval_with_handle(move || minute.set(device::now().utc_ms), Duration::from_secs(20))
    {
        on_cleanup(move || timer.clear());
    }
    let last_change = event.memo(|open| open.log.iter().map(|logged| logged.at.utc_ms).max().unwrap_or(0));
    let age = move || {
        let (file, now) = (event.file_saved(), minute.get());
        let is_current = file.is_some_and(|file| file.utc_ms >= last_change.get());
        let text = match file {
            Some(file) => storage::last_file(l, ((now - file.utc_ms) / 60_000).max(0)),
            None => storage::NO_FILE_YET.of(l).to_owned(),
        };
        let warns = !is_current && file.is_none_or(|file| now - file.utc_ms > OLD * 60_000);
        let class = if warns { "badge badge-warn" } else { "badge" };
        view! { <span class=class>{warns.then(|| view! { <Mark of="alarm"/> })}{text}</span> }
    };
    view! { <a class="tap" href=href(Route::Event(event.id(), Screen::Share))>{live(age)}</a> }
}
