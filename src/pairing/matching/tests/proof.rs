//! Is a matching the best? The duals prove it, in numbers of any size: see the head of the module.
use crate::pairing::matching::{Matching, Weight, id};

/// What is wrong with the proof, if anything.
pub(super) fn fault<W: Weight>(matching: &Matching<W>) -> Option<String> {
    let n = matching.n_vertices();
    let around: Vec<Vec<usize>> = (0..n).map(|v| matching.blossoms.around(v).collect()).collect();
    for a in 0..n {
        if let Some(fault) = mate_fault(matching, a) {
            return Some(fault);
        }
        for b in a + 1..n {
            let left = left_side(matching, &around, a, b);
            let right = matching.graph.doubled(a, b);
            if left < right {
                return Some(format!("the slack of {a} and {b} is negative"));
            }
            if matching.mate(a) == Some(b) && left != right {
                return Some(format!("{a} and {b} are matched, but their edge is not tight"));
            }
        }
    }
    (n..matching.blossoms.capacity()).find_map(|blossom| blossom_fault(matching, &around, blossom))
}

fn mate_fault<W: Weight>(matching: &Matching<W>, a: usize) -> Option<String> {
    let Some(mate) = matching.mate(a) else {
        return (matching.duals[a] != W::ZERO).then(|| format!("{a} is unmatched and has a dual"));
    };
    if matching.mate(mate) != Some(a) || mate == a {
        return Some(format!("{a} has the mate {mate}, but not the reverse"));
    }
    (matching.weight(a, mate) == W::ZERO).then(|| format!("{a} and {mate} are matched without an edge"))
}

/// `u(a) + u(b) + Σ z`. The blossoms that hold both are the last ones around each.
fn left_side<W: Weight>(matching: &Matching<W>, around: &[Vec<usize>], a: usize, b: usize) -> W {
    let pairs = around[a].iter().rev().zip(around[b].iter().rev());
    let shared = pairs.take_while(|(one, other)| one == other).map(|(&blossom, _)| blossom);
    shared.fold(matching.duals[a].plus(matching.duals[b]), |sum, blossom| {
        sum.plus(matching.blossoms.ring(blossom).half.doubled())
    })
}

/// A blossom in use is filled: odd, all but its base are matched within; and its ring is as `blossom.rs` says.
fn blossom_fault<W: Weight>(matching: &Matching<W>, around: &[Vec<usize>], blossom: usize) -> Option<String> {
    let blossoms = &matching.blossoms;
    let members: Vec<usize> = (0..blossoms.top.len()).filter(|&v| around[v].contains(&blossom)).collect();
    if members.is_empty() {
        return None;
    }
    let base = blossoms.base(blossom);
    let is_within = |v: usize| matching.mate(v).is_some_and(|mate| members.contains(&mate));
    if members.len().is_multiple_of(2) || members.iter().any(|&v| is_within(v) == (v == base)) {
        return Some(format!("blossom {blossom} is not filled"));
    }
    let mut listed: Vec<usize> = blossoms.vertices(blossom).collect();
    listed.sort_unstable();
    if listed != members {
        return Some(format!("blossom {blossom} lists other vertices than it holds"));
    }
    let ring = blossoms.ring(blossom);
    for (place, &(from, to)) in ring.links.iter().enumerate() {
        let nodes = [ring.nodes[place], ring.nodes[(place + 1) % ring.nodes.len()]];
        let holds = |node: u16, v: u16| {
            node == v || blossoms.around(v.into()).any(|around| around == usize::from(node))
        };
        if !holds(nodes[0], from) || !holds(nodes[1], to) {
            return Some(format!("blossom {blossom} has a link that joins other nodes"));
        }
        let (a, b) = (usize::from(from), usize::from(to));
        if left_side(matching, around, a, b) != matching.graph.doubled(a, b) {
            return Some(format!("the link of {a} and {b} in blossom {blossom} is not tight"));
        }
        let is_matched = matching.mates[a] == Some(id(b));
        if is_matched != (place % 2 == 1) {
            return Some(format!("blossom {blossom} is not matched by turns"));
        }
    }
    None
}
