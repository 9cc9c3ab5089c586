//! Which screen does the address name? Routes live behind the `#`, so they work from a subfolder,
//! offline and on any static host, and what they carry never reaches a server's log.
use crate::units::{EventId, RoundNo};
use leptos::prelude::*;

/// A screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// The list of events.
    Events,
    /// A new event.
    NewEvent,
    /// A screen of one event.
    Event(EventId, Screen),
    /// No screen has this address.
    Unknown,
}

/// A screen of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The round that is due now.
    Now,
    /// A round.
    Round(RoundNo),
    /// The schedule of all rounds.
    Schedule,
    /// The standings.
    Standings,
    /// Prizes and places in the next stage.
    Awards,
    /// The people.
    People,
    /// The list of what else there is.
    More,
    /// The regulation.
    Rules,
    /// The log of decisions.
    Log,
    /// File and print.
    Share,
    /// A sheet to print.
    Sheet(Sheet, RoundNo),
    /// A round for the screen in the hall.
    Hall(RoundNo),
    /// Settings.
    Settings,
}

/// A sheet to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Pairings by board.
    Boards,
    /// Pairings by name.
    Names,
    /// Result slips.
    Slips,
    /// Standings.
    Standings,
    /// The cross table.
    CrossTable,
    /// Who is paid.
    Prizes,
    /// Who comes into the next stage.
    Passing,
}

impl Sheet {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Boards,
        Self::Names,
        Self::Slips,
        Self::Standings,
        Self::CrossTable,
        Self::Prizes,
        Self::Passing,
    ];

    const fn word(self) -> &'static str {
        match self {
            Self::Boards => "boards",
            Self::Names => "names",
            Self::Slips => "slips",
            Self::Standings => "standings",
            Self::CrossTable => "cross-table",
            Self::Prizes => "prizes",
            Self::Passing => "passing",
        }
    }
}

/// The address of a screen.
pub fn href(route: Route) -> String {
    match route {
        Route::Events | Route::Unknown => "#/".to_owned(),
        Route::NewEvent => "#/new".to_owned(),
        Route::Event(event, screen) => {
            let place = match screen {
                Screen::Now => String::new(),
                Screen::Round(round) => format!("/round/{}", round.0),
                Screen::Schedule => "/schedule".to_owned(),
                Screen::Standings => "/standings".to_owned(),
                Screen::Awards => "/awards".to_owned(),
                Screen::People => "/people".to_owned(),
                Screen::More => "/more".to_owned(),
                Screen::Rules => "/rules".to_owned(),
                Screen::Log => "/log".to_owned(),
                Screen::Share => "/share".to_owned(),
                Screen::Sheet(sheet, round) => format!("/print/{}/{}", sheet.word(), round.0),
                Screen::Hall(round) => format!("/hall/{}", round.0),
                Screen::Settings => "/settings".to_owned(),
            };
            format!("#/event/{:032x}{place}", event.0)
        }
    }
}

/// The screen of an address.
pub fn parse(hash: &str) -> Route {
    let parts: Vec<&str> = hash.trim_start_matches('#').split('/').filter(|part| !part.is_empty()).collect();
    match parts.as_slice() {
        [] => Route::Events,
        ["new"] => Route::NewEvent,
        ["event", event, place @ ..] => match (u128::from_str_radix(event, 16), parse_screen(place)) {
            (Ok(event), Some(screen)) => Route::Event(EventId(event), screen),
            (Err(_), _) | (_, None) => Route::Unknown,
        },
        _ => Route::Unknown,
    }
}

fn parse_screen(place: &[&str]) -> Option<Screen> {
    Some(match place {
        [] => Screen::Now,
        ["round", no] => Screen::Round(RoundNo(no.parse().ok()?)),
        ["schedule"] => Screen::Schedule,
        ["standings"] => Screen::Standings,
        ["awards"] => Screen::Awards,
        ["people"] => Screen::People,
        ["more"] => Screen::More,
        ["rules"] => Screen::Rules,
        ["log"] => Screen::Log,
        ["share"] => Screen::Share,
        ["print", sheet, no] => {
            let sheet = Sheet::ALL.into_iter().find(|known| known.word() == *sheet)?;
            Screen::Sheet(sheet, RoundNo(no.parse().ok()?))
        }
        ["hall", no] => Screen::Hall(RoundNo(no.parse().ok()?)),
        ["settings"] => Screen::Settings,
        _ => return None,
    })
}

/// The route of the window's address, live.
pub fn use_route() -> ReadSignal<Route> {
    let read = || parse(&window().location().hash().unwrap_or_default());
    let (route, set_route) = signal(read());
    let listener = window_event_listener(leptos::ev::hashchange, move |_| set_route.set(read()));
    on_cleanup(move || listener.remove());
    route
}

/// Goes to a screen.
pub fn go(route: Route) {
    // The only failure is a window that is being closed.
    let _ = window().location().set_hash(&href(route));
}
