//! How is a table written for a spreadsheet? As separated values that Excel opens by a double tap.

/// What Excel needs in order to read UTF-8.
const MARK: &str = "\u{feff}";

/// The rows as separated values, with a mark of UTF-8 before them.
///
/// A cell that holds the separator, a quotation mark or a line feed is quoted (RFC 4180). A cell that a
/// spreadsheet would take for a formula is begun with an apostrophe: a name is never computed.
pub fn write(rows: &[Vec<String>], separator: char) -> String {
    let line = |row: &Vec<String>| {
        let cells: Vec<String> = row.iter().map(|cell| written(cell, separator)).collect();
        format!("{}\r\n", cells.join(&separator.to_string()))
    };
    std::iter::once(MARK.to_owned()).chain(rows.iter().map(line)).collect()
}

fn written(cell: &str, separator: char) -> String {
    let cell = if is_formula(cell) { format!("'{cell}") } else { cell.to_owned() };
    if cell.contains([separator, '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell
    }
}

/// Whether a spreadsheet would compute the cell; a number below nothing is one as it stands.
fn is_formula(cell: &str) -> bool {
    let is_number = |rest: &str| rest.chars().all(|c| c.is_ascii_digit() || ".,½".contains(c));
    cell.starts_with(['=', '+', '@', '\t', '\r'])
        || cell.strip_prefix('-').is_some_and(|rest| !is_number(rest))
}

/// A cell that was written here and is read again: without the apostrophe that kept it from being computed.
pub fn unguarded(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|cell| is_formula(cell)).unwrap_or(cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_where_they_must_be_and_no_name_is_a_formula() {
        for (cell, due) in [
            ("Trần An", "Trần An"),
            ("1,5", "1,5"),
            ("-1", "-1"),
            ("a;b", "\"a;b\""),
            ("O\"Neill", "\"O\"\"Neill\""),
            ("một\nhai", "\"một\nhai\""),
            ("=2+3", "'=2+3"),
            ("-A1", "'-A1"),
            ("-2+3", "'-2+3"),
            ("-", "-"),
            ("@SUM(1;2)", "\"'@SUM(1;2)\""),
        ] {
            assert_eq!(written(cell, ';'), due, "{cell}");
        }
    }

    #[test]
    fn o17_what_was_kept_from_being_computed_is_read_as_it_was() {
        for cell in ["=HYPERLINK(\"x\")", "-A1", "+84 912", "0912345678", "1-2", "'Ali", "許"] {
            let guarded = written(cell, '\u{1}').trim_matches('"').replace("\"\"", "\"");
            assert_eq!(unguarded(&guarded), cell);
        }
    }

    #[test]
    fn a_table_is_lines_of_cells_after_the_mark() {
        let rows = [vec!["1".to_owned(), "许银川".to_owned()], vec!["2".to_owned(), "Ý".to_owned()]];
        assert_eq!(write(&rows, ','), "\u{feff}1,许银川\r\n2,Ý\r\n");
    }
}
