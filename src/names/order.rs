//! In which order do names stand (case O20)?
//!
//! Vietnamese names are listed by the given name, which is the last word, then by the rest from the
//! front. Words are compared one by one: first by letters (a ă â b c d đ e ê …), then by tone in the
//! order of the dictionaries and of CLDR: level, huyền, hỏi, ngã, sắc, nặng. Han names are one piece,
//! stand after Latin ones and are ordered by code point; the screen may order them by sound.
use super::fold::{composed, has_han};
use super::normal::nfd;
use std::cmp::Ordering;

/// By which part of the name a list is ordered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NameOrder {
    /// By the last word, then by the rest.
    #[default]
    GivenName,
    /// From the front.
    FullName,
}

/// What a name is sorted by: sort lists with `sort_by_cached_key`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NameKey {
    first: Vec<WordKey>,
    then: Vec<WordKey>,
    /// Names that are alike in letters and tones still stand in one order on every device.
    written: String,
}

/// A word: its letters, then its tones.
type WordKey = (Vec<u32>, Vec<u8>);

/// What the name is sorted by.
pub fn name_key(name: &str, order: NameOrder) -> NameKey {
    let written = composed(name);
    let (rest, given) = match order {
        NameOrder::GivenName => split_given(&written),
        NameOrder::FullName => ("", &*written),
    };
    let keys = |words: &str| words.split_whitespace().map(word_key).collect();
    NameKey { first: keys(given), then: keys(rest), written: written.clone() }
}

/// The order of two names by given name.
pub fn vietnamese_order(a: &str, b: &str) -> Ordering {
    name_key(a, NameOrder::GivenName).cmp(&name_key(b, NameOrder::GivenName))
}

/// The name without the given name, and the given name, which must never be cut off on a screen.
/// What stands in brackets at the end goes with the given name; a Han name is one piece.
pub fn split_given(name: &str) -> (&str, &str) {
    let name = name.trim();
    if has_han(name) {
        return ("", name);
    }
    let end = name.find(" (").unwrap_or(name.len());
    match name[..end].trim_end().rfind(char::is_whitespace) {
        Some(at) => (name[..at].trim_end(), name[at..].trim_start()),
        None => ("", name),
    }
}

fn word_key(word: &str) -> WordKey {
    let (mut letters, mut tones): WordKey = (Vec::new(), Vec::new());
    for c in nfd(word).chars().flat_map(char::to_lowercase) {
        match c {
            // The letter's own sign: ă, then â, ê, ô, then ơ, ư; they stand right after the plain one.
            '\u{306}' | '\u{302}' | '\u{31B}' => {
                if let Some(letter) = letters.last_mut() {
                    *letter += if c == '\u{306}' {
                        1
                    } else if c == '\u{302}' {
                        2
                    } else {
                        3
                    };
                }
            }
            '\u{300}' => tones.push(1),
            '\u{309}' => tones.push(2),
            '\u{303}' => tones.push(3),
            '\u{301}' => tones.push(4),
            '\u{323}' => tones.push(5),
            'đ' => letters.push(u32::from('d') * 4 + 1),
            c if c.is_alphanumeric() => letters.push(u32::from(c) * 4),
            _ => {}
        }
    }
    (letters, tones)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted<'a>(names: &[&'a str], order: NameOrder) -> Vec<&'a str> {
        let mut names = names.to_vec();
        names.reverse();
        names.sort_by_cached_key(|name| name_key(name, order));
        names
    }

    const O20: [&str; 6] = ["Nguyễn Văn Ánh", "Trần Anh", "Lê Đức", "Phạm Dũng", "Bùi Ấn", "Đặng An"];

    #[test]
    fn o20_lists_go_by_given_name_with_vietnamese_letters_and_tones() {
        let due = ["Đặng An", "Trần Anh", "Nguyễn Văn Ánh", "Bùi Ấn", "Phạm Dũng", "Lê Đức"];
        assert_eq!(sorted(&O20, NameOrder::GivenName), due);
        assert_eq!(vietnamese_order("Lê Đức", "Phạm Dũng"), Ordering::Greater);
    }

    #[test]
    fn o20_or_by_full_name() {
        let due = ["Bùi Ấn", "Đặng An", "Lê Đức", "Nguyễn Văn Ánh", "Phạm Dũng", "Trần Anh"];
        assert_eq!(sorted(&O20, NameOrder::FullName), due);
    }

    #[test]
    fn o20_letters_then_tones_then_the_rest_of_the_name() {
        for due in [
            &["ma", "mà", "mả", "mã", "má", "mạ", "man"][..],
            &["a", "ă", "â", "b", "c", "d", "đ", "e", "ê", "g", "o", "ô", "ơ", "p", "u", "ư", "v"],
            &["oa", "oan", "oă", "ôa", "ơ"],
            &["Lê Ấn", "Trần Ấn", "Trần Văn Ấn"],
            &["Trần An", "Trần Anh", "许银川"],
            &["Đặng Thị Lợi", "Đặng Thị Lợi (B)", "Đặng Thị Lợi (Hà Nội)", "Lê Lụa"],
        ] {
            assert_eq!(sorted(due, NameOrder::GivenName), due);
        }
        let decomposed: String = nfd("Nguyễn Văn Ánh");
        assert!(
            vietnamese_order("Trần Anh", &decomposed).is_lt()
                && vietnamese_order(&decomposed, "Bùi Ấn").is_lt()
        );
    }

    #[test]
    fn the_given_name_is_the_last_word_and_han_names_are_one_piece() {
        for (name, due) in [
            ("Nguyễn Văn Ánh", ("Nguyễn Văn", "Ánh")),
            ("Đặng Thị Lợi (B)", ("Đặng Thị", "Lợi (B)")),
            ("Đặng Thị Lợi (Hà Nội)", ("Đặng Thị", "Lợi (Hà Nội)")),
            ("An", ("", "An")),
            ("许银川", ("", "许银川")),
            ("欧阳 琦琳", ("", "欧阳 琦琳")),
            ("  ", ("", "")),
            ("(B)", ("", "(B)")),
        ] {
            assert_eq!(split_given(name), due, "{name}");
        }
    }
}
