//! How does an event begin? What it is called, by which rules, and the questions that the rules leave open.
use crate::regulation::Regulation;
use crate::regulation::presets::{self, PresetId};
use crate::store::{self, Store, StoreFault};
use crate::tournament::{About, Decision, Entry, Fold, Log, Logged, Refusal};
use crate::ui::device;
use crate::ui::parts::about::{AboutDraft, PlaceFields, TitleField};
use crate::ui::parts::frame::LookMenu;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::parts::regulation::{RegulationSheet, Typed};
use crate::ui::parts::unsaved::in_words;
use crate::ui::preferences::{language, preferences};
use crate::ui::router::{Route, Screen, go, href};
use crate::units::{DecisionId, EventId};
use crate::words::{common, events, refusal, rules, storage};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What has been typed so far. It outlives the screen, so that a change of language loses nothing.
#[derive(Clone, Copy)]
pub struct NewEventDraft {
    about: AboutDraft,
    /// `None`: from nothing.
    preset: RwSignal<Option<PresetId>>,
    regulation: RwSignal<Regulation>,
    typed: Typed,
    /// Who comes along from another event.
    people: RwSignal<Vec<Entry>>,
    state: RwSignal<State>,
}

#[derive(Clone, Debug, PartialEq)]
enum State {
    Typing,
    Creating,
    Faulty,
    Refused(Refusal),
    NotSaved(StoreFault),
}

/// The rules that are proposed first.
const FIRST: PresetId = PresetId::PlainRoundRobin;

impl NewEventDraft {
    /// Nothing yet.
    pub fn new() -> Self {
        Self {
            about: AboutDraft::of(&About::default()),
            preset: RwSignal::new(Some(FIRST)),
            regulation: RwSignal::new(presets::preset(FIRST)),
            typed: Typed::new(),
            people: RwSignal::new(Vec::new()),
            state: RwSignal::new(State::Typing),
        }
    }

    fn clear(self) {
        self.about.set(&About::default());
        self.choose(Some(FIRST));
        self.people.set(Vec::new());
        self.state.set(State::Typing);
    }

    /// These come along from another event.
    pub fn bring(self, people: Vec<Entry>) {
        self.people.set(people);
    }

    fn choose(self, id: Option<PresetId>) {
        let mut regulation = presets::preset(id.unwrap_or(FIRST));
        if id.is_none() {
            regulation.ask_everything();
        }
        self.typed.clear();
        self.regulation.set(regulation);
        self.preset.set(id);
    }
}

/// A new event.
#[component]
pub fn NewEvent() -> impl IntoView {
    let l = language();
    let draft: NewEventDraft = expect_context();
    let author = preferences().author;
    let starts = PresetId::ALL.into_iter().map(Some).chain([None]);
    let preset_cards = starts.enumerate().map(|(at, id)| {
        let (name, hint) = events::preset(id);
        let hint_id = format!("preset-{at}-hint");
        view! {
            <div class="field">
                <button
                    type="button"
                    aria-describedby=hint_id.clone()
                    aria-pressed=move || (draft.preset.get() == id).to_string()
                    on:click=move |_| draft.choose(id)
                >
                    {name.of(l)}
                </button>
                <small id=hint_id>{hint.of(l)}</small>
            </div>
        }
    });
    let submit = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        create(draft, author.get_untracked());
    };
    // The sheet is made anew for another preset: other questions stand open in it.
    let sheet = move || {
        draft.preset.track();
        view! { <RegulationSheet regulation=draft.regulation typed=draft.typed/> }
    };
    view! {
        <div class="plain">
            <main class="page" id="work" tabindex="-1">
                <div class="section">
                    <Mark of="point"/>
                    <h1>{events::NEW_EVENT.of(l)}</h1>
                    <div class="acts">
                        <a class="button quiet" href=href(Route::Events)>{events::EVENTS.of(l)}</a>
                        <LookMenu/>
                    </div>
                </div>
                <form on:submit=submit>
                    <div class="split2">
                        <div class="form">
                            <TitleField draft=draft.about/>
                            <Brought people=draft.people/>
                            <fieldset class="choices">
                                <legend>{events::PRESET_LEGEND.of(l)}</legend>
                                <div class="pile">{preset_cards.collect_view()}</div>
                                <small>{events::CHANGE_LATER.of(l)}</small>
                            </fieldset>
                            <PlaceFields draft=draft.about/>
                        </div>
                        {live(sheet)}
                    </div>
                    <CreateBar draft/>
                </form>
            </main>
        </div>
    }
}

