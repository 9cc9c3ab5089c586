//! Who has floated, and which way? (C.04.3, 1.4 and C14 to C21.)
use super::{Field, Past, Seat};
use crate::units::Tenths;

/// The way out of a score group in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Float {
    /// Met a lower score, had the pairing-allocated bye, or was paid more than a loss without playing.
    Down,
    /// Met a higher score.
    Up,
    /// Neither.
    Level,
}

/// What everybody's score was when each round was paired, virtual points included.
pub struct Scores {
    /// By seat, by round; the last is the score for the coming round.
    before: Vec<Vec<Tenths>>,
}

impl Scores {
    /// The scores of a field without faults.
    pub fn of(field: &Field) -> Self {
        let n_past = field.n_past();
        let before = field.entrants.iter().map(|entrant| {
            let mut sum = Tenths::ZERO;
            let mut scores = Vec::with_capacity(n_past + 1);
            for round in 0..=n_past {
                let virtual_points = entrant.virtual_points.get(round).copied().unwrap_or_default();
                scores.push(sum + virtual_points);
                sum += field.points.of(entrant.past_of(round));
            }
            scores
        });
        Self { before: before.collect() }
    }

    /// The score with which somebody went, or goes, into a round; rounds count from 0.
    pub fn before(&self, seat: Seat, round: usize) -> Tenths {
        self.before.get(usize::from(seat.0)).and_then(|scores| scores.get(round)).copied().unwrap_or_default()
    }

    /// How somebody floated in a round that has been; rounds count from 0.
    pub fn float(&self, field: &Field, seat: Seat, round: usize) -> Float {
        let Some(entrant) = field.entrant(seat) else { return Float::Level };
        match entrant.past_of(round) {
            Past::Game { opponent, .. } => {
                let (ours, theirs) = (self.before(seat, round), self.before(opponent, round));
                match ours.cmp(&theirs) {
                    std::cmp::Ordering::Greater => Float::Down,
                    std::cmp::Ordering::Less => Float::Up,
                    std::cmp::Ordering::Equal => Float::Level,
                }
            }
            // 1.4.3: whatever it pays.
            Past::PairingBye => Float::Down,
            unplayed @ (Past::Forfeit { .. }
            | Past::FullBye
            | Past::HalfBye
            | Past::Absent
            | Past::NotEntered) => {
                if field.points.of(unplayed) > field.points.loss {
                    Float::Down
                } else {
                    Float::Level
                }
            }
        }
    }
}
