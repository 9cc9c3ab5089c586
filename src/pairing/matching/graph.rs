//! What is each pair worth? A symmetric matrix, flat in memory, of doubled weights.
use super::Weight;

/// The weights of all edges, doubled: a dual is then a whole number too.
#[derive(Clone, Debug)]
pub(super) struct Graph<W> {
    n: usize,
    doubled: Vec<W>,
}

impl<W: Weight> Graph<W> {
    pub(super) fn new(n: usize) -> Self {
        Self { n, doubled: vec![W::ZERO; n * n] }
    }

    pub(super) fn len(&self) -> usize {
        self.n
    }

    /// The doubled weights of the edges at `v`.
    #[inline]
    pub(super) fn row(&self, v: usize) -> &[W] {
        &self.doubled[v * self.n..(v + 1) * self.n]
    }

    /// The doubled weight of one edge.
    #[inline]
    pub(super) fn doubled(&self, a: usize, b: usize) -> W {
        self.doubled[a * self.n + b]
    }

    pub(super) fn set(&mut self, a: usize, b: usize, doubled: W) {
        self.doubled[a * self.n + b] = doubled;
        self.doubled[b * self.n + a] = doubled;
    }
}
