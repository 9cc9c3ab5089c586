//! In which order do criteria decide? A list to add to, take from and move about, each with its options.
use super::fields::read;
use crate::regulation::presets::chains::{self, ChainId};
use crate::regulation::{ByeInSums, Criterion, CriterionKind, Cut, Regulation, Scope, Unplayed};
use crate::ui::device;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::{Mark, Subsection};
use crate::ui::parts::select::Select;
use crate::ui::preferences::language;
use crate::words::{Language, chains as chain_words, rules, standings};
use leptos::prelude::*;

/// A criterion's row keeps its name while its options change: the kind, and which of that kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    kind: usize,
    nth: usize,
}

fn kind_of(kind: CriterionKind) -> usize {
    CriterionKind::OFFERED
        .iter()
        .position(|offered| offered.is_like(kind))
        .unwrap_or(CriterionKind::OFFERED.len())
}

fn keys(chain: &[Criterion]) -> Vec<Key> {
    let kinds: Vec<usize> = chain.iter().map(|criterion| kind_of(criterion.kind)).collect();
    let nth = |index: usize| kinds[..index].iter().filter(|&&kind| kind == kinds[index]).count();
    (0..kinds.len()).map(|index| Key { kind: kinds[index], nth: nth(index) }).collect()
}

fn place(chain: &[Criterion], key: Key) -> Option<usize> {
    keys(chain).into_iter().position(|known| known == key)
}

/// The chain.
#[component]
pub fn ChainField(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let keys = read(regulation, |rules| keys(&rules.chain.value));
    view! {
        <div>
            <Subsection title=rules::CHAIN.of(l)/>
            <KnownOrder regulation/>
            <ol class="order">
                <For each=move || keys.get() key=|key| *key let:key>
                    <Row regulation key/>
                </For>
            </ol>
        </div>
        <AddCriterion regulation/>
    }
}

/// A known order, taken over whole; a chain of the event's own stays in the list as long as it stands.
#[component]
fn KnownOrder(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let chosen = read(regulation, |rules| chains::find(&rules.chain.value));
    let known = ChainId::ALL.map(|id| (Some(id), chain_words::name(id).of(l).to_owned()));
    let options = std::iter::once((None, chain_words::OWN.of(l).to_owned())).chain(known).collect();
    let choose = move |id: Option<ChainId>| {
        if let Some(id) = id {
            change(regulation, |chain| *chain = chains::chain(id));
        }
    };
    view! { <Select id="chain-known".to_owned() label=chain_words::TAKE.of(l) options chosen choose/> }
}

/// Changes the chain.
fn change(regulation: RwSignal<Regulation>, f: impl FnOnce(&mut Vec<Criterion>)) {
    regulation.update(|rules| {
        let mut chain = rules.chain.value.clone();
        f(&mut chain);
        rules.chain.choose(chain);
    });
}

/// Moves a row; the keyboard stays on the button, or goes to its twin at the end of the list.
fn shift(regulation: RwSignal<Regulation>, key: Key, way: Way) {
    let mut focus = way;
    change(regulation, |chain| {
        let Some(from) = place(chain, key) else { return };
        let to = match way {
            Way::Up => from.saturating_sub(1),
            Way::Down => (from + 1).min(chain.len() - 1),
        };
        chain.swap(from, to);
        if to == 0 {
            focus = Way::Down;
        } else if to + 1 == chain.len() {
            focus = Way::Up;
        }
    });
    let id = button_id(key, focus);
    request_animation_frame(move || device::focus(&id));
}

#[derive(Clone, Copy)]
enum Way {
    Up,
    Down,
}

fn button_id(key: Key, way: Way) -> String {
    let way = match way {
        Way::Up => "up",
        Way::Down => "down",
    };
    format!("chain-{}-{}-{way}", key.kind, key.nth)
}

