//! Who plays whom in this round, and how did it end?
mod ask;
mod board;
mod by_hand;
mod check;
mod correction;
mod lives;
mod other;
mod prepare;
mod row;
mod start;
mod strip;
mod wait;
mod way_out;

use crate::agenda::{NextAct, next_act};
use crate::tournament::{Decision, SittingOut};
use crate::ui::device::Ticking;
use crate::ui::event::{Event, Open, event};
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::mark::{Mark, Section};
use crate::ui::parts::name::Name;
use crate::ui::parts::next::pair_round;
use crate::ui::parts::pieces::Pieces;
use crate::ui::parts::why::{Asked, asked};
use crate::ui::preferences::{language, preferences};
use crate::ui::router::{Route, Screen, Sheet, href};
use crate::units::{BoardNo, GameNo, RoundNo};
use crate::words::{Language, Spoken, agenda as agenda_words, common, entry, more, rounds};
use board::Board;
use check::{CheckBar, Checking};
use leptos::prelude::*;
use lives::Lives;
use row::{Row, rows};

/// The round that wants attention: the first with an open board, else the next to pair, else the last.
pub fn due(event: Event) -> RoundNo {
    let open = event.now();
    let tournament = open.tournament();
    match next_act(tournament, 0) {
        NextAct::EnterResults { round, .. }
        | NextAct::PairRound(round)
        | NextAct::Publish(round)
        | NextAct::FindWayOut(round) => round,
        NextAct::SettleConflicts(_)
        | NextAct::AnswerQuestions(_)
        | NextAct::AddPeople(_)
        | NextAct::DrawNumbers
        | NextAct::DrawFirstSide
        | NextAct::DrawLots(_)
        | NextAct::ShowStandings => tournament.last_round(),
    }
}

/// What is open beside the boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Beside {
    /// Results and acts that are rarely needed.
    Other(BoardNo, GameNo),
    /// A correction that later rounds or a check rest on.
    Correction(BoardNo, GameNo, Option<crate::regulation::Outcome>),
}

/// The state of the screen that rows share.
#[derive(Clone, Copy)]
struct Desk {
    event: Event,
    round: RoundNo,
    beside: RwSignal<Option<Beside>>,
    checking: Checking,
    asked: Asked,
    /// What a result has asked back.
    asking: RwSignal<Option<ask::Ask>>,
    /// Whether a winner's name is asked back (W10).
    names_winners: RwSignal<bool>,
    /// The time, while the clocks run.
    ticking: RwSignal<Option<Ticking>>,
    /// What was typed to find a board.
    query: RwSignal<String>,
    /// How many of the boards are drawn.
    pieces: Pieces,
    language: Language,
}

/// A round's screen.
#[component]
pub fn RoundScreen(no: RoundNo) -> impl IntoView {
    let event = event();
    let l = language();
    let beside = RwSignal::new(None);
    let desk = Desk {
        event,
        round: no,
        beside,
        checking: Checking::new(),
        asked: asked(),
        asking: RwSignal::new(None),
        names_winners: preferences().names_winners,
        ticking: RwSignal::new(None),
        query: RwSignal::new(String::new()),
        pieces: Pieces::new(),
        language: l,
    };
    let is_paired = event.memo(move |open| open.tournament().round(no).is_some());
    let is_draft =
        event.memo(move |open| open.tournament().round(no).is_some_and(|round| !round.is_published));
    view! {
        <Section title=common::round(l, no.0)>
            <Show when=move || is_paired.get()><RoundActs desk/></Show>
        </Section>
        <Show when=move || is_draft.get()><prepare::Prepare desk/></Show>
        <Show when=move || !is_paired.get()><NotPaired no/></Show>
        <Show when=move || is_paired.get() && !is_draft.get()>
            <Notices desk/>
            <start::Start desk/>
            <start::OutByDefault event/>
            <CheckBar desk/>
            <strip::Strip desk/>
            <Boards desk/>
            <Keys/>
            <crate::ui::parts::backup_offer::BackupOffer round=no/>
        </Show>
        {move || desk.beside.get().map(|beside| match beside {
            Beside::Other(board, game) => view! { <other::OtherDialog desk board game/> }.into_any(),
            Beside::Correction(board, game, now) => {
                view! { <correction::CorrectionDialog desk board game now/> }.into_any()
            }
        })}
    }
}

