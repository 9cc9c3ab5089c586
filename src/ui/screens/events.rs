//! Which events are here? The last changed first; none yet is a beginning, never a loss (case O22 b).
use crate::store::{Change, Store, StoreFault, Subscription, Summary};
use crate::ui::parts::frame::LookMenu;
use crate::ui::parts::intake::Intake;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::{Mark, Subsection};
use crate::ui::parts::unsaved::in_words;
use crate::ui::preferences::language;
use crate::ui::router::{Route, Screen, href};
use crate::words::{common, events, storage};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The list, live. It stops following with its screen.
#[derive(Clone, Copy)]
struct Listing {
    known: RwSignal<Option<Result<Vec<Summary>, StoreFault>>>,
    told: StoredValue<Option<Subscription>, LocalStorage>,
}

/// The list of events.
#[component]
pub fn Events() -> impl IntoView {
    let listing = Listing { known: RwSignal::new(None), told: StoredValue::new_local(None) };
    listing.follow();
    let list = move || {
        listing.known.get().map(|found| match found {
            Ok(summaries) if summaries.is_empty() => view! { <Nothing/> }.into_any(),
            Ok(summaries) => view! { <List summaries/> }.into_any(),
            Err(fault) => view! { <NotListed fault listing/> }.into_any(),
        })
    };
    view! {
        <div class="plain">
            <div class="page-pref"><LookMenu/></div>
            <header class="masthead">
                <h1>"Kỳ Đài"<span lang="zh-Hans">"棋台"</span></h1>
                <svg class="river" aria-hidden="true"><use href="#m-river"></use></svg>
            </header>
            <main class="page" id="work" tabindex="-1">
                {live(list)}
                <Intake/>
            </main>
        </div>
    }
}

impl Listing {
    /// Reads the list, now and whenever another window has changed it.
    fn follow(self) {
        spawn_local(async move {
            let store = match Store::open().await {
                Ok(store) => store,
                Err(fault) => {
                    self.known.try_set(Some(Err(fault)));
                    return;
                }
            };
            let again = store.clone();
            let told = store.on_change(move |change| match change {
                Change::Appended(_) | Change::Deleted(_) | Change::ListChanged => self.read(again.clone()),
                Change::RoleChanged(..) => {}
            });
            self.told.try_update_value(|kept| *kept = Some(told));
            self.read(store);
        });
    }

    fn read(self, store: Store) {
        spawn_local(async move {
            let found = store.events().await;
            self.known.try_set(Some(found));
        });
    }
}

#[component]
fn Nothing() -> impl IntoView {
    let l = language();
    view! {
        <div class="empty">
            <Mark of="palace"/>
            <h2>{events::NONE_HERE.of(l)}</h2>
            <p>{events::NONE_HINT.of(l)}</p>
            <a class="button primary" href=href(Route::NewEvent)>{events::NEW_EVENT.of(l)}</a>
            <p><small>{events::OTHER_BROWSER_HINT.of(l)}</small></p>
        </div>
    }
}

#[component]
fn List(summaries: Vec<Summary>) -> impl IntoView {
    let l = language();
    let cards = summaries.into_iter().map(|summary| view! { <li><Card summary/></li> }).collect_view();
    view! {
        <Subsection title=events::EVENTS.of(l)>
            <a class="button primary" href=href(Route::NewEvent)>{events::NEW_EVENT.of(l)}</a>
        </Subsection>
        <ul class="cards">{cards}</ul>
    }
}

#[component]
fn Card(summary: Summary) -> impl IntoView {
    let l = language();
    let count = |n: u32| n as usize;
    let progress = events::people_and_rounds(
        l,
        count(summary.n_people),
        count(summary.n_paired),
        count(summary.n_rounds),
    );
    let is_unreadable = summary.n_unreadable > 0 || summary.title.is_none();
    let title = summary.title.unwrap_or_else(|| events::UNREADABLE_TITLE.of(l).to_owned());
    let file = match summary.file_saved {
        Some(at) => view! { <span class="badge">{events::file_saved(l, at)}</span> }.into_any(),
        None => {
            view! { <span class="badge badge-warn"><Mark of="alarm"/>{storage::NO_FILE_YET.of(l)}</span> }
                .into_any()
        }
    };
    let fault = is_unreadable.then(|| {
        view! { <span><span class="badge badge-bad"><Mark of="alarm"/>{events::UNREADABLE_HERE.of(l)}</span></span> }
    });
    view! {
        <a class="card card-link" href=href(Route::Event(summary.event, Screen::Now))>
            <h3>{title}</h3>
            <span>{progress}</span>
            {summary.last_change.map(|at| view! { <small>{events::last_change(l, at)}</small> })}
            <span>{file}</span>
            {fault}
        </a>
    }
}

#[component]
fn NotListed(fault: StoreFault, listing: Listing) -> impl IntoView {
    let l = language();
    let again = move |_| {
        listing.known.set(None);
        listing.follow();
    };
    view! {
        <div class="card card-error" role="alert">
            <h2>{events::NOT_LISTED.of(l)}</h2>
            <p>{storage::fault(l, in_words(&fault))}</p>
            <div class="acts">
                <button type="button" class="primary" on:click=again>{common::TRY_AGAIN.of(l)}</button>
                <a class="button" href=href(Route::NewEvent)>{events::NEW_EVENT.of(l)}</a>
            </div>
        </div>
    }
}
