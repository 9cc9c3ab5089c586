//! Which program reads and writes spreadsheets? A worker beside the app, loaded when it is first needed.
#[cfg(target_arch = "wasm32")]
fn main() {
    use wasm_bindgen::JsCast;
    use wasm_bindgen::closure::Closure;
    let here: web_sys::DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let scope = here.clone();
    let asked = Closure::<dyn Fn(web_sys::MessageEvent)>::new(move |event: web_sys::MessageEvent| {
        let question = js_sys::Uint8Array::new(&event.data()).to_vec();
        let answer = js_sys::Uint8Array::from(kydai::office::answer(&question).as_slice());
        // Whoever asked is gone: then nobody waits for the answer.
        let _ = scope.post_message(&answer);
    });
    here.set_onmessage(Some(asked.as_ref().unchecked_ref()));
    asked.forget();
    // What is asked before this is lost.
    let _ = here.post_message(&wasm_bindgen::JsValue::NULL);
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("office is a part of the app and runs in the browser; the command line is kydai.");
}
