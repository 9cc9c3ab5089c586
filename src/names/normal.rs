//! How is a text brought to one form? Unicode's NFD and NFC (UAX 15), by the tables of the library.
//!
//! The library's own iterators can do the compatible forms too, so they bring those tables into the
//! download, where nobody uses them. Its functions for one letter do not; the tests compare the two.
use unicode_normalization::char::{canonical_combining_class, compose, decompose_canonical};

/// A letter or mark, and its canonical combining class; 0 is a letter.
type Sign = (char, u8);

/// The text with every letter and mark by itself, marks in their canonical order (NFD).
pub fn nfd(text: &str) -> String {
    taken_apart(text).into_iter().map(|(c, _)| c).collect()
}

/// The text with every letter in one piece that can be (NFC).
pub fn nfc(text: &str) -> String {
    let mut out: Vec<Sign> = Vec::new();
    let mut letter: Option<usize> = None;
    for (c, class) in taken_apart(text) {
        if let Some(at) = letter
            && let Some(composed) = compose_unblocked(&out[at..], (c, class))
        {
            out[at].0 = composed;
            continue;
        }
        if class == 0 {
            letter = Some(out.len());
        }
        out.push((c, class));
    }
    out.into_iter().map(|(c, _)| c).collect()
}

/// `signs` are a letter and the marks after it; a mark of the same or a higher class stands between
/// the letter and what comes (UAX 15, D115).
fn compose_unblocked(signs: &[Sign], (c, class): Sign) -> Option<char> {
    match signs {
        [(letter, _)] => compose(*letter, c),
        [(letter, _), .., (_, last)] if *last < class => compose(*letter, c),
        _ => None,
    }
}

fn taken_apart(text: &str) -> Vec<Sign> {
    let mut signs: Vec<Sign> = Vec::with_capacity(text.len());
    for c in text.chars() {
        decompose_canonical(c, |part| signs.push((part, canonical_combining_class(part))));
    }
    // Within each run of marks the order is that of their classes; equal ones stay as they are.
    for run in signs.split_mut(|&(_, class)| class == 0).filter(|run| run.len() > 1) {
        run.sort_by_key(|&(_, class)| class);
    }
    signs
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use unicode_normalization::UnicodeNormalization;

    fn check(text: &str) {
        assert_eq!(nfd(text), text.nfd().collect::<String>(), "{text:?}");
        assert_eq!(nfc(text), text.nfc().collect::<String>(), "{text:?}");
    }

    #[test]
    fn every_letter_by_itself_and_with_marks_is_as_the_library_has_it() {
        // No letter of a plane beyond these comes apart or together.
        for c in '\0'..='\u{3FFFF}' {
            check(&c.to_string());
            check(&format!("a{c}{c}\u{302}\u{323}"));
        }
    }

    proptest! {
        #[test]
        fn texts_are_as_the_library_has_them(text in "[aeoưĐ\u{300}-\u{345}\u{1ea0}-\u{1ef9}가-힣ᄀ-ᇿ\u{c15}\u{c46}\u{c56}豈-龎 ]{0,24}|\\PC{0,24}") {
            check(&text);
        }
    }
}
