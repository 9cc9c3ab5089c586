//! Which criteria have a code? (C.07 art. 5.)
use super::Modifier;
use std::fmt;

/// A criterion of FIDE's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    /// `PTS`: points, as lines 212 write them.
    Points,
    /// `DE`, art. 6.
    DirectEncounter,
    /// `BH`, art. 8.1.
    Buchholz,
    /// `AOB`, art. 8.2.
    AverageBuchholz,
    /// `FB`, art. 8.3.
    ForeBuchholz,
    /// `SB`, art. 9.1.
    SonnebornBerger,
    /// `KS`, art. 9.2.
    Koya,
    /// `ARO`, art. 10.1.
    AverageRating,
    /// `TPR`, art. 10.2.
    Performance,
    /// `PTP`, art. 10.3.
    PerfectPerformance,
    /// `APRO`, art. 10.4.
    AveragePerformance,
    /// `APPO`, art. 10.5.
    AveragePerfect,
    /// `RTNG`, art. 10.6.
    Rating,
    /// `WIN`, art. 7.1.
    Wins,
    /// `WON`, art. 7.2.
    GamesWon,
    /// `BPG`, art. 7.3.
    BlackGames,
    /// `BWG`, art. 7.4.
    BlackWins,
    /// `PS`, art. 7.5.
    Progressive,
    /// `REP`, art. 7.6.
    RoundsElected,
    /// `STD`, art. 7.7.
    StandardPoints,
    /// `TPN`, art. 7.8.
    PairingNumber,
    /// Of teams: match points × match points, art. 13.2.1.
    Emmsb,
    /// Of teams: match points × game points, art. 13.2.2.
    Emgsb,
    /// Of teams: game points × match points, art. 13.2.3.
    Egmsb,
    /// Of teams: game points × game points, art. 13.2.4.
    Eggsb,
    /// Of teams: extended direct encounter, art. 13.3.
    Ede,
    /// Of teams: the same, then boards counted, then the top boards.
    Edebt,
    /// Of teams: the same, then boards counted, then without the bottom boards.
    Edebb,
    /// Of teams: the same, then the top boards.
    Edet,
    /// Of teams: the same, then without the bottom boards.
    Edeb,
    /// Of teams: the score that does not come first, art. 13.1.
    MatchOrGamePoints,
    /// Of teams: board count, art. 12.1.
    BoardCount,
    /// Of teams: the top boards, art. 12.2.
    TopBoards,
    /// Of teams: without the bottom boards, art. 12.3.
    BottomBoards,
    /// Of teams: scores and strength of schedule, art. 13.4.
    Sssc,
}

impl Name {
    /// Every name as it is written.
    pub const ALL: [(Self, &'static str); 35] = [
        (Self::Points, "PTS"),
        (Self::DirectEncounter, "DE"),
        (Self::Buchholz, "BH"),
        (Self::AverageBuchholz, "AOB"),
        (Self::ForeBuchholz, "FB"),
        (Self::SonnebornBerger, "SB"),
        (Self::Koya, "KS"),
        (Self::AverageRating, "ARO"),
        (Self::Performance, "TPR"),
        (Self::PerfectPerformance, "PTP"),
        (Self::AveragePerformance, "APRO"),
        (Self::AveragePerfect, "APPO"),
        (Self::Rating, "RTNG"),
        (Self::Wins, "WIN"),
        (Self::GamesWon, "WON"),
        (Self::BlackGames, "BPG"),
        (Self::BlackWins, "BWG"),
        (Self::Progressive, "PS"),
        (Self::RoundsElected, "REP"),
        (Self::StandardPoints, "STD"),
        (Self::PairingNumber, "TPN"),
        (Self::Emmsb, "EMMSB"),
        (Self::Emgsb, "EMGSB"),
        (Self::Egmsb, "EGMSB"),
        (Self::Eggsb, "EGGSB"),
        (Self::Ede, "EDE"),
        (Self::Edebt, "EDEBT"),
        (Self::Edebb, "EDEBB"),
        (Self::Edet, "EDET"),
        (Self::Edeb, "EDEB"),
        (Self::MatchOrGamePoints, "MPvGP"),
        (Self::BoardCount, "BC"),
        (Self::TopBoards, "TBR"),
        (Self::BottomBoards, "BBE"),
        (Self::Sssc, "SSSC"),
    ];

    /// The criterion that is written so, in capitals or not.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, written)| written.eq_ignore_ascii_case(text)).map(|&(name, _)| name)
    }

    /// Whether the modifier says something of this criterion (art. 14 and 16; TRF26, attachment).
    pub fn takes(self, modifier: Modifier) -> bool {
        use Name as N;
        let is_buchholz = matches!(self, N::Buchholz | N::ForeBuchholz | N::SonnebornBerger);
        let is_extended = matches!(self, N::Emmsb | N::Emgsb | N::Egmsb | N::Eggsb);
        let is_direct = matches!(self, N::DirectEncounter | N::Ede | N::Edebt | N::Edebb | N::Edet | N::Edeb);
        match modifier {
            Modifier::Cut(_) => {
                is_buchholz || is_extended || matches!(self, N::AverageRating | N::Progressive)
            }
            Modifier::Median(_) => is_buchholz || is_extended || self == N::AverageRating,
            Modifier::Limit(_) => self == N::Koya,
            Modifier::Divisor(_) => self == N::Sssc,
            Modifier::Forfeits => {
                is_direct || is_buchholz || is_extended || matches!(self, N::AverageBuchholz | N::Sssc)
            }
            Modifier::Fore => matches!(self, N::AverageBuchholz | N::Sssc),
            Modifier::Reversed => true,
        }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = Self::ALL.iter().find(|(name, _)| name == self).map_or("", |&(_, written)| written);
        f.write_str(written)
    }
}
