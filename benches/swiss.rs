//! How long does a Swiss round take? Aim: 15 ms for 200 players, 200 ms for 1,000, 1.4 s for 2,000, about n² from there.
//!
//! `cargo bench --bench swiss -- FILE.trf ...` measures the next rounds of these files instead of the worst fields known.
#![expect(clippy::expect_used, reason = "a benchmark is like a test")]
mod field;
mod timer;

use field::{drawn, hard, played};
use kydai::exchange::trf;
use kydai::pairing::swiss::{Field, Way, pair, pair_along};
use std::path::Path;

fn main() {
    for n in [20, 100, 200, 500, 1_000, 2_000, 4_000] {
        let field = played(n, 5);
        timer::measure(&format!("round 6 of 9, {n} players"), || pair(&field));
    }
    let files: Vec<String> = std::env::args().skip(1).filter(|word| word.ends_with(".trf")).collect();
    if files.is_empty() {
        ways();
        worst();
    }
    for file in files {
        measure_file(Path::new(&file));
    }
}

fn ways() {
    for n in [100, 200, 500] {
        let field = played(n, 5);
        timer::measure(&format!("the same by matching each bracket, {n} players"), || {
            pair_along(&field, Way::Inside)
        });
    }
}

/// What takes longest, of all that has been thought of.
fn worst() {
    let fields: [(&str, Field); 12] = [
        ("1,000 players, last third apart", hard::last_apart(1_000, 3)),
        ("1,000 players, last fifth apart", hard::last_apart(1_000, 5)),
        ("1,000 players, last tenth apart", hard::last_apart(1_000, 10)),
        ("1,000 players, four opponents each", hard::few_open(1_000, 4)),
        ("1,000 players, twenty opponents each", hard::few_open(1_000, 20)),
        ("1,000 players, halves apart", hard::halves_apart(1_000)),
        ("1,000 players, half of them one club", hard::half_a_club(1_000)),
        ("1,000 players, a club in all groups", hard::club_in_all_groups(1_000)),
        ("1,000 players, sides clash", hard::sides_clash(1_000)),
        ("1,000 players, all scores differ", hard::all_scores_differ(1_000)),
        ("1,000 players, 25 rounds drawn", drawn(1_000, 25)),
        ("200 players after 60 rounds", played(200, 60)),
    ];
    for (name, field) in &fields {
        timer::measure(&format!("worst of: {name}"), || pair(field).expect("a legal pairing"));
    }
    for n_past in [9, 12] {
        let small = drawn(20, n_past);
        timer::measure(&format!("worst of: 20 players after {n_past} rounds drawn"), || pair(&small));
    }
}

fn measure_file(path: &Path) {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).expect("a file's name");
    let bytes = std::fs::read(path).expect("the file");
    let field = trf::read(&bytes).expect("a tournament report file").trf.field().expect("a field");
    timer::measure(&name, || pair(&field));
}
