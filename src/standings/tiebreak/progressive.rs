//! How early were the points made? The sum of the running score (lũy tiến, 累进分; C.07 art. 7.5).
//!
//! The running score of a player who has left counts in every later round (case O04).
use super::Addend;
use crate::standings::score::{Fate, Score, Seat};
use crate::units::RoundNo;

/// The points after each round; a round in which the player's games are all open is not over.
pub fn addends(score: &Score, seat: Seat, into: &mut Vec<Addend>) {
    let (slots, ledger) = (&score.slots[seat], &score.ledger[seat]);
    let mut running = 0;
    let mut next = 0;
    for no in 0..=score.n_rounds {
        let round = RoundNo(no);
        let deducted = ledger.iter().filter(|penalty| penalty.round == round);
        running -= deducted.map(|penalty| i64::from(penalty.deduction.0)).sum::<i64>();
        let first = next;
        while slots.get(next).is_some_and(|slot| slot.round == round) {
            running += i64::from(slots[next].points.0);
            next += 1;
        }
        let of_round = &slots[first..next];
        if of_round.iter().any(|slot| !matches!(slot.fate, Fate::Open { .. })) {
            into.push(Addend { opponent: of_round[0].opponent(), ..Addend::of_round(round, running) });
        }
    }
}
