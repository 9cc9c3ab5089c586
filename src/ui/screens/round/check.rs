//! Was every result typed right? A second pass hides the first and points out what differs.
use super::Desk;
use crate::regulation::Outcome;
use crate::tournament::{Decision, Game, Round, SetResult};
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::preferences::language;
use crate::units::{BoardNo, GameNo};
use crate::words::{common, rounds};
use leptos::prelude::*;
use std::collections::BTreeMap;

type Typed = BTreeMap<(BoardNo, GameNo), Outcome>;

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

    /// As [`Checking::is_on`], tracked.
    pub fn is_shown(self) -> bool {
        self.typed.with(Option::is_some)
    }

    /// Types a result the second time.
    pub fn type_again(self, board: BoardNo, game: GameNo, again: Outcome) {
        self.typed.update(|typed| {
            if let Some(typed) = typed {
                typed.insert((board, game), again);
            }
        });
    }

    /// What the segments show: in a second pass only what was typed in it.
    pub fn shown(self, board: BoardNo, game: GameNo, stands: Option<Outcome>) -> Option<Outcome> {
        self.typed.with(|typed| match typed {
            None => stands,
            Some(typed) => typed.get(&(board, game)).copied(),
        })
    }
}

/// A game of which the two typings differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Differs {
    board: BoardNo,
    game: GameNo,
    stands: Option<Outcome>,
    again: Outcome,
}

impl Desk {
    /// The games of which the two typings differ, and how many agree, of how many.
    fn compare(self) -> (Vec<Differs>, usize, usize) {
        let open = self.event.get();
        let typed = self.checking.typed.get().unwrap_or_default();
        let games: Vec<_> = open.tournament().round(self.round).into_iter().flat_map(Round::games).collect();
        let again = |game: &Game| typed.get(&(game.board, game.no));
        // What was not played has no result slip: it need not be typed again, but it may be.
        let is_due = |game: &&Game| !game.outcome.is_some_and(Outcome::is_forfeit) || again(game).is_some();
        let due: Vec<_> = games.iter().filter(is_due).collect();
        let mut differing = Vec::new();
        let mut n_equal = 0;
        for game in &due {
            match again(game) {
                Some(&again) if game.outcome == Some(again) => n_equal += 1,
                Some(&again) => {
                    differing.push(Differs { board: game.board, game: game.no, stands: game.outcome, again });
                }
                None => {}
            }
        }
        (differing, n_equal, due.len())
    }

    /// Whether the two typings of a board differ.
    pub fn differs(self, board: BoardNo) -> bool {
        self.compare().0.iter().any(|differs| differs.board == board)
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
            let (differing, n_equal, n) = desk.compare();
            let is_done = differing.is_empty() && n_equal == n;
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
pub fn Difference(desk: Desk, board: BoardNo) -> impl IntoView {
    let differing = Memo::new(move |_| {
        let mut differing = desk.compare().0;
        differing.retain(|differs| differs.board == board);
        differing
    });
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
