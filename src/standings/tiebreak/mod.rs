//! What does each criterion sum? One file each; here they are chosen, dropped from, cut and added up.
//!
//! A value is always the sum of addends that can be shown, so that a person can add it up again.
mod amount;
mod average_buchholz;
mod average_performance;
mod black_games;
mod black_wins;
mod buchholz;
mod cut;
pub mod direct_encounter;
mod fewer_fouls;
mod games_played;
mod koya;
mod lots;
mod pairing_number;
mod perfect_performance;
mod performance;
mod points;
mod progressive;
mod ratings;
mod red_wins;
mod rounds_elected;
mod sonneborn_berger;
mod standard_points;
mod wins;

pub use amount::Amount;
pub use lots::lot_numbers;

use super::{Term, Value};
use crate::regulation::{Criterion, CriterionKind, Cut, Outcome, Unplayed};
use crate::standings::score::{Score, Seat, Slot};
use crate::units::{HalfPoints, QuarterPoints, RoundNo, Side};

/// One addend of a sum.
#[derive(Clone, Copy, Debug)]
pub struct Addend {
    /// Of which round.
    pub round: Option<RoundNo>,
    /// Against whom.
    pub opponent: Option<Seat>,
    /// How much, in the criterion's unit.
    pub amount: i64,
    /// Of a product: the opponent's points and the points scored.
    pub factors: Option<(HalfPoints, HalfPoints)>,
    /// Of a rating: half points scored against the opponent, at 1–½–0.
    pub scored: i64,
    /// The opponent's points, by which a cut finds the least significant.
    pub significance: HalfPoints,
    /// Whether the player chose to miss the round: a cut takes it first (C.07 art. 16.5).
    pub is_voluntarily_missed: bool,
    /// Whether a cut or a dropped round leaves it out.
    pub is_left_out: bool,
}

/// What a criterion's amounts are counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Half points.
    HalfPoints,
    /// Half points, averaged.
    Average,
    /// Quarter points.
    QuarterPoints,
    /// Things.
    Count,
    /// Points of a rating.
    Rating,
    /// Numbers of a draw.
    Number,
    /// Places in the drawing of lots.
    Lot,
    /// So many of them make half a point.
    PartsOfHalf(u32),
}

impl Addend {
    /// An addend that belongs to no round.
    pub fn of_nothing(amount: i64) -> Self {
        Self {
            round: None,
            opponent: None,
            amount,
            factors: None,
            scored: 0,
            significance: HalfPoints::ZERO,
            is_voluntarily_missed: false,
            is_left_out: false,
        }
    }

    /// An addend of a round, without an opponent.
    pub fn of_round(round: RoundNo, amount: i64) -> Self {
        Self { round: Some(round), ..Self::of_nothing(amount) }
    }

    /// An addend of a slot, with the opponent who sat there.
    pub fn of_slot(slot: &Slot, amount: i64) -> Self {
        Self { opponent: slot.opponent(), ..Self::of_round(slot.round, amount) }
    }

    /// The same for people to read.
    pub fn term(&self, score: &Score, unit: Unit) -> Term {
        Term {
            round: self.round,
            opponent: self.opponent.map(|seat| score.ids[seat]),
            value: unit.of_addends().value(Amount::whole(self.amount)),
            factors: self.factors,
            is_left_out: self.is_left_out,
        }
    }
}

impl Unit {
    /// What a criterion other than direct encounter is counted in.
    pub fn of(kind: CriterionKind) -> Self {
        match kind {
            CriterionKind::Points
            | CriterionKind::DirectEncounter(_)
            | CriterionKind::Buchholz(..)
            | CriterionKind::ForeBuchholz(..)
            | CriterionKind::Koya(_)
            | CriterionKind::StandardPoints
            | CriterionKind::Progressive => Self::HalfPoints,
            CriterionKind::SonnebornBerger(..) => Self::QuarterPoints,
            CriterionKind::Wins(_)
            | CriterionKind::GamesWithBlack(_)
            | CriterionKind::WinsWithBlack(_)
            | CriterionKind::WinsWithRed(_)
            | CriterionKind::FewerFouls
            | CriterionKind::GamesPlayed
            | CriterionKind::RoundsElected => Self::Count,
            CriterionKind::Rating
            | CriterionKind::AverageRating(_)
            | CriterionKind::Performance
            | CriterionKind::PerfectPerformance
            | CriterionKind::AveragePerformance
            | CriterionKind::AveragePerfect => Self::Rating,
            CriterionKind::AverageBuchholz(..) => Self::Average,
            CriterionKind::PairingNumber => Self::Number,
            CriterionKind::Lots => Self::Lot,
        }
    }

