//! May a round be paired again after an earlier result was corrected? (Case O10.)
//!
//! The rounds of a round robin do not hang on results. Of a Swiss system's the last one can be paired again:
//! freely while nothing of it is played, and with care once there are results, which stay in the log.
use crate::regulation::System;
use crate::tournament::Tournament;
use crate::units::RoundNo;

/// What pairing a later round again would take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// No later round hangs on results of the corrected one, or there is none.
    Nothing,
    /// This round has no result yet: it can be paired again, or kept.
    Free(RoundNo),
    /// This round has so many results, which would leave the tables and stay in the log.
    WithResults(RoundNo, usize),
    /// More than one round is paired after it: they are kept.
    Kept,
}

/// What a correction in this round means for the rounds after it.
pub fn again(tournament: &Tournament, corrected: RoundNo) -> Again {
    let last = tournament.last_round();
    match tournament.regulation().system.value {
        System::RoundRobin { .. } => Again::Nothing,
        System::Swiss(_) if last <= corrected => Again::Nothing,
        System::Swiss(_) if last.index() > corrected.index() + 1 => Again::Kept,
        System::Swiss(_) => match n_results(tournament, last) {
            0 => Again::Free(last),
            n => Again::WithResults(last, n),
        },
    }
}

fn n_results(tournament: &Tournament, round: RoundNo) -> usize {
    let games = tournament.games().filter(|game| game.round == round);
    games.filter(|game| game.outcome.is_some_and(|outcome| !outcome.is_forfeit())).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::sample::{BLACK, Desk, RED};

    #[test]
    fn o10_the_next_round_can_be_paired_again_and_others_are_kept() {
        let mut desk = Desk::swiss(8, 5);
        desk.pair_next();
        desk.play_out(RED);
        assert_eq!(again(desk.event(), RoundNo(1)), Again::Nothing);
        desk.pair_next();
        assert_eq!(again(desk.event(), RoundNo(1)), Again::Free(RoundNo(2)));
        desk.decide(desk.result(2, 1, RED));
        desk.decide(desk.result(2, 2, BLACK));
        assert_eq!(again(desk.event(), RoundNo(1)), Again::WithResults(RoundNo(2), 2));
        desk.play_out(RED);
        desk.pair_next();
        assert_eq!(again(desk.event(), RoundNo(1)), Again::Kept);
        assert_eq!(again(desk.event(), RoundNo(2)), Again::Free(RoundNo(3)));
        let mut everyone = Desk::of(4);
        everyone.decide(everyone.neighbours());
        everyone.decide(everyone.neighbours());
        assert_eq!(again(everyone.event(), RoundNo(1)), Again::Nothing);
    }
}
