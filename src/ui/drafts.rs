//! What is typed and not decided yet? It outlives the screens of its event, so that neither a change of
//! language nor a look at another screen loses it.
use super::event::{Event, Open};
use super::parts::about::AboutDraft;
use super::parts::regulation::Typed;
use super::screens::people::PeopleDraft;
use crate::pairing::by_hand::Draft;
use crate::regulation::{Category, Regulation};
use crate::tournament::About;
use crate::units::{EventId, RoundNo};
use leptos::prelude::*;
use std::sync::Arc;

/// The drafts of the event that was opened last.
#[derive(Clone, Copy)]
pub struct Drafts {
    of: StoredValue<Option<EventId>>,
    /// The screen of the people.
    pub people: PeopleDraft,
    /// The pairs of a round while they are changed by hand.
    pub by_hand: RwSignal<Option<(RoundNo, Draft)>>,
    /// Changed rules, and the event as it was when the changes began.
    pub rules: StoredValue<Option<(Regulation, Arc<Open>)>>,
    /// What was typed into number fields of the rules and is no number.
    pub typed: Typed,
    /// Whose standings are shown.
    pub category: RwSignal<Category>,
    /// Name, place and days, and those that the event had when they were put there.
    pub about: (AboutDraft, StoredValue<Option<About>>),
}

/// Puts empty drafts into the page.
pub fn provide() {
    provide_context(Drafts {
        of: StoredValue::new(None),
        people: PeopleDraft::new(),
        by_hand: RwSignal::new(None),
        rules: StoredValue::new(None),
        typed: Typed::new(),
        category: RwSignal::new(Category::Everyone),
        about: (AboutDraft::of(&About::default()), StoredValue::new(None)),
    });
}

/// The drafts of this event; those of another are given up.
pub fn drafts(event: Event) -> Drafts {
    let drafts: Drafts = expect_context();
    if drafts.of.get_value() != Some(event.id()) {
        drafts.of.set_value(Some(event.id()));
        drafts.people.clear();
        drafts.by_hand.set(None);
        drafts.rules.set_value(None);
        drafts.typed.clear();
        drafts.category.set(Category::Everyone);
        drafts.about.1.set_value(None);
    }
    drafts
}
