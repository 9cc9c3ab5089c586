//! Who scored what against whom? On paper, so many columns a sheet as can be read.
use super::paper::Stamped;
use crate::handout::tables::Cross;
use crate::standings::{Table, table};
use crate::ui::parts::name::Name;
use crate::ui::preferences::language;
use crate::units::PlayerId;
use crate::words::standings as words;
use leptos::prelude::*;
use std::ops::Range;

/// So many opponents fit beside a name on an A4 that lies on its side.
const COLUMNS_A_SHEET: usize = 24;
/// So many fit on an A4 that stands.
const COLUMNS_UPRIGHT: usize = 12;

/// The cross table after the round; with many players it goes on to the right on further sheets.
pub fn cross_tables(sheet: &Stamped) -> impl IntoView + use<> {
    let tournament = sheet.open.tournament();
    let table = table(tournament, sheet.round);
    let cross = Cross::of(tournament, &table);
    let n = cross.n_columns;
    let n_sheets = n.div_ceil(COLUMNS_A_SHEET).max(1);
    let width = n.div_ceil(n_sheets);
    let papers = (0..n_sheets).map(|part| {
        let columns = part * width..((part + 1) * width).min(n);
        paper(sheet, &table, &cross, columns)
    });
    papers.collect_view()
}

fn paper(sheet: &Stamped, table: &Table, cross: &Cross, columns: Range<usize>) -> impl IntoView + use<> {
    let l = language();
    let heads = columns.clone().map(|column| view! { <th scope="col">{column + 1}</th> }).collect_view();
    let n_columns = 2 + columns.len() + table.criteria.len().min(1);
    let first_head = table.criteria.first().map(|criterion| {
        view! { <th scope="col">{words::head(l, criterion)}</th> }
    });
    let line = |(index, (player, cells)): (usize, &(PlayerId, Vec<String>))| {
        let cells = columns.clone().map(|column| match cross.is_self(index, column) {
            true => view! { <td class="self"></td> }.into_any(),
            false => view! { <td>{cells.get(column).cloned()}</td> }.into_any(),
        });
        let first = table.rows.get(index).and_then(|row| row.values.first().copied());
        view! {
            <tr>
                <td>{index + 1}</td>
                <td><Name name=sheet.open.name(*player)/></td>
                {cells.collect_view()}
                {first.map(|value| view! { <td><b>{words::value(value)}</b></td> })}
            </tr>
        }
    };
    let lines = cross.rows.iter().enumerate().map(line).collect_view();
    let class = match columns.len() {
        0..=COLUMNS_UPRIGHT => "paper paper-cross",
        _ => "paper paper-cross paper-wide",
    };
    view! {
        <article class=class>
            {sheet.head()}
            <table>
                <thead>
                    <tr>
                        <th scope="col">"#"</th>
                        <th scope="col">{words::PLAYER.of(l)}</th>
                        {heads}
                        {first_head}
                    </tr>
                </thead>
                {sheet.foot(n_columns)}
                <tbody>{lines}</tbody>
            </table>
            <ul class="paper-notes"><li>{cross.hint().of(l)}</li></ul>
        </article>
    }
}
