//! What if a write failed, or another window writes? Said where the next act stands, in red or plainly.
use super::mark::Mark;
use crate::store::StoreFault;
use crate::ui::event::Event;
use crate::ui::preferences::language;
use crate::ui::take_away;
use crate::words::common;
use crate::words::storage::{self, StorageFault};
use leptos::prelude::*;

/// NOT SAVED: why, what is safe, what to do.
#[component]
pub fn UnsavedBar(event: Event, fault: StoreFault) -> impl IntoView {
    let l = language();
    // Where another window has taken over, what is not written can be written once it is taken back.
    let again = match fault {
        StoreFault::NotWriter(_) => view! {
            <button type="button" on:click=move |_| crate::ui::screens::opened::take_over(event)>
                {common::TAKE_OVER.of(l)}
            </button>
        }
        .into_any(),
        StoreFault::Newer { .. }
        | StoreFault::Unavailable(_)
        | StoreFault::Blocked
        | StoreFault::Gone(_)
        | StoreFault::Closed(_)
        | StoreFault::ChangedElsewhere(_)
        | StoreFault::Unreadable(_)
        | StoreFault::Quota
        | StoreFault::TimedOut
        | StoreFault::AlreadyThere(_)
        | StoreFault::Other(_) => view! {
            <button type="button" on:click=move |_| event.try_again()>{common::TRY_AGAIN.of(l)}</button>
        }
        .into_any(),
    };
    view! {
        <section class="bar bar-alarm" aria-label=common::NOT_SAVED.of(l)>
            <p class="bar-text">
                <span><Mark of="alarm"/>{common::NOT_SAVED.of(l)}</span>
                <small>{storage::fault(l, in_words(&fault))} " " {storage::KEPT_IN_MEMORY.of(l)}</small>
            </p>
            <div class="acts">
                {again}
                <button type="button" class="primary" on:click=move |_| take_away::save_event_file(event)>
                    {common::EXPORT_NOW.of(l)}
                </button>
            </div>
        </section>
    }
}

/// Another window has the event.
#[component]
pub fn ReaderBar(event: Event) -> impl IntoView {
    let l = language();
    view! {
        <section class="bar" aria-label=common::NEXT_ACT.of(l)>
            <p class="bar-text">{common::READER.of(l)}</p>
            <button type="button" class="primary" on:click=move |_| crate::ui::screens::opened::take_over(event)>
                {common::TAKE_OVER.of(l)}
            </button>
        </section>
    }
}

/// What a person has to know of a fault.
pub const fn in_words(fault: &StoreFault) -> StorageFault {
    match fault {
        StoreFault::Newer { .. } => StorageFault::Newer,
        StoreFault::Unavailable(_) => StorageFault::Unavailable,
        StoreFault::Blocked => StorageFault::Blocked,
        StoreFault::Gone(_) | StoreFault::Closed(_) => StorageFault::Gone,
        StoreFault::ChangedElsewhere(_) => StorageFault::ChangedElsewhere,
        StoreFault::NotWriter(_) => StorageFault::NotWriter,
        StoreFault::Unreadable(_) => StorageFault::Unreadable,
        StoreFault::Quota => StorageFault::Quota,
        StoreFault::TimedOut => StorageFault::TimedOut,
        StoreFault::AlreadyThere(_) | StoreFault::Other(_) => StorageFault::Failed,
    }
}
