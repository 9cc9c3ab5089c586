//! Which people does a pasted list name (case O16)?
//!
//! Text from Zalo, Excel or a file becomes a [`RosterDraft`]: what was guessed (delimiter, header,
//! columns) is shown and can be changed, every fault of every row is listed with its place, and
//! nobody is on the list of players until the whole draft is taken.
mod cell;
mod columns;
mod headings;
mod likeness;
mod lists;
mod row;
mod spaces;
mod split;
#[cfg(test)]
mod tests;

pub use cell::{birth, rating};
pub use columns::Column;
pub use likeness::{Kinship, Likeness, Of, is_same};
pub use lists::{ratings, ratings_line, titles};
pub use row::{DraftRow, RowFault};
pub use split::Delimiter;

use crate::tournament::Entry;
use split::Line;

/// The longest text that is read, in bytes.
pub const MAX_TEXT: usize = 1 << 20;
/// The most rows that are read.
pub const MAX_ROWS: usize = 5_000;
/// The most columns that are read.
pub const MAX_COLUMNS: usize = 64;

/// A pasted list, as far as it is understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterDraft {
    /// What stands between two cells.
    pub delimiter: Delimiter,
    /// What each column means.
    pub columns: Vec<Column>,
    /// The line of the header, counted from 1; what stands above it is left out.
    pub header: Option<usize>,
    /// The people, in order.
    pub rows: Vec<DraftRow>,
    /// Of which list each column is, where there may be several (ratings, titles).
    pub lists: Vec<String>,
    /// The cells of the header.
    headings: Vec<String>,
    text: String,
    this_year: u16,
}

/// Why a text is not read at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RosterFault {
    /// It is longer than [`MAX_TEXT`] bytes.
    TextTooLong,
    /// It has more than [`MAX_ROWS`] rows.
    TooManyRows,
    /// A row has more than [`MAX_COLUMNS`] cells.
    TooManyColumns {
        /// The line of the row, counted from 1.
        line: usize,
    },
}

/// What a pasted text says; `this_year` is the last year in which somebody can have been born.
///
/// # Errors
/// If the text is longer than any list of people. Faults of single rows stand in the rows.
pub fn parse(text: &str, this_year: u16) -> Result<RosterDraft, RosterFault> {
    if text.len() > MAX_TEXT {
        return Err(RosterFault::TextTooLong);
    }
    let text = split::tidy(text);
    read(text.clone(), Delimiter::guess(&text), None, this_year)
}

impl RosterDraft {
    /// The same text with something else between the cells; header and columns are guessed anew.
    ///
    /// # Errors
    /// If that makes too many rows or columns.
    pub fn with_delimiter(&self, delimiter: Delimiter) -> Result<Self, RosterFault> {
        read(self.text.clone(), delimiter, None, self.this_year)
    }

    /// The same text with other meanings of the columns.
    #[must_use]
    pub fn with_columns(&self, columns: Vec<Column>) -> Self {
        let lists = columns::lists(&columns, &self.headings);
        let rows = self.rows.iter().map(|row| row.read_as(&columns, &lists, self.this_year)).collect();
        Self { columns, lists, rows, ..self.clone() }
    }

    /// The same text with every line a person, the first one too.
    ///
    /// # Errors
    /// Never where the text could be read before.
    pub fn without_header(&self) -> Result<Self, RosterFault> {
        read(self.text.clone(), self.delimiter, Some(self.columns.clone()), self.this_year)
    }

    /// Every fault, with the line of its row.
    pub fn faults(&self) -> impl Iterator<Item = (usize, &RowFault)> + '_ {
        self.rows.iter().flat_map(|row| row.faults.iter().map(move |fault| (row.line, fault)))
    }

    /// The people of the rows that are chosen, by their place in `rows`.
    ///
    /// # Errors
    /// All faults of the chosen rows; then nobody comes onto the list.
    pub fn entries(&self, chosen: &[usize]) -> Result<Vec<Entry>, Vec<(usize, RowFault)>> {
        let rows: Vec<&DraftRow> = chosen.iter().filter_map(|&at| self.rows.get(at)).collect();
        let faults: Vec<(usize, RowFault)> =
            rows.iter().flat_map(|row| row.faults.iter().map(|fault| (row.line, fault.clone()))).collect();
        if faults.is_empty() {
            Ok(rows.into_iter().map(|row| row.entry.clone()).collect())
        } else {
            Err(faults)
        }
    }
}

/// Reads tidied text. With `columns` given, no header is looked for.
fn read(
    text: String,
    delimiter: Delimiter,
    columns: Option<Vec<Column>>,
    this_year: u16,
) -> Result<RosterDraft, RosterFault> {
    let lines = delimiter.split(&text);
    if lines.len() > MAX_ROWS {
        return Err(RosterFault::TooManyRows);
    }
    if let Some(line) = lines.iter().find(|line| line.cells.len() > MAX_COLUMNS) {
        return Err(RosterFault::TooManyColumns { line: line.no });
    }
    let found = if columns.is_some() { None } else { columns::header(&lines) };
    let (header, headings, body): (Option<usize>, Vec<String>, &[Line]) = match &found {
        Some((at, _)) => (Some(lines[*at].no), lines[*at].cells.clone(), &lines[at + 1..]),
        None => (None, Vec::new(), &lines),
    };
    let columns =
        columns.or(found.map(|(_, columns)| columns)).unwrap_or_else(|| columns::guess(body, this_year));
    let lists = columns::lists(&columns, &headings);
    let rows = body.iter().map(|line| DraftRow::new(line, &columns, &lists, this_year)).collect();
    Ok(RosterDraft { delimiter, columns, header, rows, lists, headings, text, this_year })
}