    /// What the addends are counted in.
    const fn of_addends(self) -> Self {
        match self {
            Self::Average | Self::HalfPoints => Self::HalfPoints,
            Self::QuarterPoints
            | Self::Count
            | Self::Rating
            | Self::Number
            | Self::Lot
            | Self::PartsOfHalf(_) => self,
        }
    }

    /// So many of the unit. Only an average is ever a fraction of it: ratings are rounded.
    pub fn value(self, amount: Amount) -> Value {
        let Amount { over, under } = amount;
        let small = i32::try_from(over).unwrap_or(if over < 0 { i32::MIN } else { i32::MAX });
        let number = u16::try_from(over).unwrap_or(u16::MAX);
        match self {
            Self::HalfPoints => Value::Points(HalfPoints(small)),
            Self::Average => Value::Mean { halves: over, games: under },
            Self::QuarterPoints => Value::Product(QuarterPoints(over)),
            Self::Count => Value::Count(small),
            Self::Rating => Value::Rating(small),
            Self::Number => Value::Number(number),
            Self::Lot => Value::Lot(number),
            Self::PartsOfHalf(parts) => Value::Average { halves: over, of: parts },
        }
    }
}

/// The addends of a criterion for a player, those left out marked. Direct encounter has none here:
/// its sum depends on who is tied.
pub fn addends(score: &Score, criterion: &Criterion, seat: Seat, into: &mut Vec<Addend>) {
    // Long because the table of the criteria is one.
    into.clear();
    let mut cut = Cut::Full;
    match criterion.kind {
        CriterionKind::DirectEncounter(_) | CriterionKind::Lots => {}
        CriterionKind::Points => points::addends(score, seat, into),
        CriterionKind::Buchholz(cuts, bye) => {
            buchholz::addends(score, bye, seat, into);
            cut = cuts;
        }
        CriterionKind::ForeBuchholz(cuts, bye) => {
            buchholz::addends(score.fore(), bye, seat, into);
            cut = cuts;
        }
        CriterionKind::AverageBuchholz(last, bye) => average_buchholz::addends(score, last, bye, seat, into),
        CriterionKind::SonnebornBerger(cuts, bye) => {
            sonneborn_berger::addends(score, bye, seat, into);
            cut = cuts;
        }
        CriterionKind::Koya(above) => koya::addends(score, above, seat, into),
        CriterionKind::Progressive => progressive::addends(score, seat, into),
        CriterionKind::Wins(unplayed) => wins::addends(score, unplayed, seat, into),
        CriterionKind::GamesWithBlack(unplayed) => black_games::addends(score, unplayed, seat, into),
        CriterionKind::WinsWithBlack(unplayed) => black_wins::addends(score, unplayed, seat, into),
        CriterionKind::WinsWithRed(unplayed) => red_wins::addends(score, unplayed, seat, into),
        CriterionKind::FewerFouls => fewer_fouls::addends(score, seat, into),
        CriterionKind::GamesPlayed => games_played::addends(score, seat, into),
        CriterionKind::RoundsElected => rounds_elected::addends(score, seat, into),
        CriterionKind::StandardPoints => standard_points::addends(score, seat, into),
        CriterionKind::PairingNumber => pairing_number::addends(score, seat, into),
        CriterionKind::Rating => ratings::own(score, seat, into),
        CriterionKind::AverageRating(cuts) => {
            ratings::of_opponents(score, seat, into);
            cut = cuts;
        }
        CriterionKind::Performance | CriterionKind::PerfectPerformance => {
            ratings::of_opponents(score, seat, into);
        }
        CriterionKind::AveragePerformance => {
            average_performance::addends(score, performance::rating, seat, into);
        }
        CriterionKind::AveragePerfect => {
            average_performance::addends(score, perfect_performance::rating, seat, into);
        }
    }
    for addend in into.iter_mut() {
        addend.is_left_out |= addend.round.is_some_and(|round| is_dropped(score, criterion, round));
    }
    cut::cut(into, cut);
}

