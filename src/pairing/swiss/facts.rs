//! What did a bracket cost? Told as facts, for whoever has to explain the round.
use super::Criterion;
use super::ladder::{denies_a_strong_preference, makes_three_running, widens_a_difference};
use super::problem::Problem;
use super::procedure::Solution;
use super::round::{Bracket, Broken, WhyFloat};
use crate::pairing::matching::has_perfect;
use crate::units::Tenths;

/// The facts of a bracket that has been solved.
pub fn bracket_facts(problem: &Problem, solution: &Solution) -> Bracket {
    let is_unpaired = |place: &usize| solution.mates[*place].is_none();
    let floaters: Vec<usize> = (0..problem.n_inside).filter(is_unpaired).collect();
    let seats = |places: &mut dyn Iterator<Item = usize>| places.map(|place| problem.seat(place)).collect();
    Bracket {
        score: problem.residents().next().map_or(Tenths::ZERO, |place| problem.score(place)),
        moved_down: seats(&mut problem.moved_down()),
        residents: seats(&mut problem.residents()),
        why: why_float(problem, floaters.len()),
        broken: broken(problem, solution, &floaters),
        floaters: seats(&mut floaters.into_iter()),
    }
}

fn why_float(problem: &Problem, n_floaters: usize) -> WhyFloat {
    match n_floaters {
        0 => WhyFloat::Nobody,
        1 => WhyFloat::OddNumber,
        _ if can_leave(problem, n_floaters - 2) => WhyFloat::ForThoseBelow,
        _ => WhyFloat::NoLegalPairs,
    }
}

/// Whether the bracket alone could be paired with only so many left over: these meet anybody, but not each other.
fn can_leave(problem: &Problem, n_left: usize) -> bool {
    let n = problem.n_inside;
    has_perfect(n + n_left, |a, b| {
        let (upper, lower) = (a.min(b), a.max(b));
        upper < n && (lower >= n || problem.may_pair(upper, lower))
    })
}

fn broken(problem: &Problem, solution: &Solution, floaters: &[usize]) -> Vec<Broken> {
    let mut broken = Vec::new();
    for (upper, mate) in solution.mates.iter().enumerate() {
        if let Some(lower) = mate.filter(|&lower| lower > upper) {
            broken_by_pair(problem, upper, lower, &mut broken);
        }
    }
    for (ago, criterion) in [(0, Criterion::C14), (1, Criterion::C16)] {
        let residents = floaters.iter().filter(|place| problem.residents().contains(place));
        let again = residents.filter(|&&place| problem.player(place).has_floated_down(ago));
        broken.extend(again.map(|&place| Broken { criterion, seat: problem.seat(place) }));
    }
    broken.sort_by_key(|broken| broken.criterion);
    broken
}

fn broken_by_pair(problem: &Problem, upper: usize, lower: usize, broken: &mut Vec<Broken>) {
    let (a, b) = (problem.player(upper), problem.player(lower));
    // Whose preference is denied is the same whatever the first side is: both prefer something.
    let (side, _) = super::sides::side_of(a, b, crate::units::Side::Red);
    let denied = if a.preference.side == Some(side) { b.seat } else { a.seat };
    let by_sides = [
        (Criterion::C10, widens_a_difference(a, b)),
        (Criterion::C11, makes_three_running(a, b)),
        (Criterion::C12, !a.preference.agrees_with(b.preference)),
        (Criterion::C13, denies_a_strong_preference(a, b)),
    ];
    let denials = by_sides.into_iter().filter(|&(_, is_broken)| is_broken);
    broken.extend(denials.map(|(criterion, _)| Broken { criterion, seat: denied }));
    for (ago, criterion) in [(0, Criterion::C15), (1, Criterion::C17)] {
        if a.score > b.score && b.has_floated_up(ago) {
            broken.push(Broken { criterion, seat: b.seat });
        }
    }
}
