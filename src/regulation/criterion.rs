//! By what is the table ordered? One criterion of the chain, with every option that changes a sum.
//!
//! Meanings are those of FIDE C.07 (2026) and, where xiangqi differs, of the option named. The same
//! name means different sums in different countries, so a label always shows the formula.

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
}

impl Criterion {
    /// Applied to everyone, over all rounds.
    pub const fn new(kind: CriterionKind) -> Self {
        Self { kind, scope: Scope::AllTied, drop_first: 0, drop_last: 0 }
    }
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
    /// Sum of opponent's points × points scored against him (胜手和; C.07 art. 9.1).
    SonnebornBerger(Cut, ByeInSums),
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
    /// Lots (bốc thăm, 抽签), from a recorded seed or typed in.
    Lots,
}

impl CriterionKind {
    /// Every kind as it is offered: with the treatment of unplayed rounds that is customary for it.
    pub const OFFERED: [Self; 12] = [
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

/// What a round without an opponent brings to a sum over opponents: the four practices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ByeInSums {
    /// A dummy opponent with the player's own score, capped (C.07 art. 16, 2026).
    Dummy,
    /// Nothing.
    Nothing,
    /// The player's own score.
    Own,
    /// The lowest score of the table.
    Lowest,
}
