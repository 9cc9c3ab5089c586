//! Is a decision kept exactly as it was taken, and never in the place of another?
use super::events::{DEVICE, EVENT, and, and_by, at, event_in, founded, key, note, people, store};
use super::raw;
use kydai::store::{Store, StoreFault, Summary, ask_persist, persisted, room};
use kydai::tournament::{Log, Logged};
use kydai::units::{DeviceId, EventId};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
async fn what_was_decided_is_read_again_by_the_next_page() {
    let here = store("again").await;
    let (log, seat) = event_in(&here).await;
    let (log, first) = and(&log, people(&["Nguyễn An", "许银川"]));
    here.append(&seat, &log, &[first]).await.unwrap();
    let (log, second) = and(&log, note("one"));
    let (log, third) = and(&log, note("two"));
    here.append(&seat, &log, &[second, third]).await.unwrap();
    here.note_file_saved(EVENT, at(99)).await.unwrap();

    let loaded = store("again").await.load(EVENT).await.unwrap();
    assert_eq!(loaded.log.as_ref(), Ok(&log));
    assert_eq!((loaded.device, loaded.unreadable.len(), loaded.set_aside.len()), (DEVICE, 0, 0));
    let line = Summary {
        event: EVENT,
        title: Some("Giải Tết 棋".to_owned()),
        n_people: 2,
        n_paired: 0,
        n_rounds: 1,
        n_decisions: 4,
        n_unreadable: 0,
        last_change: Some(at(4)),
        file_saved: Some(at(99)),
    };
    assert_eq!(loaded.summary, line);
    assert_eq!(here.events().await, Ok(vec![line]));
}

#[wasm_bindgen_test]
async fn each_append_is_one_strict_transaction_that_has_completed() {
    let store = store("strict").await;
    let (log, seat) = event_in(&store).await;
    let (log, first) = and(&log, note("one"));
    let (log, second) = and(&log, note("two"));
    let seen = raw::durability();
    store.append(&seat, &log, &[first, second]).await.unwrap();
    // Seen at once, without giving the browser time: saved means completed.
    assert_eq!(seen(), ["strict complete"]);
}

#[wasm_bindgen_test]
async fn an_append_that_fails_leaves_nothing_of_itself() {
    let store = store("whole").await;
    let (log, seat) = event_in(&store).await;
    let (after, first) = and(&log, note("one"));
    let (after, second) = and(&after, note("two"));
    let new = [first, second];
    let before = (raw::all_keys("whole", "decisions").await, store.events().await);
    raw::spoil("put", "abort");
    let failed = store.append(&seat, &after, &new).await;
    assert!(matches!(failed, Err(StoreFault::Other(_))), "done() says Ok to an abort: {failed:?}");
    assert_eq!((raw::all_keys("whole", "decisions").await, store.events().await), before);
    assert_eq!(store.append(&seat, &after, &new).await, Ok(()), "the next try succeeds");
}

#[wasm_bindgen_test]
async fn o11_the_same_decision_twice_is_one_decision() {
    let store = store("twice").await;
    let (log, seat) = event_in(&store).await;
    let (log, first) = and(&log, note("one"));
    for _ in 0..2 {
        assert_eq!(store.append(&seat, &log, std::slice::from_ref(&first)).await, Ok(()));
    }
    let again = store.create(&log, DeviceId(0xD2)).await;
    assert_eq!(again, Err(StoreFault::AlreadyThere(EVENT)), "a file of it is merged, not stored beside it");
    assert_eq!(raw::all_keys("twice", "decisions").await.len(), 2);
}

#[wasm_bindgen_test]
async fn o11_o12_of_two_writers_at_once_one_is_told_to_look_again() {
    let (here, there) = (store("race").await, store("race").await);
    let (log, seat) = event_in(&here).await;
    let seat = std::rc::Rc::new(seat);
    let start = |store: &Store, text: &str| {
        let (store, seat, (log, new)) = (store.clone(), seat.clone(), and(&log, note(text)));
        future_to_promise(async move {
            match store.append(&seat, &log, &[new]).await {
                Ok(()) => Ok("saved".into()),
                Err(StoreFault::ChangedElsewhere(EVENT)) => Ok("look again".into()),
                Err(fault) => Err(format!("{fault:?}").into()),
            }
        })
    };
    let both = [start(&here, "here"), start(&there, "there")];
    let mut answers = Vec::new();
    for answer in both {
        answers.push(JsFuture::from(answer).await.unwrap().as_string().unwrap());
    }
    answers.sort();
    assert_eq!(answers, ["look again", "saved"]);
    let stored = there.load(EVENT).await.unwrap().log.unwrap();
    assert_eq!(stored.len(), 2);
    // Whoever has looked again can decide.
    let (log, new) = and(&stored, note("again"));
    assert_eq!(there.append(&seat, &log, &[new]).await, Ok(()));
}

