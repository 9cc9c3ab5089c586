//! Why do these two meet? The rule, by its article.
use super::swiss::{self, WhyNotOthers};
use crate::pairing::{SwissEvent, round_robin};
use crate::ui::event::{Open, event};
use crate::ui::parts::mark::Mark;
use crate::ui::preferences::language;
use crate::units::{BoardNo, RoundNo};
use crate::words::pairing::Reason;
use crate::words::{common, pairing, rounds};
use leptos::prelude::*;

/// The heading of the panel.
pub fn title(board: BoardNo) -> String {
    let l = language();
    common::titled(l, rounds::WHY_PAIRED.of(l), &common::board(l, board.0))
}

/// The reasons.
pub fn body(round: RoundNo, board: BoardNo) -> impl IntoView {
    let open = event().now();
    let at_board = open.tournament().round(round).and_then(|round| round.at(board));
    let pairing = at_board.map(|encounter| encounter.pairing);
    let swiss = SwissEvent::before(open.tournament(), round).zip(pairing);
    let reasons = match &swiss {
        Some((event, pairing)) => swiss::reasons(&open, event, *pairing),
        None => of_table(&open, round, board),
    };
    let items = reasons.into_iter().map(|reason| {
        let article =
            (!reason.article.is_empty()).then(|| view! { <span class="chip">{reason.article}</span> });
        view! {
            <li><Mark of="point"/><b>{reason.heading}</b><span>{reason.text}</span><span>{article}</span></li>
        }
    });
    let why_not = swiss.map(|(_, pairing)| view! { <WhyNotOthers open round pairing/> });
    view! { <ul class="reasons">{items.collect_view()}</ul> {why_not} }
}

fn of_table(open: &Open, round: RoundNo, board: BoardNo) -> Vec<Reason> {
    let why = round_robin::why(open.tournament(), round, board);
    why.map_or_else(Vec::new, |why| pairing::reasons(language(), &why, |player| open.name(player)))
}
