//! How is a round paired, bracket by bracket from the top? (C.04.3, 1.9 and article 3.)
use super::below::goes_down;
use super::boards::board_key;
use super::bound::{bound, within};
use super::completion::{bye_score, is_bye_due_at_the_top};
use super::facts::bracket_facts;
use super::ladder::Ladder;
use super::natural::perfect_candidate;
use super::problem::{Bye, Problem, worth_sparing};
use super::procedure::{self, Solution};
use super::ranking::Ranking;
use super::round::{NoLegalPairing, NoRound, Pair, Round};
use super::sides::side_of;
use super::{Field, FieldFault};
use crate::pairing::matching::{Weight, Wide};
use crate::units::Side;

/// Pairs the coming round.
///
/// # Errors
/// If the field has faults, or no legal pairing exists.
pub fn pair(field: &Field) -> Result<Round, NoRound> {
    pair_along(field, Way::Shortest)
}

/// How far the engine looks to pair a bracket. Every way leads to the same round; the shorter ones are faster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Way {
    /// First a candidate without exchanges that nothing can be said against, if it is certain that those below lose nothing.
    Shortest,
    /// First the bracket by itself, likewise.
    Inside,
    /// First the bracket by itself with as many floaters as those below ask for, likewise.
    Bounded,
    /// At once the bracket with all that lies below.
    Whole,
}

/// Pairs the coming round, beginning each bracket with `way`.
///
/// # Errors
/// If the field has faults, or no legal pairing exists.
pub fn pair_along(field: &Field, way: Way) -> Result<Round, NoRound> {
    let (ranking, first_side) = sound(field)?;
    pair_ranked(&ranking, first_side, way)
}

/// The ranking of a field and the side of the odd numbers.
///
/// # Errors
/// If the field has faults.
pub fn sound(field: &Field) -> Result<(Ranking, Side), NoRound> {
    let faults = field.faults();
    match field.first_side {
        Some(first_side) if faults.is_empty() => Ok((Ranking::of(field), first_side)),
        _ => Err(NoRound::Faulty(faults)),
    }
}

/// Pairs a round of ranked players.
///
/// # Errors
/// If no legal pairing exists.
pub fn pair_ranked(ranking: &Ranking, first_side: Side, way: Way) -> Result<Round, NoRound> {
    let bye_score = bye_score(ranking).map_err(NoRound::NoLegalPairing)?;
    let worth_sparing = worth_sparing(ranking, bye_score);
    let bye = Bye { score: bye_score, worth_sparing: &worth_sparing };
    let mut draft = Draft { ranking, first_side, pairs: Vec::new(), round: Round::default() };
    draft.pair_all(bye, way)?;
    Ok(draft.finish())
}

/// A round in the making.
struct Draft<'a> {
    ranking: &'a Ranking,
    first_side: Side,
    /// Two ranks and the number of their bracket.
    pairs: Vec<(usize, usize, u16)>,
    round: Round,
}

