//! How is a regulation read and changed? As text, each rule with what it rests on; open questions first
//! in reach, everything else behind one press.
mod chain;
mod fields;
mod number;
mod scoring;
mod text;

use crate::regulation::{Basis, Regulation, Rule};
use crate::ui::parts::live::{Show, live};
use crate::ui::parts::mark::{Mark, Subsection};
use crate::ui::preferences::language;
use crate::words::{events, rules};
use leptos::prelude::*;

/// The id of the first rule that is still asked.
pub const QUESTION: &str = "question";

/// A regulation, to read and to change.
#[component]
pub fn RegulationSheet(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let title = Memo::new(move |_| regulation.with(|rules| (rules.title.clone(), rules.document.clone())));
    let named = move || {
        let (title, document) = title.get();
        let heading = if title.is_empty() { rules::TITLE.of(l).to_owned() } else { title };
        view! {
            <Subsection title=heading/>
            {(!document.is_empty()).then(|| view! { <p><small>{document}</small></p> })}
        }
    };
    let articles = Rule::ALL.map(|rule| view! { <Article regulation rule/> }).collect_view();
    view! {
        <section class="card regulation" aria-label=rules::TITLE.of(l)>
            {live(named)}
            <Questions regulation/>
            {articles}
        </section>
    }
}

/// How many questions are open, and the way to take every proposal at once.
#[component]
pub fn Questions(regulation: RwSignal<Regulation>) -> impl IntoView {
    let l = language();
    let n = Memo::new(move |_| regulation.with(|rules| rules.questions().len()));
    live(move || match n.get() {
        0 => ().into_any(),
        n => view! {
            <div class="acts">
                <span class="badge badge-warn"><Mark of="alarm"/>{events::questions_open(l, n)}</span>
                <button type="button" on:click=move |_| regulation.update(Regulation::accept_proposals)>
                    {rules::TAKE_ALL.of(l)}
                </button>
            </div>
        }
        .into_any(),
    })
}

/// One rule. Whether it stands open does not change while it is being answered.
#[component]
fn Article(regulation: RwSignal<Regulation>, rule: Rule) -> impl IntoView {
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
            <TakeProposal regulation rule/>
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
    let is_first = Memo::new(move |_| regulation.with(|rules| rules.questions().first() == Some(&rule)));
    view! {
        <div class="article" tabindex="-1" id=move || is_first.get().then_some(QUESTION)>
            <text::RuleText regulation rule/>
            {field}
        </div>
    }
}

#[component]
fn TakeProposal(regulation: RwSignal<Regulation>, rule: Rule) -> impl IntoView {
    let l = language();
    let is_open = Memo::new(move |_| regulation.with(|rules| *rules.basis(rule) == Basis::Silent));
    let take = move |_| regulation.update(|rules| rules.accept_proposal(rule));
    view! {
        <Show when=move || is_open.get()>
            <div class="acts">
                <button type="button" on:click=take>
                    {rules::TAKE_PROPOSAL.of(l)}<span class="said-only">": "{rules::heading(rule).of(l)}</span>
                </button>
            </div>
        </Show>
    }
}
