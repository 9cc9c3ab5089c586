//! Is what was decided on the disk, and nothing else? In a browser, on a real IndexedDB.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "this is test code")]
mod damage;
mod events;
mod faults;
mod raw;
mod seats;
mod writing;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
