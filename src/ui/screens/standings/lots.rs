//! Who comes first where nothing else separates? By the program's lots, or as drawn from a real urn.
use crate::agenda::{NextAct, next_act};
use crate::tournament::{Decision, Lots};
use crate::ui::device;
use crate::ui::event::{Event, event};
use crate::ui::parts::live::live;
use crate::ui::preferences::language;
use crate::units::PlayerId;
use crate::words::{agenda, common, standings as words};
use leptos::prelude::*;

/// The two ways to draw, while lots are asked for.
#[component]
pub fn LotsCard() -> impl IntoView {
    let event = event();
    let tied = event.memo(|open| match next_act(open.tournament(), open.fold.conflicts.len()) {
        NextAct::DrawLots(players) => players,
        NextAct::SettleConflicts(_)
        | NextAct::AnswerQuestions(_)
        | NextAct::AddPeople(_)
        | NextAct::DrawNumbers
        | NextAct::DrawFirstSide
        | NextAct::Publish(_)
        | NextAct::FindWayOut(_)
        | NextAct::PairRound(_)
        | NextAct::EnterResults { .. }
        | NextAct::ShowStandings => Vec::new(),
    });
    live(move || {
        let tied = tied.get();
        (!tied.is_empty()).then(|| view! { <Draw event tied/> })
    })
}

#[component]
fn Draw(event: Event, tied: Vec<PlayerId>) -> impl IntoView {
    let l = language();
    let n = tied.len();
    let order = RwSignal::new(Vec::<PlayerId>::new());
    let names = tied.into_iter().map(|player| view! { <Lot event player order/> }).collect_view();
    let by_program = move |_| {
        event.decide(Decision::DrawLots(Lots::Drawn(device::seed())));
    };
    let by_hand = move |_| {
        event.decide(Decision::DrawLots(Lots::Typed(order.get_untracked())));
    };
    view! {
        <section class="card" aria-label=agenda::DRAW_LOTS.of(l)>
            <p>{agenda::TIED.of(l)}</p>
            <div class="acts">
                <button type="button" class="primary" on:click=by_program>{words::LOTS_BY_PROGRAM.of(l)}</button>
            </div>
            <p id="lots-hint">{words::LOTS_BY_HAND_HINT.of(l)}</p>
            <div class="pile" role="group" aria-labelledby="lots-hint">{names}</div>
            <div class="acts acts-end">
                <button type="button" on:click=move |_| order.set(Vec::new())>{common::CANCEL.of(l)}</button>
                <button type="button" disabled=move || order.with(Vec::len) < n on:click=by_hand>
                    {words::LOTS_BY_HAND.of(l)}
                </button>
            </div>
        </section>
    }
}

/// A player to be pressed when the lot is drawn; the number is the place in the draw.
#[component]
fn Lot(event: Event, player: PlayerId, order: RwSignal<Vec<PlayerId>>) -> impl IntoView {
    let place = move || order.with(|order| order.iter().position(|&drawn| drawn == player));
    let press = move |_| {
        if place().is_none() {
            order.update(|order| order.push(player));
        }
    };
    let number = move || place().map_or_else(|| "–".to_owned(), |place| (place + 1).to_string());
    let name = event.now().name(player);
    view! {
        <button type="button" aria-pressed=move || place().is_some().to_string() on:click=press>
            {live(number)}" · "{name}
        </button>
    }
}
