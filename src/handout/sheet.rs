//! What is a table for a spreadsheet? Rows of texts and numbers, which no program takes for anything else.
use crate::exchange::csv;
use crate::standings::Value;
use crate::words::{Language, standings};

/// A table with a name; its first row is the head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// What it is, as short as on a tab.
    pub name: String,
    /// What it is in full, with its round and the version of its pairs.
    pub title: String,
    /// The head and the rows below it.
    pub rows: Vec<Vec<Cell>>,
}

/// What stands in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Letters, even where they are digits: `007` stays so.
    Text(String),
    /// A number, in hundredths: ¼ point is 25.
    Hundredths(i64),
}

impl Sheet {
    /// The rows as a spreadsheet in this language reads them.
    pub fn texts(&self, language: Language) -> Vec<Vec<String>> {
        let texts = |row: &Vec<Cell>| row.iter().map(|cell| cell.text(language)).collect();
        self.rows.iter().map(texts).collect()
    }

    /// The table as separated values that a double tap opens (case O17).
    pub fn csv(&self, language: Language) -> String {
        csv::write(&self.texts(language), separator(language))
    }
}

impl Cell {
    /// A text.
    pub fn text_of(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A whole number.
    pub fn number(number: impl Into<i64>) -> Self {
        Self::Hundredths(number.into().saturating_mul(100))
    }

    /// What a criterion gave; what is no decimal of two places stays as it is shown.
    pub fn value(value: Value) -> Self {
        match value {
            Value::NotApplied => Self::Text(String::new()),
            Value::Points(points) => Self::Hundredths(i64::from(points.0) * 50),
            Value::Product(points) => Self::Hundredths(points.0.saturating_mul(25)),
            Value::Count(n) | Value::Rating(n) => Self::number(n),
            Value::Number(n) | Value::Lot(n) => Self::number(n),
            Value::Average { .. } | Value::Mean { .. } => Self::Text(standings::value(value)),
        }
    }

    /// The cell as it is read: halves and quarters as such.
    pub fn shown(&self, language: Language) -> String {
        match self {
            Self::Hundredths(hundredths) if *hundredths >= 0 => match (hundredths / 100, hundredths % 100) {
                (0, 25) => "¼".to_owned(),
                (0, 50) => "½".to_owned(),
                (0, 75) => "¾".to_owned(),
                (whole, 25) => format!("{whole}¼"),
                (whole, 50) => format!("{whole}½"),
                (whole, 75) => format!("{whole}¾"),
                _ => decimal(*hundredths, language),
            },
            Self::Text(_) | Self::Hundredths(_) => self.text(language),
        }
    }

    /// The cell as it is written in this language.
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Hundredths(hundredths) => decimal(*hundredths, language),
        }
    }
}

/// What stands between two cells: where the comma is in the numbers it is the semicolon; so spreadsheets
/// expect it.
pub const fn separator(language: Language) -> char {
    match language {
        Language::Vietnamese => ';',
        Language::Chinese | Language::English => ',',
    }
}

fn decimal(hundredths: i64, language: Language) -> String {
    let mark = match language {
        Language::Vietnamese => ',',
        Language::Chinese | Language::English => '.',
    };
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    match rest {
        0 => format!("{sign}{whole}"),
        rest => format!("{sign}{whole}{mark}{rest:02}").trim_end_matches('0').to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::{HalfPoints, QuarterPoints};

    #[test]
    fn numbers_are_numbers_in_the_spreadsheet_of_each_language() {
        for (value, vi, en) in [
            (Value::Points(HalfPoints(3)), "1,5", "1.5"),
            (Value::Points(HalfPoints(-1)), "-0,5", "-0.5"),
            (Value::Points(HalfPoints(40)), "20", "20"),
            (Value::Product(QuarterPoints(13)), "3,25", "3.25"),
            (Value::Count(3), "3", "3"),
            (Value::Lot(2), "2", "2"),
            (Value::NotApplied, "", ""),
            (Value::Average { halves: 7, of: 3 }, "7/6", "7/6"),
        ] {
            let cell = Cell::value(value);
            assert_eq!(
                (&*cell.text(Language::Vietnamese), &*cell.text(Language::English)),
                (vi, en),
                "{value:?}"
            );
            let plain = !en.contains('.') || en.starts_with('-');
            assert_eq!(cell.shown(Language::English) == en, plain, "{value:?} is read as fractions");
        }
    }
}
