//! How much time has to pass until a search can go on, and what has happened then?
use super::blossom::{Blossoms, turned};
use super::tree::{Role, Search};
use super::{Matching, Weight, id};

impl<W: Weight> Matching<W> {
    /// Lets time pass until the next event. An end always comes: the dual of the root falls and reaches 0.
    pub(super) fn pass_time(&mut self) {
        let first_way_out = self.first_way_out();
        let first_chord = self.first_chord();
        let first_dissolving = self.first_dissolving();
        let search = &mut self.search;
        search.time = search.first_at_zero.0.min(first_way_out).min(first_chord).min(first_dissolving);
        if search.first_at_zero.0 > search.time {
            self.gather();
        }
    }

    /// When an edge to a vertex outside the tree becomes tight.
    fn first_way_out(&self) -> W {
        let search = &self.search;
        let moments = search.tight_at.iter().zip(&search.roles);
        moments.filter(|&(_, role)| *role == Role::Outside).map(|(moment, _)| *moment).fold(W::MAX, W::min)
    }

    /// When an edge between outer vertices of different nodes becomes tight. Its two ends hang on one tree of tight
    /// edges, so their duals are both even or both odd, and the moment is a whole number.
    fn first_chord(&mut self) -> W {
        let (search, blossoms) = (&mut self.search, &self.blossoms);
        search.outer_nodes.retain(|&node| blossoms.parent[usize::from(node)].is_none());
        let mut first = W::MAX;
        for &node in &search.outer_nodes {
            let asked = (&self.graph, blossoms);
            first = first.min(search.closest.ask(usize::from(node), asked, &self.duals, &search.outer).0);
        }
        first.halved()
    }

    /// When the dual of an inner blossom becomes 0.
    fn first_dissolving(&mut self) -> W {
        let (search, blossoms) = (&mut self.search, &self.blossoms);
        search.keep_inner_blossoms(blossoms);
        let moments = search.inner_blossoms.iter().map(|&node| {
            let node = usize::from(node);
            search.entries[node].plus(blossoms.ring(node).half)
        });
        moments.fold(W::MAX, W::min)
    }

    /// Notes what has become tight, and dissolves the inner blossoms whose dual has become 0.
    fn gather(&mut self) {
        let search = &mut self.search;
        for (to, moment) in search.tight_at.iter().enumerate() {
            if *moment <= search.time && search.roles[to] == Role::Outside {
                search.ways_out.push((search.nearest[to], id(to)));
            }
        }
        for &node in &search.outer_nodes {
            let (twice, chord) = search.closest.nearest(usize::from(node));
            if twice <= search.time.doubled() {
                search.chords.push(chord);
            }
        }
        for nth in 0..self.search.inner_blossoms.len() {
            let node = usize::from(self.search.inner_blossoms[nth]);
            if self.search.entries[node].plus(self.blossoms.ring(node).half) <= self.search.time {
                self.dissolve_inner(node);
            }
        }
    }

    /// Writes the duals as they are at the end, and dissolves the blossoms of the tree that are left with dual 0.
    pub(super) fn end_search(&mut self) {
        let (search, blossoms) = (&self.search, &self.blossoms);
        for (vertex, dual) in self.duals.iter_mut().enumerate() {
            *dual = match search.roles[vertex] {
                Role::Outside => *dual,
                Role::Inner => dual.plus(search.time.minus(search.entries[blossoms.top(vertex)])),
                Role::Outer => dual.minus(search.time),
            };
        }
        self.end_blossoms();
        self.search.roles.fill(Role::Outside);
    }

    fn end_blossoms(&mut self) {
        let (search, blossoms) = (&mut self.search, &mut self.blossoms);
        search.keep_inner_blossoms(blossoms);
        for &node in &search.inner_blossoms {
            let passed = search.time.minus(search.entries[usize::from(node)]);
            let half = &mut blossoms.ring_mut(usize::from(node)).half;
            *half = half.minus(passed);
        }
        search.outer_nodes.retain(|&node| blossoms.is_outermost_blossom(usize::from(node)));
        for &node in &search.outer_nodes {
            let passed = search.time.minus(search.entries[usize::from(node)]);
            let half = &mut blossoms.ring_mut(usize::from(node)).half;
            *half = half.plus(passed);
        }
        let mut ended = std::mem::take(&mut search.inner_blossoms);
        ended.append(&mut search.outer_nodes);
        while let Some(node) = ended.pop() {
            let node = usize::from(node);
            if !blossoms.is_vertex(node) && blossoms.ring(node).half == W::ZERO {
                blossoms.dissolve(node);
                ended.extend(&blossoms.ring(node).nodes);
            }
        }
        search.inner_blossoms = ended;
    }

    /// Dissolves an inner blossom in the middle of a search. From where the tree enters its ring, the way over an even
    /// number of links to the base stays in the tree; what lies on the other way is outside.
    fn dissolve_inner(&mut self, blossom: usize) {
        let passed = self.search.time.minus(self.search.entries[blossom]);
        for vertex in self.blossoms.vertices(blossom) {
            let search = &mut self.search;
            search.roles[vertex] = Role::Outside;
            self.duals[vertex] = self.duals[vertex].plus(passed);
            if search.tight_at[vertex] < W::MAX {
                search.tight_at[vertex] = search.tight_at[vertex].plus(passed);
            }
        }
        self.blossoms.dissolve(blossom);
        let entrance = self.search.reached_by[blossom];
        let first = self.blossoms.top[usize::from(entrance.1)];
        let nodes = &self.blossoms.ring(blossom).nodes;
        let (n, start) = (nodes.len(), nodes.iter().position(|&node| node == first).unwrap_or(0));
        let (mut place, mut by) = (start, entrance);
        loop {
            let ring = self.blossoms.ring(blossom);
            let node = usize::from(ring.nodes[place]);
            if place == 0 {
                return self.make_inner(node, by);
            }
            // Odd places are matched with the next one, even ones with the one before.
            let mate = if start % 2 == 1 { place + 1 } else { place - 1 };
            let outer = usize::from(ring.nodes[mate]);
            let next = if start % 2 == 1 { ring.links[mate] } else { turned(ring.links[mate - 1]) };
            place = if start % 2 == 1 { (mate + 1) % n } else { mate - 1 };
            self.make_inner(node, by);
            self.make_outer(outer);
            by = next;
        }
    }
}

impl<W: Weight> Search<W> {
    /// Forgets those that have been dissolved or drawn into a ring.
    fn keep_inner_blossoms(&mut self, blossoms: &Blossoms<W>) {
        let roles = &self.roles;
        self.inner_blossoms.retain(|&node| {
            let base = blossoms.base(usize::from(node));
            blossoms.top[base] == node && roles[base] == Role::Inner
        });
    }
}
