//! Are tournament report files read and written without loss, and is every fault named with its place?
#![expect(clippy::panic, reason = "a test that cannot go on fails")]

#[path = "../support/oracle.rs"]
mod oracle;

mod arbitrary;
mod corpora;
mod faults;
mod mutated;
mod names;
mod reading;
mod round_trip;

use kydai::exchange::trf::{Trf, read};

/// Tournaments of all kinds, from the corpora.
const SAMPLE: &str = include_str!("../data/swiss_sums.trfs");

/// A player's line: number, name, points and cells.
fn player(number: u16, name: &str, points: &str, cells: &str) -> String {
    let head = format!("001 {number:>4}      {name:<33} {:>4} {:<3} {:>11} {:<10}", 2000, "VIE", "", "");
    format!("{head} {points:>4} {number:>4}  {cells}").trim_end().to_owned()
}

/// A whole file of these lines.
fn file(lines: &[String]) -> String {
    lines.join("\n") + "\n"
}

/// What a text says; its faults end the test.
fn read_or_panic(text: &str) -> Trf {
    read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}\n{text}")).trf
}
