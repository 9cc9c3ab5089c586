//! Which seats do the paired rounds show? (For events whose copies drew different numbers and merged.)
//!
//! The rounds that are paired are facts; numbers and clubs may say something else by now, after a
//! merge. Then the table goes on from the facts: seats are sought that give exactly those rounds,
//! colours included, as near to the order of numbers as a search from the first seat finds them.
//! So nobody meets anybody twice. If no seats fit, pairs were made by hand, and the table stays.
use super::table::{Seat, Timetable};
use crate::tournament::Round;
use crate::units::{PlayerId, Side};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The search gives up after so many trials; real rounds need a few for each seat.
const MAX_TRIALS: usize = 50_000;

/// In a round: the one across the board and the own colour; nothing for who sits out.
type Opponents = Vec<Option<(usize, Side)>>;

/// The players by seat, so that the table gives the rounds that are paired; `players` is the wish.
/// `None` if no seats do.
pub fn seats(timetable: &Timetable, rounds: &[Arc<Round>], players: &[PlayerId]) -> Option<Vec<PlayerId>> {
    let index: BTreeMap<PlayerId, usize> =
        players.iter().enumerate().map(|(at, &player)| (player, at)).collect();
    let actual = rounds.iter().map(|round| met(round, &index)).collect::<Option<Vec<Opponents>>>()?;
    let printed = rounds.iter().map(|round| printed(timetable, round, players.len())).collect();
    let n = players.len();
    let mut search = Search {
        printed,
        actual,
        player_at: vec![None; n],
        seat_of: vec![None; n],
        trail: Vec::new(),
        n_trials: 0,
    };
    search.solve(0).then(|| search.player_at.iter().flatten().map(|&at| players[at]).collect())
}

/// Who met whom in a round, by the players' places in the wish.
fn met(round: &Round, index: &BTreeMap<PlayerId, usize>) -> Option<Opponents> {
    let mut opponents = vec![None; index.len()];
    for encounter in &round.encounters {
        let (red, black) = (*index.get(&encounter.pairing.red)?, *index.get(&encounter.pairing.black)?);
        opponents[red] = Some((black, Side::Red));
        opponents[black] = Some((red, Side::Black));
    }
    Some(opponents)
}

/// Which seat meets which in a round of the table.
fn printed(timetable: &Timetable, round: &Round, n: usize) -> Opponents {
    let at = |seat: Seat| usize::from(seat.0) - 1;
    let mut opponents = vec![None; n];
    for row in timetable.round(round.no).0 {
        opponents[at(row.red)] = Some((at(row.black), Side::Red));
        opponents[at(row.black)] = Some((at(row.red), Side::Black));
    }
    opponents
}

struct Search {
    /// By round and seat.
    printed: Vec<Opponents>,
    /// By round and player.
    actual: Vec<Opponents>,
    player_at: Vec<Option<usize>>,
    seat_of: Vec<Option<usize>>,
    /// Seats in the order in which they were filled.
    trail: Vec<usize>,
    n_trials: usize,
}

impl Search {
    /// Fills all seats from this one on, the wished player first.
    fn solve(&mut self, seat: usize) -> bool {
        let Some(free) = (seat..self.player_at.len()).find(|&seat| self.player_at[seat].is_none()) else {
            return true;
        };
        let others = (0..self.seat_of.len()).filter(|&player| player != free);
        for player in std::iter::once(free).chain(others) {
            if self.seat_of[player].is_some() {
                continue;
            }
            self.n_trials += 1;
            let filled = self.trail.len();
            if self.n_trials <= MAX_TRIALS && self.place(free, player) && self.solve(free + 1) {
                return true;
            }
            self.take_back(filled);
        }
        false
    }

    /// Seats a player, and with that everyone whom the rounds tie to this seat. Says whether it fits.
    fn place(&mut self, seat: usize, player: usize) -> bool {
        let mut waiting = vec![(seat, player)];
        while let Some((seat, player)) = waiting.pop() {
            match (self.player_at[seat], self.seat_of[player]) {
                (None, None) => {}
                (Some(known), _) if known == player => continue,
                (Some(_), _) | (None, Some(_)) => return false,
            }
            self.player_at[seat] = Some(player);
            self.seat_of[player] = Some(seat);
            self.trail.push(seat);
            for (printed, actual) in self.printed.iter().zip(&self.actual) {
                match (printed[seat], actual[player]) {
                    (None, None) => {}
                    (Some((seat, side)), Some((player, colour))) if side == colour => {
                        waiting.push((seat, player));
                    }
                    (Some(_) | None, Some(_)) | (Some(_), None) => return false,
                }
            }
        }
        true
    }

    fn take_back(&mut self, filled: usize) {
        for seat in self.trail.drain(filled..) {
            if let Some(player) = self.player_at[seat].take() {
                self.seat_of[player] = None;
            }
        }
    }
}
