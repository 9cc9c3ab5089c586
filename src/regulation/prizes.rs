//! Who is to be paid? The plan of prizes, as a regulation lays it down (rule B11).
use super::Category;
use crate::units::Dong;

/// The greatest amount that a plan can name: a thousand milliards.
const MAX_AMOUNT: Dong = Dong(1_000_000_000_000);
/// The last place that a plan can pay.
const MAX_PLACE: u16 = 2_000;
/// The most lines of a plan.
const MAX_LINES: usize = 64;

/// Who is paid how much, and on what condition.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PrizePlan {
    /// The prizes. Of two that are equal the one that stands first is given first.
    pub lines: Vec<PrizeLine>,
    /// What becomes of the prizes of players who are equal.
    pub ties: PrizeTies,
    /// Shares are rounded down to a multiple of this; at least 1.
    pub step: Dong,
    /// Who has what the rounding leaves over.
    pub remainder: Remainder,
    /// Whether one person can have several prizes.
    pub several: Several,
    /// The total that the document states, to be compared with the sum of the lines.
    pub declared: Option<Dong>,
}

impl PrizePlan {
    /// No prizes.
    pub const fn none() -> Self {
        Self {
            lines: Vec::new(),
            ties: PrizeTies::ByOrder,
            step: Dong(1_000),
            remainder: Remainder::Organizer,
            several: Several::All,
            declared: None,
        }
    }

    /// The sum of all lines, whether their conditions hold or not.
    pub fn total(&self) -> Dong {
        self.lines.iter().map(PrizeLine::total).sum()
    }

    /// By how much the document's total is greater than the sum of the lines; `None` if it states none.
    pub fn difference(&self) -> Option<Dong> {
        self.declared.map(|declared| declared - self.total())
    }

    /// Whether it can be followed: no sum of it can overflow, and every line has places.
    pub fn is_sound(&self) -> bool {
        self.lines.len() <= MAX_LINES
            && self.lines.iter().all(|line| line.has_places() && line.has_amount())
            && self.declared.is_none_or(is_amount)
            && (Dong(1)..=MAX_AMOUNT).contains(&self.step)
    }
}

/// Prizes of one amount for a range of places.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PrizeLine {
    /// Among whom the places are counted.
    pub category: Category,
    /// The first place, from 1.
    pub from: u16,
    /// The last place.
    pub to: u16,
    /// What each of these places is paid.
    pub each: Dong,
    /// When there are such prizes; `None`: always.
    pub condition: Option<Condition>,
}

impl PrizeLine {
    /// Prizes that are always given.
    pub const fn new(category: Category, from: u16, to: u16, each: Dong) -> Self {
        Self { category, from, to, each, condition: None }
    }

    /// Whether there are such places.
    pub fn has_places(&self) -> bool {
        self.from >= 1 && (self.from..=MAX_PLACE).contains(&self.to)
    }

    /// Whether somebody can pay so much.
    pub fn has_amount(&self) -> bool {
        is_amount(self.each)
    }

    /// How many prizes.
    pub const fn n(&self) -> u16 {
        self.to.saturating_sub(self.from).saturating_add(1)
    }

    /// What they come to together.
    pub fn total(&self) -> Dong {
        self.each.times(i64::from(self.n()))
    }
}

fn is_amount(amount: Dong) -> bool {
    (Dong::ZERO..=MAX_AMOUNT).contains(&amount)
}

/// How many of the category must take part for a prize to be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Condition {
    /// So many, or more.
    AtLeast(u16),
    /// More than so many ("if over ten women play", B11).
    MoreThan(u16),
}

impl Condition {
    /// Whether so many are enough.
    pub const fn holds(self, n: usize) -> bool {
        match self {
            Self::AtLeast(least) => n >= least as usize,
            Self::MoreThan(bound) => n > bound as usize,
        }
    }
}

/// Who counts as equal when money is given, and what equals get.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PrizeTies {
    /// The chain's order decides; only who shares a place in the table shares the prizes of these places.
    ByOrder,
    /// Who has equal points shares, whatever else the chain says.
    Shared,
    /// Half of each prize goes by the chain's order, the other halves are shared by who has equal points
    /// (Hort's system).
    Halved,
}

/// Who has what is left over when a share is rounded down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Remainder {
    /// The organizer keeps it.
    Organizer,
    /// The better placed of those who share; where the place itself is shared, the organizer.
    BetterPlaced,
}

/// Whether one person can have several prizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Several {
    /// Every one that was won.
    All,
    /// The greatest; the others go to the next in their category.
    Greatest,
}
