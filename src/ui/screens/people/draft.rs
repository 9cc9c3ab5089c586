//! What is being typed about a person? Fields as text, read as a whole, each fault in its place.
use crate::names::{composed, narrow};
use crate::tournament::Entry;
use crate::ui::device;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::preferences::language;
use crate::units::BoardNo;
use crate::words::{common, people};
use leptos::prelude::*;

/// The fields of a person, as typed.
#[derive(Clone, Copy)]
pub struct Draft {
    /// The whole name.
    pub name: RwSignal<String>,
    /// The club.
    pub club: RwSignal<String>,
    federation: RwSignal<String>,
    grade: RwSignal<String>,
    rating: RwSignal<String>,
    birth_year: RwSignal<String>,
    fixed_board: RwSignal<String>,
}

/// The least and the greatest number that a field takes.
type Bounds = (u16, u16);
const RATINGS: Bounds = (1, 4000);
const BOARDS: Bounds = (1, 2000);

/// Nobody is born after this year's end.
fn birth_years() -> Bounds {
    let this_year = device::now().civil().and_then(|(day, _, _)| u16::try_from(day.parts().0).ok());
    (1900, this_year.unwrap_or(2199))
}

impl Draft {
    /// The fields of this entry.
    pub fn of(entry: &Entry) -> Self {
        let number =
            |number: Option<u16>| RwSignal::new(number.map_or_else(String::new, |number| number.to_string()));
        Self {
            name: RwSignal::new(entry.name.clone()),
            club: RwSignal::new(entry.club.clone()),
            federation: RwSignal::new(entry.federation.clone()),
            grade: RwSignal::new(entry.title.clone()),
            rating: number(entry.rating),
            birth_year: number(entry.birth_year),
            fixed_board: number(entry.fixed_board.map(|board| board.0)),
        }
    }

    /// Empties what belongs to one person; the club stays, since people of a club come together.
    pub fn clear(self) {
        for field in [self.name, self.grade, self.rating, self.birth_year, self.fixed_board] {
            field.set(String::new());
        }
    }

    /// The entry, if every field can be read.
    pub fn entry(self) -> Option<Entry> {
        Some(Entry {
            name: text(self.name),
            club: text(self.club),
            federation: text(self.federation),
            title: text(self.grade),
            rating: number(&self.rating.get_untracked(), RATINGS).ok()?,
            birth_year: number(&self.birth_year.get_untracked(), birth_years()).ok()?,
            fixed_board: number(&self.fixed_board.get_untracked(), BOARDS).ok()?.map(BoardNo),
        })
    }
}

/// As it is kept: composed (NFC), single spaces.
fn text(field: RwSignal<String>) -> String {
    composed(&field.get_untracked())
}

/// An empty field is no number; anything but a number within the bounds is a fault.
fn number(typed: &str, (from, to): Bounds) -> Result<Option<u16>, ()> {
    let plain: String = typed.trim().chars().map(narrow).collect();
    if plain.is_empty() {
        return Ok(None);
    }
    plain.parse().ok().filter(|number| (from..=to).contains(number)).map(Some).ok_or(())
}

/// Name and club.
#[component]
pub fn MainFields(
    draft: Draft,
    /// Before the ids of the fields, which are unique on the page.
    prefix: &'static str,
) -> impl IntoView {
    let l = language();
    view! {
        <TextField id=format!("{prefix}-name") label=people::NAME.of(l) value=draft.name required=true/>
        <TextField id=format!("{prefix}-club") label=common::CLUB.of(l) value=draft.club/>
    }
}

/// Everything else that can be known.
#[component]
pub fn OtherFields(
    draft: Draft,
    /// Before the ids of the fields, which are unique on the page.
    prefix: &'static str,
) -> impl IntoView {
    let l = language();
    let id = |field: &str| format!("{prefix}-{field}");
    view! {
        <TextField id=id("federation") label=people::FEDERATION.of(l) value=draft.federation/>
        <TextField id=id("grade") label=people::GRADE.of(l) value=draft.grade/>
        <NumberField id=id("rating") label=people::RATING.of(l) value=draft.rating bounds=RATINGS/>
        <NumberField id=id("birth-year") label=people::BIRTH_YEAR.of(l) value=draft.birth_year bounds=birth_years()/>
        <NumberField
            id=id("fixed-board")
            label=people::FIXED_BOARD.of(l)
            value=draft.fixed_board
            bounds=BOARDS
            hint=people::FIXED_BOARD_HINT.of(l)
        />
    }
}

#[component]
fn TextField(
    id: String,
    label: &'static str,
    value: RwSignal<String>,
    #[prop(optional)] required: bool,
) -> impl IntoView {
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <input
                id=id
                autocomplete="off"
                spellcheck="false"
                required=required
                prop:value=value
                on:input=move |ev| value.set(event_target_value(&ev))
            />
        </div>
    }
}

#[component]
fn NumberField(
    id: String,
    label: &'static str,
    value: RwSignal<String>,
    bounds: Bounds,
    #[prop(optional)] hint: &'static str,
) -> impl IntoView {
    let l = language();
    let is_fault = move || number(&value.get(), bounds).is_err();
    let fault_id = format!("{id}-fault");
    let fault = move || {
        is_fault().then(|| {
            let sentence = people::out_of_range(l, usize::from(bounds.0), usize::from(bounds.1));
            view! { <span class="fault"><Mark of="alarm"/>{sentence}</span> }
        })
    };
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <input
                id=id
                inputmode="numeric"
                autocomplete="off"
                aria-invalid=move || is_fault().then_some("true")
                aria-describedby=fault_id.clone()
                prop:value=value
                on:input=move |ev| value.set(event_target_value(&ev))
            />
            {(!hint.is_empty()).then(|| view! { <small>{hint}</small> })}
            <span id=fault_id role="status">{live(fault)}</span>
        </div>
    }
}
