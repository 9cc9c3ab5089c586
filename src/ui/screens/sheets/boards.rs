//! Who meets whom, board by board? Names, points so far, and room for the result.
use super::paper::{Stamped, colour};
use crate::handout::result;
use crate::handout::tables::points_before;
use crate::tournament::{Encounter, SittingOut};
use crate::ui::preferences::language;
use crate::units::{PlayerId, Side};
use crate::words::{common, print, rounds};
use leptos::prelude::*;

/// The pairing list.
pub fn boards(sheet: &Stamped) -> impl IntoView + use<> {
    let l = language();
    let tournament = sheet.open.tournament();
    let scoring = tournament.regulation().scoring.value;
    let n_games = tournament.regulation().games_per_encounter.value;
    let points = points_before(tournament, sheet.round);
    let has_points = !points.is_empty();
    let points_of = |player: PlayerId| {
        has_points.then(|| view! { <td class="num">{points.get(&player).map(ToString::to_string)}</td> })
    };
    let row = |encounter: &Encounter| {
        let pairing = encounter.pairing;
        let results = encounter.games(sheet.round).map(|game| {
            view! { <td class="blank res">{game.outcome.map(|outcome| result(&scoring, &game, outcome))}</td> }
        });
        view! {
            <tr>
                <td>{pairing.board.0}</td>
                <td>{sheet.person(pairing.red)}</td>
                {points_of(pairing.red)}
                {results.collect_view()}
                {points_of(pairing.black)}
                <td>{sheet.person(pairing.black)}</td>
            </tr>
        }
    };
    let n_columns = 3 + usize::from(n_games) + if has_points { 2 } else { 0 };
    let out = |out: &SittingOut| {
        view! {
            <tr>
                <td>"–"</td>
                <td>{sheet.person(out.player)}</td>
                <td colspan=(n_columns - 2).to_string()>{rounds::sit_out(l, out.why)}</td>
            </tr>
        }
    };
    let round = tournament.round(sheet.round);
    let rows = round.map(|round| round.encounters.iter().map(row).collect_view());
    let outs = round.map(|round| round.sitting_out.iter().map(out).collect_view());
    let points_head =
        || has_points.then(|| view! { <th scope="col" class="num">{common::POINTS.of(l)}</th> });
    view! {
        <article class="paper paper-list">
            {sheet.head()}
            <table>
                <thead>
                    <tr>
                        <th scope="col">{common::BOARD.of(l)}</th>
                        <th scope="col">{colour(Side::Red)}</th>
                        {points_head()}
                        {result_heads(n_games)}
                        {points_head()}
                        <th scope="col">{colour(Side::Black)}</th>
                    </tr>
                </thead>
                {sheet.foot(n_columns)}
                <tbody>{rows}{outs}</tbody>
            </table>
            {sheet.signatures()}
        </article>
    }
}

fn result_heads(n_games: u8) -> impl IntoView {
    let l = language();
    let head = move |no: u8| match n_games {
        1 => print::RESULT.of(l).to_owned(),
        _ => common::game(l, no),
    };
    (1..=n_games).map(|no| view! { <th scope="col" class="res">{head(no)}</th> }).collect_view()
}
