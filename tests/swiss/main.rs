//! Is every round paired as the FIDE Dutch system of February 2026 wants it?
//!
//! The corpora are other engines' rounds (`../shared/oracle` beside the checkout); a sample lies in `tests/data`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "this is test code")]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "the numbers of tests are small"
)]
#![allow(clippy::wildcard_enum_match_arm, reason = "what is not named here is all the same to a test")]
mod avoid;
mod corpora;
#[path = "../../benches/field/mod.rs"]
mod field;
mod legal;
mod literal;
mod played;
mod random;
mod refused;
mod told;
mod trf;
mod ways_out;
mod why_not;
