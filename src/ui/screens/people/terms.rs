//! Whom must a player not meet, and whom may the player meet again? Only a Swiss system asks.
use crate::tournament::{Decision, Terms};
use crate::ui::event::{Event, Open};
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Subsection;
use crate::ui::parts::select::Select;
use crate::ui::preferences::language;
use crate::units::PlayerId;
use crate::words::swiss::by_hand as words;
use leptos::prelude::*;

fn of(open: &Open, player: PlayerId) -> Vec<(PlayerId, Terms)> {
    let other = |((a, b), terms)| {
        let other = if a == player { b } else { a };
        (a == player || b == player).then_some((other, terms))
    };
    open.tournament().terms().filter_map(other).collect()
}

/// The player's own terms, and a way to add one.
#[component]
pub fn TermsOf(event: Event, player: PlayerId) -> impl IntoView {
    let l = language();
    let open = event.now();
    if open.tournament().regulation().system.value.swiss().is_none() {
        return ().into_any();
    }
    let all = event.memo(move |open| of(open, player));
    let chosen = RwSignal::new(None::<PlayerId>);
    let mut options = vec![(None, words::CHOOSE.of(l).to_owned())];
    let others = open.tournament().players().filter(|other| other.id != player);
    options.extend(others.map(|other| (Some(other.id), other.entry.name.clone())));
    let set = move |other: PlayerId, terms: Option<Terms>| {
        event.decide(Decision::SetTerms { between: (player, other), terms });
    };
    let forbid = move |_| {
        if let Some(other) = chosen.get_untracked() {
            set(other, Some(Terms::Forbidden));
            chosen.set(None);
        }
    };
    let list = move || {
        let items = all.get().into_iter().map(|(other, terms)| {
            let name = event.now().name(other);
            let said = match terms {
                Terms::Forbidden => words::FORBIDDEN.of(l),
                Terms::Again => words::AGAIN.of(l),
            };
            let label = format!("{}: {name}", words::LIFT.of(l));
            view! {
                <li><span>{name}" · "{said}</span><button type="button" class="quiet" aria-label=label on:click=move |_| set(other, None)>{words::LIFT.of(l)}</button></li>
            }
        });
        view! { <ul class="tray">{items.collect_view()}</ul> }
    };
    view! {
        <Subsection title=words::BANS.of(l)/>
        {live(list)}
        <div class="with-act">
            <Select id="must-not-meet".to_owned() label=words::BANS.of(l) options chosen choose=move |other| chosen.set(other)/>
            <button type="button" on:click=forbid>{words::FORBID.of(l)}</button>
        </div>
    }
    .into_any()
}
