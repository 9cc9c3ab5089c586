//! What can be done with the people now? The rules are asked; this screen decides nothing itself.
use crate::tournament::{Decision, Entry, Refusal};
use crate::ui::device;
use crate::ui::event::Open;

/// Why this decision would be refused, if it would.
pub fn refusal(open: &Open, decision: Decision) -> Option<Refusal> {
    let logged = open.log.next(&open.fold, open.device, device::now(), String::new(), decision);
    open.tournament().clone().apply(&logged).err()
}

/// Why nobody can be added, if so.
pub fn refusal_to_add(open: &Open) -> Option<Refusal> {
    let somebody = Entry { name: "?".to_owned(), ..Entry::default() };
    refusal(open, Decision::Register(vec![somebody]))
}

/// Why the numbers cannot be set, if so.
pub fn refusal_to_number(open: &Open) -> Option<Refusal> {
    refusal(open, Decision::DrawNumbers(crate::units::Seed(0)))
}
