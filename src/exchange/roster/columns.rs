//! What does each column mean? Said by a header in Vietnamese, Chinese or English, else guessed.
use super::cell::{birth, rating, sex};
use super::headings::meaning_and_list;
use super::split::Line;
use crate::tournament::MAX_LISTS;

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
    /// Whether a list can have several: ratings of several lists, titles of several federations.
    pub const fn may_repeat(self) -> bool {
        match self {
            Self::Title | Self::Rating => true,
            Self::Name
            | Self::Surname
            | Self::GivenName
            | Self::Sex
            | Self::Birth
            | Self::Club
            | Self::Province
            | Self::Federation
            | Self::MemberId
            | Self::Phone
            | Self::Ignored => false,
        }
    }

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

/// So many letters of a heading name a list.
const MAX_NAME: usize = 40;
/// A header is looked for in so many rows; spreadsheets have titles above it.
const HEADER_WITHIN: usize = 10;

/// The place of the header among the rows, and what it says.
pub fn header(lines: &[Line]) -> Option<(usize, Vec<Column>)> {
    lines.iter().take(HEADER_WITHIN).enumerate().find_map(|(at, line)| Some((at, said_by(&line.cells)?)))
}

/// What the cells say, if they are a header: one names people, and at least half are known.
fn said_by(cells: &[String]) -> Option<Vec<Column>> {
    let known: Vec<Option<Column>> = cells.iter().map(|cell| Some(meaning_and_list(cell)?.0)).collect();
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
    Some(as_often_as_may_be(columns))
}

/// The first column of a kind counts, and of lists the first few; a further one says nothing.
fn as_often_as_may_be(columns: Vec<Column>) -> Vec<Column> {
    let n_before = |at: usize| columns[..at].iter().filter(|&&column| column == columns[at]).count();
    let most = |column: Column| if column.may_repeat() { MAX_LISTS } else { 1 };
    let kept = |at: usize| if n_before(at) < most(columns[at]) { columns[at] } else { Column::Ignored };
    (0..columns.len()).map(kept).collect()
}

/// Of which list each column is, by its heading: of two of a kind one at most has no name.
pub fn lists(columns: &[Column], headings: &[String]) -> Vec<String> {
    let mut lists: Vec<String> = Vec::new();
    for (at, column) in columns.iter().enumerate() {
        if !column.may_repeat() {
            lists.push(String::new());
            continue;
        }
        let same = (0..at).filter(|&other| columns[other] == *column);
        let taken: Vec<String> = same.map(|other| lists[other].to_lowercase()).collect();
        let heading = headings.get(at).map_or("", |heading| heading.trim());
        let named = meaning_and_list(heading).map_or_else(String::new, |(_, list)| list);
        let names = [named, heading.to_owned(), (taken.len() + 1).to_string()];
        let short = names.into_iter().map(|name| name.chars().take(MAX_NAME).collect::<String>());
        let free = short.into_iter().find(|name| !taken.contains(&name.to_lowercase()));
        lists.push(free.unwrap_or_else(|| format!("#{}", at + 1)));
    }
    lists
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
    // Without a heading a second number may be anything.
    let guessed: Vec<Column> = guessed.collect();
    let is_first = |at: usize| !guessed[..at].contains(&guessed[at]);
    (0..guessed.len()).map(|at| if is_first(at) { guessed[at] } else { Column::Ignored }).collect()
}

/// Nine to thirteen digits, as telephone numbers of Vietnam and China have.
fn is_phone(cell: &str) -> bool {
    let n_digits = cell.chars().filter(char::is_ascii_digit).count();
    (9..=13).contains(&n_digits) && cell.chars().all(|c| c.is_ascii_digit() || "+-. ()".contains(c))
}
