//! What does a rule say, and on what does it rest?
use crate::regulation::{Basis, Regulation, Rule};
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::preferences::language;
use crate::words::rules;
use leptos::prelude::*;

/// The rule in sentences, with its chips.
#[component]
pub fn RuleText(regulation: RwSignal<Regulation>, rule: Rule) -> impl IntoView {
    let l = language();
    let basis = Memo::new(move |_| regulation.with(|rules| rules.basis(rule).clone()));
    let said = Memo::new(move |_| regulation.with(|rules| rules::sentences(l, rules, rule)));
    let chips = move || {
        let basis = basis.get();
        let (source, is_asked) = match basis {
            Basis::Article(_) => ("article", false),
            Basis::Organizer => ("organizer", false),
            Basis::Silent => ("silent", true),
            Basis::Disputed(_) => ("disputed", true),
        };
        let chips = rules::basis(l, &basis).into_iter().enumerate().map(move |(index, text)| {
            let mark = (is_asked && index == 0).then(|| view! { <Mark of="alarm"/> });
            view! { <span class="chip" data-source=source>{mark}{text}</span> }
        });
        chips.collect_view()
    };
    let sentences = move || {
        let said = said.get();
        match rule {
            Rule::Chain => {
                let lines = said.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
                view! { <ol class="lines counted">{lines}</ol> }.into_any()
            }
            Rule::Prizes => {
                let lines = said.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
                view! { <ul class="lines">{lines}</ul> }.into_any()
            }
            Rule::System
            | Rule::GamesPerEncounter
            | Rule::Scoring
            | Rule::Unplayed
            | Rule::LastResort
            | Rule::NPassing
            | Rule::Control
            | Rule::DefaultAfter
            | Rule::OutAfter
            | Rule::DrawLimit
            | Rule::Withdrawal
            | Rule::EarlyMeeting => view! { <p>{said.join(" ")}</p> }.into_any(),
        }
    };
    view! {
        <h3>{rules::heading(rule).of(l)}</h3>
        <div class="chips">{live(chips)}</div>
        {live(sentences)}
    }
}
