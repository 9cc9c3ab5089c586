//! How is the table shown? Every criterion with its value; the one that split two is underlined.
use super::Board;
use crate::standings::{Passing, Row, passing};
use crate::ui::event::Open;
use crate::ui::parts::live::live;
use crate::ui::parts::name::Name;
use crate::ui::parts::pieces::Pieces;
use crate::ui::parts::why::{Question, asked};
use crate::ui::preferences::language;
use crate::units::PlayerId;
use crate::words::{common, standings as words};
use leptos::prelude::*;
use std::collections::BTreeSet;

/// The standings.
#[component]
pub fn TableView(board: Board) -> impl IntoView {
    let l = language();
    let pieces = Pieces::new();
    pieces.draw(move || board.shown.with(|table| table.rows.len()));
    let body = move || {
        let table = board.shown.get();
        let open = board.event.now();
        let coming = coming(&board, &open);
        let heads = table.criteria.iter().map(|criterion| {
            let (head, formula) = (words::head(l, criterion), words::formula(l, criterion));
            view! { <th scope="col" class="num"><abbr title=formula>{head}</abbr></th> }
        });
        let heads = heads.collect_view();
        let n = table.rows.len();
        let line = move |index: usize| {
            let Some(row) = table.rows.get(index).cloned() else { return ().into_any() };
            let below = table.rows.get(index + 1).cloned();
            let passes = coming.contains(&row.player);
            view! { <Line board index row below passes open=open.clone()/> }.into_any()
        };
        view! {
            <table class="stand">
                <caption id="standings-caption">{words::CAPTION.of(l)}</caption>
                <thead>
                    <tr>
                        <th scope="col">{words::RANK.of(l)}</th>
                        <th scope="col">{words::PLAYER.of(l)}</th>
                        {heads}
                    </tr>
                </thead>
                <tbody aria-busy=move || pieces.busy()>{pieces.rows(n, line)}</tbody>
            </table>
        }
    };
    view! { <div class="scroll" tabindex="0" role="region" aria-labelledby="standings-caption">{live(body)}</div> }
}

#[component]
fn Line(
    board: Board,
    index: usize,
    row: Row,
    below: Option<Row>,
    passes: bool,
    open: std::sync::Arc<Open>,
) -> impl IntoView {
    let l = language();
    let player = row.player;
    // The value that split this row from the one above, or the one below from this.
    let split_above = row.separated_by.filter(|&index| index > 0);
    let split_below = below.as_ref().and_then(|below| below.separated_by).filter(|&index| index > 0);
    let values = row.values.iter().enumerate().map(|(index, &value)| {
        let is_split = split_above == Some(index) || split_below == Some(index);
        let class = match (index, is_split) {
            (0, _) => "num pts",
            (_, true) => "num split",
            (_, false) => "num",
        };
        view! { <td class=class>{words::value(value)}</td> }
    });
    let is_tie = below.is_some_and(|below| below.separated_by.is_none_or(|index| index > 0));
    let asked = asked();
    let asks = move |_| asked.ask(Question::Place(board.through.get_untracked(), player));
    let name = open.name(player);
    let annulled = row.is_annulled.then(|| view! { <small>{words::ANNULLED_SHORT.of(l)}</small> });
    let through = board.through.get_untracked();
    let sanctions = words::sanctions(l, open.tournament(), player, through);
    let sanctions =
        sanctions.into_iter().map(|said| view! { <small class="off">{said}</small> }).collect_view();
    let passing = passes.then(|| view! { <small class="by">{words::PASSES.of(l)}</small> });
    view! {
        <tr class=is_tie.then_some("tie")>
            <td>{row.place}</td>
            <th scope="row">
                <button type="button" class="whybtn quiet" id=format!("why-{index}") on:click=asks>
                    <span class="said-only">{common::WHY.of(l)}": "</span>
                    <Name name/>
                    {small_of(&open, player)}
                </button>
                {passing}{annulled}{sanctions}
            </th>
            {values.collect_view()}
        </tr>
    }
}

/// Who comes into the next stage by the whole table.
fn coming(board: &Board, open: &Open) -> BTreeSet<PlayerId> {
    let list = board.table.with(|table| passing(open.tournament(), table));
    list.iter().flat_map(Passing::players).collect()
}

fn small_of(open: &Open, player: PlayerId) -> Option<impl IntoView + use<>> {
    let club = open.tournament().player(player)?.entry.club.clone();
    (!club.is_empty()).then(|| view! { <small>{club}</small> })
}
