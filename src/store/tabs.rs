//! Who writes an event when several tabs or windows have it open, and how do the others follow?
//!
//! One seat at an event holds its Web Lock and writes. The others queue for the lock, so that the next
//! one writes as soon as the writer leaves, also by a crash; or take it by force, on the person's wish.
//! Without Web Locks every seat may write until another takes over. Either way the check within each
//! transaction decides: a seat that has not seen the last decision saves nothing.
use super::bus::{Bus, Message, Subscription};
use super::database::limited;
use super::fault::StoreFault;
use crate::units::EventId;
use js_sys::{Function, Object, Promise, Reflect};
use std::cell::{Cell, RefCell};
use std::pin::pin;
use std::rc::Rc;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::AbortController;

// web-sys knows Web Locks only as an unstable API.
#[wasm_bindgen]
extern "C" {
    type WithLocks;
    #[wasm_bindgen(method, getter, structural)]
    fn locks(this: &WithLocks) -> Option<Locks>;

    #[derive(Clone)]
    type Locks;
    #[wasm_bindgen(method, structural, catch)]
    fn request(this: &Locks, name: &str, options: &Object, call: &JsValue) -> Result<Promise, JsValue>;
}

/// How long the browser may take to say whether the lock is free.
const PATIENCE_MS: u32 = 3_000;

/// Whether a tab may write an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It writes; it is the only one.
    Writer,
    /// It follows; another one writes.
    Reader,
}

/// What happened in another tab or window, or to a seat in this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Decisions were appended to this event, or its records set aside: load it again. Its line in the
    /// list is another one now.
    Appended(EventId),
    /// The event was deleted.
    Deleted(EventId),
    /// An event came, or a line of the list is another one now.
    ListChanged,
    /// The seat of this tab at the event has this role now. Whoever becomes the writer has followed
    /// every change and may decide at once.
    RoleChanged(EventId, Role),
}

/// A place at an event, held from opening its page to leaving it. Dropping it lets the next one write.
#[derive(Debug)]
pub struct Seat {
    place: Rc<Place>,
    _told: Subscription,
}

/// In which way a lock is asked for.
#[derive(Clone, Copy, Debug)]
enum Way {
    IfFree,
    InTurn,
    ByForce,
}

#[derive(Debug)]
struct Place {
    event: EventId,
    lock: String,
    bus: Rc<Bus>,
    role: Cell<Role>,
    /// The number of the last request; an answer to an earlier one is stale.
    request: Cell<u32>,
    release: RefCell<Option<Function>>,
    queue: RefCell<Option<AbortController>>,
}

impl Seat {
    /// Takes a seat: the writer's if the lock is free, else a reader's, which waits for its turn.
    pub(super) async fn claim(name: &str, event: EventId, bus: &Rc<Bus>) -> Self {
        let place = Rc::new(Place {
            event,
            lock: format!("{name}/{:032x}", event.0),
            bus: bus.clone(),
            role: Cell::new(Role::Reader),
            request: Cell::new(0),
            release: RefCell::new(None),
            queue: RefCell::new(None),
        });
        let told = bus.listen({
            let place = Rc::downgrade(&place);
            move |message| {
                if let Some(place) = place.upgrade()
                    && message == Message::TakenOver(place.event)
                {
                    place.set_role(Role::Reader);
                }
            }
        });
        // A browser in trouble may never answer; the event is shown then, and can be taken over.
        let asked = place.has(Way::IfFree);
        if limited(pin!(asked), PATIENCE_MS).await != Some(true) {
            place.wait();
        }
        Self { place, _told: told }
    }

    /// Which event.
    pub fn event(&self) -> EventId {
        self.place.event
    }

    /// Whether this seat may write, now.
    pub fn role(&self) -> Role {
        self.place.role.get()
    }

