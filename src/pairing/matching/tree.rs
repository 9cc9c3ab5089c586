//! What does the tree of a search reach? It grows by tight edges until someone can be matched.
use super::blossom::Edge;
use super::closest::Closest;
use super::{Id, Matching, Weight, id};

/// Where a vertex stands in a search; all vertices of an outermost node stand alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Not in the tree; its dual rests.
    Outside,
    /// At an odd distance from the root; its dual rises.
    Inner,
    /// At an even distance from the root; its dual falls.
    Outer,
}

/// Whether a search goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    GoesOn,
    IsOver,
}

/// What a search remembers. Duals are not rewritten while time passes: the dual of an outer vertex holds the moment
/// at which it will have fallen to 0, that of an inner vertex what it was when its node entered the tree.
#[derive(Clone, Debug)]
pub(super) struct Search<W> {
    /// How much time has passed: by how much the dual of the root has fallen.
    pub(super) time: W,
    /// Of each vertex.
    pub(super) roles: Vec<Role>,
    /// Of each node of the tree: when it entered in its role.
    pub(super) entries: Vec<W>,
    /// Of each inner node: the edge by which it was reached, from the outer vertex.
    pub(super) reached_by: Vec<Edge>,
    /// Of each vertex that is not outer: the moment at which its best edge from an outer vertex becomes tight, as if
    /// its dual rested since it entered. Of an outer one: 0.
    pub(super) tight_at: Vec<W>,
    /// The outer end of that edge.
    pub(super) nearest: Vec<Id>,
    /// Outer vertices in the order in which they became so; those from `n_scanned` on have still to look around.
    pub(super) outer: Vec<Id>,
    pub(super) n_scanned: usize,
    /// Outer nodes, some of which lie within others by now.
    pub(super) outer_nodes: Vec<Id>,
    /// Inner blossoms, some of which are not so any more.
    pub(super) inner_blossoms: Vec<Id>,
    /// The earliest moment at which the dual of an outer vertex is 0, and whose.
    pub(super) first_at_zero: (W, Id),
    /// Tight edges to vertices outside the tree, and between outer vertices, found but not yet followed.
    pub(super) ways_out: Vec<Edge>,
    pub(super) chords: Vec<Edge>,
    pub(super) closest: Closest<W>,
    /// Of each node: a mark for whoever walks the tree, who takes it off again.
    pub(super) is_walked: Vec<bool>,
}

impl<W: Weight> Search<W> {
    pub(super) fn new(n: usize, n_nodes: usize) -> Self {
        Self {
            time: W::ZERO,
            roles: vec![Role::Outside; n],
            entries: vec![W::ZERO; n_nodes],
            reached_by: vec![(0, 0); n_nodes],
            tight_at: vec![W::MAX; n],
            nearest: vec![0; n],
            outer: Vec::new(),
            n_scanned: 0,
            outer_nodes: Vec::new(),
            inner_blossoms: Vec::new(),
            first_at_zero: (W::MAX, 0),
            ways_out: Vec::new(),
            chords: Vec::new(),
            closest: Closest::new(n_nodes),
            is_walked: vec![false; n_nodes],
        }
    }

    fn restart(&mut self) {
        self.time = W::ZERO;
        self.tight_at.fill(W::MAX);
        self.outer.clear();
        self.n_scanned = 0;
        self.outer_nodes.clear();
        self.inner_blossoms.clear();
        self.first_at_zero = (W::MAX, 0);
        self.ways_out.clear();
        self.chords.clear();
        self.closest.restart();
    }
}

impl<W: Weight> Matching<W> {
    /// Grows a tree from an unmatched vertex until that one is matched, or another one that needs no mate is
    /// unmatched in its place.
    pub(super) fn search_from(&mut self, root: usize) {
        self.search.restart();
        self.make_outer(self.blossoms.top(root));
        while self.grow() == Progress::GoesOn {
            self.pass_time();
        }
        self.end_search();
    }

