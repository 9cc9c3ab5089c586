//! Whose time, how much is left? So far: what a time control can say; the running clock follows.
mod allowance;
pub mod control;
pub mod presets;

pub use allowance::granted;
pub use control::{Block, Bonus, FirstIncrement, Overtime, Recording, SideControl, TimeControl};
