//! Can everyone be paired at once? Edmonds' search without weights.

/// Whether `n` vertices can all be paired, two by two, along edges. `is_edge` says the same of (a, b) and (b, a); it is
/// asked as rarely as a search allows: some `n` times where nearly all may meet, n² times for each pair that does not
/// come of itself.
pub fn has_perfect(n: usize, is_edge: impl Fn(usize, usize) -> bool) -> bool {
    if n % 2 == 1 {
        return false;
    }
    let mut mates = greedy(0..n, n, &is_edge);
    if mates.iter().filter(|mate| mate.is_none()).count() > n / 16 {
        mates = greedy(by_edges(n, &is_edge).into_iter(), n, &is_edge);
    }
    // Whoever cannot be reached from one root by flipping a path stays alone in some greatest set of pairs.
    (0..n).all(|root| mates[root].is_some() || Forest::new(root, &mut mates).reaches_a_mate(&is_edge))
}

/// Everyone in turn takes the last who is still free.
fn greedy(
    turns: impl Iterator<Item = usize>,
    n: usize,
    is_edge: &impl Fn(usize, usize) -> bool,
) -> Vec<Option<usize>> {
    let mut mates = vec![None; n];
    for a in turns {
        if mates[a].is_none()
            && let Some(b) = (0..n).rev().find(|&b| b != a && mates[b].is_none() && is_edge(a, b))
        {
            (mates[a], mates[b]) = (Some(b), Some(a));
        }
    }
    mates
}

/// Whoever has few edges first.
fn by_edges(n: usize, is_edge: &impl Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut vertices: Vec<usize> = (0..n).collect();
    vertices.sort_by_cached_key(|&a| (0..n).filter(|&b| b != a && is_edge(a, b)).count());
    vertices
}

/// A tree of alternating paths from one unmatched vertex; odd rings in it count as one vertex, their base.
struct Forest<'a> {
    root: usize,
    mates: &'a mut [Option<usize>],
    /// Of each vertex: the base of the ring that holds it, or itself.
    bases: Vec<usize>,
    /// Of each vertex at an odd distance, or within a ring: where its unmatched edge towards the root leads.
    parents: Vec<Option<usize>>,
    /// Whether the vertex is at an even distance from the root.
    is_outer: Vec<bool>,
    /// Outer vertices, in the order in which they look around.
    outer: Vec<usize>,
}

impl<'a> Forest<'a> {
    fn new(root: usize, mates: &'a mut [Option<usize>]) -> Self {
        let n = mates.len();
        let mut is_outer = vec![false; n];
        is_outer[root] = true;
        Self { root, mates, bases: (0..n).collect(), parents: vec![None; n], is_outer, outer: vec![root] }
    }

    /// Whether someone unmatched is reached; then the path is flipped.
    fn reaches_a_mate(&mut self, is_edge: &impl Fn(usize, usize) -> bool) -> bool {
        let mut n_done = 0;
        while let Some(&from) = self.outer.get(n_done) {
            n_done += 1;
            for to in 0..self.mates.len() {
                let is_news = if self.is_outer[to] {
                    self.bases[from] != self.bases[to]
                } else {
                    self.parents[to].is_none()
                };
                if !is_news || !is_edge(from, to) {
                    continue;
                }
                if self.is_outer[to] {
                    self.close_ring(from, to);
                    continue;
                }
                self.parents[to] = Some(from);
                match self.mates[to] {
                    None => {
                        self.flip(to);
                        return true;
                    }
                    Some(mate) => self.make_outer(mate),
                }
            }
        }
        false
    }

    fn make_outer(&mut self, vertex: usize) {
        if !self.is_outer[vertex] {
            self.is_outer[vertex] = true;
            self.outer.push(vertex);
        }
    }

    fn flip(&mut self, end: usize) {
        let mut next = Some(end);
        while let Some(vertex) = next
            && let Some(parent) = self.parents[vertex]
        {
            next = self.mates[parent];
            (self.mates[vertex], self.mates[parent]) = (Some(parent), Some(vertex));
        }
    }

    /// The base two steps nearer to the root.
    fn towards_root(&self, base: usize) -> Option<usize> {
        let parent = self.parents[self.mates[base]?]?;
        Some(self.bases[parent])
    }

    fn close_ring(&mut self, a: usize, b: usize) {
        let walk = |from| std::iter::successors(Some(self.bases[from]), |&base| self.towards_root(base));
        let mut is_above_a = vec![false; self.mates.len()];
        walk(a).for_each(|base| is_above_a[base] = true);
        let meeting = walk(b).find(|&base| is_above_a[base]).unwrap_or(self.root);
        let mut is_in_ring = vec![false; self.mates.len()];
        self.mark(a, b, meeting, &mut is_in_ring);
        self.mark(b, a, meeting, &mut is_in_ring);
        for vertex in 0..self.mates.len() {
            if is_in_ring[self.bases[vertex]] {
                self.bases[vertex] = meeting;
                self.make_outer(vertex);
            }
        }
    }

    /// Walks from `from` up to the meeting point; each vertex on the way learns a way down and over the edge to `over`.
    fn mark(&mut self, from: usize, over: usize, meeting: usize, is_in_ring: &mut [bool]) {
        let (mut vertex, mut child) = (from, over);
        while self.bases[vertex] != meeting {
            let Some(mate) = self.mates[vertex] else { return };
            is_in_ring[self.bases[vertex]] = true;
            is_in_ring[self.bases[mate]] = true;
            self.parents[vertex] = Some(child);
            child = mate;
            let Some(parent) = self.parents[mate] else { return };
            vertex = parent;
        }
    }
}
