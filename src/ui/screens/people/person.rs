//! What is known of a person, and does the person play? One sheet for all that can be changed.
use super::draft::{self, Draft, MainFields, OtherFields};
use super::may;
use super::row::{Status, status};
use crate::tournament::{Decision, Leave, Player};
use crate::ui::event::{Event, Open};
use crate::ui::parts::dialog::Dialog;
use crate::ui::parts::games::Games;
use crate::ui::parts::mark::Subsection;
use crate::ui::preferences::language;
use crate::units::{PlayerId, RoundNo, order};
use crate::words::{common, people};
use leptos::prelude::*;

/// The sheet of a person.
#[component]
pub fn PersonDialog(
    event: Event,
    player: PlayerId,
    close: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let l = language();
    let open = event.now();
    let Some(known) = open.tournament().player(player).cloned() else { return ().into_any() };
    let draft = Draft::of(&known.entry, open.tournament().rating_list());
    let taken = draft::taken(event, Some(player));
    let (was, seen) = (known.entry.clone(), open.clone());
    let save = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let Some(entry) = draft.entry(taken) else { return };
        if entry == was || event.decide_as_seen(Decision::Edit { player, entry }, &seen) {
            close();
        }
    };
    let can_remove = may::refusal(&open, Decision::Remove(player)).is_none();
    let remove = move |_| {
        close();
        event.decide(Decision::Remove(player));
    };
    view! {
        <Dialog title=known.entry.name.clone() close>
            <form class="form" on:submit=save>
                <div class="fields">
                    <MainFields draft prefix="edit"/>
                    <OtherFields draft taken prefix="edit"/>
                </div>
                <div class="acts acts-end">
                    <button type="button" on:click=move |_| close()>{common::CANCEL.of(l)}</button>
                    <button type="submit" class="primary">{common::SAVE.of(l)}</button>
                </div>
            </form>
            <Part event player=known close/>
            <super::terms::TermsOf event player/>
            <Games event player/>
            {can_remove.then(|| view! {
                <div class="acts">
                    <button type="button" class="danger" on:click=remove>{people::REMOVE.of(l)}</button>
                </div>
            })}
        </Dialog>
    }
    .into_any()
}

/// Leaving, coming back, missing a round: whatever the rules allow for this person now.
#[component]
fn Part(event: Event, player: Player, close: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
    let l = language();
    let open = event.now();
    let id = player.id;
    let next = open.tournament().next_round();
    let decide = move |decision: Decision| {
        close();
        event.decide(decision);
    };
    let missed = match status(&player, next) {
        Status::Absent(rounds) => rounds,
        Status::Playing | Status::Withdrawn(_) => Vec::new(),
    };
    let plays_after_all = missed.into_iter().map(|round| {
        let act = move |_| decide(Decision::PlanLeave { player: id, round, leave: None });
        view! {
            <button type="button" on:click=act>
                {format!("{}: {}", common::round(l, round.0), people::PLAYS_AFTER_ALL.of(l))}
            </button>
        }
    });
    let can = |act: Act| rounds_for(&open, id, act);
    view! {
        <Subsection title=people::PART.of(l)/>
        <p>{status(&player, next).say(l)}</p>
        <div class="acts">{plays_after_all.collect_view()}</div>
        <RoundAct id="stay-out" act=Act::StayOut rounds=can(Act::StayOut) player=id decide/>
        <RoundAct id="absent" act=Act::Miss rounds=can(Act::Miss) player=id decide/>
        <RoundAct id="withdraw" act=Act::Withdraw rounds=can(Act::Withdraw) player=id decide/>
        <RoundAct id="reinstate" act=Act::Reinstate rounds=can(Act::Reinstate) player=id decide/>
    }
}

/// What can happen to a person from or in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    StayOut,
    Miss,
    Withdraw,
    Reinstate,
}

impl Act {
    const fn decision(self, player: PlayerId, round: RoundNo) -> Decision {
        match self {
            Self::StayOut => Decision::PlanLeave { player, round, leave: Some(Leave::RequestedBye) },
            Self::Miss => Decision::PlanLeave { player, round, leave: Some(Leave::Absence) },
            Self::Withdraw => Decision::Withdraw { player, from: round },
            Self::Reinstate => Decision::Reinstate { player, from: round },
        }
    }

    const fn words(self) -> (crate::words::Text, crate::words::Text) {
        match self {
            Self::StayOut => (people::BYE_IN, people::GIVE_BYE),
            Self::Miss => (people::ABSENT_IN, people::NOTE_ABSENCE),
            Self::Withdraw => (people::WITHDRAW_FROM, people::WITHDRAW),
            Self::Reinstate => (people::REINSTATE_FROM, people::REINSTATE),
        }
    }
}

/// The rounds for which the rules allow the act; the next to pair comes first.
fn rounds_for(open: &Open, player: PlayerId, act: Act) -> Vec<RoundNo> {
    let tournament = open.tournament();
    let mut rounds: Vec<RoundNo> = (1..=tournament.n_rounds())
        .map(RoundNo)
        .filter(|&round| may::refusal(open, act.decision(player, round)).is_none())
        .collect();
    order::by_key(&mut rounds, |&round| (round < tournament.next_round(), round));
    rounds
}

#[component]
fn RoundAct(
    id: &'static str,
    act: Act,
    rounds: Vec<RoundNo>,
    player: PlayerId,
    decide: impl Fn(Decision) + Copy + 'static,
) -> impl IntoView {
    let l = language();
    let Some(&first) = rounds.first() else { return ().into_any() };
    let (label, button) = act.words();
    let chosen = RwSignal::new(first);
    let options =
        rounds.into_iter().map(|round| view! { <option value=round.0.to_string()>{round.0}</option> });
    let choose = move |ev| {
        if let Ok(no) = event_target_value(&ev).parse() {
            chosen.set(RoundNo(no));
        }
    };
    view! {
        <div class="with-act">
            <div class="field">
                <label for=id>{label.of(l)}</label>
                <select id=id on:change=choose>{options.collect_view()}</select>
            </div>
            <button type="button" on:click=move |_| decide(act.decision(player, chosen.get_untracked()))>
                {button.of(l)}
            </button>
        </div>
    }
    .into_any()
}
