//! Does each module name only what the table in ARCHITECTURE.md allows it?
#![allow(clippy::unwrap_used, clippy::panic, reason = "this is test code")]
mod support;

use std::collections::BTreeMap;
use support::{code, files, has_word, none, text};

/// What a rule may not know: the browser, the machine, the time, chance, hash order, floating point.
const IMPURE: &[&str] = &[
    "leptos",
    "rexie",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "wasm_bindgen_futures",
    "gloo_storage",
    "gloo_timers",
    "console_error_panic_hook",
    "getrandom",
    "rand",
    "std::fs",
    "std::env",
    "std::io",
    "std::net",
    "std::process",
    "std::thread",
    "std::time",
    "core::time",
    "Instant::now",
    "SystemTime",
    "now_utc",
    "HashMap",
    "HashSet",
    "f32",
    "f64",
    "println!",
    "eprintln!",
    "print!",
    "static mut",
];

/// The serializable twins live in `exchange`; these words have no place in a domain type.
const WIRE: &[&str] = &["serde", "postcard", "Serialize", "Deserialize"];
const DOMAIN: &[&str] =
    &["units", "clock", "tournament", "pairing", "standings", "record", "agenda", "words"];
const SHELL: &[&str] = &["store", "ui", "cli", "office"];

/// Which modules each module may name, itself included.
type Table = BTreeMap<String, Vec<String>>;

fn table(architecture: &str) -> Table {
    let mut rows = Table::new();
    let mut above: Vec<String> = Vec::new();
    let lines = architecture.lines().skip_while(|line| *line != "| module | answers | may name |").skip(2);
    for line in lines.take_while(|line| line.starts_with('|')) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let names: Vec<String> = cells[0].split('`').skip(1).step_by(2).map(String::from).collect();
        let may: Vec<String> = match cells[2] {
            "–" => Vec::new(),
            "all above" => above.clone(),
            listed => listed.split(", ").map(String::from).collect(),
        };
        for name in &may {
            assert!(
                above.contains(name),
                "ARCHITECTURE.md lets {names:?} name {name}, which does not stand above it"
            );
        }
        for name in &names {
            rows.insert(name.clone(), may.iter().cloned().chain([name.clone()]).collect());
        }
        above.extend(names);
    }
    assert!(!rows.is_empty(), "ARCHITECTURE.md has no table headed | module | answers | may name |");
    rows
}

/// The module of `src/pairing/swiss/mod.rs` is `pairing`.
fn module_of(path: &str) -> &str {
    path.trim_start_matches("src/").split(['/', '.']).next().unwrap()
}

fn faults(table: &Table, path: &str, source: &str) -> Vec<String> {
    let is_root = ["src/lib.rs", "src/main.rs", "src/bin/office.rs"].contains(&path);
    let module = module_of(path);
    if is_root {
        return Vec::new();
    }
    let Some(may) = table.get(module) else {
        return vec![format!("{path}: give the module {module} a row in the table of ARCHITECTURE.md")];
    };
    let is_module_file = path == format!("src/{module}.rs") || path == format!("src/{module}/mod.rs");
    let mut found = Vec::new();
    for (n, line) in code(source).lines().enumerate() {
        let mut say = |what: String| found.push(format!("{path}:{}: {what}", n + 1));
        if line.contains("crate::{") || line.contains("crate::*") {
            say("write one `use crate::…` for each module, so that each can be checked".into());
        }
        if line.contains("super::super") {
            say("name the module from `crate::` instead of climbing".into());
        }
        if line.contains("target_arch") {
            say("only lib.rs and main.rs know where they run: move the difference into store, ui or cli"
                .into());
        }
        for name in named(line, is_module_file, table) {
            if !may.contains(&name) {
                say(format!(
                    "{module} may not name {name} (it may name: {}): move it, or change the table of ARCHITECTURE.md with a reason",
                    may.join(", ")
                ));
            }
        }
        if !SHELL.contains(&module) {
            for word in IMPURE.iter().filter(|word| has_word(line, word)) {
                say(format!("{module} may not know `{word}`: take it as a value from the shell"));
            }
        }
        if DOMAIN.contains(&module) {
            for word in WIRE.iter().filter(|word| has_word(line, word)) {
                say(format!("`{word}` belongs to the twin in exchange, not to a domain type"));
            }
        }
    }
    found
}

