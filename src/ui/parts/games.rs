//! How did one player fare? Every round with its opponent, the colour and the points of each game.
use super::name::Name;
use crate::standings::table;
use crate::tournament::{Game, Round, Tournament};
use crate::ui::event::Event;
use crate::ui::parts::live::live;
use crate::ui::preferences::language;
use crate::units::{PlayerId, Side};
use crate::words::{Language, common, people, print, rounds, standings};
use leptos::prelude::*;

/// A line: which round, with which colour, against whom, and how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    round: u16,
    colour: &'static str,
    opponent: String,
    result: String,
    /// Whether the game is left out of the sums, because one of the two left before half was played.
    is_annulled: bool,
}

/// The rounds that are paired, for one player.
#[component]
pub fn Games(event: Event, player: PlayerId) -> impl IntoView {
    let l = language();
    let lines = event.memo(move |open| {
        let tournament = open.tournament();
        let annulled = annulled(tournament);
        tournament
            .rounds()
            .iter()
            .flat_map(|round| lines(l, tournament, round, player, &annulled))
            .collect::<Vec<_>>()
    });
    live(move || {
        let rows = lines.get().into_iter().map(|line| {
            let annulled =
                line.is_annulled.then(|| view! { <small>{standings::ANNULLED_SHORT.of(l)}</small> });
            view! {
                <tr>
                    <td class="num">{line.round}</td>
                    <td>{line.colour}</td>
                    <td><Name name=line.opponent/></td>
                    <td class="num">{line.result}{annulled}</td>
                </tr>
            }
        });
        let rows = rows.collect_view();
        let is_empty = lines.with(Vec::is_empty);
        match is_empty {
            true => view! { <p><small>{print::NO_ROUND.of(l)}</small></p> }.into_any(),
            false => view! {
                <table class="games">
                    <caption>{people::GAMES.of(l)}</caption>
                    <thead>
                        <tr>
                            <th scope="col" class="num">{common::ROUND.of(l)}</th>
                            <th scope="col"><span class="said-only">{print::COLOUR.of(l)}</span></th>
                            <th scope="col">{print::OPPONENT.of(l)}</th>
                            <th scope="col" class="num">{rounds::RESULT.of(l)}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            }
            .into_any(),
        }
    })
}

/// Whose games count for nobody, after the last round.
fn annulled(tournament: &Tournament) -> Vec<PlayerId> {
    let Some(last) = tournament.rounds().last() else { return Vec::new() };
    let rows = table(tournament, last.no).rows;
    rows.iter().filter(|row| row.is_annulled).map(|row| row.player).collect()
}

fn lines(
    l: Language,
    tournament: &Tournament,
    round: &Round,
    player: PlayerId,
    annulled: &[PlayerId],
) -> Vec<Line> {
    let out = round.sitting_out.iter().find(|out| out.player == player).map(|out| Line {
        round: round.no.0,
        colour: "",
        opponent: rounds::sit_out(l, out.why).to_owned(),
        result: String::new(),
        is_annulled: false,
    });
    let played = round.games().filter_map(|game| {
        let side = game.side_of(player)?;
        let colour = match side {
            Side::Red => common::RED,
            Side::Black => common::BLACK,
        };
        let opponent = super::name::name_of(tournament, game.player(side.opponent()));
        Some(Line {
            round: round.no.0,
            colour: colour.of(l),
            opponent,
            result: result(tournament, &game, side),
            is_annulled: [Side::Red, Side::Black].iter().any(|&side| annulled.contains(&game.player(side))),
        })
    });
    played.chain(out).collect()
}

/// "2–0" from this side of the board; a forfeit says so.
pub fn result(tournament: &Tournament, game: &Game, side: Side) -> String {
    let Some(outcome) = game.outcome else { return "…".to_owned() };
    let scoring = tournament.regulation().scoring.value;
    let points = format!("{}–{}", scoring.points(outcome, side), scoring.points(outcome, side.opponent()));
    match rounds::forfeit_mark(outcome) {
        None => points,
        Some(mark) if side == Side::Red => format!("{points} ({mark})"),
        Some(mark) => format!("{points} ({})", mark.chars().rev().collect::<String>()),
    }
}
