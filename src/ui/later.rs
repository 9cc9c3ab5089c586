//! What is not loaded at the start? Parts of the app whose code comes when they are first shown.
//!
//! With the feature `split` each part is a wasm file of its own (`src/cli/split.rs`), kept for offline use
//! like everything else; parts that share code have files for that too. Without the feature, as in builds
//! for development, every part is there from the start.
use super::parts::live::live;
use super::parts::mark::Mark;
use super::preferences::language;
use super::router::{Route, Sheet};
use super::screens::{
    awards, hall, log, new_event, opened, people, rules, schedule, settings, share, sheets,
};
use crate::ui::event::Event;
use crate::ui::parts::intake;
use crate::units::{EventId, RoundNo};
use crate::words::common;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

/// Builds a view whose code is here.
type Build = Arc<dyn Fn() -> AnyView + Send + Sync>;

/// A view whose code is on its way.
type ComingView = Pin<Box<dyn Future<Output = Result<Build, NotHere>>>>;

/// The code of a part could not be loaded.
#[derive(Clone, Copy, Debug)]
struct NotHere;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for NotHere {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// Each line: the part, the view in it by a name of its own, and how it is built.
macro_rules! later {
    ($($(#[$doc:meta])* $part:ident: $name:ident($($arg:ident: $type:ty),*) => $view:expr;)*) => {$(
        $(#[$doc])*
        pub fn $name($($arg: $type),*) -> AnyView {
            when_here(Box::new(move || Box::pin($name::$name($($arg),*))))
        }

        mod $name {
            #[allow(clippy::wildcard_imports, reason = "the types of this table")]
            use super::*;

            #[cfg(feature = "split")]
            #[wasm_split_helpers::wasm_split($part, fallible, preload(load))]
            pub(super) fn $name($($arg: $type),*) -> Result<Build, NotHere> {
                Ok(Arc::new(move || $view.into_any()))
            }

            #[cfg(not(feature = "split"))]
            pub(super) async fn $name($($arg: $type),*) -> Result<Build, NotHere> {
                Ok(Arc::new(move || $view.into_any()))
            }
        }
    )*};
}

later! {
    /// An open event: its frame, rounds, standings and people.
    event: opened_event(event: EventId, route: ReadSignal<Route>) => view! { <opened::OpenedEvent event route/> };
    /// The form of a new event.
    rules: form_of_event() => view! { <new_event::NewEvent/> };
    /// The regulation of the open event.
    rules: rules_screen() => view! { <rules::RulesScreen/> };
    /// The schedule of all rounds.
    rare: schedule_screen() => view! { <schedule::ScheduleScreen/> };
    /// Prizes and places in the next stage.
    rare: awards_screen() => view! { <awards::AwardsScreen/> };
    /// The log of decisions.
    rare: log_screen() => view! { <log::LogScreen/> };
    /// File and print.
    rare: share_screen() => view! { <share::ShareScreen/> };
    /// Settings.
    rare: settings_screen() => view! { <settings::SettingsScreen/> };
    /// A sheet to print.
    rare: sheet_screen(sheet: Sheet, round: RoundNo) => view! { <sheets::SheetScreen sheet round/> };
    /// A round for the screen in the hall.
    rare: hall_screen(round: RoundNo) => view! { <hall::HallScreen round/> };
    /// A list of people that is pasted.
    rare: paste_list(event: Event, state: people::Paste, close: Callback<()>) => view! { <people::PasteList event state close/> };
    /// The numbers of the people.
    rare: numbers(event: Event, typed: people::Typed, close: Callback<()>) => view! { <people::Numbers event typed close/> };
    /// The check-in for the next round.
    rare: check_in(event: Event, close: Callback<()>) => view! { <people::CheckIn event close/> };
    /// What a file holds, and what can be done with it.
    rare: given_file(given: intake::Given) => view! { <intake::Answer given/> };
}

/// Fetches all parts, since a newer version that another window takes leaves none of them behind.
#[cfg(feature = "split")]
pub async fn fetch_all() {
    let found = [opened_event::load().await, form_of_event::load().await, log_screen::load().await];
    if found.iter().any(Result::is_err) {
        leptos::logging::warn!(
            "a part of the app could not be fetched ahead; it is asked for when it is needed"
        );
    }
}

/// There is nothing to fetch.
#[cfg(not(feature = "split"))]
pub async fn fetch_all() {}

/// A view that comes, or the word that it did not.
#[derive(Clone, Copy)]
struct Later {
    fetch: StoredValue<Box<dyn Fn() -> ComingView>, LocalStorage>,
    here: RwSignal<Option<Result<Build, NotHere>>>,
}

impl Later {
    fn begin(self) {
        self.here.set(None);
        let coming = self.fetch.with_value(|fetch| fetch());
        spawn_local(async move {
            let build = coming.await;
            // The screen may be gone by now.
            self.here.try_set(Some(build));
        });
    }
}

fn when_here(fetch: Box<dyn Fn() -> ComingView>) -> AnyView {
    let later = Later { fetch: StoredValue::new_local(fetch), here: RwSignal::new(None) };
    later.begin();
    live(move || match later.here.get() {
        None => view! { <Coming said=common::PART_COMING.of(language())/> }.into_any(),
        Some(Ok(build)) => build(),
        Some(Err(NotHere)) => view! { <Missing later/> }.into_any(),
    })
}

/// Something is on its way; said only if it takes longer than a blink.
#[component]
pub fn Coming(
    /// What is awaited.
    said: &'static str,
) -> impl IntoView {
    view! { <p class="coming" role="status">{said}<progress aria-label=said></progress></p> }
}

/// The part did not come: the network went before everything was kept, or a newer version has replaced it.
#[component]
fn Missing(later: Later) -> impl IntoView {
    let l = language();
    view! {
        <div class="card card-error" role="alert">
            <p><Mark of="alarm"/>{common::PART_MISSING.of(l)}</p>
            <div class="acts">
                <button type="button" class="primary" on:click=move |_| later.begin()>{common::TRY_AGAIN.of(l)}</button>
            </div>
        </div>
    }
}
