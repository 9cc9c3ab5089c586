//! One of a few: buttons in a row that are a group of radio buttons.
use leptos::prelude::*;
use std::rc::Rc;

/// A choice among a few values.
#[component]
pub fn Choices<T>(
    /// The name of the group of radio buttons; unique on the page.
    name: &'static str,
    /// What is chosen.
    #[prop(into)]
    legend: String,
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
    by_place(name, legend, labels, Signal::derive(place), Rc::new(choose))
}

/// The same for whatever type of value, so that it is compiled once.
fn by_place(
    name: &'static str,
    legend: String,
    labels: Vec<String>,
    chosen: Signal<Option<usize>>,
    choose: Rc<dyn Fn(usize)>,
) -> AnyView {
    let options = labels.into_iter().enumerate().map(|(at, label)| {
        let choose = choose.clone();
        view! {
            <label>
                <input
                    type="radio"
                    name=name
                    prop:checked=move || chosen.get() == Some(at)
                    on:change=move |_| choose(at)
                />
                <span>{label}</span>
            </label>
        }
    });
    let options = options.collect_view();
    view! {
        <fieldset class="choices">
            <legend>{legend}</legend>
            <div class="choices-row">{options}</div>
        </fieldset>
    }
    .into_any()
}
