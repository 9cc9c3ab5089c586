//! In which encoding is a text file? Guessed, shown, and changeable by the person (case O16).
use crate::names::nfc;

/// How bytes stand for letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Encoding {
    /// UTF-8, with or without a mark.
    Utf8,
    /// UTF-16, the lesser byte first ("Unicode Text" of Excel).
    Utf16Le,
    /// UTF-16, the greater byte first.
    Utf16Be,
    /// Windows code page 1258: Vietnamese with tones as letters of their own.
    Windows1258,
    /// GB 18030 with GBK and GB 2312, as Chinese Windows writes. Its tables are larger than this program and
    /// every browser has them (Encoding Standard, §10.2), so the shell reads it; here it is known, not read.
    Gb18030,
}

/// A text and how it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The text, composed (NFC), without a mark at the front.
    pub text: String,
    /// As which encoding it was read.
    pub encoding: Encoding,
    /// How many places could not be read; each stands as U+FFFD in the text.
    pub n_unreadable: usize,
}

impl Encoding {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Utf8, Self::Utf16Le, Self::Utf16Be, Self::Windows1258, Self::Gb18030];

    /// The encoding that the bytes look like.
    pub fn guess(bytes: &[u8]) -> Self {
        match bytes {
            [0xEF, 0xBB, 0xBF, ..] => return Self::Utf8,
            [0xFF, 0xFE, ..] => return Self::Utf16Le,
            [0xFE, 0xFF, ..] => return Self::Utf16Be,
            _ => {}
        }
        // Spaces and line ends of UTF-16 have a zero beside them; no other text has zeros.
        let zeros = |parity: usize| bytes.iter().skip(parity).step_by(2).filter(|&&byte| byte == 0).count();
        let (even, odd) = (zeros(0), zeros(1));
        if even + odd > 0 && bytes.len().is_multiple_of(2) {
            if odd >= even { Self::Utf16Le } else { Self::Utf16Be }
        } else if std::str::from_utf8(bytes).is_ok() {
            Self::Utf8
        } else if is_chinese(bytes) {
            Self::Gb18030
        } else {
            Self::Windows1258
        }
    }
}

/// Whether the bytes beyond ASCII look like Han letters of two bytes. Those stand in runs of even length between
/// signs and spaces; a Vietnamese letter beyond ASCII mostly has one of ASCII beside it.
fn is_chinese(bytes: &[u8]) -> bool {
    let (mut n_han, mut n_other) = (0_usize, 0_usize);
    let mut before = b' ';
    for run in bytes.chunk_by(|a, b| a.is_ascii() == b.is_ascii()) {
        if !run[0].is_ascii() {
            let is_han = run.len().is_multiple_of(2) && !before.is_ascii_alphabetic();
            *(if is_han { &mut n_han } else { &mut n_other }) += 1;
        }
        before = run[run.len() - 1];
    }
    n_han > 2 * n_other
}

/// The text of a file, as whatever encoding its bytes look like.
pub fn decode(bytes: &[u8]) -> Decoded {
    decode_as(bytes, Encoding::guess(bytes))
}

/// The text of a file, read as this encoding.
pub fn decode_as(bytes: &[u8], encoding: Encoding) -> Decoded {
    let read = match encoding {
        Encoding::Utf8 => String::from_utf8_lossy(bytes).into_owned(),
        Encoding::Utf16Le => utf16(bytes, u16::from_le_bytes),
        Encoding::Utf16Be => utf16(bytes, u16::from_be_bytes),
        Encoding::Windows1258 => bytes.iter().map(|&byte| letter_of_1258(byte)).collect(),
        // Whoever has no browser sees that it is not read.
        Encoding::Gb18030 => {
            let letter =
                |&byte: &u8| if byte.is_ascii() { char::from(byte) } else { char::REPLACEMENT_CHARACTER };
            bytes.iter().map(letter).collect()
        }
    };
    Decoded::of(&read, encoding)
}

