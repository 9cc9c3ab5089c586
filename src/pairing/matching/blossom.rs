//! Which odd rings are drawn together? Blossoms lie within blossoms; a vertex is the smallest of them.
use super::{Id, Weight, id};

/// An edge, from a vertex of one node to a vertex of another.
pub(super) type Edge = (Id, Id);

/// The same edge, seen from its other end.
pub(super) fn turned((from, to): Edge) -> Edge {
    (to, from)
}

/// The nodes: each vertex is one (its id is its number), and each blossom (ids from `n` on).
#[derive(Clone, Debug)]
pub(super) struct Blossoms<W> {
    n: usize,
    /// Of each vertex: the outermost node that holds it.
    pub(super) top: Vec<Id>,
    /// Of each node: the blossom directly around it.
    pub(super) parent: Vec<Option<Id>>,
    /// Of each node: its vertex that is matched to the outside, or to nobody.
    pub(super) base: Vec<Id>,
    /// Of each blossom, by `id - n`: what it is made of.
    rings: Vec<Ring<W>>,
    /// Ids of blossoms that are not in use.
    spare: Vec<Id>,
    /// The vertices of a node are a stretch of one chain: from `first`, by `next`, to `last`.
    first: Vec<Id>,
    last: Vec<Id>,
    next: Vec<Id>,
    /// Room for [`Blossoms::rebase`].
    turns: Vec<(usize, usize)>,
}

/// An odd ring of nodes, matched in pairs but for the first: 1 with 2, 3 with 4 and so on.
#[derive(Clone, Debug)]
pub(super) struct Ring<W> {
    /// The nodes in their order; the first holds the base.
    pub(super) nodes: Vec<Id>,
    /// `links[i]` is a tight edge from `nodes[i]` to the node after it, the last one back to the first node.
    pub(super) links: Vec<Edge>,
    /// Half of the blossom's dual.
    pub(super) half: W,
}

impl<W: Weight> Blossoms<W> {
    pub(super) fn new(n: usize) -> Self {
        let (n_rings, vertices) = (n / 2, || (0..n).map(id).collect::<Vec<_>>());
        let nodes = || (0..n + n_rings).map(id).collect::<Vec<_>>();
        Self {
            n,
            top: vertices(),
            parent: vec![None; n + n_rings],
            base: nodes(),
            rings: vec![Ring { nodes: Vec::new(), links: Vec::new(), half: W::ZERO }; n_rings],
            spare: (n..n + n_rings).rev().map(id).collect(),
            first: nodes(),
            last: nodes(),
            next: vertices(),
            turns: Vec::new(),
        }
    }

    /// The number of nodes there can be.
    pub(super) fn capacity(&self) -> usize {
        self.parent.len()
    }

    pub(super) fn is_vertex(&self, node: usize) -> bool {
        node < self.n
    }

    /// Dissolves all blossoms at once.
    pub(super) fn clear(&mut self) {
        self.spare.clear();
        self.spare.extend((self.n..self.capacity()).rev().map(id));
        self.parent.fill(None);
        for v in 0..self.n {
            self.top[v] = id(v);
        }
    }

    /// Whether it is a blossom within no other one.
    pub(super) fn is_outermost_blossom(&self, node: usize) -> bool {
        !self.is_vertex(node) && self.top(self.base(node)) == node
    }

    pub(super) fn ring(&self, blossom: usize) -> &Ring<W> {
        &self.rings[blossom - self.n]
    }

    pub(super) fn ring_mut(&mut self, blossom: usize) -> &mut Ring<W> {
        &mut self.rings[blossom - self.n]
    }

    #[inline]
    pub(super) fn top(&self, vertex: usize) -> usize {
        usize::from(self.top[vertex])
    }

    #[inline]
    pub(super) fn base(&self, node: usize) -> usize {
        usize::from(self.base[node])
    }

