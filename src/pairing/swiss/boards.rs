//! At which board does each pair sit? (C.04.2: by the scores without virtual points, then by the pairing number.)
use super::player::Player;
use super::ranking::Ranking;
use crate::units::Tenths;
use std::cmp::Reverse;

/// What the order of boards goes by: the higher score, the lower score, the number of the higher ranked.
pub fn board_key(ranking: &Ranking, a: usize, b: usize) -> (Reverse<Tenths>, Reverse<Tenths>, u16) {
    let place = |player: &Player| (Reverse(player.real_score), player.number);
    let (a, b) = (&ranking.players[a], &ranking.players[b]);
    let (upper, lower) = if place(a) < place(b) { (a, b) } else { (b, a) };
    (Reverse(upper.real_score), Reverse(lower.real_score), upper.number)
}
