//! How long does a board wait for who is not there? A calm line under its names, told anew each second; no other
//! board is woken. (Rules L10, T5.)
use super::Desk;
use super::lives::Live;
use super::start::confirm;
use crate::tournament::{Overdue, Wait};
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::preferences::language;
use crate::units::BoardNo;
use crate::words::{late as words, rounds};
use leptos::prelude::*;

/// The line of a board where somebody was noted as not there.
#[component]
pub fn BoardWait(desk: Desk, board: BoardNo, state: RwSignal<Live>) -> impl IntoView {
    let has_waited = Memo::new(move |_| state.with(|live| live.has_waited));
    live(move || has_waited.get().then(|| view! { <Line desk board/> }))
}

#[component]
fn Line(desk: Desk, board: BoardNo) -> impl IntoView {
    let l = language();
    let wait = Memo::new(move |_| {
        let ticking = desk.ticking.get()?;
        let open = desk.event.get();
        open.tournament().wait_at(desk.round, board, ticking.now())
    });
    // The line stays while it counts; only its text is drawn anew.
    let over = Memo::new(move |_| match wait.get()? {
        Wait::Left(_) => None,
        Wait::Over(overdue) => Some(overdue),
    });
    let left = move || match wait.get()? {
        Wait::Left(left) => Some(format!("{} · {}", words::MISSING.of(l), words::default_in(l, left))),
        Wait::Over(_) => None,
    };
    let is_waiting = Memo::new(move |_| wait.get().is_some());
    let is_over = Memo::new(move |_| over.get().is_some());
    live(move || {
        is_waiting.get().then(|| {
            let counts = (!is_over.get()).then(|| view! { <p role="timer">{left}</p> });
            view! { <div class="board-note board-wait">{counts}{live(move || over.get().map(|overdue| view! { <Over desk overdue/> }))}</div> }
        })
    })
}

/// The time is over: what is proposed, to be confirmed here as well as above.
#[component]
fn Over(desk: Desk, overdue: Overdue) -> impl IntoView {
    let l = language();
    let outcome = rounds::outcome(l, Some(overdue.outcome));
    view! {
        <p><span class="badge badge-warn"><Mark of="alarm"/>{words::OVERDUE.of(l)}</span>" "{outcome}</p>
        <button
            type="button"
            aria-label=words::confirm_at(l, overdue.board.0, outcome)
            on:click=move |_| confirm(desk.event, desk.round, overdue)
        >
            {words::CONFIRM.of(l)}
        </button>
    }
}