impl Draft<'_> {
    fn pair_all(&mut self, mut bye: Bye, way: Way) -> Result<(), NoRound> {
        let mut carried: Vec<usize> = Vec::new();
        let mut is_bye_due = is_bye_due_at_the_top(self.ranking, bye.score);
        for index in 0..self.ranking.groups.len() {
            let problem = problem(self.ranking, index, carried, bye, is_bye_due);
            let too_many = NoRound::Faulty(vec![FieldFault::TooManyScores]);
            let solution = solve(&problem, way).ok_or(too_many)?;
            self.note(&problem, &solution);
            let unpaired = (0..problem.n_inside).filter(|&place| solution.mates[place].is_none());
            carried = unpaired.map(|place| problem.ranks[place]).collect();
            if let (true, &[rank]) = (is_bye_due, carried.as_slice()) {
                // Nobody can change this any more (C5), and those below need not know of it.
                self.round.bye = Some(self.ranking.players[rank].seat);
                carried.clear();
                bye.score = None;
            }
            is_bye_due = bye.score.is_some() && solution.is_bye_due_next;
        }
        if carried.is_empty() { Ok(()) } else { Err(NoRound::NoLegalPairing(NoLegalPairing::NotAllAtOnce)) }
    }

    fn note(&mut self, problem: &Problem, solution: &Solution) {
        let bracket = u16::try_from(self.round.brackets.len()).unwrap_or(u16::MAX);
        for (place, mate) in solution.mates.iter().enumerate() {
            if let Some(mate) = mate.filter(|&mate| mate > place) {
                self.pairs.push((problem.ranks[place], problem.ranks[mate], bracket));
            }
        }
        self.round.brackets.push(bracket_facts(problem, solution));
    }

    fn finish(mut self) -> Round {
        let ranking = self.ranking;
        crate::units::order::by_key(&mut self.pairs, |&(a, b, _)| board_key(ranking, a, b));
        for (a, b, bracket) in self.pairs {
            let (a, b) = (&ranking.players[a], &ranking.players[b]);
            let (side, sides) = side_of(a, b, self.first_side);
            let (red, black) = match side {
                Side::Red => (a.seat, b.seat),
                Side::Black => (b.seat, a.seat),
            };
            self.round.pairs.push(Pair { red, black, bracket, sides });
        }
        self.round
    }
}

/// The problem of a score group with those carried into it, with all that lies below.
fn problem<'a>(
    ranking: &'a Ranking,
    index: usize,
    carried: Vec<usize>,
    bye: Bye<'a>,
    is_bye_due: bool,
) -> Problem<'a> {
    let group = ranking.groups[index].clone();
    let n_next = ranking.groups.get(index + 1).map_or(0, ExactSizeIterator::len);
    let n_moved_down = carried.len();
    let n_inside = n_moved_down + group.len();
    let ranks = carried.into_iter().chain(group.start..ranking.len()).collect();
    let n_near = n_inside + n_next;
    Problem { ranking, ranks, n_moved_down, n_inside, n_near, bye, is_bye_due, exits: Vec::new() }
}

/// Solves a problem, the shortest way first.
fn solve(problem: &Problem, way: Way) -> Option<Solution> {
    if way <= Way::Shortest
        && let Some(mates) = perfect_candidate(problem)
        && let Some(solution) = accept(problem, mates)
    {
        return Some(solution);
    }
    if way <= Way::Inside
        && let Some(Solution { mates, .. }) = solve_by_matching(&problem.inside())
        && let Some(solution) = accept(problem, mates)
    {
        return Some(solution);
    }
    if way <= Way::Bounded
        && !problem.is_bye_due
        && let Some(bound) = bound(problem)
        && let Some(Solution { mates, .. }) = solve_by_matching(&problem.with_exits(bound.exits.clone()))
        && let Some(solution) = within(&bound, problem, mates)
    {
        return Some(solution);
    }
    solve_by_matching(problem)
}

/// What was found without a look below, if those below lose nothing by it.
fn accept(problem: &Problem, mates: Vec<Option<usize>>) -> Option<Solution> {
    let mut floaters: Vec<usize> = (0..problem.n_inside).filter(|&place| mates[place].is_none()).collect();
    if problem.is_bye_due && floaters.len() == 1 {
        floaters.clear();
    }
    let is_bye_due_next = goes_down(problem, &floaters)?;
    Some(Solution { mates, is_bye_due_next })
}

/// Solves with numbers as wide as the problem asks for; nothing if even the widest are too narrow.
fn solve_by_matching(problem: &Problem) -> Option<Solution> {
    let ladder = Ladder::of(problem);
    let n_bits = ladder.n_bits();
    if n_bits <= u128::ROOM {
        Some(procedure::solve::<u128>(problem, &ladder))
    } else if n_bits <= Wide::<8>::ROOM {
        Some(procedure::solve::<Wide<8>>(problem, &ladder))
    } else if n_bits <= Wide::<128>::ROOM {
        Some(procedure::solve::<Wide<128>>(problem, &ladder))
    } else {
        None
    }
}
