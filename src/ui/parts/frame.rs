//! What stands around every screen of an event? Top line, rail of rounds, next act, places.
use super::mark::Mark;
use super::next::NextBar;
use super::toast::Toasts;
use super::why::{self, WhyPanel};
use crate::tournament::Round;
use crate::ui::device;
use crate::ui::event::{Event, Saved, event};
use crate::ui::parts::live::{Show, live};
use crate::ui::preferences::{Theme, language, preferences};
use crate::ui::router::{Route, Screen, href};
use crate::units::{EventId, RoundNo};
use crate::words::{Language, common, format};
use leptos::prelude::*;

/// The frame of an event's screens.
#[component]
pub fn Frame(
    /// The screen inside.
    screen: Memo<Screen>,
    /// The work.
    children: Children,
) -> impl IntoView {
    let l = language();
    let asked = why::provide();
    // A question belongs to the screen on which it was asked; the round in hand stays in sight.
    Effect::new(move |_| {
        screen.track();
        asked.forget();
        device::scroll_to_top();
        device::bring_into_view(".rounds [aria-current]");
    });
    undo_by_keys(event());
    view! {
        <a class="skip said-only" href="#work" on:click=skip_to_work>{common::SKIP.of(l)}</a>
        <div class="app">
            <TopLine/>
            <div class="rail"><Rounds screen/><Places screen/></div>
            <NextBar/>
            <main class="work" id="work" tabindex="-1">{children()}</main>
            <Toasts/>
            <WhyPanel/>
        </div>
    }
}

/// Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), outside of fields, where the browser undoes the typing.
fn undo_by_keys(event: Event) {
    let listener = window_event_listener(leptos::ev::keydown, move |key| {
        if !(key.ctrl_key() || key.meta_key()) || device::is_typing() {
            return;
        }
        match (key.key().to_lowercase().as_str(), key.shift_key()) {
            ("z", false) => event.undo(),
            ("z", true) | ("y", false) => event.redo(),
            _ => return,
        }
        key.prevent_default();
    });
    on_cleanup(move || listener.remove());
}

// The address belongs to the router, so the link moves the focus itself.
fn skip_to_work(click: leptos::ev::MouseEvent) {
    click.prevent_default();
    device::focus("work");
}

fn screen_href(event: EventId, screen: Screen) -> String {
    href(Route::Event(event, screen))
}

#[component]
fn TopLine() -> impl IntoView {
    let event = event();
    let l = language();
    let title = event.memo(|open| open.tournament().about().title.clone());
    let round = event.memo(|open| (open.tournament().rounds().len(), open.tournament().n_rounds()));
    view! {
        <header class="top">
            <p class="top-event"><a href=href(Route::Events) title=common::BACK_TO_EVENTS.of(l)>{title}</a></p>
            <div class="top-state">
                <span class="top-round">
                    {move || { let (done, all) = round.get(); format!("{} {done}/{all}", common::ROUND.of(l)) }}
                </span>
                <SavedState event/>
                <super::protection::Protection/>
            </div>
            <LookMenu/>
        </header>
    }
}

#[component]
fn SavedState(event: Event) -> impl IntoView {
    let l = language();
    let state = move || match event.saved() {
        Saved::Yes(_) => None,
        Saved::Writing => Some("wait"),
        Saved::No(_) => Some("no"),
    };
    // The mark and the places of the words stay, since each result goes through all of this.
    let is_lost = Memo::new(move |_| matches!(event.saved(), Saved::No(_)));
    let mark = move || view! { <Mark of=if is_lost.get() { "alarm" } else { "tick" }/> };
    let word = move || match event.saved() {
        Saved::Yes(_) => common::SAVED.of(l).to_owned(),
        Saved::Writing => format!("{}…", common::SAVING.of(l)),
        Saved::No(_) => common::NOT_SAVED.of(l).to_owned(),
    };
    let time = move || match event.saved() {
        Saved::Yes(Some(at)) => format::clock(at),
        Saved::Yes(None) | Saved::Writing | Saved::No(_) => String::new(),
    };
    view! {
        <span class="state-saved" role="status" data-saved=state>{live(mark)}<span>{live(word)}</span>" "<time>{live(time)}</time></span>
    }
}

