//! Which little drawing stands beside a word? Drawn once in `style/marks.svg`, which is in the page.
use leptos::prelude::*;

/// A mark, always beside a word.
#[component]
pub fn Mark(
    /// The id of the drawing without its `m-`.
    of: &'static str,
) -> impl IntoView {
    view! {
        <svg class="mark" aria-hidden="true">
            <use href=format!("#m-{of}")></use>
        </svg>
    }
}

/// The heading of a screen, with the ticks of a point of the board.
#[component]
pub fn Section(
    /// The heading.
    #[prop(into)]
    title: String,
    /// What can be done here.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    section(view! { <h1>{title}</h1> }.into_any(), children)
}

/// A heading below the screen's own.
#[component]
pub fn Subsection(
    /// The heading.
    #[prop(into)]
    title: String,
    /// What can be done here.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    section(view! { <h2>{title}</h2> }.into_any(), children)
}

fn section(heading: AnyView, children: Option<Children>) -> impl IntoView {
    let acts = children.map(|children| view! { <div class="acts">{children()}</div> });
    view! { <div class="section"><Mark of="point"/>{heading}{acts}</div> }
}
