//! Which groups has the organizer given a table? A form to add one, and a button to take each away.
use super::Board;
use crate::names::narrow;
use crate::regulation::{Category, Limit};
use crate::tournament::{Decision, Tables};
use crate::ui::drafts::drafts;
use crate::ui::event::Event;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::parts::select::Select;
use crate::ui::preferences::language;
use crate::words::{Text, categories as words};
use leptos::prelude::*;

/// What a group is made by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    JuniorsByAge,
    JuniorsByYear,
    SeniorsByAge,
    SeniorsByYear,
    ByRating,
}

impl Kind {
    const ALL: [Self; 5] =
        [Self::JuniorsByAge, Self::JuniorsByYear, Self::SeniorsByAge, Self::SeniorsByYear, Self::ByRating];

    const fn word(self) -> Text {
        match self {
            Self::JuniorsByAge => words::JUNIORS_BY_AGE,
            Self::JuniorsByYear => words::JUNIORS_BY_YEAR,
            Self::SeniorsByAge => words::SENIORS_BY_AGE,
            Self::SeniorsByYear => words::SENIORS_BY_YEAR,
            Self::ByRating => words::BY_RATING,
        }
    }

    /// The group of what was typed, if there can be one.
    fn group(self, from: &str, to: &str) -> Option<Category> {
        let age = || Some(Limit::Age(u8::try_from(number(from)??).ok()?));
        let year = || Some(Limit::Born(number(from)??));
        let group = match self {
            Self::JuniorsByAge => Category::Juniors(age()?),
            Self::JuniorsByYear => Category::Juniors(year()?),
            Self::SeniorsByAge => Category::Seniors(age()?),
            Self::SeniorsByYear => Category::Seniors(year()?),
            Self::ByRating => Category::Rated { from: number(from)?, to: number(to)? },
        };
        group.can_be_added().then_some(group)
    }
}

/// An empty field is no bound; anything but a number is a fault.
fn number(typed: &str) -> Option<Option<u16>> {
    let plain: String = typed.trim().chars().map(narrow).collect();
    if plain.is_empty() { Some(None) } else { plain.parse().ok().map(Some) }
}

fn set(event: Event, change: impl FnOnce(&mut Vec<Category>)) -> bool {
    let mut tables: Tables = event.now().tournament().tables().clone();
    change(&mut tables.categories);
    event.decide(Decision::SetTables(tables))
}

/// The groups that were added, and the form.
#[component]
pub fn AddedGroups(board: Board) -> impl IntoView {
    let l = language();
    let event = board.event;
    let added = event.memo(|open| open.tournament().tables().categories.clone());
    let list = move || {
        let lines = added.get().into_iter().map(|category| {
            let name = words::name(l, &category);
            let label = words::take_away(l, &name);
            let take = move |_| {
                set(event, |groups| groups.retain(|group| *group != category));
            };
            view! {
                <li>
                    <span>{name}</span>
                    <button type="button" aria-label=label on:click=take><Mark of="cross"/></button>
                </li>
            }
        });
        view! { <ul class="tray">{lines.collect_view()}</ul> }
    };
    view! {
        <details class="added-groups">
            <summary>{words::ADD.of(l)}</summary>
            <Form event/>
            {live(list)}
        </details>
    }
}

#[component]
fn Form(event: Event) -> impl IntoView {
    let l = language();
    let kind = RwSignal::new(Kind::JuniorsByAge);
    let (from, to) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let is_faulty = RwSignal::new(false);
    let shown = drafts(event).category;
    let add = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let group = kind.get_untracked().group(&from.get_untracked(), &to.get_untracked());
        is_faulty.set(group.is_none());
        let Some(group) = group else { return };
        if set(event, |groups| groups.push(group.clone())) {
            shown.set(group);
            from.set(String::new());
            to.set(String::new());
        }
    };
    let options = Kind::ALL.map(|kind| (kind, kind.word().of(l).to_owned())).to_vec();
    let is_rating = move || kind.get() == Kind::ByRating;
    let first = move || if is_rating() { words::FROM } else { words::LIMIT }.of(l);
    let second = move || {
        is_rating().then(|| view! { <NumberField id="group-to" label=move || words::TO.of(l) value=to/> })
    };
    let fault = move || {
        is_faulty
            .get()
            .then(|| view! { <span class="fault"><Mark of="alarm"/>{words::NOT_A_GROUP.of(l)}</span> })
    };
    view! {
        <form class="fields" on:submit=add aria-label=words::ADD.of(l)>
            <Select id="group-kind".to_owned() label=words::KIND.of(l) options chosen=kind choose=move |chosen| kind.set(chosen)/>
            <NumberField id="group-from" label=first value=from/>
            {live(second)}
            <div class="acts"><button type="submit">{words::ADD.of(l)}</button></div>
            <span role="status">{live(fault)}</span>
        </form>
    }
}

#[component]
fn NumberField(
    id: &'static str,
    label: impl Fn() -> &'static str + Send + 'static,
    value: RwSignal<String>,
) -> impl IntoView {
    view! {
        <div class="field">
            <label for=id>{label}</label>
            <input
                id=id
                inputmode="numeric"
                autocomplete="off"
                prop:value=value
                on:input=move |typed| value.set(event_target_value(&typed))
            />
        </div>
    }
}
