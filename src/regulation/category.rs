//! Who has a table of their own? Women, juniors, seniors, a club, a federation, a group of ratings.

/// A group of the people in an event.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// All of them.
    Everyone,
    /// Women (nữ, 女子).
    Women,
    /// Young people (trẻ, 少年).
    Juniors(Limit),
    /// Old people (cao tuổi, 老年).
    Seniors(Limit),
    /// Members of one club or unit, by its name as written.
    Club(String),
    /// Members of one federation, province or country, by its name as written.
    Federation(String),
    /// Whose rating lies between these two, both included; without a bound it is open there.
    Rated {
        /// The lowest.
        from: Option<u16>,
        /// The highest.
        to: Option<u16>,
    },
}

/// Where youth ends, or old age begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Limit {
    /// So many full years on the event's first day: at most, of juniors; at least, of seniors.
    Age(u8),
    /// Born in this year: or later, of juniors; or earlier, of seniors.
    Born(u16),
}

impl Limit {
    const fn can_be(self) -> bool {
        match self {
            Self::Age(years) => 1 <= years && years <= 120,
            Self::Born(year) => 1_900 <= year && year <= 2_199,
        }
    }
}

impl Category {
    /// The name of the club or federation, if it is one.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Club(name) | Self::Federation(name) => Some(name),
            Self::Everyone | Self::Women | Self::Juniors(_) | Self::Seniors(_) | Self::Rated { .. } => None,
        }
    }

    /// Groups by age and by rating that a table is offered for, as far as somebody belongs to them.
    pub const OFFERED: [Self; 8] = [
        Self::Juniors(Limit::Age(12)),
        Self::Juniors(Limit::Age(15)),
        Self::Juniors(Limit::Age(18)),
        Self::Seniors(Limit::Age(55)),
        Self::Seniors(Limit::Age(60)),
        Self::Rated { from: None, to: Some(1_599) },
        Self::Rated { from: Some(1_600), to: Some(1_999) },
        Self::Rated { from: Some(2_000), to: None },
    ];

    /// Whether an organizer can ask for it: an age, a year of birth, a stretch of ratings. Everyone, women,
    /// clubs and federations have their tables by themselves.
    pub const fn can_be_added(&self) -> bool {
        match self {
            Self::Everyone | Self::Women | Self::Club(_) | Self::Federation(_) => false,
            Self::Juniors(limit) | Self::Seniors(limit) => limit.can_be(),
            Self::Rated { from: Some(from), to: Some(to) } => *from <= *to,
            Self::Rated { from, to } => from.is_some() || to.is_some(),
        }
    }
}
