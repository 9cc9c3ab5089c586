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
    let is_formula = cell.starts_with(['=', '+', '@', '\t'])
        || (cell.starts_with('-') && cell.chars().any(char::is_alphabetic));
    let cell = if is_formula { format!("'{cell}") } else { cell.to_owned() };
    if cell.contains([separator, '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell
    }
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
            ("@SUM(1;2)", "\"'@SUM(1;2)\""),
        ] {
            assert_eq!(written(cell, ';'), due, "{cell}");
        }
    }

    #[test]
    fn a_table_is_lines_of_cells_after_the_mark() {
        let rows = [vec!["1".to_owned(), "许银川".to_owned()], vec!["2".to_owned(), "Ý".to_owned()]];
        assert_eq!(write(&rows, ','), "\u{feff}1,许银川\r\n2,Ý\r\n");
    }
}
