//! Which of the best candidates comes first? (C.04.3, article 4.)
//!
//! The heaviest matching is best by all criteria; among equals, article 4 says which candidate comes first. Each
//! stage puts a little on top of some weights (in [`Rung::Order`](super::ladder::Rung)), matches again, reads off one
//! decision and makes it final. The stages are those of the article:
//!
//! | stage | decides | article |
//! | --- | --- | --- |
//! | a | who of those moved down is paired | 4.4 |
//! | b | with whom | 4.3 |
//! | c | how many residents change between S1 and S2, and how near each other these stand | 4.4.1, 4.4.2 |
//! | d | who leaves S1: the lowest | 4.4.3 |
//! | e | who leaves S2: the highest | 4.4.4 |
//! | f | S1 against S2 only | 3.4 |
//! | g | the order of S2 | 4.2 |
use super::ladder::Ladder;
use super::problem::Problem;
use crate::pairing::matching::{Matching, Weight};

/// The pairs of one bracket.
pub struct Solution {
    /// By place inside the bracket: the place of the opponent; `None` for floaters.
    pub mates: Vec<Option<usize>>,
    /// Whether the bracket below will be paired inside itself but for the bye, so that C9 applies there.
    pub is_bye_due_next: bool,
}

/// Solves a problem whose weights fit `W`.
pub fn solve<W: Weight>(problem: &Problem, ladder: &Ladder) -> Solution {
    let mut procedure = Procedure::<W>::new(problem, ladder);
    let chosen = procedure.choose_moved_down();
    procedure.choose_their_opponents(&chosen);
    let remainder = Remainder::of(&procedure);
    procedure.exchange_least(&remainder);
    procedure.choose_exchanged(&remainder);
    procedure.split(&remainder);
    procedure.choose_partners(&remainder);
    procedure.solution()
}

/// A heaviest matching of all places, whose weights must fit `W`.
pub fn weighed<W: Weight>(problem: &Problem, ladder: &Ladder) -> Matching<W> {
    let n = problem.len();
    let mut matching = Matching::new(n);
    for upper in 0..n {
        for lower in upper + 1..n {
            matching.set_weight(upper, lower, ladder.weight(problem, upper, lower));
        }
    }
    matching.solve();
    matching
}

/// What is left of a bracket once those moved down have their opponents.
struct Remainder {
    places: Vec<usize>,
    n_pairs: usize,
}

impl Remainder {
    fn of<W: Weight>(procedure: &Procedure<W>) -> Self {
        let residents = procedure.problem.residents();
        let places: Vec<usize> = residents.filter(|&place| procedure.finals[place].is_none()).collect();
        let n_pairs = places.iter().filter(|&&place| procedure.is_upper(place)).count();
        Self { places, n_pairs }
    }
}

struct Procedure<'a, W> {
    problem: &'a Problem<'a>,
    ladder: &'a Ladder,
    /// For each two near places, the upper one inside: the weight by the criteria alone; cut edges are nothing.
    base: Vec<W>,
    matching: Matching<W>,
    /// By place inside: the final opponent.
    finals: Vec<Option<usize>>,
}

impl<'a, W: Weight> Procedure<'a, W> {
    fn new(problem: &'a Problem<'a>, ladder: &'a Ladder) -> Self {
        let (n_inside, n_near) = (problem.n_inside, problem.n_near);
        let matching = weighed(problem, ladder);
        let mut base = vec![W::ZERO; n_inside * n_near];
        for upper in 0..n_inside {
            for lower in upper + 1..n_near {
                base[upper * n_near + lower] = matching.weight(upper, lower);
            }
        }
        let finals = vec![None; n_inside];
        Self { problem, ladder, base, matching, finals }
    }

    fn base(&self, upper: usize, lower: usize) -> W {
        self.base[upper * self.problem.n_near + lower]
    }

