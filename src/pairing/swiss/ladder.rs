//! What is a pair worth? One number in which the criteria of C.04.3, article 3, stand one above the other.
//!
//! Each criterion is a field of bits; a field is so wide that the sum over all pairs of a round never reaches the field
//! above it. So the heaviest matching is the one that is best by the first criterion, among those by the second, and so
//! on. What a criterion wants to be rare ("as few … as possible") counts the pairs that are free of it: the
//! number of pairs is settled by the fields above.
//!
//! | field | counts |
//! | --- | --- |
//! | [`Rung::Complete`] | pairs; those with players who may not have the bye weigh more (C2, C4, C5) |
//! | [`Rung::C6`] | pairs inside the bracket |
//! | [`Rung::C7`] | the upper players of these pairs, by score |
//! | [`Rung::C8Pairs`], [`Rung::C8Scores`] | the same in the next bracket |
//! | [`Rung::C9`] | players spared the bye, the more the fewer games they have had |
//! | [`Rung::C10`] … [`Rung::C13`] | pairs that are right by their sides |
//! | [`Rung::C14`] … [`Rung::C21`] | players and pairs that do not repeat a float; from C18 on by score |
//! | [`Rung::Order`] | what the order of candidates (article 4) needs on top |
use super::player::Player;
use super::preference::Strength;
use super::problem::Problem;
use crate::pairing::matching::Weight;

/// The fields of a weight, from the heaviest to the lightest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rung {
    /// C2, C4 and C5: everybody is paired, but for one who may have the bye.
    Complete,
    /// C6: as many pairs inside the bracket as possible.
    C6,
    /// C7: and of scores as high as possible.
    C7,
    /// C8, C6 of the next bracket.
    C8Pairs,
    /// C8, C7 of the next bracket.
    C8Scores,
    /// C9: the bye goes to whoever has had most games.
    C9,
    /// C10: a difference of sides beyond two.
    C10,
    /// C11: one side three times running.
    C11,
    /// C12: a preference denied.
    C12,
    /// C13: a strong preference denied.
    C13,
    /// C14: a resident who floated down in the last round does so again.
    C14,
    /// C15: an opponent of one moved down, who floated up in the last round, does so again.
    C15,
    /// C16: as C14, two rounds ago.
    C16,
    /// C17: as C15, two rounds ago.
    C17,
    /// C18: by score, those who floated down in the last round.
    C18,
    /// C19: by score, the opponents of those who floated up in the last round.
    C19,
    /// C20: as C18, two rounds ago.
    C20,
    /// C21: as C19, two rounds ago.
    C21,
    /// Article 4: the order of candidates that are equal by all criteria.
    Order,
}

const N_RUNGS: usize = 19;

/// Where each field of a weight begins, for one problem.
pub struct Ladder {
    /// By rung: the number of bits below it; `None` where the criterion says nothing about this problem.
    below: [Option<u32>; N_RUNGS],
    /// By place, if near: where in the fields that count by score its score begins.
    by_score: Vec<u32>,
    /// How many bits of such a field belong to the next group, which fields of the bracket itself leave out.
    n_next_bits: u32,
    /// Bits that count up to the number of places.
    n_count_bits: u32,
    n_bits: u32,
}

impl Ladder {
    /// The ladder that is wide enough for a problem.
    pub fn of(problem: &Problem) -> Self {
        Self::down_to(problem, Rung::Order)
    }

    /// The ladder of what settles who floats down: C4 to C8.
    pub fn to_c8(problem: &Problem) -> Self {
        Self::down_to(problem, Rung::C8Scores)
    }

