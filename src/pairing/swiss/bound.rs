//! How many have to float down, with which scores, and how well can the next bracket do, if all below are to be paired?
//!
//! Where those below bind (C4), a bracket cannot be solved by itself: it would keep too many. But what C6 to C8 come to at
//! best is settled by numbers that are far narrower than those of all criteria. Once they are known, the bracket
//! is solved by itself with so many *exits* as have to float down ([`Problem::with_exits`]). That leaves out who can take
//! them in below; so afterwards it is counted again with these very floaters. If nothing got worse, nothing was lost.
use super::ladder::Ladder;
use super::problem::Problem;
use super::procedure::{Solution, weighed};
use crate::pairing::matching::{Matching, Weight, Wide};
use crate::units::Tenths;

/// What C6 to C8 come to.
pub struct Bound {
    /// The scores of those who float down, from the highest.
    pub exits: Vec<Tenths>,
    /// The scores of the upper players of the pairs in the next bracket, from the highest.
    next: Vec<Tenths>,
}

/// The best that a bracket can do if all are to be paired; `None` if no number here is wide enough.
pub fn bound(problem: &Problem) -> Option<Bound> {
    let mates = mates(problem, &Ladder::to_c8(problem))?;
    let (n_inside, n_near) = (problem.n_inside, problem.n_near);
    let is_floater = |&place: &usize| mates[place].is_none_or(|mate| mate >= n_inside);
    let exits = (0..n_inside).filter(is_floater).map(|place| problem.score(place)).collect();
    let is_upper_of_next =
        |&place: &usize| mates[place].is_some_and(|mate| mate > place && (n_inside..n_near).contains(&mate));
    let next = (0..n_near).filter(is_upper_of_next).map(|place| problem.score(place)).collect();
    Some(Bound { exits, next })
}

/// The solution, if with these pairs those below can still do as well as the bound says.
pub fn within(bound: &Bound, problem: &Problem, mates: Vec<Option<usize>>) -> Option<Solution> {
    let next = problem.next(&mates);
    let below = self::mates(&next, &Ladder::to_c8(&next))?;
    let unpaired: Vec<usize> = (0..next.len()).filter(|&place| below[place].is_none()).collect();
    let is_complete = match unpaired.as_slice() {
        [] => true,
        &[place] => next.is_bye_candidate(place),
        [_, _, ..] => false,
    };
    let is_upper = |&place: &usize| below[place].is_some_and(|mate| mate > place && mate < next.n_inside);
    let uppers = (0..next.n_inside).filter(is_upper).map(|place| next.score(place));
    if !is_complete || !uppers.eq(bound.next.iter().copied()) {
        return None;
    }
    let is_high_enough =
        next.residents().next().is_some_and(|place| next.bye.score >= Some(next.score(place)));
    let stays = |place: usize| below[place].is_none_or(|mate| mate < next.n_inside);
    let is_bye_due_next = next.bye.score.is_some() && is_high_enough && (0..next.n_inside).all(stays);
    Some(Solution { mates, is_bye_due_next })
}

/// Whom each place is paired with in a heaviest matching.
fn mates(problem: &Problem, ladder: &Ladder) -> Option<Vec<Option<usize>>> {
    let n_bits = ladder.n_bits();
    if n_bits <= u64::ROOM {
        Some(mates_of(&weighed::<u64>(problem, ladder)))
    } else if n_bits <= u128::ROOM {
        Some(mates_of(&weighed::<u128>(problem, ladder)))
    } else if n_bits <= Wide::<8>::ROOM {
        Some(mates_of(&weighed::<Wide<8>>(problem, ladder)))
    } else {
        None
    }
}

fn mates_of<W: Weight>(matching: &Matching<W>) -> Vec<Option<usize>> {
    (0..matching.n_vertices()).map(|place| matching.mate(place)).collect()
}