/// What a kind of criterion makes of its addends; `None` where it gives nothing.
pub fn amount(kind: CriterionKind, addends: &[Addend]) -> Option<Amount> {
    match kind {
        CriterionKind::DirectEncounter(_) | CriterionKind::Lots => None,
        CriterionKind::Points
        | CriterionKind::Buchholz(..)
        | CriterionKind::ForeBuchholz(..)
        | CriterionKind::SonnebornBerger(..)
        | CriterionKind::Koya(_)
        | CriterionKind::Progressive
        | CriterionKind::Wins(_)
        | CriterionKind::GamesWithBlack(_)
        | CriterionKind::WinsWithBlack(_)
        | CriterionKind::WinsWithRed(_)
        | CriterionKind::FewerFouls
        | CriterionKind::GamesPlayed
        | CriterionKind::RoundsElected
        | CriterionKind::StandardPoints => Some(Amount::whole(sum(addends))),
        CriterionKind::PairingNumber | CriterionKind::Rating => {
            addends.first().map(|addend| Amount::whole(addend.amount))
        }
        CriterionKind::AverageBuchholz(..) => Amount::average(addends),
        CriterionKind::AverageRating(_)
        | CriterionKind::AveragePerformance
        | CriterionKind::AveragePerfect => Amount::average(addends).map(Amount::rounded),
        CriterionKind::Performance => performance::rating(addends).map(Amount::whole),
        CriterionKind::PerfectPerformance => perfect_performance::rating(addends).map(Amount::whole),
    }
}

/// The sum of what is not left out.
pub fn sum(addends: &[Addend]) -> i64 {
    addends.iter().filter(|addend| !addend.is_left_out).map(|addend| addend.amount).sum()
}

/// Whether the criterion leaves this round out (rule W8).
pub fn is_dropped(score: &Score, criterion: &Criterion, round: RoundNo) -> bool {
    let last_kept = score.n_rounds.saturating_sub(u16::from(criterion.drop_last));
    round.0 <= u16::from(criterion.drop_first) || round.0 > last_kept
}

/// Whether more of it is better.
pub fn is_more_better(kind: CriterionKind) -> bool {
    match kind {
        CriterionKind::FewerFouls | CriterionKind::PairingNumber | CriterionKind::Lots => false,
        CriterionKind::Points
        | CriterionKind::DirectEncounter(_)
        | CriterionKind::Buchholz(..)
        | CriterionKind::SonnebornBerger(..)
        | CriterionKind::Progressive
        | CriterionKind::Wins(_)
        | CriterionKind::GamesWithBlack(_)
        | CriterionKind::WinsWithBlack(_)
        | CriterionKind::WinsWithRed(_)
        | CriterionKind::GamesPlayed
        | CriterionKind::ForeBuchholz(..)
        | CriterionKind::AverageBuchholz(..)
        | CriterionKind::Koya(_)
        | CriterionKind::RoundsElected
        | CriterionKind::StandardPoints
        | CriterionKind::Rating
        | CriterionKind::AverageRating(_)
        | CriterionKind::Performance
        | CriterionKind::PerfectPerformance
        | CriterionKind::AveragePerformance
        | CriterionKind::AveragePerfect => true,
    }
}

/// Whether a game counts as one for the player. Where forfeits do, one's own never does (C.07 art. 15).
fn counts(unplayed: Unplayed, side: Side, outcome: Outcome) -> bool {
    match unplayed {
        _ if !outcome.is_forfeit() => true,
        Unplayed::Counted => outcome.winner() == Some(side),
        Unplayed::LeftOut => false,
    }
}

/// A game over the board.
struct Met<'a> {
    slot: &'a Slot,
    opponent: Seat,
    side: Side,
    outcome: Outcome,
}

/// The games over the board that count, in order.
fn over_the_board(score: &Score, seat: Seat) -> impl Iterator<Item = Met<'_>> {
    score.slots[seat].iter().filter_map(|slot| {
        let (opponent, side, outcome) = slot.game()?;
        (!outcome.is_forfeit()).then_some(Met { slot, opponent, side, outcome })
    })
}

/// One for each game that a condition holds for.
fn count_games(
    score: &Score,
    seat: Seat,
    into: &mut Vec<Addend>,
    is_counted: impl Fn(Side, Outcome) -> bool,
) {
    let slots = score.slots[seat].iter();
    let counted =
        slots.filter(|slot| slot.game().is_some_and(|(_, side, outcome)| is_counted(side, outcome)));
    into.extend(counted.map(|slot| Addend::of_slot(slot, 1)));
}
