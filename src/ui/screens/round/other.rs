//! What else can happen at a board? Forfeits, rulings, fouls: rare, so behind one more tap.
use super::Desk;
use super::board::press;
use super::row::left_side;
use crate::regulation::{Outcome, Played};
use crate::tournament::{Decision, Sanction};
use crate::ui::parts::choices::Choices;
use crate::ui::parts::dialog::Dialog;
use crate::ui::parts::why::Question;
use crate::ui::preferences::language;
use crate::units::{BoardNo, GameNo, HalfPoints, Side};
use crate::words::{Language, common, rounds};
use leptos::prelude::*;

const OTHERS: [Option<Outcome>; 8] = [
    Some(Outcome::Played(Played::RedWins)),
    Some(Outcome::Played(Played::Draw)),
    Some(Outcome::Played(Played::BlackWins)),
    Some(Outcome::Forfeit { absent: Side::Black }),
    Some(Outcome::Forfeit { absent: Side::Red }),
    Some(Outcome::DoubleForfeit),
    Some(Outcome::Played(Played::BothLose)),
    None,
];

/// Every result a board can have, and fouls.
#[component]
pub fn OtherDialog(desk: Desk, board: BoardNo, game: GameNo) -> impl IntoView {
    let l = language();
    let close = move || desk.beside.set(None);
    let row = desk.row(board);
    let games: Vec<(GameNo, String)> =
        row.iter().flat_map(|row| &row.games).map(|game| (game.no, common::game(l, game.no.0))).collect();
    let chosen = RwSignal::new(game);
    let stands = move || {
        let row = desk.row(board)?;
        row.games.iter().find(|played| played.no == chosen.get()).and_then(|played| played.outcome)
    };
    let results = OTHERS.map(|outcome| {
        let word = if outcome.is_none() { rounds::CLEAR.of(l) } else { rounds::outcome(l, outcome) };
        let set = move |_| {
            close();
            press(desk, board, chosen.get_untracked(), outcome);
        };
        let is_chosen = move || (outcome.is_some() && stands() == outcome).to_string();
        view! { <button type="button" aria-pressed=is_chosen on:click=set>{word}</button> }
    });
    let why = move |_| {
        close();
        desk.asked.ask(Question::Pairing(desk.round, board));
    };
    let seats = row.as_ref().map(|row| {
        let (left, right) = (row.red.name.clone(), row.black.name.clone());
        view! { <p class="seats">{move || sides(l, chosen.get(), &left, &right)}</p> }
    });
    let choose_game = (games.len() > 1).then(|| {
        view! {
            <Choices name="game" legend=rounds::OTHER_RESULTS.of(l) options=games chosen choose=move |no| chosen.set(no)/>
        }
    });
    view! {
        <Dialog title=format!("{} · {}", rounds::OTHER_RESULTS.of(l), common::board(l, board.0)) close>
            {seats}
            {choose_game}
            <div class="pile">{results.collect_view()}</div>
            <button type="button" class="quiet" on:click=why>{rounds::WHY_PAIRED.of(l)}</button>
            <FoulForm desk board/>
            <div class="acts acts-end"><button type="button" on:click=move |_| close()>{common::CLOSE.of(l)}</button></div>
        </Dialog>
    }
}

/// "Red: Lê Hoàng · Black: Trần Bích": who has which side in a game; they change from game to game.
fn sides(l: Language, game: GameNo, left: &str, right: &str) -> String {
    let (red, black) = match left_side(game) {
        Side::Red => (left, right),
        Side::Black => (right, left),
    };
    [(common::RED, red), (common::BLACK, black)]
        .map(|(side, name)| common::titled(l, side.of(l), name))
        .join(" · ")
}

/// A foul or a deduction: a line of the ledger; the result of the game stays.
#[component]
fn FoulForm(desk: Desk, board: BoardNo) -> impl IntoView {
    let l = language();
    let Some(row) = desk.row(board) else { return ().into_any() };
    let players = vec![(row.red.player, row.red.name.clone()), (row.black.player, row.black.name.clone())];
    let player = RwSignal::new(row.red.player);
    let fouls = RwSignal::new(1_u8);
    let halves = RwSignal::new(0_i32);
    let why = RwSignal::new(String::new());
    let submit = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let sanction = Sanction {
            player: player.get_untracked(),
            round: desk.round,
            fouls: fouls.get_untracked(),
            deduction: HalfPoints(halves.get_untracked()),
            why: why.get_untracked(),
        };
        if desk.event.decide(Decision::Sanction(sanction)) {
            desk.beside.set(None);
        }
    };
    let n_fouls = (0..=4_u8).map(|n| (n, n.to_string())).collect::<Vec<_>>();
    let deductions = [0, 1, 2, 4].map(|halves| (halves, HalfPoints(halves).to_string())).to_vec();
    view! {
        <details>
            <summary>{rounds::FOUL.of(l)}</summary>
            <form class="form" on:submit=submit>
                <Choices name="foul-of" legend=rounds::FOUL_OF.of(l) options=players chosen=player choose=move |id| player.set(id)/>
                <Choices name="fouls" legend=rounds::N_FOULS.of(l) options=n_fouls chosen=fouls choose=move |n| fouls.set(n)/>
                <Choices name="off" legend=rounds::DEDUCTION.of(l) options=deductions chosen=halves choose=move |n| halves.set(n)/>
                <div class="field">
                    <label for="foul-why">{rounds::REASON.of(l)}</label>
                    <input id="foul-why" required prop:value=why on:input=move |ev| why.set(event_target_value(&ev))/>
                </div>
                <div class="acts acts-end"><button type="submit" class="primary">{common::SAVE.of(l)}</button></div>
            </form>
        </details>
    }
    .into_any()
}