#[component]
fn Row(regulation: RwSignal<Regulation>, key: Key) -> impl IntoView {
    let l = language();
    let at = read(regulation, move |rules| place(&rules.chain.value, key));
    let len = read(regulation, |rules| rules.chain.value.len());
    let criterion =
        read(regulation, move |rules| place(&rules.chain.value, key).map(|at| rules.chain.value[at]));
    let label = move || criterion.get().map(|criterion| rules::criterion(l, &criterion));
    let kind = CriterionKind::OFFERED.get(key.kind).copied();
    let name = kind.map_or_else(String::new, |kind| rules::criterion_name(l, kind));
    let say = move |word: &'static str, name: &str| format!("{word}: {name}");
    let remove = move |_| {
        change(regulation, |chain| {
            if let Some(at) = place(chain, key) {
                chain.remove(at);
            }
        });
    };
    let has_options = kind.is_some_and(|kind| kind != CriterionKind::Lots);
    view! {
        <li>
            <span>{live(label)}</span>
            <span class="acts">
                <button
                    type="button"
                    id=button_id(key, Way::Up)
                    aria-label=say(rules::UP.of(l), &name)
                    disabled=move || at.get() == Some(0)
                    on:click=move |_| shift(regulation, key, Way::Up)
                >
                    <Mark of="up"/>{rules::UP.of(l)}
                </button>
                <button
                    type="button"
                    id=button_id(key, Way::Down)
                    aria-label=say(rules::DOWN.of(l), &name)
                    disabled=move || at.get().is_some_and(|at| at + 1 >= len.get())
                    on:click=move |_| shift(regulation, key, Way::Down)
                >
                    <Mark of="down"/>{rules::DOWN.of(l)}
                </button>
                <button
                    type="button"
                    aria-label=say(rules::REMOVE.of(l), &name)
                    disabled=move || len.get() <= 1
                    on:click=remove
                >
                    <Mark of="cross"/>{rules::REMOVE.of(l)}
                </button>
            </span>
            {has_options.then(|| view! {
                <details>
                    <summary>{rules::OPTIONS.of(l)}<span class="said-only">": "{name.clone()}</span></summary>
                    <div class="options"><Options regulation key criterion/></div>
                </details>
            })}
        </li>
    }
}

#[component]
fn AddCriterion(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let options =
        CriterionKind::OFFERED.map(|kind| (kind, rules::criterion(l, &Criterion::new(kind)))).to_vec();
    let chosen = RwSignal::new(CriterionKind::OFFERED[1]);
    let add = move |_| {
        let criterion = Criterion::new(chosen.get_untracked());
        change(regulation, |chain| {
            if !chain.contains(&criterion) {
                chain.push(criterion);
            }
        });
    };
    let is_there = move || regulation.with(|rules| rules.chain.value.contains(&Criterion::new(chosen.get())));
    view! {
        <div class="with-act">
            <Select id="chain-add".to_owned() label=rules::ADD_CRITERION.of(l) options chosen choose=move |kind| chosen.set(kind)/>
            <button type="button" disabled=is_there on:click=add>{rules::ADD.of(l)}</button>
        </div>
    }
}

#[component]
fn Options(
    regulation: RwSignal<Regulation>,
    key: Key,
    criterion: Signal<Option<Criterion>>,
) -> impl IntoView {
    let l = language();
    let Some(now) = criterion.get_untracked() else { return ().into_any() };
    let set = move |f: &dyn Fn(&mut Criterion)| {
        change(regulation, |chain| {
            if let Some(at) = place(chain, key) {
                f(&mut chain[at]);
            }
        });
    };
    let get = move |value: fn(&Criterion) -> u8| {
        Signal::derive(move || criterion.get().map_or(0, |criterion| value(&criterion)))
    };
    let id = move |what: &str| format!("chain-{}-{}-{what}", key.kind, key.nth);
    let scope = Signal::derive(move || criterion.get().map_or(Scope::AllTied, |criterion| criterion.scope));
    let scopes = vec![
        (Scope::AllTied, rules::APPLIED_TO_ALL.of(l).to_owned()),
        (Scope::ExactlyTwo, standings::ONLY_TWO.of(l).to_owned()),
    ];
    let rounds = || (0..=8_u8).map(|n| (n, n.to_string())).collect::<Vec<_>>();
    view! {
        <KindOptions regulation key kind=now.kind criterion/>
        <Select id=id("scope") label=rules::APPLIED.of(l) options=scopes chosen=scope choose=move |scope| set(&|one| one.scope = scope)/>
        <Select id=id("first") label=rules::DROP_FIRST.of(l) options=rounds() chosen=get(|one| one.drop_first) choose=move |n| set(&|one| one.drop_first = n)/>
        <Select id=id("last") label=rules::DROP_LAST.of(l) options=rounds() chosen=get(|one| one.drop_last) choose=move |n| set(&|one| one.drop_last = n)/>
    }
    .into_any()
}

