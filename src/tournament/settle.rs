//! How is a conflict settled? By leaving it, or by taking the refused decision after all.
use super::decision::{Decision, Logged, SetResult};
use super::fold::{Conflict, Fold};
use super::log::Log;
use super::refusal::Refusal;
use crate::regulation::Outcome;

impl Log {
    /// Who decided what stands now where this conflict's decision would stand, if that is known.
    pub fn stands_against(&self, fold: &Fold, conflict: &Conflict) -> Option<&Logged> {
        let refused = self.get(conflict.decision)?;
        let Decision::SetResult(set) = &refused.decision else {
            return self.get(fold.tournament.last_writer(&refused.decision)?);
        };
        let now = result_now(fold, set)?;
        let is_of_game = |other: &SetResult| {
            (other.round, other.board, other.game) == (set.round, set.board, set.game) && other.now == now
        };
        self.iter().rev().find(|logged| {
            matches!(&logged.decision, Decision::SetResult(other) if is_of_game(other))
                && fold.is_standing(logged)
        })
    }

    /// The decisions that let a refused one stand after all, if there is such a way: it is decided anew
    /// over what stands now and the refused one is dismissed; or what stands is undone.
    pub fn taking(&self, fold: &Fold, conflict: &Conflict) -> Option<Vec<Decision>> {
        let refused = self.get(conflict.decision)?;
        let anew = |decision| vec![decision, Decision::Dismiss(refused.id)];
        let ways = match (&conflict.refusal, &refused.decision) {
            (Refusal::ResultChanged { .. }, Decision::SetResult(set)) => {
                vec![anew(Decision::SetResult(SetResult { was: result_now(fold, set)?, ..set.clone() }))]
            }
            (Refusal::ChangedMeanwhile { by }, decision) => {
                let undo = by.map(|by| vec![Decision::Undo(vec![by])]);
                [anew(decision.clone())].into_iter().chain(undo).collect()
            }
            (_, _) => Vec::new(),
        };
        ways.into_iter().find(|way| self.settles(fold, refused, way))
    }

    fn settles(&self, fold: &Fold, refused: &Logged, way: &[Decision]) -> bool {
        let mut open = Ok((self.clone(), fold.clone()));
        for decision in way {
            open = open.and_then(|(log, fold)| {
                let (device, author) = (refused.id.device, String::new());
                log.decide(&fold, log.next(&fold, device, refused.at, author, decision.clone()))
            });
        }
        open.is_ok_and(|(_, fold)| !fold.is_conflict(refused))
    }
}

impl Fold {
    fn is_conflict(&self, logged: &Logged) -> bool {
        self.conflicts.iter().any(|conflict| conflict.decision == logged.id)
    }

    /// Neither taken back nor dismissed nor in conflict.
    fn is_standing(&self, logged: &Logged) -> bool {
        !self.undone.contains(&logged.id) && !self.dismissed.contains(&logged.id) && !self.is_conflict(logged)
    }
}

/// The result that stands where one would be set; `None` if there is no such game.
fn result_now(fold: &Fold, set: &SetResult) -> Option<Option<Outcome>> {
    let encounter = fold.tournament.round(set.round)?.at(set.board)?;
    encounter.outcomes.get(usize::from(set.game.0).checked_sub(1)?).copied()
}
