//! What does a regulation say of a Swiss system? (Rules B1, W3; FIDE C.04.)
//!
//! Later rounds are paired by the FIDE Dutch rules (C.04.3); the first one may be made in other ways,
//! and people of one club may be kept apart as far as the rules allow.

/// The most rounds that an event may have.
pub const MAX_ROUNDS: u16 = 60;

/// A Swiss system (hệ Thụy Sĩ, 积分编排制).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Swiss {
    /// How many rounds; it can change until the last one is paired (B1).
    pub n_rounds: u16,
    /// Who meets whom in the first round.
    pub first_pairs: FirstPairs,
    /// Who has red on the first board.
    pub first_side: FirstSide,
    /// Who should not meet, if it can be helped.
    pub apart: Option<Apart>,
}

/// Who meets whom in the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstPairs {
    /// As in every round: the upper half against the lower half, sides by number (C.04.3).
    Dutch,
    /// The halves, and who has red alternates from board to board (拦腰; W3).
    Halves,
    /// Neighbours, and who has red alternates from board to board (临近).
    Adjacent,
    /// The first against the last, and who has red alternates (首尾).
    FirstLast,
}

/// Who has red on the first board of the first round; the other boards follow from it (C.04.3, 5.2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstSide {
    /// Lots decide, drawn here or typed in.
    Lot,
    /// The higher ranked.
    Red,
    /// The lower ranked.
    Black,
}

/// Who should not meet (tránh gặp cùng đội, 同队回避). A wish: it never stands in the way of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Apart {
    /// Members of what.
    pub kin: Kin,
    /// In how many rounds from the first on; `None`: in all.
    pub n_rounds: Option<u16>,
}

/// What people can belong to together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kin {
    /// One club or unit (đơn vị, 单位).
    Club,
    /// One federation, province or country.
    Federation,
}

impl Swiss {
    /// The Dutch system with its first side by lot and nobody kept apart.
    pub const fn dutch(n_rounds: u16) -> Self {
        Self { n_rounds, first_pairs: FirstPairs::Dutch, first_side: FirstSide::Lot, apart: None }
    }

    /// Whether what the paired rounds rest on is the same: the number of rounds and who is kept apart
    /// only bear on rounds to come.
    pub fn has_same_past(&self, other: &Self) -> bool {
        self.first_pairs == other.first_pairs && self.first_side == other.first_side
    }
}
