//! What is open on the desk, and is it saved?
//!
//! A decision is applied in memory, shown at once, and written by one pump, one transaction each, in
//! order. What is not written yet is in `unsaved`: the screen says "saved" only of the rest. When a
//! write fails the pump stops and everything stays in memory; NOT SAVED stays until a write succeeds.
mod delete;
mod merge;
mod write;

use super::device;
use super::preferences::{Preferences, preferences};
use crate::handout::Edition;
use crate::store::{Role, Seat, Store, StoreFault, Unreadable};
use crate::tournament::{Decision, Fold, Log, Logged, Refusal, Tournament};
use crate::units::{DecisionId, DeviceId, EventId, PlayerId, Stamp};
use crate::words::{self, Language, Spoken};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::rc::Rc;
use std::sync::Arc;

/// An open event: its decisions and what they make.
#[derive(Clone, Debug, PartialEq)]
pub struct Open {
    /// The decisions.
    pub log: Log,
    /// The event they make.
    pub fold: Fold,
    /// This copy.
    pub device: DeviceId,
}

impl Open {
    /// The event.
    pub const fn tournament(&self) -> &Tournament {
        &self.fold.tournament
    }

    /// What was decided since an earlier state of the event.
    pub fn decided_since(&self, before: &Self) -> Vec<DecisionId> {
        self.log.iter().map(|logged| logged.id).filter(|&id| before.log.get(id).is_none()).collect()
    }

    /// The event as it is at a moment, for what goes out.
    pub fn edition(&self, at: Stamp) -> Edition<'_> {
        Edition { event: self.tournament(), version: self.log.len(), at }
    }

    /// The name of a player.
    pub fn name(&self, player: PlayerId) -> String {
        super::parts::name::name_of(self.tournament(), player)
    }
}

/// A line after an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// It was done, and can be undone.
    Done {
        /// What.
        text: Spoken,
        /// By which decisions: one press undoes them all.
        decisions: Vec<DecisionId>,
    },
    /// It was done, and there is nothing to press.
    Said(Spoken),
    /// It was refused; nothing has changed.
    Refused(Spoken),
}

/// Whether everything is on the disk.
#[derive(Clone, Debug, PartialEq)]
pub enum Saved {
    /// Everything.
    Yes(Option<Stamp>),
    /// A write is under way.
    Writing,
    /// The last write failed.
    No(StoreFault),
}

/// What is not on the disk yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waiting<T> {
    /// The store has lost the event.
    Everything,
    /// These decisions wait for their write.
    These(Vec<T>),
}

/// The open event, live. Copies of this value are handles to one event.
#[derive(Clone, Copy, Debug)]
pub struct Event {
    open: RwSignal<Arc<Open>>,
    unsaved: RwSignal<Vec<Logged>>,
    saved: RwSignal<Saved>,
    message: RwSignal<Option<Message>>,
    is_writer: RwSignal<bool>,
    file_saved: RwSignal<Option<Stamp>>,
    unreadable: StoredValue<Arc<Vec<Unreadable>>>,
    seat: StoredValue<(Store, Rc<Seat>), LocalStorage>,
    /// Held, since a key or a timer acts where there is no context to ask.
    preferences: Preferences,
}

/// The event of this screen.
pub fn event() -> Event {
    expect_context()
}

impl Event {
    /// An event that was just read from the disk, at this seat.
    pub fn new(
        store: Store,
        seat: Seat,
        open: Open,
        file_saved: Option<Stamp>,
        unreadable: Vec<Unreadable>,
    ) -> Self {
        Self {
            open: RwSignal::new(Arc::new(open)),
            unsaved: RwSignal::new(Vec::new()),
            saved: RwSignal::new(Saved::Yes(None)),
            message: RwSignal::new(None),
            is_writer: RwSignal::new(seat.role() == Role::Writer),
            file_saved: RwSignal::new(file_saved),
            unreadable: StoredValue::new(Arc::new(unreadable)),
            seat: StoredValue::new_local((store, Rc::new(seat))),
            preferences: preferences(),
        }
    }

    /// Which event.
    pub fn id(self) -> EventId {
        self.now().log.event()
    }

    /// The event, tracked.
    pub fn get(self) -> Arc<Open> {
        self.open.get()
    }

    /// The event, for an act.
    pub fn now(self) -> Arc<Open> {
        self.open.get_untracked()
    }

