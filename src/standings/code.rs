//! How does FIDE write a criterion? `BH/C1`, `KS/L+1`, `AOB/F` (C.07 art. 5 and 14; TRF26, lines 202, 212).
//!
//! A code is `NAME[:MP|:GP][/Cn|/Mn|/L±n|/Kn][/P][/F][/R]`: a score of teams, a cut or a median, Koya's
//! limit moved by half points, the divisor of SSSC, forfeits as games, the last round as if drawn, the
//! order reversed. Capitals do not matter; `BH-C1`, as the handbook has it, is read too.
mod name;
mod of;

pub use name::Name;

use super::UnplayedRounds;
use crate::regulation::{ByeInSums, Criterion, CriterionKind, Cut, Direction, LastRound, Unplayed};
use crate::units::HalfPoints;
use std::fmt;
use std::str::FromStr;

/// A name with its modifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    name: Name,
    score: Option<TeamScore>,
    /// In the order in which they are written, none of one kind twice.
    modifiers: Vec<Modifier>,
}

/// Which score of a team is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamScore {
    /// `:MP`.
    MatchPoints,
    /// `:GP`.
    GamePoints,
}

/// What stands after a stroke.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Modifier {
    /// `/Cn`: so many of the least left out.
    Cut(u8),
    /// `/Mn`: so many of the least and of the greatest left out.
    Median(u8),
    /// `/L±n`: Koya's limit so many half points higher.
    Limit(i8),
    /// `/Kn`: the divisor of SSSC.
    Divisor(u8),
    /// `/P`: forfeits are games like any other.
    Forfeits,
    /// `/F`: by fore Buchholz.
    Fore,
    /// `/R`: the other way round.
    Reversed,
}

/// What is wrong with a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeFault {
    /// No criterion is called so.
    NoSuchName(String),
    /// No modifier is written so.
    NoSuchModifier(String),
    /// The criterion has no such modifier.
    NotOf(Name, Modifier),
    /// Two modifiers say the same or contradict each other.
    Twice(Modifier),
    /// It ranks teams.
    Teams(Name),
}

impl Code {
    /// A code.
    ///
    /// # Errors
    /// If the criterion has no such modifiers, or one stands twice.
    pub fn new(
        name: Name,
        score: Option<TeamScore>,
        mut modifiers: Vec<Modifier>,
    ) -> Result<Self, CodeFault> {
        modifiers.sort_unstable();
        if let Some(&foreign) = modifiers.iter().find(|&&modifier| !name.takes(modifier)) {
            return Err(CodeFault::NotOf(name, foreign));
        }
        match modifiers.windows(2).find(|pair| pair[0].excludes(pair[1])) {
            Some(pair) => Err(CodeFault::Twice(pair[1])),
            None => Ok(Self { name, score, modifiers }),
        }
    }

    /// The criterion that is meant where this is how rounds without a game count.
    ///
    /// # Errors
    /// If it ranks teams.
    pub fn criterion(&self, rounds: UnplayedRounds) -> Result<Criterion, CodeFault> {
        if self.score.is_some() {
            return Err(CodeFault::Teams(self.name));
        }
        let kind = self.kind(rounds).ok_or(CodeFault::Teams(self.name))?;
        let drop_first = match (self.name, self.cut()) {
            (Name::Progressive, Cut::Lowest(n)) => n,
            _ => 0,
        };
        let direction = if self.has(Modifier::Reversed) { Direction::Reversed } else { Direction::Usual };
        Ok(Criterion { drop_first, direction, ..Criterion::new(kind) })
    }

    fn kind(&self, rounds: UnplayedRounds) -> Option<CriterionKind> {
        // Long because the table of the names is one.
        let (cut, bye) = (self.cut(), self.bye());
        // In a round robin forfeits are games (art. 15.2), but for whoever lost so and for ratings.
        let over_the_board = match rounds {
            UnplayedRounds::RoundRobin => Unplayed::Counted,
            UnplayedRounds::Swiss => Unplayed::LeftOut,
        };
        let mutual = if self.has(Modifier::Forfeits) { Unplayed::Counted } else { over_the_board };
        let last = if self.has(Modifier::Fore) { LastRound::Drawn } else { LastRound::AsPlayed };
        Some(match self.name {
            Name::Points => CriterionKind::Points,
            Name::DirectEncounter => CriterionKind::DirectEncounter(mutual),
            Name::Buchholz => CriterionKind::Buchholz(cut, bye),
            Name::AverageBuchholz => CriterionKind::AverageBuchholz(last, bye),
            Name::ForeBuchholz => CriterionKind::ForeBuchholz(cut, bye),
            Name::SonnebornBerger => CriterionKind::SonnebornBerger(cut, bye),
            Name::Koya => CriterionKind::Koya(self.limit()),
            Name::AverageRating => CriterionKind::AverageRating(cut),
            Name::Performance => CriterionKind::Performance,
            Name::PerfectPerformance => CriterionKind::PerfectPerformance,
            Name::AveragePerformance => CriterionKind::AveragePerformance,
            Name::AveragePerfect => CriterionKind::AveragePerfect,
            Name::Rating => CriterionKind::Rating,
            Name::Wins => CriterionKind::Wins(Unplayed::Counted),
            Name::GamesWon => CriterionKind::Wins(over_the_board),
            Name::BlackGames => CriterionKind::GamesWithBlack(over_the_board),
            Name::BlackWins => CriterionKind::WinsWithBlack(over_the_board),
            Name::Progressive => CriterionKind::Progressive,
            Name::RoundsElected => CriterionKind::RoundsElected,
            Name::StandardPoints => CriterionKind::StandardPoints,
            Name::PairingNumber => CriterionKind::PairingNumber,
            Name::Emmsb
            | Name::Emgsb
            | Name::Egmsb
            | Name::Eggsb
            | Name::Ede
            | Name::Edebt
            | Name::Edebb
            | Name::Edet
            | Name::Edeb
            | Name::MatchOrGamePoints
            | Name::BoardCount
            | Name::TopBoards
            | Name::BottomBoards
            | Name::Sssc => return None,
        })
    }

