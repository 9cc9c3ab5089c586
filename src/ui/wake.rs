//! Does the screen stay on? Asked of the browser while something is shown that nobody touches.
use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Keeps the screen on as long as its owner is shown. A browser that cannot do it simply does not.
pub fn keep_screen_on() {
    let lock = StoredValue::new_local(None::<JsValue>);
    let ask = move || {
        spawn_local(async move {
            if let Some(held) = request().await {
                // The screen may be gone by now; then the lock goes at once.
                match lock.try_update_value(|lock| lock.replace(held.clone())) {
                    Some(_) => {}
                    None => release(&held),
                }
            }
        });
    };
    ask();
    // The browser takes the lock back whenever the page is hidden.
    let again = window_event_listener(leptos::ev::visibilitychange, move |_| ask());
    on_cleanup(move || {
        again.remove();
        if let Some(held) = lock.try_update_value(Option::take).flatten() {
            release(&held);
        }
    });
}

async fn request() -> Option<JsValue> {
    let locks = Reflect::get(&window().navigator(), &"wakeLock".into()).ok()?;
    let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
    let promise: Promise = request.call1(&locks, &"screen".into()).ok()?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}

fn release(held: &JsValue) {
    let release = Reflect::get(held, &"release".into()).ok().and_then(|f| f.dyn_into::<Function>().ok());
    if let Some(release) = release {
        // It fails only for a lock that is gone already.
        let _ = release.call0(held);
    }
}
