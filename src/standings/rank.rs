//! Who comes before whom? The chain, applied to each group still tied (C.07 art. 4; rules B3, W7, W8).
use super::Value;
use super::score::{Score, Seat};
use super::tiebreak::direct_encounter::{self, MiniTable, Rule};
use super::tiebreak::{self, Amount, Unit};
use crate::regulation::{Criterion, CriterionKind, Direction, Scope};
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
    order::by_key(&mut order, |&seat| {
        let number = score.numbers[seat];
        (score.is_annulled[seat], number.is_none(), number, seat)
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
        let value = |amount: &Option<Amount>| amount.map_or(Value::NotApplied, |amount| unit.value(amount));
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
        amounts: &[Option<Amount>],
        group: Range<usize>,
    ) -> Vec<usize> {
        let members = &mut self.order[group];
        if let CriterionKind::DirectEncounter(unplayed) = criterion.kind {
            let rule = Rule { criterion, unplayed };
            let table = MiniTable::new(score, rule, members);
            if table.has_games() {
                for (position, &seat) in members.iter().enumerate() {
                    self.values[index][seat] = table.unit.value(Amount::whole(table.total(position)));
                }
            }
            let mut tiers = direct_encounter::tiers(score, rule, members);
            if criterion.direction == Direction::Reversed {
                tiers.reverse();
            }
            members.iter_mut().zip(tiers.iter().flatten()).for_each(|(place, &seat)| *place = seat);
            return tiers.iter().map(Vec::len).collect();
        }
        // With lots drawn for some only the group stays tied.
        let is_drawn_in_part =
            criterion.kind == CriterionKind::Lots && members.iter().any(|&seat| amounts[seat].is_none());
        if is_drawn_in_part {
            return vec![members.len()];
        }
        let is_usual = criterion.direction == Direction::Usual;
        let is_more_better = tiebreak::is_more_better(criterion.kind) == is_usual;
        // Whoever has no value, such as an average without a game, comes last.
        let key =
            |seat: Seat| amounts[seat].map(|amount| if is_more_better { amount } else { amount.negated() });
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

/// What everyone has, where it does not depend on who is tied.
fn amounts(tournament: &Tournament, score: &Score, criterion: &Criterion) -> Vec<Option<Amount>> {
    if criterion.kind == CriterionKind::Lots {
        let numbers = tiebreak::lot_numbers(score, tournament.lots()).into_iter();
        return numbers.map(|number| number.map(|number| Amount::whole(i64::from(number)))).collect();
    }
    let mut addends = Vec::new();
    let amount = |seat| {
        tiebreak::addends(score, criterion, seat, &mut addends);
        tiebreak::amount(criterion.kind, &addends)
    };
    (0..score.ids.len()).map(amount).collect()
}
