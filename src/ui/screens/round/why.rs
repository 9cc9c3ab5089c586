//! Why do these two meet? The rule, by its article, beside the boards.
use super::Desk;
use crate::pairing::round_robin;
use crate::ui::parts::mark::Mark;
use crate::ui::preferences::language;
use crate::units::BoardNo;
use crate::words::{common, pairing, rounds};
use leptos::prelude::*;

/// The panel with the reasons.
#[component]
pub fn WhyPanel(desk: Desk, board: BoardNo) -> impl IntoView {
    let l = language();
    let open = desk.event.now();
    let why = round_robin::why(open.tournament(), desk.round, board);
    let reasons = why.map(|why| pairing::reasons(l, &why, |player| open.name(player))).into_iter().flatten();
    let items = reasons.map(|reason| {
        view! {
            <li>
                <Mark of="point"/>
                <b>{reason.heading}</b>
                <span>{reason.text}</span>
                <span>{(!reason.article.is_empty()).then(|| view! { <span class="chip">{reason.article}</span> })}</span>
            </li>
        }
    });
    view! {
        <aside class="why" aria-labelledby="why-heading">
            <div class="why-head">
                <h2 id="why-heading">{rounds::WHY_PAIRED.of(l)}": "{common::board(l, board.0)}</h2>
                <button type="button" class="quiet" on:click=move |_| desk.beside.set(None)>
                    <Mark of="cross"/>{common::CLOSE.of(l)}
                </button>
            </div>
            <ul class="reasons">{items.collect_view()}</ul>
        </aside>
    }
}