    fn down_to(problem: &Problem, last: Rung) -> Self {
        let (by_score, n_score_bits) = by_score(problem);
        let n_next_bits = by_score.get(problem.n_inside.wrapping_sub(1)).copied().unwrap_or(0);
        let n_count_bits = bits(problem.n_near as u64 + 1);
        let widths = widths(problem, n_count_bits, n_score_bits, n_next_bits);
        let mut below = [None; N_RUNGS];
        let mut n_bits = 0;
        let needed = widths.iter().enumerate().take(last as usize + 1);
        for (rung, &width) in needed.rev().filter(|(_, width)| **width > 0) {
            below[rung] = Some(n_bits);
            n_bits += width;
        }
        Self { below, by_score, n_next_bits, n_count_bits, n_bits }
    }

    /// How many bits a weight has to have.
    pub const fn n_bits(&self) -> u32 {
        self.n_bits
    }

    /// How many bits hold the number of places.
    pub const fn n_count_bits(&self) -> u32 {
        self.n_count_bits
    }

    fn at<W: Weight>(&self, rung: Rung, value: u64) -> W {
        self.below[rung as usize].map_or(W::ZERO, |below| W::placed(value, below))
    }

    /// One, in the part of the field that belongs to the score of an inside place.
    fn at_score<W: Weight>(&self, rung: Rung, place: usize) -> W {
        let start = self.by_score[place] - self.n_next_bits;
        self.below[rung as usize].map_or(W::ZERO, |below| W::placed(1, below + start))
    }

    /// C8: likewise, of any near place.
    fn at_next_score<W: Weight>(&self, place: usize) -> W {
        self.below[Rung::C8Scores as usize]
            .map_or(W::ZERO, |below| W::placed(1, below + self.by_score[place]))
    }

    /// What article 4 lays on top of a weight.
    pub fn order<W: Weight>(&self, extra: u64) -> W {
        self.at(Rung::Order, extra)
    }

    /// What the pair is worth; nothing if the two may not be paired. `upper` stands before `lower`.
    pub fn weight<W: Weight>(&self, problem: &Problem, upper: usize, lower: usize) -> W {
        if !problem.may_pair(upper, lower) {
            return W::ZERO;
        }
        let protected = |place| u64::from(!problem.is_bye_candidate(place));
        if problem.is_exit(lower) {
            return self.at(Rung::Complete, 1 + protected(upper));
        }
        let mut sum: W = self.at(Rung::Complete, 1 + protected(upper) + protected(lower));
        let spared = problem.worth_sparing(upper) + problem.worth_sparing(lower);
        sum = sum.plus(self.at(Rung::C9, u64::from(spared)));
        if lower < problem.n_inside {
            sum = sum.plus(self.at(Rung::C6, 1)).plus(self.at_score(Rung::C7, upper));
            sum = sum.plus(self.sides(problem.player(upper), problem.player(lower)));
            sum = sum.plus(self.floats(problem, upper, lower));
        } else if lower < problem.n_near {
            sum = sum.plus(self.at(Rung::C8Pairs, 1)).plus(self.at_next_score(upper));
        }
        sum
    }

    /// C10 to C13.
    fn sides<W: Weight>(&self, a: &Player, b: &Player) -> W {
        let rungs = [
            (Rung::C10, widens_a_difference(a, b)),
            (Rung::C11, makes_three_running(a, b)),
            (Rung::C12, !a.preference.agrees_with(b.preference)),
            (Rung::C13, denies_a_strong_preference(a, b)),
        ];
        self.kept(&rungs)
    }

    /// C14 to C21.
    fn floats<W: Weight>(&self, problem: &Problem, upper: usize, lower: usize) -> W {
        let (above, below) = (problem.player(upper), problem.player(lower));
        let is_float = above.score > below.score;
        let mut sum = W::ZERO;
        let ago = [
            (0, Rung::C14, Rung::C15, Rung::C18, Rung::C19),
            (1, Rung::C16, Rung::C17, Rung::C20, Rung::C21),
        ];
        for (ago, down, up, down_scores, up_scores) in ago {
            let (above_fell, below_fell) = (above.has_floated_down(ago), below.has_floated_down(ago));
            sum = sum.plus(self.at(down, u64::from(below_fell) + u64::from(above_fell && !is_float)));
            if above_fell {
                sum = sum.plus(self.at_score(down_scores, upper));
            }
            if below_fell {
                sum = sum.plus(self.at_score(down_scores, lower));
            }
            if !(is_float && below.has_floated_up(ago)) {
                sum = sum.plus(self.at(up, 1)).plus(self.at_score(up_scores, upper));
            }
        }
        sum
    }

