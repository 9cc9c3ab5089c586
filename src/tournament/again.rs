//! How is decided again what another window overtook? In order, under new names, over what was seen.
//!
//! Two windows of one device number their decisions alike. So whatever a decision of ours says of an
//! earlier one of ours (its players, what it undoes, what it stands over) gets the new name too.
use super::decision::{Decision, Logged, Lots};
use super::fold::Fold;
use super::log::Log;
use super::refusal::Refusal;
use super::round::{Pairing, SittingOut};
use crate::units::{DecisionId, DeviceId, PlayerId};
use std::collections::BTreeMap;

/// What became of decisions that were decided again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Again {
    /// The log with those that could be applied.
    pub log: Log,
    /// The event that it makes.
    pub fold: Fold,
    /// Those that could be applied, under their new names.
    pub taken: Vec<Logged>,
    /// Why the others could not; what had been done already is not among them.
    pub refused: Vec<Refusal>,
}

/// What our decisions are called now.
#[derive(Default)]
struct Names {
    /// By their old names; [`nothing`] for what was not taken.
    new: BTreeMap<DecisionId, DecisionId>,
    /// What stands where one of ours stood.
    over: BTreeMap<DecisionId, Option<DecisionId>>,
}

impl Log {
    /// Decides again, on top of this log, what a device had decided on top of an earlier one.
    pub fn decide_again(&self, fold: &Fold, device: DeviceId, own: Vec<Logged>) -> Again {
        let mut again =
            Again { log: self.clone(), fold: fold.clone(), taken: Vec::new(), refused: Vec::new() };
        let mut names = Names::default();
        for logged in own {
            let old = logged.id;
            let over = logged.over.and_then(|over| names.over.get(&over).copied().unwrap_or(Some(over)));
            let (id, lamport) = again.log.next_place(device);
            let decision = logged.decision.renamed(&|old| names.new.get(&old).copied().unwrap_or(old));
            let logged = Logged { id, lamport, over, decision, ..logged };
            let (name, stands) = again.take(logged);
            names.new.insert(old, name);
            names.over.insert(old, stands);
        }
        again
    }
}

impl Again {
    /// The new name of a decision, and what stands where it would stand.
    fn take(&mut self, logged: Logged) -> (DecisionId, Option<DecisionId>) {
        match self.log.decide(&self.fold, logged.clone()) {
            Ok((log, fold)) => {
                (self.log, self.fold) = (log, fold);
                let id = logged.id;
                self.taken.push(logged);
                (id, Some(id))
            }
            Err(Refusal::NothingToDo) => {
                (nothing(logged.id.device), self.fold.tournament.last_writer(&logged.decision))
            }
            Err(refusal) => {
                self.refused.push(refusal);
                (nothing(logged.id.device), logged.over)
            }
        }
    }
}

/// A name that no decision has: they are numbered from 1.
const fn nothing(device: DeviceId) -> DecisionId {
    DecisionId { device, seq: 0 }
}

impl Decision {
    /// The same decision, with the decisions that it speaks of under other names.
    fn renamed(self, name: &impl Fn(DecisionId) -> DecisionId) -> Self {
        // Long because it is one table: a row for each kind of decision.
        let who = |id: PlayerId| PlayerId { by: name(id.by), ..id };
        let seat = |at: Pairing| Pairing { red: who(at.red), black: who(at.black), ..at };
        let out = |out: SittingOut| SittingOut { player: who(out.player), ..out };
        let seats = |pairings: Vec<Pairing>, sitting_out: Vec<SittingOut>| {
            (pairings.into_iter().map(seat).collect(), sitting_out.into_iter().map(out).collect())
        };
        match self {
            Self::Edit { player, entry } => Self::Edit { player: who(player), entry },
            Self::Remove(player) => Self::Remove(who(player)),
            Self::Withdraw { player, from } => Self::Withdraw { player: who(player), from },
            Self::Reinstate { player, from } => Self::Reinstate { player: who(player), from },
            Self::PlanLeave { player, round, leave } => Self::PlanLeave { player: who(player), round, leave },
            Self::AssignNumbers(numbers) => Self::AssignNumbers(
                numbers.into_iter().map(|(player, number)| (who(player), number)).collect(),
            ),
            Self::Pair { round, pairings, sitting_out } => {
                let (pairings, sitting_out) = seats(pairings, sitting_out);
                Self::Pair { round, pairings, sitting_out }
            }
            Self::Reseat { round, pairings, sitting_out, why } => {
                let (pairings, sitting_out) = seats(pairings, sitting_out);
                Self::Reseat { round, pairings, sitting_out, why }
            }
            Self::SetTerms { between: (a, b), terms } => Self::SetTerms { between: (who(a), who(b)), terms },
            Self::Arrive { round, player, arrival } => Self::Arrive { round, player: who(player), arrival },
            Self::CallUp { player, call } => Self::CallUp { player: who(player), call },
            Self::KeepIn(player) => Self::KeepIn(who(player)),
            Self::Sanction(mut sanction) => {
                sanction.player = who(sanction.player);
                Self::Sanction(sanction)
            }
            Self::DrawLots(Lots::Typed(order)) => {
                Self::DrawLots(Lots::Typed(order.into_iter().map(who).collect()))
            }
            Self::Undo(targets) => Self::Undo(targets.into_iter().map(name).collect()),
            Self::Dismiss(target) => Self::Dismiss(name(target)),
            Self::Found { .. }
            | Self::Describe(_)
            | Self::Amend(_)
            | Self::Register(_)
            | Self::DrawNumbers(_)
            | Self::DrawFirstSide(_)
            | Self::Publish(_)
            | Self::StartRound(_)
            | Self::Unpair(_)
            | Self::SetResult(_)
            | Self::Check(_)
            | Self::DrawLots(Lots::Drawn(_))
            | Self::Invite(_)
            | Self::Schedule { .. }
            | Self::SetTables(_)
            | Self::Note { .. } => self,
        }
    }
}
