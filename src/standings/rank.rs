//! Who comes before whom? The chain, applied to each group still tied (C.07 art. 4; rules B3, W7, W8).
use super::Value;
use super::score::{Score, Seat};
use super::tiebreak::direct_encounter::{self, MiniTable, Rule};
use super::tiebreak::{self, Unit};
use crate::regulation::{Criterion, CriterionKind, Scope};
use crate::tournament::Tournament;
use crate::units::order;
use std::cmp::Reverse;
use std::ops::Range;

/// The players in order, and what separated them.
#[derive(Clone, Debug)]
pub struct Ranking {
    /// Who, the best first; whoever is tied in the order of numbers.
    pub order: Vec<Seat>,
    /// The positions of each group that nothing separates.
    pub groups: Vec<Range<usize>>,
    /// By position: the criterion that separated it from the one above.
    pub separated_by: Vec<Option<usize>>,
    /// By criterion, then by seat.
    pub values: Vec<Vec<Value>>,
}

/// Everyone ranked by the event's chain; whose games are left out come last.
pub fn ranking(tournament: &Tournament, score: &Score) -> Ranking {
    let mut order: Vec<Seat> = (0..score.ids.len()).collect();
    let numbers: Vec<_> = tournament.players().map(|player| player.number).collect();
    order::by_key(&mut order, |&seat| {
        (score.is_annulled[seat], numbers[seat].is_none(), numbers[seat], seat)
    });
    let n_counting = order.iter().filter(|&&seat| !score.is_annulled[seat]).count();
    let mut groups = vec![0..n_counting, n_counting..order.len()];
    groups.retain(|group| !group.is_empty());
    let mut ranking = Ranking { separated_by: vec![None; order.len()], order, groups, values: Vec::new() };
    for (index, criterion) in tournament.regulation().chain.value.iter().enumerate() {
        ranking.apply(tournament, score, index, criterion);
    }
    ranking
}

impl Ranking {
    fn apply(&mut self, tournament: &Tournament, score: &Score, index: usize, criterion: &Criterion) {
        let amounts = amounts(tournament, score, criterion);
        let unit = Unit::of(criterion.kind);
        let value = |amount: &Option<i64>| amount.map_or(Value::NotApplied, |amount| unit.value(amount));
        self.values.push(amounts.iter().map(value).collect());
        let mut finer = Vec::with_capacity(self.groups.len());
        for group in std::mem::take(&mut self.groups) {
            let lengths = if is_in_scope(criterion, group.len()) {
                self.split(score, index, criterion, &amounts, group.clone())
            } else {
                self.withhold(index, criterion, group.clone());
                vec![group.len()]
            };
            let mut start = group.start;
            for length in lengths {
                if start > group.start {
                    self.separated_by[start] = Some(index);
                }
                finer.push(start..start + length);
                start += length;
            }
        }
        self.groups = finer;
    }

    /// Orders a tied group; gives the sizes of the groups that it falls into.
    fn split(
        &mut self,
        score: &Score,
        index: usize,
        criterion: &Criterion,
        amounts: &[Option<i64>],
        group: Range<usize>,
    ) -> Vec<usize> {
        let members = &mut self.order[group];
        if let CriterionKind::DirectEncounter(unplayed) = criterion.kind {
            let rule = Rule { criterion, unplayed };
            let table = MiniTable::new(score, rule, members);
            if table.has_games() {
                for (position, &seat) in members.iter().enumerate() {
                    self.values[index][seat] = table.unit.value(table.total(position));
                }
            }
            let tiers = direct_encounter::tiers(score, rule, members);
            members.iter_mut().zip(tiers.iter().flatten()).for_each(|(place, &seat)| *place = seat);
            return tiers.iter().map(Vec::len).collect();
        }
        // Without a value for everyone (lots drawn for some only) the group stays tied.
        if members.iter().any(|&seat| amounts[seat].is_none()) {
            return vec![members.len()];
        }
        let is_more_better = tiebreak::is_more_better(criterion.kind);
        let key = |seat: Seat| amounts[seat].map(|amount| if is_more_better { amount } else { -amount });
        order::by_key(members, |&seat| Reverse(key(seat)));
        members.chunk_by(|&a, &b| key(a) == key(b)).map(<[Seat]>::len).collect()
    }

    /// A criterion for exactly two gives no value to more who are tied.
    fn withhold(&mut self, index: usize, criterion: &Criterion, group: Range<usize>) {
        if criterion.scope == Scope::ExactlyTwo && group.len() > 2 {
            for &seat in &self.order[group] {
                self.values[index][seat] = Value::NotApplied;
            }
        }
    }
}

fn is_in_scope(criterion: &Criterion, n_tied: usize) -> bool {
    match criterion.scope {
        Scope::AllTied => n_tied >= 2,
        Scope::ExactlyTwo => n_tied == 2,
    }
}

/// Everyone's sum, where it does not depend on who is tied.
fn amounts(tournament: &Tournament, score: &Score, criterion: &Criterion) -> Vec<Option<i64>> {
    match criterion.kind {
        CriterionKind::DirectEncounter(_) => vec![None; score.ids.len()],
        CriterionKind::Lots => {
            let numbers = tiebreak::lot_numbers(score, tournament.lots());
            numbers.into_iter().map(|number| number.map(i64::from)).collect()
        }
        CriterionKind::Points
        | CriterionKind::Buchholz(..)
        | CriterionKind::SonnebornBerger(..)
        | CriterionKind::Progressive
        | CriterionKind::Wins(_)
        | CriterionKind::GamesWithBlack(_)
        | CriterionKind::WinsWithBlack(_)
        | CriterionKind::WinsWithRed(_)
        | CriterionKind::FewerFouls
        | CriterionKind::GamesPlayed => {
            let mut addends = Vec::new();
            let sum = |seat| {
                tiebreak::addends(score, criterion, seat, &mut addends);
                Some(tiebreak::sum(&addends))
            };
            (0..score.ids.len()).map(sum).collect()
        }
    }
}
