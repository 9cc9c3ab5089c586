//! Facts about the standings, one test each.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "the numbers of tests are small"
)]

mod build;
mod cases;
mod chain;
mod direct;
mod golden;
mod properties;
mod ratings;
