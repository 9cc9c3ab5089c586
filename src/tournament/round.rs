//! Who sat where in a round, and how did it end?
use super::late::Arrival;
use super::player::SitOut;
use crate::regulation::Outcome;
use crate::units::{BoardNo, CivilDate, CivilTime, GameNo, PlayerId, RoundNo, Side, Stamp};
use std::collections::BTreeMap;

/// Two players at a board. A value of the pairing: it never changes once the round is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pairing {
    /// The table, frozen (case O13).
    pub board: BoardNo,
    /// Red in game 1, 3, …
    pub red: PlayerId,
    /// Black in game 1, 3, …
    pub black: PlayerId,
}

/// A player without a game in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SittingOut {
    /// Who.
    pub player: PlayerId,
    /// Why.
    pub why: SitOut,
}

/// An encounter: a pairing and the results of its games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Encounter {
    /// Who meets whom.
    pub pairing: Pairing,
    /// One place a game; `None` while it is open.
    pub outcomes: Vec<Option<Outcome>>,
}

/// A round that has been paired.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    /// Which.
    pub no: RoundNo,
    /// The boards, in order.
    pub encounters: Vec<Encounter>,
    /// Who sits out.
    pub sitting_out: Vec<SittingOut>,
    /// Those whom the pairing left over, whatever became of them since.
    pub(super) left_over: Vec<PlayerId>,
    /// Whether the pairs are known to the players. A round robin's are from the start.
    pub is_published: bool,
    /// When the clocks were started, if they were.
    pub started: Option<Stamp>,
    /// Who was not there at the start, whether they have come, and when that was noted.
    pub arrivals: BTreeMap<PlayerId, (Arrival, Stamp)>,
    /// Why pairs were changed by hand, in order.
    pub by_hand: Vec<String>,
    /// Whether every result was typed twice and agreed since the last change.
    pub is_checked: bool,
    /// Earlier rounds in which a result was corrected after this one was paired (case O10).
    pub made_before_correction_of: Vec<RoundNo>,
}

/// One game: who had which colour, and how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    /// In which round.
    pub round: RoundNo,
    /// On which board.
    pub board: BoardNo,
    /// Which game of the encounter.
    pub no: GameNo,
    /// Red in this game.
    pub red: PlayerId,
    /// Black in this game.
    pub black: PlayerId,
    /// How it ended; `None` while it is open.
    pub outcome: Option<Outcome>,
}

impl Game {
    /// The side that the player has in this game.
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        if self.red == player {
            Some(Side::Red)
        } else if self.black == player {
            Some(Side::Black)
        } else {
            None
        }
    }

    /// The player of a side.
    pub const fn player(&self, side: Side) -> PlayerId {
        match side {
            Side::Red => self.red,
            Side::Black => self.black,
        }
    }
}

impl Pairing {
    /// Who has red and who has black in a game of the encounter: the colours are swapped each time (B6).
    pub fn colours(&self, game: GameNo) -> (PlayerId, PlayerId) {
        if game.index().is_multiple_of(2) { (self.red, self.black) } else { (self.black, self.red) }
    }

    /// Whether the player sits at this board.
    pub fn has(&self, player: PlayerId) -> bool {
        self.red == player || self.black == player
    }
}

impl Encounter {
    /// The games of this encounter in a round.
    pub fn games(&self, round: RoundNo) -> impl Iterator<Item = Game> + '_ {
        self.outcomes.iter().enumerate().map(move |(index, &outcome)| {
            let no = GameNo::from_index(index);
            let (red, black) = self.pairing.colours(no);
            Game { round, board: self.pairing.board, no, red, black, outcome }
        })
    }

    /// Whether a game has no result yet.
    pub fn is_open(&self) -> bool {
        self.outcomes.iter().any(Option::is_none)
    }
}

impl Round {
    /// All games, board by board.
    pub fn games(&self) -> impl Iterator<Item = Game> + '_ {
        self.encounters.iter().flat_map(|encounter| encounter.games(self.no))
    }

    /// Boards with a game still open.
    pub fn n_open(&self) -> usize {
        self.encounters.iter().filter(|encounter| encounter.is_open()).count()
    }

    /// Whether every game has a result.
    pub fn is_complete(&self) -> bool {
        self.n_open() == 0
    }

    /// Which version of the pairs this is: 1 as paired, one more each time they were changed by hand.
    pub fn version(&self) -> usize {
        self.by_hand.len() + 1
    }

    /// Whether the player sits at a board.
    pub fn seats(&self, player: PlayerId) -> bool {
        self.encounters.iter().any(|encounter| encounter.pairing.has(player))
    }

    /// Whether the pairing left the player over, whatever became of that since.
    pub fn was_left_over(&self, player: PlayerId) -> bool {
        self.left_over.contains(&player)
    }

    /// Whether the player has a place in this round: at a board or among those who sit out.
    pub fn names(&self, player: PlayerId) -> bool {
        self.seats(player) || self.sitting_out.iter().any(|out| out.player == player)
    }

    /// The encounter at a board.
    pub fn at(&self, board: BoardNo) -> Option<&Encounter> {
        self.encounters.iter().find(|encounter| encounter.pairing.board == board)
    }
}

/// When a round is played, by the clock at the venue.
pub type Appointment = (CivilDate, CivilTime);
