//! What does a row say of a person, and what is wrong with it?
use super::columns::Column;
use super::split::Line;
use crate::names::{composed, has_han};
use crate::tournament::Entry;

/// The longest cell that is kept, in bytes.
const MAX_CELL: usize = 400;
const FIRST_BIRTH_YEAR: u16 = 1900;
const MAX_RATING: u16 = 4_000;

/// A row of a pasted list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftRow {
    /// The line of the text where it begins, counted from 1.
    pub line: usize,
    /// The cells as they stand there.
    pub cells: Vec<String>,
    /// The person, as far as the row can be understood.
    pub entry: Entry,
    /// Everything that is wrong.
    pub faults: Vec<RowFault>,
    is_unclosed: bool,
}

/// What is wrong with a row.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RowFault {
    /// There is no name.
    NoName,
    /// This cell is longer than a name.
    TooLong(Column),
    /// This is no year in which a player can have been born.
    BirthYear(String),
    /// This is no rating.
    Rating(String),
    /// A quote is opened and never closed.
    UnclosedQuote,
}

impl DraftRow {
    /// A row, read with these columns.
    pub fn new(line: &Line, columns: &[Column], this_year: u16) -> Self {
        let (entry, mut faults) = read(&line.cells, columns, this_year);
        if line.is_unclosed {
            faults.push(RowFault::UnclosedQuote);
        }
        Self { line: line.no, cells: line.cells.clone(), entry, faults, is_unclosed: line.is_unclosed }
    }

    /// The same row, read with other columns.
    pub fn read_as(&self, columns: &[Column], this_year: u16) -> Self {
        let line = Line { no: self.line, cells: self.cells.clone(), is_unclosed: self.is_unclosed };
        Self::new(&line, columns, this_year)
    }
}

fn read(cells: &[String], columns: &[Column], this_year: u16) -> (Entry, Vec<RowFault>) {
    let (mut entry, mut faults) = (Entry::default(), Vec::new());
    let (mut surname, mut given) = (String::new(), String::new());
    for (cell, &column) in cells.iter().zip(columns).filter(|(cell, _)| !cell.is_empty()) {
        if cell.len() > MAX_CELL && column != Column::Ignored {
            faults.push(RowFault::TooLong(column));
            continue;
        }
        match column {
            Column::Name => entry.name = without_numbering(cell),
            Column::Surname => surname = without_numbering(cell),
            Column::GivenName => given.clone_from(cell),
            Column::Club => entry.club.clone_from(cell),
            Column::Federation => entry.federation.clone_from(cell),
            Column::Title => entry.title.clone_from(cell),
            Column::Rating => match rating(cell) {
                Some(rating) => entry.rating = Some(rating).filter(|&rating| rating > 0),
                None => faults.push(RowFault::Rating(cell.clone())),
            },
            Column::BirthYear => match birth_year(cell, this_year) {
                Some(year) => entry.birth_year = Some(year),
                None => faults.push(RowFault::BirthYear(cell.clone())),
            },
            Column::Ignored => {}
        }
    }
    if entry.name.is_empty() {
        let between = if has_han(&surname) { "" } else { " " };
        entry.name = composed(&format!("{surname}{between}{given}"));
    }
    if entry.name.is_empty() && !faults.contains(&RowFault::TooLong(Column::Name)) {
        faults.push(RowFault::NoName);
    }
    (entry, faults)
}

/// The name without `1.`, `1)`, `(1)`, `1 -`, `1、`, `1:` or a bullet before it.
fn without_numbering(cell: &str) -> String {
    let cell = cell.trim_start_matches(['-', '–', '•', '*', '+', '·', ' ']);
    let rest = cell.trim_start_matches('(').trim_start_matches(|c: char| c.is_ascii_digit());
    let n_digits = cell.len() - rest.len();
    let name = if n_digits > 0 {
        rest.trim_start_matches(['.', ')', '-', '–', ':', '/', '、', '．', ' '])
    } else {
        cell
    };
    name.trim().to_owned()
}

/// A whole number, also as spreadsheets write it (`1990.0`).
pub fn number(cell: &str) -> Option<u32> {
    let digits = cell.strip_suffix(".0").unwrap_or(cell);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { digits.parse().ok() } else { None }
}

/// A rating; people without one have 0, a dash or nothing.
fn rating(cell: &str) -> Option<u16> {
    if ["-", "–", "—"].contains(&cell) {
        return Some(0);
    }
    number(cell).and_then(|rating| u16::try_from(rating).ok()).filter(|&rating| rating <= MAX_RATING)
}

/// The year of `1990`, `1990.0`, `31/12/1990`, `1990-12-31` or `1990年12月31日`.
pub fn birth_year(cell: &str, this_year: u16) -> Option<u16> {
    let is_date = cell.chars().all(|c| c.is_ascii_digit() || "/-.年月日 ".contains(c));
    let mut years = cell.split(|c: char| !c.is_ascii_digit()).filter(|part| part.len() == 4);
    let year: u16 = years.next()?.parse().ok()?;
    let is_one = is_date && years.next().is_none();
    (is_one && (FIRST_BIRTH_YEAR..=this_year).contains(&year)).then_some(year)
}
