//! What can be done when the rules leave no pairing? Each way is a decision, and nothing has changed yet (O09).
use crate::pairing::swiss::{NoRound, Seat};
use crate::pairing::{NoPairing, SwissEvent, propose};
use crate::tournament::Decision;
use crate::ui::event::{Event, Open, event};
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::preferences::language;
use crate::units::RoundNo;
use crate::words::swiss::{self, by_hand as words};
use crate::words::{Language, Spoken};
use leptos::prelude::*;

/// Why there is no round, and the ways out.
#[derive(Clone, Debug, PartialEq)]
struct Dead {
    said: Vec<String>,
    ways: Vec<(Spoken, Vec<Decision>)>,
}

/// The ways out of a round that cannot be paired; nothing where it can.
#[component]
pub fn WaysOut(no: RoundNo) -> impl IntoView {
    let event = event();
    let l = language();
    let dead = event.memo(move |open| dead(l, open, no));
    live(move || {
        dead.get().map(|Dead { said, ways }| {
            let said = said.into_iter().map(|line| view! { <p><Mark of="alarm"/>{line}</p> });
            let ways = ways.into_iter().map(|(text, decisions)| {
                let saying = text.clone();
                let text = text.of(l).to_owned();
                let label = format!("{}: {text}", words::TAKE_WAY.of(l));
                let take = move |_| take(event, saying.clone(), &decisions);
                view! {
                    <li><span>{text}</span><button type="button" aria-label=label on:click=take>{words::TAKE_WAY.of(l)}</button></li>
                }
            });
            view! {
                <section class="card card-error ways-out" role="alert">
                    {said.collect_view()}
                    <h2>{words::WAYS_OUT.of(l)}</h2>
                    <p><small>{words::WAYS_OUT_HINT.of(l)}</small></p>
                    <ul class="tray">{ways.collect_view()}</ul>
                </section>
            }
        })
    })
}

fn dead(l: Language, open: &Open, no: RoundNo) -> Option<Dead> {
    let tournament = open.tournament();
    let Err(NoPairing::NoRound(round, why)) = propose(tournament) else { return None };
    if round != no {
        return None;
    }
    let event = SwissEvent::before(tournament, no)?;
    let name = |seat: Seat| event.player(seat).map_or_else(String::new, |player| open.name(player));
    let ways = match why {
        NoRound::Faulty(_) => Vec::new(),
        NoRound::NoLegalPairing(_) => event.ways_out(),
    };
    let ways = ways
        .iter()
        .map(|way| (Spoken::by(|l| swiss::way_out(l, way, &name)), event.decisions(tournament, way)));
    Some(Dead { said: swiss::no_round(l, &why, &name), ways: ways.collect() })
}

/// One press, one line, one undo.
fn take(event: Event, text: Spoken, decisions: &[Decision]) {
    let before = event.now();
    for decision in decisions {
        if !event.decide(decision.clone()) {
            return;
        }
    }
    event.say_as_one(text, event.now().decided_since(&before));
}
