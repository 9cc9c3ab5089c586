//! Does the browser promise to keep the data, and how much room is left?
use js_sys::{Promise, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::StorageManager;

/// Bytes used by this origin, and how many it may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Used.
    pub used: u64,
    /// May be used.
    pub quota: u64,
}

/// Whether the browser has promised not to throw the data away; `None` where it makes no promises.
pub async fn persisted() -> Option<bool> {
    answer(StorageManager::persisted).await?.as_bool()
}

/// Asks for the promise and returns the answer; `None` where there is none. Firefox asks the person and
/// answers only after that, perhaps never: let nothing wait for it. So ask when there is something to
/// lose: after the first decision, on a press of a button.
pub async fn ask_persist() -> Option<bool> {
    answer(StorageManager::persist).await?.as_bool()
}

/// How much room is used and left, as the browser estimates it.
pub async fn room() -> Option<Room> {
    let estimate = answer(StorageManager::estimate).await?;
    let bytes = |field: &str| whole(&Reflect::get(&estimate, &field.into()).ok()?);
    Some(Room { used: bytes("usage")?, quota: bytes("quota")? })
}

/// WebKitGTK lacks the methods, and a page that is not secure lacks the manager: both throw.
async fn answer(ask: fn(&StorageManager) -> Result<Promise, JsValue>) -> Option<JsValue> {
    let storage = web_sys::window()?.navigator().storage();
    JsFuture::from(ask(&storage).ok()?).await.ok()
}

/// A number of bytes; the browser's are whole, and below 2^53.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked to be in 0..2^53")]
fn whole(number: &JsValue) -> Option<u64> {
    let number = number.as_f64()?;
    (0.0..9_007_199_254_740_992.0).contains(&number).then_some(number as u64)
}