/// Language and look.
#[component]
pub fn LookMenu() -> impl IntoView {
    let l = language();
    let preferences = preferences();
    let languages = Language::ALL.map(|language| (language, language.own_name().to_owned())).to_vec();
    let themes = Theme::ALL.map(|theme| (theme, theme_name(l, theme).to_owned())).to_vec();
    let summary = format!("{} · {}", common::LANGUAGE.of(l), common::THEME.of(l));
    let (menu, head) = (NodeRef::<leptos::html::Details>::new(), NodeRef::<leptos::html::Summary>::new());
    let closes = move |key: leptos::ev::KeyboardEvent| {
        if key.key() != "Escape" {
            return;
        }
        if let Some((menu, head)) = menu.get_untracked().zip(head.get_untracked()) {
            menu.set_open(false);
            // Else the keyboard would go on from the top of the page; nothing is lost if it does.
            head.focus().ok();
        }
    };
    view! {
        <details class="pref" node_ref=menu on:keydown=closes>
            <summary node_ref=head aria-label=format!("{summary}: {}", l.own_name())>{l.own_name()}</summary>
            <div class="pref-sheet">
                <super::choices::Choices
                    name="language"
                    legend=common::LANGUAGE.of(l)
                    options=languages
                    chosen=preferences.language
                    choose=move |language| preferences.language.set(language)
                />
                <super::choices::Choices
                    name="theme"
                    legend=common::THEME.of(l)
                    options=themes
                    chosen=preferences.theme
                    choose=move |theme| preferences.theme.set(theme)
                />
            </div>
        </details>
    }
}

/// What a look is called.
pub const fn theme_name(language: Language, theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => common::THEME_AUTO,
        Theme::Light => common::THEME_LIGHT,
        Theme::Dark => common::THEME_DARK,
        Theme::Sun => common::THEME_SUN,
    }
    .of(language)
}

#[component]
fn Rounds(screen: Memo<Screen>) -> impl IntoView {
    let event = event();
    let l = language();
    let n_rounds = event.memo(|open| open.tournament().n_rounds().max(1));
    view! {
        <nav class="rounds" aria-label=common::ROUNDS.of(l)>
            <ol>
                <For each=move || 1..=n_rounds.get() key=|no| *no let:no><li><RoundLink event screen no=RoundNo(no)/></li></For>
            </ol>
        </nav>
    }
}

/// A round of the rail. It stays while results come: only its word and its state change.
#[component]
fn RoundLink(event: Event, screen: Memo<Screen>, no: RoundNo) -> impl IntoView {
    let l = language();
    let n_open = event.memo(move |open| open.tournament().round(no).map(Round::n_open));
    let state = move || match n_open.get() {
        Some(0) => "done",
        Some(_) => "open",
        None => "todo",
    };
    let label = move || match n_open.get() {
        Some(0) => common::DONE.of(l).to_owned(),
        Some(n) => common::boards_open(l, n),
        None => common::NOT_YET.of(l).to_owned(),
    };
    let current = move || (screen.get() == Screen::Round(no)).then_some("page");
    view! {
        <a class="round" href=screen_href(event.id(), Screen::Round(no)) data-state=state aria-current=current>
            <span class="piece">
                <span class="said-only">{common::ROUND.of(l)}" "</span>
                <Show when=move || n_open.get().is_none()><Mark of="ticks"/></Show>
                {no.0}
            </span>
            {live(label)}
        </a>
    }
}

#[component]
fn Places(screen: Memo<Screen>) -> impl IntoView {
    let l = language();
    let id = event().now().log.event();
    let place = move |to: Screen, mark: &'static str, word: &'static str, is_here: fn(Screen) -> bool| {
        let current = move || is_here(screen.get()).then_some("page");
        view! { <li><a class="place" href=screen_href(id, to) aria-current=current><Mark of=mark/>{word}</a></li> }
    };
    view! {
        <nav class="places" aria-label=common::PARTS.of(l)>
            <ul>
                {place(Screen::Now, "round", common::ROUND.of(l), |here| {
                    matches!(here, Screen::Now | Screen::Round(_) | Screen::Schedule | Screen::Hall(_))
                })}
                {place(Screen::Standings, "rank", common::STANDINGS.of(l), |here| here == Screen::Standings)}
                {place(Screen::People, "people", common::PEOPLE.of(l), |here| here == Screen::People)}
                {place(Screen::More, "more", common::MORE.of(l), |here| {
                    matches!(
                        here,
                        Screen::More | Screen::Rules | Screen::Log | Screen::Share | Screen::Sheet(..) | Screen::Settings
                    )
                })}
            </ul>
        </nav>
    }
}
