//! What do the rules of a Swiss pairing look at? Nothing else of an event reaches the engine.
use crate::units::{Side, Tenths};

/// The most entrants that a field may have; the matching counts places in 16 bits.
pub const MAX_ENTRANTS: usize = 10_000;
/// The most rounds of a tournament.
pub const MAX_ROUNDS: usize = 255;
/// The farthest from zero that one result or one round's virtual points may lie.
pub const MAX_POINTS: Tenths = Tenths(100_000);

/// Everything that decides the coming round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Rounds of the whole tournament: the last one has its own rules for topscorers (C.04.3, 1.8).
    pub n_rounds: u16,
    /// What unplayed rounds pay, and what a win is worth.
    pub points: PointScheme,
    /// The side of the odd numbers in round 1 (C.04.3, 5.2.5); `None` if it has not been drawn yet.
    pub first_side: Option<Side>,
    /// Everybody on the list, in the order of the initial ranking (C.04.2).
    pub entrants: Vec<Entrant>,
    /// Those who must not meet in the coming round, besides those who have met.
    pub forbidden: Vec<(Seat, Seat)>,
    /// Those who may meet although they have met: a decision of the arbiter where no round is left without it.
    pub rematches: Vec<(Seat, Seat)>,
}

/// A place in the initial ranking: an index into [`Field::entrants`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u16);

/// One of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The number that people know (TRF's starting rank). It only names; the seat ranks.
    pub number: u32,
    /// Whether they take part in the coming round.
    pub is_here: bool,
    /// Round by round, what has been; shorter means not in the rounds that are missing.
    pub past: Vec<Past>,
    /// Virtual points of acceleration (C.04.7), round by round, the coming one too; missing means none.
    pub virtual_points: Vec<Tenths>,
}

/// What one round was for one entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Past {
    /// Played over the board.
    Game {
        /// Against whom.
        opponent: Seat,
        /// On which side.
        side: Side,
        /// What it paid.
        points: Tenths,
    },
    /// Paired, not played: no game for who has met whom and for sides (C.04.2).
    Forfeit {
        /// Against whom.
        opponent: Seat,
        /// On which side it would have been.
        side: Side,
        /// Whether this entrant was the one who came.
        won: bool,
    },
    /// The pairing-allocated bye.
    PairingBye,
    /// A full-point bye on request.
    FullBye,
    /// A half-point bye on request.
    HalfBye,
    /// Announced absence: a zero-point bye.
    Absent,
    /// Not in the tournament in that round.
    NotEntered,
}

/// What results are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointScheme {
    /// A win over the board.
    pub win: Tenths,
    /// A drawn game.
    pub draw: Tenths,
    /// A lost game.
    pub loss: Tenths,
    /// The pairing-allocated bye.
    pub pairing_bye: Tenths,
    /// A full-point bye.
    pub full_bye: Tenths,
    /// A half-point bye.
    pub half_bye: Tenths,
    /// A zero-point bye, or a round before entering.
    pub zero_bye: Tenths,
    /// A win by forfeit.
    pub forfeit_win: Tenths,
    /// A loss by forfeit.
    pub forfeit_loss: Tenths,
}

impl Default for PointScheme {
    /// 1, ½, 0; byes as their names say.
    fn default() -> Self {
        Self::classic(Tenths(10), Tenths(5), Tenths::ZERO)
    }
}

impl PointScheme {
    /// Unplayed rounds pay what the games after which they are named pay; absence pays nothing.
    pub const fn classic(win: Tenths, draw: Tenths, loss: Tenths) -> Self {
        let nothing = Tenths::ZERO;
        Self {
            win,
            draw,
            loss,
            pairing_bye: win,
            full_bye: win,
            half_bye: draw,
            zero_bye: nothing,
            forfeit_win: win,
            forfeit_loss: nothing,
        }
    }

    /// Every value.
    pub const fn all(&self) -> [Tenths; 9] {
        let byes = [self.pairing_bye, self.full_bye, self.half_bye, self.zero_bye];
        let [pairing, full, half, zero] = byes;
        [self.win, self.draw, self.loss, pairing, full, half, zero, self.forfeit_win, self.forfeit_loss]
    }

    /// What a round paid.
    pub const fn of(&self, past: Past) -> Tenths {
        match past {
            Past::Game { points, .. } => points,
            Past::Forfeit { won: true, .. } => self.forfeit_win,
            Past::Forfeit { won: false, .. } => self.forfeit_loss,
            Past::PairingBye => self.pairing_bye,
            Past::FullBye => self.full_bye,
            Past::HalfBye => self.half_bye,
            Past::Absent | Past::NotEntered => self.zero_bye,
        }
    }
}

impl Entrant {
    /// What a round was, rounds counted from 0.
    pub fn past_of(&self, round: usize) -> Past {
        self.past.get(round).copied().unwrap_or(Past::NotEntered)
    }
}

impl Past {
    /// Who was met over the board, and on which side; a forfeit is no meeting (C.04.2).
    pub const fn meeting(self) -> Option<(Seat, Side)> {
        match self {
            Self::Game { opponent, side, .. } => Some((opponent, side)),
            Self::Forfeit { .. }
            | Self::PairingBye
            | Self::FullBye
            | Self::HalfBye
            | Self::Absent
            | Self::NotEntered => None,
        }
    }
}

impl Field {
    /// Whether the arbiter lets two meet again.
    pub fn may_meet_again(&self, a: Seat, b: Seat) -> bool {
        self.rematches.contains(&(a, b)) || self.rematches.contains(&(b, a))
    }

    /// How many rounds have been paired so far.
    pub fn n_past(&self) -> usize {
        self.entrants.iter().map(|entrant| entrant.past.len()).max().unwrap_or(0)
    }

    /// Whether the coming round is the last one.
    pub fn is_last_round(&self) -> bool {
        self.n_past() + 1 >= usize::from(self.n_rounds)
    }
}

/// Why a field cannot be read. Rounds count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldFault {
    /// More entrants than [`MAX_ENTRANTS`], or more rounds than [`MAX_ROUNDS`].
    TooLarge,
    /// So many different scores would come together in one bracket that no number here holds what a pair is worth.
    TooManyScores,
    /// All rounds of the tournament have been paired.
    AllPaired,
    /// The side of the odd numbers in round 1 has not been drawn (5.2.5).
    FirstSideNotDrawn,
    /// A forbidden pair names a seat that does not exist, or one seat twice.
    ForbiddenPair(Seat, Seat),
    /// An opponent does not exist or is the entrant.
    Opponent {
        /// Whose past.
        seat: Seat,
        /// In which round.
        round: u16,
    },
    /// The opponent's past says something else about the same round.
    NotMirrored {
        /// Whose past.
        seat: Seat,
        /// In which round.
        round: u16,
    },
    /// Some points lie farther from zero than [`MAX_POINTS`]; the scheme's own have no seat.
    Points(Option<Seat>),
}
