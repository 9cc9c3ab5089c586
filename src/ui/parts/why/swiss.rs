//! Why do these two meet in a Swiss round, and why not others? The engine is asked again.
use crate::pairing::swiss::{Seat, WhyNot};
use crate::pairing::{Made, SwissEvent};
use crate::tournament::Pairing;
use crate::ui::event::Open;
use crate::ui::parts::live::live;
use crate::ui::parts::select::Select;
use crate::ui::preferences::language;
use crate::units::{PlayerId, RoundNo};
use crate::words::pairing::Reason;
use crate::words::swiss::{self, by_hand as words};
use leptos::prelude::*;
use std::sync::Arc;

/// The reasons of a pair of a round that is paired; none if there is no such board.
pub fn reasons(open: &Open, event: &SwissEvent, pairing: Pairing) -> Vec<Reason> {
    let l = language();
    let tournament = open.tournament();
    let name = |seat: Seat| event.player(seat).map_or_else(String::new, |player| open.name(player));
    let (Some(red), Some(black)) = (event.seat(pairing.red), event.seat(pairing.black)) else {
        return Vec::new();
    };
    let Ok(made) = event.make() else { return vec![other_past()] };
    if !made.pairs().contains(&(red, black)) {
        let by_hand = tournament.round(event.round).map_or(&[][..], |round| &round.by_hand);
        let mut reasons: Vec<Reason> = by_hand.iter().map(|why| words::by_hand(l, why)).collect();
        reasons.push(other_past());
        let doubts = event.doubts(pairing.red, pairing.black);
        reasons.extend(doubts.iter().map(|doubt| Reason {
            heading: words::CHANGED.of(l),
            text: words::doubt(l, doubt, |player| open.name(player)),
            article: "",
        }));
        return reasons;
    }
    let mut reasons = match (&made, made.dutch_pair(red, black)) {
        (Made::Dutch(avoiding), Some(pair)) => swiss::reasons(l, &event.field, &avoiding.round, pair, &name),
        (Made::First(way, _), _) => vec![words::first_round(l, *way)],
        (Made::Dutch(_), None) => Vec::new(),
    };
    let is_of_pair = |&&(a, b): &&(Seat, Seat)| (a, b) == (red, black) || (a, b) == (black, red);
    let unavoidable = made.unavoidable().iter().filter(is_of_pair);
    reasons.extend(unavoidable.map(|&pair| words::unavoidable(l, &name, pair)));
    reasons
}

fn other_past() -> Reason {
    let l = language();
    Reason { heading: words::BY_HAND.of(l), text: words::OTHER_PAST.of(l).to_owned(), article: "" }
}

/// "Why not against …": every other player of the round, and the answer.
#[component]
pub fn WhyNotOthers(open: Arc<Open>, round: RoundNo, pairing: Pairing) -> impl IntoView {
    let l = language();
    let Some(event) = SwissEvent::before(open.tournament(), round) else { return ().into_any() };
    let others = open.tournament().round(round).into_iter().flat_map(|round| &round.encounters);
    let others: Vec<PlayerId> = others
        .flat_map(|encounter| [encounter.pairing.red, encounter.pairing.black])
        .filter(|&player| !pairing.has(player))
        .collect();
    let ask = move |who: PlayerId| {
        let chosen = RwSignal::new(None::<PlayerId>);
        let (open, event, others) = (open.clone(), event.clone(), others.clone());
        let mut options = vec![(None, words::CHOOSE.of(l).to_owned())];
        options.extend(others.into_iter().map(|other| (Some(other), open.name(other))));
        let label = format!("{}: {}", open.name(who), words::WHY_NOT.of(l));
        let answer = move || {
            let other = chosen.get()?;
            let (a, b) = (event.seat(who)?, event.seat(other)?);
            let name = |seat: Seat| event.player(seat).map_or_else(String::new, |player| open.name(player));
            let Reason { text, article, .. } = match event.why_not(who, other).ok()? {
                Some(WhyNot::Forbidden) if event.are_kin(a, b) => words::kept_apart(l),
                Some(why) => swiss::why_not(l, &why, (a, b), &name),
                None => words::first_round(l, event.first_pairs()),
            };
            let article = (!article.is_empty()).then(|| view! { <span class="chip">{article}</span> });
            Some(view! { <p class="tells">{text}" "{article}</p> })
        };
        view! {
            <Select id=format!("why-not-{}-{}", who.by.seq, who.nth) label options chosen choose=move |other| chosen.set(other)/>
            {live(answer)}
        }
    };
    let (of_red, of_black) = (ask.clone(), ask);
    view! { <div class="form">{of_red(pairing.red)}{of_black(pairing.black)}</div> }.into_any()
}
