//! How are days and hours written? dd/mm/yyyy, yyyy年m月d日; the same on every device (case O28).
use super::Language;
use crate::units::{CivilDate, CivilTime, HalfPoints, Stamp};

/// A day.
pub fn date(language: Language, date: CivilDate) -> String {
    let (year, month, day) = date.parts();
    match language {
        Language::Vietnamese | Language::English => format!("{day:02}/{month:02}/{year}"),
        Language::Chinese => format!("{year}年{month}月{day}日"),
    }
}

/// An hour of the day.
pub fn time(time: CivilTime) -> String {
    let (hour, minute) = time.parts();
    format!("{hour:02}:{minute:02}")
}

/// Hour, minute and second of a moment, as the device that saw it showed them.
pub fn clock(stamp: Stamp) -> String {
    match stamp.civil() {
        Some((_, at, second)) => format!("{}:{second:02}", time(at)),
        None => "--:--:--".to_owned(),
    }
}

/// Day and hour of a moment, as the device that saw it showed them.
pub fn moment(language: Language, stamp: Stamp) -> String {
    match stamp.civil() {
        Some((day, at, _)) => format!("{} {}", date(language, day), time(at)),
        None => "--".to_owned(),
    }
}

/// A fraction as a decimal of so many places, halves up: `72.591`.
pub fn decimal(over: i64, under: i64, places: u32) -> String {
    let (scale, under) = (10_i128.pow(places), i128::from(under.max(1)));
    let rounded = (2 * i128::from(over) * scale + under).div_euclid(2 * under);
    let (whole, rest) = (rounded.abs() / scale, rounded.abs() % scale);
    let sign = if rounded < 0 { "-" } else { "" };
    match places {
        0 => format!("{sign}{whole}"),
        places => format!("{sign}{whole}.{rest:0>width$}", width = places as usize),
    }
}

/// Reads a day as people type it: dd/mm/yyyy, dd-mm-yyyy, yyyy-mm-dd or yyyy年m月d日.
pub fn parse_date(text: &str) -> Option<CivilDate> {
    let parts: Vec<&str> =
        text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
    let &[first, month, last] = parts.as_slice() else { return None };
    let (year, day) = if first.len() == 4 { (first, last) } else { (last, first) };
    if year.len() != 4 {
        return None;
    }
    CivilDate::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
}

/// Reads an hour of the day: `13:30`, `13h30`, `8:05`.
pub fn parse_time(text: &str) -> Option<CivilTime> {
    let parts: Vec<&str> =
        text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
    let &[hour, minute] = parts.as_slice() else { return None };
    CivilTime::new(hour.parse().ok()?, minute.parse().ok()?)
}

/// Reads points as people type them: `2`, `½`, `1½`, `1.5`, `0,5`, `-1`.
pub fn parse_points(text: &str) -> Option<HalfPoints> {
    let text = text.trim();
    let (digits, is_negative) = match text.strip_prefix(['-', '−']) {
        Some(rest) => (rest, true),
        None => (text, false),
    };
    let halves = [("½", 1), (".5", 1), (",5", 1), (".0", 0), (",0", 0)];
    let ending = halves.into_iter().find_map(|(end, half)| Some((digits.strip_suffix(end)?, half)));
    let (whole, half) = ending.unwrap_or((digits, 0));
    let is_half_alone = whole.is_empty() && half == 1;
    let whole: i32 =
        if is_half_alone { 0 } else { whole.parse().ok().filter(|n| (0..=1_000).contains(n))? };
    let points = whole * 2 + half;
    Some(HalfPoints(if is_negative { -points } else { points }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn o28_days_are_written_as_each_language_writes_them_and_read_back() {
        let day = CivilDate::new(2024, 3, 31).expect("a day");
        for (language, written) in [
            (Language::Vietnamese, "31/03/2024"),
            (Language::Chinese, "2024年3月31日"),
            (Language::English, "31/03/2024"),
        ] {
            assert_eq!(date(language, day), written);
            assert_eq!(parse_date(written), Some(day), "{written}");
        }
        for no_day in ["31/02/2026", "1/1/26", "", "hôm nay", "2026-13-01"] {
            assert_eq!(parse_date(no_day), None, "{no_day}");
        }
        assert_eq!(parse_time("13h30"), CivilTime::new(13, 30));
        assert_eq!(parse_time("25:00"), None);
    }

    #[test]
    fn points_are_read_as_people_type_them() {
        for (typed, points) in [
            ("2", Some(4)),
            ("½", Some(1)),
            ("1½", Some(3)),
            (" 1.5 ", Some(3)),
            ("0,5", Some(1)),
            ("-1", Some(-2)),
            ("−½", Some(-1)),
            ("0", Some(0)),
            ("", None),
            ("hai", None),
            ("1.25", None),
            ("--1", None),
        ] {
            assert_eq!(parse_points(typed), points.map(HalfPoints), "{typed}");
        }
    }

    #[test]
    fn decimals_are_rounded_half_up() {
        for (over, under, places, written) in [
            (1_597, 22, 3, "72.591"),
            (5, 2, 0, "3"),
            (1, 8, 2, "0.13"),
            (-1, 8, 2, "-0.12"),
            (21, 1, 1, "21.0"),
            (1, 400, 2, "0.00"),
        ] {
            assert_eq!(decimal(over, under, places), written, "{over}/{under}");
        }
    }
}
