//! What of each board is live? One place looks at the event; only boards that changed are told.
//!
//! If every board looked for itself, each press would wake them all: with 500 boards the hand would feel it.
use super::Desk;
use super::check::Differs;
use super::row::{Row, rows};
use crate::regulation::Outcome;
use crate::tournament::Decision;
use crate::ui::event::Waiting;
use crate::units::{BoardNo, GameNo};
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What of a board changes while results are entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Live {
    /// The results that stand, one place a game.
    pub outcomes: Vec<Option<Outcome>>,
    /// What the segments show: in a second pass only what was typed in it.
    pub shown: Vec<Option<Outcome>>,
    /// Whether a result waits for its write.
    pub is_waiting: bool,
    /// Whether a second pass goes on: it is blind, the first answer does not show.
    pub is_blind: bool,
    /// Whether somebody was noted as not there.
    pub has_waited: bool,
    /// Where the two typings differ.
    pub differing: Vec<Differs>,
}

impl Live {
    /// The result of a game.
    pub fn outcome(&self, game: GameNo) -> Option<Outcome> {
        self.outcomes.get(game.index()).copied().flatten()
    }

    /// What the segments of a game show.
    pub fn shown(&self, game: GameNo) -> Option<Outcome> {
        self.shown.get(game.index()).copied().flatten()
    }
}

type Signals<T> = StoredValue<BTreeMap<BoardNo, ArcRwSignal<T>>>;

/// The boards of the screen, each with its own signals.
#[derive(Clone, Copy)]
pub struct Lives {
    rows: Signals<Option<Arc<Row>>>,
    lives: Signals<Live>,
}

impl Lives {
    /// Begins to look.
    pub fn watch(desk: Desk) -> Self {
        let watched = Self { rows: StoredValue::default(), lives: StoredValue::default() };
        // Names, clubs and fouls change by other decisions than results.
        let others = desk.event.memo(|open| {
            let is_other = |decision: &Decision| !matches!(decision, Decision::SetResult(_));
            open.log.iter().filter(|logged| is_other(&logged.decision)).count()
        });
        Effect::new(move |_| {
            // A memo that nobody has read yet wakes nobody: it is read, not only tracked.
            others.get();
            tell(watched.rows, all_rows(desk));
        });
        Effect::new(move |_| tell(watched.lives, all_lives(desk)));
        watched
    }

    /// A board's row and what is live of it.
    pub fn of(self, desk: Desk, board: BoardNo) -> (RwSignal<Option<Arc<Row>>>, RwSignal<Live>) {
        let is_new = self.rows.with_value(|rows| !rows.contains_key(&board));
        if is_new {
            // A board that came by hand is drawn before the effects have seen it.
            tell(self.rows, all_rows(desk));
            tell(self.lives, untrack(|| all_lives(desk)));
        }
        (own(self.rows, board), own(self.lives, board))
    }
}

/// The signal of a board, in the care of whoever asks.
fn own<T: Clone + Default + Send + Sync + 'static>(signals: Signals<T>, board: BoardNo) -> RwSignal<T> {
    let found = signals.with_value(|signals| signals.get(&board).cloned());
    RwSignal::from(found.unwrap_or_else(|| ArcRwSignal::new(T::default())))
}

fn tell<T: Clone + PartialEq + Send + Sync + 'static>(signals: Signals<T>, now: Vec<(BoardNo, T)>) {
    let told = signals.try_update_value(|signals| {
        let mut changed = Vec::new();
        for (board, value) in now {
            match signals.get(&board) {
                None => {
                    signals.insert(board, ArcRwSignal::new(value));
                }
                Some(signal) if signal.with_untracked(|old| *old != value) => {
                    changed.push((signal.clone(), value));
                }
                Some(_) => {}
            }
        }
        changed
    });
    for (signal, value) in told.into_iter().flatten() {
        signal.set(value);
    }
}

fn all_rows(desk: Desk) -> Vec<(BoardNo, Option<Arc<Row>>)> {
    let rows = rows(desk.language, &desk.event.now(), desk.round);
    rows.into_iter().map(|row| (row.board, Some(Arc::new(row.without_results())))).collect()
}

fn all_lives(desk: Desk) -> Vec<(BoardNo, Live)> {
    let open = desk.event.get();
    let typed = desk.checking.typed();
    let waiting = desk.event.waiting(|decision| {
        let Decision::SetResult(set) = decision else { return None };
        (set.round == desk.round).then_some(set.board)
    });
    let is_waiting = |board: BoardNo| match &waiting {
        Waiting::Everything => true,
        Waiting::These(boards) => boards.contains(&board),
    };
    let Some(round) = open.tournament().round(desk.round) else { return Vec::new() };
    let encounters = round.encounters.iter().map(|encounter| {
        let board = encounter.pairing.board;
        let games = encounter.games(round.no);
        let shown = games.map(|game| match &typed {
            None => game.outcome,
            Some(typed) => typed.get(&(board, game.no)).copied(),
        });
        let live = Live {
            outcomes: encounter.outcomes.clone(),
            shown: shown.collect(),
            is_waiting: is_waiting(board),
            is_blind: typed.is_some(),
            has_waited: round.has_waited(encounter),
            differing: typed
                .as_ref()
                .map_or_else(Vec::new, |typed| super::check::differing(encounter, round.no, typed)),
        };
        (board, live)
    });
    encounters.collect()
}