    /// Makes this seat the writer, on the person's explicit wish. The former writer becomes a reader
    /// and gets the seat back when this one is dropped. Load the event again before deciding.
    ///
    /// # Errors
    /// If the browser refuses the lock.
    pub async fn take_over(&self) -> Result<(), StoreFault> {
        if self.role() == Role::Writer {
            return Ok(());
        }
        self.place.leave();
        self.place.bus.post(Message::TakenOver(self.place.event));
        if self.place.has(Way::ByForce).await {
            return Ok(());
        }
        self.place.wait();
        Err(StoreFault::NotWriter(self.place.event))
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.place.leave();
    }
}

impl Place {
    /// Asks for the lock; the promise tells whether this seat has it.
    fn ask(self: &Rc<Self>, locks: &Locks, way: Way) -> Result<Promise, JsValue> {
        let number = self.request.get() + 1;
        self.request.set(number);
        let mut resolve = None;
        let answered = Promise::new(&mut |yes, _| resolve = Some(yes));
        let answer = resolve.ok_or(JsValue::UNDEFINED)?;
        let (place, said) = (self.clone(), answer.clone());
        let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
            let held = if lock.is_null() { None } else { place.hold(number) };
            say(&said, held.is_some());
            held.map_or(JsValue::UNDEFINED, Into::into)
        });
        let over = locks.request(&self.lock, &self.options(way)?, &granted)?;
        let place = self.clone();
        spawn_local(async move {
            let ended = JsFuture::from(over).await;
            say(&answer, false); // unless it was answered before
            if ended.is_err() {
                place.lose(number);
            }
        });
        Ok(answered)
    }

    /// Whether this seat has the lock now; without Web Locks every seat that asks has it.
    async fn has(self: &Rc<Self>, way: Way) -> bool {
        let Some(locks) = locks() else {
            self.set_role(Role::Writer);
            return true;
        };
        match self.ask(&locks, way) {
            Ok(answered) => JsFuture::from(answered).await.is_ok_and(|granted| granted.is_truthy()),
            Err(_) => false,
        }
    }

    /// Queues for the lock.
    fn wait(self: &Rc<Self>) {
        if let Some(locks) = locks() {
            // If the browser refuses, this seat stays a reader and may still take over.
            let _ = self.ask(&locks, Way::InTurn);
        }
    }

    fn options(&self, way: Way) -> Result<Object, JsValue> {
        let options = Object::new();
        match way {
            Way::IfFree => Reflect::set(&options, &"ifAvailable".into(), &true.into())?,
            Way::ByForce => Reflect::set(&options, &"steal".into(), &true.into())?,
            Way::InTurn => {
                let queue = AbortController::new()?;
                Reflect::set(&options, &"signal".into(), &queue.signal())?;
                self.queue.replace(Some(queue));
                true
            }
        };
        Ok(options)
    }

    /// The lock is granted: it is held until the returned promise resolves. `None` if it came too late.
    fn hold(&self, number: u32) -> Option<Promise> {
        if self.request.get() != number {
            return None;
        }
        self.queue.take();
        let held = Promise::new(&mut |resolve, _| {
            self.release.replace(Some(resolve));
        });
        self.set_role(Role::Writer);
        Some(held)
    }

    /// The lock was taken by force: this seat reads, and waits for its turn.
    fn lose(self: &Rc<Self>, number: u32) {
        if self.request.get() == number && self.release.take().is_some() {
            self.set_role(Role::Reader);
            self.wait();
        }
    }

    /// Gives the lock back, or leaves the queue for it.
    fn leave(&self) {
        self.request.set(self.request.get() + 1);
        self.role.set(Role::Reader);
        if let Some(release) = self.release.take() {
            let _ = release.call0(&JsValue::UNDEFINED);
        }
        if let Some(queue) = self.queue.take() {
            queue.abort();
        }
    }

    fn set_role(&self, role: Role) {
        if self.role.replace(role) != role {
            self.bus.tell_here(Message::Changed(Change::RoleChanged(self.event, role)));
        }
    }
}

fn say(answer: &Function, granted: bool) {
    let _ = answer.call1(&JsValue::UNDEFINED, &granted.into());
}

fn locks() -> Option<Locks> {
    let navigator = Reflect::get(&js_sys::global(), &"navigator".into()).ok()?;
    navigator.unchecked_into::<WithLocks>().locks()
}
