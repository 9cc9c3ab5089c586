//! Can those below still be paired, and the next bracket as well as can be hoped for? (C4 and C8, after the fact.)
//!
//! A bracket that was solved by itself has left out of account what its floaters meet below. If they all find opponents
//! in the next group, which itself leaves over nobody but for an odd number, and everybody farther down can be paired,
//! then nothing was lost: more than that C8 could not have asked for.
use super::problem::Problem;
use crate::pairing::matching::has_perfect;

/// The rounds of those below a bracket.
struct Below<'a> {
    problem: &'a Problem<'a>,
    /// Places that come from the bracket and need an opponent in the next group.
    floaters: &'a [usize],
    /// Whether the bye goes to one of the next group, or farther down.
    bye: Whose,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    Nobody,
    OfTheNextGroup,
    FartherDown,
}

/// Whether the floaters, without the bye if it is among them, go down without a loss. If so: whether all of the next
/// bracket but the bye are paired inside it. `None` if it is not certain; a whole problem then has to be solved.
pub fn goes_down(problem: &Problem, floaters: &[usize]) -> Option<bool> {
    let (n_inside, n_near, n) = (problem.n_inside, problem.n_near, problem.len());
    if n == n_inside {
        return floaters.is_empty().then_some(false);
    }
    let next_score = problem.score(n_inside);
    let bye = match problem.bye.score {
        Some(score) if !problem.is_bye_due => match score.cmp(&next_score) {
            std::cmp::Ordering::Less => Whose::FartherDown,
            std::cmp::Ordering::Equal => Whose::OfTheNextGroup,
            std::cmp::Ordering::Greater => return None,
        },
        _ => Whose::Nobody,
    };
    let below = Below { problem, floaters, bye };
    let is_odd = (floaters.len() + n_near - n_inside) % 2 == 1;
    let is_certain = match (is_odd, bye) {
        (false, Whose::OfTheNextGroup) => false,
        (false, _) => below.next_completes(None) && below.rest_completes(None),
        (true, _) => (n_inside..n_near).rev().any(|left| {
            below.may_be_left(left) && below.rest_completes(Some(left)) && below.next_completes(Some(left))
        }),
    };
    is_certain.then_some(bye == Whose::OfTheNextGroup)
}

impl Below<'_> {
    /// Whether this one of the next group may be the one left over.
    fn may_be_left(&self, place: usize) -> bool {
        self.bye != Whose::OfTheNextGroup || self.problem.is_bye_candidate(place)
    }

    /// Whether floaters and next group pair up without `left`.
    fn next_completes(&self, left: Option<usize>) -> bool {
        let (problem, floaters) = (self.problem, self.floaters);
        let next = (problem.n_inside..problem.n_near).filter(|&place| Some(place) != left);
        let places: Vec<usize> = floaters.iter().copied().chain(next).collect();
        has_perfect(places.len(), |a, b| {
            a.max(b) >= floaters.len()
                && problem.ranking.may_meet(problem.ranks[places[a]], problem.ranks[places[b]])
        })
    }

    /// Whether everybody farther down pairs up, with `left` and without the bye if it is there.
    fn rest_completes(&self, left: Option<usize>) -> bool {
        let problem = self.problem;
        let left = left.filter(|_| self.bye != Whose::OfTheNextGroup);
        let places: Vec<usize> = left.into_iter().chain(problem.n_near..problem.len()).collect();
        let n_bye = usize::from(self.bye == Whose::FartherDown);
        let has_bye =
            |place: usize| problem.is_bye_candidate(place) && Some(problem.score(place)) == problem.bye.score;
        has_perfect(places.len() + n_bye, |a, b| {
            let (upper, lower) = (a.min(b), a.max(b));
            match (places.get(upper), places.get(lower)) {
                (Some(&upper), Some(&lower)) => {
                    problem.ranking.may_meet(problem.ranks[upper], problem.ranks[lower])
                }
                (Some(&upper), None) => has_bye(upper),
                (None, _) => false,
            }
        })
    }
}
