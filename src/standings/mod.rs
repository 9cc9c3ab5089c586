//! Who is ahead, and by which article?
//!
//! A [`Table`] is a pure function of a tournament and a round: computing it twice, or while the next
//! round is being played, changes nothing (cases O01, O02).
use crate::regulation::Criterion;
use crate::tournament::Tournament;
use crate::units::{HalfPoints, PlayerId, QuarterPoints, RoundNo};

/// The standings after a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The last round counted.
    pub through: RoundNo,
    /// The chain, in order.
    pub criteria: Vec<Criterion>,
    /// The players, the leader first.
    pub rows: Vec<Row>,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Who.
    pub player: PlayerId,
    /// The place, shared by all whom nothing separates.
    pub place: u16,
    /// One value a criterion; a criterion that was not needed has its value too, where it has one
    /// that does not depend on who is tied.
    pub values: Vec<Value>,
    /// The index of the criterion that put this player below the one above; `None` for the first,
    /// and for one who shares the place of the one above.
    pub separated_by: Option<usize>,
    /// Whether games are annulled because the player left before half was played.
    pub is_annulled: bool,
}

/// What a criterion gave a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// It was not applied to this player.
    NotApplied,
    /// Points.
    Points(HalfPoints),
    /// A sum of products of points.
    Product(QuarterPoints),
    /// A number of games, wins or fouls.
    Count(i32),
    /// The place in the drawing of lots.
    Lot(u16),
}

/// One addend of a criterion's sum, so that a person can add it up again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Of which round; `None` for what belongs to no round.
    pub round: Option<RoundNo>,
    /// Against whom; `None` in a round without an opponent.
    pub opponent: Option<PlayerId>,
    /// What is added.
    pub value: Value,
    /// For a product: the opponent's points and the points scored.
    pub factors: Option<(HalfPoints, HalfPoints)>,
    /// Whether a cut or a dropped round leaves it out.
    pub is_left_out: bool,
}

/// The standings after a round.
pub fn table(tournament: &Tournament, through: RoundNo) -> Table {
    Table { through, criteria: tournament.regulation().chain.value.clone(), rows: Vec::new() }
}

/// The addends of a criterion for a player; `index` is its place in the table's chain.
pub fn terms(_tournament: &Tournament, _table: &Table, _index: usize, _player: PlayerId) -> Vec<Term> {
    Vec::new()
}
