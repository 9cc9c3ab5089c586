//! How are prizes laid down? Lines to add, change and take away; what equals get; the document's total.
use super::fields::{named, read};
use super::number::TypedField;
use crate::regulation::{
    Category, Condition, PrizeLine, PrizePlan, PrizeTies, Regulation, Remainder, Several,
};
use crate::ui::device;
use crate::ui::parts::choices::Choices;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::{Mark, Subsection};
use crate::ui::parts::select::Select;
use crate::ui::preferences::language;
use crate::units::Dong;
use crate::words::{Language, Text, categories, prizes as words, rules};
use leptos::prelude::*;

const FROM: &str = "prize-from";
const EACH: &str = "prize-each";
const MIN: &str = "prize-min";

/// Groups that the open event has beyond the usual ones: they can have prizes, too.
#[derive(Clone)]
pub struct OwnGroups(pub Vec<Category>);

/// The plan.
#[component]
pub fn PrizesField(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let draft = Draft::new();
    let lines = read(regulation, |rules| rules.prizes.value.lines.clone());
    let rows = move || {
        let rows = lines.get().into_iter().enumerate().map(|(at, line)| {
            view! { <Row regulation draft at line/> }
        });
        view! { <ol class="order">{rows.collect_view()}</ol> }
    };
    view! {
        <div>
            <Subsection title=words::PLAN.of(l)/>
            {live(rows)}
        </div>
        <LineForm regulation draft/>
        <Options regulation/>
        <Declared regulation/>
    }
}

/// Changes the plan.
fn change(regulation: RwSignal<Regulation>, f: impl FnOnce(&mut PrizePlan)) {
    regulation.update(|rules| {
        let mut plan = rules.prizes.value.clone();
        f(&mut plan);
        rules.prizes.choose(plan);
    });
}

/// A line as it is typed.
#[derive(Clone, Copy)]
struct Draft {
    among: RwSignal<Category>,
    from: RwSignal<String>,
    to: RwSignal<String>,
    each: RwSignal<String>,
    min: RwSignal<String>,
    /// Which line of the plan it replaces.
    replaces: RwSignal<Option<usize>>,
    /// What is wrong: the field's id and the sentence.
    fault: RwSignal<Option<(&'static str, Text)>>,
}

impl Draft {
    fn new() -> Self {
        let empty = || RwSignal::new(String::new());
        Self {
            among: RwSignal::new(Category::Everyone),
            from: empty(),
            to: empty(),
            each: empty(),
            min: empty(),
            replaces: RwSignal::new(None),
            fault: RwSignal::new(None),
        }
    }

    /// Empties the fields.
    fn clear(self) {
        for field in [self.from, self.to, self.each, self.min] {
            field.set(String::new());
        }
        self.replaces.set(None);
        self.fault.set(None);
    }

    fn take_up(self, l: Language, at: usize, line: &PrizeLine) {
        self.among.set(line.category.clone());
        self.from.set(line.from.to_string());
        self.to.set(line.to.to_string());
        self.each.set(words::written(l, line.each));
        let min = line.condition.map(|condition| match condition {
            Condition::AtLeast(n) => n.saturating_sub(1),
            Condition::MoreThan(n) => n,
        });
        self.min.set(min.map_or_else(String::new, |n| n.to_string()));
        self.replaces.set(Some(at));
        self.fault.set(None);
        device::focus_field(FROM);
    }