    fn has(&self, modifier: Modifier) -> bool {
        self.modifiers.contains(&modifier)
    }

    fn cut(&self) -> Cut {
        let cut = |modifier: &Modifier| match *modifier {
            Modifier::Cut(n) => Some(Cut::Lowest(n)),
            Modifier::Median(n) => Some(Cut::Median(n)),
            Modifier::Limit(_)
            | Modifier::Divisor(_)
            | Modifier::Forfeits
            | Modifier::Fore
            | Modifier::Reversed => None,
        };
        self.modifiers.iter().find_map(cut).unwrap_or(Cut::Full)
    }

    fn bye(&self) -> ByeInSums {
        if self.has(Modifier::Forfeits) { ByeInSums::DummyForByes } else { ByeInSums::Dummy }
    }

    fn limit(&self) -> HalfPoints {
        let limit = self.modifiers.iter().find_map(|modifier| match *modifier {
            Modifier::Limit(halves) => Some(HalfPoints(i32::from(halves))),
            Modifier::Cut(_)
            | Modifier::Median(_)
            | Modifier::Divisor(_)
            | Modifier::Forfeits
            | Modifier::Fore
            | Modifier::Reversed => None,
        });
        limit.unwrap_or(HalfPoints::ZERO)
    }
}

impl Modifier {
    /// Whether only one of the two can stand.
    fn excludes(self, other: Self) -> bool {
        let is_cut = |modifier| matches!(modifier, Self::Cut(_) | Self::Median(_));
        std::mem::discriminant(&self) == std::mem::discriminant(&other) || is_cut(self) && is_cut(other)
    }
}

impl FromStr for Code {
    type Err = CodeFault;

    fn from_str(text: &str) -> Result<Self, CodeFault> {
        let (head, rest) = text.split_once('/').map_or((text, None), |(head, rest)| (head, Some(rest)));
        let (head, handbook) = head.split_once('-').map_or((head, None), |(head, cut)| (head, Some(cut)));
        let (name, score) = head.split_once(':').map_or((head, None), |(name, score)| (name, Some(score)));
        let no_such_name = || CodeFault::NoSuchName(head.to_owned());
        let score = match score.map(str::to_ascii_uppercase).as_deref() {
            None => None,
            Some("MP") => Some(TeamScore::MatchPoints),
            Some("GP") => Some(TeamScore::GamePoints),
            Some(_) => return Err(no_such_name()),
        };
        let name = Name::parse(name).ok_or_else(no_such_name)?;
        let modifiers = handbook.into_iter().chain(rest.into_iter().flat_map(|rest| rest.split('/')));
        Self::new(name, score, modifiers.map(str::parse).collect::<Result<_, _>>()?)
    }
}

impl FromStr for Modifier {
    type Err = CodeFault;

    fn from_str(text: &str) -> Result<Self, CodeFault> {
        let upper = text.to_ascii_uppercase();
        let number = |letter: char| {
            let digits = upper.strip_prefix(letter)?;
            let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
            digits.parse::<u8>().ok().filter(|&n| is_plain && n > 0)
        };
        let limit = || {
            let moved = upper.strip_prefix('L')?;
            moved.starts_with(['+', '-']).then(|| moved.parse::<i8>().ok().filter(|&n| n != 0))?
        };
        let modifier = match upper.as_str() {
            "P" => Some(Self::Forfeits),
            "F" => Some(Self::Fore),
            "R" => Some(Self::Reversed),
            _ => (number('C').map(Self::Cut))
                .or_else(|| number('M').map(Self::Median))
                .or_else(|| number('K').map(Self::Divisor))
                .or_else(|| limit().map(Self::Limit)),
        };
        modifier.ok_or_else(|| CodeFault::NoSuchModifier(text.to_owned()))
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.name)?;
        match self.score {
            None => {}
            Some(TeamScore::MatchPoints) => write!(f, ":MP")?,
            Some(TeamScore::GamePoints) => write!(f, ":GP")?,
        }
        self.modifiers.iter().try_for_each(|modifier| write!(f, "/{modifier}"))
    }
}

impl fmt::Display for Modifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cut(n) => write!(f, "C{n}"),
            Self::Median(n) => write!(f, "M{n}"),
            Self::Limit(halves) => write!(f, "L{halves:+}"),
            Self::Divisor(n) => write!(f, "K{n}"),
            Self::Forfeits => write!(f, "P"),
            Self::Fore => write!(f, "F"),
            Self::Reversed => write!(f, "R"),
        }
    }
}

#[cfg(test)]
mod tests;
