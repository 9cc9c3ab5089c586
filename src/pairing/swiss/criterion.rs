//! What makes one legal round better than another? (C.04.3, article 3: C5 to C21.)

/// A quality criterion, in the order in which they count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Criterion {
    /// C5: the score of whoever has the bye.
    C5,
    /// C6: how many go down.
    C6,
    /// C7: with which scores.
    C7,
    /// C8: how many go down from the next bracket, and with which scores.
    C8,
    /// C9: rounds without a game of whoever has the bye.
    C9,
    /// C10: topscorers and their opponents beyond a difference of two.
    C10,
    /// C11: topscorers and their opponents with one side three times running.
    C11,
    /// C12: preferences denied.
    C12,
    /// C13: strong preferences denied.
    C13,
    /// C14: residents who float down as in the last round.
    C14,
    /// C15: opponents of those moved down who float up as in the last round.
    C15,
    /// C16: residents who float down as two rounds ago.
    C16,
    /// C17: opponents of those moved down who float up as two rounds ago.
    C17,
    /// C18: the scores of those moved down who floated down in the last round and go on down: all others have the same
    /// opponents, by score.
    C18,
    /// C19: the scores of those whose opponents floated up in the last round.
    C19,
    /// C20: as C18, two rounds ago.
    C20,
    /// C21: as C19, two rounds ago.
    C21,
}

impl Criterion {
    /// The article that states it.
    pub const fn article(self) -> &'static str {
        match self {
            Self::C5 => "C.04.3 C5",
            Self::C6 => "C.04.3 C6",
            Self::C7 => "C.04.3 C7",
            Self::C8 => "C.04.3 C8",
            Self::C9 => "C.04.3 C9",
            Self::C10 => "C.04.3 C10",
            Self::C11 => "C.04.3 C11",
            Self::C12 => "C.04.3 C12",
            Self::C13 => "C.04.3 C13",
            Self::C14 => "C.04.3 C14",
            Self::C15 => "C.04.3 C15",
            Self::C16 => "C.04.3 C16",
            Self::C17 => "C.04.3 C17",
            Self::C18 => "C.04.3 C18",
            Self::C19 => "C.04.3 C19",
            Self::C20 => "C.04.3 C20",
            Self::C21 => "C.04.3 C21",
        }
    }
}
