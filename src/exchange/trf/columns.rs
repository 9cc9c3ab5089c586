//! Which letters stand in which columns of a line?
use crate::exchange::text::{Encoding, decode_as};

/// What a column is. Programs differ in it as soon as a name has an accent (case O15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Counting {
    /// One letter; in plain text the same as a byte.
    #[default]
    Characters,
    /// One byte, of which đ has two and 银 three.
    Bytes,
}

/// A line whose columns, from 1, can be asked for. Beyond its end all is blank.
pub(super) struct Row<'a> {
    /// Its number in the file, from 1.
    pub no: usize,
    bytes: &'a [u8],
    /// Where each column begins; `None` if each is a byte.
    starts: Option<Vec<usize>>,
    encoding: Encoding,
}

impl<'a> Row<'a> {
    pub(super) fn new(no: usize, bytes: &'a [u8], counting: Counting, encoding: Encoding) -> Self {
        let starts = match (counting, std::str::from_utf8(bytes)) {
            (Counting::Characters, Ok(text)) if !bytes.is_ascii() && encoding == Encoding::Utf8 => {
                Some(text.char_indices().map(|(at, _)| at).collect())
            }
            (Counting::Characters | Counting::Bytes, _) => None,
        };
        Self { no, bytes, starts, encoding }
    }

    /// The last column in which something stands.
    pub(super) fn n_columns(&self) -> usize {
        self.starts.as_ref().map_or(self.bytes.len(), Vec::len)
    }

    /// What stands from the first column to the last, both included.
    pub(super) fn bytes(&self, first: usize, last: usize) -> &'a [u8] {
        &self.bytes[self.start(first)..self.start(last + 1)]
    }

    /// The same without the blanks around it.
    pub(super) fn trimmed(&self, first: usize, last: usize) -> &'a [u8] {
        self.bytes(first, last).trim_ascii()
    }

    /// The same as a text.
    pub(super) fn text(&self, first: usize, last: usize) -> String {
        self.decoded(self.bytes(first, last)).trim().to_owned()
    }

    /// All from a column on, blanks at the end left out.
    pub(super) fn rest(&self, first: usize) -> String {
        self.decoded(&self.bytes[self.start(first)..]).trim_end().to_owned()
    }

    /// The whole line as it is.
    pub(super) fn whole(&self) -> String {
        self.decoded(self.bytes)
    }

    /// The byte in a column: a blank beyond the end, 0 for a letter that is no plain one.
    pub(super) fn letter(&self, column: usize) -> u8 {
        match self.bytes(column, column) {
            [] => b' ',
            &[byte] if byte.is_ascii() => byte,
            _ => 0,
        }
    }

    /// The words from a column on, each with the column in which it begins.
    pub(super) fn words(&self, first: usize) -> Vec<(usize, &'a [u8])> {
        let (mut words, mut column) = (Vec::new(), first);
        while column <= self.n_columns() {
            if self.letter(column) == b' ' || self.letter(column) == b'\t' {
                column += 1;
                continue;
            }
            let is_blank = |&at: &usize| self.letter(at) == b' ' || self.letter(at) == b'\t';
            let end = (column..=self.n_columns()).find(is_blank).unwrap_or(self.n_columns() + 1);
            words.push((column, self.bytes(column, end - 1)));
            column = end;
        }
        words
    }

    fn start(&self, column: usize) -> usize {
        match &self.starts {
            None => (column - 1).min(self.bytes.len()),
            Some(starts) => starts.get(column - 1).copied().unwrap_or(self.bytes.len()),
        }
    }

    /// Names are composed later, by whoever compares them: what is kept is kept as it is.
    fn decoded(&self, bytes: &[u8]) -> String {
        match (self.encoding, std::str::from_utf8(bytes)) {
            (Encoding::Utf8, Ok(text)) => text.to_owned(),
            (Encoding::Utf8 | Encoding::Utf16Le | Encoding::Utf16Be, _) => {
                String::from_utf8_lossy(bytes).into_owned()
            }
            (Encoding::Windows1258 | Encoding::Gb18030, _) => decode_as(bytes, Encoding::Windows1258).text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(text: &str, counting: Counting) -> Row<'_> {
        Row::new(1, text.as_bytes(), counting, Encoding::Utf8)
    }

    #[test]
    fn o15_a_column_is_a_letter_or_a_byte() {
        let text = "Đỗ 12";
        assert_eq!(row(text, Counting::Characters).text(4, 5), "12");
        assert_eq!(row(text, Counting::Bytes).text(7, 8), "12");
        assert_eq!(row(text, Counting::Bytes).text(1, 5), "Đỗ");
        assert_eq!(row(text, Counting::Bytes).letter(1), 0);
        assert_eq!(row(text, Counting::Characters).letter(9), b' ');
    }

    #[test]
    fn words_know_their_columns() {
        let row = row("260 001  12 ĐỗX  7", Counting::Characters);
        let due: [(usize, &[u8]); 4] = [(5, b"001"), (10, b"12"), (13, "ĐỗX".as_bytes()), (18, b"7")];
        assert_eq!(row.words(4), due);
        assert!(row.words(99).is_empty());
    }
}
