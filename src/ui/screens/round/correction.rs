//! What changes if a result is corrected? Before and after, and why, calmly (case O10).
use super::Desk;
use crate::pairing::{Again, again};
use crate::regulation::Outcome;
use crate::standings;
use crate::tournament::{Decision, SetResult, Tournament};
use crate::ui::event::Open;
use crate::ui::parts::dialog::Dialog;
use crate::ui::parts::name::Name;
use crate::ui::parts::next::pair_again;
use crate::ui::preferences::language;
use crate::units::{BoardNo, GameNo, HalfPoints, PlayerId, RoundNo};
use crate::words::{common, rounds};
use leptos::prelude::*;
use std::sync::Arc;

/// The correction of a result on which later rounds or a check rest.
#[component]
pub fn CorrectionDialog(desk: Desk, board: BoardNo, game: GameNo, now: Option<Outcome>) -> impl IntoView {
    let l = language();
    let open = desk.event.now();
    let was = open
        .tournament()
        .games()
        .find(|played| (played.round, played.board, played.no) == (desk.round, board, game))
        .and_then(|played| played.outcome);
    let why = RwSignal::new(String::new());
    let close = move || desk.beside.set(None);
    let set = move |why: String| SetResult { round: desk.round, board, game, was, now, why };
    let changes = effect_on_points(&open, set(String::new()));
    let changes = view! { <Changes open=open.clone() changes/> };
    let correct = move || {
        let why = why.get_untracked().trim().to_owned();
        let is_done = !why.is_empty() && desk.event.decide(Decision::SetResult(set(why)));
        if is_done {
            close();
        }
        is_done
    };
    let confirm = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        correct();
    };
    let again = again(open.tournament(), desk.round);
    let pair_too = move |round: RoundNo| {
        if correct() {
            pair_again(desk.event, round);
        }
    };
    let keep = match again {
        Again::Nothing => rounds::CORRECT,
        Again::Free(_) | Again::WithResults(..) | Again::Kept => rounds::CORRECT_ONLY,
    };
    let stands = match again {
        Again::Nothing => rounds::LATER_ROUNDS_STAND,
        Again::Free(_) | Again::WithResults(..) | Again::Kept => rounds::KEPT_AND_FLAGGED,
    };
    // Before anything is paired after it there is nothing to say of later rounds.
    let stands = (open.tournament().last_round() > desk.round).then(|| view! { <p>{stands.of(l)}</p> });
    view! {
        <Dialog title=format!("{} · {}", rounds::CORRECT.of(l), common::board(l, board.0)) close>
            <form class="form" on:submit=confirm>
                <dl class="change">
                    <div class="was"><dt>{rounds::BEFORE.of(l)}</dt><dd>{rounds::outcome(l, was)}</dd></div>
                    <span aria-hidden="true">"→"</span>
                    <div class="will"><dt>{rounds::AFTER.of(l)}</dt><dd>{rounds::outcome(l, now)}</dd></div>
                </dl>
                {changes}
                {stands}
                <div class="field">
                    <label for="correction-why">{rounds::REASON.of(l)}</label>
                    <input
                        id="correction-why"
                        required
                        pattern=r".*\S.*"
                        prop:value=why
                        on:input=move |ev| why.set(event_target_value(&ev))
                    />
                    <small>{rounds::REASON_HINT.of(l)}</small>
                </div>
                <div class="acts acts-end">
                    <button type="button" on:click=move |_| close()>{common::CANCEL.of(l)}</button>
                    <button type="submit" class="primary">{keep.of(l)}</button>
                </div>
                <PairAgain again why pair_too/>
            </form>
        </Dialog>
    }
}

/// The points of the two, before and after.
#[component]
fn Changes(open: Arc<Open>, changes: Vec<Change>) -> impl IntoView {
    let l = language();
    let rows = changes.into_iter().map(|change| {
        view! {
            <tr>
                <th scope="row"><Name name=open.name(change.player)/></th>
                <td class="num">{change.before.to_string()}</td>
                <td class="num">{change.after.to_string()}</td>
            </tr>
        }
    });
    view! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{common::POINTS.of(l)}</th>
                    <th scope="col" class="num">{rounds::BEFORE.of(l)}</th>
                    <th scope="col" class="num">{rounds::AFTER.of(l)}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// The other way: the next round is paired again. Once it has results, its number has to be typed.
#[component]
fn PairAgain(
    again: Again,
    why: RwSignal<String>,
    pair_too: impl Fn(RoundNo) + Copy + 'static,
) -> impl IntoView {
    let l = language();
    let typed = RwSignal::new(String::new());
    let (round, n_results) = match again {
        Again::Nothing | Again::Kept => return ().into_any(),
        Again::Free(round) => (round, 0),
        Again::WithResults(round, n) => (round, n),
    };
    let is_meant = move || n_results == 0 || typed.with(|typed| typed.trim() == round.0.to_string());
    let is_ready = move || is_meant() && !why.with(|why| why.trim().is_empty());
    let field = (n_results > 0).then(|| {
        view! {
            <div class="field">
                <label for="again-typed">{rounds::type_to_pair_again(l, round.0, n_results)}</label>
                <input id="again-typed" autocomplete="off" inputmode="numeric" prop:value=typed on:input=move |ev| typed.set(event_target_value(&ev))/>
            </div>
        }
    });
    view! {
        {field}
        <div class="acts acts-end">
            <button type="button" disabled=move || !is_ready() on:click=move |_| pair_too(round)>
                {rounds::correct_and_pair_again(l, round.0)}
            </button>
        </div>
    }
    .into_any()
}

struct Change {
    player: PlayerId,
    before: HalfPoints,
    after: HalfPoints,
}

/// The points of the two players before and after, counted by the same rule as the standings.
fn effect_on_points(open: &Open, set: SetResult) -> Vec<Change> {
    let tournament = open.tournament();
    let decision = Decision::SetResult(set.clone());
    let logged = open.log.next(&open.fold, open.device, crate::ui::device::now(), String::new(), decision);
    let mut after = tournament.clone();
    if after.apply(&logged).is_err() {
        return Vec::new();
    }
    let pairing =
        tournament.round(set.round).and_then(|round| round.at(set.board)).map(|encounter| encounter.pairing);
    let players = pairing.into_iter().flat_map(|pairing| [pairing.red, pairing.black]);
    let through = tournament.last_round();
    let points = |tournament: &Tournament, player| standings::points(tournament, through, player);
    players
        .map(|player| Change { player, before: points(tournament, player), after: points(&after, player) })
        .collect()
}