    fn kept<W: Weight>(&self, rungs: &[(Rung, bool)]) -> W {
        let kept = rungs.iter().filter(|(_, is_broken)| !is_broken);
        kept.fold(W::ZERO, |sum, &(rung, _)| sum.plus(self.at(rung, 1)))
    }
}

/// C10: both want the same side because of a difference of more than one.
pub fn widens_a_difference(a: &Player, b: &Player) -> bool {
    let (a, b) = (a.preference, b.preference);
    a.difference > 1 && b.difference > 1 && a.side == b.side
}

/// C11: whoever is denied, by 5.2.2, has had the other side twice running.
pub fn makes_three_running(a: &Player, b: &Player) -> bool {
    let (a, b) = (a.preference, b.preference);
    if !a.collides_with(b) {
        return false;
    }
    if a.difference == b.difference {
        return a.repeated.is_some() && a.repeated == b.repeated;
    }
    let denied = if a.difference > b.difference { b } else { a };
    denied.repeated.is_some()
}

/// C13: both want the same side, both more than mildly; two absolute ones are C10's and C11's.
pub fn denies_a_strong_preference(a: &Player, b: &Player) -> bool {
    let (a, b) = (a.preference, b.preference);
    let are_strong = a.strength >= Strength::Strong && b.strength >= Strength::Strong;
    are_strong && a.side == b.side && !(a.is_absolute() && b.is_absolute())
}

/// The width of each field, from the heaviest to the lightest; 0 where the criterion cannot tell two matchings apart.
fn widths(problem: &Problem, n_count_bits: u32, n_score_bits: u32, n_next_bits: u32) -> [u32; N_RUNGS] {
    let when = |is_there: bool, width: u32| if is_there { width } else { 0 };
    let has_below = problem.len() > problem.n_inside;
    let has_next = problem.n_near > problem.n_inside;
    let has_moved_down = problem.n_moved_down > 0;
    let spared = |place| u64::from(problem.worth_sparing(place));
    let counts = |is_there: bool| when(is_there, n_count_bits);
    let scores = |is_there: bool| when(is_there && has_moved_down, n_score_bits - n_next_bits);
    let (n_past, is_last) = (problem.ranking.n_past, problem.ranking.is_last_round);
    let (has_one_ago, has_two_ago) = (n_past >= 1, n_past >= 2);
    [
        when(has_below || problem.is_bye_due, 2),
        n_count_bits,
        scores(true),
        counts(has_next),
        when(has_next, n_score_bits),
        bits((0..problem.len()).map(spared).sum()),
        counts(is_last),
        counts(is_last),
        n_count_bits,
        n_count_bits,
        counts(has_one_ago),
        counts(has_one_ago && has_moved_down),
        counts(has_two_ago),
        counts(has_two_ago && has_moved_down),
        scores(has_one_ago),
        scores(has_one_ago),
        scores(has_two_ago),
        scores(has_two_ago),
        3 * n_count_bits + 1,
    ]
}

/// Where each near place's score begins in a field that counts by score, and how wide such a field is.
fn by_score(problem: &Problem) -> (Vec<u32>, u32) {
    let mut starts = vec![0; problem.n_near];
    let mut n_bits = 0;
    let mut end = problem.n_near;
    while end > 0 {
        let score = problem.score(end - 1);
        let start = (0..end).rev().take_while(|&place| problem.score(place) == score).last().unwrap_or(0);
        starts[start..end].fill(n_bits);
        n_bits += bits((end - start) as u64);
        end = start;
    }
    (starts, n_bits)
}

/// How many bits hold the number.
fn bits(number: u64) -> u32 {
    u64::BITS - number.leading_zeros()
}