/// Who comes along, and the way to begin without them.
#[component]
fn Brought(people: RwSignal<Vec<Entry>>) -> impl IntoView {
    let l = language();
    live(move || {
        let n = people.with(Vec::len);
        (n > 0).then(|| {
            view! {
                <p class="with-act">
                    {events::brought(l, n)}
                    <button type="button" class="quiet" on:click=move |_| people.set(Vec::new())>{events::WITHOUT_THEM.of(l)}</button>
                </p>
            }
        })
    })
}

#[component]
fn CreateBar(draft: NewEventDraft) -> impl IntoView {
    let l = language();
    let n_questions = Memo::new(move |_| draft.regulation.with(|rules| rules.questions().len()));
    let line = move || match (draft.state.get(), n_questions.get()) {
        (State::Refused(refusal), _) => {
            let why = refusal::sentence(l, &refusal, |_| String::new());
            view! { <span><Mark of="alarm"/>{why}</span> }.into_any()
        }
        (State::NotSaved(fault), _) => view! {
            <span><Mark of="alarm"/>{common::NOT_SAVED.of(l)}</span>
            <small>{storage::fault(l, in_words(&fault))} " " {events::FORM_KEPT.of(l)}</small>
        }
        .into_any(),
        (State::Creating, _) => view! { <span>{events::CREATING.of(l)}</span> }.into_any(),
        (State::Faulty, _) if draft.typed.fault().is_some() => {
            view! { <span><Mark of="alarm"/>{rules::NO_NUMBER.of(l)}</span> }.into_any()
        }
        (State::Faulty, _) => view! { <span><Mark of="alarm"/>{events::MEND_FIRST.of(l)}</span> }.into_any(),
        (State::Typing, 0) => view! { <span>{events::READY.of(l)}</span> }.into_any(),
        (State::Typing, n) => view! {
            <span>{events::questions_open(l, n)}</span>
            <small>{events::QUESTIONS_LATER.of(l)}</small>
        }
        .into_any(),
    };
    view! {
        <div class="form-next">
            <section class="bar" aria-label=common::NEXT_ACT.of(l)>
                <p class="bar-text" role="status">{live(line)}</p>
                <button type="submit" class="primary" disabled=move || draft.state.get() == State::Creating>
                    {events::CREATE.of(l)}
                </button>
            </section>
        </div>
    }
}

/// Founds the event; what stands in the way is said and everything typed stays.
fn create(draft: NewEventDraft, author: String) {
    if draft.state.get_untracked() == State::Creating {
        return;
    }
    let Some(about) = draft.about.read() else {
        draft.state.set(State::Faulty);
        return;
    };
    if let Some(field) = untrack(|| draft.typed.fault()) {
        draft.state.set(State::Faulty);
        device::focus_field(field);
        return;
    }
    let regulation = draft.regulation.get_untracked();
    let people = draft.people.get_untracked();
    draft.state.set(State::Creating);
    spawn_local(async move {
        match found(about, regulation, people, author).await {
            Ok(event) => {
                draft.clear();
                go(Route::Event(event, Screen::People));
                // The browser may ask the person; the event is saved whatever the answer is.
                store::ask_persist().await;
            }
            Err(state) => draft.state.set(state),
        }
    });
}

async fn found(
    about: About,
    regulation: Regulation,
    people: Vec<Entry>,
    author: String,
) -> Result<EventId, State> {
    let event = device::event_id();
    let device = Store::fresh_device().map_err(State::NotSaved)?;
    let founding = Decision::Found { event, about, regulation: Box::new(regulation) };
    let registration = (!people.is_empty()).then_some(Decision::Register(people));
    let at = device::now();
    let logged = (1_u32..).zip(std::iter::once(founding).chain(registration)).map(|(seq, decision)| Logged {
        id: DecisionId { device, seq },
        lamport: u64::from(seq),
        over: None,
        at,
        author: author.clone(),
        decision,
    });
    let log = Log::new(logged).map_err(|_| State::Refused(Refusal::CannotUndoFounding))?;
    let _: Fold = log.fold().map_err(State::Refused)?;
    let store = Store::open().await.map_err(State::NotSaved)?;
    store.create(&log, device).await.map_err(State::NotSaved)?;
    Ok(event)
}