impl Decoded {
    /// What somebody has read as this encoding.
    pub fn of(read: &str, encoding: Encoding) -> Self {
        let text = nfc(read.strip_prefix('\u{FEFF}').unwrap_or(read));
        let n_unreadable = text.matches(char::REPLACEMENT_CHARACTER).count();
        Self { text, encoding, n_unreadable }
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let pairs = bytes.chunks(2).map(|pair| match pair {
        &[first, second] => unit([first, second]),
        _ => 0xFFFD,
    });
    char::decode_utf16(pairs).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

/// Code page 1258: Latin-1 but for these.
fn letter_of_1258(byte: u8) -> char {
    const FROM_80: [char; 32] = [
        '€', '\u{FFFD}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', '\u{FFFD}', '‹', 'Œ', '\u{FFFD}',
        '\u{FFFD}', '\u{FFFD}', '\u{FFFD}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', '\u{FFFD}', '›',
        'œ', '\u{FFFD}', '\u{FFFD}', 'Ÿ',
    ];
    match byte {
        0x80..=0x9F => FROM_80[usize::from(byte - 0x80)],
        0xC3 => 'Ă',
        0xCC => '\u{300}',
        0xD0 => 'Đ',
        0xD2 => '\u{309}',
        0xD5 => 'Ơ',
        0xDD => 'Ư',
        0xDE => '\u{303}',
        0xE3 => 'ă',
        0xEC => '\u{301}',
        0xF0 => 'đ',
        0xF2 => '\u{323}',
        0xF5 => 'ơ',
        0xFD => 'ư',
        0xFE => '₫',
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names::nfd;

    const DUE: &str = "Nguyễn Văn Đức\r\n许银川";

    fn utf16_of(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(bytes).collect()
    }

    #[test]
    fn o16_four_encodings_give_the_same_composed_text() {
        let decomposed = nfd(DUE);
        let marked = format!("\u{FEFF}{DUE}");
        let table = [
            (DUE.as_bytes().to_vec(), Encoding::Utf8),
            (decomposed.into_bytes(), Encoding::Utf8),
            (marked.as_bytes().to_vec(), Encoding::Utf8),
            (utf16_of(&marked, u16::to_le_bytes), Encoding::Utf16Le),
            (utf16_of(&marked, u16::to_be_bytes), Encoding::Utf16Be),
            (utf16_of(DUE, u16::to_le_bytes), Encoding::Utf16Le),
            (utf16_of(DUE, u16::to_be_bytes), Encoding::Utf16Be),
        ];
        for (bytes, encoding) in table {
            let due = Decoded { text: DUE.to_owned(), encoding, n_unreadable: 0 };
            assert_eq!(decode(&bytes), due, "{bytes:x?}");
        }
    }

    #[test]
    fn o16_code_page_1258_has_its_tones_composed() {
        let decoded = decode(b"Nguy\xea\xden V\xe3n \xd0\xfd\xecc");
        let due =
            Decoded {
                text: "Nguyễn Văn Đức".to_owned(), encoding: Encoding::Windows1258, n_unreadable: 0
            };
        assert_eq!(decoded, due);
    }

    #[test]
    fn o16_chinese_and_vietnamese_bytes_are_told_apart() {
        // 许银川, 广东; 王天一, 北京; with a header of 姓名, 单位.
        let chinese = b"\xd0\xd5\xc3\xfb,\xb5\xa5\xce\xbb\n\xd0\xed\xd2\xf8\xb4\xa8,\xb9\xe3\xb6\xab\n\xcd\xf5\xcc\xec\xd2\xbb 1989,\xb1\xb1\xbe\xa9\n";
        let vietnamese: [&[u8]; 4] = [
            b"Nguy\xea\xden V\xe3n \xd0\xfd\xecc",
            b"H\xf4\xd2 L\xea Ho\xe0ng\n\xd0\xf4\xde \xc1nh",
            b"\xd0\xf4\xde \xdd\n",
            b"STT;Ho\xf2 t\xean\n1;\xd0\xe0o",
        ];
        assert_eq!(Encoding::guess(chinese), Encoding::Gb18030);
        for bytes in vietnamese {
            assert_eq!(Encoding::guess(bytes), Encoding::Windows1258, "{bytes:x?}");
        }
        let unread = decode(chinese);
        assert_eq!((unread.encoding, unread.n_unreadable), (Encoding::Gb18030, 28));
        let read = Decoded::of("\u{FEFF}许银川,e\u{301}", Encoding::Gb18030);
        assert_eq!((&*read.text, read.n_unreadable), ("许银川,é", 0));
    }

    #[test]
    fn what_cannot_be_read_is_counted() {
        let decoded = decode_as(b"L\xEA \xD0\xFD\xECc", Encoding::Utf8);
        assert_eq!(decoded.n_unreadable, 4, "{decoded:?}");
        assert_eq!(decode_as(b"a", Encoding::Utf16Le).n_unreadable, 1);
        assert_eq!(decode(b"").text, "");
    }
}
