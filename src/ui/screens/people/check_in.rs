//! Who is here before a round? One press a person, each kept at once.
use super::order::{Order, sort};
use crate::names::matches;
use crate::tournament::{Decision, Leave};
use crate::ui::event::{Event, Open};
use crate::ui::parts::live::live;
use crate::ui::parts::mark::{Mark, Section};
use crate::ui::parts::name::Name;
use crate::ui::preferences::language;
use crate::units::{PairingNo, PlayerId, RoundNo};
use crate::words::{common, people};
use leptos::prelude::*;

/// A person who could play the round.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    player: PlayerId,
    number: Option<PairingNo>,
    name: String,
    club: String,
    is_here: bool,
}

fn lines(open: &Open, round: RoundNo, order: Order) -> Vec<Line> {
    let can_play = |player: &&crate::tournament::Player| player.joins <= round && !player.is_away(round);
    let line = |player: &crate::tournament::Player| Line {
        player: player.id,
        number: player.number,
        name: player.entry.name.clone(),
        club: player.entry.club.clone(),
        is_here: !player.leaves.contains_key(&round),
    };
    let mut lines: Vec<Line> = open.tournament().players().filter(can_play).map(line).collect();
    sort(&mut lines, order, |line| line.number, |line| &line.name);
    lines
}

/// The check-in for the next round.
#[component]
pub fn CheckIn(event: Event, close: Callback<()>) -> impl IntoView {
    let l = language();
    let round = event.now().tournament().next_round();
    let order = Order::usual(l);
    let query = RwSignal::new(String::new());
    let all = event.memo(move |open| lines(open, round, order));
    let shown = Memo::new(move |_| {
        let query = query.get();
        let is_found = |line: &&Line| query.trim().is_empty() || matches(&query, &line.name).is_some();
        all.with(|lines| lines.iter().filter(is_found).cloned().collect::<Vec<_>>())
    });
    let said = move || {
        let (n, absent) = all.with(|lines| (lines.len(), lines.iter().filter(|line| !line.is_here).count()));
        people::here_and_absent(l, n - absent, absent)
    };
    let plan = move |player: PlayerId, leave: Option<Leave>| {
        event.decide(Decision::PlanLeave { player, round, leave })
    };
    let set_all = move |is_here: bool| {
        let before = event.now();
        let others = all.with_untracked(|lines| {
            lines.iter().filter(|line| line.is_here != is_here).map(|line| line.player).collect::<Vec<_>>()
        });
        for player in others {
            if !plan(player, (!is_here).then_some(Leave::Absence)) {
                return;
            }
        }
        let said = if is_here { people::ALL_HERE } else { people::ALL_ABSENT };
        event.say_as_one(said.into(), event.now().decided_since(&before));
    };
    view! {
        <Section title=people::check_in(l, round.0)>
            <button type="button" on:click=move |_| close.run(())>{common::CLOSE.of(l)}</button>
        </Section>
        <p>{people::CHECK_IN_HINT.of(l)}</p>
        <div class="acts">
            <p role="status"><b>{live(said)}</b></p>
            <button type="button" on:click=move |_| set_all(false)>{people::ALL_ABSENT.of(l)}</button>
            <button type="button" on:click=move |_| set_all(true)>{people::ALL_HERE.of(l)}</button>
        </div>
        <div class="field">
            <label for="check-in-find">{people::SEARCH.of(l)}</label>
            <input id="check-in-find" type="search" autocomplete="off" prop:value=query on:input=move |ev| query.set(event_target_value(&ev))/>
        </div>
        <ul class="check-in">
            <For each=move || shown.get() key=|line| (line.player, line.is_here) let:line>
                <li><Person line plan/></li>
            </For>
        </ul>
    }
}

#[component]
fn Person(line: Line, plan: impl Fn(PlayerId, Option<Leave>) -> bool + Copy + 'static) -> impl IntoView {
    let l = language();
    let Line { player, number, name, club, is_here } = line;
    let word = if is_here { people::HERE } else { people::ABSENT_NOW }.of(l);
    let press = move |_| {
        plan(player, is_here.then_some(Leave::Absence));
    };
    let id = format!("here-{}-{}", player.by.seq, player.nth);
    let mark = if is_here { "tick" } else { "cross" };
    view! {
        <button type="button" id=id class="check-in-person" aria-pressed=is_here.to_string() on:click=press>
            <b>{number.map(|number| number.0)}</b>
            <span><Name name/><small>{club}</small></span>
            <span class="check-in-state"><Mark of=mark/>{word}</span>
        </button>
    }
}
