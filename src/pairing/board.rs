//! Which pair sits at which board? (Case O13: fixed tables apply from the next pairing.)
//!
//! A pair with a player who never leaves a table gets that table; the others get the lowest free
//! boards in the order in which the system lists them. If two pairs want one table, the pair listed
//! first has it; if both players of a pair have one, the lower counts.
use crate::tournament::{Pairing, Tournament};
use crate::units::{BoardNo, PlayerId};
use std::collections::BTreeMap;

/// The pairs, red first, at their boards, in the order of boards.
pub fn seat(tournament: &Tournament, pairs: &[(PlayerId, PlayerId)]) -> Vec<Pairing> {
    let fixed = |player| tournament.player(player).and_then(|player| player.entry.fixed_board);
    let mut boards: BTreeMap<BoardNo, (PlayerId, PlayerId)> = BTreeMap::new();
    let mut others = Vec::new();
    for &(red, black) in pairs {
        let wish = fixed(red).into_iter().chain(fixed(black)).min().filter(|board| board.0 > 0);
        match wish.filter(|board| !boards.contains_key(board)) {
            Some(board) => {
                boards.insert(board, (red, black));
            }
            None => others.push((red, black)),
        }
    }
    let taken: Vec<BoardNo> = boards.keys().copied().collect();
    let free = (1..).map(BoardNo).filter(|board| !taken.contains(board));
    boards.extend(free.zip(others));
    boards.into_iter().map(|(board, (red, black))| Pairing { board, red, black }).collect()
}
