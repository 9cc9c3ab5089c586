//! Which events are stored in these tests?
use kydai::regulation::presets::{PresetId, preset};
use kydai::store::{Role, Schema, Seat, Store};
use kydai::tournament::{About, Decision, Entry, Fold, Log, Logged};
use kydai::units::{DecisionId, DeviceId, EventId, Stamp};

pub const EVENT: EventId = EventId(0xE0);
pub const DEVICE: DeviceId = DeviceId(0xD1);

/// A store of its own for each test.
pub async fn store(name: &str) -> Store {
    Store::open_as(Schema::of(name)).await.expect("a browser has a store")
}

/// A stored event, and the writer's seat at it.
pub async fn event_in(store: &Store) -> (Log, Seat) {
    let log = founded(EVENT, "Giải Tết 棋");
    store.create(&log, DEVICE).await.expect("room for an event");
    let seat = store.claim(EVENT).await;
    assert_eq!(seat.role(), Role::Writer, "the first seat is the writer's");
    (log, seat)
}

/// An event that was just founded.
pub fn founded(event: EventId, title: &str) -> Log {
    let about = About { title: title.to_owned(), ..About::default() };
    let regulation = Box::new(preset(PresetId::PlainRoundRobin));
    let found = Decision::Found { event, about, regulation };
    let id = DecisionId { device: DEVICE, seq: 1 };
    Log::new([Logged { id, lamport: 1, over: None, at: at(1), author: String::new(), decision: found }])
        .unwrap()
}

/// The log with one more decision, and that decision.
pub fn and(log: &Log, decision: Decision) -> (Log, Logged) {
    and_by(log, DEVICE, decision)
}

/// The same, on another device.
pub fn and_by(log: &Log, device: DeviceId, decision: Decision) -> (Log, Logged) {
    let before = fold(log);
    let (_, lamport) = log.next_place(device);
    let logged = log.next(&before, device, at(lamport), "Lê".to_owned(), decision);
    let (log, _) = log.decide(&before, logged.clone()).expect("a decision that fits");
    (log, logged)
}

pub fn note(text: &str) -> Decision {
    Decision::Note { round: None, text: text.to_owned() }
}

pub fn people(names: &[&str]) -> Decision {
    let entry = |name: &&str| Entry { name: (*name).to_owned(), ..Entry::default() };
    Decision::Register(names.iter().map(entry).collect())
}

pub fn fold(log: &Log) -> Fold {
    log.fold().expect("an event")
}

pub fn at(n: u64) -> Stamp {
    Stamp { utc_ms: 1_700_000_000_000 + i64::try_from(n).unwrap() * 1_000, offset_minutes: 420 }
}

/// The key of a decision, as docs say it is written.
pub fn key(logged: &Logged) -> String {
    let DecisionId { device, seq } = logged.id;
    format!("{:032x}/{:016x}.{:016x}.{seq:08x}", EVENT.0, logged.lamport, device.0)
}
