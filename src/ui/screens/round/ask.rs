//! What does a result ask back? Whether a draw was agreed too early (W9), whether the winner is the right
//! one (W10), whether the arbiter rules so although somebody is noted as absent (L11). One line, one tap.
use super::Desk;
use super::board::go_on;
use crate::regulation::{Outcome, Played};
use crate::tournament::{Decision, Game, SetResult};
use crate::ui::device;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::preferences::language;
use crate::units::PlayerId;
use crate::words::{entry as words, late, rounds};
use leptos::prelude::*;

/// A question, and the game as it was when it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The draw stands; was it agreed before this move?
    AgreedDraw(Game, u16),
    /// Did this side win? Nothing is kept before the answer.
    Winner(Game, Outcome),
    /// This player is noted as absent.
    Absent(Game, Outcome, PlayerId),
}

/// The id of the button that says yes.
const YES: &str = "asked-yes";

impl Desk {
    /// Keeps a result over the one that a game had; a draw may ask a question then.
    pub fn keep(self, game: &Game, now: Option<Outcome>, why: String) -> bool {
        let Game { round, board, no, outcome: was, .. } = *game;
        let is_kept =
            self.event.decide(Decision::SetResult(SetResult { round, board, game: no, was, now, why }));
        let limit = self.event.now().tournament().regulation().no_draw_before.value;
        let asked = match (now, limit) {
            (Some(Outcome::Played(Played::Draw)), Some(limit)) if is_kept => {
                Some(Ask::AgreedDraw(Game { outcome: now, ..*game }, limit))
            }
            (Some(_) | None, _) => None,
        };
        self.asking.set(asked);
        is_kept
    }

    /// Whether a result has to be answered for before it is kept. To press it again is to answer "yes".
    pub fn asks_first(self, game: &Game, now: Option<Outcome>) -> bool {
        let Some(outcome @ Outcome::Played(_)) = now else { return false };
        let open = self.event.now();
        let round = open.tournament().round(self.round);
        let is_missing = |player: &PlayerId| round.is_some_and(|round| round.is_missing(*player));
        let asks = match [game.red, game.black].into_iter().find(is_missing) {
            Some(player) => Ask::Absent(*game, outcome, player),
            None if outcome.winner().is_some() && self.names_winners.get_untracked() => {
                Ask::Winner(*game, outcome)
            }
            None => return false,
        };
        if matches!(asks, Ask::Winner(..)) && self.asking.get_untracked() == Some(asks) {
            return false;
        }
        self.asking.set(Some(asks));
        device::focus_when_drawn(YES.to_owned());
        true
    }
}

/// The question of the last result, as long as it is not answered.
#[component]
pub fn Asks(desk: Desk) -> impl IntoView {
    live(move || desk.asking.get().map(|ask| view! { <Question desk ask/> }))
}

#[component]
fn Question(desk: Desk, ask: Ask) -> impl IntoView {
    let l = language();
    let open = desk.event.now();
    let (said, yes, no) = match ask {
        Ask::AgreedDraw(game, before) => {
            (words::agreed_early(l, game.board.0, before), words::BOTH_LOSE, words::DRAW_STANDS)
        }
        Ask::Winner(game, outcome) => {
            let winner = outcome.winner().map_or_else(String::new, |side| open.name(game.player(side)));
            (
                words::is_winner(l, game.board.0, rounds::outcome(l, Some(outcome)), &winner),
                words::RIGHT,
                words::WRONG,
            )
        }
        Ask::Absent(game, _, player) => {
            (words::is_absent(l, game.board.0, &open.name(player)), words::RULE_ANYWAY, words::WRONG)
        }
    };
    let came = match ask {
        Ask::Absent(game, outcome, player) => Some(view! {
            <button type="button" on:click=move |_| has_come(desk, &game, outcome, player)>{late::CAME.of(l)}</button>
        }),
        Ask::AgreedDraw(..) | Ask::Winner(..) => None,
    };
    let close = move || desk.asking.set(None);
    let closes = move |key: leptos::ev::KeyboardEvent| {
        if key.key() == "Escape" {
            close();
        }
    };
    view! {
        <div class="ask" role="alert" on:keydown=closes>
            <p><Mark of="alarm"/>{said}</p>
            <div class="acts">
                {came}
                <button type="button" id=YES on:click=move |_| answer_yes(desk, ask)>{yes.of(l)}</button>
                <button type="button" on:click=move |_| close()>{no.of(l)}</button>
            </div>
        </div>
    }
}

fn answer_yes(desk: Desk, ask: Ask) {
    let (game, is_kept) = match ask {
        Ask::AgreedDraw(game, before) => {
            let why = words::early_draw(desk.language, before);
            (game, desk.keep(&game, Some(Outcome::Played(Played::BothLose)), why))
        }
        Ask::Winner(game, outcome) => (game, desk.keep(&game, Some(outcome), String::new())),
        Ask::Absent(game, outcome, player) => {
            let why = words::ruled(desk.language, &desk.event.now().name(player));
            (game, desk.keep(&game, Some(outcome), why))
        }
    };
    if is_kept {
        go_on(desk, (game.board, game.no));
    }
}

/// Who was absent has come: that is noted, then the result is kept.
fn has_come(desk: Desk, game: &Game, outcome: Outcome, player: PlayerId) {
    let arrival = Some(crate::tournament::Arrival::Came);
    let is_noted = desk.event.decide(Decision::Arrive { round: desk.round, player, arrival });
    if is_noted && super::board::press(desk, game.board, game.no, Some(outcome)) {
        go_on(desk, (game.board, game.no));
    }
}
