//! Is there a candidate that nothing can be said against? Then it is the round: the first perfect candidate wins (3.9).
//!
//! What a bracket cannot avoid is counted beforehand: the floater of an odd number, and, by who prefers which side,
//! so many pairs that deny a preference (C12), so many that deny a strong one (C13). A candidate that costs no more,
//! breaks nothing else and exchanges nobody between S1 and S2 is perfect, and the first of these is the answer. It is
//! found as an assignment of S1 to S2, without any matching. If there is none, the bracket goes to `procedure.rs`.
use super::assignment::{Assignment, Cost, NEVER};
use super::ladder::{denies_a_strong_preference, makes_three_running, widens_a_difference};
use super::preference::Strength;
use super::problem::Problem;
use crate::units::Side;

/// The pairs of the first perfect candidate by place inside the bracket, if there is one without exchanges.
pub fn perfect_candidate(problem: &Problem) -> Option<Vec<Option<usize>>> {
    let n_residents = problem.residents().len();
    if problem.n_moved_down > n_residents {
        return None;
    }
    let mut mates = vec![None; problem.n_inside];
    let mut tally = Tally::of(problem);
    let budget = tally.least();
    let mut spent = Denials::default();
    for place in problem.moved_down() {
        let (mate, denials) = opponent(problem, place, &mates, &tally, budget.minus(spent)?)?;
        spent = spent.plus(denials);
        (mates[place], mates[mate]) = (Some(mate), Some(place));
        tally.take(problem, place, mate);
    }
    pair_remainder(problem, &mut mates, budget.minus(spent)?)?;
    Some(mates)
}

/// The highest resident with whom all that is unavoidable can still be kept; whoever is passed over could not be in a
/// perfect candidate.
fn opponent(
    problem: &Problem,
    place: usize,
    mates: &[Option<usize>],
    tally: &Tally,
    budget: Denials,
) -> Option<(usize, Denials)> {
    problem.residents().filter(|&resident| mates[resident].is_none()).find_map(|resident| {
        let denials = denials(problem, place, resident)?;
        let mut rest = tally.clone();
        rest.take(problem, place, resident);
        let is_kept = rest.least().plus(denials).is_within(budget);
        is_kept.then_some((resident, denials))
    })
}

/// S1 against S2, and the floater.
fn pair_remainder(problem: &Problem, mates: &mut [Option<usize>], budget: Denials) -> Option<()> {
    let remainder: Vec<usize> = problem.residents().filter(|&place| mates[place].is_none()).collect();
    let n_pairs = remainder.len() / 2;
    let (s1, s2) = remainder.split_at(n_pairs);
    let weight_of_c12 = Cost::try_from(s2.len()).ok()? + 1;
    let cost_of = |denials: Denials| denials.n_any * weight_of_c12 + denials.n_strong;
    let mut costs = Vec::with_capacity(s2.len() * s2.len());
    for &upper in s1 {
        let row = s2.iter().map(|&lower| denials(problem, upper, lower).map_or(NEVER, cost_of));
        costs.extend(row);
    }
    if s2.len() > n_pairs {
        let worth = least_worth_sparing(problem, s2);
        costs.extend(s2.iter().map(|&place| if may_float(problem, place, worth) { 0 } else { NEVER }));
    }
    let mut assignment = Assignment::cheapest(s2.len(), costs)?;
    if assignment.total() != u64::from(cost_of(budget)) {
        return None;
    }
    assignment.make_first(n_pairs);
    for (row, &upper) in s1.iter().enumerate() {
        let lower = s2[assignment.column_of(row)];
        (mates[upper], mates[lower]) = (Some(lower), Some(upper));
    }
    Some(())
}

/// C9: the least that anybody who may have the bye deserves to be spared it.
fn least_worth_sparing(problem: &Problem, places: &[usize]) -> u16 {
    let residents = problem.residents().filter(|&place| problem.is_bye_candidate(place));
    let worth = residents.map(|place| problem.worth_sparing(place)).min();
    worth.filter(|_| problem.is_bye_due && !places.is_empty()).unwrap_or(0)
}

