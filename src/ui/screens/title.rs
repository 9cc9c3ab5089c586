//! What does the tab say, and what will a printed file be called? The event, and what of it is shown.
use super::sheets;
use crate::ui::device;
use crate::ui::event::Event;
use crate::ui::preferences::language;
use crate::ui::router::Screen;
use crate::words::{Language, awards, common, more, rules};
use leptos::prelude::*;

/// What the page is called while no event is shown; as in `index.html`.
const APP: &str = "Kỳ Đài 棋台";

/// Lets the tab say which event this is and what of it is shown, until the event leaves the screen.
pub fn follow(event: Event, screen: Memo<Screen>) {
    let l = language();
    let title = event.memo(|open| open.tournament().about().title.clone());
    Effect::new(move |_| {
        device::call_page(&format!("{} · {}", title.get(), word(l, screen.get())));
    });
    on_cleanup(|| device::call_page(APP));
}

/// What a screen is called.
fn word(l: Language, screen: Screen) -> String {
    let word = match screen {
        Screen::Round(no) | Screen::Hall(no) => return common::round(l, no.0),
        Screen::Sheet(sheet, round) => return sheets::title(l, sheet, round),
        Screen::Now | Screen::Schedule => more::SCHEDULE,
        Screen::Standings => common::STANDINGS,
        Screen::Awards => awards::TITLE,
        Screen::People => common::PEOPLE,
        Screen::More => common::MORE,
        Screen::Rules => rules::TITLE,
        Screen::Log => more::LOG,
        Screen::Share => more::SHARE,
        Screen::Settings => more::SETTINGS,
    };
    word.of(l).to_owned()
}
