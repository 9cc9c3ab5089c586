//! On what do the players write a result? Eight slips on an A4, in cut-and-stack order; both sign.
use super::paper::{Stamped, colour};
use crate::exchange::sheet::cut_and_stack;
use crate::handout::side_at_left;
use crate::names::split_given;
use crate::regulation::{Outcome, Played};
use crate::tournament::Encounter;
use crate::ui::parts::name::Name;
use crate::ui::preferences::language;
use crate::units::{GameNo, Side};
use crate::words::{common, print};
use leptos::prelude::*;

/// The slips of a round.
pub fn slips(sheet: &Stamped) -> impl IntoView + use<> {
    let encounters = sheet.open.tournament().round(sheet.round).map(|round| round.encounters.clone());
    let pages = cut_and_stack(&encounters.unwrap_or_default());
    let page = |page: &[Option<Encounter>; 8]| {
        let slips = page.iter().map(|place| match place {
            Some(encounter) => slip(sheet, encounter).into_any(),
            None => view! { <div class="slip"></div> }.into_any(),
        });
        view! { <div class="slips paper">{slips.collect_view()}</div> }
    };
    pages.iter().map(page).collect_view()
}

fn slip(sheet: &Stamped, encounter: &Encounter) -> impl IntoView + use<> {
    let l = language();
    let pairing = encounter.pairing;
    let (red, black) = (sheet.open.name(pairing.red), sheet.open.name(pairing.black));
    let is_single = encounter.outcomes.len() == 1;
    let games = (0..encounter.outcomes.len()).map(|index| {
        let game = GameNo::from_index(index);
        view! {
            {(!is_single).then(|| game_head(game, &red, &black))}
            {boxes(sheet, game)}
        }
    });
    let sign = |side: Side, name: &str| match (is_single, side) {
        (true, Side::Red) => print::RED_SIGNS.of(l).to_owned(),
        (true, Side::Black) => print::BLACK_SIGNS.of(l).to_owned(),
        (false, _) => print::signs(l, split_given(name).1),
    };
    let head = |side: Side| is_single.then(|| colour(side));
    view! {
        <section class="slip" class:slip-single=is_single>
            <div class="slip-head">
                <span>{sheet.event_title()}<br/>{common::round(l, sheet.round.0)}" · "{sheet.stamp()}</span>
                <span class="slip-no"><small>{common::BOARD.of(l)}</small>" "<b>{pairing.board.0}</b></span>
            </div>
            <div>
                <div class="slip-side">{head(Side::Red)}<Name name=red.clone()/></div>
                <div class="slip-side">{head(Side::Black)}<Name name=black.clone()/></div>
            </div>
            <div class="slip-games">{games.collect_view()}</div>
            <div class="slip-sign"><span>{sign(Side::Red, &red)}</span><span>{sign(Side::Black, &black)}</span></div>
        </section>
    }
}

/// Who has which colour in a game of several, the left box's player at the left.
fn game_head(game: GameNo, red: &str, black: &str) -> impl IntoView + use<> {
    let l = language();
    let left = side_at_left(game);
    view! {
        <div class="slip-game">
            <b>{common::game(l, game.0)}</b>
            <span>{split_given(red).1.to_owned()}" "{colour(left)}</span>
            <span>{split_given(black).1.to_owned()}" "{colour(left.opponent())}</span>
        </div>
    }
}

/// The results to ring, as the regulation counts them, the upper player's part first.
fn boxes(sheet: &Stamped, game: GameNo) -> impl IntoView + use<> {
    let scoring = sheet.open.tournament().regulation().scoring.value;
    let left = side_at_left(game);
    let results = match left {
        Side::Red => [Played::RedWins, Played::Draw, Played::BlackWins],
        Side::Black => [Played::BlackWins, Played::Draw, Played::RedWins],
    };
    let boxes = results.map(|played| {
        let outcome = Outcome::Played(played);
        let (mine, theirs) = (scoring.points(outcome, left), scoring.points(outcome, left.opponent()));
        view! { <span>{format!("{mine}–{theirs}")}</span> }
    });
    view! {
        <div class="slip-label">{print::RESULT.of(language())}</div>
        <div class="slip-result">{boxes.collect_view()}</div>
    }
}
