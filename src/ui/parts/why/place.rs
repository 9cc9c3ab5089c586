//! Why this place? What split the player from the ones above and below, and every sum to add up again.
use crate::standings::{self, Row, Table, Term};
use crate::ui::event::{Open, event};
use crate::ui::parts::games::Games;
use crate::ui::parts::live::live;
use crate::ui::preferences::language;
use crate::units::{PlayerId, RoundNo};
use crate::words::{common, standings as words};
use leptos::prelude::*;
use std::sync::Arc;

/// The heading of the panel.
pub fn title(player: PlayerId) -> String {
    let l = language();
    common::titled(l, words::WHY_PLACE.of(l), &event().now().name(player))
}

/// What split the player from the neighbours, and every sum.
pub fn body(through: RoundNo, player: PlayerId) -> impl IntoView {
    let event = event();
    live(move || {
        let open = event.get();
        let table = Arc::new(standings::table(open.tournament(), through));
        let reasons = reasons(&open, &table, player).into_iter().map(|reason| view! { <p>{reason}</p> });
        let reasons = reasons.collect_view();
        let sums = (0..table.criteria.len())
            .map(|index| view! { <Sum open=open.clone() table=table.clone() index player/> });
        view! { {reasons} {sums.collect_view()} <Games event player/> }
    })
}

/// What split the player from the one above and from the one below.
fn reasons(open: &Open, table: &Table, player: PlayerId) -> Vec<String> {
    let l = language();
    let Some(index) = table.rows.iter().position(|row| row.player == player) else { return Vec::new() };
    let row = &table.rows[index];
    let mut reasons = Vec::new();
    if row.is_annulled {
        reasons.push(words::ANNULLED.of(l).to_owned());
    }
    let above = index.checked_sub(1).map(|above| &table.rows[above]);
    match above {
        None => reasons.push(words::FIRST.of(l).to_owned()),
        Some(above) => reasons.push(match row.separated_by {
            Some(by) => {
                words::separated(l, &open.name(above.player), &head(table, by), &at(row, by), &at(above, by))
            }
            None => words::shared(l, &open.name(above.player)),
        }),
    }
    if let Some(below) = table.rows.get(index + 1) {
        reasons.push(match below.separated_by {
            Some(by) => {
                words::separates(l, &open.name(below.player), &head(table, by), &at(row, by), &at(below, by))
            }
            None => words::shared(l, &open.name(below.player)),
        });
    }
    reasons
}

fn head(table: &Table, index: usize) -> String {
    words::head(language(), &table.criteria[index])
}

fn at(row: &Row, index: usize) -> String {
    words::value(row.values[index])
}

/// One criterion's sum, addend by addend.
#[component]
fn Sum(open: Arc<Open>, table: Arc<Table>, index: usize, player: PlayerId) -> impl IntoView {
    let l = language();
    let criterion = table.criteria[index];
    let total = table.rows.iter().find(|row| row.player == player).map(|row| at(row, index));
    let terms = standings::terms(open.tournament(), &table, index, player);
    let lines = terms.into_iter().map(|term| view! { <li>{term_line(&open, &term)}</li> });
    view! {
        <details>
            <summary>{words::head(l, &criterion)}" = "{total}</summary>
            <p><small>{words::formula(l, &criterion)}</small></p>
            <ul class="terms">{lines.collect_view()}</ul>
        </details>
    }
}

fn term_line(open: &Open, term: &Term) -> String {
    let l = language();
    let round =
        term.round.map_or_else(String::new, |round| common::titled(l, &common::round(l, round.0), ""));
    let opponent = match (term.opponent, term.round) {
        (Some(opponent), _) => format!("{} ", open.name(opponent)),
        (None, Some(_)) => format!("{} ", words::NO_OPPONENT.of(l)),
        (None, None) => String::new(),
    };
    let sum = match term.factors {
        Some((theirs, mine)) => format!("{theirs} × {mine} = {}", words::value(term.value)),
        None => words::value(term.value),
    };
    let left_out = if term.is_left_out { format!(" ({})", words::LEFT_OUT.of(l)) } else { String::new() };
    format!("{round}{opponent}{sum}{left_out}")
}
