//! Where does each tournament of a bundle begin (`.trfs`: files one after another)?
use super::intake::spans;
use super::points::whole_number;

/// One tournament of a bundle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part<'a> {
    /// What stands first after the `###` with which it begins; empty if it begins without.
    pub id: &'a str,
    /// Its bytes.
    pub bytes: &'a [u8],
    /// How many lines of the bundle stand before it.
    pub lines_before: usize,
}

/// The tournaments of a bundle; a file of one tournament is a bundle of one.
///
/// A tournament begins with comments: a line `### id` begins the next one if players stand before it and
/// what follows begins anew, with a title or with a number that is not greater than the last. Comments
/// among the lines of one tournament thus part nothing.
pub fn parts(bytes: &[u8]) -> Vec<Part<'_>> {
    let starts = starts(bytes);
    let ends = starts.iter().skip(1).map(|&(at, _)| at).chain([bytes.len()]);
    starts.iter().zip(ends).map(|(&(at, lines_before), end)| part(&bytes[at..end], lines_before)).collect()
}

/// Where each tournament begins, and how many lines stand before it.
fn starts(bytes: &[u8]) -> Vec<(usize, usize)> {
    let mut starts = vec![(0, 0)];
    // Where a comment stood since the last player, and the last player's number.
    let (mut comment, mut last_number): (Option<(usize, usize)>, Option<u16>) = (None, None);
    for (no, (from, to)) in spans(bytes).enumerate() {
        let line = &bytes[from..to];
        if line.starts_with(b"###") {
            comment = comment.or_else(|| last_number.map(|_| (from, no)));
            continue;
        }
        let number = line.starts_with(b"001").then(|| number(line)).flatten();
        let begins_anew = line.starts_with(b"012") || number.is_some() && number <= last_number;
        if let Some(start) = comment.filter(|_| begins_anew) {
            starts.push(start);
            last_number = None;
        }
        if number.is_some() || begins_anew {
            comment = None;
        }
        last_number = number.or(last_number);
    }
    starts
}

fn number(line: &[u8]) -> Option<u16> {
    whole_number(line.get(4..8)?.trim_ascii(), 4)
}

fn part(bytes: &[u8], lines_before: usize) -> Part<'_> {
    let first = spans(bytes).next().map_or(bytes, |(from, to)| &bytes[from..to]);
    let comment = first.strip_prefix(b"###").and_then(|text| std::str::from_utf8(text).ok());
    let id = comment.and_then(|text| text.split_whitespace().next()).unwrap_or_default();
    Part { id, bytes, lines_before }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, due: &[(&str, usize, usize)]) {
        let found: Vec<_> = parts(text.as_bytes())
            .iter()
            .map(|part| (part.id, part.lines_before, part.bytes.len()))
            .collect();
        assert_eq!(found, due, "{text:?}");
    }

    #[test]
    fn a_comment_before_a_new_beginning_parts_a_bundle() {
        check("### a x\n001    1 \n### b\n012 t\n001    1 \n", &[("a", 0, 18), ("b", 2, 22)]);
        check("001    1 \r### b\r001    1 \r### c\r001    1 ", &[("", 0, 10), ("b", 1, 16), ("c", 3, 15)]);
        check("### a\n### seed 7\n012 t\n001    1 \n", &[("a", 0, 33)]);
    }

    #[test]
    fn a_comment_among_the_lines_of_one_tournament_parts_nothing() {
        check("001    1 \n### SSS NNN\n310   1 x\n", &[("", 0, 32)]);
        check("001    1 \n### b\n001    2 \n", &[("", 0, 26)]);
        check("", &[("", 0, 0)]);
    }
}
