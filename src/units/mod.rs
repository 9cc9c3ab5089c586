//! How much? Whole-number quantities that wear their unit as a type.
//!
//! Nothing here is a float: points are counted in halves, products of points in quarters, time in
//! milliseconds. Every device therefore adds to the same sum.
mod civil;
mod id;
mod money;
pub mod order;
mod points;

pub use civil::{CivilDate, CivilTime, Stamp};
pub use id::{BoardNo, DecisionId, DeviceId, EventId, GameNo, PairingNo, PlayerId, RoundNo, Seed};
pub use money::Dong;
pub use points::{HalfPoints, QuarterPoints, Tenths};

/// A span of time in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub i64);

impl Millis {
    /// A span of whole minutes.
    pub const fn from_minutes(minutes: i64) -> Self {
        Self(minutes * 60_000)
    }

    /// A span of whole seconds.
    pub const fn from_seconds(seconds: i64) -> Self {
        Self(seconds * 1_000)
    }
}

/// The two sides of the board. Red has the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// 红, tiên: moves first.
    Red,
    /// 黑, hậu: moves second.
    Black,
}

impl Side {
    /// The side across the river.
    pub const fn opponent(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }
}
