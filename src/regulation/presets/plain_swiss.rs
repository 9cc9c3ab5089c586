//! What does a club's Swiss event go by if nobody wrote a regulation? (FIDE C.04 and C.07; custom.)
use super::plain_round_robin;
use crate::regulation::{
    ByeInSums, Criterion, CriterionKind, Cut, Decreed, Regulation, Scoring, Swiss, System, Unplayed,
    UnplayedScores,
};

/// Customary rules; how many rounds there are depends on the list, so it is asked.
pub fn regulation() -> Regulation {
    Regulation {
        system: Decreed::silent(System::Swiss(Swiss::dutch(7))),
        unplayed: Decreed::organizer(as_games(Scoring::TWO_ONE_ZERO)),
        chain: Decreed::organizer(chain()),
        ..plain_round_robin::regulation()
    }
}

/// Who is left over has the points of a win, who asked to stay out those of a draw (C.04.1, art. 3.4).
pub const fn as_games(scoring: Scoring) -> UnplayedScores {
    let (win, draw, loss) = scoring.of_side(crate::units::Side::Red);
    UnplayedScores { pairing_bye: win, requested_bye: draw, absence: loss }
}

fn chain() -> Vec<Criterion> {
    [
        CriterionKind::Points,
        CriterionKind::Buchholz(Cut::Full, ByeInSums::Dummy),
        CriterionKind::DirectEncounter(Unplayed::LeftOut),
        CriterionKind::Wins(Unplayed::Counted),
        CriterionKind::GamesWithBlack(Unplayed::LeftOut),
        CriterionKind::WinsWithBlack(Unplayed::LeftOut),
    ]
    .map(Criterion::new)
    .to_vec()
}
