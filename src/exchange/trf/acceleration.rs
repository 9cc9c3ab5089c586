//! Which virtual points has each player in each round (C.04.7, lines `250` and `XXA`)?
use super::model::{Acceleration, HeaderCode, Ranking, Trf};
use crate::units::Tenths;
use std::collections::BTreeMap;

/// Virtual points of a player, round by round.
pub(super) type Virtual = BTreeMap<u16, Vec<Tenths>>;

impl Trf {
    /// The virtual points of each number in the first rounds; nobody stands there without any.
    pub(super) fn virtual_points(&self, n_rounds: u16) -> Virtual {
        let mut all = Virtual::new();
        for line in &self.accelerations {
            match line {
                Acceleration::Range { points, rounds: (first, last), players: (from, to) } => {
                    let last = (*last).min(n_rounds);
                    for player in self.players.iter().filter(|one| (*from..=*to).contains(&one.number)) {
                        let row = all.entry(player.number).or_default();
                        row.resize(row.len().max(usize::from(last)), Tenths::ZERO);
                        for round in *first..=last {
                            row[usize::from(round) - 1] = *points;
                        }
                    }
                }
                Acceleration::Player { player, points } => {
                    all.insert(*player, points.iter().copied().take(usize::from(n_rounds)).collect());
                }
            }
        }
        // TRF26: lines of their own set aside the method that the system names.
        if self.accelerations.is_empty() && self.is_baku() { self.baku(n_rounds) } else { all }
    }

    /// Whether the system's code asks for the Baku acceleration.
    pub(super) fn is_baku(&self) -> bool {
        self.header(HeaderCode::System).is_some_and(|system| system.ends_with("_BAKU"))
    }

    /// C.04.7: group A is the first 2·⌈n/4⌉; half of the rounds are accelerated, the first half of them
    /// by a win, the rest by a draw; halves are rounded up.
    fn baku(&self, n_rounds: u16) -> Virtual {
        let n_accelerated = self.n_rounds.unwrap_or(n_rounds).div_ceil(2);
        let n_full = n_accelerated.div_ceil(2);
        let worth = |round: u16| if round <= n_full { self.points.of_win() } else { self.points.of_draw() };
        let row: Vec<Tenths> = (1..=n_accelerated.min(n_rounds)).map(worth).collect();
        let n_group = 2 * self.players.len().div_ceil(4);
        self.ranked().into_iter().take(n_group).map(|number| (number, row.clone())).collect()
    }

    /// The numbers in the order of the initial ranking.
    pub(super) fn ranked(&self) -> Vec<u16> {
        let mut numbers: Vec<u16> = self.players.iter().map(|player| player.number).collect();
        match self.ranking {
            Ranking::Numbers => numbers.sort_unstable(),
            Ranking::Listing => {}
        }
        numbers
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::trf::{Header, Player};

    fn event(n: u16) -> Trf {
        let players = (1..=n).map(|number| Player { number, ..Player::default() }).collect();
        let system = Header { code: HeaderCode::System, text: "FIDE_DUTCH_2026_BAKU".to_owned() };
        Trf { players, headers: vec![system], n_rounds: Some(9), ..Trf::default() }
    }

    #[test]
    fn c_04_7_group_a_is_twice_a_quarter_rounded_up() {
        for (n, due) in [(20, 10), (21, 12), (22, 12), (23, 12), (24, 12), (25, 14), (26, 14), (30, 16)] {
            assert_eq!(event(n).virtual_points(9).len(), due, "{n} players");
        }
    }

    #[test]
    fn c_04_7_of_nine_rounds_three_have_a_point_and_two_a_half() {
        let due = [10, 10, 10, 5, 5].map(Tenths);
        assert_eq!(event(8).virtual_points(9)[&1], due);
        assert_eq!(event(8).virtual_points(2)[&4], due[..2]);
    }

    #[test]
    fn the_later_line_wins_and_sets_the_system_aside() {
        let range = |points, rounds| Acceleration::Range { points: Tenths(points), rounds, players: (2, 3) };
        let accelerations = vec![range(10, (1, 3)), range(5, (3, 4))];
        let all = Trf { accelerations, ..event(4) }.virtual_points(9);
        assert_eq!(all.keys().copied().collect::<Vec<_>>(), [2, 3]);
        assert_eq!(all[&2], [10, 10, 5, 5].map(Tenths));
    }
}
