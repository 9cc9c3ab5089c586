//! How is a regulation read and changed? As text, each rule with what it rests on; open questions first
//! in reach, everything else behind one press.
mod chain;
mod fields;
mod number;
mod prizes;
mod scoring;
mod system;
mod text;

use crate::regulation::{Basis, Regulation, Rule};
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::mark::{Mark, Subsection};
use crate::ui::preferences::language;
use crate::words::{events, rules};
use leptos::prelude::*;
pub use number::Typed;
pub use prizes::OwnGroups;

/// The id of the button that answers every question.
pub const QUESTION: &str = "question";

/// A regulation, to read and to change.
#[component]
pub fn RegulationSheet(
    regulation: RwSignal<Regulation>,
    /// What was typed and is no number.
    typed: Typed,
    /// What comes once taking a proposal has answered the last question.
    #[prop(optional)]
    answered: Option<Callback<()>>,
) -> impl IntoView {
    let l = language();
    provide_context(typed);
    let title = Memo::new(move |_| regulation.with(|rules| (rules.title.clone(), rules.document.clone())));
    let named = move || {
        let (title, document) = title.get();
        let heading = if title.is_empty() { rules::TITLE.of(l).to_owned() } else { title };
        view! {
            <Subsection title=heading/>
            {(!document.is_empty()).then(|| view! { <p><small>{document}</small></p> })}
        }
    };
    let take = Callback::new(move |taken: Taken| {
        regulation.update(|rules| match taken {
            Taken::Every => rules.accept_proposals(),
            Taken::One(rule) => rules.accept_proposal(rule),
        });
        if let Some(answered) = answered
            && regulation.with_untracked(|rules| rules.questions().is_empty())
        {
            answered.run(());
        }
    });
    let bearing = Memo::new(move |_| regulation.with(|rules| rules.rules().collect::<Vec<_>>()));
    view! {
        <section class="card regulation" aria-label=rules::TITLE.of(l)>
            {live(named)}
            <Questions regulation take/>
            <For each=move || bearing.get() key=|rule| *rule let:rule><Article regulation rule take/></For>
        </section>
    }
}

/// Which proposals are taken.
#[derive(Clone, Copy)]
enum Taken {
    Every,
    One(Rule),
}

/// How many questions are open, and the way to take every proposal at once.
#[component]
fn Questions(regulation: RwSignal<Regulation>, take: Callback<Taken>) -> impl IntoView {
    let l = language();
    let n = Memo::new(move |_| regulation.with(|rules| rules.questions().len()));
    live(move || match n.get() {
        0 => ().into_any(),
        n => view! {
            <div class="acts">
                <span class="badge badge-warn"><Mark of="alarm"/>{events::questions_open(l, n)}</span>
                <button type="button" id=QUESTION on:click=move |_| take.run(Taken::Every)>
                    {rules::TAKE_ALL.of(l)}
                </button>
            </div>
        }
        .into_any(),
    })
}

/// One rule. Whether it stands open does not change while it is being answered.
#[component]
fn Article(regulation: RwSignal<Regulation>, rule: Rule, take: Callback<Taken>) -> impl IntoView {
    let l = language();
    let hint = regulation.with_untracked(|rules| match rules.basis(rule) {
        Basis::Silent => Some(rules::SILENT_HINT),
        Basis::Disputed(_) => Some(rules::DISPUTED_HINT),
        Basis::Article(_) | Basis::Organizer => None,
    });
    let field = view! { <fields::RuleField regulation rule/> };
    let field = match hint {
        Some(hint) => view! {
            <p><small>{hint.of(l)}</small></p>
            {field}
            <TakeProposal regulation rule take/>
        }
        .into_any(),
        None => view! {
            <details>
                <summary>{rules::CHANGE.of(l)}<span class="said-only">": "{rules::heading(rule).of(l)}</span></summary>
                <div class="form">{field}</div>
            </details>
        }
        .into_any(),
    };
    view! {
        <div class="article">
            <text::RuleText regulation rule/>
            {field}
        </div>
    }
}

#[component]
fn TakeProposal(regulation: RwSignal<Regulation>, rule: Rule, take: Callback<Taken>) -> impl IntoView {
    let l = language();
    let is_open = Memo::new(move |_| regulation.with(|rules| *rules.basis(rule) == Basis::Silent));
    view! {
        <Show when=move || is_open.get()>
            <div class="acts">
                <button type="button" on:click=move |_| take.run(Taken::One(rule))>
                    {rules::TAKE_PROPOSAL.of(l)}<span class="said-only">": "{rules::heading(rule).of(l)}</span>
                </button>
            </div>
        </Show>
    }
}
