//! What does a round cost, bracket by bracket and criterion by criterion? (C.04.3, article 3.)
//!
//! The engine weighs single pairs ([`ladder`](super::ladder)); this is the same said of a whole round, as the article
//! says it, so that two rounds can be compared and the difference told.
use super::ladder::{denies_a_strong_preference, makes_three_running, widens_a_difference};
use super::player::Player;
use super::ranking::Ranking;
use super::{Bracket, Criterion, Round, Seat};
use crate::units::Tenths;
use std::cmp::{Ordering, Reverse};

/// What one criterion says of a bracket: the less, the better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cost {
    /// So many.
    Count(u32),
    /// These scores, the highest first. Where they first differ the lower is better, and none is best.
    Scores(Vec<Tenths>),
    /// So many, and then these scores.
    CountAndScores(u32, Vec<Tenths>),
}

impl Cost {
    /// Whether this one is better, as good, or worse.
    pub fn compare(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }

    fn key(&self) -> (u32, &[Tenths]) {
        match self {
            Self::Count(count) => (*count, &[]),
            Self::Scores(scores) => (0, scores),
            Self::CountAndScores(count, scores) => (*count, scores),
        }
    }
}

/// The first criterion by which two brackets with the same players differ, with what it says of each.
pub fn first_difference(
    ranking: &Ranking,
    ours: &Round,
    theirs: &Round,
    index: usize,
) -> Option<(Criterion, Cost, Cost)> {
    let (ours, theirs) = (costs(ranking, ours, index), costs(ranking, theirs, index));
    let mut pairs = ours.into_iter().zip(theirs);
    pairs
        .find(|((_, ours), (_, theirs))| ours != theirs)
        .map(|((criterion, ours), (_, theirs))| (criterion, ours, theirs))
}

/// What every criterion says of a bracket, in the order in which they count.
pub fn costs(ranking: &Ranking, round: &Round, index: usize) -> Vec<(Criterion, Cost)> {
    let Some(bracket) = round.brackets.get(index) else { return Vec::new() };
    let bracket = Judged { ranking, round, bracket, index };
    let mut costs = vec![
        (Criterion::C5, Cost::Scores(bracket.bye().map(|player| player.score).into_iter().collect())),
        (Criterion::C6, Cost::Count(count(&bracket.floaters()))),
        (Criterion::C7, Cost::Scores(scores(bracket.floaters()))),
        (Criterion::C8, bracket.next()),
        (Criterion::C9, Cost::Count(bracket.unplayed_of_bye())),
    ];
    costs.extend(bracket.by_sides());
    costs.extend(bracket.by_floats());
    costs
}

/// A bracket of a round under judgement.
struct Judged<'a> {
    ranking: &'a Ranking,
    round: &'a Round,
    bracket: &'a Bracket,
    index: usize,
}

impl<'a> Judged<'a> {
    fn player(&self, seat: Seat) -> Option<&'a Player> {
        self.ranking.players.iter().find(|player| player.seat == seat)
    }

    fn players(&self, seats: &[Seat]) -> Vec<&'a Player> {
        seats.iter().filter_map(|&seat| self.player(seat)).collect()
    }

    fn floaters(&self) -> Vec<&'a Player> {
        self.players(&self.bracket.floaters)
    }

    fn bye(&self) -> Option<&'a Player> {
        self.round.bye.and_then(|seat| self.player(seat))
    }

    /// The pairs of the bracket, the higher score first.
    fn pairs(&self) -> impl Iterator<Item = (&'a Player, &'a Player)> {
        let here = self.round.pairs.iter().filter(|pair| usize::from(pair.bracket) == self.index);
        here.filter_map(|pair| {
            let (red, black) = (self.player(pair.red)?, self.player(pair.black)?);
            Some(if red.score < black.score { (black, red) } else { (red, black) })
        })
    }

    /// C8 asks how well the next bracket can do; it does as well as it can.
    fn next(&self) -> Cost {
        let next = self.round.brackets.get(self.index + 1).map(|bracket| self.players(&bracket.floaters));
        let floaters = next.unwrap_or_default();
        Cost::CountAndScores(count(&floaters), scores(floaters))
    }

    /// Only the single floater who will have the bye is judged by it.
    fn unplayed_of_bye(&self) -> u32 {
        match (self.bracket.floaters.as_slice(), self.bye()) {
            (&[floater], Some(bye)) if floater == bye.seat => {
                u32::try_from(self.ranking.n_past.saturating_sub(bye.n_played())).unwrap_or(u32::MAX)
            }
            _ => 0,
        }
    }

    fn by_sides(&self) -> Vec<(Criterion, Cost)> {
        type Breach = fn(&Player, &Player) -> bool;
        let rungs: [(Criterion, Breach); 4] = [
            (Criterion::C10, widens_a_difference),
            (Criterion::C11, makes_three_running),
            (Criterion::C12, |a, b| !a.preference.agrees_with(b.preference)),
            (Criterion::C13, denies_a_strong_preference),
        ];
        let counted = |is_broken: Breach| self.pairs().filter(|(a, b)| is_broken(a, b)).collect::<Vec<_>>();
        rungs.into_iter().map(|(rung, is_broken)| (rung, Cost::Count(count(&counted(is_broken))))).collect()
    }

    fn by_floats(&self) -> Vec<(Criterion, Cost)> {
        let is_resident = |player: &&Player| self.bracket.residents.contains(&player.seat);
        let (residents, moved_down): (Vec<_>, Vec<_>) = self.floaters().into_iter().partition(is_resident);
        let again = |floaters: &[&'a Player], ago: usize| -> Vec<&'a Player> {
            floaters.iter().copied().filter(|player| player.has_floated_down(ago)).collect()
        };
        let up = |ago: usize| -> Vec<&Player> {
            let steps = self.pairs().filter(|(above, below)| above.score > below.score);
            steps.filter(|(_, below)| below.has_floated_up(ago)).map(|(above, _)| above).collect()
        };
        vec![
            (Criterion::C14, Cost::Count(count(&again(&residents, 0)))),
            (Criterion::C15, Cost::Count(count(&up(0)))),
            (Criterion::C16, Cost::Count(count(&again(&residents, 1)))),
            (Criterion::C17, Cost::Count(count(&up(1)))),
            (Criterion::C18, Cost::Scores(scores(again(&moved_down, 0)))),
            (Criterion::C19, Cost::Scores(scores(up(0)))),
            (Criterion::C20, Cost::Scores(scores(again(&moved_down, 1)))),
            (Criterion::C21, Cost::Scores(scores(up(1)))),
        ]
    }
}

fn count<T>(items: &[T]) -> u32 {
    u32::try_from(items.len()).unwrap_or(u32::MAX)
}

fn scores(players: Vec<&Player>) -> Vec<Tenths> {
    let mut scores: Vec<Tenths> = players.into_iter().map(|player| player.score).collect();
    scores.sort_unstable_by_key(|&score| Reverse(score));
    scores
}
