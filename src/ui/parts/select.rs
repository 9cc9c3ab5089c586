//! One of many: a list that unfolds, where buttons in a row would not fit.
use leptos::prelude::*;

/// A choice among many values.
#[component]
pub fn Select<T>(
    /// The id of the field; unique on the page.
    id: String,
    /// What is chosen.
    #[prop(into)]
    label: String,
    /// The values, and what they are called.
    options: Vec<(T, String)>,
    /// The value that is chosen now.
    #[prop(into)]
    chosen: Signal<T>,
    /// What happens when another is chosen.
    choose: impl Fn(T) + 'static,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let (values, labels): (Vec<T>, Vec<String>) = options.into_iter().unzip();
    let place = {
        let values = values.clone();
        move || values.iter().position(|&value| chosen.get() == value)
    };
    let choose = move |at: usize| {
        if let Some(&value) = values.get(at) {
            choose(value);
        }
    };
    by_place(id, label, labels, Signal::derive(place), Box::new(choose))
}

/// The same for whatever type of value, so that it is compiled once.
fn by_place(
    id: String,
    label: String,
    labels: Vec<String>,
    chosen: Signal<Option<usize>>,
    choose: Box<dyn Fn(usize)>,
) -> AnyView {
    let options = labels.into_iter().enumerate().map(|(at, label)| {
        view! { <option value=at prop:selected=move || chosen.get() == Some(at)>{label}</option> }
    });
    let options = options.collect_view();
    let change = move |change: leptos::ev::Event| {
        if let Ok(at) = event_target_value(&change).parse::<usize>() {
            choose(at);
        }
    };
    let field = id.clone();
    view! {
        <div class="field">
            <label for=field>{label}</label>
            <select id=id on:change=change>{options}</select>
        </div>
    }
    .into_any()
}