/// Whether a resident may float down and nothing can be said against it: C2, C9, C14, C16.
fn may_float(problem: &Problem, place: usize, least_worth: u16) -> bool {
    let player = problem.player(place);
    let is_right_for_bye =
        !problem.is_bye_due || problem.is_bye_candidate(place) && problem.worth_sparing(place) == least_worth;
    is_right_for_bye && !player.has_floated_down(0) && !player.has_floated_down(1)
}

/// What a pair denies; `None` if the two may not meet or break something that a perfect candidate does not.
fn denials(problem: &Problem, upper: usize, lower: usize) -> Option<Denials> {
    if !problem.may_pair(upper, lower) {
        return None;
    }
    let (a, b) = (problem.player(upper), problem.player(lower));
    let is_float_again = a.score > b.score && (b.has_floated_up(0) || b.has_floated_up(1));
    if is_float_again || widens_a_difference(a, b) || makes_three_running(a, b) {
        return None;
    }
    let n_any = Cost::from(!a.preference.agrees_with(b.preference));
    Some(Denials { n_any, n_strong: Cost::from(denies_a_strong_preference(a, b)) })
}

/// How many pairs deny a preference (C12), and how many of them a strong one (C13).
#[derive(Clone, Copy, Default)]
struct Denials {
    n_any: Cost,
    n_strong: Cost,
}

impl Denials {
    fn plus(self, other: Self) -> Self {
        Self { n_any: self.n_any + other.n_any, n_strong: self.n_strong + other.n_strong }
    }

    fn minus(self, other: Self) -> Option<Self> {
        Some(Self {
            n_any: self.n_any.checked_sub(other.n_any)?,
            n_strong: self.n_strong.checked_sub(other.n_strong)?,
        })
    }

    fn is_within(self, budget: Self) -> bool {
        self.n_any <= budget.n_any && self.n_strong <= budget.n_strong
    }
}

/// How many of those who are still to be paired prefer which side.
#[derive(Clone)]
struct Tally {
    n_places: Cost,
    /// By side: everybody who prefers it, and those who do so mildly.
    prefer: [(Cost, Cost); 2],
}

impl Tally {
    fn of(problem: &Problem) -> Self {
        let mut tally = Self { n_places: 0, prefer: [(0, 0); 2] };
        for place in 0..problem.n_inside {
            tally.n_places += 1;
            if let Some((n_all, n_mild, is_mild)) = tally.entry(problem, place) {
                *n_all += 1;
                *n_mild += Cost::from(is_mild);
            }
        }
        tally
    }

    fn take(&mut self, problem: &Problem, a: usize, b: usize) {
        for place in [a, b] {
            self.n_places -= 1;
            if let Some((n_all, n_mild, is_mild)) = self.entry(problem, place) {
                *n_all -= 1;
                *n_mild -= Cost::from(is_mild);
            }
        }
    }

    fn entry(&mut self, problem: &Problem, place: usize) -> Option<(&mut Cost, &mut Cost, bool)> {
        let preference = problem.player(place).preference;
        let [red, black] = &mut self.prefer;
        let (n_all, n_mild) = match preference.side? {
            Side::Red => red,
            Side::Black => black,
        };
        Some((n_all, n_mild, preference.strength == Strength::Mild))
    }

    /// What no candidate can avoid: whoever prefers a side and has no opponent who does not.
    fn least(&self) -> Denials {
        let n_pairs = self.n_places / 2;
        let n_seats = n_pairs + self.n_places % 2;
        self.prefer.iter().fold(Denials::default(), |sum, &(n_all, n_mild)| {
            let n_any = n_all.saturating_sub(n_seats);
            sum.plus(Denials { n_any, n_strong: n_any.saturating_sub(n_mild) })
        })
    }
}
