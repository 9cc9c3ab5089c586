//! How many points is a result worth? Six numbers for games, four for rounds without one.
use crate::units::{HalfPoints, Side};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// It was played, or ruled on at the board.
    Played(Played),
    /// It was not played: this side did not appear, the other wins (bỏ cuộc, 弃权).
    Forfeit {
        /// Who did not appear.
        absent: Side,
    },
    /// It was not played: neither side appeared (rule T5).
    DoubleForfeit,
}

/// How a game that was played ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Played {
    /// Red won.
    RedWins,
    /// Drawn.
    Draw,
    /// Black won.
    BlackWins,
    /// Ruled lost for both (Wuhan 六, rule W9).
    BothLose,
}

impl Outcome {
    /// Whether the game did not take place.
    pub const fn is_forfeit(self) -> bool {
        match self {
            Self::Played(_) => false,
            Self::Forfeit { .. } | Self::DoubleForfeit => true,
        }
    }

    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Played(Played::RedWins) => Some(Side::Red),
            Self::Played(Played::BlackWins) => Some(Side::Black),
            Self::Forfeit { absent } => Some(absent.opponent()),
            Self::Played(Played::Draw | Played::BothLose) | Self::DoubleForfeit => None,
        }
    }
}

/// What a game is worth to each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scoring {
    /// To red, for a win.
    pub red_win: HalfPoints,
    /// To red, for a draw.
    pub red_draw: HalfPoints,
    /// To red, for a loss.
    pub red_loss: HalfPoints,
    /// To black, for a win.
    pub black_win: HalfPoints,
    /// To black, for a draw.
    pub black_draw: HalfPoints,
    /// To black, for a loss.
    pub black_loss: HalfPoints,
}

impl Scoring {
    /// 2-1-0, the custom in xiangqi since 2015.
    pub const TWO_ONE_ZERO: Self = Self::both(HalfPoints(4), HalfPoints(2), HalfPoints(0));
    /// 1-½-0.
    pub const ONE_HALF_ZERO: Self = Self::both(HalfPoints(2), HalfPoints(1), HalfPoints(0));

    /// 3-1-0.
    pub const THREE_ONE_ZERO: Self = Self::both(HalfPoints(6), HalfPoints(2), HalfPoints(0));

    /// The same for both sides.
    pub const fn both(win: HalfPoints, draw: HalfPoints, loss: HalfPoints) -> Self {
        Self {
            red_win: win,
            red_draw: draw,
            red_loss: loss,
            black_win: win,
            black_draw: draw,
            black_loss: loss,
        }
    }

    /// What a win, a draw and a loss are worth to a side.
    pub const fn of_side(&self, side: Side) -> (HalfPoints, HalfPoints, HalfPoints) {
        match side {
            Side::Red => (self.red_win, self.red_draw, self.red_loss),
            Side::Black => (self.black_win, self.black_draw, self.black_loss),
        }
    }

    /// What the outcome is worth to a side. A forfeit pays the winner a win and the absent nothing.
    pub fn points(&self, outcome: Outcome, side: Side) -> HalfPoints {
        let (win, draw, loss) = self.of_side(side);
        match outcome {
            Outcome::Played(Played::Draw) => draw,
            Outcome::Played(Played::BothLose) => loss,
            Outcome::Played(Played::RedWins | Played::BlackWins) => {
                if outcome.winner() == Some(side) {
                    win
                } else {
                    loss
                }
            }
            Outcome::Forfeit { absent } if absent != side => win,
            Outcome::Forfeit { .. } | Outcome::DoubleForfeit => HalfPoints::ZERO,
        }
    }
}

/// What a round without a game is worth, per game that would have been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnplayedScores {
    /// To the one who was left over (miễn đấu, 轮空).
    pub pairing_bye: HalfPoints,
    /// To the one who asked to be left out.
    pub requested_bye: HalfPoints,
    /// To the one who was absent.
    pub absence: HalfPoints,
}

impl UnplayedScores {
    /// Nothing for anything, as in a round robin.
    pub const NOTHING: Self =
        Self { pairing_bye: HalfPoints::ZERO, requested_bye: HalfPoints::ZERO, absence: HalfPoints::ZERO };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_numbers_say_what_each_side_gets() {
        let scoring = Scoring { black_draw: HalfPoints(3), ..Scoring::TWO_ONE_ZERO };
        let table = [
            (Outcome::Played(Played::RedWins), 4, 0),
            (Outcome::Played(Played::BlackWins), 0, 4),
            (Outcome::Played(Played::Draw), 2, 3),
            (Outcome::Played(Played::BothLose), 0, 0),
            (Outcome::Forfeit { absent: Side::Red }, 0, 4),
            (Outcome::Forfeit { absent: Side::Black }, 4, 0),
            (Outcome::DoubleForfeit, 0, 0),
        ];
        for (outcome, red, black) in table {
            let points = (scoring.points(outcome, Side::Red).0, scoring.points(outcome, Side::Black).0);
            assert_eq!(points, (red, black), "{outcome:?}");
        }
    }
}
