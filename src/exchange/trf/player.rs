//! What does a player's line say?
use super::columns::Row;
use super::fault::{Fault, Item, Warning};
use super::model::{Bye, Cell, Player, Score};
use super::points::{parse, whole_number};
use super::reader::{Reading, unreadable};
use super::{MAX_NUMBER, MAX_ROUNDS};
use crate::tournament::Sex;
use crate::units::{Side, Tenths};

/// The first column of the cells, and how wide each is.
pub(super) const FIRST_CELL: usize = 92;
pub(super) const CELL_WIDTH: usize = 10;
/// Where the points begin.
pub(super) const POINTS: usize = 81;

/// Reads a line `001`.
pub(super) fn read(reading: &mut Reading, row: &Row<'_>) {
    for column in [4, 9, 48, 53, 80, 85, 90, 91] {
        must_be_blank(reading, row, column);
    }
    let Some(number) = number(reading, row) else { return };
    let player = Player {
        number,
        sex: sex(reading, row),
        title: row.text(11, 13),
        name: row.text(15, 47),
        rating: optional(reading, row, (49, 52), Item::Rating),
        federation: row.text(54, 56),
        fide_id: row.text(58, 68),
        birth: row.text(70, 79),
        points: points(reading, row),
        rank: optional(reading, row, (86, 89), Item::Rank),
        cells: cells(reading, row, number),
    };
    if reading.trf.players.len() >= usize::from(MAX_NUMBER) {
        reading.fault(row.no, 1, Fault::TooMany(Item::Number));
        return;
    }
    let seat = reading.trf.players.len();
    reading.seats.entry(number).or_insert(seat);
    reading.trf.players.push(player);
    reading.player_lines.push(row.no);
}

fn must_be_blank(reading: &mut Reading, row: &Row<'_>, column: usize) {
    if row.letter(column) != b' ' {
        let found = row.text(column, column);
        reading.fault(row.no, column, Fault::NotBlank { found });
    }
}

fn number(reading: &mut Reading, row: &Row<'_>) -> Option<u16> {
    let word = row.trimmed(5, 8);
    let number = whole_number(word, 4).filter(|&number| number > 0);
    let first = number.and_then(|number| reading.seats.get(&number)).map(|&seat| reading.player_lines[seat]);
    match (number, first) {
        (None, _) if word.is_empty() => reading.fault(row.no, 5, Fault::Missing(Item::Number)),
        (None, _) => reading.fault(row.no, 5, unreadable(Item::Number, word)),
        (Some(number), Some(line)) => reading.fault(row.no, 5, Fault::NumberTwice { number, line }),
        (Some(_), None) => {}
    }
    number
}

fn sex(reading: &mut Reading, row: &Row<'_>) -> Option<Sex> {
    match row.letter(10).to_ascii_lowercase() {
        b'm' => Some(Sex::Man),
        b'w' | b'f' => Some(Sex::Woman),
        b' ' => None,
        _ => {
            reading.warn(row.no, 10, Warning::UnknownSex(row.text(10, 10)));
            None
        }
    }
}

fn optional(reading: &mut Reading, row: &Row<'_>, (first, last): (usize, usize), item: Item) -> Option<u16> {
    let word = row.trimmed(first, last);
    let number = whole_number(word, 4);
    if number.is_none() && !word.is_empty() {
        reading.fault(row.no, first, unreadable(item, word));
    }
    number
}

/// Blank points are none yet.
fn points(reading: &mut Reading, row: &Row<'_>) -> Tenths {
    let word = row.trimmed(POINTS, 84);
    let points = parse(word);
    if points.is_none() && !word.is_empty() {
        reading.fault(row.no, POINTS, unreadable(Item::Points, word));
    }
    points.unwrap_or_default()
}

fn cells(reading: &mut Reading, row: &Row<'_>, number: u16) -> Vec<Cell> {
    let n_cells = (row.n_columns() + CELL_WIDTH + 1).saturating_sub(FIRST_CELL) / CELL_WIDTH;
    let mut cells = Vec::with_capacity(n_cells.min(usize::from(MAX_ROUNDS)));
    for at in 0..n_cells {
        let first = FIRST_CELL + at * CELL_WIDTH;
        let cell = cell(reading, row, first, number).unwrap_or_else(|Spoiled| {
            reading.spoiled.insert((number, at));
            Cell::Blank
        });
        if cell != Cell::Blank && at >= usize::from(MAX_ROUNDS) {
            reading.fault(row.no, first, Fault::TooMany(Item::Round));
            break;
        }
        cells.push(cell);
    }
    let n_said = cells.iter().rposition(|&cell| cell != Cell::Blank).map_or(0, |at| at + 1);
    cells.truncate(n_said);
    cells
}

