//! How long does a heaviest matching take, from scratch and after a change? Aim: 2 ms and 0.1 ms for 200 players.
mod timer;

use kydai::pairing::matching::{Matching, Weight, Wide, has_perfect};

fn main() {
    for n in [50, 200, 500, 1_000] {
        let field = Field::after_rounds(n, 5);
        matchings::<u128>(&field, "128 bits");
        matchings::<Wide<4>>(&field, "256 bits");
        let may_meet = |a: usize, b: usize| !field.met[a * n + b];
        timer::measure(&format!("can all {n} be paired"), || has_perfect(n, may_meet));
    }
}

fn matchings<W: Weight>(field: &Field, size: &str) {
    let n = field.scores.len();
    let of = |what: &str| format!("{what}, {n} players, {size}");
    let whole = graph::<W>(field, |_, _| true);
    timer::measure(&of("copy"), || whole.clone());
    timer::measure(&of("copy and match a field"), || solved(whole.clone()));
    let median = field.scores[n / 2];
    let group = |a: usize, b: usize| field.scores[a] == median && field.scores[b] == median;
    let bracket = graph::<W>(field, group);
    timer::measure(&of("copy and match its middle score group"), || solved(bracket.clone()));

    let mut matching = solved(whole);
    let mut nth = 0;
    timer::measure(&of("nudge all edges of one"), || {
        nth = (nth + 7) % n;
        for other in 0..n {
            matching.raise(nth, other, W::placed(1, 0));
        }
        matching.solve();
    });
    timer::measure(&of("nudge half of the edges of one"), || {
        nth = (nth + 7) % n;
        for other in (0..n).filter(|other| other * 7 % 5 < 3) {
            matching.raise(nth, other, W::placed(1, 0));
        }
        matching.solve();
    });
    timer::measure(&of("forbid a pair"), || {
        nth = (nth + 7) % n;
        if let Some(mate) = matching.mate(nth) {
            let weight = matching.weight(nth, mate);
            matching.cut(nth, mate);
            matching.solve();
            matching.set_weight(nth, mate, weight);
            matching.solve();
        }
    });
}

fn solved<W: Weight>(mut matching: Matching<W>) -> Matching<W> {
    matching.solve();
    matching
}

/// Players by rank: what a Swiss system knows of them.
struct Field {
    scores: Vec<u64>,
    /// Whose turn it is to have the first move, and how much they want it: 0 to 2.
    wants_red: Vec<bool>,
    wish: Vec<u64>,
    met: Vec<bool>,
}

impl Field {
    /// Rounds in which each meets someone near by score.
    fn after_rounds(n: usize, n_rounds: usize) -> Self {
        let mut dice = Dice(u64::try_from(n).unwrap_or(0));
        let (mut points, mut met) = (vec![0; n], vec![false; n * n]);
        for _ in 0..n_rounds {
            let mut order: Vec<usize> = (0..n).collect();
            order.sort_by_key(|&player| (std::cmp::Reverse(points[player]), player));
            while let Some(a) = order.pop() {
                let near = order.iter().rposition(|&b| !met[a * n + b]);
                let Some(b) = near.map(|at| order.remove(at)) else { continue };
                (met[a * n + b], met[b * n + a]) = (true, true);
                let result = dice.below(3);
                points[a] += result;
                points[b] += 2 - result;
            }
        }
        points.sort_by_key(|&score| std::cmp::Reverse(score));
        let wants_red = (0..n).map(|_| dice.below(2) == 0).collect();
        let wish = (0..n).map(|_| dice.below(3)).collect();
        Self { scores: points, wants_red, wish, met }
    }
}

/// The edges that `has_edge` lets be, with a ladder: a pair at all, its scores, its colours, the rank in its group.
fn graph<W: Weight>(field: &Field, has_edge: impl Fn(usize, usize) -> bool) -> Matching<W> {
    let n = field.scores.len();
    let mut matching = Matching::new(n);
    for a in 0..n {
        for b in (a + 1..n).filter(|&b| !field.met[a * n + b] && has_edge(a, b)) {
            let (above, below) = (field.scores[a], field.scores[b]);
            let clash = field.wants_red[a] == field.wants_red[b];
            let absolute = clash && field.wish[a] + field.wish[b] == 4;
            let strong = clash && field.wish[a] + field.wish[b] > 2;
            let same = if above == below { 1 << (above * 3) } else { 0 };
            let rungs = [
                (1, 100),
                (same, 50),
                (above + below, 40),
                (u64::from(!absolute), 30),
                (u64::from(!clash), 20),
                (u64::from(!strong), 10),
            ];
            let weight = rungs.iter().fold(W::ZERO, |sum, &(value, at)| sum.plus(W::placed(value, at)));
            matching.set_weight(a, b, weight);
        }
    }
    matching
}

/// Numbers that look like chance (Marsaglia's xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }
}
