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
    let values: Vec<T> = options.iter().map(|(value, _)| *value).collect();
    let options = options.into_iter().enumerate().map(|(index, (value, label))| {
        view! { <option value=index prop:selected=move || chosen.get() == value>{label}</option> }
    });
    let options = options.collect_view();
    let change = move |change: leptos::ev::Event| {
        if let Ok(index) = event_target_value(&change).parse::<usize>()
            && let Some(&value) = values.get(index)
        {
            choose(value);
        }
    };
    let field = id.clone();
    view! {
        <div class="field">
            <label for=field>{label}</label>
            <select id=id on:change=change>{options}</select>
        </div>
    }
}
