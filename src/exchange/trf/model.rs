//! What does a tournament report file say?
use super::intake::LineEnd;
use super::points::Points;
use crate::tournament::Sex;
use crate::units::{Side, Tenths};

/// Everything in one file. TRF's white is Red, who moves first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trf {
    /// Comments before everything else, with their `###`.
    pub front: Vec<String>,
    /// What is said of the whole event, in the order of the file.
    pub headers: Vec<Header>,
    /// Rounds of the whole event (`142`, `XXR`).
    pub n_rounds: Option<u16>,
    /// The side of the odd numbers in round 1 (`152`, `XXC`).
    pub first_side: Option<Side>,
    /// What makes the order of the initial ranking.
    pub ranking: Ranking,
    /// What results are worth, as far as it is said (`162`, `BBW` …).
    pub points: Points,
    /// The players, in the order of the file.
    pub players: Vec<Player>,
    /// Byes by round (`240`).
    pub byes: Vec<ByeList>,
    /// Virtual points (`250`, `XXA`), in the order of the file: the later line wins.
    pub accelerations: Vec<Acceleration>,
    /// Who must not meet (`260`, `XXP`).
    pub forbidden: Vec<Forbidden>,
    /// Who is out of the coming round (`XXZ`).
    pub absent: Vec<u16>,
    /// All other lines as they are: teams, abnormal points, national ratings, comments, unknown codes.
    pub kept: Vec<String>,
    /// How its lines end.
    pub line_end: LineEnd,
}

/// A line about the whole event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Of what it speaks.
    pub code: HeaderCode,
    /// What it says, from column 5.
    pub text: String,
}

/// Of what a header speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HeaderCode {
    /// `012`.
    Title,
    /// `022`.
    City,
    /// `032`.
    Federation,
    /// `042`.
    Start,
    /// `052`.
    End,
    /// `062`.
    PlayerCount,
    /// `072`.
    RatedCount,
    /// `082`.
    TeamCount,
    /// `092`, in words.
    Kind,
    /// `102`.
    ChiefArbiter,
    /// `112`, one line for each.
    Deputy,
    /// `122`, in words.
    Times,
    /// `132`: from column 92 one date for each round.
    Dates,
    /// `172`.
    RankMethod,
    /// `182`: the program that paired.
    Controller,
    /// `192`: a code such as `FIDE_DUTCH_2026_BAKU`.
    System,
    /// `202`: codes of C.07 with commas.
    TieBreaks,
    /// `212`: the same with `PTS` in its place.
    Order,
    /// `222`: seconds, as a code.
    TimeControl,
    /// `352`.
    BoardSides,
    /// `362`.
    MatchPoints,
}

impl HeaderCode {
    /// Every code with its three digits.
    pub const ALL: [(Self, &'static str); 21] = [
        (Self::Title, "012"),
        (Self::City, "022"),
        (Self::Federation, "032"),
        (Self::Start, "042"),
        (Self::End, "052"),
        (Self::PlayerCount, "062"),
        (Self::RatedCount, "072"),
        (Self::TeamCount, "082"),
        (Self::Kind, "092"),
        (Self::ChiefArbiter, "102"),
        (Self::Deputy, "112"),
        (Self::Times, "122"),
        (Self::Dates, "132"),
        (Self::RankMethod, "172"),
        (Self::Controller, "182"),
        (Self::System, "192"),
        (Self::TieBreaks, "202"),
        (Self::Order, "212"),
        (Self::TimeControl, "222"),
        (Self::BoardSides, "352"),
        (Self::MatchPoints, "362"),
    ];
}

/// What makes the order of the initial ranking (C.04.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ranking {
    /// The players' numbers.
    #[default]
    Numbers,
    /// The order of the players' lines: JaVaFo's `XXC rank`. Read, never chosen by us.
    Listing,
}

/// A player's line (`001`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The starting rank: 1 to 9,999.
    pub number: u16,
    /// Column 10: `m` or `w`.
    pub sex: Option<Sex>,
    /// Such as `GM`; three letters at most.
    pub title: String,
    /// 33 letters at most.
    pub name: String,
    /// Nobody's is 0.
    pub rating: Option<u16>,
    /// Three letters.
    pub federation: String,
    /// FIDE's number, or any of eleven letters.
    pub fide_id: String,
    /// `YYYY/MM/DD`, or a part of it.
    pub birth: String,
    /// The points so far; files differ in whether those of a coming bye count.
    pub points: Tenths,
    /// The place in the table.
    pub rank: Option<u16>,
    /// One for each round from the first; shorter means blank.
    pub cells: Vec<Cell>,
}

