//! How is a result pressed? Three wide segments by tap, the keys 1, 2, 3 by hand.
use super::lives::{Live, Lives};
use super::row::{GameRow, Seat};
use super::{Beside, Desk};
use crate::regulation::{Outcome, Played};
use crate::ui::device;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::parts::name::Name;
use crate::ui::parts::next::result_id;
use crate::ui::parts::why::Question;
use crate::ui::preferences::language;
use crate::units::{BoardNo, GameNo, Side};
use crate::words::{common, rounds};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// A board of the pairing list. Its buttons stay while results come and go, so the focus stays too.
#[component]
pub fn Board(desk: Desk, board: BoardNo, lives: Lives) -> impl IntoView {
    let l = language();
    let (fixed, state) = lives.of(desk, board);
    let differs = move || state.with(|live| !live.differing.is_empty()).then_some("differs");
    let body = move || {
        fixed.get().map(|row| {
            let is_single = row.games.len() == 1;
            let first = row.games.first().map_or(GameNo(1), |game| game.no);
            let games = row
                .games
                .iter()
                .cloned()
                .map(|game| view! { <Game desk board game is_single state/> })
                .collect_view();
            view! {
                <div class="board-no">
                    <span><span class="said-only">{common::BOARD.of(l)}" "</span>{board.0}</span>
                    <SavedMark state/>
                </div>
                <SideView seat=row.red.clone() side=Side::Red is_single state/>
                {games}
                <SideView seat=row.black.clone() side=Side::Black is_single state/>
                <More desk board first state/>
                <super::wait::BoardWait desk board state/>
                <super::check::Difference desk state/>
            }
        })
    };
    let is_two = move || fixed.with(|row| row.as_ref().is_some_and(|row| row.games.len() > 1));
    view! {
        <li class="board" class:board-two=is_two id=format!("board-{}", board.0) data-flag=differs>
            {live(body)}
        </li>
    }
}

type State = RwSignal<Live>;

#[component]
fn SavedMark(state: State) -> impl IntoView {
    let l = language();
    let is_saved =
        Memo::new(move |_| state.with(|live| !live.is_waiting && live.outcomes.iter().any(Option::is_some)));
    let mark = move || is_saved.get().then(|| view! { <Mark of="tick"/>{common::SAVED.of(l)} });
    view! { <span class="saved">{mark}</span> }
}

#[component]
fn SideView(seat: Seat, side: Side, is_single: bool, state: State) -> impl IntoView {
    let l = language();
    let won =
        move |live: &Live| !live.is_blind && live.outcome(GameNo(1)).and_then(Outcome::winner) == Some(side);
    let has_won = move || (is_single && state.with(won)).then_some("");
    let (place, colour, mark, word) = match side {
        Side::Red => ("side side-red", "colour colour-red", "red", common::RED.of(l)),
        Side::Black => ("side side-black", "colour colour-black", "black", common::BLACK.of(l)),
    };
    let sanctions =
        seat.sanctions.into_iter().map(|said| view! { <small class="off"><Mark of="alarm"/>{said}</small> });
    let colour = is_single.then(|| view! { <span class=colour><Mark of=mark/>{word}</span> });
    view! {
        <div class=place data-won=has_won>
            {colour}
            <Name name=seat.name/>
            <small>{seat.small}</small>
            {sanctions.collect_view()}
        </div>
    }
}

/// The id of the group of buttons of a game.
fn group_id(board: BoardNo, game: GameNo) -> String {
    format!("result-{}-{}", board.0, game.0)
}

#[component]
fn Game(desk: Desk, board: BoardNo, game: GameRow, is_single: bool, state: State) -> impl IntoView {
    let l = language();
    let place = match is_single {
        true => common::board(l, board.0),
        false => format!("{}, {}", common::board(l, board.0), common::game(l, game.no.0)),
    };
    let label = format!("{}: {place}", rounds::RESULT.of(l));
    let no = game.no;
    let shown = move || state.with(|live| live.shown(no));
    let segments = game.segments();
    let buttons =
        segments.into_iter().zip(game.labels.clone()).enumerate().map(|(index, (played, written))| {
            let outcome = Outcome::Played(played);
            let class = match played {
                Played::RedWins => "seg seg-red",
                Played::BlackWins => "seg seg-black",
                Played::Draw | Played::BothLose => "seg",
            };
            let name = format!("{place}: {}, {written}", rounds::outcome(l, Some(outcome)));
            view! {
                <button
                    type="button"
                    class=class
                    id=format!("{}-{}", group_id(board, no), index + 1)
                    aria-pressed=move || (shown() == Some(outcome)).to_string()
                    aria-label=name
                    on:click=move |_| { press(desk, board, no, Some(outcome)); }
                >
                    {written}
                </button>
            }
        });
    let buttons = buttons.collect_view();
    let group = view! {
        <div
            class="result"
            role="group"
            id=group_id(board, no)
            aria-label=label
            on:keydown=move |key| on_key(desk, board, no, segments, &key)
        >
            {buttons}
        </div>
    };
    if is_single {
        return group.into_any();
    }
    let colour = |side: Side| match side {
        Side::Red => view! { <span class="colour colour-red"><Mark of="red"/>{common::RED.of(l)}</span> },
        Side::Black => {
            view! { <span class="colour colour-black"><Mark of="black"/>{common::BLACK.of(l)}</span> }
        }
    };
    let left = game.left_side();
    let class = format!("game game-{}", no.0);
    view! { <div class=class>{colour(left)}{group}{colour(left.opponent())}</div> }.into_any()
}

