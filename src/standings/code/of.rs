//! How is a criterion of ours written? As FIDE does, where it has a code that means the same.
use super::{Code, Modifier, Name};
use crate::regulation::{ByeInSums, Criterion, CriterionKind, Cut, Direction, LastRound, Unplayed};
use crate::standings::UnplayedRounds;

impl Code {
    /// The code that means this criterion where this is how rounds without a game count; `None` if FIDE
    /// has none.
    pub fn of(criterion: &Criterion, rounds: UnplayedRounds) -> Option<Self> {
        let (name, mut modifiers) = written(criterion.kind, rounds)?;
        if criterion.drop_first > 0 {
            modifiers.push(Modifier::Cut(criterion.drop_first));
        }
        if criterion.direction == Direction::Reversed {
            modifiers.push(Modifier::Reversed);
        }
        let code = Self::new(name, None, modifiers).ok()?;
        // What a code cannot say, such as a scope, makes it another criterion.
        (code.criterion(rounds).as_ref() == Ok(criterion)).then_some(code)
    }
}

fn written(kind: CriterionKind, rounds: UnplayedRounds) -> Option<(Name, Vec<Modifier>)> {
    let plain = |name| (name, Vec::new());
    Some(match kind {
        CriterionKind::Points => plain(Name::Points),
        CriterionKind::DirectEncounter(unplayed) => (Name::DirectEncounter, forfeits(unplayed, rounds)),
        CriterionKind::Buchholz(cut, bye) => (Name::Buchholz, of_sum(cut, bye)),
        CriterionKind::ForeBuchholz(cut, bye) => (Name::ForeBuchholz, of_sum(cut, bye)),
        CriterionKind::SonnebornBerger(cut, bye) => (Name::SonnebornBerger, of_sum(cut, bye)),
        CriterionKind::AverageBuchholz(last, bye) => {
            let fore = (last == LastRound::Drawn).then_some(Modifier::Fore);
            (Name::AverageBuchholz, of_sum(Cut::Full, bye).into_iter().chain(fore).collect())
        }
        CriterionKind::Koya(above) => {
            let limit = i8::try_from(above.0).ok().filter(|&halves| halves != 0).map(Modifier::Limit);
            (Name::Koya, limit.into_iter().collect())
        }
        CriterionKind::Progressive => plain(Name::Progressive),
        CriterionKind::Wins(Unplayed::Counted) => plain(Name::Wins),
        CriterionKind::Wins(Unplayed::LeftOut) => plain(Name::GamesWon),
        CriterionKind::GamesWithBlack(_) => plain(Name::BlackGames),
        CriterionKind::WinsWithBlack(_) => plain(Name::BlackWins),
        CriterionKind::RoundsElected => plain(Name::RoundsElected),
        CriterionKind::StandardPoints => plain(Name::StandardPoints),
        CriterionKind::PairingNumber => plain(Name::PairingNumber),
        CriterionKind::Rating => plain(Name::Rating),
        CriterionKind::AverageRating(cut) => (Name::AverageRating, cuts(cut)),
        CriterionKind::Performance => plain(Name::Performance),
        CriterionKind::PerfectPerformance => plain(Name::PerfectPerformance),
        CriterionKind::AveragePerformance => plain(Name::AveragePerformance),
        CriterionKind::AveragePerfect => plain(Name::AveragePerfect),
        CriterionKind::WinsWithRed(_)
        | CriterionKind::FewerFouls
        | CriterionKind::GamesPlayed
        | CriterionKind::Lots => return None,
    })
}

fn of_sum(cut: Cut, bye: ByeInSums) -> Vec<Modifier> {
    let forfeits = (bye == ByeInSums::DummyForByes).then_some(Modifier::Forfeits);
    cuts(cut).into_iter().chain(forfeits).collect()
}

fn cuts(cut: Cut) -> Vec<Modifier> {
    match cut {
        Cut::Full => Vec::new(),
        Cut::Lowest(n) => vec![Modifier::Cut(n)],
        Cut::Median(n) => vec![Modifier::Median(n)],
    }
}

fn forfeits(unplayed: Unplayed, rounds: UnplayedRounds) -> Vec<Modifier> {
    match (unplayed, rounds) {
        (Unplayed::Counted, UnplayedRounds::Swiss) => vec![Modifier::Forfeits],
        (Unplayed::Counted, UnplayedRounds::RoundRobin) | (Unplayed::LeftOut, _) => Vec::new(),
    }
}
