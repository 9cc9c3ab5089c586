//! The Swiss benchmark in a browser: `benches/web.mjs` builds it, calls it and measures.
#![cfg(target_arch = "wasm32")]
#![expect(clippy::expect_used, reason = "a benchmark is like a test")]
#[path = "../field/mod.rs"]
mod field;

use kydai::pairing::swiss::{Field, pair};
use wasm_bindgen::prelude::wasm_bindgen;

/// A field before round 6 of 9.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Prepared(Field);

#[wasm_bindgen]
impl Prepared {
    /// With `n` players.
    #[wasm_bindgen(constructor)]
    pub fn new(n: u16) -> Self {
        Self(field::played(n, 5))
    }

    /// Pairs the round and tells how many pairs it has.
    pub fn pair(&self) -> usize {
        pair(&self.0).expect("a legal pairing").pairs.len()
    }
}
