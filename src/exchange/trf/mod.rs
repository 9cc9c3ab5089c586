//! How does an event stand in a tournament report file of FIDE's (TRF16 and TRF26)?
//!
//! One line says one thing and begins with a code of three letters; what stands where is counted in
//! columns from 1. A player's line (`001`) has one cell of ten columns for each round from column 92:
//!
//! ```text
//! 001    1      Nguyen, Tran Duc                  2400 VIE                         2.5    1    12 w 1     7 b =  0000 - U
//! ```
//!
//! | cell | means |
//! | --- | --- |
//! | `12 w 1`, `12 b =`, `12 w 0` | played; letters `W D L` the same, not rated |
//! | `12 w +`, `12 b -` | paired, won or lost by forfeit |
//! | `0000 - U`, `F`, `H`, `Z` | pairing-allocated, full-point, half-point and zero-point bye |
//! | blank | not in the tournament then |
//!
//! Beside the codes of FIDE stand those of JaVaFo (`XXR`, `XXC`, `XXA`, `XXP`) and of bbpPairings (`BBW` …);
//! what is written says both where both exist. A line that means nothing to us is kept as it is.
//! [`read`] lists every fault of a file at once, each with its line and column.
mod acceleration;
mod bundle;
mod checks;
mod columns;
mod event;
mod fault;
mod field;
mod intake;
mod model;
mod player;
mod points;
mod reader;
mod records;
mod tournament;
mod write;

pub use bundle::{Part, parts};
pub use columns::Counting;
pub use event::{Told, Unsaid, Untellable};
pub use fault::{Fault, Item, Place, Placed, Warning};
pub use field::Unfit;
pub use intake::LineEnd;
pub use model::{
    Acceleration, Bye, ByeList, Cell, Forbidden, Header, HeaderCode, Player, Ranking, Score, Trf,
};
pub use points::{Points, one_decimal};
pub use reader::{Read, read};
pub use tournament::Unrankable;
pub use write::{Notice, Written, write};

/// The most bytes of one tournament: 2,000 players and 99 rounds take a tenth of it.
pub const MAX_BYTES: usize = 16 << 20;
/// The greatest number of a player, which has four columns.
pub const MAX_NUMBER: u16 = 9_999;
/// The most rounds that are read.
pub const MAX_ROUNDS: u16 = 255;