/// A part of a cell could not be read, and the fault is noted.
struct Spoiled;

/// The cell that begins in this column.
fn cell(reading: &mut Reading, row: &Row<'_>, first: usize, number: u16) -> Result<Cell, Spoiled> {
    if row.trimmed(first, first + CELL_WIDTH - 1).is_empty() {
        return Ok(Cell::Blank);
    }
    for column in [first + 4, first + 6, first + 8, first + 9] {
        must_be_blank(reading, row, column);
    }
    let opponent = opponent(reading, row, first, number);
    let side = side(reading, row, first + 5);
    let (opponent, side) = (opponent?, side?);
    let letter = row.letter(first + 7).to_ascii_uppercase();
    said(opponent, side, letter).map_err(|fault| {
        let unknown = || unreadable(Item::Result, row.bytes(first + 7, first + 7));
        reading.fault(row.no, first + 7, fault.unwrap_or_else(unknown));
        Spoiled
    })
}

/// The opponent's number, `None` for `0000` or blanks.
fn opponent(reading: &mut Reading, row: &Row<'_>, first: usize, number: u16) -> Result<Option<u16>, Spoiled> {
    let word = row.trimmed(first, first + 3);
    match whole_number(word, 4) {
        Some(0) => Ok(None),
        None if word.is_empty() => Ok(None),
        Some(opponent) if opponent == number => {
            reading.fault(row.no, first, Fault::Oneself);
            Err(Spoiled)
        }
        Some(opponent) => Ok(Some(opponent)),
        None => {
            reading.fault(row.no, first, unreadable(Item::Opponent, word));
            Err(Spoiled)
        }
    }
}

fn side(reading: &mut Reading, row: &Row<'_>, column: usize) -> Result<Option<Side>, Spoiled> {
    match row.letter(column).to_ascii_lowercase() {
        b'w' => Ok(Some(Side::Red)),
        b'b' => Ok(Some(Side::Black)),
        b'-' | b' ' => Ok(None),
        _ => {
            reading.fault(row.no, column, unreadable(Item::Side, row.bytes(column, column)));
            Err(Spoiled)
        }
    }
}

/// What opponent, side and result say together; no fault means that the letter is unknown.
fn said(opponent: Option<u16>, side: Option<Side>, letter: u8) -> Result<Cell, Option<Fault>> {
    let sign = char::from(letter);
    let is_rated = !letter.is_ascii_alphabetic();
    let score = match letter {
        b'1' | b'W' => Some(Score::Win),
        b'=' | b'D' => Some(Score::Draw),
        b'0' | b'L' => Some(Score::Loss),
        _ => None,
    };
    let bye = match letter {
        b'U' => Some(Bye::Pairing),
        b'F' => Some(Bye::Full),
        b'H' => Some(Bye::Half),
        b'Z' => Some(Bye::Zero),
        _ => None,
    };
    match (opponent, side, letter) {
        (Some(opponent), side, b'+' | b'-') => Ok(Cell::Forfeit { opponent, side, is_won: letter == b'+' }),
        (None, _, b'+' | b'-') => Ok(Cell::Alone { is_won: letter == b'+' }),
        (Some(opponent), Some(side), b' ') => Ok(Cell::Pending { opponent, side }),
        (None, None, b' ') => Ok(Cell::Bye(Bye::Zero)),
        (_, _, b' ') => Err(Some(Fault::GameAlone(sign))),
        _ => match (score, bye, opponent, side) {
            (Some(score), _, Some(opponent), Some(side)) => {
                Ok(Cell::Game { opponent, side, score, is_rated })
            }
            // An older way to write a half-point bye.
            (Some(Score::Draw), _, None, None) => Ok(Cell::Bye(Bye::Half)),
            (Some(_), _, _, _) => Err(Some(Fault::GameAlone(sign))),
            (None, Some(_), Some(_), _) => Err(Some(Fault::ByeWithOpponent(sign))),
            (None, Some(bye), None, _) => Ok(Cell::Bye(bye)),
            (None, None, _, _) => Err(None),
        },
    }
}
