//! How is a result, or a round without one, written in the cell of a table?
use crate::regulation::{Outcome, Scoring};
use crate::standings::CrossGame;
use crate::tournament::{Game, SitOut};
use crate::units::{GameNo, HalfPoints, Side};
use crate::words::rounds::forfeit_mark;

/// A result, the left player's part first; the left player is black in every second game.
pub fn result(scoring: &Scoring, game: &Game, outcome: Outcome) -> String {
    let left = side_at_left(game.no);
    match outcome {
        Outcome::Forfeit { absent } if absent == left => "– +".to_owned(),
        Outcome::Forfeit { .. } => "+ –".to_owned(),
        Outcome::DoubleForfeit => "– –".to_owned(),
        Outcome::Played(_) => {
            format!("{}–{}", scoring.points(outcome, left), scoring.points(outcome, left.opponent()))
        }
    }
}

/// The colour of the player at the left of the row in a game.
pub const fn side_at_left(game: GameNo) -> Side {
    if game.index().is_multiple_of(2) { Side::Red } else { Side::Black }
}

/// The games against one opponent: points and the colour (● red, ○ black), a star for a forfeit, brackets
/// for what does not count.
pub fn cross_cell(games: &[CrossGame]) -> String {
    let game = |game: &CrossGame| {
        let Some(outcome) = game.outcome else { return "·".to_owned() };
        let colour = match game.side {
            Side::Red => "●",
            Side::Black => "○",
        };
        match forfeit_mark(outcome) {
            Some(_) if game.is_annulled => format!("({})", game.points),
            Some(_) => format!("{}*", game.points),
            None if game.is_annulled => format!("({}{colour})", game.points),
            None => format!("{}{colour}", game.points),
        }
    };
    games.iter().map(game).collect::<Vec<_>>().join(" ")
}

/// A round without a game in the table by rounds: a dot and what it paid, nothing before somebody entered.
pub fn sit_out_cell(why: SitOut, points: HalfPoints) -> String {
    match why {
        SitOut::NotEntered => String::new(),
        SitOut::PairingBye | SitOut::RequestedBye | SitOut::Absence if points == HalfPoints::ZERO => {
            "·".to_owned()
        }
        SitOut::PairingBye | SitOut::RequestedBye | SitOut::Absence => format!("·{points}"),
    }
}
