//! What changes while it is looked at? A part of a view that is built anew when what it reads changes.
use leptos::prelude::*;

/// The view that `build` gives, now and whenever what it reads has changed. In a box of one type: each
/// closure that stands in a view as it is would bring its own copy of Leptos's machinery, a kilobyte.
pub fn live<V: IntoAny + 'static>(build: impl Fn() -> V + Send + 'static) -> AnyView {
    let build: Box<dyn FnMut() -> AnyView + Send> = Box::new(move || build().into_any());
    build.into_any()
}

/// The children while `when` holds, and otherwise `fallback`: Leptos's own `Show`, compiled once.
#[component]
pub fn Show(
    /// Whether the children are shown.
    when: impl Fn() -> bool + Send + Sync + 'static,
    /// What stands in their place otherwise.
    #[prop(optional, into)]
    fallback: ViewFn,
    /// What is shown.
    children: ChildrenFn,
) -> impl IntoView {
    shown(Box::new(when), fallback, children)
}

fn shown(when: Box<dyn Fn() -> bool + Send + Sync>, fallback: ViewFn, children: ChildrenFn) -> AnyView {
    let when = Memo::new(move |_| when());
    live(move || if when.get() { children() } else { fallback.run() })
}
