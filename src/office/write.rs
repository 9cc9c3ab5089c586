//! What are the bytes of a spreadsheet with these rows?
//!
//! Every cell is text and says so: a leading zero stays, `1-2` is no day, and what begins with `=` is never
//! computed (case O17).
use crate::exchange::book::{BookFault, Sheet};
use crate::names::is_han;
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, Worksheet, XlsxError};

/// A column is at most so wide, in letters.
const MAX_WIDTH: u32 = 48;
/// A name on a tab has at most so many letters.
const MAX_NAME: usize = 31;
/// A cell has at most so many letters.
const MAX_CELL: usize = 32_767;

/// The bytes of a file with these sheets: the same for the same sheets, whenever they are written.
///
/// # Errors
/// When there are more rows or columns than the format has.
pub fn write(sheets: &[Sheet]) -> Result<Vec<u8>, BookFault> {
    bytes(sheets).map_err(|_| BookFault::TooLarge)
}

fn bytes(sheets: &[Sheet]) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    let long_ago = ExcelDateTime::from_ymd(2000, 1, 1)?;
    book.set_properties(&DocProperties::new().set_creation_datetime(&long_ago));
    let mut names: Vec<String> = Vec::new();
    for sheet in sheets {
        let name = tab(&sheet.name, &names);
        fill(book.add_worksheet().set_name(&name)?, &sheet.rows)?;
        names.push(name);
    }
    book.save_to_buffer()
}

fn fill(sheet: &mut Worksheet, rows: &[Vec<String>]) -> Result<(), XlsxError> {
    let text = Format::new().set_num_format("@");
    let head = text.clone().set_bold();
    for (nth, row) in (0..).zip(rows) {
        for (column, cell) in (0..).zip(row).filter(|(_, cell)| !cell.is_empty()) {
            let cell: String = cell.chars().take(MAX_CELL).collect();
            sheet.write_string_with_format(nth, column, cell, if nth == 0 { &head } else { &text })?;
        }
    }
    let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    for (column, nth) in (0..).zip(0..n_columns) {
        let widest = rows.iter().filter_map(|row| row.get(nth)).map(|cell| width(cell)).max().unwrap_or(0);
        sheet.set_column_width(column, widest.min(MAX_WIDTH) + 2)?;
    }
    sheet.set_freeze_panes(1, 0)?;
    Ok(())
}

/// In letters; Han ones are twice as wide.
fn width(cell: &str) -> u32 {
    cell.chars().map(|c| if is_han(c) { 2 } else { 1 }).sum()
}

/// A name that a tab may have and that no tab before it has.
fn tab(name: &str, taken: &[String]) -> String {
    let plain: String =
        name.chars().map(|c| if "[]:*?/\\'".contains(c) || c.is_control() { ' ' } else { c }).collect();
    let short = |n: usize| plain.trim().chars().take(n).collect::<String>().trim().to_owned();
    let first = if short(MAX_NAME).is_empty() { "1".to_owned() } else { short(MAX_NAME) };
    let numbered = (2..).map(|no| format!("{} {no}", short(MAX_NAME - 5)).trim().to_owned());
    let is_free = |name: &String| !taken.iter().any(|other| other.to_lowercase() == name.to_lowercase());
    std::iter::once(first.clone()).chain(numbered).find(is_free).unwrap_or(first)
}
