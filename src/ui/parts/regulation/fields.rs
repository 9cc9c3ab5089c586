//! How is one rule changed? Each by what fits it: a few buttons, a list, a number.
use super::chain::ChainField;
use super::number::CountField;
use super::prizes::PrizesField;
use super::scoring::{ScoringField, UnplayedField};
use super::system::SystemField;
use crate::clock::presets::{self, ControlId};
use crate::regulation::{EarlyMeeting, LastResort, Regulation, Rule, WithdrawalRule};
use crate::ui::parts::choices::Choices;
use crate::ui::parts::select::Select;
use crate::ui::preferences::language;
use crate::units::Millis;
use crate::words::{Language, Text, rules, time_control};
use leptos::prelude::*;

/// The field of a rule.
#[component]
pub fn RuleField(regulation: RwSignal<Regulation>, rule: Rule) -> impl IntoView {
    match rule {
        Rule::System => view! { <SystemField regulation/> }.into_any(),
        Rule::GamesPerEncounter => view! { <GamesField regulation/> }.into_any(),
        Rule::Scoring => view! { <ScoringField regulation/> }.into_any(),
        Rule::Unplayed => view! { <UnplayedField regulation/> }.into_any(),
        Rule::Chain => view! { <ChainField regulation/> }.into_any(),
        Rule::LastResort => last_resort(regulation).into_any(),
        Rule::NPassing => view! { <CountField regulation/> }.into_any(),
        Rule::Prizes => view! { <PrizesField regulation/> }.into_any(),
        Rule::Control => view! { <ControlField regulation/> }.into_any(),
        Rule::DefaultAfter => view! { <LatenessField regulation/> }.into_any(),
        Rule::OutAfter => view! { <OutAfterField regulation/> }.into_any(),
        Rule::DrawLimit => view! { <DrawLimitField regulation/> }.into_any(),
        Rule::Withdrawal => withdrawal(regulation).into_any(),
        Rule::EarlyMeeting => early_meeting(regulation).into_any(),
    }
}

/// A value of the regulation, live.
pub fn read<T>(
    regulation: RwSignal<Regulation>,
    value: impl Fn(&Regulation) -> T + Send + Sync + 'static,
) -> Signal<T>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| regulation.with(|rules| value(rules))).into()
}

/// Values and their names.
pub fn named<T: Copy, const N: usize>(
    l: Language,
    values: [T; N],
    name: impl Fn(T) -> Text,
) -> Vec<(T, String)> {
    values.map(|value| (value, name(value).of(l).to_owned())).to_vec()
}

#[component]
fn GamesField(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let chosen = read(regulation, |rules| rules.games_per_encounter.value);
    let mut options: Vec<u8> = vec![1, 2, 3, 4];
    let now = chosen.get_untracked();
    if !options.contains(&now) {
        options.push(now);
    }
    let options = options.into_iter().map(|n| (n, n.to_string())).collect();
    let choose = move |n| regulation.update(|rules| rules.games_per_encounter.choose(n));
    view! { <Choices name="rule-games" legend=rules::GAMES.of(l) options chosen choose/> }
}

fn last_resort(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let options = named(l, [LastResort::SharedPlace, LastResort::PlayOff], |rule| rules::last_resort(rule).0);
    let chosen = read(regulation, |rules| rules.last_resort.value);
    let choose = move |rule| regulation.update(|rules| rules.last_resort.choose(rule));
    view! { <Choices name="rule-last-resort" legend=rules::LAST_RESORT.of(l) options chosen choose/> }
}

fn withdrawal(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let all = [WithdrawalRule::AnnulBelowHalf, WithdrawalRule::ForfeitRest];
    let options = named(l, all, |rule| rules::withdrawal(rule).0);
    let chosen = read(regulation, |rules| rules.withdrawal.value);
    let choose = move |rule| regulation.update(|rules| rules.withdrawal.choose(rule));
    view! { <Choices name="rule-withdrawal" legend=rules::WITHDRAWAL.of(l) options chosen choose/> }
}

