//! What does a typed line say of somebody's ratings or titles: `2300; AXF 2250`, `Master; WXF: Grandmaster`?
use super::cell::rating;
use crate::names::composed;
use crate::tournament::{MAX_LISTS, Rating, Title};
use std::collections::BTreeSet;

/// The ratings; a number alone stands in the list that counts. `None` if something is no rating, a list
/// stands twice, or there are too many.
pub fn ratings(typed: &str, counting: &str) -> Option<Vec<Rating>> {
    let mut lists = BTreeSet::new();
    let mut read = Vec::new();
    for part in parts(typed) {
        let part = composed(part);
        let (list, number) = part.rsplit_once(' ').unwrap_or((counting, &part));
        let value = rating(number).filter(|&value| value > 0)?;
        // A dash is the list without a name, where another counts.
        let list = if list.trim() == "-" { "" } else { list.trim() };
        if !lists.insert(list.to_lowercase()) {
            return None;
        }
        read.push(Rating { list: list.to_owned(), value });
    }
    (read.len() <= MAX_LISTS).then_some(read)
}

/// The line that [`ratings`] reads to these.
pub fn ratings_line(ratings: &[Rating], counting: &str) -> String {
    let is_counting = |rating: &&Rating| rating.list.to_lowercase() == counting.to_lowercase();
    let (first, others): (Vec<&Rating>, Vec<&Rating>) = ratings.iter().partition(is_counting);
    let alone = first.into_iter().map(|rating| rating.value.to_string());
    let named = others.into_iter().map(|Rating { list, value }| {
        let list = if list.is_empty() { "-" } else { list };
        format!("{list} {value}")
    });
    alone.chain(named).collect::<Vec<_>>().join("; ")
}

/// The titles, each with whoever gave it before a colon. `None` if there are too many.
pub fn titles(typed: &str) -> Option<Vec<Title>> {
    let title = |part: &str| {
        let (by, title) = part.split_once([':', '：']).unwrap_or(("", part));
        Title { by: composed(by), title: composed(title) }
    };
    let read: Vec<Title> = parts(typed).map(title).filter(|title| !title.title.is_empty()).collect();
    (read.len() <= MAX_LISTS).then_some(read)
}

fn parts(typed: &str) -> impl Iterator<Item = &str> {
    typed.split([';', '；']).map(str::trim).filter(|part| !part.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(list: &str, value: u16) -> Rating {
        Rating { list: list.to_owned(), value }
    }

    #[test]
    fn a_number_alone_is_of_the_list_that_counts_and_every_line_is_read_as_it_was_written() {
        let table = [
            ("2300", "", vec![rated("", 2_300)]),
            (" 2300 ; AXF  2250", "", vec![rated("", 2_300), rated("AXF", 2_250)]),
            ("2250；CLB Quận 1 1800", "AXF", vec![rated("AXF", 2_250), rated("CLB Quận 1", 1_800)]),
            ("2250; - 2300", "AXF", vec![rated("AXF", 2_250), rated("", 2_300)]),
            ("", "AXF", vec![]),
        ];
        for (typed, counting, due) in table {
            assert_eq!(ratings(typed, counting).as_deref(), Some(&*due), "{typed}");
            assert_eq!(ratings(&ratings_line(&due, counting), counting), Some(due), "{typed}");
        }
        for typed in [
            "x",
            "AXF",
            "2300; 2200",
            "AXF 2300; axf 2200",
            "0",
            "4001",
            "AXF 1; A 1; B 1; C 1; D 1; E 1; F 1; G 1; H 1",
        ] {
            assert_eq!(ratings(typed, ""), None, "{typed}");
        }
    }

    #[test]
    fn titles_have_whoever_gave_them_before_a_colon() {
        let due = [("", "Kiện tướng"), ("WXF", "Đại sư")]
            .map(|(by, title)| Title { by: by.to_owned(), title: title.to_owned() });
        assert_eq!(titles("Kiện tướng; WXF: Đại sư").as_deref(), Some(&due[..]));
        assert_eq!(titles(" ; "), Some(vec![]));
    }
}
