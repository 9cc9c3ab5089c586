//! Who is next for the prizes of a category? Its people in order, in groups of equals.
use crate::regulation::{Category, CriterionKind, PrizeTies};
use crate::standings::{Row, Table, category_table, points};
use crate::tournament::{Player, Tournament};
use crate::units::{Dong, HalfPoints, PlayerId};

/// The table, and who counts as equal.
pub struct Field<'a> {
    tournament: &'a Tournament,
    table: &'a Table,
    ties: PrizeTies,
}

impl<'a> Field<'a> {
    /// The people of a table.
    pub const fn new(tournament: &'a Tournament, table: &'a Table, ties: PrizeTies) -> Self {
        Self { tournament, table, ties }
    }

    /// Whoever can win a prize: has not left, and no games annulled.
    fn can_win(&self, row: &Row) -> bool {
        let has_left = |player| self.tournament.player(player).is_none_or(Player::has_withdrawn);
        !row.is_annulled && !has_left(row.player)
    }

    /// What two must have in common to be equal.
    fn rank(&self, row: &Row) -> Rank {
        match self.ties {
            PrizeTies::ByOrder => Rank::Place(row.place),
            PrizeTies::Shared | PrizeTies::Halved => Rank::Points(self.points(row)),
        }
    }

    fn points(&self, row: &Row) -> HalfPoints {
        let is_points = |criterion: &crate::regulation::Criterion| {
            criterion.kind == CriterionKind::Points && (criterion.drop_first, criterion.drop_last) == (0, 0)
        };
        let at = self.table.criteria.iter().position(is_points);
        match at.and_then(|at| row.values.get(at)) {
            Some(&crate::standings::Value::Points(points)) => points,
            Some(_) | None => points(self.tournament, self.table.through, row.player),
        }
    }
}

/// What equals have in common.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rank {
    Place(u16),
    Points(HalfPoints),
}

/// The prizes of a category and the people who are in for them.
pub struct Race<'a> {
    /// Among whom.
    pub category: &'a Category,
    /// In the order of the table: who, the place in the category, what equals have in common.
    people: Vec<(PlayerId, u16, Rank)>,
    /// How many of them have been at it.
    n_past: usize,
    /// What each place is paid, from the first.
    amounts: Vec<Dong>,
    /// How many of the places have been given.
    n_given: usize,
}

/// Equals, and the prizes of the places that they take.
pub struct Heat {
    /// Who, in the order of the table.
    pub players: Vec<PlayerId>,
    /// Their places in the category.
    pub places: Vec<u16>,
    /// What the places are paid; there may be fewer of these than players.
    pub amounts: Vec<Dong>,
    /// The first place that is paid.
    pub from: u16,
    /// The last place that is paid.
    pub to: u16,
}

impl<'a> Race<'a> {
    /// The race for these amounts.
    pub fn new(field: &Field<'_>, category: &'a Category, amounts: Vec<Dong>) -> Self {
        let rows = category_table(field.tournament, field.table, category).rows;
        let rows = rows.iter().filter(|row| field.can_win(row));
        let people = rows.map(|row| (row.player, row.place, field.rank(row))).collect();
        Self { category, people, n_past: 0, amounts, n_given: 0 }
    }

    /// What the next place is paid, if one is left.
    pub fn next_amount(&self) -> Option<Dong> {
        self.amounts.get(self.n_given).copied()
    }

    /// The next equals, without those who are out of it; `None` if nobody is left.
    pub fn next_heat(&mut self, is_out: impl Fn(&PlayerId) -> bool) -> Option<Heat> {
        let mut left = self.people[self.n_past..].iter().filter(|(player, ..)| !is_out(player));
        let &(first, place, rank) = left.next()?;
        let others = left.take_while(|&&(.., other)| other == rank);
        let (mut players, mut places) = (vec![first], vec![place]);
        for &(player, place, _) in others {
            players.push(player);
            places.push(place);
        }
        let last = *players.last()?;
        self.n_past = self.people.iter().position(|&(player, ..)| player == last)? + 1;
        let end = self.amounts.len().min(self.n_given + players.len());
        let amounts = self.amounts[self.n_given..end].to_vec();
        let number = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
        let heat = Heat { players, places, amounts, from: number(self.n_given + 1), to: number(end) };
        self.n_given = end;
        Some(heat)
    }

    /// Nobody is left: what is left of the prizes.
    pub fn give_up(&mut self) -> Dong {
        let left = self.amounts[self.n_given..].iter().copied().sum();
        self.n_given = self.amounts.len();
        left
    }
}
