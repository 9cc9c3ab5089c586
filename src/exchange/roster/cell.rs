//! What does one cell say: a name, a day, a rating?
use crate::names::{composed, fold, is_han, narrow};
use crate::tournament::{Birth, Sex};
use crate::units::CivilDate;

const FIRST_BIRTH_YEAR: u16 = 1900;
const MAX_RATING: u16 = 4_000;

/// The name without `1.`, `1)`, `(1)`, `（1）`, `①`, `１．`, `1 -`, `1、`, `1:` or a bullet before it. Han
/// names that are spread by spaces (`王　斌`) are one piece.
pub fn name(cell: &str) -> String {
    let cell = cell.trim_start_matches(['-', '–', '•', '*', '+', '·', ' ']);
    let rest = cell.trim_start_matches(|c| narrow(c) == '(').trim_start_matches(is_digit);
    let name = if rest.len() < cell.len() && cell.contains(is_digit) {
        rest.trim_start_matches(|c| ".)-–:/、 ".contains(narrow(c)))
    } else {
        cell
    };
    if name.chars().all(|c| is_han(c) || c.is_whitespace()) {
        return name.split_whitespace().collect();
    }
    composed(name)
}

/// A digit of a list's number: narrow, wide or in a circle.
fn is_digit(c: char) -> bool {
    narrow(c).is_ascii_digit() || matches!(c, '\u{2460}'..='\u{249B}' | '\u{24EA}'..='\u{24FF}')
}

/// Woman or man, as lists say it in three languages.
pub fn sex(cell: &str) -> Option<Sex> {
    match fold(cell).as_str() {
        "nu" | "女" | "f" | "w" | "female" | "woman" | "girl" | "women" => Some(Sex::Woman),
        "nam" | "男" | "m" | "male" | "man" | "boy" | "men" => Some(Sex::Man),
        _ => None,
    }
}

/// A rating, also as `2.300`, `2 300` or `2300.0`; people without one have 0, a dash or nothing.
pub fn rating(cell: &str) -> Option<u16> {
    let cell: String = cell.chars().map(narrow).collect();
    if ["-", "–", "—"].contains(&cell.as_str()) {
        return Some(0);
    }
    let cell = cell.strip_suffix(".0").or_else(|| cell.strip_suffix(",0")).unwrap_or(&cell);
    // A sign between thousands stands before exactly three digits.
    let digits = match cell.split_once(['.', ',', ' ', '\'', '’']) {
        Some((thousands, rest)) if thousands.len() == 1 && rest.len() == 3 => format!("{thousands}{rest}"),
        Some(_) => return None,
        None => cell.to_owned(),
    };
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let rating: u16 = if is_number { digits.parse().ok()? } else { return None };
    (rating <= MAX_RATING).then_some(rating)
}

/// A year (`1990`, `1990.0`, `1990年`) or a day (`31/12/1990`, `31-12-90`, `1990-12-31`, `1990年12月31日`): the
/// day stands before the month, unless the year comes first. Nobody is born after `this_year`.
pub fn birth(cell: &str, this_year: u16) -> Option<Birth> {
    let cell: String = cell.trim().chars().map(narrow).collect();
    // Spreadsheets add the hour to a day, and a decimal to a year.
    let cell = cell.strip_suffix(".0").or_else(|| cell.strip_suffix(" 00:00:00")).unwrap_or(&cell);
    if !cell.chars().all(|c| c.is_ascii_digit() || "/-.年月日号 ".contains(c)) {
        return None;
    }
    let parts: Vec<&str> =
        cell.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
    match *parts.as_slice() {
        [year] => year_of(year, this_year).filter(|_| year.len() == 4).map(Birth::Year),
        // A month and a year: the month is of no use to any table.
        [month, year] | [year, month] if year.len() == 4 && is_month(month) => {
            year_of(year, this_year).map(Birth::Year)
        }
        [first, month, last] => {
            let (year, day) = if first.len() == 4 { (first, last) } else { (last, first) };
            let year = i16::try_from(year_of(year, this_year)?).ok()?;
            CivilDate::new(year, month.parse().ok()?, day.parse().ok()?).map(Birth::Day)
        }
        _ => None,
    }
}

fn is_month(digits: &str) -> bool {
    digits.parse::<u8>().is_ok_and(|month| (1..=12).contains(&month))
}

/// The year of four digits, or of two: then the last such year that is not to come.
fn year_of(digits: &str, this_year: u16) -> Option<u16> {
    let number: u16 = digits.parse().ok()?;
    let year = match digits.len() {
        4 => number,
        2 if number + 2000 <= this_year => number + 2000,
        2 => number + 1900,
        _ => return None,
    };
    (FIRST_BIRTH_YEAR..=this_year).contains(&year).then_some(year)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_bullets_before_a_name_are_none_of_it() {
        for numbered in
            ["1. A", "1) A", "(1) A", "（1）A", "①A", "① A", "１．A", "1 - A", "1、A", "12: A", "• A", "⑴ A"]
        {
            assert_eq!(name(numbered), "A", "{numbered}");
        }
        for (cell, due) in
            [("王　斌", "王斌"), ("（2）许银川", "许银川"), ("Lê (B) 2", "Lê (B) 2"), ("(A) Lê", "(A) Lê")]
        {
            assert_eq!(name(cell), due, "{cell}");
        }
    }

    #[test]
    fn ratings_are_read_with_the_signs_that_people_put_between_thousands() {
        for (cell, due) in [
            ("2300", 2300),
            ("2.300", 2300),
            ("2 300", 2300),
            ("2,300", 2300),
            ("2300.0", 2300),
            ("２３００", 2300),
            ("-", 0),
            ("0", 0),
        ] {
            assert_eq!(rating(cell), Some(due), "{cell}");
        }
        for cell in ["", "2.30", "23.000", "9999", "1.2.3", "nhiều", "2300a"] {
            assert_eq!(rating(cell), None, "{cell}");
        }
    }

    #[test]
    fn days_of_birth_have_the_day_before_the_month_unless_the_year_is_first() {
        let day = |year, month, day| CivilDate::new(year, month, day).map(Birth::Day);
        let table = [
            ("1990", Some(Birth::Year(1990))),
            ("1990.0", Some(Birth::Year(1990))),
            ("1990年", Some(Birth::Year(1990))),
            ("10/1990", Some(Birth::Year(1990))),
            ("1990年10月", Some(Birth::Year(1990))),
            ("03/04/1990", day(1990, 4, 3)),
            ("3-4-1990", day(1990, 4, 3)),
            ("3.4.90", day(1990, 4, 3)),
            ("03/04/12", day(2012, 4, 3)),
            ("1990-04-03", day(1990, 4, 3)),
            ("1990-04-03 00:00:00", day(1990, 4, 3)),
            ("1990年4月3日", day(1990, 4, 3)),
            ("１９９０年４月３日", day(1990, 4, 3)),
            ("04/13/1990", None),
            ("31/02/1990", None),
            ("2091", None),
            ("1850", None),
            ("90", None),
            ("12345", None),
            ("1/2", None),
        ];
        for (cell, due) in table {
            assert_eq!(birth(cell, 2026), due, "{cell}");
        }
    }

    #[test]
    fn women_and_men_are_told_apart_in_three_languages() {
        for cell in ["Nữ", "NỮ", "nu", "女", "F", "w", "Female"] {
            assert_eq!(sex(cell), Some(Sex::Woman), "{cell}");
        }
        for cell in ["Nam", "男", "M", "male"] {
            assert_eq!(sex(cell), Some(Sex::Man), "{cell}");
        }
        assert_eq!(sex("x"), None);
    }
}