    /// Something computed from the event, shown anew only when it differs.
    pub fn memo<T: PartialEq + Send + Sync + 'static>(
        self,
        f: impl Fn(&Open) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        // In a box, so that it is compiled once for each type of value, not for each closure.
        let f: Box<dyn Fn(&Open) -> T + Send + Sync> = Box::new(f);
        Memo::new(move |_| self.open.with(|open| f(open)))
    }

    /// Whether everything is on the disk.
    pub fn saved(self) -> Saved {
        self.saved.get()
    }

    /// What waits for its write, of that which `pick` picks.
    pub fn waiting<T>(self, pick: impl Fn(&Decision) -> Option<T>) -> Waiting<T> {
        if self.saved.with(|saved| matches!(saved, Saved::No(StoreFault::Gone(_)))) {
            return Waiting::Everything;
        }
        let these =
            |unsaved: &Vec<Logged>| unsaved.iter().filter_map(|logged| pick(&logged.decision)).collect();
        Waiting::These(self.unsaved.with(these))
    }

    /// The line after the last act.
    pub fn message(self) -> Option<Message> {
        self.message.get()
    }

    /// Takes the line away.
    pub fn dismiss_message(self) {
        self.message.set(None);
    }

    /// Takes the line away if it says that something was refused.
    pub fn forget_refusal(self) {
        if matches!(self.message.get_untracked(), Some(Message::Refused(_))) {
            self.message.set(None);
        }
    }

    /// Takes this line away, unless another has come since.
    pub fn dismiss_if(self, shown: Option<&Message>) {
        if self.message.try_with_untracked(|message| message.as_ref() == shown) == Some(true) {
            self.message.try_set(None);
        }
    }

    /// Whether this window may change the event.
    pub fn is_writer(self) -> bool {
        self.is_writer.get()
    }

    /// Says whether this window may change the event.
    pub fn set_writer(self, is_writer: bool) {
        self.is_writer.try_set(is_writer);
    }

    /// When a file was last saved from this copy.
    pub fn file_saved(self) -> Option<Stamp> {
        self.file_saved.get()
    }

    /// Records of this event that cannot be read, and those set aside earlier.
    pub fn unreadable(self) -> Arc<Vec<Unreadable>> {
        self.unreadable.get_value()
    }

    /// The store and the seat; `None` once the screen is gone.
    pub fn seat(self) -> Option<(Store, Rc<Seat>)> {
        self.seat.try_get_value()
    }

    /// A file was saved outside the browser.
    pub fn note_file_saved(self) {
        let at = device::now();
        self.file_saved.set(Some(at));
        let Some((store, _)) = self.seat() else { return };
        let id = self.id();
        spawn_local(async move {
            if let Err(fault) = store.note_file_saved(id, at).await {
                leptos::logging::warn!("the time of the file was not noted: {fault:?}");
            }
        });
    }

    /// Another window has written: this is how the event is now.
    pub fn follow(self, open: Open) {
        if self.unsaved.with_untracked(Vec::is_empty) {
            self.open.set(Arc::new(open));
            self.saved.set(Saved::Yes(None));
        }
    }

    /// The event was deleted in another window: it is here in memory alone.
    pub fn was_deleted(self) {
        self.saved.try_set(Saved::No(StoreFault::Gone(self.id())));
    }

    /// Decides. The answer is whether it was applied; a refusal is shown and changes nothing.
    pub fn decide(self, decision: Decision) -> bool {
        self.decide_as_seen(decision, &self.now())
    }

    /// Decides what was written while this was seen: if what it changes is another by now, because
    /// another window or copy changed it, it is refused.
    pub fn decide_as_seen(self, decision: Decision, seen: &Open) -> bool {
        if !self.is_writer.get_untracked() {
            self.message.set(Some(Message::Refused(words::common::READER.into())));
            return false;
        }
        let applied = self.apply(decision, seen);
        if let Err(refusal) = &applied {
            self.refuse(refusal);
        }
        applied.is_ok()
    }

    /// Several decisions that one press made are one line, and one press undoes them.
    pub fn say_as_one(self, text: Spoken, decisions: Vec<DecisionId>) {
        self.message.set(Some(Message::Done { text, decisions }));
    }

    /// Undoes the last decision that stands, one step.
    pub fn undo(self) {
        let open = self.now();
        if let Some(last) = open.log.last_to_undo(&open.fold) {
            self.decide(Decision::Undo(vec![last]));
        }
    }

    /// Takes the last undo back, one step.
    pub fn redo(self) {
        let open = self.now();
        if let Some(last) = open.log.last_to_redo(&open.fold) {
            self.decide(Decision::Undo(vec![last]));
        }
    }

    /// Shows a refusal.
    pub fn refuse(self, refusal: &Refusal) {
        let open = self.now();
        let sentence = Spoken::by(|l| words::refusal::sentence(l, refusal, |player| open.name(player)));
        self.message.set(Some(Message::Refused(sentence)));
    }

    fn apply(self, decision: Decision, seen: &Open) -> Result<(), Refusal> {
        let open = self.now();
        let author = self.preferences.author.get_untracked();
        let logged = open.log.next(&seen.fold, open.device, device::now(), author, decision);
        let id = logged.id;
        let (log, fold) = open.log.decide(&open.fold, logged.clone())?;
        let text = Spoken::by(|l| say(l, &open, &logged.decision, &fold));
        self.open.set(Arc::new(Open { log, fold, device: open.device }));
        self.message.set(Some(Message::Done { text, decisions: vec![id] }));
        self.unsaved.update(|unsaved| unsaved.push(logged));
        self.pump();
        Ok(())
    }
}

/// What was done, in words. Whoever or whatever is gone afterwards is named as it was before.
fn say(l: Language, before: &Open, decision: &Decision, after: &Fold) -> String {
    if let Decision::Undo(targets) = decision
        && let [one] = targets.as_slice()
        && let Some(undone) = before.log.get(*one)
    {
        return words::log::undone(l, &words::log::line(l, &undone.decision, before.tournament()));
    }
    if let Decision::Unpair(round) = decision {
        let games = before.tournament().games().filter(|game| game.round == *round);
        let n_results = games.filter(|game| game.outcome.is_some()).count();
        return words::log::with_results(l, words::log::line(l, decision, before.tournament()), n_results);
    }
    let is_gone = matches!(decision, Decision::Remove(_));
    words::log::line(l, decision, if is_gone { before.tournament() } else { &after.tournament })
}
