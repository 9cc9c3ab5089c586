//! The start of a round: the clocks, who is not there, what follows when the waiting time is over.
//! (Rules L10, L11, T5, B2.) The screen proposes; the arbiter decides.
use super::Desk;
use crate::tournament::{Arrival, Decision, Overdue, SetResult};
use crate::ui::device::Ticking;
use crate::ui::event::{Event, Open};
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::mark::Mark;
use crate::ui::parts::name::Name;
use crate::ui::preferences::language;
use crate::units::{BoardNo, Millis, PlayerId, RoundNo};
use crate::words::{common, late as words, rounds};
use leptos::prelude::*;

/// Somebody at an open board, and what is noted.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seated {
    board: BoardNo,
    player: PlayerId,
    is_missing: bool,
}

fn seated(open: &Open, no: RoundNo) -> Vec<Seated> {
    let Some(round) = open.tournament().round(no) else { return Vec::new() };
    let open_boards = round.encounters.iter().filter(|encounter| encounter.is_open());
    let people = open_boards.flat_map(|encounter| {
        let pairing = encounter.pairing;
        [pairing.red, pairing.black].map(|player| (pairing.board, player))
    });
    people.map(|(board, player)| Seated { board, player, is_missing: round.is_missing(player) }).collect()
}

/// Who came late, and by how much.
fn latecomers(open: &Open, no: RoundNo) -> Vec<(PlayerId, Millis)> {
    let Some(round) = open.tournament().round(no) else { return Vec::new() };
    let lateness = |&player: &PlayerId| Some((player, round.lateness(player)?));
    round.arrivals.keys().filter_map(lateness).filter(|(_, late)| late.0 > 0).collect()
}

/// The start, the countdown, the absentees.
#[component]
pub fn Start(desk: Desk) -> impl IntoView {
    let Desk { event, round, .. } = desk;
    let state = event.memo(move |open| {
        let has_limit = open.tournament().regulation().default_after.value.is_some();
        let paired = open.tournament().round(round);
        paired.filter(|round| has_limit && !round.is_complete()).map(|round| round.started.is_some())
    });
    let start = move |_| {
        event.decide(Decision::StartRound(round));
    };
    live(move || {
        match state.get() {
        None => ().into_any(),
        Some(false) => view! {
            <div class="acts start"><button type="button" on:click=start><Mark of="round"/>{words::START.of(language())}</button></div>
        }
        .into_any(),
        Some(true) => view! { <Running desk/> }.into_any(),
    }
    })
}

#[component]
fn Running(desk: Desk) -> impl IntoView {
    let l = language();
    let Desk { event, round, .. } = desk;
    let ticking = Ticking::every_second();
    // The boards that wait count by the same clock.
    desk.ticking.set(Some(ticking));
    on_cleanup(move || {
        desk.ticking.try_set(None);
    });
    let left = Memo::new(move |_| event.get().tournament().time_to_default(round, ticking.now()));
    let is_noting = RwSignal::new(false);
    let late = event.memo(move |open| latecomers(open, round));
    let said = move || match left.get() {
        Some(Millis(0)) => words::LIMIT_OVER.of(l).to_owned(),
        Some(left) => words::default_in(l, left),
        None => words::STARTED.of(l).to_owned(),
    };
    let word = move || if is_noting.get() { words::ABSENTEES_DONE } else { words::ABSENTEES }.of(l);
    let latecomers = move || {
        let lines = late.get().into_iter().map(|(player, late)| {
            let name = event.now().name(player);
            view! { <p class="badge badge-warn"><Mark of="alarm"/>{name}": "{words::late_by(l, late)}</p> }
        });
        lines.collect_view()
    };
    view! {
        <section class="card start" aria-label=words::STARTED.of(l)>
            <div class="acts">
                <b class="countdown" role="timer">{said}</b>
                <button type="button" aria-expanded=move || is_noting.get().to_string() on:click=move |_| is_noting.update(|noting| *noting = !*noting)>{word}</button>
            </div>
            <Show when=move || is_noting.get()><Noting event round/></Show>
            <Missing event round/>
            {live(latecomers)}
            <Proposed event round ticking/>
        </section>
    }
}

fn arrive(event: Event, round: RoundNo, player: PlayerId, arrival: Option<Arrival>) {
    event.decide(Decision::Arrive { round, player, arrival });
}

/// Everyone at an open board, to be pressed if not there.
#[component]
fn Noting(event: Event, round: RoundNo) -> impl IntoView {
    let l = language();
    let all = event.memo(move |open| seated(open, round));
    view! {
        <p><small>{words::ABSENTEES_HINT.of(l)}</small></p>
        <ul class="check-in">
            <For each=move || all.get() key=|one| (one.player, one.is_missing) let:one>
                <li><Noted event round one/></li>
            </For>
        </ul>
    }
}

