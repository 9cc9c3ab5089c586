//! What does a change of edges cost? Only what it shakes.
use super::{Matching, Weight, id};

impl<W: Weight> Matching<W> {
    /// Starts anew: no pair and no blossom.
    pub(super) fn begin(&mut self) {
        self.mates.fill(None);
        self.blossoms.clear();
        self.touched.clear();
        self.is_touched.fill(false);
        self.start((0..self.graph.len()).filter(|&v| !self.is_removed[v]).collect());
    }

    /// Lets each vertex whose edges have changed keep its pair if a new dual allows it, and starts the others anew.
    pub(super) fn settle(&mut self) {
        let mut starters = Vec::new();
        for nth in 0..self.touched.len() {
            let v = usize::from(self.touched[nth]);
            self.is_touched[v] = false;
            if !self.is_removed[v] && !self.keeps_mate(v) {
                self.take_from_mate(v);
                self.is_starter[v] = true;
                starters.push(v);
            }
        }
        self.touched.clear();
        self.start(starters);
    }

    /// Gives unmatched vertices in no blossom duals that leave no slack negative, as small as a look or two at each
    /// row can make them, and matches those that thereby find somebody unmatched.
    fn start(&mut self, starters: Vec<usize>) {
        for &v in &starters {
            self.is_starter[v] = true;
        }
        if starters.len() > 1 {
            for &v in &starters {
                self.duals[v] = self.shared(v);
            }
        }
        for v in starters {
            self.is_starter[v] = false;
            if self.mates[v].is_none() {
                self.duals[v] = self.needed(v);
                self.match_if_tight(v);
            }
        }
    }

    /// What a starter needs if each two starters share the need of their edge.
    fn shared(&self, v: usize) -> W {
        let mut needed = W::ZERO;
        for (other, &weight) in self.graph.row(v).iter().enumerate() {
            let rest = if self.is_starter[other] {
                weight.halved()
            } else {
                weight.minus(weight.min(self.duals[other]))
            };
            needed = needed.max(rest);
        }
        needed
    }

    /// The least dual of a vertex by itself that leaves no slack of its edges negative.
    fn needed(&self, v: usize) -> W {
        let edges = self.graph.row(v).iter().zip(&self.duals);
        edges.fold(W::ZERO, |needed, (&weight, &dual)| needed.max(weight.minus(weight.min(dual))))
    }

    fn match_if_tight(&mut self, v: usize) {
        let dual = self.duals[v];
        if dual == W::ZERO {
            return;
        }
        let mut edges = self.graph.row(v).iter().zip(&self.duals).zip(&self.mates);
        let found = edges.position(|((&weight, &other), mate)| mate.is_none() && weight == dual.plus(other));
        if let Some(mate) = found {
            self.mates[v] = Some(id(mate));
            self.mates[mate] = Some(id(v));
        }
    }

    /// Gives a vertex a dual that suits its edges, if its pair and its links in rings stay tight by it.
    fn keeps_mate(&mut self, v: usize) -> bool {
        let Some(mate) = self.mate(v).filter(|&mate| !self.is_starter[mate]) else { return false };
        self.share_blossoms(v, true);
        let kept = self.kept_dual(v, mate);
        self.share_blossoms(v, false);
        if let Some(dual) = kept {
            self.duals[v] = dual;
        }
        kept.is_some()
    }

    /// The dual by which all at `v` that has to be tight is tight, and nothing negative, if there is one.
    fn kept_dual(&self, v: usize, mate: usize) -> Option<W> {
        let (row, mates_part) = (self.graph.row(v), self.duals[mate].plus(self.shared_duals[mate]));
        if row[mate] < mates_part || row[mate] == W::ZERO {
            return None;
        }
        let dual = row[mate].minus(mates_part);
        let left = |other: usize| dual.plus(self.duals[other]).plus(self.shared_duals[other]);
        let may_be = |other: usize| self.is_starter[other] || other == v || row[other] <= left(other);
        let is_kept = (0..row.len()).all(may_be)
            && self.blossoms.around(v).all(|blossom| {
                let at_v = self.blossoms.ring(blossom).links.iter().filter_map(|&(from, to)| {
                    let (from, to) = (usize::from(from), usize::from(to));
                    if from == v { Some(to) } else { (to == v).then_some(from) }
                });
                at_v.into_iter().all(|other| row[other] == left(other))
            });
        is_kept.then_some(dual)
    }

    /// Notes for each vertex the sum of the duals of the blossoms that hold both it and `v`, or forgets them.
    fn share_blossoms(&mut self, v: usize, is_wanted: bool) {
        for blossom in self.blossoms.around(v) {
            let dual = self.blossoms.ring(blossom).half.doubled();
            for vertex in self.blossoms.vertices(blossom) {
                let shared = &mut self.shared_duals[vertex];
                *shared = if is_wanted { shared.plus(dual) } else { W::ZERO };
            }
        }
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
            self.n_left -= 1;
            for other in 0..self.graph.len() {
                self.graph.set(gone, other, W::ZERO);
            }
        }
    }
}
