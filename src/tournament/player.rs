//! Who takes part, and in which rounds?
use crate::regulation::UnplayedScores;
use crate::units::{BoardNo, CivilDate, HalfPoints, PairingNo, PlayerId, RoundNo};
use std::collections::BTreeMap;

/// What is known of a person who enters.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entry {
    /// The whole name as written, in composed form (NFC).
    pub name: String,
    /// For the tables of women.
    pub sex: Option<Sex>,
    /// For the tables of juniors and seniors.
    pub birth: Option<Birth>,
    /// Club or unit (đơn vị, 单位).
    pub club: String,
    /// Province or city (tỉnh thành, 省市).
    pub province: String,
    /// Federation or country.
    pub federation: String,
    /// Titles or grades (đẳng cấp, 棋士等级), each with who gave it; the first is written beside the name.
    pub titles: Vec<Title>,
    /// Ratings (等级分), one for each list that the person stands in. Which one counts is the event's to say
    /// ([`super::Tournament::rating_list`]).
    pub ratings: Vec<Rating>,
    /// The number that a federation, or FIDE, knows the person by.
    pub member_id: String,
    /// To be called by. On no sheet and in no table that leaves the event, unless asked for.
    pub phone: String,
    /// A table that the player never leaves, from the next pairing on (case O13).
    pub fixed_board: Option<BoardNo>,
}

/// A title, and who gave it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Title {
    /// The federation, as the event calls it (VIE, CHN, WXF); empty where nobody said.
    pub by: String,
    /// As it is written.
    pub title: String,
}

/// A rating, and the list that it stands in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rating {
    /// The list, as the event calls it (national, AXF, club); empty where there is one alone.
    pub list: String,
    /// At least 1.
    pub value: u16,
}

impl Title {
    /// The titles of somebody of whom one is known, and not who gave it; none of an empty text.
    pub fn alone(title: &str) -> Vec<Self> {
        let title = Self { by: String::new(), title: title.to_owned() };
        if title.title.is_empty() { Vec::new() } else { vec![title] }
    }
}

impl Rating {
    /// The ratings of somebody in an event of one list.
    pub fn alone(value: Option<u16>) -> Vec<Self> {
        value.map(|value| Self { list: String::new(), value }).into_iter().collect()
    }
}

impl Entry {
    /// The rating in this list.
    pub fn rating(&self, list: &str) -> Option<u16> {
        self.ratings.iter().find(|rating| is_one_list(&rating.list, list)).map(|rating| rating.value)
    }
}

/// Names of lists are typed by hand: case and outer spaces tell nothing apart.
pub(super) fn is_one_list(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

/// Woman or man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sex {
    /// Nữ, 女.
    Woman,
    /// Nam, 男.
    Man,
}

/// When somebody was born, as far as the organizers were told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Birth {
    /// In this year.
    Year(u16),
    /// On this day.
    Day(CivilDate),
}

impl Birth {
    /// The year.
    pub fn year(self) -> u16 {
        match self {
            Self::Year(year) => year,
            // The calendar begins in 1900.
            Self::Day(day) => day.parts().0.unsigned_abs(),
        }
    }

    /// Whether both can be said of one person.
    pub fn agrees_with(self, other: Self) -> bool {
        match (self, other) {
            (Self::Day(one), Self::Day(other)) => one == other,
            (Self::Year(_), _) | (_, Self::Year(_)) => self.year() == other.year(),
        }
    }
}

/// A person in the event.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// Stable for ever; a name is never a key (case O18).
    pub id: PlayerId,
    /// What is known.
    pub entry: Entry,
    /// The drawn number, once there is one.
    pub number: Option<PairingNo>,
    /// The first round after registration: earlier ones are "not entered" (case O07).
    pub joins: RoundNo,
    /// Stretches without the player: from a round (inclusive) to a round (exclusive) or for good.
    pub away: Vec<(RoundNo, Option<RoundNo>)>,
    /// From which round on the player was last said to be back, if nothing was said since.
    pub back: Option<RoundNo>,
    /// So many defaults the arbiter has let pass (B2).
    pub forgiven: u8,
    /// Single rounds that the player misses.
    pub leaves: BTreeMap<RoundNo, Leave>,
}

/// A round missed with notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Leave {
    /// Asked for, and granted.
    RequestedBye,
    /// Not there.
    Absence,
}

/// Why a player has no game in a round: four facts that never share one code (case O05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SitOut {
    /// Left over by the pairing (miễn đấu, 轮空).
    PairingBye,
    /// Asked for, and granted.
    RequestedBye,
    /// Absent or withdrawn.
    Absence,
    /// Not yet in the event.
    NotEntered,
}

impl SitOut {
    /// What a round without a game pays, per game that would have been played; nothing before somebody
    /// entered.
    pub const fn worth(self, scores: &UnplayedScores) -> HalfPoints {
        match self {
            Self::PairingBye => scores.pairing_bye,
            Self::RequestedBye => scores.requested_bye,
            Self::Absence => scores.absence,
            Self::NotEntered => HalfPoints::ZERO,
        }
    }
}

impl Player {
    /// Whether the player has left and is not back in this round.
    pub fn is_away(&self, round: RoundNo) -> bool {
        self.away.iter().any(|&(from, to)| from <= round && to.is_none_or(|to| round < to))
    }

    /// Whether the player left for good.
    pub fn has_withdrawn(&self) -> bool {
        self.away.iter().any(|&(_, to)| to.is_none())
    }

    /// Why the player cannot be paired in this round; `None` if the player can.
    pub fn unavailable(&self, round: RoundNo) -> Option<SitOut> {
        if round < self.joins {
            return Some(SitOut::NotEntered);
        }
        if self.is_away(round) {
            return Some(SitOut::Absence);
        }
        self.leaves.get(&round).map(|leave| match leave {
            Leave::RequestedBye => SitOut::RequestedBye,
            Leave::Absence => SitOut::Absence,
        })
    }
}
