//! How do the house rules read the source? Files, their lines, and code without its comments and texts.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "this is test code")]

use std::fs;
use std::path::{Path, PathBuf};

/// The top of the checkout.
pub fn top() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The text of a file of the project.
pub fn text(path: &str) -> String {
    fs::read_to_string(top().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// Every file under `folder` whose name ends so, with its path from the top, in order.
pub fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    walk(&top().join(folder), &mut |file| {
        let path = file.strip_prefix(top()).unwrap().to_string_lossy().replace('\\', "/");
        if path.ends_with(ending) {
            // A file that is no text, such as a picture, has nothing to say here.
            found.extend(fs::read_to_string(file).ok().map(|text| (path, text)));
        }
    });
    found.sort();
    found
}

fn walk(folder: &Path, visit: &mut impl FnMut(&Path)) {
    const NOT_OURS: &[&str] = &["target", "dist", "node_modules", ".git", ".tools"];
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if NOT_OURS.contains(&name.as_str()) {
            continue;
        }
        if path.is_dir() {
            walk(&path, visit);
        } else {
            visit(&path);
        }
    }
}

/// The same text, letter for letter as long, with comments and the insides of texts blanked.
pub fn code(source: &str) -> String {
    let letters: Vec<char> = source.chars().collect();
    let mut out = String::with_capacity(source.len());
    let mut at = 0;
    while at < letters.len() {
        let end = blank_end(&letters, at);
        if end == at {
            out.push(letters[at]);
            at += 1;
        } else {
            out.extend(letters[at..end].iter().map(|&letter| if letter == '\n' { '\n' } else { ' ' }));
            at = end;
        }
    }
    out
}

/// Where the comment, text or letter that begins here ends; `at` itself when none begins.
fn blank_end(letters: &[char], at: usize) -> usize {
    let ahead = |n: usize| letters.get(at + n).copied().unwrap_or('\n');
    let find = |from: usize, what: &[char]| {
        (from..letters.len())
            .find(|&i| letters[i..].starts_with(what))
            .map_or(letters.len(), |i| i + what.len())
    };
    let is_word = at > 0 && (letters[at - 1].is_alphanumeric() || letters[at - 1] == '_');
    match (ahead(0), ahead(1)) {
        ('/', '/') => find(at, &['\n']) - 1,
        ('/', '*') => find(at + 2, &['*', '/']),
        ('"', _) => quote_end(letters, at + 1),
        ('r', '"' | '#') if !is_word => {
            let n_hashes = letters[at + 1..].iter().take_while(|&&letter| letter == '#').count();
            if ahead(1 + n_hashes) != '"' {
                return at;
            }
            let close: Vec<char> = std::iter::once('"').chain(std::iter::repeat_n('#', n_hashes)).collect();
            find(at + 2 + n_hashes, &close)
        }
        ('\'', '\\') => find(at + 3, &['\'']),
        ('\'', _) if ahead(2) == '\'' => at + 3,
        _ => at,
    }
}

fn quote_end(letters: &[char], from: usize) -> usize {
    let mut at = from;
    while at < letters.len() && letters[at] != '"' {
        at += if letters[at] == '\\' { 2 } else { 1 };
    }
    (at + 1).min(letters.len())
}

/// Is `word` there, not as a part of a longer word?
pub fn has_word(line: &str, word: &str) -> bool {
    let is_part = |letter: Option<char>| letter.is_some_and(|one| one.is_alphanumeric() || one == '_');
    line.match_indices(word).any(|(at, _)| {
        !is_part(line[..at].chars().last()) && !is_part(line[at + word.len()..].chars().next())
    })
}

/// Fails with all faults at once.
pub fn none(faults: &[String]) {
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}
