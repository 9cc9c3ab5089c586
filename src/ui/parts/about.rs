//! What is the event called, where and when? The fields, with what cannot be read said beside them.
use super::mark::Mark;
use crate::tournament::About;
use crate::ui::preferences::language;
use crate::units::CivilDate;
use crate::words::{Language, events, format};
use leptos::prelude::*;

/// What has been typed.
#[derive(Clone, Copy)]
pub struct AboutDraft {
    title: RwSignal<String>,
    venue: RwSignal<String>,
    first_day: RwSignal<String>,
    last_day: RwSignal<String>,
    chief_arbiter: RwSignal<String>,
}

/// A day as it was typed.
#[derive(Clone, Copy, PartialEq)]
enum Typed {
    /// Nothing.
    Empty,
    /// A day.
    Day(CivilDate),
    /// No day.
    Fault,
}

fn typed(text: &str) -> Typed {
    match text.trim() {
        "" => Typed::Empty,
        text => format::parse_date(text).map_or(Typed::Fault, Typed::Day),
    }
}

impl AboutDraft {
    /// The fields as they stand.
    pub fn of(about: &About) -> Self {
        let draft = Self {
            title: RwSignal::new(String::new()),
            venue: RwSignal::new(String::new()),
            first_day: RwSignal::new(String::new()),
            last_day: RwSignal::new(String::new()),
            chief_arbiter: RwSignal::new(String::new()),
        };
        draft.set(about);
        draft
    }

    /// Puts what stands into the fields, days as the language writes them.
    pub fn set(self, about: &About) {
        let day = |day: Option<CivilDate>| day.map_or_else(String::new, |day| format::date(language(), day));
        self.title.set(about.title.clone());
        self.venue.set(about.venue.clone());
        self.first_day.set(day(about.first_day));
        self.last_day.set(day(about.last_day));
        self.chief_arbiter.set(about.chief_arbiter.clone());
    }

    /// What was typed; `None` if a day cannot be read or the last comes before the first.
    pub fn read(self) -> Option<About> {
        let day = |text: RwSignal<String>| match text.with_untracked(|text| typed(text)) {
            Typed::Empty => Some(None),
            Typed::Day(day) => Some(Some(day)),
            Typed::Fault => None,
        };
        let (first_day, last_day) = (day(self.first_day)?, day(self.last_day)?);
        if first_day.zip(last_day).is_some_and(|(first, last)| last < first) {
            return None;
        }
        let line = |text: RwSignal<String>| text.with_untracked(|text| text.trim().to_owned());
        let (title, venue, chief_arbiter) = (line(self.title), line(self.venue), line(self.chief_arbiter));
        Some(About { title, venue, first_day, last_day, chief_arbiter })
    }

    fn last_fault(self, l: Language) -> Option<&'static str> {
        let (first, last) = (self.first_day.with(|text| typed(text)), self.last_day.with(|text| typed(text)));
        match (first, last) {
            (_, Typed::Fault) => Some(events::DATE_FAULT.of(l)),
            (Typed::Day(first), Typed::Day(last)) if last < first => Some(events::DAYS_REVERSED.of(l)),
            (_, Typed::Empty | Typed::Day(_)) => None,
        }
    }
}

/// What the event is called.
#[component]
pub fn TitleField(draft: AboutDraft) -> impl IntoView {
    let l = language();
    view! { <LineField id="about-title" label=events::TITLE.of(l) text=draft.title is_required=true/> }
}

/// Where and when it is held, and by whom: all of it may be said later.
#[component]
pub fn PlaceFields(draft: AboutDraft) -> impl IntoView {
    let l = language();
    let first_fault =
        move || draft.first_day.with(|text| typed(text) == Typed::Fault).then(|| events::DATE_FAULT.of(l));
    view! {
        <LineField id="about-venue" label=events::VENUE.of(l) text=draft.venue/>
        <DayField id="about-first" label=events::FIRST_DAY.of(l) text=draft.first_day fault=first_fault/>
        <DayField id="about-last" label=events::LAST_DAY.of(l) text=draft.last_day fault=move || draft.last_fault(l)/>
        <LineField id="about-arbiter" label=events::CHIEF_ARBITER.of(l) text=draft.chief_arbiter/>
    }
}

#[component]
fn LineField(
    id: &'static str,
    label: &'static str,
    text: RwSignal<String>,
    #[prop(optional)] is_required: bool,
) -> impl IntoView {
    view! {
        <div class="field">
            <label for=id>{label}</label>
            <input
                id=id
                autocomplete="off"
                required=is_required
                prop:value=text
                on:input=move |typed| text.set(event_target_value(&typed))
            />
        </div>
    }
}

/// A day. What cannot be read is said once the field is left, not while it is being typed.
#[component]
fn DayField(
    id: &'static str,
    label: &'static str,
    text: RwSignal<String>,
    fault: impl Fn() -> Option<&'static str> + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let l = language();
    let was_left = RwSignal::new(text.with_untracked(|text| !text.is_empty()));
    let shown = move || was_left.get().then(fault).flatten();
    let (hint_id, fault_id) = (format!("{id}-hint"), format!("{id}-fault"));
    let described = format!("{hint_id} {fault_id}");
    view! {
        <div class="field">
            <label for=id>{label}</label>
            <input
                id=id
                autocomplete="off"
                prop:value=text
                aria-invalid=move || shown().map(|_| "true")
                aria-describedby=described
                on:input=move |typed| text.set(event_target_value(&typed))
                on:blur=move |_| was_left.set(true)
            />
            <small id=hint_id>{events::DATE_HINT.of(l)}</small>
            <span id=fault_id role="status">
                {move || shown().map(|fault| view! { <span class="fault"><Mark of="alarm"/>{fault}</span> })}
            </span>
        </div>
    }
}
