//! What does each column mean? Said by a header in Vietnamese, Chinese or English, else guessed.
use super::cell::{birth, rating, sex};
use super::headings::meaning;
use super::split::Line;

/// What a column says of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Column {
    /// The whole name.
    Name,
    /// The name without the given name (họ đệm, 姓), where names fill two columns.
    Surname,
    /// The given name (tên, 名), where names fill two columns.
    GivenName,
    /// Woman or man.
    Sex,
    /// Day or year of birth.
    Birth,
    /// Club or unit.
    Club,
    /// Province or city.
    Province,
    /// Federation or country.
    Federation,
    /// Title or grade.
    Title,
    /// Rating.
    Rating,
    /// The number that a federation knows the person by.
    MemberId,
    /// To be called by.
    Phone,
    /// Nothing that is kept: serial numbers, remarks.
    Ignored,
}

impl Column {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 13] = [
        Self::Name,
        Self::Surname,
        Self::GivenName,
        Self::Sex,
        Self::Birth,
        Self::Club,
        Self::Province,
        Self::Federation,
        Self::Title,
        Self::Rating,
        Self::MemberId,
        Self::Phone,
        Self::Ignored,
    ];
}

/// A header is looked for in so many rows; spreadsheets have titles above it.
const HEADER_WITHIN: usize = 10;

/// The place of the header among the rows, and what it says.
pub fn header(lines: &[Line]) -> Option<(usize, Vec<Column>)> {
    lines.iter().take(HEADER_WITHIN).enumerate().find_map(|(at, line)| Some((at, said_by(&line.cells)?)))
}

/// What the cells say, if they are a header: one names people, and at least half are known.
fn said_by(cells: &[String]) -> Option<Vec<Column>> {
    let known: Vec<Option<Column>> = cells.iter().map(|cell| meaning(cell)).collect();
    let n_filled = cells.iter().filter(|cell| !cell.is_empty()).count();
    let names_people =
        known.iter().flatten().any(|&column| column == Column::Name || column == Column::Surname);
    if !names_people || known.iter().flatten().count() * 2 < n_filled {
        return None;
    }
    let mut columns: Vec<Column> =
        known.into_iter().map(|column| column.unwrap_or(Column::Ignored)).collect();
    // "Họ đệm" beside "Tên": the two halves of one name.
    if columns.contains(&Column::Surname) {
        for column in columns.iter_mut().filter(|column| **column == Column::Name) {
            *column = Column::GivenName;
        }
    }
    Some(only_once(columns))
}

/// The first column of a kind counts; a second one says nothing.
fn only_once(columns: Vec<Column>) -> Vec<Column> {
    let is_first = |at: usize| !columns[..at].contains(&columns[at]);
    (0..columns.len()).map(|at| if is_first(at) { columns[at] } else { Column::Ignored }).collect()
}

/// What the columns look like without a header: the first with words are names, the next the club.
pub fn guess(lines: &[Line], this_year: u16) -> Vec<Column> {
    let n_columns = lines.iter().map(|line| line.cells.len()).max().unwrap_or(0);
    let mut texts = [Column::Name, Column::Club].into_iter();
    let guessed = (0..n_columns).map(|at| {
        let filled = || lines.iter().filter_map(|line| line.cells.get(at)).filter(|cell| !cell.is_empty());
        let all = |is: &dyn Fn(&str) -> bool| filled().all(|cell| is(cell));
        // One slip of the finger is a fault of its row, not another meaning of the column.
        let n_filled = filled().count();
        let most = |is: &dyn Fn(&str) -> bool| {
            n_filled > 0 && filled().filter(|cell| is(cell)).count() * 3 >= n_filled * 2
        };
        if most(&|cell| birth(cell, this_year).is_some()) {
            Column::Birth
        } else if most(&|cell| rating(cell).is_some_and(|rating| (500..=3_500).contains(&rating))) {
            Column::Rating
        } else if most(&|cell| sex(cell).is_some()) {
            Column::Sex
        } else if most(&is_phone) {
            Column::Phone
        } else if all(&|cell| !cell.chars().any(char::is_alphabetic)) {
            Column::Ignored
        } else {
            texts.next().unwrap_or(Column::Ignored)
        }
    });
    only_once(guessed.collect())
}

/// Nine to thirteen digits, as telephone numbers of Vietnam and China have.
fn is_phone(cell: &str) -> bool {
    let n_digits = cell.chars().filter(char::is_ascii_digit).count();
    (9..=13).contains(&n_digits) && cell.chars().all(|c| c.is_ascii_digit() || "+-. ()".contains(c))
}
