//! What would "undo" and "redo" take? One step each, as in every program that people know.
use super::decision::{Decision, Logged};
use super::fold::Fold;
use super::log::Log;
use crate::units::DecisionId;

/// Whether the decision is about other decisions, and not about the event.
const fn is_about_decisions(decision: &Decision) -> bool {
    matches!(decision, Decision::Undo(_) | Decision::Dismiss(_))
}

impl Log {
    /// The last decision that stands and can be undone; the founding cannot.
    pub fn last_to_undo(&self, fold: &Fold) -> Option<DecisionId> {
        self.standing(fold).find(|logged| !is_about_decisions(&logged.decision)).map(|logged| logged.id)
    }

    /// The last undo that stands, unless something was decided since: undoing it is the redo.
    pub fn last_to_redo(&self, fold: &Fold) -> Option<DecisionId> {
        let is_redo = |targets: &[DecisionId]| targets.iter().any(|&target| self.is_undo(target));
        for logged in self.standing(fold) {
            if !is_about_decisions(&logged.decision) {
                return None;
            }
            // A redo stands between an undo and the one before it.
            if let Decision::Undo(targets) = &logged.decision
                && !is_redo(targets)
            {
                return Some(logged.id);
            }
        }
        None
    }

    /// What stands after the founding, the last first.
    fn standing<'a>(&'a self, fold: &'a Fold) -> impl Iterator<Item = &'a Logged> + 'a {
        let founding = self.iter().next().map(|first| first.id);
        self.iter()
            .rev()
            .filter(move |logged| Some(logged.id) != founding && !fold.undone.contains(&logged.id))
    }

    fn is_undo(&self, target: DecisionId) -> bool {
        self.get(target).is_some_and(|logged| matches!(logged.decision, Decision::Undo(_)))
    }
}

#[cfg(test)]
mod tests {
    use crate::tournament::sample::Desk;
    use crate::tournament::{Decision, Tournament};

    fn note(text: &str) -> Decision {
        Decision::Note { round: None, text: text.to_owned() }
    }

    fn notes(event: &Tournament) -> String {
        event.notes().iter().map(|note| note.text.as_str()).collect()
    }

    /// Presses undo (`u`) or redo (`r`), or writes a note of any other letter.
    fn press(desk: &mut Desk, key: char) {
        let target = match key {
            'u' => desk.log.last_to_undo(&desk.fold),
            'r' => desk.log.last_to_redo(&desk.fold),
            letter => {
                desk.decide(note(&letter.to_string()));
                return;
            }
        };
        if let Some(target) = target {
            desk.decide(Decision::Undo(vec![target]));
        }
    }

    #[test]
    fn undo_and_redo_go_step_by_step_and_a_new_decision_ends_the_redo() {
        let table = [
            ("abu", "a"),
            ("abuu", ""),
            ("abuur", "a"),
            ("abuurr", "ab"),
            ("abuurrr", "ab"),
            ("abuuc", "c"),
            ("abuucr", "c"),
            ("abucu", "a"),
            ("abucuu", ""),
            ("aburu", "a"),
            ("aburur", "ab"),
        ];
        for (keys, expected) in table {
            let mut desk = Desk::of(2);
            keys.chars().for_each(|key| press(&mut desk, key));
            assert_eq!(notes(desk.event()), expected, "{keys}");
        }
    }

    #[test]
    fn the_founding_is_never_undone() {
        let mut desk = Desk::of(2);
        (0..9).for_each(|_| press(&mut desk, 'u'));
        assert_eq!((desk.event().n_players(), desk.log.last_to_undo(&desk.fold)), (0, None));
    }
}
