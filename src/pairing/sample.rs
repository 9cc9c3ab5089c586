//! How do tests have a round paired? As the organizer does: the proposal is taken and made known.
use super::{Proposal, propose};
use crate::tournament::Decision;
use crate::tournament::sample::Desk;

impl Desk {
    /// Pairs the next round as the rules say and makes it known.
    pub fn pair_next(&mut self) {
        let Proposal { round, pairings, sitting_out } = propose(self.event()).expect("a round to pair");
        self.decide(Decision::Pair { round, pairings, sitting_out });
        if self.event().round(round).is_some_and(|round| !round.is_published) {
            self.decide(Decision::Publish(round));
        }
    }
}