/// The modules that a line names by `crate::`, `kydai::` or, in a module's own file, by `super::`.
fn named(line: &str, is_module_file: bool, table: &Table) -> Vec<String> {
    let mut names = Vec::new();
    for root in ["crate::", "kydai::", "super::"] {
        for (at, _) in line.match_indices(root) {
            let rest = &line[at + root.len()..];
            let name: String = rest.chars().take_while(|one| one.is_alphanumeric() || *one == '_').collect();
            // In `super::` only a module of the table counts: tests say `super::*` and name their subject.
            let is_path_to_module = root != "super::" || is_module_file && table.contains_key(&name);
            if is_path_to_module && !name.is_empty() {
                names.push(name);
            }
        }
    }
    names
}

#[test]
fn each_module_names_only_what_the_table_allows() {
    let table = table(&text("ARCHITECTURE.md"));
    let found: Vec<String> =
        files("src", ".rs").iter().flat_map(|(path, source)| faults(&table, path, source)).collect();
    none(&found);
}

#[test]
fn each_module_of_the_table_is_there_or_to_come() {
    let table = table(&text("ARCHITECTURE.md"));
    let library = text("src/lib.rs");
    for line in library.lines().filter_map(|line| line.strip_prefix("pub mod ")) {
        let name = line.trim_end_matches(';');
        assert!(
            table.contains_key(name),
            "src/lib.rs: give the module {name} a row in the table of ARCHITECTURE.md"
        );
    }
}

/// The rules themselves are tried on planted faults: each of these must be found, by its own sentence.
#[test]
fn planted_faults_are_found() {
    let table = table(&text("ARCHITECTURE.md"));
    let cases = [
        ("src/units.rs", "use crate::clock::Side;", "may not name clock"),
        ("src/units.rs", "fn f() -> super::tournament::Round {}", "may not name tournament"),
        ("src/pairing/swiss/mod.rs", "use crate::standings::Table;", "may not name standings"),
        ("src/pairing/swiss/mod.rs", "let x = kydai::ui::start();", "may not name ui"),
        ("src/words/mod.rs", "use crate::store::Store;", "may not name store"),
        ("src/ui/mod.rs", "use crate::cli::run;", "may not name cli"),
        ("src/ui/mod.rs", "use crate::{units, clock};", "one `use crate::"),
        ("src/pairing/swiss/a.rs", "use super::super::x;", "instead of climbing"),
        ("src/clock/mod.rs", "#[cfg(target_arch = \"wasm32\")]", "only lib.rs and main.rs"),
        ("src/clock/mod.rs", "let now = std::time::Instant::now();", "may not know `std::time`"),
        ("src/exchange/mod.rs", "let x: HashMap<u8, u8>;", "may not know `HashMap`"),
        ("src/standings/mod.rs", "let x = 0.5f64; let y: f64 = x;", "may not know `f64`"),
        ("src/tournament/mod.rs", "#[derive(Serialize)] struct Round;", "belongs to the twin"),
        ("src/helpers/mod.rs", "fn f() {}", "give the module helpers a row"),
    ];
    for (path, source, sentence) in cases {
        let found = faults(&table, path, source);
        assert!(found.iter().any(|fault| fault.contains(sentence)), "{path}: {source}: {found:?}");
    }
}

#[test]
fn what_is_allowed_is_not_found() {
    let table = table(&text("ARCHITECTURE.md"));
    let cases = [
        ("src/clock/mod.rs", "use crate::units::Millis; // not crate::ui, no f64"),
        ("src/clock/mod.rs", "/// See [`crate::tournament`].\nmod tests { use super::*; }"),
        ("src/clock/mod.rs", "let x = \"crate::ui f64\"; let y = 'f'; let z = r#\"HashMap\"#;"),
        ("src/clock/face.rs", "use super::tournament;"),
        ("src/clock/mod.rs", "struct Instant(u64); // our own, counted by the shell"),
        ("src/cli/serve.rs", "use std::fs; let now = std::time::Instant::now();"),
        ("src/exchange/v1.rs", "#[derive(Serialize)] struct Round; use crate::record::Move;"),
        ("src/main.rs", "#[cfg(target_arch = \"wasm32\")] kydai::ui::start();"),
    ];
    for (path, source) in cases {
        none(&faults(&table, path, source));
    }
}