#[component]
fn More(desk: Desk, board: BoardNo, first: GameNo, state: State) -> impl IntoView {
    let l = language();
    let mark = |live: &Live| live.outcomes.iter().copied().flatten().find_map(rounds::forfeit_mark);
    let special = move || state.with(mark);
    let label = format!("{} · {}", rounds::OTHER_RESULTS.of(l), common::board(l, board.0));
    view! {
        <button
            type="button"
            class="board-more"
            id=format!("more-{}", board.0)
            aria-haspopup="dialog"
            aria-label=label
            aria-pressed=move || special().map(|_| "true")
            on:click=move |_| desk.beside.set(Some(Beside::Other(board, first)))
        >
            {move || special().unwrap_or(rounds::OTHER.of(l))}
        </button>
    }
}

/// Sets a result, or asks first: why, where later rounds or a check rest on the old one; whether it was
/// meant, where the regulation or the arbiter wants to know. The answer is whether the hand may go on.
pub fn press(desk: Desk, board: BoardNo, game: GameNo, now: Option<Outcome>) -> bool {
    if desk.checking.is_on() {
        if let Some(outcome) = now {
            desk.checking.type_again(board, game, outcome);
        }
        return true;
    }
    let open = desk.event.now();
    let Some(round) = open.tournament().round(desk.round) else { return false };
    let Some(played) = round.games().find(|played| (played.board, played.no) == (board, game)) else {
        return false;
    };
    let was = played.outcome;
    if was == now {
        return true;
    }
    let rests_on_it = round.is_checked || open.tournament().next_round() > desk.round.next();
    if was.is_some() && rests_on_it {
        desk.beside.set(Some(Beside::Correction(board, game, now)));
        return true;
    }
    if desk.asks_first(&played, now) {
        return false;
    }
    desk.keep(&played, now, String::new())
}

fn on_key(desk: Desk, board: BoardNo, game: GameNo, segments: [Played; 3], key: &KeyboardEvent) {
    if key.ctrl_key() || key.alt_key() || key.meta_key() {
        return;
    }
    // 1, 2, 3 are the segments as they stand, from left to right, so the hand follows the eye.
    let now = match key.key().as_str() {
        "1" => Some(Outcome::Played(segments[0])),
        "2" => Some(Outcome::Played(segments[1])),
        "3" => Some(Outcome::Played(segments[2])),
        "0" | "Delete" | "Backspace" => None,
        "ArrowDown" => return step(desk, (board, game), 1, key),
        "ArrowUp" => return step(desk, (board, game), -1, key),
        "?" => return desk.asked.ask(Question::Pairing(desk.round, board)),
        _ => return,
    };
    let goes_on = press(desk, board, game, now);
    if now.is_some() {
        key.prevent_default();
        if goes_on {
            go_on(desk, (board, game));
        }
    }
}

/// After a result the focus goes to the next open game, and stays where no more are open: a further
/// key must not fall on a result that stands. In a second pass every game is typed.
pub fn go_on(desk: Desk, here: (BoardNo, GameNo)) {
    let open = desk.event.now();
    let Some(round) = open.tournament().round(desk.round) else { return };
    let takes_result = |outcome: Option<Outcome>| desk.checking.is_on() || outcome.is_none();
    let mut later = round.games().skip_while(|game| (game.board, game.no) != here).skip(1);
    if let Some(next) = later.find(|game| takes_result(game.outcome)) {
        device::focus_after_changes(result_id(next.board, next.no));
    }
}

/// Moves the focus to the game before or after.
fn step(desk: Desk, here: (BoardNo, GameNo), by: isize, key: &KeyboardEvent) {
    key.prevent_default();
    let slots = desk.slots();
    let Some(at) = slots.iter().position(|&slot| slot == here) else { return };
    if let Some(&(board, game)) = at.checked_add_signed(by).and_then(|next| slots.get(next)) {
        device::focus(&result_id(board, game));
    }
}
