//! Is there a new version? Offered, never taken in the middle of work (see public/register.js).
use crate::ui::parts::live::live;
use crate::words::common;
use leptos::ev::CustomEvent;
use leptos::prelude::*;

/// The offer, once a new version waits.
#[component]
pub fn UpdateBar() -> impl IntoView {
    let is_waiting = || {
        document()
            .document_element()
            .is_some_and(|root| root.get_attribute("data-update").as_deref() == Some("ready"))
    };
    let offered = RwSignal::new(is_waiting());
    let listener =
        window_event_listener(leptos::ev::Custom::<CustomEvent>::new("kydai-update-ready"), move |_| {
            offered.set(true);
        });
    on_cleanup(move || listener.remove());
    let accept = move |_| {
        if let Ok(event) = web_sys::Event::new("kydai-update-accept") {
            // It answers whether a listener prevented the default; there is no default.
            let _ = window().dispatch_event(&event);
        }
    };
    let bar = move || {
        offered.get().then(|| {
            let l = crate::ui::preferences::preferences().language.get();
            view! {
                <section class="bar bar-update" aria-label=common::UPDATE.of(l)>
                    <p class="bar-text">{common::UPDATE_READY.of(l)}</p>
                    <button type="button" on:click=move |_| offered.set(false)>{common::LATER.of(l)}</button>
                    <button type="button" class="primary" on:click=accept>{common::UPDATE.of(l)}</button>
                </section>
            }
        })
    };
    live(bar)
}