fn early_meeting(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let all = [EarlyMeeting::Off, EarlyMeeting::Club, EarlyMeeting::Federation];
    let options = named(l, all, |rule| rules::early_meeting(rule).0);
    let chosen = read(regulation, |rules| rules.early_meeting.value);
    let choose = move |rule| regulation.update(|rules| rules.early_meeting.choose(rule));
    view! { <Choices name="rule-early" legend=rules::EARLY_MEETING.of(l) options chosen choose/> }
}

/// Ready controls; one that is not among them stays as it is, under its own words.
#[component]
fn ControlField(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let chosen = read(regulation, |rules| presets::find(&rules.control.value));
    let mut options: Vec<(Option<ControlId>, String)> =
        presets::all().iter().map(|preset| (Some(preset.id), time_control::preset(l, preset))).collect();
    if chosen.get_untracked().is_none() {
        let own = regulation.with_untracked(|rules| time_control::control(l, &rules.control.value));
        options.insert(0, (None, own));
    }
    let own = regulation.with_untracked(|rules| rules.control.value.clone());
    let choose = move |id: Option<ControlId>| {
        let control = id.map_or_else(|| own.clone(), |id| presets::preset(id).control);
        regulation.update(|rules| rules.control.choose(control));
    };
    view! { <Select id="rule-control".to_owned() label=rules::CONTROL.of(l) options chosen choose/> }
}

#[component]
fn LatenessField(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let chosen = read(regulation, |rules| rules.default_after.value);
    let mut limits: Vec<Option<Millis>> =
        [15, 30, 60].map(|minutes| Some(Millis::from_minutes(minutes))).to_vec();
    limits.push(None);
    let now = chosen.get_untracked();
    if !limits.contains(&now) {
        limits.insert(0, now);
    }
    let word = |limit: Option<Millis>| {
        limit.map_or_else(|| rules::NO_LIMIT.of(l).to_owned(), |time| time_control::span(l, time))
    };
    let options = limits.into_iter().map(|limit| (limit, word(limit))).collect();
    let choose = move |limit| regulation.update(|rules| rules.default_after.choose(limit));
    view! { <Choices name="rule-lateness" legend=rules::DEFAULT_AFTER.of(l) options chosen choose/> }
}

#[component]
fn OutAfterField(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let chosen = read(regulation, |rules| rules.out_after.value);
    let mut limits = vec![Some(1), Some(2), Some(3), None];
    let now = chosen.get_untracked();
    if !limits.contains(&now) {
        limits.insert(0, now);
    }
    let word = |limit: Option<u8>| limit.map_or_else(|| rules::OUT_NEVER.of(l).to_owned(), |n| n.to_string());
    let options = limits.into_iter().map(|limit| (limit, word(limit))).collect();
    let choose = move |limit| regulation.update(|rules| rules.out_after.choose(limit));
    view! { <Choices name="rule-out-after" legend=rules::OUT_AFTER_LABEL.of(l) options chosen choose/> }
}

#[component]
fn DrawLimitField(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let chosen = read(regulation, |rules| rules.no_draw_before.value);
    let mut limits = vec![Some(20), Some(30), Some(40), None];
    let now = chosen.get_untracked();
    if !limits.contains(&now) {
        limits.insert(0, now);
    }
    let word =
        |limit: Option<u16>| limit.map_or_else(|| rules::DRAW_ANY_TIME.of(l).to_owned(), |n| n.to_string());
    let options = limits.into_iter().map(|limit| (limit, word(limit))).collect();
    let choose = move |limit| regulation.update(|rules| rules.no_draw_before.choose(limit));
    view! { <Choices name="rule-draw-limit" legend=rules::DRAW_LIMIT_LABEL.of(l) options chosen choose/> }
}