/// The options that only this kind has.
#[component]
fn KindOptions(
    regulation: RwSignal<Regulation>,
    key: Key,
    kind: CriterionKind,
    criterion: Signal<Option<Criterion>>,
) -> impl IntoView {
    let l = language();
    let now = Signal::derive(move || criterion.get().map_or(kind, |criterion| criterion.kind));
    let set = move |kind: CriterionKind| {
        change(regulation, |chain| {
            if let Some(at) = place(chain, key) {
                chain[at].kind = kind;
            }
        });
    };
    let id = move |what: &str| format!("chain-{}-{}-{what}", key.kind, key.nth);
    if let Some((_, remake)) = unplayed_of(kind) {
        let chosen = Signal::derive(move || {
            unplayed_of(now.get()).map_or(Unplayed::Counted, |(unplayed, _)| unplayed)
        });
        let options = [Unplayed::Counted, Unplayed::LeftOut]
            .map(|one| (one, standings::forfeits(one).of(l).to_owned()));
        return view! {
            <Select id=id("unplayed") label=rules::COUNTED.of(l) options=options.to_vec() chosen choose=move |one| set(remake(one))/>
        }
        .into_any();
    }
    if let Some((_, _, remake)) = sum_of(kind) {
        let parts =
            move || sum_of(now.get()).map_or((Cut::Full, ByeInSums::Nothing), |(cut, bye, _)| (cut, bye));
        let byes = [ByeInSums::Dummy, ByeInSums::Nothing, ByeInSums::Own, ByeInSums::Lowest]
            .map(|bye| (bye, standings::bye_words(bye).of(l).to_owned()));
        return view! {
            <Select id=id("cut") label=rules::CUT.of(l) options=cuts(l) chosen=Signal::derive(move || parts().0) choose=move |cut| set(remake(cut, parts().1))/>
            <Select id=id("byes") label=rules::BYES.of(l) options=byes.to_vec() chosen=Signal::derive(move || parts().1) choose=move |bye| set(remake(parts().0, bye))/>
        }
        .into_any();
    }
    ().into_any()
}

fn cuts(l: Language) -> Vec<(Cut, String)> {
    let word = |cut| standings::cut_words(l, cut).unwrap_or_else(|| rules::CUT_NONE.of(l).to_owned());
    [Cut::Full, Cut::Lowest(1), Cut::Lowest(2), Cut::Median(1), Cut::Median(2)]
        .map(|cut| (cut, word(cut)))
        .to_vec()
}

type RemakeUnplayed = fn(Unplayed) -> CriterionKind;

fn unplayed_of(kind: CriterionKind) -> Option<(Unplayed, RemakeUnplayed)> {
    match kind {
        CriterionKind::DirectEncounter(unplayed) => Some((unplayed, CriterionKind::DirectEncounter)),
        CriterionKind::Wins(unplayed) => Some((unplayed, CriterionKind::Wins)),
        CriterionKind::GamesWithBlack(unplayed) => Some((unplayed, CriterionKind::GamesWithBlack)),
        CriterionKind::WinsWithBlack(unplayed) => Some((unplayed, CriterionKind::WinsWithBlack)),
        CriterionKind::WinsWithRed(unplayed) => Some((unplayed, CriterionKind::WinsWithRed)),
        CriterionKind::Points
        | CriterionKind::Buchholz(..)
        | CriterionKind::ForeBuchholz(..)
        | CriterionKind::AverageBuchholz(..)
        | CriterionKind::SonnebornBerger(..)
        | CriterionKind::Koya(_)
        | CriterionKind::Progressive
        | CriterionKind::FewerFouls
        | CriterionKind::GamesPlayed
        | CriterionKind::RoundsElected
        | CriterionKind::StandardPoints
        | CriterionKind::PairingNumber
        | CriterionKind::Rating
        | CriterionKind::AverageRating(_)
        | CriterionKind::Performance
        | CriterionKind::PerfectPerformance
        | CriterionKind::AveragePerformance
        | CriterionKind::AveragePerfect
        | CriterionKind::Lots => None,
    }
}

type RemakeSum = fn(Cut, ByeInSums) -> CriterionKind;

fn sum_of(kind: CriterionKind) -> Option<(Cut, ByeInSums, RemakeSum)> {
    match kind {
        CriterionKind::Buchholz(cut, bye) => Some((cut, bye, CriterionKind::Buchholz)),
        CriterionKind::ForeBuchholz(cut, bye) => Some((cut, bye, CriterionKind::ForeBuchholz)),
        CriterionKind::SonnebornBerger(cut, bye) => Some((cut, bye, CriterionKind::SonnebornBerger)),
        CriterionKind::Points
        | CriterionKind::AverageBuchholz(..)
        | CriterionKind::Koya(_)
        | CriterionKind::RoundsElected
        | CriterionKind::StandardPoints
        | CriterionKind::PairingNumber
        | CriterionKind::Rating
        | CriterionKind::AverageRating(_)
        | CriterionKind::Performance
        | CriterionKind::PerfectPerformance
        | CriterionKind::AveragePerformance
        | CriterionKind::AveragePerfect
        | CriterionKind::DirectEncounter(_)
        | CriterionKind::Progressive
        | CriterionKind::Wins(_)
        | CriterionKind::GamesWithBlack(_)
        | CriterionKind::WinsWithBlack(_)
        | CriterionKind::WinsWithRed(_)
        | CriterionKind::FewerFouls
        | CriterionKind::GamesPlayed
        | CriterionKind::Lots => None,
    }
}