    /// The line that the fields say, or the first that cannot be read.
    fn read(self) -> Result<PrizeLine, (&'static str, Text)> {
        let number = |field: RwSignal<String>| field.with_untracked(|text| text.trim().parse::<u16>().ok());
        let is_empty = |field: RwSignal<String>| field.with_untracked(|text| text.trim().is_empty());
        let bad_place = (FROM, words::PLACE_FAULT);
        let from = number(self.from).ok_or(bad_place)?;
        let to = if is_empty(self.to) { from } else { number(self.to).ok_or(bad_place)? };
        let each = self.each.with_untracked(|text| words::parse_amount(text));
        let each = each.ok_or((EACH, words::AMOUNT_FAULT))?;
        let condition = match is_empty(self.min) {
            true => None,
            false => Some(Condition::MoreThan(number(self.min).ok_or((MIN, words::COUNT_FAULT))?)),
        };
        let line = PrizeLine { condition, ..PrizeLine::new(self.among.get_untracked(), from, to, each) };
        // What the plan could not hold is refused here, beside its field.
        if !line.has_places() {
            Err(bad_place)
        } else if !line.has_amount() {
            Err((EACH, words::AMOUNT_FAULT))
        } else {
            Ok(line)
        }
    }
}

#[component]
fn Row(regulation: RwSignal<Regulation>, draft: Draft, at: usize, line: PrizeLine) -> impl IntoView {
    let l = language();
    let said = words::line(l, &line);
    let remove = move |_| {
        draft.clear();
        change(regulation, |plan| {
            if at < plan.lines.len() {
                plan.lines.remove(at);
            }
        });
    };
    let label = |word: &'static str| format!("{word}: {said}");
    let (change_label, remove_label) = (label(rules::CHANGE.of(l)), label(rules::REMOVE.of(l)));
    view! {
        <li>
            <span>{said.clone()}</span>
            <span class="acts">
                <button type="button" aria-label=change_label on:click=move |_| draft.take_up(l, at, &line)>
                    {rules::CHANGE.of(l)}
                </button>
                <button type="button" aria-label=remove_label on:click=remove>
                    <Mark of="cross"/>{rules::REMOVE.of(l)}
                </button>
            </span>
        </li>
    }
}

/// The fields of a line, and the button that puts it into the plan.
#[component]
fn LineForm(regulation: RwSignal<Regulation>, draft: Draft) -> impl IntoView {
    let l = language();
    let put = move |_| match draft.read() {
        Err(fault) => {
            draft.fault.set(Some(fault));
            device::focus_field(fault.0);
        }
        Ok(line) => {
            let replaces = draft.replaces.get_untracked();
            change(regulation, |plan| match replaces {
                Some(at) if at < plan.lines.len() => plan.lines[at] = line,
                Some(_) | None => plan.lines.push(line),
            });
            draft.clear();
        }
    };
    let word = move || if draft.replaces.get().is_some() { words::SAVE_LINE } else { words::ADD_LINE }.of(l);
    view! {
        <fieldset class="prize-line">
            <legend class="said-only">{words::ADD_LINE.of(l)}</legend>
            <Among draft/>
            <Field draft id=FROM label=words::PLACES text=draft.from/>
            <Field draft id="prize-to" label=words::TO text=draft.to/>
            <Field draft id=EACH label=words::EACH text=draft.each/>
            <Field draft id=MIN label=words::MIN hint=words::MIN_HINT text=draft.min/>
            <button type="button" on:click=put>{live(word)}</button>
        </fieldset>
    }
}

#[component]
fn Among(draft: Draft) -> impl IntoView {
    let l = language();
    let mut all = vec![Category::Everyone, Category::Women];
    all.extend(Category::OFFERED);
    all.extend(use_context::<OwnGroups>().into_iter().flat_map(|groups| groups.0));
    // A club's prize, say, that came with a file can be changed too.
    let options = move || {
        let mut all = all.clone();
        let own = draft.among.get();
        if !all.contains(&own) {
            all.push(own.clone());
        }
        let names = all.iter().map(|category| categories::name(l, category)).enumerate().collect();
        let chosen = all.iter().position(|category| *category == own).unwrap_or(0);
        let choose = move |at: usize| {
            if let Some(category) = all.get(at) {
                draft.among.set(category.clone());
            }
        };
        view! {
            <Select id="prize-among".to_owned() label=words::AMONG.of(l) options=names chosen=Signal::stored(chosen) choose/>
        }
    };
    live(options)
}

#[component]
fn Field(
    draft: Draft,
    id: &'static str,
    label: Text,
    text: RwSignal<String>,
    #[prop(optional)] hint: Option<Text>,
) -> impl IntoView {
    let l = language();
    let fault = Memo::new(move |_| draft.fault.get().filter(|&(at, _)| at == id).map(|(_, said)| said));
    let fault_id = format!("{id}-fault");
    let described = fault_id.clone();
    let input = move |ev: leptos::ev::Event| {
        text.set(event_target_value(&ev));
        draft.fault.set(None);
    };
    view! {
        <div class="field">
            <label for=id>{label.of(l)}</label>
            <input
                id=id
                autocomplete="off"
                prop:value=move || text.get()
                aria-invalid=move || fault.get().is_some().then_some("true")
                aria-describedby=described
                on:input=input
            />
            {hint.map(|hint| view! { <small>{hint.of(l)}</small> })}
            <span id=fault_id role="status">
                {move || fault.get().map(|said| view! { <span class="fault"><Mark of="alarm"/>{said.of(l)}</span> })}
            </span>
        </div>
    }
}

/// What equals get, how it is rounded, and whether somebody can have several.
#[component]
fn Options(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let ties = named(l, [PrizeTies::ByOrder, PrizeTies::Shared, PrizeTies::Halved], |one| words::ties(one).0);
    let remainders = named(l, [Remainder::Organizer, Remainder::BetterPlaced], words::remainder);
    let several = named(l, [Several::All, Several::Greatest], |one| words::several(one).0);
    let step = read(regulation, |rules| rules.prizes.value.step);
    let mut steps = vec![Dong(1), Dong(1_000), Dong(10_000), Dong(100_000)];
    if !steps.contains(&step.get_untracked()) {
        steps.push(step.get_untracked());
    }
    let steps = steps.into_iter().map(|step| (step, words::amount(l, step))).collect();
    view! {
        <Choices
            name="prize-ties"
            legend=words::TIES.of(l)
            options=ties
            chosen=read(regulation, |rules| rules.prizes.value.ties)
            choose=move |ties| change(regulation, |plan| plan.ties = ties)
        />
        <Select id="prize-step".to_owned() label=words::STEP.of(l) options=steps chosen=step choose=move |step| change(regulation, |plan| plan.step = step)/>
        <Choices
            name="prize-remainder"
            legend=words::REMAINDER.of(l)
            options=remainders
            chosen=read(regulation, |rules| rules.prizes.value.remainder)
            choose=move |to| change(regulation, |plan| plan.remainder = to)
        />
        <Choices
            name="prize-several"
            legend=words::SEVERAL.of(l)
            options=several
            chosen=read(regulation, |rules| rules.prizes.value.several)
            choose=move |several| change(regulation, |plan| plan.several = several)
        />
    }
}

/// The total that the document states.
#[component]
fn Declared(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let written = read(regulation, move |rules| {
        rules.prizes.value.declared.map_or_else(String::new, |declared| words::written(l, declared))
    });
    let take = move |typed: &str| {
        let declared = match typed.trim() {
            "" => Some(None),
            typed => words::parse_amount(typed).map(Some),
        };
        declared.into_iter().for_each(|declared| change(regulation, |plan| plan.declared = declared));
        declared.is_some()
    };
    view! {
        <TypedField
            id="prize-declared"
            label=words::DECLARED.of(l)
            hint=words::DECLARED_HINT.of(l)
            fault=words::AMOUNT_FAULT.of(l)
            written
            take
        />
    }
}
