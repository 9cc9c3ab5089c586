//! What does a round without a game bring to the sums over opponents? (C.07 art. 15 and 16, 2026.)
//!
//! In a round robin everyone has the same opponents: a forfeit counts as a game and a bye brings
//! nothing. In a Swiss system a round that a player did not play becomes a game against a dummy.
use super::score::{Fate, Score, Seat, Slot};
use crate::tournament::SitOut;
use crate::units::HalfPoints;

/// How a system treats rounds without a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnplayedRounds {
    /// Forfeits are games (art. 15).
    RoundRobin,
    /// They are games against a dummy (art. 16).
    Swiss,
}

/// The kinds of unplayed rounds, by article.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// 16.2.1: a pairing bye.
    PairingBye,
    /// 16.2.2: the opponent did not appear.
    ForfeitWin(Seat),
    /// 16.2.3: a bye that was asked for, or an absence, and the player was back later.
    Returned,
    /// 16.2.4: did not appear.
    ForfeitLoss(Seat),
    /// 16.2.5: a bye that was asked for, or an absence, and the player was not back.
    NotReturned,
}

/// The dummy opponent of an unplayed round, and whether the player chose to miss it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dummy {
    /// The dummy's points.
    pub points: HalfPoints,
    /// Whether the round was missed voluntarily: a cut takes it first (art. 16.5).
    pub is_voluntary: bool,
}

/// A player's points as the opponents count them: rounds not returned from count as draws (art. 16.3).
pub fn points_to_opponents(score: &Score, seat: Seat) -> HalfPoints {
    let points = score.points[seat];
    match score.unplayed {
        UnplayedRounds::RoundRobin => points,
        UnplayedRounds::Swiss => {
            let slots = score.slots[seat].iter();
            let not_returned = slots.filter(|slot| kind(score, seat, slot) == Some(Kind::NotReturned));
            points + not_returned.map(|slot| score.worth.draw - slot.points).sum()
        }
    }
}

/// The dummy that a Swiss system sets against the player in this slot; `None` if it was played.
pub fn dummy(score: &Score, seat: Seat, slot: &Slot) -> Option<Dummy> {
    let kind = kind(score, seat, slot)?;
    let all_drawn = HalfPoints(score.worth.draw.0 * i32::from(score.n_rounds) * i32::from(score.n_games));
    let (cap, is_voluntary) = match kind {
        Kind::PairingBye => (all_drawn, false),
        Kind::ForfeitWin(opponent) => (score.points_to_opponents[opponent], false),
        Kind::ForfeitLoss(opponent) => (score.points_to_opponents[opponent], true),
        Kind::Returned | Kind::NotReturned => (all_drawn, true),
    };
    Some(Dummy { points: score.points[seat].min(cap), is_voluntary })
}

fn kind(score: &Score, seat: Seat, slot: &Slot) -> Option<Kind> {
    match slot.fate {
        Fate::Game { opponent, side, outcome } if outcome.is_forfeit() => {
            let has_won = outcome.winner() == Some(side);
            Some(if has_won { Kind::ForfeitWin(opponent) } else { Kind::ForfeitLoss(opponent) })
        }
        Fate::Game { .. } | Fate::Annulled { .. } | Fate::Open { .. } => None,
        Fate::SatOut(SitOut::PairingBye) => Some(Kind::PairingBye),
        Fate::SatOut(SitOut::RequestedBye | SitOut::Absence | SitOut::NotEntered) => {
            let mut later = score.slots[seat].iter().rev().take_while(|later| later.round > slot.round);
            let is_back = later.any(|later| !is_voluntarily_missed(later));
            Some(if is_back { Kind::Returned } else { Kind::NotReturned })
        }
    }
}

/// Whether the player chose to miss the round: a bye asked for, an absence, a forfeit lost (art. 16.1.2).
pub fn is_voluntarily_missed(slot: &Slot) -> bool {
    match slot.fate {
        Fate::Game { side, outcome, .. } => outcome.is_forfeit() && outcome.winner() != Some(side),
        Fate::Annulled { .. } | Fate::Open { .. } | Fate::SatOut(SitOut::PairingBye) => false,
        Fate::SatOut(SitOut::RequestedBye | SitOut::Absence | SitOut::NotEntered) => true,
    }
}