#[component]
fn RoundActs(desk: Desk) -> impl IntoView {
    let l = language();
    let Desk { event, round, .. } = desk;
    let is_last =
        event.memo(move |open| open.tournament().rounds().last().is_some_and(|last| last.no == round));
    let is_complete = event
        .memo(move |open| open.tournament().round(round).is_some_and(crate::tournament::Round::is_complete));
    let is_published =
        event.memo(move |open| open.tournament().round(round).is_some_and(|round| round.is_published));
    let sheet = href(Route::Event(event.id(), Screen::Sheet(Sheet::Boards, round)));
    let hall = href(Route::Event(event.id(), Screen::Hall(round)));
    let unpair = move |_| {
        event.decide(Decision::Unpair(round));
    };
    view! {
        <Show when=move || is_published.get()>
            <a class="button" href=sheet.clone()>{rounds::PRINT_PAIRINGS.of(l)}</a>
            <a class="button" href=hall.clone()>{entry::SHOW_IN_HALL.of(l)}</a>
        </Show>
        <Show when=move || is_complete.get()>
            <button type="button" on:click=move |_| desk.checking.start()>{rounds::CHECK.of(l)}</button>
        </Show>
        <Show when=move || is_last.get()>
            <button type="button" class="quiet" on:click=unpair>{rounds::UNPAIR.of(l)}</button>
        </Show>
    }
}

#[component]
fn NotPaired(no: RoundNo) -> impl IntoView {
    let event = event();
    let l = language();
    let is_next = event.memo(move |open| {
        let tournament = open.tournament();
        tournament.next_round() == no && crate::pairing::propose(tournament).is_ok()
    });
    let is_table = event.memo(|open| open.tournament().regulation().system.value.swiss().is_none());
    let pair_all = move |_| pair_rest(event);
    view! {
        <way_out::WaysOut no/>
        <div class="empty">
            <Mark of="palace"/>
            <h2>{rounds::NOT_PAIRED.of(l)}</h2>
            <Show when=move || is_next.get()>
                <button type="button" class="primary" on:click=move |_| { pair_round(event, no); }>
                    {agenda_words::pair_round(l, no.0)}
                </button>
                <Show when=move || is_table.get()>
                    <button type="button" on:click=pair_all>{rounds::PAIR_ALL.of(l)}</button>
                </Show>
            </Show>
            <a class="button quiet" href=href(Route::Event(event.id(), Screen::Schedule))>{more::SCHEDULE.of(l)}</a>
        </div>
    }
}

/// Pairs every round that is left. It is one press, so it is one line, and one press undoes it.
fn pair_rest(event: Event) {
    let before = event.now();
    while pair_round(event, event.now().tournament().next_round()) {}
    let after = event.now();
    let decisions = after.decided_since(&before);
    if decisions.len() > 1 {
        let (first, last) = (before.tournament().next_round(), after.tournament().last_round());
        event.say_as_one(Spoken::by(|l| rounds::paired_through(l, first.0, last.0)), decisions);
    }
}

/// What has to be known of the round as a whole.
#[component]
fn Notices(desk: Desk) -> impl IntoView {
    let l = language();
    let Desk { event, round, .. } = desk;
    let facts = event.memo(move |open| {
        open.tournament()
            .round(round)
            .map(|round| (round.is_checked, round.made_before_correction_of.clone()))
    });
    live(move || {
        facts.get().map(|(is_checked, corrected)| {
            let corrected = corrected.into_iter().map(|earlier| {
                view! {
                    <p class="badge badge-warn"><Mark of="alarm"/>{rounds::paired_before_correction(l, earlier.0)}</p>
                }
            });
            view! {
                {is_checked.then(|| view! { <p class="badge badge-good"><Mark of="tick"/>{rounds::CHECKED.of(l)}</p> })}
                {corrected.collect_view()}
            }
        })
    })
}

