//! How is a time control saved?
use super::twin::{Twin, twin};
use super::units::Side;
use crate::clock;
use crate::exchange::file::Misfit;

twin!(struct TimeControl = clock::TimeControl {
    red: SideControl,
    black: SideControl,
    draw_odds: Option<Side>,
    freeze_at_flag: bool,
    first_increment: FirstIncrement,
    recording: Recording,
});

twin!(struct SideControl = clock::SideControl {
    blocks: Vec<Block>,
    repeat: Option<Block>,
    carry: bool,
    overtime: Option<Overtime>,
    move_cap: Option<i64>,
});

twin!(struct Block = clock::Block { time: i64, moves: Option<u16>, bonus: Option<Bonus> });

twin!(enum Bonus = clock::Bonus { Fischer(time: i64), Bronstein(time: i64), Delay(time: i64), });

twin!(enum Overtime = clock::Overtime {
    ByoYomi { periods: u16, time: i64 },
    Canadian { moves: u16, time: i64 },
});

twin!(enum FirstIncrement = clock::FirstIncrement { AfterPress, FromStart, });

twin!(enum Recording = clock::Recording {
    Always,
    No,
    WaivedBelow(time: i64),
    WaivedFromBlock(block: u8),
});
