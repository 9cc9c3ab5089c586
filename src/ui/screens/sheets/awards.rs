//! Who is paid, and who passes? Two lists with a line to sign.
use super::paper::Stamped;
use crate::handout::tables::awards;
use crate::handout::{Cell, Sheet};
use crate::prizes::payouts;
use crate::standings::{passing, table};
use crate::ui::preferences::language;
use crate::words::{Language, passing as passing_words, prizes as words};
use leptos::prelude::*;

/// Who is paid after the round; each signs for it.
pub fn prizes(sheet: &Stamped) -> impl IntoView + use<> {
    let l = language();
    let event = sheet.open.tournament();
    let plan = &event.regulation().prizes.value;
    let table = table(event, sheet.round);
    let paid = payouts(event, &table, plan);
    let withheld = paid.withheld.iter().filter_map(|one| words::withheld(l, plan, one));
    let notes: Vec<String> = words::sum(l, plan, &paid).into_iter().chain(withheld).collect();
    let list = awards::prizes(&sheet.edition, l, &table);
    list.map(|list| paper(sheet, l, &list, Some(words::SIGNATURE.of(l)), &notes))
}

/// Who comes into the next stage.
pub fn passing_list(sheet: &Stamped) -> Option<impl IntoView + use<>> {
    let l = language();
    let event = sheet.open.tournament();
    let table = table(event, sheet.round);
    let list = passing(event, &table)?;
    let mut notes = vec![passing_words::counts(l, &list, event.guests().len())];
    if let Some(ties) = &list.open {
        let among: Vec<String> = ties.among.iter().map(|&player| sheet.open.name(player)).collect();
        notes.push(passing_words::open(l, ties.n, &among));
    }
    awards::passing(&sheet.edition, l, &table).map(|list| paper(sheet, l, &list, None, &notes))
}

/// A list as it goes to a spreadsheet, without its empty columns; with one to sign in.
fn paper(
    sheet: &Stamped,
    l: Language,
    list: &Sheet,
    sign: Option<&'static str>,
    notes: &[String],
) -> impl IntoView + use<> {
    let n_columns = list.rows.first().map_or(0, Vec::len);
    let is_said = |column: &usize| {
        list.rows.iter().skip(1).any(|row| row.get(*column).is_some_and(|cell| !cell.text(l).is_empty()))
    };
    let said: Vec<usize> = (0..n_columns).filter(is_said).collect();
    let cells = |row: &Vec<Cell>| {
        let cells = said.iter().filter_map(|&column| row.get(column));
        cells.map(|cell| (cell.text(l), matches!(cell, Cell::Hundredths(_)))).collect::<Vec<_>>()
    };
    let head = list.rows.first().map(cells).unwrap_or_default().into_iter();
    let head = head.map(|(text, _)| view! { <th scope="col">{text}</th> }).collect_view();
    let rows = list.rows.iter().skip(1).map(|row| {
        let cells = cells(row).into_iter().map(|(text, is_number)| {
            view! { <td class=is_number.then_some("num")>{text}</td> }
        });
        view! { <tr>{cells.collect_view()}{sign.map(|_| view! { <td class="blank"></td> })}</tr> }
    });
    let notes = notes.iter().map(|line| view! { <li>{line.clone()}</li> }).collect_view();
    view! {
        <article class="paper paper-stand">
            {sheet.head()}
            <table>
                <thead><tr>{head}{sign.map(|sign| view! { <th scope="col">{sign}</th> })}</tr></thead>
                {sheet.foot(said.len() + 1)}
                <tbody>{rows.collect_view()}</tbody>
            </table>
            <ul class="paper-notes">{notes}</ul>
            {sheet.signatures()}
        </article>
    }
}
