//! What did a merge leave open, and how is it settled? Both sides, each with a button.
use crate::tournament::{Conflict, Decision, Logged};
use crate::ui::event::{Event, Open, event};
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::mark::Subsection;
use crate::ui::preferences::language;
use crate::units::DecisionId;
use crate::words::{Language, content, format, log as words, refusal};
use leptos::prelude::*;

/// What is longer is not written large.
const LONG: usize = 60;

/// One side of a conflict.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Side {
    /// Who decided it, and when.
    who: String,
    /// What it says differently from the other side.
    lines: Vec<String>,
}

/// A conflict, for the eye.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Card {
    id: DecisionId,
    what: String,
    why: String,
    /// What stands and what was refused, where both are known.
    sides: Option<[Side; 2]>,
    /// What lets the refused one stand after all, if anything does.
    taking: Option<Vec<Decision>>,
}

impl Card {
    fn of(l: Language, open: &Open, conflict: &Conflict) -> Option<Self> {
        let refused = open.log.get(conflict.decision)?;
        let sides = open.log.stands_against(&open.fold, conflict).map(|stands| {
            let decisions = [&stands.decision, &refused.decision];
            let [standing, other] = content::two_sides(l, decisions, open.tournament());
            [Side { who: who(l, stands), lines: standing }, Side { who: who(l, refused), lines: other }]
        });
        Some(Self {
            id: refused.id,
            what: words::line(l, &refused.decision, open.tournament()),
            why: refusal::sentence(l, &conflict.refusal, |player| open.name(player)),
            sides,
            taking: open.log.taking(&open.fold, conflict).map(|way| with_reason(l, way)),
        })
    }
}

fn who(l: Language, logged: &Logged) -> String {
    let author = if logged.author.is_empty() { words::BY_NOBODY.of(l) } else { &logged.author };
    format!("{author} · {}", format::moment(l, logged.at))
}

/// A result that is taken after all is a correction, and says so.
fn with_reason(l: Language, mut way: Vec<Decision>) -> Vec<Decision> {
    for decision in &mut way {
        if let Decision::SetResult(set) = decision {
            words::APPLY_ANYWAY.of(l).clone_into(&mut set.why);
        }
    }
    way
}

/// Every conflict that waits for the arbiter.
#[component]
pub fn Conflicts() -> impl IntoView {
    let event = event();
    let l = language();
    let cards = event.memo(move |open| {
        open.fold.conflicts.iter().filter_map(|conflict| Card::of(l, open, conflict)).collect::<Vec<_>>()
    });
    let any = Memo::new(move |_| cards.with(|cards| !cards.is_empty()));
    let cards =
        move || cards.get().into_iter().map(|card| view! { <ConflictCard event card/> }).collect_view();
    view! {
        <Show when=move || any.get()>
            <Subsection title=words::CONFLICTS.of(l)/>
            <p>{words::CONFLICT_HINT.of(l)}</p>
            {live(cards)}
        </Show>
    }
}

#[component]
fn ConflictCard(event: Event, card: Card) -> impl IntoView {
    let l = language();
    let Card { id, what, why, sides, taking } = card;
    let leave = move |_| {
        event.decide(Decision::Dismiss(id));
    };
    let leave =
        view! { <button type="button" class="primary" on:click=leave>{words::LEAVE_AS_IS.of(l)}</button> };
    let take = taking.map(|way| {
        let act = move |_| {
            way.iter().all(|decision| event.decide(decision.clone()));
        };
        view! { <button type="button" on:click=act>{words::APPLY_ANYWAY.of(l)}</button> }
    });
    let acts = match sides {
        Some([standing, other]) => view! {
            <div class="sides2">
                <div>{said(words::STANDS, standing)}{leave}</div>
                <div>{said(words::CONFLICT, other)}{take}</div>
            </div>
        }
        .into_any(),
        None => view! { <div class="acts">{take}{leave}</div> }.into_any(),
    };
    view! {
        <div class="card card-conflict">
            <h3>{what}</h3>
            <p>{why}</p>
            {acts}
        </div>
    }
}

fn said(state: crate::words::Text, side: Side) -> impl IntoView {
    let lines = match side.lines.as_slice() {
        [line] if line.chars().count() <= LONG => view! { <p><b>{line.clone()}</b></p> }.into_any(),
        lines => {
            let lines = lines.iter().map(|line| view! { <li>{line.clone()}</li> }).collect_view();
            view! { <ul class="lines">{lines}</ul> }.into_any()
        }
    };
    view! { <small>{state.of(language())}": "{side.who}</small>{lines} }
}
