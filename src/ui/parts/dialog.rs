//! A sheet over the screen: the browser's own dialog, so Escape and focus work as everywhere.
use super::mark::Mark;
use crate::ui::device;
use crate::ui::event::{Event, Message};
use crate::ui::parts::live::live;
use crate::ui::preferences::language;
use leptos::html::Dialog as DialogElement;
use leptos::prelude::*;

/// A dialog that is shown while it is mounted.
#[component]
pub fn Dialog(
    /// The heading.
    #[prop(into)]
    title: String,
    /// Called when the person closes it.
    close: impl Fn() + 'static,
    /// What stands in it.
    children: Children,
) -> impl IntoView {
    dialog(title, Box::new(close), children())
}

/// The same for whatever closes it, so that it is compiled once.
fn dialog(title: String, close: Box<dyn Fn()>, children: AnyView) -> AnyView {
    let node = NodeRef::<DialogElement>::new();
    // The focus goes back to what opened the dialog.
    let opener = device::focused_id();
    on_cleanup(move || {
        if let Some(opener) = opener {
            request_animation_frame(move || device::focus(&opener));
        }
    });
    Effect::new(move |_| {
        if let Some(dialog) = node.get()
            && !dialog.open()
        {
            // It fails only for a dialog that is open or detached already.
            let _ = dialog.show_modal();
        }
    });
    let heading = title.clone();
    view! {
        <dialog node_ref=node aria-label=title on:close=move |_: web_sys::Event| close()>
            <h2>{heading}</h2>
            {children}
            <Refused/>
        </dialog>
    }
    .into_any()
}

/// What was refused is said where the person looks: the line after the last act lies under the dialog.
#[component]
fn Refused() -> impl IntoView {
    let event = use_context::<Event>();
    if let Some(event) = event {
        event.forget_refusal(); // of an act before the dialog
    }
    let l = language();
    let refused = move || match event?.message()? {
        Message::Refused(sentence) => {
            Some(view! { <p class="refusal" role="alert"><Mark of="alarm"/>{sentence.of(l).to_owned()}</p> })
        }
        Message::Done { .. } | Message::Said(_) => None,
    };
    live(refused)
}
