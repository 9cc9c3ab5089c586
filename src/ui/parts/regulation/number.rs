//! How is a number typed? What cannot be read is said beside the field, and nothing is changed by it.
use super::fields::read;
use crate::regulation::Regulation;
use crate::ui::parts::mark::Mark;
use crate::ui::preferences::language;
use crate::units::HalfPoints;
use crate::words::{format, rules};
use leptos::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// What was typed into the number fields of a regulation and is no number, by the field's id.
#[derive(Clone, Copy)]
pub struct Typed {
    texts: RwSignal<BTreeMap<&'static str, String>>,
    shown: RwSignal<BTreeSet<&'static str>>,
}

impl Typed {
    /// Nothing yet.
    pub fn new() -> Self {
        Self { texts: RwSignal::new(BTreeMap::new()), shown: RwSignal::new(BTreeSet::new()) }
    }

    /// Gives everything up.
    pub fn clear(self) {
        self.texts.set(BTreeMap::new());
    }

    /// The first field on the page that holds no number: while there is one, the rules are not what the
    /// person typed.
    pub fn fault(self) -> Option<&'static str> {
        self.texts.with(|texts| self.shown.with(|shown| texts.keys().copied().find(|id| shown.contains(id))))
    }

    fn note(self, id: &'static str, fault: Option<String>) {
        self.texts.update(|texts| {
            match fault {
                Some(text) => texts.insert(id, text),
                None => texts.remove(id),
            };
        });
    }

    /// The field is on the page until its owner is gone.
    fn show(self, id: &'static str) {
        self.shown.update(|shown| {
            shown.insert(id);
        });
        on_cleanup(move || {
            self.shown.try_update(|shown| shown.remove(id));
        });
    }
}

/// A field that reads what was typed; `parse` says whether it could.
#[component]
pub fn TypedField(
    /// The id of the field; unique on the page.
    id: &'static str,
    /// What is typed there.
    label: &'static str,
    /// What is said of it.
    #[prop(optional)]
    hint: Option<&'static str>,
    /// What is said when it cannot be read.
    fault: &'static str,
    /// The value that stands, as it is written.
    #[prop(into)]
    written: Signal<String>,
    /// Takes what was typed; the answer is whether it could be read.
    take: impl Fn(&str) -> bool + 'static,
) -> impl IntoView {
    let typed: Typed = expect_context();
    typed.show(id);
    let is_faulty = Memo::new(move |_| typed.texts.with(|texts| texts.contains_key(id)));
    let kept = typed.texts.with_untracked(|texts| texts.get(id).cloned());
    let fault_id = format!("{id}-fault");
    let described = fault_id.clone();
    let input = move |ev: leptos::ev::Event| {
        let text = event_target_value(&ev);
        typed.note(id, (!take(&text)).then_some(text));
    };
    view! {
        <div class="field">
            <label for=id>{label}</label>
            <input
                id=id
                autocomplete="off"
                value=kept.unwrap_or_else(|| written.get_untracked())
                aria-invalid=move || is_faulty.get().then_some("true")
                aria-describedby=described
                on:input=input
            />
            {hint.map(|hint| view! { <small>{hint}</small> })}
            <span id=fault_id role="status">
                {move || is_faulty.get().then(|| view! { <span class="fault"><Mark of="alarm"/>{fault}</span> })}
            </span>
        </div>
    }
}

/// A field for points.
#[component]
pub fn PointsField(
    /// The id of the field; unique on the page.
    id: &'static str,
    /// What is typed there.
    label: &'static str,
    /// The points that stand.
    points: Signal<HalfPoints>,
    /// Takes other points.
    set: impl Fn(HalfPoints) + 'static,
) -> impl IntoView {
    let l = language();
    let written = Signal::derive(move || points.get().to_string());
    let take = move |typed: &str| {
        let points = format::parse_points(typed);
        points.into_iter().for_each(&set);
        points.is_some()
    };
    view! { <TypedField id label fault=rules::POINTS_FAULT.of(l) written take/> }
}

/// How many pass.
#[component]
pub fn CountField(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let written = read(regulation, |rules| rules.n_passing.value.map_or_else(String::new, |n| n.to_string()));
    let take = move |typed: &str| {
        let n = match typed.trim() {
            "" => Some(None),
            typed => typed.parse::<u16>().ok().filter(|&n| n > 0).map(Some),
        };
        n.into_iter().for_each(|n| regulation.update(|rules| rules.n_passing.choose(n)));
        n.is_some()
    };
    view! {
        <TypedField
            id="rule-passing"
            label=rules::N_PASSING_LABEL.of(l)
            hint=rules::N_PASSING_HINT.of(l)
            fault=rules::N_PASSING_FAULT.of(l)
            written
            take
        />
    }
}
