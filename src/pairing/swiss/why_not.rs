//! Why do these two not meet? The round is paired again with the two as a pair, and the first criterion that gets
//! worse is named. (C.04.3, articles 3 and 4.)
use super::cost::{Cost, first_difference};
use super::pair::{Way, pair_ranked, sound};
use super::ranking::Ranking;
use super::{Criterion, Field, NoRound, Past, Round, Seat};
use crate::units::Tenths;

/// Why two do not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// They do.
    TheyMeet,
    /// One of them does not take part in the round.
    NotHere(Seat),
    /// C1: they have met, in this round.
    HaveMet(u16),
    /// Somebody forbids it.
    Forbidden,
    /// C3: both must have the same side, and neither is a topscorer.
    SameSideDue,
    /// C4: the others could not all be paired then.
    OthersLeftOver,
    /// A criterion gets worse.
    Worse {
        /// The score of the bracket where it does.
        score: Tenths,
        /// The criterion.
        criterion: Criterion,
        /// What it says of the round as paired.
        due: Cost,
        /// What it says of the round with these two as a pair.
        forced: Cost,
    },
    /// Article 4: no criterion gets worse, but the candidate comes later in the order.
    Later {
        /// The score of the bracket where it does.
        score: Tenths,
    },
}

/// Why two do not meet in the coming round.
///
/// # Errors
/// If the field cannot be paired at all.
pub fn why_not(field: &Field, a: Seat, b: Seat) -> Result<WhyNot, NoRound> {
    let (ranking, first_side) = sound(field)?;
    let due = pair_ranked(&ranking, first_side, Way::Shortest)?;
    let (rank_a, rank_b) = match (ranking.rank_of(a), ranking.rank_of(b)) {
        (Some(rank_a), Some(rank_b)) => (rank_a, rank_b),
        (None, _) => return Ok(WhyNot::NotHere(a)),
        (_, None) => return Ok(WhyNot::NotHere(b)),
    };
    if !ranking.may_meet(rank_a, rank_b) {
        return Ok(obstacle(field, a, b));
    }
    let mut held = ranking;
    held.hold(rank_a, rank_b);
    match pair_ranked(&held, first_side, Way::Shortest) {
        Ok(forced) => Ok(compared(&held, &due, &forced)),
        Err(_) => Ok(WhyNot::OthersLeftOver),
    }
}

/// What keeps two apart whatever the others do.
fn obstacle(field: &Field, a: Seat, b: Seat) -> WhyNot {
    if let Some(round) = round_of_meeting(field, a, b) {
        return WhyNot::HaveMet(round);
    }
    let is_forbidden = field.forbidden.contains(&(a, b)) || field.forbidden.contains(&(b, a));
    if is_forbidden { WhyNot::Forbidden } else { WhyNot::SameSideDue }
}

/// The round in which two met over the board.
fn round_of_meeting(field: &Field, a: Seat, b: Seat) -> Option<u16> {
    let is_meeting = |past: &Past| past.meeting().is_some_and(|(opponent, _)| opponent == b);
    let place = field.entrant(a)?.past.iter().position(is_meeting)?;
    u16::try_from(place + 1).ok()
}

/// Sets the round beside the one in which the two meet.
fn compared(ranking: &Ranking, due: &Round, forced: &Round) -> WhyNot {
    let Some(index) = (0..due.brackets.len()).find(|&index| differ(due, forced, index)) else {
        return WhyNot::TheyMeet;
    };
    let score = due.brackets[index].score;
    match first_difference(ranking, due, forced, index) {
        Some((criterion, due, forced)) => WhyNot::Worse { score, criterion, due, forced },
        None => WhyNot::Later { score },
    }
}

/// Whether two rounds pair a bracket in two ways.
fn differ(a: &Round, b: &Round, index: usize) -> bool {
    pairs_of(a, index) != pairs_of(b, index)
        || a.brackets.get(index).map(|bracket| &bracket.floaters)
            != b.brackets.get(index).map(|bracket| &bracket.floaters)
}

/// The pairs of a bracket, in an order of their own.
fn pairs_of(round: &Round, index: usize) -> Vec<(Seat, Seat)> {
    let here = round.pairs.iter().filter(|pair| usize::from(pair.bracket) == index);
    let mut pairs: Vec<_> = here.map(|pair| (pair.red.min(pair.black), pair.red.max(pair.black))).collect();
    pairs.sort_unstable();
    pairs
}
