//! Who is matched with whom once a search has found a way? Along it, unmatched and matched edges change places.
use super::{Id, Matching, Weight, id};

impl<W: Weight> Matching<W> {
    /// Matches the outer vertex `from` with `to`, whose node is unmatched and outside the tree.
    pub(super) fn match_through(&mut self, from: usize, to: usize) {
        self.blossoms.rebase(self.blossoms.top(to), to, &mut self.mates);
        self.mates[to] = Some(id(from));
        self.flip(from, Some(id(to)));
    }

    /// Leaves an outer vertex unmatched, so that the root is matched instead.
    pub(super) fn leave_unmatched(&mut self, vertex: usize) {
        self.flip(vertex, None);
    }

    /// Gives an outer vertex another mate; whoever loses one on the way to the root gets the next.
    fn flip(&mut self, mut vertex: usize, mut mate: Option<Id>) {
        loop {
            let outer = self.blossoms.top(vertex);
            let lost = self.mates[self.blossoms.base(outer)];
            self.blossoms.rebase(outer, vertex, &mut self.mates);
            self.mates[vertex] = mate;
            let Some(lost) = lost else { return };
            let inner = self.blossoms.top(usize::from(lost));
            let (from, to) = self.search.reached_by[inner];
            self.blossoms.rebase(inner, usize::from(to), &mut self.mates);
            self.mates[usize::from(to)] = Some(from);
            (vertex, mate) = (usize::from(from), Some(to));
        }
    }
}
