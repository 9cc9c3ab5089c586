//! Where does a line fall apart that has nothing but spaces between its cells?
//!
//! Wide spaces part cells, single ones part words: `1 Nguyễn Văn A  CLB X 1985` has four cells. A number
//! is always a cell of its own, and so is a Han word. Where somebody's club is missing, the year of birth
//! still stands under the others' years: see [`align`].
use super::Column;
use super::headings::{self, meaning};
use crate::names::{fold, has_han, is_han, narrow};

/// What a cell looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Words,
    Number,
}

/// A word, and whether more than one space stands before it.
struct Word<'a> {
    text: std::borrow::Cow<'a, str>,
    is_far: bool,
}

/// The cells of a line.
pub fn cells(line: &str) -> Vec<String> {
    if let Some(headings) = headings::apart(line) {
        return headings;
    }
    let mut cells: Vec<String> = Vec::new();
    let mut last_alone = true;
    for (nth, word) in words(line).iter().enumerate() {
        let text = &*word.text;
        let is_alone = is_number(text) || (nth == 0 && is_list_number(text)) || has_han(text);
        let begins = word.is_far || is_alone || last_alone || fold(text) == "clb";
        match cells.last_mut() {
            Some(cell) if !begins => {
                cell.push(' ');
                cell.push_str(text);
            }
            Some(_) | None => cells.push(text.to_owned()),
        }
        last_alone = is_alone;
    }
    cells
}

/// The words of a line. `王　斌` is one: names of two characters are spread to the width of three.
fn words(line: &str) -> Vec<Word<'_>> {
    let (mut words, mut rest): (Vec<Word<'_>>, &str) = (Vec::new(), line.trim());
    let mut gap = "";
    let is_one_han = |text: &str| text.chars().count() == 1 && text.chars().all(is_han);
    while !rest.is_empty() {
        let (text, after) = rest.split_at(rest.find(char::is_whitespace).unwrap_or(rest.len()));
        match words.last_mut() {
            Some(last) if is_one_han(&last.text) && is_one_han(text) => last.text.to_mut().push_str(text),
            Some(_) | None => {
                let is_far = gap.chars().count() > 1 || gap.contains(['\t', '\u{3000}']);
                words.push(Word { text: text.into(), is_far });
            }
        }
        rest = after.trim_start();
        gap = &after[..after.len() - rest.len()];
    }
    words
}

/// A year, a day, a rating, a telephone number; `CLB Quận 1` keeps its 1.
fn is_number(word: &str) -> bool {
    let n_digits = word.chars().filter(|&c| narrow(c).is_ascii_digit()).count();
    n_digits >= 4 && word.chars().map(narrow).all(|c| c.is_ascii_digit() || "/-.+年月日".contains(c))
}

/// `1`, `1.`, `(1)`, `（1）`, `１．` or `①`, and nothing else.
fn is_list_number(word: &str) -> bool {
    !word.chars().any(char::is_alphabetic) && word.chars().any(char::is_numeric)
}

fn kind(nth: usize, cell: &str) -> Kind {
    match meaning(cell) {
        Some(Column::Birth | Column::Rating | Column::MemberId | Column::Phone | Column::Ignored) => {
            Kind::Number
        }
        Some(
            Column::Name
            | Column::Surname
            | Column::GivenName
            | Column::Sex
            | Column::Club
            | Column::Province
            | Column::Federation
            | Column::Title,
        ) => Kind::Words,
        None if is_number(cell) || (nth == 0 && is_list_number(cell)) => Kind::Number,
        None => Kind::Words,
    }
}

/// How many cells say something of the person; the number of the line does not.
pub fn n_telling(cells: &[String]) -> usize {
    let has_list_number = cells.first().is_some_and(|cell| is_list_number(cell) && !is_number(cell));
    cells.len() - usize::from(has_list_number)
}

/// Puts the cells of shorter rows under those of the longest that look alike: numbers under numbers.
pub fn align<'a>(rows: impl Iterator<Item = &'a mut Vec<String>>) {
    let mut rows: Vec<&mut Vec<String>> = rows.collect();
    let Some(longest) = rows.iter().max_by_key(|row| row.len()) else { return };
    let pattern: Vec<Kind> = longest.iter().enumerate().map(|(nth, cell)| kind(nth, cell)).collect();
    for row in rows.iter_mut().filter(|row| row.len() < pattern.len()) {
        let mut aligned: Vec<String> = Vec::new();
        for (nth, cell) in row.drain(..).enumerate() {
            let wanted = kind(nth, &cell);
            let place = (aligned.len()..pattern.len()).find(|&at| pattern[at] == wanted);
            aligned.resize(place.unwrap_or(aligned.len()), String::new());
            aligned.push(cell);
        }
        **row = aligned;
    }
}
