//! Where do I sit? Everyone by name, with board, colour and opponent.
use super::paper::{Stamped, colour};
use crate::exchange::sheet::{NameLine, Place, name_lines};
use crate::ui::parts::name::Name;
use crate::ui::preferences::language;
use crate::ui::screens::people::order::{self, Order};
use crate::units::Side;
use crate::words::{common, people, print, rounds};
use leptos::prelude::*;

/// The list by name, in the usual order of the language (case O20).
pub fn names(sheet: &Stamped) -> impl IntoView + use<> {
    let l = language();
    let n_games = sheet.open.tournament().regulation().games_per_encounter.value;
    let mut lines = name_lines(sheet.open.tournament(), sheet.round);
    order::sort(&mut lines, Order::usual(l), |line| line.number, |line| &line.name);
    let side_of = |side: Side| match n_games {
        1 => colour(side).into_any(),
        _ => {
            let word = if side == Side::Red { common::RED } else { common::BLACK };
            print::colour_in_game(l, word.of(l), 1).into_any()
        }
    };
    let row = |line: &NameLine| {
        let place = match line.place {
            Place::At { board, side, opponent } => view! {
                <td class="res">{board.0}</td>
                <td>{side_of(side)}</td>
                <td><Name name=sheet.open.name(opponent)/></td>
            }
            .into_any(),
            Place::Out(why) => {
                view! { <td class="res">"–"</td><td colspan="2">{rounds::sit_out(l, why)}</td> }.into_any()
            }
        };
        view! { <tr><td><Name name=line.name.clone()/></td><td>{line.club.clone()}</td>{place}</tr> }
    };
    let rows = lines.iter().map(row).collect_view();
    view! {
        <article class="paper paper-names">
            {sheet.head()}
            <table>
                <thead>
                    <tr>
                        <th scope="col">{people::NAME.of(l)}</th>
                        <th scope="col">{common::CLUB.of(l)}</th>
                        <th scope="col" class="res">{common::BOARD.of(l)}</th>
                        <th scope="col">{print::COLOUR.of(l)}</th>
                        <th scope="col">{print::OPPONENT.of(l)}</th>
                    </tr>
                </thead>
                {sheet.foot(5)}
                <tbody>{rows}</tbody>
            </table>
        </article>
    }
}