    /// Follows all tight edges.
    fn grow(&mut self) -> Progress {
        loop {
            if self.search.first_at_zero.0 <= self.search.time {
                self.leave_unmatched(usize::from(self.search.first_at_zero.1));
                return Progress::IsOver;
            }
            if let Some((from, to)) = self.search.ways_out.pop() {
                if self.reach(usize::from(from), usize::from(to)) == Progress::IsOver {
                    return Progress::IsOver;
                }
            } else if let Some((a, b)) = self.search.chords.pop() {
                self.close_ring(usize::from(a), usize::from(b));
            } else if let Some(&next) = self.search.outer.get(self.search.n_scanned) {
                self.search.n_scanned += 1;
                self.look_around(usize::from(next));
            } else {
                return Progress::GoesOn;
            }
        }
    }

    /// Looks along the edges of an outer vertex.
    fn look_around(&mut self, from: usize) {
        self.look_out(from);
        self.look_across(from);
    }

    /// Looks for edges to vertices that are not outer.
    fn look_out(&mut self, from: usize) {
        let search = &mut self.search;
        let (falls, now) = (self.duals[from], search.time);
        let edges = self.graph.row(from).iter().zip(&self.duals).zip(&mut search.tight_at);
        // The moment of an outer vertex is 0, so nothing betters it: the loop need not ask for roles.
        for (to, ((&weight, &dual), tight_at)) in edges.enumerate() {
            let at = falls.plus(dual).minus(weight);
            if at < *tight_at {
                *tight_at = at;
                search.nearest[to] = id(from);
                if at <= now && search.roles[to] == Role::Outside {
                    search.ways_out.push((id(from), id(to)));
                    if self.mates[self.blossoms.base(self.blossoms.top(to))].is_none() {
                        // The search ends here: the last way out is the first to be followed.
                        return;
                    }
                }
            }
        }
    }

    /// Looks for edges to outer vertices of other nodes.
    fn look_across(&mut self, from: usize) {
        let (search, top) = (&mut self.search, self.blossoms.top(from));
        let (row, falls, twice_now) = (self.graph.row(from), self.duals[from], search.time.doubled());
        let mut nearest = search.closest.nearest(top);
        for &to in &search.outer {
            let other = usize::from(to);
            let at = falls.plus(self.duals[other]).minus(row[other]);
            if (at <= twice_now || at < nearest.0) && self.blossoms.top(other) != top {
                if at <= twice_now {
                    search.chords.push((id(from), to));
                } else {
                    nearest = (at, (id(from), to));
                }
            }
        }
        search.closest.set_nearest(top, nearest);
    }

    /// Follows a tight edge out of the tree.
    fn reach(&mut self, from: usize, to: usize) -> Progress {
        if self.search.roles[to] != Role::Outside {
            return Progress::GoesOn;
        }
        let node = self.blossoms.top(to);
        let Some(mate) = self.mates[self.blossoms.base(node)] else {
            self.match_through(from, to);
            return Progress::IsOver;
        };
        self.make_inner(node, (id(from), id(to)));
        self.make_outer(self.blossoms.top(usize::from(mate)));
        Progress::GoesOn
    }

    /// Lets an outermost node enter the tree at an odd distance.
    pub(super) fn make_inner(&mut self, node: usize, by: Edge) {
        self.search.entries[node] = self.search.time;
        self.search.reached_by[node] = by;
        if !self.blossoms.is_vertex(node) {
            self.search.inner_blossoms.push(id(node));
        }
        for vertex in self.blossoms.vertices(node) {
            self.search.roles[vertex] = Role::Inner;
        }
    }

    /// Lets an outermost node enter the tree at an even distance.
    pub(super) fn make_outer(&mut self, node: usize) {
        let search = &mut self.search;
        search.entries[node] = search.time;
        search.outer_nodes.push(id(node));
        search.closest.begin(node);
        for vertex in self.blossoms.vertices(node) {
            self.duals[vertex] = self.duals[vertex].plus(search.time);
            search.see_outer(vertex, self.duals[vertex]);
        }
    }
}

impl<W: Weight> Search<W> {
    /// A vertex has become outer; its dual will be 0 at the moment `falls`.
    pub(super) fn see_outer(&mut self, vertex: usize, falls: W) {
        self.roles[vertex] = Role::Outer;
        self.tight_at[vertex] = W::ZERO;
        self.outer.push(id(vertex));
        if falls < self.first_at_zero.0 {
            self.first_at_zero = (falls, id(vertex));
        }
    }
}
