//! How does the event travel? As a file out of here, a file into here, and on paper.
mod outputs;

use super::sheets;
use crate::ui::event::event;
use crate::ui::parts::intake::Intake;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::{Section, Subsection};
use crate::ui::parts::safety::Safety;
use crate::ui::preferences::language;
use crate::ui::router::{Route, Screen, Sheet, href};
use crate::ui::take_away;
use crate::units::RoundNo;
use crate::words::{share, storage};
use leptos::prelude::*;
use outputs::Outputs;

/// File and print.
#[component]
pub fn ShareScreen() -> impl IntoView {
    let l = language();
    view! {
        <Section title=share::TITLE.of(l)/>
        <FileCard/>
        <Outputs/>
        <div>
            <Subsection title=share::OTHER_COPY.of(l)/>
            <p><small>{share::OTHER_COPY_HINT.of(l)}</small></p>
            <Intake/>
        </div>
        <Sheets/>
        <Safety/>
    }
}

#[component]
fn FileCard() -> impl IntoView {
    let event = event();
    let l = language();
    let last_change = event.memo(|open| open.log.iter().map(|logged| logged.at.utc_ms).max());
    let state = move || match event.file_saved() {
        None => share::NEVER_SAVED.of(l).to_owned(),
        Some(at) => {
            let is_current = last_change.get().is_none_or(|change| change <= at.utc_ms);
            let word = if is_current { share::CURRENT } else { share::CHANGED_SINCE };
            format!("{} {}", share::last_file(l, at), word.of(l))
        }
    };
    let share_it = take_away::can_share_files().then(|| {
        view! {
            <button type="button" on:click=move |_| take_away::share_event_file(event)>{share::SHARE_FILE.of(l)}</button>
        }
    });
    view! {
        <section class="card" aria-label=share::FILE.of(l)>
            <Subsection title=share::FILE.of(l)/>
            <p>{share::FILE_HINT.of(l)}</p>
            <p role="status"><b>{live(state)}</b></p>
            <div class="acts">
                <button type="button" class="primary" on:click=move |_| take_away::save_event_file(event)>
                    {storage::SAVE_FILE.of(l)}
                </button>
                {share_it}
            </div>
        </section>
    }
}

/// The sheets of the latest round.
#[component]
fn Sheets() -> impl IntoView {
    let event = event();
    let l = language();
    let latest = event.memo(|open| RoundNo(open.tournament().next_round().0.saturating_sub(1).max(1)));
    let links = move || {
        let round = latest.get();
        let links = Sheet::ALL.map(|sheet| {
            let to = href(Route::Event(event.id(), Screen::Sheet(sheet, round)));
            view! { <a class="button" href=to>{sheets::word(sheet).of(l)}</a> }
        });
        links.collect_view()
    };
    view! {
        <section class="card" aria-label=share::PRINT.of(l)>
            <Subsection title=share::PRINT.of(l)/>
            <div class="acts">{live(links)}</div>
        </section>
    }
}
