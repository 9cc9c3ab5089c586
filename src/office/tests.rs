//! Facts about spreadsheets, one test each.
use super::*;
use crate::exchange::book::{MAX_COLUMNS, MAX_ROWS, ReadSheet, Sheet};
use calamine::Reader;
use rust_xlsxwriter::{ExcelDateTime, Format, Workbook, XlsxError};

fn sheet(name: &str, rows: &[&[&str]]) -> Sheet {
    let row = |row: &&[&str]| row.iter().map(|&cell| cell.to_owned()).collect();
    Sheet { name: name.to_owned(), rows: rows.iter().map(row).collect() }
}

fn read_rows(bytes: &[u8]) -> Result<Vec<Vec<String>>, BookFault> {
    read(bytes).and_then(|sheets| sheets.into_iter().next().expect("a sheet").rows)
}

/// The bytes of a file that somebody made with another program.
fn made(fill: impl FnOnce(&mut Workbook) -> Result<(), XlsxError>) -> Vec<u8> {
    let mut book = Workbook::new();
    fill(&mut book).expect("within the format");
    book.save_to_buffer().expect("memory")
}

#[test]
fn o17_what_is_written_is_read_back_letter_for_letter() {
    let rows: &[&[&str]] = &[
        &["Họ tên", "姓名", "Phone", "Result", "Club"],
        &["Nguyễn Văn Đức", "许银川", "0912345678", "1-2", "=HYPERLINK(\"x\")"],
        &["Lê \"Ba\" & <b>", "", "+84 912", "½", "@SUM(1)"],
        &["-cmd|' /C calc'!A0", "1990", "007", "3/4", "một\nhai"],
    ];
    let sheets = [sheet("Vòng 1/9", rows), sheet("名次", &[&["名"]]), sheet("vòng 1 9", &[])];
    let bytes = write(&sheets).expect("small");
    assert_eq!(bytes, write(&sheets).expect("small"), "the same sheets are the same bytes");
    let read = read(&bytes).expect("what is written is read");
    let names: Vec<&str> = read.iter().map(|sheet| &*sheet.name).collect();
    assert_eq!(names, ["Vòng 1 9", "名次", "vòng 1 9 2"]);
    assert_eq!(read[0].rows, Ok(sheets[0].rows.clone()));
    assert_eq!(read[2].rows, Ok(vec![]));
}

#[test]
fn o17_no_cell_is_a_formula_a_number_or_a_day() {
    let bytes = write(&[sheet("A", &[&["Điểm"], &["=1+1"], &["1-2"], &["0912"]])]).expect("small");
    let mut book = calamine::Xlsx::new(std::io::Cursor::new(&bytes[..])).expect("a book");
    let range = book.worksheet_range("A").expect("a sheet");
    assert!(range.used_cells().all(|(_, _, cell)| matches!(cell, calamine::Data::String(_))), "{range:?}");
    let formulas = book.worksheet_formula("A").expect("a sheet");
    assert!(formulas.is_empty(), "{formulas:?}");
}

#[test]
fn numbers_and_days_of_other_programs_are_read_as_people_see_them() {
    let bytes = made(|book| {
        let sheet = book.add_worksheet();
        let day = Format::new().set_num_format("dd/mm/yyyy");
        let born = ExcelDateTime::from_ymd(1990, 4, 3)?;
        let begins = ExcelDateTime::from_ymd(2026, 12, 1)?.and_hms(13, 30, 0)?;
        sheet.write_number(0, 0, 1990)?;
        sheet.write_number(0, 1, 2300)?;
        sheet.write_datetime_with_format(0, 2, &born, &day)?;
        sheet.write_datetime_with_format(0, 3, &begins, &Format::new().set_num_format("dd/mm/yyyy hh:mm"))?;
        sheet.write_boolean(0, 4, true)?;
        sheet.write_formula(2, 1, rust_xlsxwriter::Formula::new("=1+1").set_result("2"))?;
        Ok(())
    });
    let row = |cells: &[&str]| cells.iter().map(|&cell| cell.to_owned()).collect::<Vec<_>>();
    let due =
        vec![row(&["1990", "2300", "03/04/1990", "01/12/2026 13:30", "TRUE"]), row(&[]), row(&["", "2"])];
    assert_eq!(read_rows(&bytes), Ok(due));
}

