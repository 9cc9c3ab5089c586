//! How many points? Games, byes and deductions (điểm, 积分; rules B3, W6).
use super::Addend;
use crate::standings::score::{Fate, Score, Seat};

/// Every game and bye as an addend; each deduction is a negative one. Annulled games are shown, left out.
pub fn addends(score: &Score, seat: Seat, into: &mut Vec<Addend>) {
    for slot in &score.slots[seat] {
        let is_left_out = match slot.fate {
            Fate::Open { .. } => continue,
            Fate::Annulled { .. } => true,
            Fate::Game { .. } | Fate::SatOut(_) => false,
        };
        into.push(Addend { is_left_out, ..Addend::of_slot(slot, i64::from(slot.points.0)) });
    }
    let deductions = score.ledger[seat].iter().filter(|penalty| penalty.deduction.0 != 0);
    into.extend(deductions.map(|penalty| Addend::of_round(penalty.round, -i64::from(penalty.deduction.0))));
}
