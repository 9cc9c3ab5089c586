//! Which row goes to which column, as cheaply as possible, and of those ways which comes first?
//!
//! The cheapest assignment is found with duals (Kuhn 1955; one shortest path for each row that does not find its column
//! at once). Every cheapest assignment uses only edges without slack, so the first one in lexicographic order is
//! found among those alone, by flipping alternating rings.
use std::collections::VecDeque;

/// What an edge costs; [`NEVER`] = not to be had.
pub type Cost = u32;
/// No edge.
pub const NEVER: Cost = Cost::MAX;

const FREE: usize = usize::MAX;

/// A cheapest assignment of `n` rows to `n` columns.
pub struct Assignment {
    n: usize,
    costs: Vec<Cost>,
    row_duals: Vec<i64>,
    column_duals: Vec<i64>,
    column_of: Vec<usize>,
    row_of: Vec<usize>,
}

impl Assignment {
    /// The cheapest assignment for a matrix of costs, row by row; `None` if there is none without a forbidden edge.
    pub fn cheapest(n: usize, costs: Vec<Cost>) -> Option<Self> {
        let row_duals = costs.chunks(n.max(1)).map(|row| row.iter().copied().min().unwrap_or(0).into());
        let mut assignment = Self {
            n,
            row_duals: row_duals.collect(),
            column_duals: vec![0; n],
            column_of: vec![FREE; n],
            row_of: vec![FREE; n],
            costs,
        };
        for row in 0..n {
            assignment.take_at_once(row);
        }
        let mut is_complete = true;
        for row in 0..n {
            is_complete = is_complete && (assignment.column_of[row] != FREE || assignment.augment(row));
        }
        is_complete.then_some(assignment)
    }

    /// What all edges cost together.
    pub fn total(&self) -> u64 {
        (0..self.n).map(|row| u64::from(self.costs[row * self.n + self.column_of[row]])).sum()
    }

    /// The column of a row.
    pub fn column_of(&self, row: usize) -> usize {
        self.column_of[row]
    }

    fn slack(&self, row: usize, column: usize) -> Option<i64> {
        let cost = self.costs[row * self.n + column];
        (cost != NEVER).then(|| i64::from(cost) - self.row_duals[row] - self.column_duals[column])
    }

    /// Takes a free column without slack, from the row's own number on.
    fn take_at_once(&mut self, row: usize) {
        let mut columns = (row..self.n).chain(0..row);
        let found = columns.find(|&column| self.row_of[column] == FREE && self.slack(row, column) == Some(0));
        if let Some(column) = found {
            self.give(row, column);
        }
    }

    fn give(&mut self, row: usize, column: usize) {
        self.column_of[row] = column;
        self.row_of[column] = row;
    }

    /// Finds the shortest way from a row to a free column and flips it.
    fn augment(&mut self, start: usize) -> bool {
        let n = self.n;
        let mut reach = Reach { distances: vec![i64::MAX; n], from: vec![start; n], is_done: vec![false; n] };
        let (mut row, mut distance) = (start, 0);
        let end = loop {
            self.look_from(row, distance, &mut reach);
            let open = (0..n).filter(|&column| !reach.is_done[column]);
            let Some(column) =
                open.min_by_key(|&column| (reach.distances[column], self.row_of[column] != FREE))
            else {
                return false;
            };
            distance = reach.distances[column];
            if distance == i64::MAX {
                return false;
            }
            if self.row_of[column] == FREE {
                break column;
            }
            reach.is_done[column] = true;
            row = self.row_of[column];
        };
        self.row_duals[start] += distance;
        for column in (0..n).filter(|&column| reach.is_done[column]) {
            let rest = distance - reach.distances[column];
            self.column_duals[column] -= rest;
            self.row_duals[self.row_of[column]] += rest;
        }
        self.flip(start, end, &reach.from);
        true
    }

    fn look_from(&self, row: usize, distance: i64, reach: &mut Reach) {
        for column in 0..self.n {
            if reach.is_done[column] {
                continue;
            }
            let Some(slack) = self.slack(row, column) else { continue };
            if distance + slack < reach.distances[column] {
                reach.distances[column] = distance + slack;
                reach.from[column] = row;
            }
        }
    }

    /// Gives each row on the way from `start` to `end` the column after it.
    fn flip(&mut self, start: usize, end: usize, from: &[usize]) {
        let mut column = end;
        loop {
            let row = from[column];
            let next = self.column_of[row];
            self.give(row, column);
            if row == start {
                return;
            }
            column = next;
        }
    }

