//! What does a row say of a person, and what is wrong with it?
use super::cell::{birth, name, rating, sex};
use super::columns::Column;
use super::split::Line;
use crate::names::{composed, has_han};
use crate::tournament::{Entry, Rating, Title};

/// The longest cell that is kept, in bytes.
const MAX_CELL: usize = 400;

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
    /// This is neither woman nor man.
    Sex(String),
    /// This is no day or year on which a player can have been born.
    Birth(String),
    /// This is no rating.
    Rating(String),
    /// A quote is opened and never closed.
    UnclosedQuote,
}

impl DraftRow {
    /// A row, read with these columns, each of its list.
    pub fn new(line: &Line, columns: &[Column], lists: &[String], this_year: u16) -> Self {
        let (entry, mut faults) = read(&line.cells, columns, lists, this_year);
        if line.is_unclosed {
            faults.push(RowFault::UnclosedQuote);
        }
        Self { line: line.no, cells: line.cells.clone(), entry, faults, is_unclosed: line.is_unclosed }
    }

    /// The same row, read with other columns.
    pub fn read_as(&self, columns: &[Column], lists: &[String], this_year: u16) -> Self {
        let line = Line { no: self.line, cells: self.cells.clone(), is_unclosed: self.is_unclosed };
        Self::new(&line, columns, lists, this_year)
    }
}

/// What the cells say, each under its column.
fn read(cells: &[String], columns: &[Column], lists: &[String], this_year: u16) -> (Entry, Vec<RowFault>) {
    let (mut entry, mut halves, mut faults) = (Entry::default(), Halves::default(), Vec::new());
    let columns = columns.iter().copied().zip(lists);
    for (cell, (column, list)) in cells.iter().zip(columns).filter(|(cell, _)| !cell.is_empty()) {
        if cell.len() > MAX_CELL && column != Column::Ignored {
            faults.push(RowFault::TooLong(column));
        } else if let Err(fault) = put(&mut entry, &mut halves, cell, (column, list), this_year) {
            faults.push(fault);
        }
    }
    if entry.name.is_empty() {
        entry.name = halves.name();
    }
    if entry.name.is_empty() && !faults.contains(&RowFault::TooLong(Column::Name)) {
        faults.push(RowFault::NoName);
    }
    (entry, faults)
}

/// A name in two columns.
#[derive(Default)]
struct Halves {
    surname: String,
    given: String,
}

impl Halves {
    fn name(&self) -> String {
        let between = if has_han(&self.surname) { "" } else { " " };
        composed(&format!("{}{between}{}", self.surname, self.given))
    }
}

/// Puts one cell where it belongs.
fn put(
    entry: &mut Entry,
    halves: &mut Halves,
    cell: &str,
    (column, list): (Column, &str),
    this_year: u16,
) -> Result<(), RowFault> {
    let text = || cell.to_owned();
    match column {
        Column::Name => entry.name = name(cell),
        Column::Surname => halves.surname = name(cell),
        Column::GivenName => halves.given = text(),
        Column::Sex => entry.sex = Some(sex(cell).ok_or_else(|| RowFault::Sex(text()))?),
        Column::Birth => entry.birth = Some(birth(cell, this_year).ok_or_else(|| RowFault::Birth(text()))?),
        Column::Club => entry.club = text(),
        Column::Province => entry.province = text(),
        Column::Federation => entry.federation = text(),
        Column::Title => entry.titles.push(Title { by: list.to_owned(), title: text() }),
        Column::Rating => {
            let rating = rating(cell).ok_or_else(|| RowFault::Rating(text()))?;
            let rated = Some(rating).filter(|&value| value > 0);
            entry.ratings.extend(rated.map(|value| Rating { list: list.to_owned(), value }));
        }
        Column::MemberId => entry.member_id = text(),
        Column::Phone => entry.phone = text(),
        Column::Ignored => {}
    }
    Ok(())
}
