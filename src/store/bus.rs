//! How do the tabs of one browser tell each other what they did? By a BroadcastChannel.
//!
//! Where there is none the tabs stay silent; the check within each transaction still keeps a tab
//! from writing over what it has not seen.
use super::tabs::Change;
use crate::units::EventId;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{BroadcastChannel, MessageEvent};

/// What one tab tells the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// Something is stored otherwise than before.
    Changed(Change),
    /// Another seat writes this event from now on.
    TakenOver(EventId),
}

type Call = Rc<dyn Fn(Message)>;
type Calls = RefCell<BTreeMap<u32, Call>>;

/// One tab's end of the channel, and who listens here.
pub struct Bus {
    channel: Option<BroadcastChannel>,
    calls: Rc<Calls>,
    n_calls: Cell<u32>,
    _listen: Closure<dyn Fn(MessageEvent)>,
}

/// Keeps a callback alive; dropping it ends the calls.
#[must_use = "dropping the subscription ends it"]
pub struct Subscription {
    calls: Weak<Calls>,
    number: u32,
}

impl Bus {
    /// Joins the channel of this name.
    pub fn join(name: &str) -> Self {
        let channel = BroadcastChannel::new(name).ok();
        let calls = Rc::new(Calls::default());
        let listeners = calls.clone();
        let listen = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            // What cannot be read comes from a newer program's tab, about something unknown here.
            if let Some(message) = event.data().as_string().as_deref().and_then(Message::parse) {
                tell(&listeners, message);
            }
        });
        if let Some(channel) = &channel {
            channel.set_onmessage(Some(listen.as_ref().unchecked_ref()));
        }
        Self { channel, calls, n_calls: Cell::new(0), _listen: listen }
    }

    /// Tells the other tabs. Silence is no fault: they also look within each transaction.
    pub fn post(&self, message: Message) {
        if let Some(channel) = &self.channel
            && let Some(text) = message.to_text()
        {
            let _ = channel.post_message(&text.into());
        }
    }

    /// Tells only the listeners in this tab.
    pub fn tell_here(&self, message: Message) {
        tell(&self.calls, message);
    }

    /// Calls back on every message, until the subscription is dropped.
    pub fn listen(&self, call: impl Fn(Message) + 'static) -> Subscription {
        let number = self.n_calls.get();
        self.n_calls.set(number + 1);
        self.calls.borrow_mut().insert(number, Rc::new(call));
        Subscription { calls: Rc::downgrade(&self.calls), number }
    }
}

/// A callback may subscribe or unsubscribe, so none is called while the list is borrowed.
fn tell(calls: &Calls, message: Message) {
    let listeners: Vec<Call> = calls.borrow().values().cloned().collect();
    for call in listeners {
        call(message);
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        if let Some(channel) = &self.channel {
            channel.set_onmessage(None);
            channel.close();
        }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        if let Some(calls) = self.calls.upgrade() {
            // Dropped after the borrow ends: the callback may own another subscription.
            let call = calls.borrow_mut().remove(&self.number);
            drop(call);
        }
    }
}

impl std::fmt::Debug for Bus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Bus").finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Subscription {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Subscription").finish_non_exhaustive()
    }
}

impl Message {
    /// `None` for what concerns this tab alone.
    fn to_text(self) -> Option<String> {
        let (word, event) = match self {
            Self::Changed(Change::Appended(event)) => ("appended", event),
            Self::Changed(Change::Deleted(event)) => ("deleted", event),
            Self::TakenOver(event) => ("taken", event),
            Self::Changed(Change::ListChanged) => return Some("list".to_owned()),
            Self::Changed(Change::RoleChanged(..)) => return None,
        };
        Some(format!("{word} {:032x}", event.0))
    }

    fn parse(text: &str) -> Option<Self> {
        if text == "list" {
            return Some(Self::Changed(Change::ListChanged));
        }
        let (word, event) = text.split_once(' ')?;
        let event = EventId(u128::from_str_radix(event, 16).ok()?);
        match word {
            "appended" => Some(Self::Changed(Change::Appended(event))),
            "deleted" => Some(Self::Changed(Change::Deleted(event))),
            "taken" => Some(Self::TakenOver(event)),
            _ => None,
        }
    }
}
