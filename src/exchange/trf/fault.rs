//! What is wrong with a file, and where? Facts, no prose; `words` makes sentences of them.
use crate::units::Tenths;

/// Where something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
}

/// Something with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed<T> {
    /// Where.
    pub at: Place,
    /// What.
    pub what: T,
}

/// What a field of a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Item {
    /// A player's starting rank.
    Number,
    /// A rating.
    Rating,
    /// Points.
    Points,
    /// A place in the table.
    Rank,
    /// The opponent's starting rank.
    Opponent,
    /// The side in a round.
    Side,
    /// The result of a round.
    Result,
    /// How many rounds there are.
    RoundCount,
    /// A round's number.
    Round,
    /// The side of the odd numbers in round 1.
    FirstSide,
    /// The letter of a bye.
    Bye,
    /// The letter of a result that is given its worth.
    Symbol,
}

/// What keeps a file from being read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is larger than [`super::MAX_BYTES`].
    TooLarge,
    /// No line is a player's.
    NoPlayers,
    /// There are more players than numbers, or more rounds than [`super::MAX_ROUNDS`].
    TooMany(Item),
    /// A letter 0, which no text has.
    NoText,
    /// What stands there is not what should.
    Unreadable {
        /// What should stand there.
        item: Item,
        /// What does.
        found: String,
    },
    /// Something stands where a blank should: the columns are shifted.
    NotBlank {
        /// What.
        found: String,
    },
    /// Nothing stands where something should.
    Missing(Item),
    /// Two lines say the event differently.
    Contradiction {
        /// Where the other thing was said.
        line: usize,
    },
    /// The number is another player's too.
    NumberTwice {
        /// The number.
        number: u16,
        /// In which line it was first.
        line: usize,
    },
    /// Nobody has this number.
    Unknown(u16),
    /// A player's own number as the opponent's.
    Oneself,
    /// A bye that names an opponent.
    ByeWithOpponent(char),
    /// A game without opponent or side.
    GameAlone(char),
    /// The opponent's line does not say that the two met in this round.
    NotMirrored(u16),
    /// Both had the same side.
    SameSide(u16),
    /// The opponent's line says another result.
    ResultsClash(u16),
    /// The points are not those of the results.
    Points {
        /// As the line says.
        written: Tenths,
        /// As its results add up.
        sum: Tenths,
    },
    /// More rounds are paired than the event has.
    BeyondTheLastRound(u16),
    /// A range that ends before it begins.
    Backwards,
}

/// What is odd in a file that can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// Names were counted in bytes, so that columns after accents are farther right.
    CountedInBytes,
    /// Two players met over the board before.
    MetBefore {
        /// The other one.
        opponent: u16,
        /// In which round.
        round: u16,
    },
    /// The player had the pairing-allocated bye before.
    ByeBefore {
        /// In which round.
        round: u16,
    },
    /// Another player has the pairing-allocated bye in the same round.
    ByeTwiceInRound {
        /// Who.
        other: u16,
        /// In which round.
        round: u16,
    },
    /// Both lost, or one drew and the other lost.
    OddResults(u16),
    /// `062` says another number of players.
    PlayerCount {
        /// As it says.
        written: u32,
        /// As there are.
        counted: usize,
    },
    /// A line of byes names a player whose own line says something else of that round.
    ByeElsewhere {
        /// Who.
        number: u16,
        /// In which round.
        round: u16,
    },
    /// The letter for the sex is none that TRF knows; it is left out.
    UnknownSex(String),
}
