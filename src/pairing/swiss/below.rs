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

/// Who of the next group finds nobody there.
#[derive(Clone, Copy)]
enum Left {
    Nobody,
    Place(usize),
    /// Somebody, and each of the two halves of the question may take somebody else: if even so there is no way, there is none.
    Whoever,
}

impl Left {
    /// Nobody is left unless somebody may be.
    const fn filter(self, may_be: bool) -> Self {
        if may_be { self } else { Self::Nobody }
    }
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
        (false, _) => below.completes(Left::Nobody),
        (true, _) => below.completes_without_one(),
    };
    is_certain.then_some(bye == Whose::OfTheNextGroup)
}

impl Below<'_> {
    /// Whether this one of the next group may be the one left over.
    fn may_be_left(&self, place: usize) -> bool {
        self.bye != Whose::OfTheNextGroup || self.problem.is_bye_candidate(place)
    }

    /// Whether there is one of the next group without whom all goes well.
    fn completes_without_one(&self) -> bool {
        let may_be_left = |&place: &usize| self.may_be_left(place);
        let mut lefts = (self.problem.n_inside..self.problem.n_near).rev().filter(may_be_left);
        lefts.next().is_some_and(|first| {
            self.completes(Left::Place(first))
                || self.completes(Left::Whoever) && lefts.any(|left| self.completes(Left::Place(left)))
        })
    }

    fn completes(&self, left: Left) -> bool {
        self.rest_completes(left) && self.next_completes(left)
    }

    /// Whether floaters and next group pair up without the one left.
    fn next_completes(&self, left: Left) -> bool {
        let (problem, floaters) = (self.problem, self.floaters);
        let is_in = |place: &usize| !matches!(left, Left::Place(left) if left == *place);
        let next = (problem.n_inside..problem.n_near).filter(is_in);
        let places: Vec<usize> = floaters.iter().copied().chain(next).collect();
        let n_left = usize::from(matches!(left, Left::Whoever));
        has_perfect(places.len() + n_left, |a, b| {
            let (upper, lower) = (a.min(b), a.max(b));
            match (places.get(upper), places.get(lower)) {
                (Some(&one), Some(&other)) => lower >= floaters.len() && self.may_meet(one, other),
                (Some(&one), None) => upper >= floaters.len() && self.may_be_left(one),
                (None, _) => false,
            }
        })
    }

    /// Whether everybody farther down pairs up, with the one left and without the bye if it is there.
    fn rest_completes(&self, left: Left) -> bool {
        let problem = self.problem;
        let farther = problem.n_near..problem.len();
        let n_farther = farther.len();
        // By place from the first one farther down: whether the one left may meet it.
        let of_left: Option<Vec<bool>> = match left.filter(self.bye != Whose::OfTheNextGroup) {
            Left::Nobody => None,
            Left::Place(left) => Some(farther.map(|place| self.may_meet(left, place)).collect()),
            Left::Whoever => Some(farther.map(|place| self.meets_one_of_the_next(place)).collect()),
        };
        let n_left = usize::from(of_left.is_some());
        let has_bye =
            |place: usize| problem.is_bye_candidate(place) && Some(problem.score(place)) == problem.bye.score;
        let n_bye = usize::from(self.bye == Whose::FartherDown);
        has_perfect(n_farther + n_left + n_bye, |a, b| {
            let (upper, lower) = (a.min(b), a.max(b));
            if lower < n_farther {
                return self.may_meet(problem.n_near + upper, problem.n_near + lower);
            }
            let is_of_left = lower == n_farther && n_left == 1;
            upper < n_farther
                && match &of_left {
                    Some(of_left) if is_of_left => of_left[upper],
                    Some(_) | None => has_bye(problem.n_near + upper),
                }
        })
    }

    fn meets_one_of_the_next(&self, place: usize) -> bool {
        let mut next = self.problem.n_inside..self.problem.n_near;
        next.any(|left| self.may_be_left(left) && self.may_meet(left, place))
    }

    fn may_meet(&self, one: usize, other: usize) -> bool {
        self.problem.ranking.may_meet(self.problem.ranks[one], self.problem.ranks[other])
    }
}