/// What one round was for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cell {
    /// Nothing stands there: not in the tournament.
    #[default]
    Blank,
    /// Played over the board.
    Game {
        /// The number of the other.
        opponent: u16,
        /// The player's side.
        side: Side,
        /// For the player.
        score: Score,
        /// Whether it counts for ratings: digits do, letters do not.
        is_rated: bool,
    },
    /// Paired, and no result yet.
    Pending {
        /// The number of the other.
        opponent: u16,
        /// The player's side.
        side: Side,
    },
    /// Paired, and one of the two or both did not come.
    Forfeit {
        /// The number of the other.
        opponent: u16,
        /// The side it would have been, if it is said.
        side: Option<Side>,
        /// Whether the player was the one who came.
        is_won: bool,
    },
    /// `0000 - +` and `0000 - -`, as older programs write a bye and an absence.
    Alone {
        /// Whether it paid.
        is_won: bool,
    },
    /// A bye.
    Bye(Bye),
}

/// The result of a game for one of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Score {
    /// `0`, `L`.
    Loss,
    /// `=`, `D`.
    Draw,
    /// `1`, `W`.
    Win,
}

/// The byes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bye {
    /// `U`: nobody was left to meet.
    Pairing,
    /// `F`: on request, worth a win.
    Full,
    /// `H`: on request, worth a draw.
    Half,
    /// `Z`: an announced absence.
    Zero,
}

/// Byes of one round (`240`), never the pairing-allocated one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeList {
    /// Which bye.
    pub bye: Bye,
    /// In which round.
    pub round: u16,
    /// Whose.
    pub players: Vec<u16>,
}

/// Virtual points (C.04.7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Acceleration {
    /// `250`: the same for a range of numbers in a range of rounds, ends included.
    Range {
        /// How many.
        points: Tenths,
        /// From the first round to the last.
        rounds: (u16, u16),
        /// From the first number to the last.
        players: (u16, u16),
    },
    /// `XXA`: one player's, round by round.
    Player {
        /// Whose.
        player: u16,
        /// From round 1.
        points: Vec<Tenths>,
    },
}

/// People of whom no two must meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// From the first round to the last (`260`); `None`: in all of them (`XXP`).
    pub rounds: Option<(u16, u16)>,
    /// Their numbers.
    pub players: Vec<u16>,
}

impl Trf {
    /// What the first header of this code says.
    pub fn header(&self, code: HeaderCode) -> Option<&str> {
        self.headers.iter().find(|header| header.code == code).map(|header| header.text.trim())
    }

    /// The player with this number.
    pub fn player(&self, number: u16) -> Option<&Player> {
        self.players.iter().find(|player| player.number == number)
    }

    /// The last round for which anybody was paired or had the pairing-allocated bye; 0 if none.
    pub fn last_paired(&self) -> u16 {
        let last = |player: &Player| player.cells.iter().rposition(|cell| cell.is_paired());
        let last = self.players.iter().filter_map(last).max();
        last.map_or(0, |at| u16::try_from(at + 1).unwrap_or(u16::MAX))
    }

    /// Whether the lines are those of a team event, whose boards are not paired one by one.
    pub fn is_of_teams(&self) -> bool {
        self.kept.iter().any(|line| line.starts_with("013") || line.starts_with("310"))
    }

    /// Whether points were given or taken apart from the results (`299`).
    pub fn has_abnormal_points(&self) -> bool {
        self.kept.iter().any(|line| line.starts_with("299"))
    }
}

impl Player {
    /// What the round, counted from 1, was for the player.
    pub fn cell(&self, round: u16) -> Cell {
        let at = usize::from(round).checked_sub(1);
        at.and_then(|at| self.cells.get(at)).copied().unwrap_or_default()
    }
}

impl Cell {
    /// Whether the player took part in the pairing of the round.
    pub const fn is_paired(self) -> bool {
        match self {
            Self::Game { .. } | Self::Pending { .. } | Self::Forfeit { .. } => true,
            Self::Alone { is_won } => is_won,
            Self::Bye(bye) => matches!(bye, Bye::Pairing),
            Self::Blank => false,
        }
    }

    /// The number of the other.
    pub const fn opponent(self) -> Option<u16> {
        match self {
            Self::Game { opponent, .. } | Self::Pending { opponent, .. } | Self::Forfeit { opponent, .. } => {
                Some(opponent)
            }
            Self::Blank | Self::Alone { .. } | Self::Bye(_) => None,
        }
    }

    /// The player's side, if it is said.
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Game { side, .. } | Self::Pending { side, .. } => Some(side),
            Self::Forfeit { side, .. } => side,
            Self::Blank | Self::Alone { .. } | Self::Bye(_) => None,
        }
    }
}
