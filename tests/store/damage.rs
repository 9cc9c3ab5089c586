//! What becomes of records that cannot be read, and of a list that says something else than the log?
use super::events::{DEVICE, EVENT, and, event_in, key, note, store};
use super::raw;
use kydai::exchange::file::record;
use kydai::store::{StoreFault, Unreadable, Why};
use kydai::tournament::LogFault;
use kydai::units::DeviceId;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
async fn unreadable_records_are_kept_listed_and_set_aside_byte_for_byte() {
    let store = store("unreadable").await;
    let (log, seat) = event_in(&store).await;
    let (whole, one) = and(&log, note("one"));
    let (whole, two) = and(&whole, note("two"));
    let (whole, three) = and(&whole, note("three"));
    store.append(&seat, &whole, &[one.clone(), two.clone(), three.clone()]).await.unwrap();
    let newer: Vec<u8> = [&[record::VERSION + 1], &b"from the future"[..]].concat();
    let damaged = [
        (key(&one), vec![], Why::Shape),
        (key(&two), newer, Why::Newer),
        (key(&three), record::encode(&one), Why::Misplaced),
    ];
    for (key, bytes, _) in &damaged {
        raw::put_bytes("unreadable", "decisions", key, bytes).await;
    }
    let listed = damaged.clone().map(|(key, bytes, why)| Unreadable { key, bytes, why });

    let loaded = store.load(EVENT).await.unwrap();
    assert_eq!(loaded.log, Ok(log.clone()), "what can be read is there");
    assert_eq!(loaded.unreadable, listed);
    let line = &store.events().await.unwrap()[0];
    assert_eq!((line.n_decisions, line.n_unreadable), (1, 3), "the list says so too");
    let (after, new) = and(&log, note("over them"));
    let refused = store.append(&seat, &after, &[new]).await;
    assert_eq!(refused, Err(StoreFault::Unreadable(EVENT)), "nothing is written over them");

    store.set_aside(&seat).await.unwrap();
    let loaded = store.load(EVENT).await.unwrap();
    assert_eq!((loaded.unreadable.len(), loaded.log), (0, Ok(log.clone())));
    assert_ne!(loaded.device, DEVICE, "a new device numbers no decision twice");
    for (kept, (key, bytes, _)) in loaded.set_aside.iter().zip(&damaged) {
        assert!(kept.key.starts_with(key) && kept.bytes == *bytes && kept.why == Why::SetAside, "{kept:?}");
        assert_eq!(raw::bytes("unreadable", "set_aside", &kept.key).await.as_ref(), Some(bytes));
    }
    assert_eq!(loaded.set_aside.len(), 3);
    let (after, new) = super::events::and_by(&log, loaded.device, note("the event goes on"));
    assert_eq!(store.append(&seat, &after, &[new]).await, Ok(()));
}

#[wasm_bindgen_test]
async fn an_event_whose_founding_cannot_be_read_is_in_the_list() {
    let store = store("founding").await;
    let (log, _seat) = event_in(&store).await;
    let founding = key(log.iter().next().unwrap());
    raw::put_bytes("founding", "decisions", &founding, b"\x01?").await;
    raw::delete("founding", "summaries", &format!("{:032x}", EVENT.0)).await;
    let lines = store.events().await.unwrap();
    assert_eq!((lines.len(), &lines[0].title, lines[0].n_unreadable), (1, &None, 1));
    let loaded = store.load(EVENT).await.unwrap();
    assert_eq!(
        (loaded.log, loaded.unreadable[0].bytes.as_slice()),
        (Err(LogFault::NoFounding), &b"\x01?"[..])
    );
    assert_eq!(raw::bytes("founding", "decisions", &founding).await.as_deref(), Some(&b"\x01?"[..]));
}

#[wasm_bindgen_test]
async fn a_copy_record_that_cannot_be_read_is_kept_and_the_copy_is_another_device() {
    let store = store("copy").await;
    let (log, seat) = event_in(&store).await;
    let copy = format!("{:032x}", EVENT.0);
    raw::put_bytes("copy", "copies", &copy, b"?").await;
    let loaded = store.load(EVENT).await.unwrap();
    assert_eq!(loaded.unreadable, [Unreadable { key: copy.clone(), bytes: b"?".to_vec(), why: Why::Newer }]);
    let (after, new) = and(&log, note("one"));
    assert_eq!(store.append(&seat, &after, &[new]).await, Err(StoreFault::Unreadable(EVENT)));
    assert_eq!(raw::bytes("copy", "copies", &copy).await.as_deref(), Some(&b"?"[..]));
    store.set_aside(&seat).await.unwrap();
    let loaded = store.load(EVENT).await.unwrap();
    assert_eq!((loaded.unreadable.len(), loaded.set_aside[0].bytes.as_slice()), (0, &b"?"[..]));
    let again = store.load(EVENT).await.unwrap().device;
    assert!(loaded.device != DEVICE && loaded.device != DeviceId(0) && loaded.device == again, "drawn once");
}

#[wasm_bindgen_test]
async fn the_list_is_rebuilt_from_the_log_wherever_it_says_something_else() {
    let store = store("rebuilt").await;
    let (log, seat) = event_in(&store).await;
    let (_, new) = and(&log, note("one"));
    store.append(&seat, &and(&log, note("one")).0, &[new]).await.unwrap();
    let right = store.events().await.unwrap();
    let line = format!("{:032x}", EVENT.0);
    let stored = raw::bytes("rebuilt", "summaries", &line).await;
    let (_, other) = and(&log, note("beside the store"));
    let other = kydai::tournament::Logged { lamport: 9, ..other };

    raw::delete("rebuilt", "summaries", &line).await;
    assert_eq!(store.events().await.as_ref(), Ok(&right), "lost");
    raw::put_bytes("rebuilt", "summaries", &line, b"\xffnot a line").await;
    assert_eq!(store.events().await.as_ref(), Ok(&right), "unreadable");
    assert_eq!(raw::bytes("rebuilt", "summaries", &line).await, stored, "and stored again");
    raw::put_bytes("rebuilt", "decisions", &key(&other), b"").await;
    assert_eq!(store.events().await.unwrap()[0].n_unreadable, 1, "one record more than it counts");
}