    /// The blossoms that hold a vertex, from the inmost.
    pub(super) fn around(&self, vertex: usize) -> impl Iterator<Item = usize> + '_ {
        let parent = |&node: &usize| self.parent[node].map(usize::from);
        std::iter::successors(Some(vertex), parent).skip(1)
    }

    /// The vertices of a node, one after another.
    pub(super) fn vertices(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        let last = self.last[node];
        let after = move |&vertex: &Id| (vertex != last).then(|| self.next[usize::from(vertex)]);
        std::iter::successors(Some(self.first[node]), after).map(usize::from)
    }

    /// Draws a ring of outermost nodes together; gives the blossom's id. Its dual begins at nothing.
    pub(super) fn draw_together(&mut self, nodes: &[Id], links: &[Edge]) -> Option<usize> {
        let blossom = self.spare.pop()?;
        let at = usize::from(blossom);
        let ring = &mut self.rings[at - self.n];
        ring.nodes.clear();
        ring.nodes.extend_from_slice(nodes);
        ring.links.clear();
        ring.links.extend_from_slice(links);
        ring.half = W::ZERO;
        for pair in nodes.windows(2) {
            let last = self.last[usize::from(pair[0])];
            self.next[usize::from(last)] = self.first[usize::from(pair[1])];
        }
        let (head, tail) = (usize::from(*nodes.first()?), usize::from(*nodes.last()?));
        self.first[at] = self.first[head];
        self.last[at] = self.last[tail];
        self.base[at] = self.base[head];
        self.parent[at] = None;
        for &node in nodes {
            self.parent[usize::from(node)] = Some(blossom);
        }
        self.put_on_top(at);
        Some(at)
    }

    /// Lets an outermost blossom fall into its nodes, which are now outermost. They can still be read in its ring
    /// until another ring is drawn together.
    pub(super) fn dissolve(&mut self, blossom: usize) {
        for nth in 0..self.ring(blossom).nodes.len() {
            let node = usize::from(self.ring(blossom).nodes[nth]);
            self.parent[node] = None;
            self.put_on_top(node);
        }
        self.spare.push(id(blossom));
    }

    fn put_on_top(&mut self, node: usize) {
        let (mut vertex, last) = (usize::from(self.first[node]), usize::from(self.last[node]));
        loop {
            self.top[vertex] = id(node);
            if vertex == last {
                return;
            }
            vertex = usize::from(self.next[vertex]);
        }
    }

    /// Makes `vertex` the base of the node that holds it, by matching the ring anew from there, and so within.
    /// To whom the base is matched outside is the caller's to say.
    pub(super) fn rebase(&mut self, node: usize, vertex: usize, mates: &mut [Option<Id>]) {
        let mut turns = std::mem::take(&mut self.turns);
        turns.push((node, vertex));
        while let Some((node, vertex)) = turns.pop() {
            if self.base(node) != vertex {
                self.base[node] = id(vertex);
                self.turn(node, vertex, mates, &mut turns);
            }
        }
        self.turns = turns;
    }

    /// One ring of [`Blossoms::rebase`]; what has to turn within its nodes is added to `turns`.
    fn turn(
        &mut self,
        node: usize,
        vertex: usize,
        mates: &mut [Option<Id>],
        turns: &mut Vec<(usize, usize)>,
    ) {
        let mut inner = vertex;
        while let Some(around) = self.parent[inner].filter(|&around| usize::from(around) != node) {
            inner = usize::from(around);
        }
        turns.push((inner, vertex));
        let ring = &mut self.rings[node - self.n];
        let start = ring.nodes.iter().position(|&one| usize::from(one) == inner).unwrap_or(0);
        ring.nodes.rotate_left(start);
        ring.links.rotate_left(start);
        for (nth, &(from, to)) in ring.links.iter().enumerate().skip(1).step_by(2) {
            if mates[usize::from(from)] != Some(to) {
                mates[usize::from(from)] = Some(to);
                mates[usize::from(to)] = Some(from);
                turns.push((usize::from(ring.nodes[nth]), usize::from(from)));
                turns.push((usize::from(ring.nodes[nth + 1]), usize::from(to)));
            }
        }
    }
}