#[wasm_bindgen_test]
async fn o12_a_writer_who_missed_a_merge_saves_nothing() {
    let store = store("merge").await;
    let (log, seat) = event_in(&store).await;
    let (merged, theirs) = and_by(&log, DeviceId(0xD2), note("from a file"));
    store.append(&seat, &merged, &[theirs]).await.unwrap();
    let (stale, ours) = and(&log, note("ours"));
    let refused = store.append(&seat, &stale, &[ours]).await;
    assert_eq!(refused, Err(StoreFault::ChangedElsewhere(EVENT)));
    assert_eq!(store.load(EVENT).await.unwrap().log, Ok(merged));
}

/// The count and the last key agree, and yet another record stands where the new one should.
#[wasm_bindgen_test]
async fn a_record_is_added_and_never_put_over_another() {
    let store = store("add").await;
    let (log, seat) = event_in(&store).await;
    let (log, one) = and(&log, note("one"));
    let (log, two) = and(&log, note("two"));
    store.append(&seat, &log, &[one.clone(), two]).await.unwrap();
    let theirs =
        Logged { id: kydai::units::DecisionId { device: DeviceId(0xD2), seq: 1 }, lamport: 2, ..one.clone() };
    let merged = Log::new(log.iter().cloned().chain([theirs.clone()])).unwrap();
    raw::delete("add", "decisions", &key(&one)).await;
    raw::put_bytes("add", "decisions", &key(&theirs), b"not ours").await;
    let refused = store.append(&seat, &merged, std::slice::from_ref(&theirs)).await;
    assert_eq!(refused, Err(StoreFault::ChangedElsewhere(EVENT)));
    assert_eq!(raw::bytes("add", "decisions", &key(&theirs)).await.as_deref(), Some(&b"not ours"[..]));
}

#[wasm_bindgen_test]
async fn a_deleted_event_leaves_no_record_and_its_neighbours_stay() {
    let store = store("delete").await;
    let (log, seat) = event_in(&store).await;
    let next = founded(EventId(EVENT.0 + 1), "the next");
    store.create(&next, DEVICE).await.unwrap();
    store.delete(EVENT).await.unwrap();
    for name in ["decisions", "copies", "summaries", "set_aside"] {
        let left = raw::all_keys("delete", name).await;
        assert!(left.iter().all(|key| key.starts_with(&format!("{:032x}", EVENT.0 + 1))), "{name}: {left:?}");
    }
    assert_eq!(store.load(EVENT).await.map(|_| ()), Err(StoreFault::Gone(EVENT)));
    let (log, new) = and(&log, note("too late"));
    assert_eq!(store.append(&seat, &log, &[new]).await, Err(StoreFault::Gone(EVENT)));
    assert_eq!(store.load(next.event()).await.unwrap().log, Ok(next));
}

#[wasm_bindgen_test]
async fn events_are_listed_last_changed_first() {
    let store = store("list").await;
    for n in 1..=3 {
        store.create(&founded(EventId(n), &format!("event {n}")), DEVICE).await.unwrap();
    }
    let seat = store.claim(EventId(2)).await;
    let (log, new) = and(&founded(EventId(2), "event 2"), note("late"));
    store.append(&seat, &log, &[new]).await.unwrap();
    let listed: Vec<u128> = store.events().await.unwrap().iter().map(|line| line.event.0).collect();
    assert_eq!(listed, [2, 3, 1]);
}

#[wasm_bindgen_test]
async fn o22_the_browsers_promise_and_its_room_are_known() {
    let promises = raw::has_storage_method("persist"); // WebKitGTK makes none
    assert_eq!(persisted().await.is_some(), promises);
    if !raw::asks_the_person() {
        assert_eq!(ask_persist().await.is_some(), promises);
    }
    assert_eq!(room().await.is_some(), raw::has_storage_method("estimate"));
    if let Some(room) = room().await {
        assert!(room.quota > room.used, "{room:?}");
    }
    assert_ne!(Store::fresh_device(), Store::fresh_device());
}
