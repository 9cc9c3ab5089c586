//! Is it the same text, typed in another way? Letters with their marks in one form: composed (NFC) or
//! decomposed (NFD); and wide letters and digits as plain ones.
use super::letters::{LETTERS, class};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Of each composed letter the letter without the mark, and the mark.
static PARTS: LazyLock<BTreeMap<char, (char, char)>> = LazyLock::new(|| {
    let mut parts = BTreeMap::new();
    for (mark, without, with) in LETTERS {
        for (letter, whole) in without.chars().zip(with.chars()) {
            parts.insert(whole, (letter, *mark));
        }
    }
    parts
});

/// The text composed: each letter with its marks is one character, where there is one.
pub fn nfc(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let mut composed: Vec<char> = Vec::with_capacity(text.len());
    // Where the letter stands that a mark would go to, and the class of the last mark left after it.
    let mut letter: Option<(usize, u8)> = None;
    for c in decomposed(text) {
        match (letter, class(c)) {
            (_, 0) => letter = Some((composed.len(), 0)),
            (Some((at, last)), class) if last < class => {
                if let Some(whole) = with_mark(composed[at], c) {
                    composed[at] = whole;
                    continue;
                }
                letter = Some((at, class));
            }
            _ => {}
        }
        composed.push(c);
    }
    composed.into_iter().collect()
}

/// The text decomposed: each mark is a character of its own.
pub fn nfd(text: &str) -> String {
    decomposed(text).into_iter().collect()
}

/// Wide letters and digits, as Chinese keyboards type them, as plain ones.
pub fn narrow(text: &str) -> String {
    let plain = |c: char| match c {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        '\u{3000}' => ' ',
        _ => c,
    };
    text.chars().map(plain).collect()
}

fn decomposed(text: &str) -> Vec<char> {
    let mut decomposed = Vec::with_capacity(text.len());
    for c in text.chars() {
        push_parts(c, &mut decomposed);
    }
    decomposed
}

fn push_parts(c: char, decomposed: &mut Vec<char>) {
    let (c, mark) = match (c, PARTS.get(&c)) {
        // Old ways to write the tones.
        ('\u{340}', _) => ('\u{300}', None),
        ('\u{341}', _) => ('\u{301}', None),
        (_, Some(&(letter, mark))) => (letter, Some(mark)),
        (_, None) => (c, None),
    };
    match mark {
        Some(mark) => {
            push_parts(c, decomposed);
            push_mark(mark, decomposed);
        }
        None => push_mark(c, decomposed),
    }
}

/// Marks of one letter stand in the order of their classes.
fn push_mark(c: char, decomposed: &mut Vec<char>) {
    let class_of = class(c);
    let n_after = decomposed.iter().rev().take_while(|&&other| class(other) > class_of).count();
    let at = if class_of == 0 { decomposed.len() } else { decomposed.len() - n_after };
    decomposed.insert(at, c);
}

fn with_mark(letter: char, mark: char) -> Option<char> {
    let (_, without, with) = LETTERS.iter().find(|(other, _, _)| *other == mark)?;
    let at = without.chars().position(|other| other == letter)?;
    with.chars().nth(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use unicode_normalization::UnicodeNormalization;

    fn letters() -> Vec<char> {
        let blocks =
            [0x20..=0x7E, 0xC0..=0x24F, 0x400..=0x4FF, 0x1E00..=0x1EFF, 0x3040..=0x30FF, 0x4E00..=0x4E20];
        let marks =
            LETTERS.iter().map(|&(mark, _, _)| mark).chain(['\u{340}', '\u{341}', '\u{345}', '\u{334}']);
        blocks.into_iter().flatten().filter_map(char::from_u32).chain(marks).collect()
    }

    #[test]
    fn each_letter_and_each_pair_is_as_unicode_has_it() {
        for c in letters() {
            let text = c.to_string();
            assert_eq!((nfc(&text), nfd(&text)), (text.nfc().collect(), text.nfd().collect()), "{c}");
            for &(mark, _, _) in LETTERS {
                let text = format!("{c}{mark}");
                assert_eq!((nfc(&text), nfd(&text)), (text.nfc().collect(), text.nfd().collect()), "{text}");
            }
        }
    }

    #[test]
    fn wide_letters_are_narrow() {
        assert_eq!(narrow("Ｎｏ．１２　许"), "No.12 许");
    }

    proptest! {
        #[test]
        fn texts_are_as_unicode_has_them(text in prop::collection::vec(prop::sample::select(letters()), 0..12)) {
            let text: String = text.into_iter().collect();
            prop_assert_eq!(nfc(&text), text.nfc().collect::<String>());
            prop_assert_eq!(nfd(&text), text.nfd().collect::<String>());
        }

        #[test]
        fn marks_are_as_unicode_has_them(text in "[aăâeêioôơuưAĐOĂ\u{300}-\u{36F}]{0,12}") {
            prop_assume!(!text.contains(['\u{343}', '\u{344}']));
            prop_assert_eq!(nfc(&text), text.nfc().collect::<String>());
            prop_assert_eq!(nfd(&text), text.nfd().collect::<String>());
        }
    }
}