    /// Makes it the first of the cheapest: each of the first `n_rows` rows in turn has the lowest column that any
    /// cheapest assignment gives it after those before it.
    pub fn make_first(&mut self, n_rows: usize) {
        let tight = Tight::of(self);
        let mut is_open = Bits::full(self.n);
        for row in 0..n_rows {
            is_open.remove(row);
            let held = self.column_of[row];
            let better = (0..held).find(|&column| tight.has(row, column) && self.row_of[column] > row);
            if let Some(wanted) = better {
                self.improve(row, held, wanted, &tight, is_open.clone());
            }
        }
    }

    /// Looks from the column that the row holds for all columns that could be had for it; `wanted` is the best to hope for.
    fn improve(&mut self, row: usize, held: usize, wanted: usize, tight: &Tight, mut open: Bits) {
        // `next[column]`: its row would take that column instead.
        let mut next = vec![FREE; self.n];
        let mut queue = VecDeque::from([held]);
        while let Some(column) = queue.pop_front().filter(|_| next[wanted] == FREE) {
            open.take_common(tight.rows_of(column), |other| {
                let released = self.column_of[other];
                next[released] = column;
                queue.push_back(released);
            });
        }
        let had = (wanted..held).find(|&column| next[column] != FREE && tight.has(row, column));
        let Some(had) = had else { return };
        let (mut taker, mut column) = (row, had);
        loop {
            let robbed = self.row_of[column];
            self.give(taker, column);
            if column == held {
                return;
            }
            (taker, column) = (robbed, next[column]);
        }
    }
}

/// How far the columns are from a row, and by which row the way comes.
struct Reach {
    distances: Vec<i64>,
    from: Vec<usize>,
    is_done: Vec<bool>,
}

/// The edges without slack.
struct Tight {
    n_words: usize,
    /// By column, one bit for each row.
    by_column: Vec<u64>,
}

impl Tight {
    fn of(assignment: &Assignment) -> Self {
        let n = assignment.n;
        let n_words = n.div_ceil(64);
        let mut by_column = vec![0; n * n_words];
        for row in 0..n {
            for column in 0..n {
                if assignment.slack(row, column) == Some(0) {
                    by_column[column * n_words + row / 64] |= 1 << (row % 64);
                }
            }
        }
        Self { n_words, by_column }
    }

    fn has(&self, row: usize, column: usize) -> bool {
        self.rows_of(column)[row / 64] >> (row % 64) & 1 == 1
    }

    fn rows_of(&self, column: usize) -> &[u64] {
        &self.by_column[column * self.n_words..][..self.n_words]
    }
}

/// A set of rows.
#[derive(Clone)]
struct Bits(Vec<u64>);

impl Bits {
    fn full(n: usize) -> Self {
        let mut words = vec![u64::MAX; n.div_ceil(64)];
        if let (Some(last), rest @ 1..) = (words.last_mut(), n % 64) {
            *last >>= 64 - rest;
        }
        Self(words)
    }

    fn remove(&mut self, row: usize) {
        self.0[row / 64] &= !(1 << (row % 64));
    }

    /// Takes out all that are in `others` too, and tells of each.
    fn take_common(&mut self, others: &[u64], mut tell: impl FnMut(usize)) {
        for (at, (word, other)) in self.0.iter_mut().zip(others).enumerate() {
            let mut common = *word & other;
            *word &= !common;
            while common != 0 {
                tell(at * 64 + common.trailing_zeros() as usize);
                common &= common - 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The cheapest total and the first way to it, by trying all.
    fn by_trying(n: usize, costs: &[Cost], row: usize, taken: &mut Vec<usize>) -> Option<(u64, Vec<usize>)> {
        if row == n {
            return Some((0, taken.clone()));
        }
        let mut best: Option<(u64, Vec<usize>)> = None;
        for column in 0..n {
            let cost = costs[row * n + column];
            if cost == NEVER || taken.contains(&column) {
                continue;
            }
            taken.push(column);
            let found = by_trying(n, costs, row + 1, taken).map(|(sum, way)| (sum + u64::from(cost), way));
            taken.pop();
            best = match (best, found) {
                (Some(best), Some(found)) => Some(best.min(found)),
                (best, found) => best.or(found),
            };
        }
        best
    }

    proptest! {
        #[test]
        fn the_first_of_the_cheapest_is_found(
            (n, costs) in (1_usize..7).prop_flat_map(|n| {
                let cost = prop_oneof![4 => 0_u32..3, 1 => Just(NEVER)];
                (Just(n), prop::collection::vec(cost, n * n))
            })
        ) {
            let due = by_trying(n, &costs, 0, &mut Vec::new());
            let found = Assignment::cheapest(n, costs).map(|mut assignment| {
                let total = assignment.total();
                assignment.make_first(n);
                (total, (0..n).map(|row| assignment.column_of(row)).collect::<Vec<_>>())
            });
            prop_assert_eq!(found, due);
        }
    }
}
