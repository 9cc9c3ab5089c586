//! By what is the table ordered? One criterion of the chain, with every option that changes a sum.
//!
//! Meanings are those of FIDE C.07 (2026) and, where xiangqi differs, of the option named. The same
//! name means different sums in different countries, so a label always shows the formula.
use crate::units::HalfPoints;

/// One step of the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Criterion {
    /// What is summed.
    pub kind: CriterionKind,
    /// To whom it is applied.
    pub scope: Scope,
    /// Rounds left out at the beginning (W8: drop the first round and compare again).
    pub drop_first: u8,
    /// Rounds left out at the end.
    pub drop_last: u8,
    /// Which way is better.
    pub direction: Direction,
}

impl Criterion {
    /// Applied to everyone, over all rounds.
    pub const fn new(kind: CriterionKind) -> Self {
        Self { kind, scope: Scope::AllTied, drop_first: 0, drop_last: 0, direction: Direction::Usual }
    }
}

/// Which way is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// As is usual for the kind: more points, fewer fouls, the lower number.
    Usual,
    /// The other way round (C.07 art. 7.8 and 10.6 allow it).
    Reversed,
}

/// To whom a criterion is applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// To every group still tied.
    AllTied,
    /// Only where exactly two are tied (the custom for 直胜).
    ExactlyTwo,
}

/// What is summed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CriterionKind {
    /// Points (điểm, 积分), deductions included.
    Points,
    /// Points from all mutual games of the tied (đối kháng, 直胜; C.07 art. 6).
    DirectEncounter(Unplayed),
    /// Sum of the opponents' points (hệ số đối thủ, 对手分; C.07 art. 8).
    Buchholz(Cut, ByeInSums),
    /// The same as if every game of the last round had been drawn (C.07 art. 8.3).
    ForeBuchholz(Cut, ByeInSums),
    /// Average of the Buchholz of the opponents met over the board (C.07 art. 8.2).
    AverageBuchholz(LastRound, ByeInSums),
    /// Sum of opponent's points × points scored against him (胜手和; C.07 art. 9.1).
    SonnebornBerger(Cut, ByeInSums),
    /// Points against everyone who has half of the maximum, or so much more (C.07 art. 9.2, 14.5).
    Koya(HalfPoints),
    /// Sum of the running score after each round (lũy tiến, 累进分; C.07 art. 7.5).
    Progressive,
    /// Games won (ván thắng, 胜局; C.07 art. 7.1 and 7.2).
    Wins(Unplayed),
    /// Games with black (ván cầm đen, 后手局数; C.07 art. 7.3).
    GamesWithBlack(Unplayed),
    /// Games won with black (thắng khi cầm đen, 后手胜局; C.07 art. 7.4).
    WinsWithBlack(Unplayed),
    /// Games won with red (先手胜局).
    WinsWithRed(Unplayed),
    /// Fouls, fewer is better (犯规).
    FewerFouls,
    /// Games played over the board, more is better.
    GamesPlayed,
    /// Rounds, less the byes asked for, the absences and the forfeits lost (C.07 art. 7.6).
    RoundsElected,
    /// 1 for a win and ½ for a draw, whatever they pay (C.07 art. 7.7).
    StandardPoints,
    /// The drawn number, lower is better (C.07 art. 7.8).
    PairingNumber,
    /// The player's rating, higher is better (C.07 art. 10.6).
    Rating,
    /// Average rating of the opponents met over the board (C.07 art. 10.1).
    AverageRating(Cut),
    /// That average and what the share of points adds to it (C.07 art. 10.2).
    Performance,
    /// The lowest rating that would have been expected to score as much (C.07 art. 10.3).
    PerfectPerformance,
    /// Average performance of the opponents met over the board (C.07 art. 10.4).
    AveragePerformance,
    /// Average perfect performance of the opponents met over the board (C.07 art. 10.5).
    AveragePerfect,
    /// Lots (bốc thăm, 抽签), from a recorded seed or typed in.
    Lots,
}

impl CriterionKind {
    /// Every kind as it is offered: with the treatment of unplayed rounds that is customary for it.
    pub const OFFERED: [Self; 24] = [
        Self::Points,
        Self::DirectEncounter(Unplayed::Counted),
        Self::Buchholz(Cut::Full, ByeInSums::Dummy),
        Self::SonnebornBerger(Cut::Full, ByeInSums::Nothing),
        Self::Progressive,
        Self::Wins(Unplayed::Counted),
        Self::GamesWithBlack(Unplayed::LeftOut),
        Self::WinsWithBlack(Unplayed::LeftOut),
        Self::WinsWithRed(Unplayed::LeftOut),
        Self::FewerFouls,
        Self::GamesPlayed,
        Self::Koya(HalfPoints::ZERO),
        Self::StandardPoints,
        Self::RoundsElected,
        Self::ForeBuchholz(Cut::Full, ByeInSums::Dummy),
        Self::AverageBuchholz(LastRound::AsPlayed, ByeInSums::Dummy),
        Self::AverageRating(Cut::Full),
        Self::Performance,
        Self::PerfectPerformance,
        Self::AveragePerformance,
        Self::AveragePerfect,
        Self::Rating,
        Self::PairingNumber,
        Self::Lots,
    ];

    /// Whether the two are one kind and differ at most in their options.
    pub fn is_like(self, other: Self) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }
}

/// Whether games that were not played are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unplayed {
    /// Forfeits count as games, byes worth a win as wins.
    Counted,
    /// Over the board only.
    LeftOut,
}

/// Which values of a sum over opponents are left out (C.07 art. 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cut {
    /// None.
    Full,
    /// So many of the least.
    Lowest(u8),
    /// So many of the least and as many of the greatest (median).
    Median(u8),
}

/// How the games of the last round count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LastRound {
    /// As they ended.
    AsPlayed,
    /// As if they had been drawn (C.07 art. 8.3).
    Drawn,
}

/// What a round without an opponent brings to a sum over opponents: the practices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ByeInSums {
    /// A dummy opponent with the player's own score, capped (C.07 art. 16, 2026).
    Dummy,
    /// The same in a bye only: a forfeit counts as a game against whoever was to be met (C.07 art. 16.6).
    DummyForByes,
    /// Nothing.
    Nothing,
    /// The player's own score.
    Own,
    /// The lowest score of the table.
    Lowest,
}
