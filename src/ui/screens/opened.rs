//! How does an event come onto the desk? Read from the disk, at a seat, following other windows.
use super::{more, people, round, standings, title};
use crate::store::{Change, Role, StoreFault};
use crate::ui::desk::{NotOpened, desk};
use crate::ui::event::{Event, Open};
use crate::ui::later::{self, Coming};
use crate::ui::parts::frame::Frame;
use crate::ui::parts::live::live;
use crate::ui::parts::unsaved::in_words;
use crate::ui::preferences::language;
use crate::ui::router::{Route, Screen, href};
use crate::ui::take_away;
use crate::units::EventId;
use crate::words::{common, log as log_words, storage};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What became of opening the event.
#[derive(Clone)]
enum Opening {
    /// It is being read; it takes a word only where the disk is slow.
    Reading,
    /// It is on the desk.
    Here(Event),
    /// It could not be read.
    Failed(NotOpened),
}

/// An event and its screens.
#[component]
pub fn OpenedEvent(event: EventId, route: ReadSignal<Route>) -> impl IntoView {
    let opening = RwSignal::new(Opening::Reading);
    let desk = desk();
    spawn_local(async move {
        let next = match desk.open(event).await {
            Ok(event) => Opening::Here(event),
            Err(why) => Opening::Failed(why),
        };
        // The screen may be gone by now.
        if opening.try_set(next).is_some() {
            desk.leave(event);
        }
    });
    on_cleanup(move || desk.leave(event));
    view! {
        {move || match opening.get() {
            Opening::Reading => view! { <Coming said=common::EVENT_COMING.of(language())/> }.into_any(),
            Opening::Here(event) => view! { <EventScreens event route/> }.into_any(),
            Opening::Failed(why) => view! { <CannotOpen why/> }.into_any(),
        }}
    }
}

/// Reads the event again and shows it as it is now.
async fn reload(event: Event) -> Result<(), StoreFault> {
    let Some((store, _)) = event.seat() else { return Ok(()) };
    let loaded = store.load(event.id()).await?;
    if let Ok(log) = loaded.log
        && let Ok(fold) = log.fold()
    {
        event.follow(Open { log, fold, device: loaded.device });
    }
    Ok(())
}

/// Makes this window the one that writes, on the person's wish.
pub fn take_over(event: Event) {
    spawn_local(async move {
        let Some((_, seat)) = event.seat() else { return };
        if seat.take_over().await.is_ok() && reload(event).await.is_ok() {
            event.set_writer(seat.role() == Role::Writer);
            event.forget_refusal(); // "here you can only look" is over
            event.try_again(); // what was not written while another window wrote
        }
    });
}

fn follow_other_windows(event: Event) {
    let Some((store, _)) = event.seat() else { return };
    let id = event.id();
    let subscription = store.on_change(move |change| match change {
        Change::Appended(changed) if changed == id => spawn_local(async move {
            if let Err(fault) = reload(event).await {
                leptos::logging::warn!("could not follow the other window: {fault:?}");
            }
        }),
        Change::RoleChanged(changed, role) if changed == id => {
            event.set_writer(role == Role::Writer);
            spawn_local(async move {
                if let Err(fault) = reload(event).await {
                    leptos::logging::warn!("could not read the event again: {fault:?}");
                }
            });
        }
        Change::Deleted(changed) if changed == id => event.was_deleted(),
        Change::Appended(_) | Change::RoleChanged(..) | Change::Deleted(_) | Change::ListChanged => {}
    });
    // Lives as long as this screen.
    StoredValue::new_local(subscription);
}

/// The screens of an open event, in one frame.
#[component]
fn EventScreens(event: Event, route: ReadSignal<Route>) -> impl IntoView {
    provide_context(event);
    follow_other_windows(event);
    let screen = Memo::new(move |before: Option<&Screen>| match route.get() {
        Route::Event(_, Screen::Now) => Screen::Round(round::due(event)),
        Route::Event(_, screen) => screen,
        Route::Events | Route::NewEvent | Route::Unknown => before.copied().unwrap_or(Screen::More),
    });
    title::follow(event, screen);
    let inside = move || match screen.get() {
        Screen::Now | Screen::Schedule => later::schedule_screen(),
        Screen::Round(no) => view! { <round::RoundScreen no/> }.into_any(),
        Screen::Standings => view! { <standings::StandingsScreen/> }.into_any(),
        Screen::Awards => later::awards_screen(),
        Screen::People => view! { <people::PeopleScreen/> }.into_any(),
        Screen::More => view! { <more::MoreScreen/> }.into_any(),
        Screen::Rules => later::rules_screen(),
        Screen::Log => later::log_screen(),
        Screen::Share => later::share_screen(),
        Screen::Settings => later::settings_screen(),
        Screen::Hall(round) => later::hall_screen(round),
        Screen::Sheet(sheet, round) => later::sheet_screen(sheet, round),
    };
    // The hall sees the round alone.
    let is_hall = Memo::new(move |_| matches!(screen.get(), Screen::Hall(_)));
    live(
        move || {
            if is_hall.get() {
                live(inside)
            } else {
                view! { <Frame screen>{live(inside)}</Frame> }.into_any()
            }
        },
    )
}

/// Says why an event cannot be opened; what is kept of it can still be exported.
#[component]
fn CannotOpen(why: NotOpened) -> impl IntoView {
    let l = language();
    let NotOpened { fault, unreadable } = why;
    let export = (!unreadable.is_empty()).then(|| {
        let export = move |_| take_away::save_unreadable(&unreadable);
        view! { <button type="button" on:click=export>{log_words::EXPORT_UNREADABLE.of(l)}</button> }
    });
    // What a browser in a hurry refused it may give a moment later.
    let again = move |_| {
        // The only failure is a window that is being closed.
        let _ = window().location().reload();
    };
    view! {
        <main class="page" id="work">
            <div class="card card-error" role="alert">
                <h1>{common::LOADING_FAILED.of(l)}</h1>
                <p>{storage::fault(l, in_words(&fault))}</p>
                <div class="acts">
                    {export}
                    <button type="button" on:click=again>{common::TRY_AGAIN.of(l)}</button>
                    <a class="button primary" href=href(Route::Events)>{common::BACK_TO_EVENTS.of(l)}</a>
                </div>
            </div>
        </main>
    }
}
