//! Does the `.kydai` file keep everything, and refuse everything else?
//!
//! `KYDAI_WRITE_FROZEN=1 cargo test --test file` writes frozen files that do not exist yet; it never
//! overwrites one. A frozen file that no longer reads the same is a broken promise, not a stale test.
#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

mod arbitrary;
mod fixture;
mod frozen;
mod laws;
mod mutated;
mod refused;
