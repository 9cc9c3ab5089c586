//! Why is a value what it is? The addends of each criterion, for a person to add up again.
use super::score::{Score, Seat};
use super::tiebreak::direct_encounter::{MiniTable, Rule};
use super::tiebreak::{self, Addend, Unit};
use super::unplayed::UnplayedRounds;
use super::{Row, Table, Term, Value};
use crate::regulation::{Criterion, CriterionKind, Unplayed};
use crate::tournament::Tournament;
use crate::units::PlayerId;

/// The addends of a criterion for a player; none where it gave no value.
pub fn terms(
    tournament: &Tournament,
    table: &Table,
    index: usize,
    player: PlayerId,
    unplayed: UnplayedRounds,
) -> Vec<Term> {
    let Some(criterion) = table.criteria.get(index) else { return Vec::new() };
    let Some(position) = table.rows.iter().position(|row| row.player == player) else { return Vec::new() };
    if table.rows[position].values.get(index).is_none_or(|&value| value == Value::NotApplied) {
        return Vec::new();
    }
    let score = Score::new(tournament, table.through, unplayed);
    let Some(seat) = score.seat(player) else { return Vec::new() };
    let (addends, unit) = if let CriterionKind::DirectEncounter(unplayed) = criterion.kind {
        mutual_games(&score, criterion, unplayed, tied_before(table, index, position), seat)
    } else if criterion.kind == CriterionKind::Lots {
        (lot(&score, tournament, seat), Unit::Lot)
    } else {
        let mut addends = Vec::new();
        tiebreak::addends(&score, criterion, seat, &mut addends);
        (addends, Unit::of(criterion.kind))
    };
    addends.iter().map(|addend| addend.term(&score, unit)).collect()
}

fn mutual_games(
    score: &Score,
    criterion: &Criterion,
    unplayed: Unplayed,
    tied: &[Row],
    seat: Seat,
) -> (Vec<Addend>, Unit) {
    let members: Vec<Seat> = tied.iter().filter_map(|row| score.seat(row.player)).collect();
    let mut table = MiniTable::new(score, Rule { criterion, unplayed }, &members);
    match members.iter().position(|&member| member == seat) {
        Some(member) => (table.addends.swap_remove(member), table.unit),
        None => (Vec::new(), table.unit),
    }
}

fn lot(score: &Score, tournament: &Tournament, seat: Seat) -> Vec<Addend> {
    let lot = tiebreak::lot_numbers(score, tournament.lots())[seat];
    lot.map(|lot| Addend::of_nothing(i64::from(lot))).into_iter().collect()
}

/// The rows that were still tied with this one when a criterion came to be applied.
fn tied_before(table: &Table, index: usize, position: usize) -> &[Row] {
    let rows = &table.rows;
    let is_boundary = |&position: &usize| {
        rows[position].separated_by.is_some_and(|by| by < index)
            || rows[position].is_annulled != rows[position - 1].is_annulled
    };
    let start = (1..=position).rev().find(is_boundary).unwrap_or(0);
    let end = (position + 1..rows.len()).find(is_boundary).unwrap_or(rows.len());
    &rows[start..end]
}
