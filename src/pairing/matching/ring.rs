//! What does an edge between two outer vertices close? An odd ring, from where their ways to the root meet.
use super::blossom::Edge;
use super::tree::Role;
use super::{Id, Matching, Weight, id};

/// A way from an outer node towards the root: the nodes, and the edge from each to the next.
#[derive(Default)]
struct Way {
    nodes: Vec<Id>,
    links: Vec<Edge>,
}

impl<W: Weight> Matching<W> {
    /// Draws the ring together that a tight edge between two outer vertices closes.
    pub(super) fn close_ring(&mut self, a: usize, b: usize) {
        let (node_a, node_b) = (self.blossoms.top(a), self.blossoms.top(b));
        if node_a == node_b {
            return;
        }
        let meeting = self.meeting(node_a, node_b);
        let (mut way, other) = (self.way(node_a, meeting), self.way(node_b, meeting));
        // From the meeting point down to `a`, over the edge, and back up from `b`.
        way.nodes.push(id(meeting));
        way.nodes.reverse();
        way.links.reverse();
        let mut links: Vec<Edge> = way.links.into_iter().map(super::blossom::turned).collect();
        links.push((id(a), id(b)));
        way.nodes.extend(other.nodes);
        links.extend(other.links);
        self.draw_ring_together(&way.nodes, &links);
    }

    /// The outer node two steps nearer to the root.
    fn towards_root(&self, outer: usize) -> Option<usize> {
        let mate = self.mates[self.blossoms.base(outer)]?;
        let inner = self.blossoms.top(usize::from(mate));
        Some(self.blossoms.top(usize::from(self.search.reached_by[inner].0)))
    }

    /// The first outer node on both ways to the root. Both ways are walked in turn, so that the walk is not longer
    /// than twice the longer side of the ring.
    fn meeting(&mut self, a: usize, b: usize) -> usize {
        let mut walked: Vec<usize> = Vec::new();
        let (mut one, mut other) = (Some(a), Some(b));
        let meeting = loop {
            if one.is_none() {
                std::mem::swap(&mut one, &mut other);
            }
            let Some(node) = one else { break a };
            if self.search.is_walked[node] {
                break node;
            }
            self.search.is_walked[node] = true;
            walked.push(node);
            one = self.towards_root(node);
            std::mem::swap(&mut one, &mut other);
        };
        for node in walked {
            self.search.is_walked[node] = false;
        }
        meeting
    }

    fn way(&self, from: usize, to: usize) -> Way {
        let (mut way, mut outer) = (Way::default(), from);
        while outer != to {
            let base = self.blossoms.base(outer);
            let Some(mate) = self.mates[base] else { break };
            let inner = self.blossoms.top(usize::from(mate));
            let (parent, reached) = self.search.reached_by[inner];
            way.nodes.extend([id(outer), id(inner)]);
            way.links.extend([(id(base), mate), (reached, parent)]);
            outer = self.blossoms.top(usize::from(parent));
        }
        way
    }

    /// Ends the roles of the parts, whose duals rest from now on, and begins that of the whole.
    fn draw_ring_together(&mut self, nodes: &[Id], links: &[Edge]) {
        for node in nodes.iter().copied().map(usize::from) {
            let now = self.search.time;
            let passed = now.minus(self.search.entries[node]);
            let is_inner = self.search.roles[self.blossoms.base(node)] == Role::Inner;
            if is_inner {
                for vertex in self.blossoms.vertices(node) {
                    self.duals[vertex] = self.duals[vertex].plus(passed).plus(now);
                    self.search.see_outer(vertex, self.duals[vertex]);
                }
            }
            if !self.blossoms.is_vertex(node) {
                let half = &mut self.blossoms.ring_mut(node).half;
                *half = if is_inner { half.minus(passed) } else { half.plus(passed) };
            }
        }
        if let Some(blossom) = self.blossoms.draw_together(nodes, links) {
            self.search.entries[blossom] = self.search.time;
            self.search.outer_nodes.push(id(blossom));
            self.search.closest.begin_blossom(blossom);
        }
    }
}