    /// Lays `extra` on top of an edge, if there is one; `place` is the end that is being decided about.
    fn lay(&mut self, place: usize, other: usize, extra: u64) {
        let base = self.base(place.min(other), place.max(other));
        if base > W::ZERO {
            self.matching.set_weight(place, other, base.plus(self.ladder.order(extra)));
        }
    }

    fn cut(&mut self, place: usize, other: usize) {
        let (upper, lower) = (place.min(other), place.max(other));
        if lower < self.problem.n_near {
            self.base[upper * self.problem.n_near + lower] = W::ZERO;
        }
        self.matching.set_weight(place, other, W::ZERO);
    }

    /// Whether the place is now paired inside the bracket with somebody lower.
    fn is_upper(&self, place: usize) -> bool {
        self.matching.mate(place).is_some_and(|mate| mate > place && mate < self.problem.n_inside)
    }

    /// Stage a: of each score the highest that the criteria let in.
    fn choose_moved_down(&mut self) -> Vec<usize> {
        let problem = self.problem;
        let places: Vec<usize> = problem.moved_down().collect();
        let mut chosen = Vec::new();
        for class in places.chunk_by(|&a, &b| problem.score(a) == problem.score(b)) {
            let mut n_open = class.iter().filter(|&&place| self.is_upper(place)).count();
            for (n_seen, &place) in class.iter().enumerate() {
                let is_certain = class.len() - n_seen <= n_open;
                if n_open > 0 && (is_certain || self.try_to_choose(place)) {
                    chosen.push(place);
                    n_open -= 1;
                }
            }
        }
        chosen
    }

    /// Nudges one moved down into a pair; if that costs nothing, holds the place there.
    fn try_to_choose(&mut self, place: usize) -> bool {
        if !self.is_upper(place) {
            self.lay_on_residents(place, 1);
            self.matching.solve();
        }
        // A nudge in vain stays: it cannot outweigh a hold, and no best matching without one has room for it.
        let is_chosen = self.is_upper(place);
        if is_chosen {
            self.lay_on_residents(place, self.problem.residents().len() as u64 + 1);
        }
        is_chosen
    }

    fn lay_on_residents(&mut self, place: usize, extra: u64) {
        for resident in self.problem.residents() {
            self.lay(place, resident, extra);
        }
    }

    /// Stage b: for each in turn the highest resident that the criteria let it have.
    fn choose_their_opponents(&mut self, chosen: &[usize]) {
        for &place in chosen {
            let mut extra = self.problem.n_near as u64;
            for resident in self.problem.residents().rev() {
                if self.finals[resident].is_none() {
                    self.lay(place, resident, extra);
                    extra += 1;
                }
            }
            self.matching.solve();
            self.make_final(place);
        }
    }

    fn make_final(&mut self, place: usize) {
        let Some(mate) = self.matching.remove(place) else { return };
        if place.max(mate) < self.problem.n_inside {
            self.finals[place] = Some(mate);
            self.finals[mate] = Some(place);
        }
        self.matching.solve();
    }

    /// Stage c: as few upper players as possible from S2, and those as near to the border as possible.
    fn exchange_least(&mut self, remainder: &Remainder) {
        for (index, &lower) in remainder.places.iter().enumerate() {
            for (upper_index, &upper) in remainder.places[..index].iter().enumerate() {
                let extra = self.order(remainder, upper_index);
                self.lay(lower, upper, extra);
            }
        }
        self.matching.solve();
    }

    /// What stage c lays on the pairs of an upper player; even, so that a nudge of one fits between.
    fn order(&self, remainder: &Remainder, index: usize) -> u64 {
        let is_of_s1 = u64::from(index < remainder.n_pairs);
        let n_after = (remainder.places.len() - index) as u64;
        ((is_of_s1 << (2 * self.ladder.n_count_bits())) + n_after) << 1
    }

