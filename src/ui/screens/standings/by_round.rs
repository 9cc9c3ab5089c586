//! What was each round for each? The table by rounds, in the order of places.
use super::Board;
use super::cross::written;
use crate::handout::sit_out_cell;
use crate::standings::{RoundOf, Row, by_round};
use crate::ui::parts::live::live;
use crate::ui::parts::name::Name;
use crate::ui::parts::pieces::Pieces;
use crate::ui::preferences::language;
use crate::units::{PlayerId, Side};
use crate::words::{common, rounds, standings as words};
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Everyone's places in the table, from 1 on.
type Places = BTreeMap<PlayerId, usize>;

/// The table; who is at the left stays there while the rounds are scrolled.
#[component]
pub fn ByRound(board: Board) -> impl IntoView {
    let l = language();
    let pieces = Pieces::new();
    pieces.draw(move || board.table.with(|table| table.rows.len()));
    let body = move || {
        let (open, table) = (board.event.now(), board.table.get());
        let places: Places = (1..).zip(&table.rows).map(|(nth, row)| (row.player, nth)).collect();
        let all = Arc::new(by_round(open.tournament(), &table));
        let n = all.len();
        let n_rounds = all.first().map_or(0, |row| row.rounds.len());
        let heads = (1_u16..).take(n_rounds).map(|no| {
            let said = common::round(l, no);
            view! { <th scope="col"><abbr title=said.clone() aria-label=said>{no}</abbr></th> }
        });
        let heads = heads.collect_view();
        let has_annulled = table.rows.iter().any(|row| row.is_annulled);
        let line = move |at: usize| {
            let Some((rounds, row)) = all.get(at).zip(table.rows.get(at)) else { return ().into_any() };
            let cells = rounds.rounds.iter().map(|round| view! { <td>{cell(round, &places)}</td> });
            view! {
                <tr>
                    <td>{places.get(&row.player).copied()}</td>
                    <th scope="row"><Name name=open.name(row.player)/></th>
                    {cells.collect_view()}
                    <td class="num pts">{points(row)}</td>
                </tr>
            }
            .into_any()
        };
        let legend = has_annulled.then(|| format!("; {}", words::ANNULLED_MARK.of(l)));
        view! {
            <table class="stand crosstab">
                <caption id="cross-caption">{words::BY_ROUND_HINT.of(l)}{legend}</caption>
                <thead>
                    <tr>
                        <th scope="col">"#"</th>
                        <th scope="col">{words::PLAYER.of(l)}</th>
                        {heads}
                        <th scope="col">{common::POINTS.of(l)}</th>
                    </tr>
                </thead>
                <tbody aria-busy=move || pieces.busy()>{pieces.rows(n, line)}</tbody>
            </table>
        }
    };
    view! { <div class="scroll" tabindex="0" role="region" aria-labelledby="cross-caption">{live(body)}</div> }
}

/// The first criterion: points.
fn points(row: &Row) -> Option<String> {
    row.values.first().map(|&value| words::value(value))
}

/// The opponent's place, the colour and the result of each game; why there is none.
fn cell(round: &RoundOf, places: &Places) -> impl IntoView + use<> {
    match round {
        RoundOf::Met { opponent, games } => {
            let games = games.iter().map(|game| {
                let disc = match game.side {
                    Side::Red => view! { <span class="disc-red" aria-hidden="true">"●"</span> }.into_any(),
                    Side::Black => view! { <span aria-hidden="true">"○"</span> }.into_any(),
                };
                view! { <span class="met">{disc}{written(game)}</span> }
            });
            let games = games.collect_view();
            view! { <span class="against">{places.get(opponent).copied()}</span>" "{games} }.into_any()
        }
        RoundOf::Out(why, points) => {
            let said = rounds::sit_out(language(), *why);
            view! { <span title=said>{sit_out_cell(*why, *points)}<span class="said-only">" "{said}</span></span> }
                .into_any()
        }
    }
}
