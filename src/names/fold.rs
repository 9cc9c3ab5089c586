//! Which letters count as the same when people search?
use super::normal::{nfc, nfd};
use unicode_normalization::char::is_combining_mark;

/// The name as it is kept: composed (NFC), without invisible characters, words one space apart.
pub fn composed(name: &str) -> String {
    let visible = name.chars().filter(|&c| !is_invisible(c)).collect::<String>();
    nfc(&visible.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The name as it is searched: without accents, đ as d, in small letters, words one space apart.
/// The same for composed and decomposed input, and for letters in full width.
pub fn fold(text: &str) -> String {
    let plain: String = apart(text)
        .chars()
        .filter(|&c| !is_combining_mark(c) && !is_invisible(c))
        .flat_map(char::to_lowercase)
        .filter(|&c| !is_combining_mark(c))
        .flat_map(|c| plain_letters(c).chars().chain(plain_letters(c).is_empty().then_some(c)))
        .collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The name in plain letters, large and small as they are: `Nguyễn, Trần Đức` is `Nguyen, Tran Duc`
/// (case O15). What has no Latin form, such as Han, is left out.
pub fn to_ascii(text: &str) -> String {
    let plain: String = apart(text).chars().flat_map(ascii_letters).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text in narrow letters, each mark by itself.
fn apart(text: &str) -> String {
    nfd(&text.chars().map(narrow).collect::<String>())
}

/// The plain letters for one of a decomposed text.
fn ascii_letters(c: char) -> impl Iterator<Item = char> {
    let small = c.to_lowercase().next().unwrap_or(c);
    let (kept, letters) = match c {
        ' '..='~' => (Some(c), ""),
        '\u{2018}' | '\u{2019}' => (Some('\''), ""),
        '\u{2010}'..='\u{2015}' => (Some('-'), ""),
        _ if c.is_whitespace() => (Some(' '), ""),
        _ => (None, plain_letters(small)),
    };
    let is_capital = small != c;
    let cased = move |(nth, letter): (usize, char)| {
        if is_capital && nth == 0 { letter.to_ascii_uppercase() } else { letter }
    };
    kept.into_iter().chain(letters.chars().enumerate().map(cased))
}

/// Whether the character is Han.
pub const fn is_han(c: char) -> bool {
    matches!(c,
        '\u{3005}' | '\u{3007}'
        | '\u{3400}'..='\u{4DBF}'
        | '\u{4E00}'..='\u{9FFF}'
        | '\u{F900}'..='\u{FAFF}'
        | '\u{20000}'..='\u{323AF}')
}

/// Whether the text has a Han character.
pub fn has_han(text: &str) -> bool {
    text.chars().any(is_han)
}

/// What a small letter that does not decompose is written as; empty for all others.
const fn plain_letters(c: char) -> &'static str {
    match c {
        // đ has no decomposition (case O15).
        'đ' | 'ð' => "d",
        'ı' => "i",
        'ø' => "o",
        'ł' => "l",
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        'þ' => "th",
        _ => "",
    }
}

/// Characters that copying from chats and web pages leaves inside names.
/// Letters, digits and signs in full width, as Chinese keyboards type them, as plain ones.
pub fn narrow(c: char) -> char {
    match c {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        '\u{3000}' => ' ',
        _ => c,
    }
}

const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}' | '\u{FEFF}' | '\u{AD}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn o19_accents_case_and_composition_do_not_count() {
        let table = [
            ("Đỗ Văn Tường", "do van tuong"),
            ("ĐỖ  VĂN\u{a0}TƯỜNG ", "do van tuong"),
            ("D\u{323}o\u{302}\u{303}", "do"),
            ("Nguye\u{302}\u{303}n", "nguyen"),
            ("Hoà", "hoa"),
            ("Ｎｏ．１", "no.1"),
            ("许银川", "许银川"),
            ("İ ı Ł ß", "i i l ss"),
            ("\u{feff}Lê\u{200b}", "le"),
        ];
        for (name, folded) in table {
            assert_eq!(fold(name), folded, "{name}");
        }
    }

    #[test]
    fn o15_plain_letters_keep_their_size_and_lose_their_accents() {
        let table = [
            ("Nguyễn, Trần Đức", "Nguyen, Tran Duc"),
            ("Đỗ Văn Tường", "Do Van Tuong"),
            ("D\u{323}o\u{302}\u{303} \u{111}", "Do d"),
            ("Ærø Strauß Łódź", "Aero Strauss Lodz"),
            ("O’Neill–Ｂ", "O'Neill-B"),
            ("许银川", ""),
            ("Xu 许银川 Yinchuan\t\u{200b}", "Xu Yinchuan"),
        ];
        for (name, due) in table {
            assert_eq!(to_ascii(name), due, "{name}");
        }
    }

    #[test]
    fn a_name_is_kept_composed_and_otherwise_as_written() {
        assert_eq!(composed(" Nguye\u{302}\u{303}n\u{a0} Va\u{306}n  \u{200b}A "), "Nguyễn Văn A");
        assert_eq!(composed("许银川"), "许银川");
    }
}
