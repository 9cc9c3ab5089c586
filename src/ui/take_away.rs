//! How does an event leave this device? As a file, by the browser's own download.
use super::device;
use super::event::Event;
use crate::handout::{MAX_TITLE, in_letters};
use crate::store::Unreadable;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;

/// What a file of ours is to a browser that does not know it.
const KIND: &str = "application/octet-stream";
/// What a picture is to a browser.
pub const PICTURE: &str = "image/png";

// web-sys has these only with more features; a browser without them throws, which is an answer.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = File)]
    type NamedFile;
    #[wasm_bindgen(constructor, js_class = "File", catch)]
    fn new(
        parts: &js_sys::Array,
        name: &str,
        options: &web_sys::BlobPropertyBag,
    ) -> Result<NamedFile, JsValue>;
    #[wasm_bindgen(js_namespace = navigator, js_name = canShare, catch)]
    fn can_share(data: &js_sys::Object) -> Result<bool, JsValue>;
    #[wasm_bindgen(js_namespace = navigator, js_name = share, catch)]
    fn share(data: &js_sys::Object) -> Result<js_sys::Promise, JsValue>;
}

fn event_file(event: Event) -> (String, Vec<u8>) {
    let open = event.now();
    let bytes = crate::exchange::file::write(&open.log, device::now());
    (file_name(&open.tournament().about().title), bytes)
}

/// What became of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gone {
    /// Another app has it.
    Given,
    /// The browser has it.
    Saved,
    /// The person thought better of it.
    CalledOff,
    /// The browser can make no file.
    Nowhere,
}

/// Saves the event as a `.kydai` file.
pub fn save_event_file(event: Event) {
    let (name, bytes) = event_file(event);
    if download(&name, KIND, &bytes).is_ok() {
        event.note_file_saved();
    }
}

/// What `navigator.share` takes.
fn shared(name: &str, kind: &str, bytes: &[u8]) -> Result<js_sys::Object, JsValue> {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    let file = NamedFile::new(&parts, name, &options)?;
    let data = js_sys::Object::new();
    js_sys::Reflect::set(&data, &"files".into(), &js_sys::Array::of1(&file))?;
    Ok(data)
}

/// Whether this browser hands event files on to other apps.
pub fn can_share_files() -> bool {
    can_share_file("a.kydai", KIND)
}

/// Whether this browser hands pictures on to other apps.
pub fn can_share_pictures() -> bool {
    can_share_file("a.png", PICTURE)
}

fn can_share_file(name: &str, kind: &str) -> bool {
    shared(name, kind, &[0]).is_ok_and(|data| can_share(&data).unwrap_or(false))
}

/// Hands the event's file to another app; where the browser refuses the kind of file, it is saved.
pub fn share_event_file(event: Event) {
    let (name, bytes) = event_file(event);
    share_file(name, KIND, bytes, move |gone| match gone {
        Gone::Given | Gone::Saved => event.note_file_saved(),
        Gone::CalledOff | Gone::Nowhere => {}
    });
}

/// Hands a file to another app, and saves it where the browser does not; `then` hears what became of it.
/// It is asked at once: a browser shares only while it holds that somebody has just pressed.
pub fn share_file(name: String, kind: &'static str, bytes: Vec<u8>, then: impl FnOnce(Gone) + 'static) {
    let save = move |name: &str, bytes: &[u8]| match download(name, kind, bytes) {
        Ok(()) => Gone::Saved,
        Err(_) => Gone::Nowhere,
    };
    let Ok(given) = shared(&name, kind, &bytes).and_then(|data| share(&data)) else {
        return then(save(&name, &bytes));
    };
    spawn_local(async move {
        then(match wasm_bindgen_futures::JsFuture::from(given).await {
            Ok(_) => Gone::Given,
            Err(why) if is_called_off(&why) => Gone::CalledOff,
            Err(_) => save(&name, &bytes),
        });
    });
}

/// Whether the person closed the sheet without choosing.
fn is_called_off(why: &JsValue) -> bool {
    js_sys::Reflect::get(why, &"name".into()).is_ok_and(|name| name == "AbortError")
}

/// A file's name: the title in letters that every system takes, and the moment.
fn file_name(title: &str) -> String {
    let stamp = device::now().civil().map_or_else(String::new, |(day, at, _)| {
        let ((year, month, day), (hour, minute)) = (day.parts(), at.parts());
        format!("-{year}{month:02}{day:02}-{hour:02}{minute:02}")
    });
    format!("{}{stamp}.kydai", in_letters(title, MAX_TITLE))
}

/// Hands bytes to the browser's download.
///
/// # Errors
/// If the browser cannot make a file of them.
pub fn download(name: &str, kind: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    let blob = web_sys::Blob::new_with_u8_array_sequence_and_options(&parts, &options)?;
    let url = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // The download has its own hold of the bytes by the next turn of the loop.
    set_timeout(
        move || {
            // It fails only for what is no address.
            let _ = web_sys::Url::revoke_object_url(&url);
        },
        std::time::Duration::from_secs(10),
    );
    Ok(())
}

/// Saves records that cannot be read: a line each, key and bytes in hexadecimal.
pub fn save_unreadable(records: &[Unreadable]) {
    let line = |record: &Unreadable| {
        let bytes: String = record.bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{}\t{bytes}\n", record.key)
    };
    let text: String = records.iter().map(line).collect();
    if download("kydai-records.txt", "text/plain", text.as_bytes()).is_err() {
        leptos::logging::warn!("the browser made no file of the records");
    }
}
