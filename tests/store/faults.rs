//! What does the store say when it cannot save? Each time: nothing was saved, and what was is untouched.
use super::events::{DEVICE, EVENT, and, event_in, key, note, store};
use super::raw;
use kydai::store::{Schema, Store, StoreFault};
use wasm_bindgen_test::wasm_bindgen_test;

/// What the app's next version might look like.
fn next(name: &str) -> Schema {
    let mut schema = Schema::of(name);
    schema.steps.push(&["more"]);
    schema
}

#[wasm_bindgen_test]
async fn a_newer_database_is_refused_and_an_upgrade_keeps_every_byte() {
    let old = store("newer").await;
    let (log, seat) = event_in(&old).await;
    let founding = key(log.iter().next().unwrap());
    let bytes = raw::bytes("newer", "decisions", &founding).await;
    assert!(bytes.is_some());

    let new = Store::open_as(next("newer")).await.expect("an upgrade is not blocked by an open page");
    assert_eq!(new.load(EVENT).await.unwrap().log, Ok(log.clone()));
    let refused = StoreFault::Newer { found: Some(2), known: 1 };
    let (after, one) = and(&log, note("one"));
    assert_eq!(old.append(&seat, &after, &[one]).await, Err(refused.clone()), "the page that was open");
    let opened = Store::open_as(Schema::of("newer")).await;
    assert_eq!(opened.map(|_| ()), Err(refused), "a page of the old version");
    assert_eq!(raw::bytes("newer", "decisions", &founding).await, bytes);
    assert_eq!(raw::database_version("newer").await, Some(2.0));
    assert_eq!(new.load(EVENT).await.unwrap().log, Ok(log));
}

#[wasm_bindgen_test]
async fn o22_a_database_deleted_under_an_open_page_is_noticed() {
    let store = store("gone").await;
    let (log, seat) = event_in(&store).await;
    raw::delete_database("gone").await;
    let (after, one) = and(&log, note("one"));
    assert_eq!(store.append(&seat, &after, &[one]).await, Err(StoreFault::Gone(EVENT)));
    assert_eq!(store.load(EVENT).await.map(|_| ()), Err(StoreFault::Gone(EVENT)));
    assert_eq!(store.events().await, Ok(vec![]));
    // What the page still holds can be stored again.
    assert_eq!(store.create(&after, DEVICE).await, Ok(()));
    assert_eq!(store.load(EVENT).await.unwrap().log, Ok(after));
}

#[wasm_bindgen_test]
async fn o22_a_full_disk_is_said_and_nothing_is_pretended() {
    let store = store("full").await;
    let (log, seat) = event_in(&store).await;
    let (after, one) = and(&log, note("one"));
    raw::spoil("add", "full");
    assert_eq!(store.append(&seat, &after, std::slice::from_ref(&one)).await, Err(StoreFault::Quota));
    assert_eq!(store.load(EVENT).await.unwrap().log, Ok(log));
    assert_eq!(store.append(&seat, &after, &[one]).await, Ok(()), "the next try succeeds");
}

#[wasm_bindgen_test]
async fn a_lost_connection_is_opened_again_once() {
    let store = store("lost").await;
    let (log, seat) = event_in(&store).await;
    let (after, one) = and(&log, note("one"));
    raw::spoil("add", "lost");
    assert_eq!(store.append(&seat, &after, &[one]).await, Ok(()));
    assert_eq!(store.load(EVENT).await.unwrap().log, Ok(after));
}

#[wasm_bindgen_test]
async fn a_browser_that_never_answers_is_not_waited_for() {
    let store = store("deaf").await;
    let (log, seat) = event_in(&store).await;
    let (after, one) = and(&log, note("one"));
    raw::spoil("add", "deaf");
    assert_eq!(store.append(&seat, &after, &[one]).await, Err(StoreFault::TimedOut));
    assert!(store.load(EVENT).await.is_ok(), "and the next question is answered");
}
