//! Whose time, how much is left? So far: what a time control can say; the running clock follows.
pub mod control;
pub mod presets;

pub use control::{Block, Bonus, FirstIncrement, Overtime, Recording, SideControl, TimeControl};
