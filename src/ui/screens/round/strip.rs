//! Which boards are still open, and where is the one that I look for? A strip that stays in sight above
//! the boards, and the keys that lead to it.
use super::Desk;
use super::ask::Asks;
use crate::names::matches;
use crate::ui::device;
use crate::ui::event::Open;
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::next::result_id;
use crate::ui::preferences::language;
use crate::units::{BoardNo, GameNo};
use crate::words::{common, entry as words};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// From so many boards on there is a field to find one: below, the eye is faster.
const MANY: usize = 10;
/// So many open boards are named; while there are more nobody looks for the last ones.
const SHOWN: usize = 24;
const FIELD: &str = "find-board";

/// The open boards, the field, and what a result asks back.
#[component]
pub fn Strip(desk: Desk) -> impl IntoView {
    let is_many = desk.event.memo(move |open| n_boards(open, desk) > MANY);
    let to_find = window_event_listener(leptos::ev::keydown, move |key| {
        if is_many.get_untracked() && !device::is_typing() {
            begin(desk, &key);
        }
    });
    on_cleanup(move || to_find.remove());
    view! {
        <div class="strip">
            <Show when=move || is_many.get()><Field desk/></Show>
            <OpenBoards desk/>
            <Asks desk/>
        </div>
    }
}

fn n_boards(open: &Open, desk: Desk) -> usize {
    open.tournament().round(desk.round).map_or(0, |round| round.encounters.len())
}

/// `b` and `/` lead to the field; so does a digit that is no result.
fn begin(desk: Desk, key: &KeyboardEvent) {
    if key.ctrl_key() || key.alt_key() || key.meta_key() {
        return;
    }
    let typed = match key.key().as_str() {
        "b" | "B" | "/" => String::new(),
        digit @ ("4" | "5" | "6" | "7" | "8" | "9") => digit.to_owned(),
        _ => return,
    };
    key.prevent_default();
    desk.query.set(typed);
    device::focus(FIELD);
}

/// The boards that fit what was typed: all of them for nothing and for a number.
pub fn found(desk: Desk, all: Memo<Vec<BoardNo>>) -> Memo<Vec<BoardNo>> {
    Memo::new(move |_| {
        let query = desk.query.get();
        let boards = all.get();
        if query.trim().is_empty() || number(&query).is_some() {
            return boards;
        }
        let open = desk.event.get();
        boards.into_iter().filter(|&board| has_name(&open, desk, board, &query)).collect()
    })
}

fn has_name(open: &Open, desk: Desk, board: BoardNo, query: &str) -> bool {
    let pairing = open.tournament().round(desk.round).and_then(|round| round.at(board)).map(|at| at.pairing);
    let mut names = pairing.into_iter().flat_map(|pairing| [pairing.red, pairing.black]);
    names.any(|player| matches(query, &open.name(player)).is_some())
}

fn number(query: &str) -> Option<BoardNo> {
    query.trim().parse().ok().map(BoardNo)
}

#[component]
fn Field(desk: Desk) -> impl IntoView {
    let l = language();
    let on_key = move |key: KeyboardEvent| match key.key().as_str() {
        "Escape" => {
            key.prevent_default();
            desk.query.set(String::new());
        }
        "Enter" => {
            key.prevent_default();
            go_to_found(desk);
        }
        _ => {}
    };
    view! {
        <div class="strip-find" role="search">
            <label class="said-only" for=FIELD>{words::FIND.of(l)}</label>
            <input
                id=FIELD
                type="search"
                autocomplete="off"
                placeholder=words::FIND.of(l)
                title=words::FIND_HINT.of(l)
                prop:value=desk.query
                on:input=move |ev| desk.query.set(event_target_value(&ev))
                on:keydown=on_key
            />
        </div>
    }
}

/// To the board of this number, or to the first that fits the name; the list is whole again.
fn go_to_found(desk: Desk) {
    let open = desk.event.now();
    let query = desk.query.get_untracked();
    let boards = open.tournament().round(desk.round).into_iter().flat_map(|round| &round.encounters);
    let mut boards = boards.map(|encounter| encounter.pairing.board);
    let board = match number(&query) {
        Some(board) => boards.find(|&there| there == board),
        None => boards.find(|&board| has_name(&open, desk, board, &query)),
    };
    if let Some(board) = board {
        desk.query.set(String::new());
        go_to(desk, board);
    }
}

fn go_to(desk: Desk, board: BoardNo) {
    desk.pieces.finish();
    // Once the whole list is drawn again.
    request_animation_frame(move || device::focus(&result_id(board, GameNo(1))));
}

/// The open boards as buttons, in order.
#[component]
fn OpenBoards(desk: Desk) -> impl IntoView {
    let l = language();
    let open_boards = desk.event.memo(move |open| {
        let boards = open.tournament().round(desk.round).into_iter().flat_map(|round| &round.encounters);
        boards.filter(|board| board.is_open()).map(|board| board.pairing.board).collect::<Vec<_>>()
    });
    let shown = move || open_boards.with(|boards| boards.iter().take(SHOWN).copied().collect::<Vec<_>>());
    let n_more = Memo::new(move |_| open_boards.with(Vec::len).saturating_sub(SHOWN));
    let more = move || {
        let n = n_more.get();
        (n > 0).then(|| view! { <small>{words::and_more(l, n)}</small> })
    };
    view! {
        <div class="strip-open" role="group" aria-label=words::OPEN_BOARDS.of(l)>
            <For each=shown key=|board| *board let:board>
                <button type="button" aria-label=common::board(l, board.0) on:click=move |_| {
                    desk.query.set(String::new());
                    go_to(desk, board);
                }>{board.0}</button>
            </For>
            {live(more)}
        </div>
    }
}
