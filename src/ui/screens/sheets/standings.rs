//! Who is ahead? The table with every criterion, and what each adds up.
use super::paper::Stamped;
use crate::regulation::Category;
use crate::standings::{Row, category_table, table};
use crate::ui::preferences::language;
use crate::words::standings as words;
use leptos::prelude::*;

/// The standings after the round, of one category.
pub fn standings(sheet: &Stamped, category: &Category) -> impl IntoView + use<> {
    let l = language();
    let event = sheet.open.tournament();
    let table = category_table(event, &table(event, sheet.round), category);
    let heads = table.criteria.iter().map(|criterion| {
        view! { <th scope="col" class="num">{words::head(l, criterion)}</th> }
    });
    let heads = heads.collect_view();
    let row = |row: &Row| {
        let values = row.values.iter().map(|&value| view! { <td class="num">{words::value(value)}</td> });
        let sanctions = words::sanctions(l, event, row.player, sheet.round).into_iter();
        let sanctions = sanctions.map(|said| view! { <small>{said}</small> }).collect_view();
        let annulled = row.is_annulled.then(|| view! { <small>{words::ANNULLED_SHORT.of(l)}</small> });
        view! {
            <tr>
                <td class="res">{row.place}</td>
                <td>{sheet.person(row.player)}{annulled}{sanctions}</td>
                {values.collect_view()}
            </tr>
        }
    };
    let rows = table.rows.iter().map(row).collect_view();
    let formulas = table.criteria.iter().map(|criterion| {
        view! { <li><b>{words::head(l, criterion)}</b>": "{words::formula(l, criterion)}</li> }
    });
    let n_columns = 2 + table.criteria.len();
    let class = if table.criteria.len() > 7 { "paper paper-stand paper-wide" } else { "paper paper-stand" };
    view! {
        <article class=class>
            {sheet.head()}
            <table>
                <thead>
                    <tr>
                        <th scope="col" class="res">{words::RANK.of(l)}</th>
                        <th scope="col">{words::PLAYER.of(l)}</th>
                        {heads}
                    </tr>
                </thead>
                {sheet.foot(n_columns)}
                <tbody>{rows}</tbody>
            </table>
            <ul class="paper-notes">{formulas.collect_view()}</ul>
            {sheet.signatures()}
        </article>
    }
}
