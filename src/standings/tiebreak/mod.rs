//! What does each criterion sum? One file each; here they are chosen, dropped from, cut and added up.
//!
//! A value is always the sum of addends that can be shown, so that a person can add it up again.
mod black_games;
mod black_wins;
mod buchholz;
mod cut;
pub mod direct_encounter;
mod fewer_fouls;
mod games_played;
mod lots;
mod points;
mod progressive;
mod red_wins;
mod sonneborn_berger;
mod wins;

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
    /// Quarter points.
    QuarterPoints,
    /// Things.
    Count,
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
            value: unit.value(self.amount),
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
            | CriterionKind::Progressive => Self::HalfPoints,
            CriterionKind::SonnebornBerger(..) => Self::QuarterPoints,
            CriterionKind::Wins(_)
            | CriterionKind::GamesWithBlack(_)
            | CriterionKind::WinsWithBlack(_)
            | CriterionKind::WinsWithRed(_)
            | CriterionKind::FewerFouls
            | CriterionKind::GamesPlayed => Self::Count,
            CriterionKind::Lots => Self::Lot,
        }
    }

    /// So many of the unit.
    pub fn value(self, amount: i64) -> Value {
        let small = i32::try_from(amount).unwrap_or(if amount < 0 { i32::MIN } else { i32::MAX });
        match self {
            Self::HalfPoints => Value::Points(HalfPoints(small)),
            Self::QuarterPoints => Value::Product(QuarterPoints(amount)),
            Self::Count => Value::Count(small),
            Self::Lot => Value::Lot(u16::try_from(amount).unwrap_or(u16::MAX)),
            Self::PartsOfHalf(parts) => Value::Average { halves: amount, of: parts },
        }
    }
}

/// The addends of a criterion for a player, those left out marked. Direct encounter has none here:
/// its sum depends on who is tied.
pub fn addends(score: &Score, criterion: &Criterion, seat: Seat, into: &mut Vec<Addend>) {
    into.clear();
    let mut cut = Cut::Full;
    match criterion.kind {
        CriterionKind::DirectEncounter(_) | CriterionKind::Lots => {}
        CriterionKind::Points => points::addends(score, seat, into),
        CriterionKind::Buchholz(cuts, bye) => {
            buchholz::addends(score, bye, seat, into);
            cut = cuts;
        }
        CriterionKind::SonnebornBerger(cuts, bye) => {
            sonneborn_berger::addends(score, bye, seat, into);
            cut = cuts;
        }
        CriterionKind::Progressive => progressive::addends(score, seat, into),
        CriterionKind::Wins(unplayed) => wins::addends(score, unplayed, seat, into),
        CriterionKind::GamesWithBlack(unplayed) => black_games::addends(score, unplayed, seat, into),
        CriterionKind::WinsWithBlack(unplayed) => black_wins::addends(score, unplayed, seat, into),
        CriterionKind::WinsWithRed(unplayed) => red_wins::addends(score, unplayed, seat, into),
        CriterionKind::FewerFouls => fewer_fouls::addends(score, seat, into),
        CriterionKind::GamesPlayed => games_played::addends(score, seat, into),
    }
    for addend in into.iter_mut() {
        addend.is_left_out |= addend.round.is_some_and(|round| is_dropped(score, criterion, round));
    }
    cut::cut(into, cut);
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
        CriterionKind::FewerFouls | CriterionKind::Lots => false,
        CriterionKind::Points
        | CriterionKind::DirectEncounter(_)
        | CriterionKind::Buchholz(..)
        | CriterionKind::SonnebornBerger(..)
        | CriterionKind::Progressive
        | CriterionKind::Wins(_)
        | CriterionKind::GamesWithBlack(_)
        | CriterionKind::WinsWithBlack(_)
        | CriterionKind::WinsWithRed(_)
        | CriterionKind::GamesPlayed => true,
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