    /// Stages d and e.
    fn choose_exchanged(&mut self, remainder: &Remainder) {
        let s1 = &remainder.places[..remainder.n_pairs];
        let n_exchanged = s1.iter().filter(|&&place| !self.is_upper(place)).count();
        let mut n_open = n_exchanged;
        for index in (0..remainder.n_pairs).rev() {
            if n_open == 0 {
                break;
            }
            n_open -= usize::from(self.leaves_s1(remainder, index));
        }
        // The last one follows from the others: stage c has settled the sum of their numbers.
        let mut n_open = n_exchanged;
        for index in remainder.n_pairs..remainder.places.len() {
            if n_open <= 1 {
                break;
            }
            n_open -= usize::from(self.leaves_s2(remainder, index));
        }
    }

    /// Stage d: makes a player of S1 leave it if that costs nothing.
    fn leaves_s1(&mut self, remainder: &Remainder, index: usize) -> bool {
        let place = remainder.places[index];
        let (extra, was_upper) = (self.order(remainder, index), self.is_upper(place));
        if was_upper {
            self.lay_on_later(remainder, index, extra - 1);
            self.matching.solve();
        }
        let leaves = !self.is_upper(place);
        if leaves {
            for &later in &remainder.places[index + 1..] {
                self.cut(place, later);
            }
        } else {
            self.lay_on_later(remainder, index, extra);
        }
        leaves
    }

    /// Stage e: makes a player of S2 leave it if that costs nothing.
    fn leaves_s2(&mut self, remainder: &Remainder, index: usize) -> bool {
        let place = remainder.places[index];
        let (extra, was_upper) = (self.order(remainder, index), self.is_upper(place));
        if !was_upper {
            self.lay_on_later(remainder, index, extra + 1);
            self.matching.solve();
        }
        let leaves = self.is_upper(place);
        if leaves {
            for &earlier in &remainder.places[..index] {
                self.cut(place, earlier);
            }
            for below in self.problem.n_inside..self.problem.len() {
                self.cut(place, below);
            }
        }
        if !was_upper {
            self.lay_on_later(remainder, index, extra);
        }
        leaves
    }

    fn lay_on_later(&mut self, remainder: &Remainder, index: usize, extra: u64) {
        for &later in &remainder.places[index + 1..] {
            self.lay(remainder.places[index], later, extra);
        }
    }

    /// Stage f: cuts all edges of the remainder but those between S1 and S2, and takes off what stage c laid on.
    fn split(&mut self, remainder: &Remainder) {
        let is_upper: Vec<bool> = remainder.places.iter().map(|&place| self.is_upper(place)).collect();
        for (index, &lower) in remainder.places.iter().enumerate() {
            for (upper_index, &upper) in remainder.places[..index].iter().enumerate() {
                if is_upper[upper_index] && !is_upper[index] {
                    self.lay(lower, upper, 0);
                } else {
                    self.cut(lower, upper);
                }
            }
        }
        self.matching.solve();
    }

    /// Stage g: for each of S1 in turn the highest of S2 that the criteria let it have.
    fn choose_partners(&mut self, remainder: &Remainder) {
        for (index, &place) in remainder.places.iter().enumerate() {
            if !self.is_upper(place) {
                continue;
            }
            let mut extra = 0;
            for &later in remainder.places[index + 1..].iter().rev() {
                if self.finals[later].is_none() {
                    self.lay(place, later, extra);
                    extra += 1;
                }
            }
            self.matching.solve();
            self.make_final(place);
        }
    }

    fn solution(self) -> Solution {
        let is_bye_due_next = self.is_bye_due_next();
        Solution { mates: self.finals, is_bye_due_next }
    }

    /// Whether all who come into the next bracket are now paired among themselves, but for the bye.
    fn is_bye_due_next(&self) -> bool {
        let problem = self.problem;
        let (n_inside, n_near) = (problem.n_inside, problem.n_near);
        let is_high_enough =
            n_near > n_inside && problem.bye.score.is_some_and(|score| score >= problem.score(n_inside));
        let mut carried = (0..n_near).filter(|&place| place >= n_inside || self.finals[place].is_none());
        is_high_enough && carried.all(|place| self.matching.mate(place).is_none_or(|mate| mate < n_near))
    }
}
