//! Who should meet whom, so that the sum of the pairs' worth is greatest? (Edmonds 1965)
//!
//! # The question
//! Given `n` vertices and a weight for each two of them (nothing = they may not meet), choose pairs, each vertex in at
//! most one, so that the sum of the weights is greatest. Whoever wants as many pairs as possible first puts a bit
//! into every edge that outweighs all that lies below it.
//!
//! # How an answer is proven: duals
//! Give each vertex a number `u ≥ 0` (its *dual*), and each odd set of vertices a number `z ≥ 0`, so that for each edge
//! *(a, b)*: `u(a) + u(b) + Σ z(sets that hold both) ≥ 2·w(a, b)`. What the left side has more than the right is the
//! edge's *slack*; without slack it is *tight*. No matching can be worth more than the duals say, and a matching
//! reaches that bound exactly if
//! 1. each matched edge is tight,
//! 2. each unmatched vertex has dual 0,
//! 3. each set with `z > 0` is filled: all but one of its vertices are matched among themselves.
//!
//! Everything here keeps the slacks from becoming negative and 1 and 3 true, and mends 2 vertex by vertex.
//! Then the matching is the best: `tests/proof.rs` checks just this.
//!
//! # How 2 is mended: one search, one tree
//! An unmatched vertex with a dual becomes the root of a tree of tight edges in which unmatched and matched edges
//! alternate. Vertices at an even distance from the root are *outer*, the others *inner* (`tree::Role`). Any even path from
//! the root may be flipped: its matched edges become unmatched and the reverse. While time passes, the duals of the
//! outer vertices fall and those of the inner ones rise by the same amount, so tree edges stay tight. Time passes until
//! one of four things happens (`dual.rs`):
//! - the dual of an outer vertex reaches 0: flip the path to it, it may stay unmatched;
//! - an edge from an outer vertex to one outside the tree becomes tight: if that one is unmatched, flip the path to it
//!   and match both ends; otherwise it becomes inner and its mate outer (`tree.rs`);
//! - an edge between two outer vertices becomes tight: with the paths to their meeting point it closes an odd ring. In
//!   it each vertex can be reached by an even path, so all are outer from now on, and the ring is drawn together into
//!   one node: a *blossom*, whose own dual `z` rises from 0 twice as fast as theirs fall, so its edges stay tight;
//! - the dual of an inner blossom falls to 0: it is dissolved, a path through its ring stays in the tree.
//!
//! A search costs O(n²): each outer vertex looks along its row once for edges out of the tree, and at most once more
//! for edges to other outer vertices (`closest.rs`).
//!
//! # After a change
//! Whoever changes edges of some vertices and solves again pays for those only (`settle.rs`): if a new dual for the
//! changed vertex keeps its matched edge tight and no slack negative, nothing moves. Otherwise it is taken out of its
//! blossoms, loses its mate, and the searches begin from these two. That is O(k·n²) for `k` changed vertices.
//!
//! Sources: J. Edmonds, *Maximum matching and a polyhedron with 0,1-vertices* (1965), for the method; Z. Galil, *Efficient
//! algorithms for finding maximum matching in graphs* (1986), for the order in which edges are looked at.
mod augment;
mod blossom;
mod closest;
mod dual;
mod graph;
mod perfect;
mod ring;
mod settle;
#[cfg(test)]
mod tests;
mod tree;
mod weight;
mod wide;

use blossom::Blossoms;
use graph::Graph;
pub use perfect::has_perfect;
use tree::Search;
pub use weight::Weight;
pub use wide::Wide;

/// The number of a vertex or a blossom.
type Id = u16;

/// There are at most so many vertices, so that the number of each blossom fits an [`Id`] too.
const MOST: usize = 40_000;

fn id(number: usize) -> Id {
    Id::try_from(number).unwrap_or(Id::MAX)
}

