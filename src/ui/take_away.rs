//! How does an event leave this device? As a file, by the browser's own download.
use super::device;
use super::event::Event;
use crate::store::Unreadable;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Saves the event as a `.kydai` file.
pub fn save_event_file(event: Event) {
    let open = event.now();
    let bytes = crate::exchange::file::write(&open.log, device::now());
    let name = file_name(&open.tournament().about().title);
    if download(&name, "application/octet-stream", &bytes).is_ok() {
        event.note_file_saved();
    }
}

/// A file's name: the title in letters that every system takes, and the moment.
fn file_name(title: &str) -> String {
    let stamp = device::now().civil().map_or_else(String::new, |(day, at, _)| {
        let ((year, month, day), (hour, minute)) = (day.parts(), at.parts());
        format!("-{year}{month:02}{day:02}-{hour:02}{minute:02}")
    });
    let kept: String = title.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).take(60).collect();
    format!("{}{stamp}.kydai", kept.trim_matches('-'))
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
