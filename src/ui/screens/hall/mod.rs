//! What does the hall see? The round in big type, page by page: boards with their results, everyone by
//! name, the standings; and how long it is until something happens.
//!
//! No chrome and no motion: a page is there, then another. Space stops it, arrows turn it, `+` and `−`
//! change the size of the type.
mod page;
mod slides;

use crate::exchange::hall::{USUAL_ROWS, stays, stepped};
use crate::tournament::Tournament;
use crate::ui::device::Ticking;
use crate::ui::event::event;
use crate::ui::parts::live::live;
use crate::ui::preferences::language;
use crate::ui::router::{Route, Screen, go, href};
use crate::ui::wake;
use crate::units::{Millis, RoundNo, Stamp};
use crate::words::{Language, common, format, hall as words, late};
use leptos::prelude::*;
use slides::{Slide, slides};

/// Which page is shown, and how.
#[derive(Clone, Copy)]
struct Turning {
    at: RwSignal<usize>,
    since: RwSignal<Stamp>,
    is_paused: RwSignal<bool>,
    rows: RwSignal<usize>,
    n_pages: Memo<usize>,
    ticking: Ticking,
}

impl Turning {
    /// To another page, from now on.
    fn turn(self, by: isize) {
        let n = self.n_pages.get_untracked().max(1);
        let step = by.rem_euclid(isize::try_from(n).unwrap_or(1)).unsigned_abs();
        self.at.update(|at| *at = (*at + step) % n);
        self.since.set(untrack(|| self.ticking.now()));
    }

    /// Whether the key means something here.
    fn on_key(self, key: &leptos::ev::KeyboardEvent) -> bool {
        match key.key().as_str() {
            " " => self.is_paused.update(|paused| *paused = !*paused),
            "ArrowRight" | "ArrowDown" | "PageDown" => self.turn(1),
            "ArrowLeft" | "ArrowUp" | "PageUp" => self.turn(-1),
            "+" | "=" => self.rows.update(|rows| *rows = stepped(*rows, -1)),
            "-" => self.rows.update(|rows| *rows = stepped(*rows, 1)),
            _ => return false,
        }
        true
    }

    /// Turns by itself once the page has stayed long enough.
    fn by_itself(self, shown: Memo<Option<Slide>>) {
        Effect::new(move |_| {
            let now = self.ticking.now();
            let n_lines = shown.with_untracked(|slide| slide.as_ref().map_or(0, Slide::n_lines));
            let is_over = now.utc_ms - self.since.get_untracked().utc_ms >= stays(n_lines).0;
            if is_over && !self.is_paused.get_untracked() {
                self.turn(1);
            }
        });
    }
}

/// The screen in the hall.
#[component]
pub fn HallScreen(round: RoundNo) -> impl IntoView {
    let event = event();
    let l = language();
    let ticking = Ticking::every_second();
    let rows = RwSignal::new(USUAL_ROWS);
    let all = Memo::new(move |_| slides(l, &event.get(), round, rows.get()));
    let n_pages = Memo::new(move |_| all.with(Vec::len));
    let since = RwSignal::new(untrack(|| ticking.now()));
    let at = RwSignal::new(0);
    let turning = Turning { at, since, is_paused: RwSignal::new(false), rows, n_pages, ticking };
    // Where pages went away the last one that is left is shown.
    let shown =
        Memo::new(move |_| all.with(|all| all.get(at.get().min(all.len().saturating_sub(1))).cloned()));
    turning.by_itself(shown);
    wake::keep_screen_on();
    let round_screen = Route::Event(event.id(), Screen::Round(round));
    let keys = window_event_listener(leptos::ev::keydown, move |key| {
        if key.ctrl_key() || key.alt_key() || key.meta_key() {
            return;
        }
        if key.key() == "Escape" {
            go(round_screen);
        } else if turning.on_key(&key) {
            key.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
    let page = move || match shown.get() {
        None => view! { <p class="hall-empty">{words::NOT_YET.of(l)}</p> }.into_any(),
        Some(slide) => page::view_of(slide, rows.get_untracked()),
    };
    // As large as the rows allow, and not so large that a narrow screen cuts the names.
    let size = move || format!("min(calc(44vmin / {}), 3vw)", rows.get());
    view! {
        <main class="hall" id="work" tabindex="-1" style:font-size=size>
            <Head turning shown round/>
            {live(page)}
        </main>
    }
}

#[component]
fn Head(turning: Turning, shown: Memo<Option<Slide>>, round: RoundNo) -> impl IntoView {
    let event = event();
    let l = language();
    let title = event.memo(|open| open.tournament().about().title.clone());
    let back = href(Route::Event(event.id(), Screen::Round(round)));
    let what = move || match shown.get() {
        Some(Slide::Names(_)) => words::BY_NAME.of(l).to_owned(),
        Some(Slide::Standings(through, _)) => words::standings_after(l, through.0),
        Some(Slide::Boards(_)) | None => words::BY_BOARD.of(l).to_owned(),
    };
    let page = move || {
        let n = turning.n_pages.get();
        let at = turning.at.get().min(n.saturating_sub(1)) + 1;
        let paused = turning.is_paused.get().then(|| format!(" · {}", words::PAUSED.of(l)));
        format!("{} {at}/{n}{}", words::PAGE.of(l), paused.unwrap_or_default())
    };
    let due = Memo::new(move |_| due(l, event.get().tournament(), round, turning.ticking.now()));
    let clock =
        move || turning.ticking.now().civil().map_or_else(String::new, |(_, time, _)| format::time(time));
    let pause = move |_| turning.is_paused.update(|paused| *paused = !*paused);
    view! {
        <header class="hall-head">
            <h1><a href=back title=words::BACK.of(l)>{title}" · "{common::round(l, round.0)}</a></h1>
            <p class="hall-due" role="timer">{due}</p>
        </header>
        <p class="hall-what">
            <b>{what}</b>
            <button type="button" class="quiet" aria-pressed=move || turning.is_paused.get().to_string() on:click=pause>{page}</button>
            <span>{clock}</span>
        </p>
    }
}

/// What the hall waits for: the start, then the end of the waiting time.
fn due(l: Language, tournament: &Tournament, no: RoundNo, now: Stamp) -> String {
    const DAY: i64 = 24 * 60 * 60 * 1_000;
    let Some(round) = tournament.round(no) else { return String::new() };
    if round.started.is_some() {
        let left = tournament.time_to_default(no, now).filter(|left| left.0 > 0 && !round.is_complete());
        return left.map_or_else(String::new, |left| late::default_in(l, left));
    }
    let starts = tournament.appointment(no);
    let starts = starts.and_then(|(date, time)| Stamp::of_civil(date, time, now.offset_minutes));
    let left = starts.map(|starts| starts.utc_ms - now.utc_ms).filter(|left| (1..DAY).contains(left));
    left.map_or_else(String::new, |left| words::starts_in(l, Millis(left)))
}
