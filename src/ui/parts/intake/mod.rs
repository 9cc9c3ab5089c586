//! How does a file come in? By button or by drop, looked at before it is taken (cases O22, O23).
mod add;
mod answer;
mod offer;
mod read;

use crate::ui::later;
use crate::ui::parts::live::live;
use crate::ui::preferences::language;
use crate::words::events;
pub use answer::Answer;
use leptos::ev::DragEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The id of what is said about the file.
const ANSWER: &str = "file-answer";

/// A file that a person has given.
pub type Given = StoredValue<web_sys::File, LocalStorage>;

/// A place that takes a file.
#[component]
pub fn Intake() -> impl IntoView {
    let l = language();
    let given = RwSignal::new_local(None);
    let is_over = RwSignal::new(false);
    let take = move |file: Option<web_sys::File>| {
        if file.is_some() {
            given.set(file);
        }
    };
    listen_for_drops(is_over, take);
    let chosen = move |change: leptos::ev::Event| {
        let Some(input) = change.target().and_then(|node| node.dyn_into::<web_sys::HtmlInputElement>().ok())
        else {
            return;
        };
        take(input.files().and_then(|files| files.get(0)));
        // So that the same file can be chosen again.
        input.set_value("");
    };
    let answer = move || given.get().map(|file| later::given_file(StoredValue::new_local(file)));
    view! {
        <div class="drop" data-over=move || is_over.get().then_some("")>
            <p>{events::DROP_BEFORE.of(l)}</p>
            <input class="said-only" id="file" type="file" accept=".kydai" on:change=chosen/>
            <label class="button" for="file">{events::OPEN_FILE.of(l)}</label>
        </div>
        <div class="pile" id=ANSWER tabindex="-1">{live(answer)}</div>
    }
}

/// A file that is dropped beside the place would be opened by the browser instead of the app, and the
/// app would be gone: the whole window takes it.
fn listen_for_drops(is_over: RwSignal<bool>, take: impl Fn(Option<web_sys::File>) + Copy + 'static) {
    let over = window_event_listener(leptos::ev::dragover, move |drag: DragEvent| {
        drag.prevent_default();
        is_over.set(true);
    });
    let left = window_event_listener(leptos::ev::dragleave, move |_| is_over.set(false));
    let dropped = window_event_listener(leptos::ev::drop, move |drag: DragEvent| {
        drag.prevent_default();
        is_over.set(false);
        take(drag.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0)));
    });
    on_cleanup(move || {
        over.remove();
        left.remove();
        dropped.remove();
    });
}
