//! How is the system chosen? Its kind, and what that kind leaves open.
use super::fields::{named, read};
use super::number::TypedField;
use crate::regulation::{
    Apart, FirstPairs, FirstSide, Kin, MAX_ROUNDS, Regulation, RoundRobinTable, Swiss, System,
};
use crate::ui::parts::choices::Choices;
use crate::ui::parts::live::{Show, live};
use crate::ui::preferences::language;
use crate::words::{rules, swiss::rules as words};
use leptos::prelude::*;

/// Rounds of a Swiss system when it is first chosen.
const USUAL_ROUNDS: u16 = 7;

/// The kind of system, and its own fields.
#[component]
pub fn SystemField(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let is_swiss = read(regulation, |rules| rules.system.value.swiss().is_some());
    let kinds = vec![(false, words::ROUND_ROBIN.of(l).to_owned()), (true, words::SWISS.of(l).to_owned())];
    let choose = move |swiss: bool| {
        let system = if swiss {
            System::Swiss(Swiss::dutch(USUAL_ROUNDS))
        } else {
            System::RoundRobin { table: RoundRobinTable::Berger, cycles: 1 }
        };
        regulation.update(|rules| rules.system.choose(system));
    };
    view! {
        <Choices name="rule-kind" legend=words::KIND.of(l) options=kinds chosen=is_swiss choose/>
        {live(move || {
            if is_swiss.get() {
                view! { <SwissFields regulation/> }.into_any()
            } else {
                view! { <RoundRobinFields regulation/> }.into_any()
            }
        })}
    }
}

#[component]
fn RoundRobinFields(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let now = |rules: &Regulation| match rules.system.value {
        System::RoundRobin { table, cycles } => (table, cycles),
        System::Swiss(_) => (RoundRobinTable::Berger, 1),
    };
    let choose = move |table, cycles| {
        regulation.update(|rules| rules.system.choose(System::RoundRobin { table, cycles }));
    };
    let choose_table = move |table| choose(table, regulation.with_untracked(now).1);
    let choose_cycles = move |cycles| choose(regulation.with_untracked(now).0, cycles);
    let tables = named(l, [RoundRobinTable::Berger, RoundRobinTable::Circle], rules::table_name);
    let cycles_words = vec![(1, rules::ONE_CYCLE.of(l).to_owned()), (2, rules::TWO_CYCLES.of(l).to_owned())];
    let (table, cycles) =
        (read(regulation, move |rules| now(rules).0), read(regulation, move |rules| now(rules).1));
    view! {
        <Choices name="rule-table" legend=rules::TABLE.of(l) options=tables chosen=table choose=choose_table/>
        <Choices name="rule-cycles" legend=rules::CYCLES.of(l) options=cycles_words chosen=cycles choose=choose_cycles/>
    }
}

fn now(rules: &Regulation) -> Swiss {
    rules.system.value.swiss().copied().unwrap_or(Swiss::dutch(USUAL_ROUNDS))
}

fn change(regulation: RwSignal<Regulation>, change: impl FnOnce(&mut Swiss)) {
    regulation.update(|rules| {
        let mut swiss = now(rules);
        change(&mut swiss);
        rules.system.choose(System::Swiss(swiss));
    });
}

#[component]
fn SwissFields(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let written = read(regulation, |rules| now(rules).n_rounds.to_string());
    let take = move |typed: &str| {
        let n = typed.trim().parse().ok().filter(|n| (1..=MAX_ROUNDS).contains(n));
        n.into_iter().for_each(|n| change(regulation, |swiss| swiss.n_rounds = n));
        n.is_some()
    };
    let ways = [FirstPairs::Dutch, FirstPairs::Halves, FirstPairs::Adjacent, FirstPairs::FirstLast];
    let sides = [FirstSide::Lot, FirstSide::Red, FirstSide::Black];
    view! {
        <TypedField
            id="rule-rounds"
            label=words::N_ROUNDS.of(l)
            hint=words::N_ROUNDS_HINT.of(l)
            fault=words::N_ROUNDS_FAULT.of(l)
            written
            take
        />
        <Choices
            name="rule-first-pairs"
            legend=words::FIRST_PAIRS.of(l)
            options=named(l, ways, words::first_pairs)
            chosen=read(regulation, |rules| now(rules).first_pairs)
            choose=move |way| change(regulation, |swiss| swiss.first_pairs = way)
        />
        <Choices
            name="rule-first-side"
            legend=words::FIRST_SIDE.of(l)
            options=named(l, sides, words::first_side)
            chosen=read(regulation, |rules| now(rules).first_side)
            choose=move |side| change(regulation, |swiss| swiss.first_side = side)
        />
        <ApartFields regulation/>
    }
}

#[component]
fn ApartFields(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let kin = read(regulation, |rules| now(rules).apart.map(|apart| apart.kin));
    let rounds = read(regulation, |rules| now(rules).apart.and_then(|apart| apart.n_rounds));
    let whom = vec![
        (None, words::APART_NOBODY.of(l).to_owned()),
        (Some(Kin::Club), words::APART_CLUB.of(l).to_owned()),
        (Some(Kin::Federation), words::APART_FEDERATION.of(l).to_owned()),
    ];
    let mut spans =
        vec![(None, words::APART_ALWAYS.of(l).to_owned()), (Some(1), words::APART_FIRST.of(l).to_owned())];
    let stands = rounds.get_untracked();
    if !spans.iter().any(|(span, _)| *span == stands) {
        spans.extend(stands.map(|n| (Some(n), n.to_string())));
    }
    let choose_whom = move |kin: Option<Kin>| {
        change(regulation, |swiss| {
            let n_rounds = swiss.apart.and_then(|apart| apart.n_rounds);
            swiss.apart = kin.map(|kin| Apart { kin, n_rounds });
        });
    };
    let choose_span = move |n_rounds| {
        change(regulation, |swiss| swiss.apart = swiss.apart.map(|apart| Apart { n_rounds, ..apart }));
    };
    let spans = StoredValue::new(spans);
    view! {
        <Choices name="rule-apart" legend=words::APART.of(l) options=whom chosen=kin choose=choose_whom/>
        <Show when=move || kin.get().is_some()>
            <Choices
                name="rule-apart-rounds"
                legend=words::APART_ROUNDS.of(l)
                options=spans.get_value()
                chosen=rounds
                choose=choose_span
            />
        </Show>
    }
}
