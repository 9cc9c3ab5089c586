//! Was every result typed right? A second pass hides the first and points out what differs.
use super::Desk;
use super::lives::Live;
use crate::regulation::Outcome;
use crate::tournament::{Decision, Encounter, Game, SetResult};
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::preferences::language;
use crate::units::{BoardNo, GameNo, RoundNo};
use crate::words::{common, rounds};
use leptos::prelude::*;
use std::collections::BTreeMap;

/// What was typed the second time.
pub type Typed = BTreeMap<(BoardNo, GameNo), Outcome>;

/// The second typing, while it goes on.
#[derive(Clone, Copy)]
pub struct Checking {
    typed: RwSignal<Option<Typed>>,
}

impl Checking {
    /// No second pass yet.
    pub fn new() -> Self {
        Self { typed: RwSignal::new(None) }
    }

    /// Begins a second pass.
    pub fn start(self) {
        self.typed.set(Some(BTreeMap::new()));
    }

    /// Whether a second pass goes on.
    pub fn is_on(self) -> bool {
        self.typed.with_untracked(Option::is_some)
    }

    /// What was typed in a second pass that goes on, tracked.
    pub fn typed(self) -> Option<Typed> {
        self.typed.get()
    }

    /// Types a result the second time.
    pub fn type_again(self, board: BoardNo, game: GameNo, again: Outcome) {
        self.typed.update(|typed| {
            if let Some(typed) = typed {
                typed.insert((board, game), again);
            }
        });
    }
}

/// A game of which the two typings differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Differs {
    board: BoardNo,
    game: GameNo,
    stands: Option<Outcome>,
    again: Outcome,
}

/// The games of a board of which the two typings differ.
pub fn differing(encounter: &Encounter, round: RoundNo, typed: &Typed) -> Vec<Differs> {
    let differs = |game: Game| {
        let (board, game, stands) = (game.board, game.no, game.outcome);
        let again = *typed.get(&(board, game))?;
        (stands != Some(again)).then_some(Differs { board, game, stands, again })
    };
    encounter.games(round).filter_map(differs).collect()
}

impl Desk {
    /// How many of the results typed again agree, of how many; and whether none differs.
    fn compare(self) -> (bool, usize, usize) {
        let open = self.event.get();
        let typed = self.checking.typed().unwrap_or_default();
        let Some(round) = open.tournament().round(self.round) else { return (true, 0, 0) };
        let again = |game: &Game| typed.get(&(game.board, game.no)).copied();
        // What was not played has no result slip: it need not be typed again, but it may be.
        let is_due = |game: &Game| !game.outcome.is_some_and(Outcome::is_forfeit) || again(game).is_some();
        let due: Vec<Game> = round.games().filter(is_due).collect();
        let n_equal =
            due.iter().filter(|game| again(game).is_some_and(|again| game.outcome == Some(again))).count();
        let differs = |encounter: &Encounter| !differing(encounter, round.no, &typed).is_empty();
        (!round.encounters.iter().any(differs), n_equal, due.len())
    }
}

/// What the second pass has found so far.
#[component]
pub fn CheckBar(desk: Desk) -> impl IntoView {
    let l = language();
    let stop = move || desk.checking.typed.set(None);
    let record = move |_| {
        if desk.event.decide(Decision::Check(desk.round)) {
            stop();
        }
    };
    let view = move || {
        desk.checking.typed.with(Option::is_some).then(|| {
            let (agrees, n_equal, n) = desk.compare();
            let is_done = agrees && n_equal == n;
            view! {
                <p>{rounds::CHECK_HINT.of(l)}</p>
                <div class="card card-check" role="region" aria-label=rounds::CHECK.of(l)>
                    <p role="status"><b>{rounds::checked_so_far(l, n_equal, n)}</b></p>
                    <div class="acts">
                        {is_done.then(|| view! {
                            <button type="button" class="primary" on:click=record>{rounds::CHECK_DONE.of(l)}</button>
                        })}
                        <button type="button" on:click=move |_| stop()>{rounds::STOP_CHECK.of(l)}</button>
                    </div>
                </div>
            }
        })
    };
    live(view)
}

/// The two answers where the typings of a board differ.
#[component]
pub fn Difference(desk: Desk, state: RwSignal<Live>) -> impl IntoView {
    let differing = Memo::new(move |_| state.with(|live| live.differing.clone()));
    live(move || differing.get().into_iter().map(|differs| view! { <Answers desk differs/> }).collect_view())
}

#[component]
fn Answers(desk: Desk, differs: Differs) -> impl IntoView {
    let l = language();
    let Differs { board, game, stands, again } = differs;
    let first = rounds::outcome(l, stands);
    let second = rounds::outcome(l, Some(again));
    let keep = move |_| {
        desk.checking.typed.update(|typed| {
            if let (Some(typed), Some(stands)) = (typed, stands) {
                typed.insert((board, game), stands);
            }
        });
    };
    let take = move |_| {
        let why = rounds::CHECK.of(l).to_owned();
        let set = SetResult { round: desk.round, board, game, was: stands, now: Some(again), why };
        desk.event.decide(Decision::SetResult(set));
    };
    view! {
        <div class="board-note" role="alert">
            <p><Mark of="alarm"/>{common::titled(l, &common::game(l, game.0), &rounds::second_typing_differs(l, second))}</p>
            <button type="button" on:click=keep>{rounds::keep(l, first)}</button>
            <button type="button" on:click=take>{rounds::take(l, second)}</button>
        </div>
    }
}
