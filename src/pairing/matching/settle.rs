//! What does a change of edges cost? Only what it shakes.
use super::{Matching, Weight, id};

impl<W: Weight> Matching<W> {
    /// Starts anew: no pair, no blossom, and duals that are as small as one look at each row can make them.
    pub(super) fn begin(&mut self) {
        let n = self.graph.len();
        self.mates.fill(None);
        self.blossoms.clear();
        for v in 0..n {
            // Twice a weight is at most the sum of the greatest of its two rows.
            self.duals[v] = self.graph.row(v).iter().copied().fold(W::ZERO, W::max).halved();
        }
        for v in 0..n {
            if self.mates[v].is_none() {
                self.duals[v] = self.needed(v);
                self.match_if_tight(v);
            }
        }
        self.forget_touched();
    }

    /// Gives each vertex whose edges have changed a dual that leaves no slack negative. Its pair is kept if tight.
    pub(super) fn settle(&mut self) {
        for nth in 0..self.touched.len() {
            let v = usize::from(self.touched[nth]);
            if self.is_removed[v] {
                continue;
            }
            let needed = self.needed(v);
            if !self.is_kept(v, needed) {
                self.take_from_mate(v);
            }
            self.duals[v] = needed;
        }
        self.forget_touched();
    }

    fn forget_touched(&mut self) {
        for v in self.touched.drain(..) {
            self.is_touched[usize::from(v)] = false;
        }
    }

    /// The least dual of a vertex by itself that leaves no slack of its edges negative.
    fn needed(&self, v: usize) -> W {
        let edges = self.graph.row(v).iter().zip(&self.duals).enumerate().filter(|&(other, _)| other != v);
        edges.fold(
            W::ZERO,
            |needed, (_, (&weight, &dual))| {
                if weight > dual { needed.max(weight.minus(dual)) } else { needed }
            },
        )
    }

    fn match_if_tight(&mut self, v: usize) {
        let (row, dual) = (self.graph.row(v), self.duals[v]);
        if dual == W::ZERO {
            return;
        }
        let is_free = |other: usize| other != v && self.mates[other].is_none();
        if let Some(mate) = (0..row.len()).find(|&b| row[b] == dual.plus(self.duals[b]) && is_free(b)) {
            self.mates[v] = Some(id(mate));
            self.mates[mate] = Some(id(v));
        }
    }

    /// Whether with this dual the vertex, if it lies in no blossom, may keep its mate.
    fn is_kept(&self, v: usize, needed: W) -> bool {
        let Some(mate) = self.mate(v) else { return false };
        let weight = self.graph.doubled(v, mate);
        self.blossoms.top(v) == v && weight > W::ZERO && weight == needed.plus(self.duals[mate])
    }

    /// Leaves a vertex unmatched and in no blossom. The blossom gives up its mate outside, is matched anew within so
    /// that this vertex is its base, and then can be dissolved without another loss: its vertices inherit its dual.
    fn take_from_mate(&mut self, v: usize) {
        let base = self.blossoms.base(self.blossoms.top(v));
        if let Some(mate) = self.mates[base].take() {
            self.mates[usize::from(mate)] = None;
        }
        self.blossoms.rebase(self.blossoms.top(v), v, &mut self.mates);
        self.mates[v] = None;
        while self.blossoms.top(v) != v {
            let blossom = self.blossoms.top(v);
            let half = self.blossoms.ring(blossom).half;
            for vertex in self.blossoms.vertices(blossom) {
                self.duals[vertex] = self.duals[vertex].plus(half);
            }
            self.blossoms.dissolve(blossom);
        }
    }

    /// Takes a vertex and its mate out of the graph.
    pub(super) fn take_out(&mut self, v: usize, mate: Option<usize>) {
        // If their edge crosses no blossom, it ends in the bases of both, so nobody else loses a mate.
        if let Some(mate) = mate
            && self.blossoms.top(v) != self.blossoms.top(mate)
        {
            self.mates[v] = None;
            self.mates[mate] = None;
        }
        for gone in [Some(v), mate].into_iter().flatten() {
            self.take_from_mate(gone);
            self.duals[gone] = W::ZERO;
            self.is_removed[gone] = true;
            for other in 0..self.graph.len() {
                self.graph.set(gone, other, W::ZERO);
            }
        }
    }
}