/// A graph with a heaviest matching, which follows the changes of the graph.
///
/// After changes call [`Matching::solve`]; only then the mates are those of a heaviest matching again. The same calls
/// in the same order give the same mates. Numbers of vertices that are not there are passed over.
#[derive(Clone, Debug)]
pub struct Matching<W> {
    graph: Graph<W>,
    /// Of each vertex: whom it is matched with.
    mates: Vec<Option<Id>>,
    blossoms: Blossoms<W>,
    /// Of each vertex: `u`. During a search read it by [`Search`].
    duals: Vec<W>,
    search: Search<W>,
    /// The vertices whose edges have changed since the last solution, in the order of the changes.
    touched: Vec<Id>,
    is_touched: Vec<bool>,
    is_removed: Vec<bool>,
    /// While changes are settled: the vertices that have lost their mates.
    is_starter: Vec<bool>,
    /// While a vertex is settled, of each vertex: the duals of the blossoms that hold both.
    shared_duals: Vec<W>,
    n_left: usize,
}

impl<W: Weight> Matching<W> {
    /// `n` vertices without edges, at most 40,000.
    #[must_use]
    pub fn new(n: usize) -> Self {
        let n = n.min(MOST);
        let blossoms = Blossoms::new(n);
        Self {
            graph: Graph::new(n),
            mates: vec![None; n],
            duals: vec![W::ZERO; n],
            search: Search::new(n, blossoms.capacity()),
            blossoms,
            touched: Vec::new(),
            is_touched: vec![false; n],
            is_removed: vec![false; n],
            is_starter: vec![false; n],
            shared_duals: vec![W::ZERO; n],
            n_left: n,
        }
    }

    /// The number of vertices, removed ones included.
    #[must_use]
    pub fn n_vertices(&self) -> usize {
        self.graph.len()
    }

    /// What the pair is worth.
    #[must_use]
    pub fn weight(&self, a: usize, b: usize) -> W {
        if self.is_edge(a, b) { self.graph.doubled(a, b).halved() } else { W::ZERO }
    }

    /// Says what the pair is worth, at most [`Weight::LIMIT`]; [`Weight::ZERO`] = these two may not meet.
    ///
    /// Whoever changes many edges of one vertex names it first each time: then only this one has to be settled anew.
    pub fn set_weight(&mut self, a: usize, b: usize, weight: W) {
        let doubled = weight.min(W::LIMIT).doubled();
        if self.is_edge(a, b) && self.graph.doubled(a, b) != doubled {
            self.graph.set(a, b, doubled);
            self.touch(a);
            // Nobody loses anything if an unmatched vertex looks for its dual anew too, and all duals fit better.
            if self.mates[b].is_none() && self.duals[b] == W::ZERO {
                self.touch(b);
            }
        }
    }

    /// Makes the edge heavier. An edge that is not there stays away.
    pub fn raise(&mut self, a: usize, b: usize, by: W) {
        let weight = self.weight(a, b);
        if weight > W::ZERO {
            self.set_weight(a, b, weight.plus(by.min(W::LIMIT)));
        }
    }

    /// Makes the edge lighter, but not less than nothing: then it is away.
    pub fn lower(&mut self, a: usize, b: usize, by: W) {
        let weight = self.weight(a, b);
        self.set_weight(a, b, weight.minus(by.min(weight)));
    }

    /// Takes the edge away.
    pub fn cut(&mut self, a: usize, b: usize) {
        self.set_weight(a, b, W::ZERO);
    }

    /// Makes the mates those of a heaviest matching.
    pub fn solve(&mut self) {
        if 2 * self.touched.len() >= self.n_left {
            self.begin();
        } else {
            self.settle();
        }
        for root in 0..self.graph.len() {
            if self.mates[root].is_none() && self.duals[root] > W::ZERO {
                self.search_from(root);
            }
        }
    }

    /// Whom `v` is matched with.
    #[must_use]
    pub fn mate(&self, v: usize) -> Option<usize> {
        self.mates.get(v).copied().flatten().map(usize::from)
    }

    /// Takes `v` out of the graph, and with it its mate, whose number is given: their pair is final.
    /// The other mates stay the best if these two lie in no common blossom; call [`Matching::solve`] in any case.
    pub fn remove(&mut self, v: usize) -> Option<usize> {
        if v >= self.graph.len() || self.is_removed[v] {
            return None;
        }
        let mate = self.mate(v);
        self.take_out(v, mate);
        mate
    }

    fn is_edge(&self, a: usize, b: usize) -> bool {
        let n = self.graph.len();
        a < n && b < n && a != b && !self.is_removed[a] && !self.is_removed[b]
    }

    fn touch(&mut self, v: usize) {
        if !self.is_touched[v] {
            self.is_touched[v] = true;
            self.touched.push(id(v));
        }
    }
}
