//! What can a time control say? (Vietnamese law art. 10.1; Kỳ Phong IV; Bình Giã IV.2; Wuhan 三.)
//!
//! Almost every control is one formula: remaining = allowance(moves completed) + adjustments − used.
//! Checkpoints, repeating blocks, increments and sudden death are different allowances.
use crate::units::{Millis, Side};

/// The time of both sides, and what a draw means.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// The side that moves first.
    pub red: SideControl,
    /// The side that moves second.
    pub black: SideControl,
    /// The side that wins if the game is drawn (chấp hòa, 和棋黑胜).
    pub draw_odds: Option<Side>,
    /// Whether the other clock stops too when one flag falls.
    pub freeze_at_flag: bool,
    /// Whether move 1 is already played with its increment.
    pub first_increment: FirstIncrement,
    /// When the moves have to be written down.
    pub recording: Recording,
}

/// The time of one side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SideControl {
    /// Played in order; never empty.
    pub blocks: Vec<Block>,
    /// What follows the last block, again and again.
    pub repeat: Option<Block>,
    /// Whether time left over at the end of a block is kept.
    pub carry: bool,
    /// What is left when the time of the last block is used up.
    pub overtime: Option<Overtime>,
    /// The most that one move may take (步时).
    pub move_cap: Option<Millis>,
}

/// A span of time with the number of moves it must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Block {
    /// Granted when the block begins.
    pub time: Millis,
    /// Moves due before it is used up; `None`: to the end of the game.
    pub moves: Option<u16>,
    /// What each move brings.
    pub bonus: Option<Bonus>,
}

/// What a completed move gives back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Added after every move.
    Fischer(Millis),
    /// What the move took is given back, at most so much.
    Bronstein(Millis),
    /// The clock waits so long before it counts.
    Delay(Millis),
}

/// Byo-yomi (读秒): the time after the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overtime {
    /// So many periods; a move within the period does not use it up.
    ByoYomi {
        /// How many there are.
        periods: u16,
        /// How long each is.
        time: Millis,
    },
    /// So many moves in each span (Canadian).
    Canadian {
        /// Moves due in each span.
        moves: u16,
        /// How long a span is.
        time: Millis,
    },
}

/// When the first increment comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstIncrement {
    /// On completing move 1 (rule T1).
    AfterPress,
    /// Already on the clock at the start.
    FromStart,
}

/// Who has to write the moves down, and until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Recording {
    /// The whole game.
    Always,
    /// Nobody.
    No,
    /// Waived for good once a side has less than this (Wuhan 五.3, rule T3).
    WaivedBelow(Millis),
    /// Waived from this block on, counted from 0; the arbiter's deputy records (law 10.1.2, rule L8).
    WaivedFromBlock(u8),
}

impl SideControl {
    /// One block to the end of the game.
    pub fn sudden_death(time: Millis, bonus: Option<Bonus>) -> Self {
        Self::of_blocks(vec![Block { time, moves: None, bonus }])
    }

    /// Blocks in order, with unused time kept.
    pub fn of_blocks(blocks: Vec<Block>) -> Self {
        Self { blocks, repeat: None, carry: true, overtime: None, move_cap: None }
    }
}

impl TimeControl {
    /// The same time for both sides.
    pub fn equal(side: SideControl) -> Self {
        Self::unequal(side.clone(), side)
    }

    /// A time for each side.
    pub fn unequal(red: SideControl, black: SideControl) -> Self {
        Self {
            red,
            black,
            draw_odds: None,
            freeze_at_flag: true,
            first_increment: FirstIncrement::AfterPress,
            recording: Recording::Always,
        }
    }

    /// Minutes for each side and seconds added after each move: `25+20`.
    pub fn fischer(minutes: i64, seconds: i64) -> Self {
        let bonus = (seconds > 0).then_some(Bonus::Fischer(Millis::from_seconds(seconds)));
        Self::equal(SideControl::sudden_death(Millis::from_minutes(minutes), bonus))
    }
}
