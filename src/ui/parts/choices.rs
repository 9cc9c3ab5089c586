//! One of a few: buttons in a row that are a group of radio buttons.
use leptos::prelude::*;

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
    choose: impl Fn(T) + Copy + 'static,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let options = options
        .into_iter()
        .map(|(value, label)| {
            view! {
                <label>
                    <input
                        type="radio"
                        name=name
                        prop:checked=move || chosen.get() == value
                        on:change=move |_| choose(value)
                    />
                    <span>{label}</span>
                </label>
            }
        })
        .collect_view();
    view! {
        <fieldset class="choices">
            <legend>{legend}</legend>
            <div class="choices-row">{options}</div>
        </fieldset>
    }
}