#[component]
fn Boards(desk: Desk) -> impl IntoView {
    let l = language();
    let Desk { event, round, .. } = desk;
    let lives = Lives::watch(desk);
    let by_board = event.memo(move |open| {
        let boards = open.tournament().round(round).into_iter().flat_map(|round| &round.encounters);
        boards.map(|encounter| encounter.pairing.board).collect::<Vec<_>>()
    });
    let found = strip::found(desk, by_board);
    desk.pieces.draw(move || found.with(Vec::len));
    let is_lost = move || found.with(Vec::is_empty) && by_board.with(|boards| !boards.is_empty());
    let sitting_out = event.memo(move |open| sitting_out(open, round));
    view! {
        <ol class="boards" aria-label=rounds::BOARD_LIST.of(l) aria-busy=move || desk.pieces.busy()>
            <For each=move || desk.pieces.of(found) key=|board| *board let:board>
                <Board desk board lives/>
            </For>
            <Show when=is_lost><li class="board board-bye"><p class="verdict">{entry::NOBODY.of(l)}</p></li></Show>
            <For each=move || sitting_out.get() key=|out| out.name.clone() let:out><OutRow out/></For>
        </ol>
    }
}

/// Somebody without a game.
#[component]
fn OutRow(out: Out) -> impl IntoView {
    let l = language();
    view! {
        <li class="board board-bye">
            <div class="board-no"><span aria-hidden="true">"–"</span></div>
            <div class="side side-red"><Name name=out.name/><small>{out.club}</small></div>
            <div class="verdict">{rounds::sit_out_points(l, out.why, &out.points)}</div>
        </li>
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Out {
    name: String,
    club: String,
    why: crate::tournament::SitOut,
    points: String,
}

fn sitting_out(open: &Open, no: RoundNo) -> Vec<Out> {
    let tournament = open.tournament();
    let Some(round) = tournament.round(no) else { return Vec::new() };
    let out = round.sitting_out.iter().map(|&SittingOut { player, why }| {
        let points = tournament.pays(why);
        let club = tournament.player(player).map_or_else(String::new, |player| player.entry.club.clone());
        Out { name: open.name(player), club, why, points: points.to_string() }
    });
    out.collect()
}

#[component]
fn Keys() -> impl IntoView {
    let l = language();
    let key = |key: &'static str, word: &'static str| view! { <span><kbd>{key}</kbd>" "{word}</span> };
    view! {
        <p class="keys">
            <span><kbd>"↑"</kbd>" "<kbd>"↓"</kbd>" "{rounds::KEY_BOARD.of(l)}</span>
            {key("1", rounds::KEY_RED.of(l))}
            {key("2", rounds::KEY_DRAW.of(l))}
            {key("3", rounds::KEY_BLACK.of(l))}
            {key("0", rounds::KEY_CLEAR.of(l))}
            {key("b", entry::KEY_FIND.of(l))}
            {key("?", rounds::KEY_WHY.of(l))}
        </p>
    }
}

impl Desk {
    /// Every game of the round, in order, as places for the keyboard.
    fn slots(self) -> Vec<(BoardNo, GameNo)> {
        let open = self.event.now();
        let Some(round) = open.tournament().round(self.round) else { return Vec::new() };
        round.games().map(|game| (game.board, game.no)).collect()
    }

    /// The row as it is now.
    fn row(self, board: BoardNo) -> Option<Row> {
        rows(self.language, &self.event.now(), self.round).into_iter().find(|row| row.board == board)
    }
}
