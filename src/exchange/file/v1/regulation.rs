//! How are the rules of an event saved? Whole, each with what it rests on.
use super::control::TimeControl;
use super::twin::{Twin, twin};
use super::units::Side;
use crate::exchange::file::Misfit;
use crate::regulation;

twin!(struct Regulation = regulation::Regulation {
    title: String,
    document: String,
    system: Decreed<System>,
    games_per_encounter: Decreed<u8>,
    scoring: Decreed<Scoring>,
    unplayed: Decreed<UnplayedScores>,
    chain: Decreed<Vec<Criterion>>,
    last_resort: Decreed<LastResort>,
    n_passing: Decreed<Option<u16>>,
    prizes: Decreed<PrizePlan>,
    control: Decreed<TimeControl>,
    default_after: Decreed<Option<i64>>,
    out_after: Decreed<Option<u8>>,
    no_draw_before: Decreed<Option<u16>>,
    withdrawal: Decreed<WithdrawalRule>,
    early_meeting: Decreed<EarlyMeeting>,
});

/// A rule and what it rests on.
#[derive(serde::Serialize, serde::Deserialize)]
pub struct Decreed<T> {
    value: T,
    basis: Basis,
}

impl<D, T: Twin<D>> Twin<regulation::Decreed<D>> for Decreed<T> {
    fn of(decreed: &regulation::Decreed<D>) -> Self {
        let regulation::Decreed { value, basis } = decreed;
        Self { value: T::of(value), basis: Basis::of(basis) }
    }

    fn read(self) -> Result<regulation::Decreed<D>, Misfit> {
        Ok(regulation::Decreed { value: self.value.read()?, basis: self.basis.read()? })
    }
}

twin!(enum Basis = regulation::Basis {
    Article(article: String),
    Silent,
    Disputed(articles: Vec<String>),
    Organizer,
});

twin!(enum System = regulation::System {
    RoundRobin { table: RoundRobinTable, cycles: u8 },
    Swiss(swiss: Swiss),
});

twin!(struct Swiss = regulation::Swiss {
    n_rounds: u16,
    first_pairs: FirstPairs,
    first_side: FirstSide,
    apart: Option<Apart>,
});

twin!(enum FirstPairs = regulation::FirstPairs { Dutch, Halves, Adjacent, FirstLast, });

twin!(enum FirstSide = regulation::FirstSide { Lot, Red, Black, });

twin!(struct Apart = regulation::Apart { kin: Kin, n_rounds: Option<u16> });

twin!(enum Kin = regulation::Kin { Club, Federation, });

twin!(enum RoundRobinTable = regulation::RoundRobinTable { Berger, Circle, });

twin!(struct PrizePlan = regulation::PrizePlan {
    lines: Vec<PrizeLine>,
    ties: PrizeTies,
    step: i64,
    remainder: Remainder,
    several: Several,
    declared: Option<i64>,
});

twin!(struct PrizeLine = regulation::PrizeLine {
    category: Category,
    from: u16,
    to: u16,
    each: i64,
    condition: Option<Condition>,
});

twin!(enum Condition = regulation::Condition { AtLeast(n: u16), MoreThan(n: u16), });

twin!(enum PrizeTies = regulation::PrizeTies { ByOrder, Shared, Halved, });

twin!(enum Remainder = regulation::Remainder { Organizer, BetterPlaced, });

twin!(enum Several = regulation::Several { All, Greatest, });

twin!(enum LastResort = regulation::LastResort { SharedPlace, PlayOff, });

twin!(enum WithdrawalRule = regulation::WithdrawalRule { ForfeitRest, AnnulBelowHalf, });

twin!(enum EarlyMeeting = regulation::EarlyMeeting { Off, Club, Federation, });

twin!(struct Scoring = regulation::Scoring {
    red_win: i32,
    red_draw: i32,
    red_loss: i32,
    black_win: i32,
    black_draw: i32,
    black_loss: i32,
});

twin!(struct UnplayedScores = regulation::UnplayedScores {
    pairing_bye: i32,
    requested_bye: i32,
    absence: i32,
});

twin!(struct Criterion = regulation::Criterion {
    kind: CriterionKind,
    scope: Scope,
    drop_first: u8,
    drop_last: u8,
    direction: Direction,
});

twin!(enum Scope = regulation::Scope { AllTied, ExactlyTwo, });

twin!(enum Direction = regulation::Direction { Usual, Reversed, });

twin!(enum CriterionKind = regulation::CriterionKind {
    Points,
    DirectEncounter(unplayed: Unplayed),
    Buchholz(cut: Cut, bye: ByeInSums),
    ForeBuchholz(cut: Cut, bye: ByeInSums),
    AverageBuchholz(last: LastRound, bye: ByeInSums),
    SonnebornBerger(cut: Cut, bye: ByeInSums),
    Koya(above: i32),
    Progressive,
    Wins(unplayed: Unplayed),
    GamesWithBlack(unplayed: Unplayed),
    WinsWithBlack(unplayed: Unplayed),
    WinsWithRed(unplayed: Unplayed),
    FewerFouls,
    GamesPlayed,
    RoundsElected,
    StandardPoints,
    PairingNumber,
    Rating,
    AverageRating(cut: Cut),
    Performance,
    PerfectPerformance,
    AveragePerformance,
    AveragePerfect,
    Lots,
});

twin!(enum Unplayed = regulation::Unplayed { Counted, LeftOut, });

twin!(enum Cut = regulation::Cut { Full, Lowest(n: u8), Median(n: u8), });

twin!(enum LastRound = regulation::LastRound { AsPlayed, Drawn, });

twin!(enum ByeInSums = regulation::ByeInSums { Dummy, DummyForByes, Nothing, Own, Lowest, });

twin!(enum Outcome = regulation::Outcome {
    Played(played: Played),
    Forfeit { absent: Side },
    DoubleForfeit,
});

twin!(enum Played = regulation::Played { RedWins, Draw, BlackWins, BothLose, });

twin!(enum Category = regulation::Category {
    Everyone,
    Women,
    Juniors(limit: Limit),
    Seniors(limit: Limit),
    Club(name: String),
    Federation(name: String),
    Rated { from: Option<u16>, to: Option<u16> },
});

twin!(enum Limit = regulation::Limit { Age(years: u8), Born(year: u16), });
