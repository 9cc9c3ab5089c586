//! What does the engine answer? The round and, as facts, why it is so; or why there is none.
use super::{Criterion, FieldFault, Seat};
use crate::units::Tenths;

/// A round as the rules pair it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// Who meets whom, in the order of boards (C.04.2).
    pub pairs: Vec<Pair>,
    /// Who has the pairing-allocated bye.
    pub bye: Option<Seat>,
    /// The brackets from the top, as they were paired.
    pub brackets: Vec<Bracket>,
}

/// One game of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Who has Red, TRF's white.
    pub red: Seat,
    /// Who has Black.
    pub black: Seat,
    /// In which of the round's brackets the two were paired.
    pub bracket: u16,
    /// Why the sides are so.
    pub sides: SideRule,
}

/// The article that gave the sides of a pair (C.04.3, 5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SideRule {
    /// 5.2.1: both have what they prefer, or do not mind.
    BothPreferences,
    /// 5.2.2: the stronger preference is granted.
    Stronger,
    /// 5.2.2: of two absolute ones the wider difference of sides is granted.
    WiderDifference,
    /// 5.2.3: they alternate to the last round in which one had Red and the other Black.
    LastDifference,
    /// 5.2.4: the preference of the higher ranked is granted.
    HigherRanked,
    /// 5.2.5: nobody prefers anything; the number of the higher ranked decides, odd or even.
    FirstSide,
}

/// A pairing bracket: who was in it, and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// The score of the residents, virtual points included.
    pub score: Tenths,
    /// Those moved down from higher scores (MDPs), in ranking order.
    pub moved_down: Vec<Seat>,
    /// Those of this score, in ranking order.
    pub residents: Vec<Seat>,
    /// Those who left it downwards, in ranking order; the bye too.
    pub floaters: Vec<Seat>,
    /// Why they had to.
    pub why: WhyFloat,
    /// What could not be kept in this bracket's pairs, by article.
    pub broken: Vec<Broken>,
}

/// Why players left a bracket downwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyFloat {
    /// Nobody did.
    Nobody,
    /// One did, because the number was odd.
    OddNumber,
    /// Not more pairs were legal inside the bracket (C1, C3).
    NoLegalPairs,
    /// More pairs were legal, but those below could not have been completed (C4).
    ForThoseBelow,
}

/// A criterion that had to give way, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Which one: C10 to C17, those that speak of single players.
    pub criterion: Criterion,
    /// Who pays for it.
    pub seat: Seat,
}

/// Why there is no round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoRound {
    /// The field cannot be read.
    Faulty(Vec<FieldFault>),
    /// No legal pairing exists.
    NoLegalPairing(NoLegalPairing),
}

/// What makes a legal pairing impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoLegalPairing {
    /// Nobody takes part in the coming round.
    Nobody,
    /// The number is odd and nobody may have the bye (C2).
    NobodyForTheBye {
        /// How many take part.
        n_here: u16,
    },
    /// These have nobody left whom they may meet (C1, C3), nor the bye.
    NoOpponent(Vec<Seat>),
    /// Each has somebody to meet, but they cannot all be paired at once (C1, C3, C4).
    NotAllAtOnce,
}
