//! What else is there? Everything that is not the round, the standings or the people.
use crate::ui::event::event;
use crate::ui::parts::mark::Section;
use crate::ui::preferences::language;
use crate::ui::router::{Route, Screen, href};
use crate::words::{awards, common, more as words};
use leptos::prelude::*;

/// The list of further screens.
#[component]
pub fn MoreScreen() -> impl IntoView {
    let l = language();
    let id = event().id();
    let screens = [
        (Screen::Schedule, words::SCHEDULE, words::SCHEDULE_HINT),
        (Screen::Awards, awards::TITLE, awards::HINT),
        (Screen::Rules, words::RULES, words::RULES_HINT),
        (Screen::Log, words::LOG, words::LOG_HINT),
        (Screen::Share, words::SHARE, words::SHARE_HINT),
        (Screen::Settings, words::SETTINGS, words::SETTINGS_HINT),
    ];
    let cards = screens.map(|(screen, title, hint)| {
        view! {
            <li>
                <a class="card card-link" href=href(Route::Event(id, screen))><h2>{title.of(l)}</h2><p>{hint.of(l)}</p></a>
            </li>
        }
    });
    view! {
        <Section title=common::MORE.of(l)/>
        <ul class="cards">{cards.collect_view()}</ul>
    }
}
