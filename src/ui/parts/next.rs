//! What has to be done now? One line and one button, where the river of the board is.
use super::unsaved::{ReaderBar, UnsavedBar};
use crate::agenda::{self, NextAct};
use crate::store::StoreFault;
use crate::tournament::{Decision, Lots, Refusal, SideLot};
use crate::ui::device;
use crate::ui::event::{Event, Open, Saved, event};
use crate::ui::parts::live::{Show, live};
use crate::ui::preferences::language;
use crate::ui::router::{Route, Screen, Sheet, go};
use crate::ui::take_away;
use crate::units::{BoardNo, GameNo, RoundNo};
use crate::words::{Spoken, agenda as words, common, rounds, storage};
use leptos::prelude::*;

/// What stands in the bar.
#[derive(Clone, Debug, PartialEq)]
enum Bar {
    /// The next act.
    Act,
    /// Another window writes.
    Reader,
    /// The last write failed.
    Unsaved(StoreFault),
}

/// The bar: the next act, unless something stands in the way of every act.
#[component]
pub fn NextBar() -> impl IntoView {
    let event = event();
    let act = event.memo(|open| {
        let act = agenda::next_act(open.tournament(), open.fold.conflicts.len());
        let boards = open_boards(open, &act);
        (act, boards)
    });
    let bar = Memo::new(move |_| match event.saved() {
        Saved::No(fault) => Bar::Unsaved(fault),
        Saved::Yes(_) | Saved::Writing if !event.is_writer() => Bar::Reader,
        Saved::Yes(_) | Saved::Writing => Bar::Act,
    });
    live(move || match bar.get() {
        Bar::Act => view! { <ActBar event act/> }.into_any(),
        Bar::Reader => view! { <ReaderBar event/> }.into_any(),
        Bar::Unsaved(fault) => view! { <UnsavedBar event fault/> }.into_any(),
    })
}

/// The boards that the act is about.
fn open_boards(open: &Open, act: &NextAct) -> Vec<BoardNo> {
    let NextAct::EnterResults { round, .. } = act else { return Vec::new() };
    let encounters = open.tournament().round(*round).into_iter().flat_map(|round| &round.encounters);
    encounters.filter(|encounter| encounter.is_open()).map(|encounter| encounter.pairing.board).collect()
}

/// The bar stays while results come: only its words change.
#[component]
fn ActBar(event: Event, act: Memo<(NextAct, Vec<BoardNo>)>) -> impl IntoView {
    let l = language();
    let line = move || act.with(|(act, _)| words::line(l, act));
    let button = move || act.with(|(act, _)| words::button(l, act));
    let which = move || {
        let said = act.with(|(_, boards)| (!boards.is_empty()).then(|| words::which_boards(l, boards)));
        said.map(|said| view! { <small>{said}</small> })
    };
    // An event that is over leaves the device: on paper, and as a file.
    let is_over = move || act.with(|(act, _)| *act == NextAct::ShowStandings);
    let save = move |_| take_away::save_event_file(event);
    // The second click of a double click meets the next act's button, which nobody has read yet.
    let press = move |click: leptos::ev::MouseEvent| {
        if click.detail() < 2 {
            let (act, boards) = act.get_untracked();
            perform(event, &act, boards.first().copied());
        }
    };
    view! {
        <section class="bar" aria-label=common::NEXT_ACT.of(l)>
            <p class="bar-text">{live(line)}{live(which)}</p>
            <div class="acts">
                <Show when=is_over><button type="button" on:click=save>{storage::SAVE_FILE.of(l)}</button></Show>
                <button type="button" class="primary" on:click=press>{live(button)}</button>
            </div>
        </section>
    }
}

/// Does what the button says, or goes where it is done.
fn perform(event: Event, act: &NextAct, first_open: Option<BoardNo>) {
    let screen = match act {
        NextAct::SettleConflicts(_) => Screen::Log,
        NextAct::AnswerQuestions(_) => {
            // For the rules that are on the screen already; when they come they do it by themselves.
            device::focus(super::regulation::QUESTION);
            Screen::Rules
        }
        NextAct::AddPeople(_) => {
            device::focus_when_drawn("add-name".to_owned());
            Screen::People
        }
        NextAct::DrawNumbers => {
            event.decide(Decision::DrawNumbers(device::seed()));
            Screen::People
        }
        NextAct::DrawFirstSide => {
            event.decide(Decision::DrawFirstSide(SideLot::Drawn(device::seed())));
            Screen::Round(event.now().tournament().next_round())
        }
        NextAct::Publish(round) => {
            event.decide(Decision::Publish(*round));
            Screen::Round(*round)
        }
        NextAct::FindWayOut(round) => Screen::Round(*round),
        NextAct::PairRound(round) => {
            pair_round(event, *round);
            Screen::Round(*round)
        }
        NextAct::EnterResults { round, .. } => {
            if let Some(board) = first_open {
                device::focus_when_drawn(result_id(board, GameNo(1)));
            }
            Screen::Round(*round)
        }
        NextAct::DrawLots(_) => {
            event.decide(Decision::DrawLots(Lots::Drawn(device::seed())));
            Screen::Standings
        }
        NextAct::ShowStandings => Screen::Sheet(Sheet::Standings, event.now().tournament().last_round()),
    };
    go(Route::Event(event.id(), screen));
}

/// The id of the first result button of a game.
pub fn result_id(board: BoardNo, game: GameNo) -> String {
    format!("result-{}-{}-1", board.0, game.0)
}

/// Pairs the last round again: what it had leaves the tables and stays in the log. One line, one undo.
pub fn pair_again(event: Event, round: RoundNo) {
    let before = event.now();
    if event.decide(Decision::Unpair(round)) && pair_round(event, round) {
        let said = Spoken::by(|l| rounds::pair_again(l, round.0));
        event.say_as_one(said, event.now().decided_since(&before));
    }
}

/// Pairs this round as the rules say; the answer is whether it was paired. A press that comes twice, or
/// from a screen of yesterday, pairs no other round (case O11).
pub fn pair_round(event: Event, round: RoundNo) -> bool {
    match crate::pairing::propose(event.now().tournament()) {
        Ok(proposal) if proposal.round != round => {
            event.refuse(&Refusal::AlreadyPaired(round));
            false
        }
        Ok(proposal) => event.decide(Decision::Pair {
            round: proposal.round,
            pairings: proposal.pairings,
            sitting_out: proposal.sitting_out,
        }),
        // The button stands only where there is a round to pair.
        Err(_) => false,
    }
}
