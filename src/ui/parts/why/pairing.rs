//! Why do these two meet? The rule, by its article.
use crate::pairing::round_robin;
use crate::ui::event::event;
use crate::ui::parts::mark::Mark;
use crate::ui::preferences::language;
use crate::units::{BoardNo, RoundNo};
use crate::words::{common, pairing, rounds};
use leptos::prelude::*;

/// The heading of the panel.
pub fn title(board: BoardNo) -> String {
    let l = language();
    common::titled(l, rounds::WHY_PAIRED.of(l), &common::board(l, board.0))
}

/// The reasons.
pub fn body(round: RoundNo, board: BoardNo) -> impl IntoView {
    let l = language();
    let open = event().now();
    let why = round_robin::why(open.tournament(), round, board);
    let reasons = why.map(|why| pairing::reasons(l, &why, |player| open.name(player))).into_iter().flatten();
    let items = reasons.map(|reason| {
        let article =
            (!reason.article.is_empty()).then(|| view! { <span class="chip">{reason.article}</span> });
        view! {
            <li><Mark of="point"/><b>{reason.heading}</b><span>{reason.text}</span><span>{article}</span></li>
        }
    });
    view! { <ul class="reasons">{items.collect_view()}</ul> }
}
