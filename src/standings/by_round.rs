//! What was each round for each? The table by rounds, as a Swiss system is read, for screen and print.
use super::Table;
use super::cross_table::{CrossGame, seen};
use crate::tournament::{Encounter, Round, SitOut, Tournament};
use crate::units::{HalfPoints, PlayerId, Side};
use std::collections::BTreeMap;

/// A player's rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundsOf {
    /// Who.
    pub player: PlayerId,
    /// One a round.
    pub rounds: Vec<RoundOf>,
}

/// What a round was for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundOf {
    /// An encounter.
    Met {
        /// Against whom.
        opponent: PlayerId,
        /// Its games, in order.
        games: Vec<CrossGame>,
    },
    /// No game, for this reason, and what it paid.
    Out(SitOut, HalfPoints),
}

/// Everyone's rounds, in the order of the table.
pub fn by_round(tournament: &Tournament, table: &Table) -> Vec<RoundsOf> {
    let annulled: Vec<PlayerId> =
        table.rows.iter().filter(|row| row.is_annulled).map(|row| row.player).collect();
    let rounds: Vec<(&Round, BTreeMap<PlayerId, &Encounter>)> = tournament
        .rounds()
        .iter()
        .filter(|round| round.no <= table.through)
        .map(|round| (round.as_ref(), seats(round)))
        .collect();
    let round_of = |(round, seats): &(&Round, BTreeMap<PlayerId, &Encounter>), player: PlayerId| {
        let Some(encounter) = seats.get(&player) else {
            return out(tournament, round, player, annulled.contains(&player));
        };
        let pairing = encounter.pairing;
        let opponent = if pairing.red == player { pairing.black } else { pairing.red };
        let is_annulled = annulled.contains(&player) || annulled.contains(&opponent);
        let games = encounter.games(round.no).map(|game| {
            let side = if game.red == player { Side::Red } else { Side::Black };
            seen(tournament, &game, side, is_annulled)
        });
        RoundOf::Met { opponent, games: games.collect() }
    };
    let rounds_of = |player: PlayerId| RoundsOf {
        player,
        rounds: rounds.iter().map(|round| round_of(round, player)).collect(),
    };
    table.rows.iter().map(|row| rounds_of(row.player)).collect()
}

/// Who sits where, so that nobody is looked for board by board.
fn seats(round: &Round) -> BTreeMap<PlayerId, &Encounter> {
    let mut seats = BTreeMap::new();
    for encounter in &round.encounters {
        seats.insert(encounter.pairing.red, encounter);
        seats.insert(encounter.pairing.black, encounter);
    }
    seats
}

fn out(tournament: &Tournament, round: &Round, player: PlayerId, is_annulled: bool) -> RoundOf {
    let out = round.sitting_out.iter().find(|out| out.player == player);
    let why = out.map_or(SitOut::NotEntered, |out| out.why);
    let paid = if is_annulled { HalfPoints::ZERO } else { tournament.pays(why) };
    RoundOf::Out(why, paid)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::{points, table};
    use crate::tournament::sample::{DRAW, Desk, RED};
    use crate::tournament::{Decision, Leave};
    use crate::units::RoundNo;

    #[test]
    fn the_rounds_of_everyone_add_up_to_the_points() {
        let mut desk = Desk::swiss(7, 5);
        let player = desk.player(3);
        let leave = Some(Leave::RequestedBye);
        desk.decide(Decision::PlanLeave { player, round: RoundNo(2), leave });
        for outcome in [RED, DRAW, RED] {
            desk.pair_next();
            desk.play_out(outcome);
        }
        let table = table(desk.event(), RoundNo(3));
        for row in by_round(desk.event(), &table) {
            let paid = |round: &RoundOf| match round {
                RoundOf::Met { games, .. } => games.iter().map(|game| game.points).sum(),
                RoundOf::Out(_, points) => *points,
            };
            assert_eq!(row.rounds.len(), 3);
            let sum: HalfPoints = row.rounds.iter().map(paid).sum();
            assert_eq!(sum, points(desk.event(), RoundNo(3), row.player));
        }
    }
}
