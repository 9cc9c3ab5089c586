//! How do the bytes of a file become lines?
use crate::exchange::text::{Encoding, decode_as};
use std::borrow::Cow;

/// How lines end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LineEnd {
    /// CR, as bbpPairings writes.
    Cr,
    /// LF.
    Lf,
    /// CR and LF: each line ends with CR, as TRF wants, and every editor shows lines.
    #[default]
    CrLf,
}

impl LineEnd {
    /// The letters.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Cr => "\r",
            Self::Lf => "\n",
            Self::CrLf => "\r\n",
        }
    }

    /// How the first line ends.
    fn of(bytes: &[u8]) -> Self {
        let mut from_end = bytes.iter().skip_while(|&&byte| byte != b'\r' && byte != b'\n');
        match (from_end.next(), from_end.next()) {
            (Some(b'\n'), _) => Self::Lf,
            (Some(_), Some(b'\n')) | (None, _) => Self::CrLf,
            (Some(_), _) => Self::Cr,
        }
    }
}

/// The bytes of a file, without a mark at the front.
pub(super) struct Intake<'a> {
    pub bytes: Cow<'a, [u8]>,
    /// UTF-8, or an old code page with one byte for a letter.
    pub encoding: Encoding,
    pub line_end: LineEnd,
}

impl<'a> Intake<'a> {
    pub(super) fn of(bytes: &'a [u8]) -> Self {
        let (bytes, encoding): (Cow<'a, [u8]>, Encoding) = match Encoding::guess(bytes) {
            wide @ (Encoding::Utf16Le | Encoding::Utf16Be) if has_wide_letters(bytes) => {
                (Cow::Owned(decode_as(bytes, wide).text.into_bytes()), Encoding::Utf8)
            }
            Encoding::Utf8 | Encoding::Utf16Le | Encoding::Utf16Be => {
                let plain = bytes.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(bytes);
                // What bears the mark of UTF-8 may still hold a broken letter.
                let encoding = match std::str::from_utf8(plain) {
                    Ok(_) => Encoding::Utf8,
                    Err(_) => Encoding::Windows1258,
                };
                (Cow::Borrowed(plain), encoding)
            }
            // The columns of a report are bytes, whatever letters they make.
            Encoding::Windows1258 | Encoding::Gb18030 => (Cow::Borrowed(bytes), Encoding::Windows1258),
        };
        let line_end = LineEnd::of(&bytes);
        Self { bytes, encoding, line_end }
    }

    /// The lines with their numbers from 1; CR, LF and both together end one.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, &[u8])> {
        (1..).zip(lines(&self.bytes))
    }
}

/// Whether two bytes make a letter: every plain one has a zero then. A zero here and there is damage.
fn has_wide_letters(bytes: &[u8]) -> bool {
    let n_zeros = bytes.iter().filter(|&&byte| byte == 0).count();
    bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]) || n_zeros >= bytes.len() / 3
}

/// The lines of a text; a last one without an end counts.
pub(super) fn lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    spans(bytes).map(|(from, to)| &bytes[from..to])
}

/// From where to where each line reaches, its end left out.
pub(super) fn spans(bytes: &[u8]) -> impl Iterator<Item = (usize, usize)> {
    let mut from = 0;
    std::iter::from_fn(move || {
        if from >= bytes.len() {
            return None;
        }
        let rest = &bytes[from..];
        let length = rest.iter().position(|&byte| byte == b'\r' || byte == b'\n').unwrap_or(rest.len());
        let span = (from, from + length);
        let end = &rest[length..];
        from += length + if end.starts_with(b"\r\n") { 2 } else { 1 };
        Some(span)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cr_lf_and_both_end_a_line() {
        for (text, end) in
            [("a\r\rb", LineEnd::Cr), ("a\n\nb\n", LineEnd::Lf), ("a\r\n\r\nb\r\n", LineEnd::CrLf)]
        {
            let intake = Intake::of(text.as_bytes());
            let lines: Vec<_> = intake.lines().collect();
            assert_eq!(lines, [(1, &b"a"[..]), (2, b""), (3, b"b")], "{text:?}");
            assert_eq!(intake.line_end, end, "{text:?}");
        }
        assert_eq!(Intake::of(b"").lines().count(), 0);
    }

    #[test]
    fn marks_and_wide_letters_are_taken_off() {
        let wide: Vec<u8> = "\u{FEFF}012 Đ".encode_utf16().flat_map(u16::to_le_bytes).collect();
        for bytes in ["\u{FEFF}012 Đ".as_bytes(), &wide] {
            let intake = Intake::of(bytes);
            assert_eq!((&*intake.bytes, intake.encoding), ("012 Đ".as_bytes(), Encoding::Utf8));
        }
        assert_eq!(Intake::of(b"012 \xD0").encoding, Encoding::Windows1258);
    }
}
