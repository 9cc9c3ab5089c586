//! What did each score against each? The cross table, as data for the screen and for print.
use super::Table;
use super::score::Seat;
use crate::regulation::Outcome;
use crate::tournament::{Game, Tournament};
use crate::units::{GameNo, HalfPoints, PlayerId, RoundNo, Side, order};

/// In which order the players stand in a cross table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CrossOrder {
    /// As in the standings.
    ByPlace,
    /// By their drawn numbers; whoever has none comes last.
    ByNumber,
}

/// Everyone's games against everyone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossTable {
    /// One row a player; the columns are in the same order.
    pub rows: Vec<CrossRow>,
}

/// A player's games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossRow {
    /// Who.
    pub player: PlayerId,
    /// Per column the games against its player, in order; empty where they have not been paired
    /// (shown as a dash) and in the player's own column.
    pub cells: Vec<Vec<CrossGame>>,
}

/// A game as the player of the row sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrossGame {
    /// In which round.
    pub round: RoundNo,
    /// Which game of the encounter.
    pub no: GameNo,
    /// The colour of the row's player.
    pub side: Side,
    /// How it ended; `None` while it is open.
    pub outcome: Option<Outcome>,
    /// What it pays the row's player; also where it is annulled, though then nothing is added.
    pub points: HalfPoints,
    /// Whether it is left out because one of the two left early.
    pub is_annulled: bool,
}

/// The games of the table's rounds.
pub fn cross_table(tournament: &Tournament, table: &Table, order: CrossOrder) -> CrossTable {
    let mut players: Vec<(PlayerId, bool)> =
        table.rows.iter().map(|row| (row.player, row.is_annulled)).collect();
    match order {
        CrossOrder::ByPlace => {}
        CrossOrder::ByNumber => {
            let number = |player| tournament.player(player).and_then(|player| player.number);
            order::by_key(&mut players, |&(player, _)| (number(player).is_none(), number(player), player));
        }
    }
    let mut seats: Vec<(PlayerId, Seat)> =
        players.iter().enumerate().map(|(seat, &(player, _))| (player, seat)).collect();
    seats.sort_unstable();
    let seat =
        |player| seats.binary_search_by_key(&player, |&(player, _)| player).ok().map(|index| seats[index].1);
    let mut rows: Vec<CrossRow> = players
        .iter()
        .map(|&(player, _)| CrossRow { player, cells: vec![Vec::new(); players.len()] })
        .collect();
    for game in tournament.games().filter(|game| game.round <= table.through) {
        let (Some(red), Some(black)) = (seat(game.red), seat(game.black)) else { continue };
        let is_annulled = players[red].1 || players[black].1;
        rows[red].cells[black].push(seen(tournament, &game, Side::Red, is_annulled));
        rows[black].cells[red].push(seen(tournament, &game, Side::Black, is_annulled));
    }
    CrossTable { rows }
}

pub(super) fn seen(tournament: &Tournament, game: &Game, side: Side, is_annulled: bool) -> CrossGame {
    let scoring = tournament.regulation().scoring.value;
    let points = game.outcome.map_or(HalfPoints::ZERO, |outcome| scoring.points(outcome, side));
    CrossGame { round: game.round, no: game.no, side, outcome: game.outcome, points, is_annulled }
}
