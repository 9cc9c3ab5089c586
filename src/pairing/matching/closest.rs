//! Which two outer nodes will meet first? Asked only when time has to pass.
//!
//! Each pair of outer vertices is known to whichever of the two became outer later, and so it stays: a vertex keeps the
//! best of its edges while it is a node by itself; a blossom collects, once, its best edge to each other outer node, from
//! such collections of its parts, or by a walk along the rows of those parts that have none. A row is thus walked once.
use super::blossom::{Blossoms, Edge};
use super::graph::Graph;
use super::{Id, Weight, id};

#[derive(Clone, Debug)]
pub(super) struct Closest<W> {
    /// Of each outer node: its best edge to another outer node, and the double of the moment at which it is tight.
    /// While a blossom has yet to collect, the moment is 0: nothing is earlier.
    nearest: Vec<(W, Edge)>,
    is_to_collect: Vec<bool>,
    /// Of each blossom that has collected: its best edge to each other outer node, from itself.
    collected: Vec<Option<Vec<Edge>>>,
    /// While one collects: the best edge to each outer node, and to which nodes there is one.
    best: Vec<(W, Edge)>,
    seen: Vec<Id>,
    walk: Vec<Id>,
}

const NOWHERE: Edge = (0, 0);

impl<W: Weight> Closest<W> {
    pub(super) fn new(n_nodes: usize) -> Self {
        Self {
            nearest: vec![(W::MAX, NOWHERE); n_nodes],
            is_to_collect: vec![false; n_nodes],
            collected: vec![None; n_nodes],
            best: vec![(W::MAX, NOWHERE); n_nodes],
            seen: Vec::new(),
            walk: Vec::new(),
        }
    }

    pub(super) fn restart(&mut self) {
        self.collected.fill(None);
    }

    /// A node has become outer; its vertices have yet to look around.
    pub(super) fn begin(&mut self, node: usize) {
        self.nearest[node] = (W::MAX, NOWHERE);
        self.is_to_collect[node] = false;
        self.collected[node] = None;
    }

    /// A blossom has been drawn together; it collects when it is asked.
    pub(super) fn begin_blossom(&mut self, blossom: usize) {
        self.nearest[blossom] = (W::ZERO, NOWHERE);
        self.is_to_collect[blossom] = true;
        self.collected[blossom] = None;
    }

    #[inline]
    pub(super) fn nearest(&self, node: usize) -> (W, Edge) {
        self.nearest[node]
    }

    #[inline]
    pub(super) fn set_nearest(&mut self, node: usize, nearest: (W, Edge)) {
        self.nearest[node] = nearest;
    }

    /// The best edge of an outer node to another one; `outer` are all outer vertices.
    pub(super) fn ask(
        &mut self,
        node: usize,
        (graph, blossoms): (&Graph<W>, &Blossoms<W>),
        duals: &[W],
        outer: &[Id],
    ) -> (W, Edge) {
        if !self.is_to_collect[node] {
            return self.nearest[node];
        }
        self.walk.extend(&blossoms.ring(node).nodes);
        while let Some(part) = self.walk.pop() {
            let part = usize::from(part);
            if let Some(edges) = self.collected[part].take() {
                self.weigh(node, &edges, graph, blossoms, duals);
            } else if blossoms.is_vertex(part) {
                for &to in outer {
                    self.weigh(node, &[(id(part), to)], graph, blossoms, duals);
                }
            } else {
                self.walk.extend(&blossoms.ring(part).nodes);
            }
        }
        self.conclude(node)
    }

    /// Keeps those edges that are the best from `node` to theirs so far.
    fn weigh(&mut self, node: usize, edges: &[Edge], graph: &Graph<W>, blossoms: &Blossoms<W>, duals: &[W]) {
        for &(from, to) in edges {
            let (a, b) = (usize::from(from), usize::from(to));
            let other = blossoms.top(b);
            if other == node {
                continue;
            }
            let at = duals[a].plus(duals[b]).minus(graph.doubled(a, b));
            if at < self.best[other].0 {
                if self.best[other].0 == W::MAX {
                    self.seen.push(id(other));
                }
                self.best[other] = (at, (from, to));
            }
        }
    }

    fn conclude(&mut self, node: usize) -> (W, Edge) {
        let (mut nearest, mut edges) = ((W::MAX, NOWHERE), Vec::with_capacity(self.seen.len()));
        for other in self.seen.drain(..) {
            let best = std::mem::replace(&mut self.best[usize::from(other)], (W::MAX, NOWHERE));
            edges.push(best.1);
            if best.0 < nearest.0 {
                nearest = best;
            }
        }
        self.is_to_collect[node] = false;
        self.collected[node] = Some(edges);
        self.nearest[node] = nearest;
        nearest
    }
}
