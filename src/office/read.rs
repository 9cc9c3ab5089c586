//! Which rows are in the file of a spreadsheet?
//!
//! The file comes from anywhere. What it can cost is bounded: its bytes, what the archive says that it
//! unpacks to, the rows, columns and text that are kept. An archive that lies about its size fills the
//! memory of the worker (`build.rs` bounds it) and ends that worker alone.
use crate::exchange::book::{
    BookFault, FileKind, MAX_BYTES, MAX_COLUMNS, MAX_ROWS, MAX_SHEETS, MAX_TEXT, ReadSheet,
};
use calamine::{Data, ExcelDateTime, Reader, SheetType, Xls, Xlsx};
use std::io::Cursor;

/// An honest archive of 10 MB unpacks to less.
const MAX_UNPACKED: u64 = 160 << 20;

/// A file of today's, and one of before 2007.
type Book<'a> = Xlsx<Cursor<&'a [u8]>>;
type OldBook<'a> = Xls<Cursor<&'a [u8]>>;

type Rows = Vec<Vec<String>>;

/// The sheets of a file, in their order.
///
/// # Errors
/// When the bytes are no spreadsheet, or too many. What is wrong with one sheet stands in its place.
pub fn read(bytes: &[u8]) -> Result<Vec<ReadSheet>, BookFault> {
    if bytes.len() > MAX_BYTES || unpacked(bytes) > MAX_UNPACKED {
        return Err(BookFault::TooLarge);
    }
    let mut room = MAX_TEXT;
    match FileKind::of(bytes) {
        FileKind::Book => {
            let mut book = Book::new(Cursor::new(bytes)).map_err(|_| BookFault::Unreadable)?;
            Ok(sheets(&names(&book), |name| rows(&mut book, name, &mut room)))
        }
        FileKind::OldBook => {
            // A file of today's with a password looks like an old one from outside.
            let mut book = OldBook::new(Cursor::new(bytes)).map_err(|_| BookFault::Locked)?;
            Ok(sheets(&names(&book), |name| old_rows(&mut book, name, &mut room)))
        }
        FileKind::Text => Err(BookFault::Unreadable),
    }
}

fn names<'a>(book: &impl Reader<Cursor<&'a [u8]>>) -> Vec<String> {
    let sheets = book.sheets_metadata().iter().filter(|sheet| sheet.typ == SheetType::WorkSheet);
    sheets.map(|sheet| sheet.name.clone()).take(MAX_SHEETS).collect()
}

fn sheets(names: &[String], mut rows: impl FnMut(&str) -> Result<Rows, BookFault>) -> Vec<ReadSheet> {
    names.iter().map(|name| ReadSheet { name: name.clone(), rows: rows(name) }).collect()
}

/// The rows of a sheet; `room` is how many bytes of text may still be kept.
fn rows(book: &mut Book<'_>, name: &str, room: &mut usize) -> Result<Rows, BookFault> {
    let unreadable = |_| BookFault::Unreadable;
    let mut cells = book.worksheet_cells_reader(name).map_err(unreadable)?;
    let mut rows = Rows::new();
    while let Some(cell) = cells.next_cell().map_err(unreadable)? {
        put(&mut rows, cell.get_position(), text(&cell.get_value().clone().into()), room)?;
    }
    Ok(rows)
}

fn old_rows(book: &mut OldBook<'_>, name: &str, room: &mut usize) -> Result<Rows, BookFault> {
    let range = book.worksheet_range(name).map_err(|_| BookFault::Unreadable)?;
    let (top, left) = range.start().unwrap_or_default();
    let mut rows = Rows::new();
    for (row, column, cell) in range.used_cells() {
        let down = u32::try_from(row).map_err(|_| BookFault::TooManyRows)?;
        let right = u32::try_from(column).map_err(|_| BookFault::TooManyColumns)?;
        put(&mut rows, (top.saturating_add(down), left.saturating_add(right)), text(cell), room)?;
    }
    Ok(rows)
}

/// Puts the text of a cell at its row and column, counted from 0; files need not have their cells in order.
fn put(rows: &mut Rows, (row, column): (u32, u32), text: String, room: &mut usize) -> Result<(), BookFault> {
    if text.trim().is_empty() {
        return Ok(());
    }
    let row = usize::try_from(row).ok().filter(|&row| row < MAX_ROWS).ok_or(BookFault::TooManyRows)?;
    let column = usize::try_from(column).ok().filter(|&column| column < MAX_COLUMNS);
    let column = column.ok_or(BookFault::TooManyColumns)?;
    *room = room.checked_sub(text.len()).ok_or(BookFault::TooLarge)?;
    rows.resize(rows.len().max(row + 1), Vec::new());
    let cells = &mut rows[row];
    cells.resize(cells.len().max(column + 1), String::new());
    cells[column] = text;
    Ok(())
}

/// A cell as people see it, but for what formats make of numbers.
fn text(cell: &Data) -> String {
    match cell {
        Data::Int(number) => number.to_string(),
        Data::Float(number) => number.to_string(),
        Data::String(text) => text.clone(),
        Data::Bool(is_true) => if *is_true { "TRUE" } else { "FALSE" }.to_owned(),
        Data::DateTime(moment) => moment_text(moment),
        Data::DateTimeIso(text) => iso_text(text),
        Data::DurationIso(text) => text.clone(),
        Data::Error(_) | Data::Empty => String::new(),
    }
}

/// A day as dd/mm/yyyy, with the hour if there is one; an hour alone as hh:mm.
fn moment_text(moment: &ExcelDateTime) -> String {
    let (year, month, day, hour, minute, ..) = moment.to_ymd_hms_milli();
    let is_hour_alone = moment.is_duration() || year < 1900;
    match (is_hour_alone, hour, minute) {
        (true, ..) => format!("{hour:02}:{minute:02}"),
        (false, 0, 0) => format!("{day:02}/{month:02}/{year}"),
        (false, ..) => format!("{day:02}/{month:02}/{year} {hour:02}:{minute:02}"),
    }
}

/// `1990-12-31T00:00:00` as 31/12/1990; what is no such day as it is.
fn iso_text(text: &str) -> String {
    let day = text.split('T').next().unwrap_or(text);
    match day.split('-').collect::<Vec<_>>()[..] {
        [year, month, day] if year.len() == 4 => format!("{day}/{month}/{year}"),
        _ => text.to_owned(),
    }
}

/// How many bytes the archive says that it unpacks to: the sum over its directory, whose entries each begin
/// with `PK\1\2` and hold the size in four bytes from the 24th on (APPNOTE 4.3.12).
fn unpacked(bytes: &[u8]) -> u64 {
    const ENTRY: &[u8] = b"PK\x01\x02";
    let size = |entry: &[u8]| match entry.get(24..28) {
        Some(&[a, b, c, d]) => u64::from(u32::from_le_bytes([a, b, c, d])),
        Some(_) | None => 0,
    };
    let starts = bytes.windows(ENTRY.len()).enumerate().filter(|(_, window)| *window == ENTRY);
    starts.map(|(at, _)| size(&bytes[at..])).fold(0, u64::saturating_add)
}
