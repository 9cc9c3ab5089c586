//! Who is ahead, and by which article?
//!
//! A [`Table`] is a pure function of a tournament and a round: computing it twice, or while the next
//! round is being played, changes nothing (cases O01, O02).
mod by_round;
mod category;
pub mod code;
mod cross_table;
mod explain;
mod passing;
mod rank;
mod score;
#[cfg(test)]
mod tests;
mod tiebreak;
mod unplayed;

pub use by_round::{RoundOf, RoundsOf, by_round};
pub use category::{Belongs, belongs, categories, category_table, unknown_of};
pub use cross_table::{CrossGame, CrossOrder, CrossRow, CrossTable, cross_table};
pub use passing::{Missing, OpenPlaces, Passer, Passing, passing};
pub use unplayed::UnplayedRounds;

use crate::regulation::{Criterion, System};
use crate::tournament::Tournament;
use crate::units::{HalfPoints, PlayerId, QuarterPoints, RoundNo};
use score::Score;
use std::collections::BTreeMap;

/// The standings after a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The last round counted.
    pub through: RoundNo,
    /// The chain, in order.
    pub criteria: Vec<Criterion>,
    /// The players, the leader first; whose games are annulled come last.
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
    /// for one who shares the place of the one above, and for the first of those whose games are
    /// annulled.
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
    /// Points in parts of half a point: of direct encounters where some of the tied have met more
    /// often than others, so that each opponent counts by the average of the games (C.07 art. 6).
    Average {
        /// So many parts.
        halves: i64,
        /// So many of them make half a point.
        of: u32,
    },
    /// The average of points over so many games, exact.
    Mean {
        /// The sum of the points, in halves.
        halves: i64,
        /// So many games.
        games: i64,
    },
    /// A number of rounds, games, wins or fouls.
    Count(i32),
    /// A rating, or an average or a performance in points of ratings.
    Rating(i32),
    /// A drawn number.
    Number(u16),
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

/// The standings after a round. Later rounds, and games that are open, change nothing in them.
pub fn table(tournament: &Tournament, through: RoundNo) -> Table {
    table_under(tournament, through, unplayed_rounds(tournament))
}

/// A player's points after a round, deductions included; none for one who is not on the list.
pub fn points(tournament: &Tournament, through: RoundNo, player: PlayerId) -> HalfPoints {
    let score = Score::new(tournament, through, unplayed_rounds(tournament));
    score.seat(player).map_or(HalfPoints::ZERO, |seat| score.points[seat])
}

/// Everyone's points after a round, deductions included.
pub fn all_points(tournament: &Tournament, through: RoundNo) -> BTreeMap<PlayerId, HalfPoints> {
    let score = Score::new(tournament, through, unplayed_rounds(tournament));
    score.ids.iter().copied().zip(score.points.iter().copied()).collect()
}

/// The standings after a round, as if the event's system treated rounds without a game in this way.
pub fn table_under(tournament: &Tournament, through: RoundNo, unplayed: UnplayedRounds) -> Table {
    let score = Score::new(tournament, through, unplayed);
    let ranking = rank::ranking(tournament, &score);
    let mut rows = Vec::with_capacity(ranking.order.len());
    for group in &ranking.groups {
        let place = u16::try_from(group.start + 1).unwrap_or(u16::MAX);
        rows.extend(group.clone().map(|position| {
            let seat = ranking.order[position];
            Row {
                player: score.ids[seat],
                place,
                values: ranking.values.iter().map(|values| values[seat]).collect(),
                separated_by: ranking.separated_by[position],
                is_annulled: score.is_annulled[seat],
            }
        }));
    }
    Table { through, criteria: tournament.regulation().chain.value.clone(), rows }
}

/// The addends of a criterion for a player; `index` is its place in the table's chain. The sum of
/// those not left out is the player's value in the table; of an average they are what is averaged, of
/// a performance the opponents' ratings. There are none where the value is [`Value::NotApplied`].
///
/// For a direct encounter they are the games among all who were tied when it came to be applied.
pub fn terms(tournament: &Tournament, table: &Table, index: usize, player: PlayerId) -> Vec<Term> {
    explain::terms(tournament, table, index, player, unplayed_rounds(tournament))
}

/// How the event's system treats rounds without a game.
pub fn unplayed_rounds(tournament: &Tournament) -> UnplayedRounds {
    match tournament.regulation().system.value {
        System::RoundRobin { .. } => UnplayedRounds::RoundRobin,
        System::Swiss(_) => UnplayedRounds::Swiss,
    }
}
