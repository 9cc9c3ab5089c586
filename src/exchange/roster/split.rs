//! Where does a pasted text fall apart into rows and cells?
use super::spaces;
use crate::exchange::csv::unguarded;
use crate::names::{composed, nfc};

/// What stands between two cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Delimiter {
    /// Nothing: one name a line.
    Line,
    /// A tab, as spreadsheets copy.
    Tab,
    /// A semicolon, as spreadsheets write under a Vietnamese Windows; the wide one of Chinese is the same.
    Semicolon,
    /// A comma; `，` and `、` of Chinese are the same.
    Comma,
    /// A dash between spaces, as people write in a chat: `Trần Anh - Hà Nội`.
    Dash,
    /// Spaces: see [`spaces`].
    Spaces,
}

/// A row before it is understood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The line of the text where it begins, counted from 1.
    pub no: usize,
    /// The cells, composed, without spaces around.
    pub cells: Vec<String>,
    /// Whether a quoted cell is never closed.
    pub is_unclosed: bool,
}

/// The text composed, with one kind of line end and no mark at the front.
pub fn tidy(text: &str) -> String {
    let composed: String = nfc(text).chars().filter(|&c| c != '\u{FEFF}').collect();
    composed.replace("\r\n", "\n").replace('\r', "\n")
}

impl Delimiter {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 6] =
        [Self::Line, Self::Tab, Self::Semicolon, Self::Comma, Self::Dash, Self::Spaces];

    /// What most lines of the text have; a name alone has none.
    pub fn guess(text: &str) -> Self {
        let candidates = [Self::Tab, Self::Semicolon, Self::Comma, Self::Dash, Self::Spaces];
        candidates.into_iter().find(|candidate| candidate.is_in_most_lines(text)).unwrap_or(Self::Line)
    }

    fn is_in_most_lines(self, text: &str) -> bool {
        // Cells that are empty count here: a spreadsheet writes `Phạm Dũng;;` where it knows the name alone.
        let mut rows = self.cut(text);
        rows.retain(|row| row.cells.iter().any(|cell| !cell.trim().is_empty()));
        let n_telling = |cells: &[String]| match self {
            Self::Spaces => spaces::n_telling(cells),
            Self::Line | Self::Tab | Self::Semicolon | Self::Comma | Self::Dash => cells.len(),
        };
        let n_split = rows.iter().filter(|row| n_telling(&row.cells) > 1).count();
        n_split * 2 > rows.len()
    }

    /// The rows of a tidied text that have a cell with something in it.
    pub fn split(self, text: &str) -> Vec<Line> {
        let mut rows = self.cut(text);
        if self == Self::Spaces {
            spaces::align(rows.iter_mut().map(|row| &mut row.cells));
        }
        let rows = rows.into_iter();
        rows.map(|row| Line { cells: tidy_cells(&row.cells), ..row })
            .filter(|row| !row.cells.is_empty())
            .collect()
    }

    /// All rows, with their cells as they stand in the text.
    fn cut(self, text: &str) -> Vec<Line> {
        match self {
            Self::Line => lines(text, |line| vec![line.to_owned()]),
            Self::Dash => {
                lines(text, |line| line.replace(" – ", " - ").split(" - ").map(str::to_owned).collect())
            }
            Self::Spaces => lines(text, spaces::cells),
            Self::Tab => quoted(text, &['\t']),
            Self::Semicolon => quoted(text, &[';', '；']),
            Self::Comma => quoted(text, &[',', '，', '、']),
        }
    }
}

/// Composed cells; empty ones at the end are none.
fn tidy_cells(cells: &[String]) -> Vec<String> {
    let mut cells: Vec<String> = cells.iter().map(|cell| composed(unguarded(cell.trim()))).collect();
    while cells.last().is_some_and(String::is_empty) {
        cells.pop();
    }
    cells
}

fn lines(text: &str, cells: impl Fn(&str) -> Vec<String>) -> Vec<Line> {
    text.lines().zip(1..).map(|(line, no)| Line { no, cells: cells(line), is_unclosed: false }).collect()
}

/// Cells that may stand in quotes, with delimiters, line ends and doubled quotes inside (RFC 4180).
fn quoted(text: &str, delimiters: &[char]) -> Vec<Line> {
    let mut rows = Vec::new();
    let (mut row, mut cell, mut line) = (Line { no: 1, ..Line::default() }, String::new(), 1);
    let mut in_quotes = false;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        line += usize::from(letter == '\n');
        match letter {
            '"' if in_quotes && letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            '"' if in_quotes => in_quotes = false,
            // A quote inside a name (Lê "Ba" Đức) is a letter like any other.
            '"' if cell.trim().is_empty() => in_quotes = true,
            '\n' if !in_quotes => {
                row.cells.push(std::mem::take(&mut cell));
                rows.push(std::mem::replace(&mut row, Line { no: line, ..Line::default() }));
            }
            letter if delimiters.contains(&letter) && !in_quotes => row.cells.push(std::mem::take(&mut cell)),
            letter => cell.push(letter),
        }
    }
    row.cells.push(cell);
    row.is_unclosed = in_quotes;
    rows.push(row);
    rows
}
