//! How much time has a side been given so far? (Clock design §5.2: granted(n).)
use super::control::{Block, SideControl};
use crate::units::Millis;

/// The time of all blocks that a side has entered after so many completed moves: every block up to
/// the one that holds its next move. Increments, adjustments and overtime come on top.
///
/// Short of the moves due, the side is still in its block, and using this much up loses on time:
/// at 60 minutes for 25 moves, `granted(24)` is 60 minutes and `granted(25)` what follows too.
pub fn granted(side: &SideControl, n_moves: u32) -> Millis {
    let mut time = 0_i64;
    let mut due = 0_u32;
    for block in &side.blocks {
        time = time.saturating_add(block.time.0);
        match moves_of(block) {
            Some(moves) if due.saturating_add(moves) <= n_moves => due += moves,
            Some(_) | None => return Millis(time),
        }
    }
    let n_repeats = match side.repeat {
        None => 0,
        Some(block) => moves_of(&block).map_or(1, |moves| 1 + (n_moves - due) / moves),
    };
    let repeated = side.repeat.map_or(0, |block| block.time.0);
    Millis(time.saturating_add(repeated.saturating_mul(i64::from(n_repeats))))
}

/// The moves due in a block; none are due in a block to the end of the game.
fn moves_of(block: &Block) -> Option<u32> {
    block.moves.map(u32::from).filter(|&moves| moves > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_to_the_end_is_granted_once() {
        let side = SideControl::sudden_death(Millis::from_minutes(25), None);
        for n_moves in [0, 1, 500] {
            assert_eq!(granted(&side, n_moves), Millis::from_minutes(25), "{n_moves} moves");
        }
    }

    #[test]
    fn nothing_follows_the_last_block_unless_it_repeats() {
        let block = Block { time: Millis::from_minutes(60), moves: Some(25), bonus: None };
        let mut side = SideControl::of_blocks(vec![block]);
        assert_eq!(granted(&side, 30), Millis::from_minutes(60));
        side.repeat = Some(Block { time: Millis::from_minutes(30), moves: None, bonus: None });
        assert_eq!((granted(&side, 24), granted(&side, 25), granted(&side, 999)), {
            let minutes = Millis::from_minutes;
            (minutes(60), minutes(90), minutes(90))
        });
    }
}
