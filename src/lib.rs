//! Kỳ Đài (棋台) turns a regulation and a list of decisions into pairings and tables.
//!
//! The modules stand in the order of ARCHITECTURE.md: each may name only those before it.
pub mod names;
pub mod units;

pub mod clock;

pub mod regulation;

pub mod tournament;

pub mod pairing;
pub mod standings;

pub mod prizes;

pub mod agenda;

pub mod exchange;

pub mod words;

pub mod handout;

#[cfg(target_arch = "wasm32")]
pub mod store;
#[cfg(target_arch = "wasm32")]
pub mod ui;

#[cfg(not(target_arch = "wasm32"))]
pub mod cli;

pub mod office;
