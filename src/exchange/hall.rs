//! How is a long list shown on a screen in the hall? Page by page, each as long as it takes to find a name.
use crate::units::Millis;
use std::ops::Range;

/// So many boards are read from ten metres at once.
pub const USUAL_ROWS: usize = 8;

/// The numbers of rows that can be chosen, the largest type first.
pub const ROWS: [usize; 5] = [6, 8, 10, 12, 16];

/// The pages of a list of so many lines, at most `most` on each: as few as there can be, and no last page
/// with one line while others are full.
pub fn pages(n_lines: usize, most: usize) -> Vec<Range<usize>> {
    let n_pages = n_lines.div_ceil(most.max(1));
    let start = |page: usize| page * n_lines / n_pages;
    (0..n_pages).map(|page| start(page)..start(page + 1)).collect()
}

/// How long a page of so many lines stays: time to look up, and time for each line.
pub fn stays(n_lines: usize) -> Millis {
    Millis::from_seconds(4 + i64::try_from(n_lines).unwrap_or_default())
}

/// The number of rows one step larger or smaller in type.
pub fn stepped(rows: usize, by: isize) -> usize {
    let at = ROWS.iter().position(|&known| known == rows).unwrap_or(1);
    let next = at.checked_add_signed(by).and_then(|next| ROWS.get(next));
    next.copied().unwrap_or(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_hold_every_line_once_in_order_and_differ_by_one_line_at_most() {
        for (n, most) in (0..130).flat_map(|n| ROWS.map(|most| (n, most))) {
            let pages = pages(n, most);
            assert_eq!(pages.len(), n.div_ceil(most), "{n} by {most}");
            assert!(pages.iter().cloned().flatten().eq(0..n), "{n} by {most}: {pages:?}");
            let (least, greatest) = (pages.iter().map(Range::len).min(), pages.iter().map(Range::len).max());
            let differ = greatest.zip(least).map_or(0, |(greatest, least)| greatest - least);
            assert!(differ <= 1 && greatest.is_none_or(|greatest| greatest <= most), "{n} by {most}");
        }
    }

    #[test]
    fn the_more_lines_the_longer_a_page_stays() {
        assert_eq!((stays(1), stays(8), stays(16)), (Millis(5_000), Millis(12_000), Millis(20_000)));
    }

    #[test]
    fn type_grows_and_shrinks_by_steps_and_stops_at_both_ends() {
        for (rows, by, due) in [(8, 1, 10), (8, -1, 6), (6, -1, 6), (16, 1, 16), (10, -1, 8)] {
            assert_eq!(stepped(rows, by), due, "{rows} {by}");
        }
    }
}
