//! Who scored what against whom?
use super::Board;
use super::by_round::ByRound;
use crate::regulation::System;
use crate::standings::{CrossGame, CrossOrder, cross_table};
use crate::ui::parts::choices::Choices;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Subsection;
use crate::ui::parts::name::Name;
use crate::ui::preferences::language;
use crate::ui::router::{Route, Screen, Sheet, href};
use crate::units::Side;
use crate::words::{common, rounds, standings as words};
use leptos::prelude::*;

/// The cross table that suits the event, and the way to its print.
#[component]
pub fn Cross(board: Board) -> impl IntoView {
    let l = language();
    let is_by_round = board.event.memo(|open| match open.tournament().regulation().system.value {
        System::Swiss(_) => true,
        System::RoundRobin { .. } => false,
    });
    let head = move || {
        let sheet = Screen::Sheet(Sheet::CrossTable, board.through.get());
        let print = common::titled(l, words::CROSS_TABLE.of(l), common::PRINT.of(l));
        view! {
            <Subsection title=words::CROSS_TABLE.of(l)>
                <a class="button" aria-label=print href=href(Route::Event(board.event.id(), sheet))>{common::PRINT.of(l)}</a>
            </Subsection>
        }
    };
    view! {
        {live(head)}
        {live(move || match is_by_round.get() {
            true => view! { <ByRound board/> }.into_any(),
            false => view! { <ByOpponent board/> }.into_any(),
        })}
    }
}

/// Who met whom, in the order of places or of numbers.
#[component]
fn ByOpponent(board: Board) -> impl IntoView {
    let l = language();
    let order = RwSignal::new(CrossOrder::ByPlace);
    let orders = vec![
        (CrossOrder::ByPlace, words::ORDER_BY_PLACE.of(l).to_owned()),
        (CrossOrder::ByNumber, words::ORDER_BY_NUMBER.of(l).to_owned()),
    ];
    let body = move || {
        let (open, table) = (board.event.now(), board.table.get());
        let cross = cross_table(open.tournament(), &table, order.get());
        let heads = (1..=cross.rows.len()).map(|no| view! { <th scope="col">{no}</th> });
        let rows = cross.rows.iter().enumerate().map(|(index, row)| {
            let cells = row.cells.iter().enumerate().map(|(column, games)| match column == index {
                true => view! { <td class="self"></td> }.into_any(),
                false => view! { <td>{cell(games)}</td> }.into_any(),
            });
            view! {
                <tr>
                    <td>{index + 1}</td>
                    <th scope="row"><Name name=open.name(row.player)/></th>
                    {cells.collect_view()}
                </tr>
            }
        });
        let has_annulled =
            cross.rows.iter().flat_map(|row| row.cells.iter().flatten()).any(|game| game.is_annulled);
        let legend = has_annulled.then(|| format!("; {}", words::ANNULLED_MARK.of(l)));
        view! {
            <table class="stand crosstab">
                <caption id="cross-caption">{words::CROSS_HINT.of(l)}{legend}</caption>
                <thead>
                    <tr><th scope="col">"#"</th><th scope="col">{words::PLAYER.of(l)}</th>{heads.collect_view()}</tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        }
    };
    view! {
        <Choices name="cross-order" legend=words::CROSS_TABLE.of(l) options=orders chosen=order choose=move |o| order.set(o)/>
        <div class="scroll" tabindex="0" role="region" aria-labelledby="cross-caption">{live(body)}</div>
    }
}

/// The games of a cell: points, with the colour said aloud, forfeits by their mark.
fn cell(games: &[CrossGame]) -> impl IntoView + use<> {
    if games.is_empty() {
        return view! { <span aria-hidden="true">"·"</span> }.into_any();
    }
    games.iter().map(|game| view! { {written(game)}" " }).collect_view().into_any()
}

/// A game: its points, with the colour said aloud.
pub(super) fn written(game: &CrossGame) -> impl IntoView + use<> {
    let l = language();
    let points = match game.outcome {
        None => "…".to_owned(),
        Some(outcome) if outcome.is_forfeit() => {
            if outcome.winner() == Some(game.side) { "+" } else { "–" }.to_owned()
        }
        Some(_) => game.points.to_string(),
    };
    let points = if game.is_annulled { format!("({points})") } else { points };
    let said = match game.side {
        Side::Red => words::IN_RED.of(l),
        Side::Black => words::IN_BLACK.of(l),
    };
    let outcome = rounds::outcome(l, game.outcome);
    view! { <span class="cross-game" title=outcome>{points}<span class="said-only">" "{said}</span></span> }
}