#[test]
fn a_file_of_before_2007_is_read_too() {
    // Written by xlwt, the table from B2 on, after an empty sheet.
    let sheets = read(include_bytes!("../../tests/data/people.xls")).expect("an old spreadsheet");
    let row = |cells: &[&str]| cells.iter().map(|&cell| cell.to_owned()).collect::<Vec<_>>();
    let due = vec![
        vec![],
        row(&["", "STT", "Họ và tên", "Ngày sinh", "Elo", "SĐT"]),
        row(&["", "1", "Nguyễn Văn Đức", "03/04/1990", "2300", "0912345678"]),
        row(&["", "2", "许银川", "1975"]),
    ];
    let read: Vec<_> = sheets.into_iter().map(|sheet| (sheet.name, sheet.rows)).collect();
    assert_eq!(read, [("Trống".to_owned(), Ok(vec![])), ("Danh sách".to_owned(), Ok(due))]);
}

#[test]
fn what_is_beyond_the_bounds_is_refused_before_it_is_kept() {
    let at = |row: usize, column: usize| {
        let (row, column) = (u32::try_from(row).expect("small"), u16::try_from(column).expect("small"));
        read_rows(&made(|book| book.add_worksheet().write_string(row, column, "x").map(|_| ())))
    };
    assert_eq!(at(MAX_ROWS - 1, MAX_COLUMNS - 1).map(|rows| rows.len()), Ok(MAX_ROWS));
    assert_eq!(at(MAX_ROWS, 0), Err(BookFault::TooManyRows));
    assert_eq!(at(1_048_575, 16_383), Err(BookFault::TooManyRows));
    assert_eq!(at(0, MAX_COLUMNS), Err(BookFault::TooManyColumns));
    assert_eq!(read(&vec![0; crate::exchange::book::MAX_BYTES + 1]), Err(BookFault::TooLarge));
    // An archive that says of one file that it unpacks to 4 GB.
    let mut bomb = made(|book| book.add_worksheet().write_string(0, 0, "x").map(|_| ()));
    let entry = bomb.windows(4).position(|window| window == b"PK\x01\x02").expect("a directory");
    bomb[entry + 24..entry + 28].fill(0xFF);
    assert_eq!(read(&bomb), Err(BookFault::TooLarge));
}

#[test]
fn what_is_no_spreadsheet_is_refused_with_its_reason() {
    assert_eq!(read(b"Ho ten,Don vi"), Err(BookFault::Unreadable));
    assert_eq!(read(&[0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]), Err(BookFault::Locked));
    assert_eq!(read(b"PK\x03\x04 and nothing else"), Err(BookFault::Unreadable));
    let whole = write(&[sheet("A", &[&["Họ tên"], &["An"]])]).expect("small");
    for end in (0..whole.len()).step_by(97) {
        assert!(read(&whole[..end]).is_err(), "the first {end} bytes of a file");
    }
}

#[test]
fn a_file_whose_bytes_are_damaged_is_read_or_refused() {
    let whole = write(&[sheet("A", &[&["Họ tên", "Elo"], &["Nguyễn Văn Đức", "2300"]])]).expect("small");
    for at in 0..whole.len() {
        let mut damaged = whole.clone();
        damaged[at] ^= 0x55;
        // Whatever is said, something is said.
        let said = read(&damaged).map(|sheets| sheets.len() <= 2);
        assert_ne!(said, Ok(false), "byte {at}");
    }
}

#[test]
fn a_question_has_its_own_answer() {
    let ask = |ask: &Ask| from_bytes::<Answer>(&answer(&to_bytes(ask))).expect("an answer");
    let Answer::Written(Ok(bytes)) = ask(&Ask::Write(vec![sheet("A", &[&["An"]])])) else {
        unreachable!("a question to write")
    };
    let due = ReadSheet { name: "A".to_owned(), rows: Ok(vec![vec!["An".to_owned()]]) };
    assert_eq!(ask(&Ask::Read(bytes)), Answer::Read(Ok(vec![due])));
    assert_eq!(from_bytes(&answer(b"")), Some(Answer::Read(Err(BookFault::NoAnswer))));
}
