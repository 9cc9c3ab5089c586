//! Can the field be read? Every fault is listed, so that nothing below has to doubt a seat or overflow.
use super::field::{Field, FieldFault, MAX_ENTRANTS, MAX_POINTS, MAX_ROUNDS, Past, Seat};
use crate::units::{Side, Tenths};

impl Field {
    /// Everything that keeps the field from being paired, in the order of seats; empty if all is well.
    pub fn faults(&self) -> Vec<FieldFault> {
        if self.entrants.len() > MAX_ENTRANTS || self.n_past() > MAX_ROUNDS {
            return vec![FieldFault::TooLarge];
        }
        let mut faults = Vec::new();
        if self.n_past() >= usize::from(self.n_rounds) {
            faults.push(FieldFault::AllPaired);
        }
        if self.first_side.is_none() {
            faults.push(FieldFault::FirstSideNotDrawn);
        }
        if !self.points.all().into_iter().all(is_bounded) {
            faults.push(FieldFault::Points(None));
        }
        for &(a, b) in &self.forbidden {
            if a == b || self.entrant(a).is_none() || self.entrant(b).is_none() {
                faults.push(FieldFault::ForbiddenPair(a, b));
            }
        }
        for seat in (0..).map(Seat).take(self.entrants.len()) {
            self.check_entrant(seat, &mut faults);
        }
        faults
    }

    /// The entrant of a seat, if there is one.
    pub fn entrant(&self, seat: Seat) -> Option<&super::Entrant> {
        self.entrants.get(usize::from(seat.0))
    }

    fn check_entrant(&self, seat: Seat, faults: &mut Vec<FieldFault>) {
        let Some(entrant) = self.entrant(seat) else { return };
        let are_bounded = entrant.virtual_points.iter().copied().all(is_bounded)
            && entrant.past.iter().all(|past| is_bounded(self.points.of(*past)));
        if !are_bounded {
            faults.push(FieldFault::Points(Some(seat)));
        }
        for (round, &past) in (1..).zip(&entrant.past) {
            let Some((opponent, cell)) = encounter(past) else { continue };
            match self.entrant(opponent) {
                None => faults.push(FieldFault::Opponent { seat, round }),
                Some(_) if opponent == seat => faults.push(FieldFault::Opponent { seat, round }),
                Some(other) => {
                    let theirs = other.past.get(usize::from(round) - 1).and_then(|&past| encounter(past));
                    if theirs != Some((seat, cell.mirrored())) {
                        faults.push(FieldFault::NotMirrored { seat, round });
                    }
                }
            }
        }
    }
}

/// What two pasts must agree on.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cell {
    side: Side,
    was_played: bool,
}

impl Cell {
    const fn mirrored(self) -> Self {
        Self { side: self.side.opponent(), was_played: self.was_played }
    }
}

fn encounter(past: Past) -> Option<(Seat, Cell)> {
    match past {
        Past::Game { opponent, side, .. } => Some((opponent, Cell { side, was_played: true })),
        Past::Forfeit { opponent, side, .. } => Some((opponent, Cell { side, was_played: false })),
        Past::PairingBye | Past::FullBye | Past::HalfBye | Past::Absent | Past::NotEntered => None,
    }
}

fn is_bounded(points: Tenths) -> bool {
    (-MAX_POINTS.0..=MAX_POINTS.0).contains(&points.0)
}
