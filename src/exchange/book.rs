//! What is in the file of a spreadsheet, and what is asked of the program that reads and writes it?
//!
//! Such files need large libraries, so the app does not hold them: `src/bin/office.rs` is a program of its own,
//! and the two talk by [`Ask`] and [`Answer`], as bytes. Here is only what both have to know.
use serde::{Deserialize, Serialize};

/// The largest file that is opened, in bytes.
pub const MAX_BYTES: usize = 10 << 20;
/// The most rows of a sheet that are read: as many as of a pasted list.
pub const MAX_ROWS: usize = super::roster::MAX_ROWS;
/// The most columns of a sheet that are read: as many as of a pasted list.
pub const MAX_COLUMNS: usize = super::roster::MAX_COLUMNS;
/// The most sheets that are read; later ones are not looked at.
pub const MAX_SHEETS: usize = 64;
/// The most bytes of text that are read from all sheets of a file together.
pub const MAX_TEXT: usize = 16 << 20;

/// Rows of cells as text, and what they are called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// On the tab under the sheet.
    pub name: String,
    /// The first row is the head of the table.
    pub rows: Vec<Vec<String>>,
}

/// A sheet of a file: its rows, or why they are not read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadSheet {
    /// On the tab under the sheet.
    pub name: String,
    /// Cells as people see them; a day is dd/mm/yyyy. Rows and cells without content at the end are none.
    pub rows: Result<Vec<Vec<String>>, BookFault>,
}

/// What the app asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// What is in these bytes?
    Read(Vec<u8>),
    /// What are the bytes of these sheets?
    Write(Vec<Sheet>),
}

/// What is answered: to each question its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// To [`Ask::Read`]: the sheets in their order.
    Read(Result<Vec<ReadSheet>, BookFault>),
    /// To [`Ask::Write`]: the bytes of the file.
    Written(Result<Vec<u8>, BookFault>),
}

/// Why a file or a sheet is not read, or not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum BookFault {
    /// More than [`MAX_BYTES`], or more than [`MAX_TEXT`] once it is unpacked.
    TooLarge,
    /// More than [`MAX_ROWS`].
    TooManyRows,
    /// More than [`MAX_COLUMNS`].
    TooManyColumns,
    /// A file that opens with a password, or a damaged one of before 2007: they look alike.
    Locked,
    /// It is no spreadsheet, or it is damaged.
    Unreadable,
    /// The program did not come, or broke down over the file.
    NoAnswer,
}

/// What the first bytes of a file say of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A spreadsheet of today's.
    Book,
    /// A spreadsheet of before 2007, or one with a password.
    OldBook,
    /// Anything else is taken for text.
    Text,
}

impl FileKind {
    /// By the bytes, whatever the file is called.
    pub fn of(bytes: &[u8]) -> Self {
        if bytes.starts_with(b"PK\x03\x04") {
            Self::Book
        } else if bytes.starts_with(&[0xD0, 0xCF, 0x11, 0xE0]) {
            Self::OldBook
        } else {
            Self::Text
        }
    }
}

/// A question or an answer as bytes.
#[expect(clippy::expect_used, reason = "writing to memory cannot fail: every list knows its length")]
pub fn to_bytes(message: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(message).expect("a message can always be written")
}

/// The question or answer in the bytes.
pub fn from_bytes<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

/// The rows as a pasted list would have them: tabs between cells, one line a row. What stood in row 7 stands in
/// line 7, so a line end within a cell becomes a space.
pub fn as_pasted(rows: &[Vec<String>]) -> String {
    let cell = |cell: &String| {
        let plain = cell.replace(['\n', '\r', '\t'], " ");
        if plain.trim_start().starts_with('"') {
            format!("\"{}\"", plain.replace('"', "\"\""))
        } else {
            plain
        }
    };
    let line = |row: &Vec<String>| row.iter().map(cell).collect::<Vec<_>>().join("\t");
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_is_read_as_a_pasted_list_row_by_row() {
        let rows = [
            ["Họ tên", "Đơn vị"],
            ["Lê \"Ba\"", "Hà Nội,\nCầu Giấy"],
            ["\"Võ\" Tư", ""],
            ["", ""],
            ["An", "Huế"],
        ];
        let rows: Vec<Vec<String>> = rows.iter().map(|row| row.map(str::to_owned).to_vec()).collect();
        let draft = crate::exchange::roster::parse(&as_pasted(&rows), 2026).expect("short");
        let people: Vec<(usize, &str, &str)> =
            draft.rows.iter().map(|row| (row.line, &*row.entry.name, &*row.entry.club)).collect();
        assert_eq!(people, [(2, "Lê \"Ba\"", "Hà Nội, Cầu Giấy"), (3, "\"Võ\" Tư", ""), (5, "An", "Huế")]);
    }

    #[test]
    fn a_file_is_known_by_its_first_bytes() {
        for (bytes, kind) in [
            (&b"PK\x03\x04..."[..], FileKind::Book),
            (&[0xD0, 0xCF, 0x11, 0xE0, 0xA1], FileKind::OldBook),
            ("Trần An".as_bytes(), FileKind::Text),
            (&[], FileKind::Text),
        ] {
            assert_eq!(FileKind::of(bytes), kind, "{bytes:x?}");
        }
    }

    #[test]
    fn questions_and_answers_are_read_as_they_were_written() {
        let sheet =
            Sheet { name: "A".to_owned(), rows: vec![vec!["许银川".to_owned(), String::new()], vec![]] };
        for ask in [Ask::Read(vec![1, 2]), Ask::Write(vec![sheet])] {
            assert_eq!(from_bytes(&to_bytes(&ask)), Some(ask));
        }
        assert_eq!(from_bytes::<Answer>(&[9, 9]), None);
    }
}