#[component]
fn Noted(event: Event, round: RoundNo, one: Seated) -> impl IntoView {
    let l = language();
    let Seated { board, player, is_missing } = one;
    let arrival = (!is_missing).then_some(Arrival::Missing);
    view! {
        <button
            type="button"
            class="check-in-person"
            id=format!("there-{}-{}", player.by.seq, player.nth)
            aria-pressed=(!is_missing).to_string()
            on:click=move |_| arrive(event, round, player, arrival)
        >
            <b>{board.0}</b>
            <span><Name name=event.now().name(player)/></span>
            <span class="check-in-state">{is_missing.then(|| view! { <Mark of="cross"/>{words::MISSING.of(l)} })}</span>
        </button>
    }
}

/// Those who are not there, and the button for when they come.
#[component]
fn Missing(event: Event, round: RoundNo) -> impl IntoView {
    let l = language();
    let missing = event
        .memo(move |open| seated(open, round).into_iter().filter(|one| one.is_missing).collect::<Vec<_>>());
    live(move || {
        let lines = missing.get().into_iter().map(|Seated { board, player, .. }| {
            let name = event.now().name(player);
            let label = format!("{}: {name}", words::CAME.of(l));
            let came = move |_| arrive(event, round, player, Some(Arrival::Came));
            view! {
                <li>
                    <span><b>{common::board(l, board.0)}</b>" · "{name}" · "{words::MISSING.of(l)}</span>
                    <button type="button" aria-label=label on:click=came>{words::CAME.of(l)}</button>
                </li>
            }
        });
        view! { <ul class="tray">{lines.collect_view()}</ul> }
    })
}

/// The arbiter confirms a default that is proposed.
pub fn confirm(event: Event, round: RoundNo, Overdue { board, game, outcome }: Overdue) {
    let set = SetResult { round, board, game, was: None, now: Some(outcome), why: String::new() };
    event.decide(Decision::SetResult(set));
}

/// What the regulation makes of those who did not come, to be confirmed.
#[component]
fn Proposed(event: Event, round: RoundNo, ticking: Ticking) -> impl IntoView {
    let l = language();
    let overdue = Memo::new(move |_| event.get().tournament().overdue(round, ticking.now()));
    let confirm = move |one| confirm(event, round, one);
    let confirm_all = move |_| {
        let before = event.now();
        overdue.get_untracked().into_iter().for_each(confirm);
        event.say_as_one(words::PROPOSED.into(), event.now().decided_since(&before));
    };
    live(move || {
        let proposed = overdue.get();
        let is_many = proposed.len() > 1;
        let lines = proposed.iter().map(|&one| {
            let place = common::board(l, one.board.0);
            let label = format!("{}: {place}", words::CONFIRM.of(l));
            view! {
                <li>
                    <span><b>{place.clone()}</b>" · "{rounds::outcome(l, Some(one.outcome))}</span>
                    <button type="button" class="primary" aria-label=label on:click=move |_| confirm(one)>{words::CONFIRM.of(l)}</button>
                </li>
            }
        });
        let lines = lines.collect_view();
        (!proposed.is_empty()).then(|| view! {
            <h2>{words::PROPOSED.of(l)}</h2>
            <ul class="tray">{lines}</ul>
            {is_many.then(|| view! { <div class="acts acts-end"><button type="button" on:click=confirm_all>{words::CONFIRM_ALL.of(l)}</button></div> })}
        })
    })
}

/// Those whom their defaults put out of the event (B2).
#[component]
pub fn OutByDefault(event: Event) -> impl IntoView {
    let l = language();
    let out = event.memo(|open| open.tournament().out_by_default());
    live(move || {
        let lines = out.get().into_iter().map(|player| {
            let name = event.now().name(player);
            let from = event.now().tournament().next_round();
            let take_out = move |_| {
                event.decide(Decision::Withdraw { player, from });
            };
            let keep_in = move |_| {
                event.decide(Decision::KeepIn(player));
            };
            let label = |word: &str| format!("{word}: {name}");
            view! {
                <li>
                    <span>{name.clone()}</span>
                    <button type="button" aria-label=label(words::KEEP_IN.of(l)) on:click=keep_in>{words::KEEP_IN.of(l)}</button>
                    <button type="button" class="primary" aria-label=label(words::TAKE_OUT.of(l)) on:click=take_out>{words::TAKE_OUT.of(l)}</button>
                </li>
            }
        });
        let lines: Vec<_> = lines.collect();
        (!lines.is_empty()).then(|| {
            view! {
                <section class="card ways-out">
                    <h2><Mark of="alarm"/>{words::OUT.of(l)}</h2>
                    <ul class="tray">{lines}</ul>
                </section>
            }
        })
    })
}
