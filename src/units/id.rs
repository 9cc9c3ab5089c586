//! Which one? Opaque, stable names of things; a person's name is never a key (case O18).

/// A round, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoundNo(pub u16);

impl RoundNo {
    /// The position of the round in a list.
    pub const fn index(self) -> usize {
        (self.0 as usize).saturating_sub(1)
    }

    /// The round at a position in a list.
    pub fn from_index(index: usize) -> Self {
        Self(u16::try_from(index.saturating_add(1)).unwrap_or(u16::MAX))
    }

    /// The round after this one.
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// A board (a table in the hall), counted from 1; frozen when the round is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardNo(pub u16);

/// A game within an encounter, counted from 1; even games have the colours swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameNo(pub u8);

impl GameNo {
    /// The position of the game in its encounter.
    pub const fn index(self) -> usize {
        (self.0 as usize).saturating_sub(1)
    }

    /// The game at a position in an encounter.
    pub fn from_index(index: usize) -> Self {
        Self(u8::try_from(index.saturating_add(1)).unwrap_or(u8::MAX))
    }
}

/// A drawn number (số thăm, 签号), counted from 1. Never issued twice in an event (case O14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PairingNo(pub u16);

/// A copy of an event on one device. Drawn anew whenever a file becomes an event here, so that two
/// copies restored from one file never issue the same [`DecisionId`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceId(pub u64);

/// An event. Copies of one event share it, and only those can be merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EventId(pub u128);

/// A decision: the device that took it and its number there, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DecisionId {
    /// Who wrote it.
    pub device: DeviceId,
    /// The how-manieth of that device.
    pub seq: u32,
}

/// A player: the decision that registered the player, and the place in its list, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId {
    /// The decision that registered the player.
    pub by: DecisionId,
    /// The place in that decision's list.
    pub nth: u16,
}

/// What a drawing of lots starts from. Recorded, so that anyone can draw the same lots again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seed(pub u64);
