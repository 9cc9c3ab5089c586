//! Who may write when two pages have one event open, and what does the other one learn?
use super::events::{DEVICE, EVENT, and, event_in, note, store};
use gloo_timers::future::TimeoutFuture;
use kydai::store::{Change, Role, Store, StoreFault, Subscription};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_test::wasm_bindgen_test;

type Seen = Rc<RefCell<Vec<Change>>>;

fn listen(store: &Store) -> (Seen, Subscription) {
    let seen = Seen::default();
    let list = seen.clone();
    (seen, store.on_change(move |change| list.borrow_mut().push(change)))
}

/// Waits for what happens, for two seconds at most.
async fn until(what: &str, is_so: impl Fn() -> bool) {
    for _ in 0..100 {
        if is_so() {
            return;
        }
        TimeoutFuture::new(20).await;
    }
    panic!("never happened: {what}");
}

#[wasm_bindgen_test]
async fn one_page_writes_and_the_next_one_writes_when_it_leaves() {
    let (here, there) = (store("turn").await, store("turn").await);
    let (log, writer) = event_in(&here).await;
    let reader = there.claim(EVENT).await;
    let (seen, _told) = listen(&there);
    assert_eq!(reader.role(), Role::Reader);
    let (after, one) = and(&log, note("one"));
    let refused = there.append(&reader, &after, std::slice::from_ref(&one)).await;
    assert_eq!(refused, Err(StoreFault::NotWriter(EVENT)));
    drop(writer);
    until("the reader's turn", || reader.role() == Role::Writer).await;
    assert_eq!(*seen.borrow(), [Change::RoleChanged(EVENT, Role::Writer)]);
    assert_eq!(there.append(&reader, &after, &[one]).await, Ok(()));
}

#[wasm_bindgen_test]
async fn a_page_takes_over_and_the_former_writer_saves_nothing_more() {
    let (here, there) = (store("force").await, store("force").await);
    let (log, former) = event_in(&here).await;
    let (seen, _told) = listen(&here);
    let taker = there.claim(EVENT).await;
    taker.take_over().await.unwrap();
    assert_eq!(taker.role(), Role::Writer);
    until("the former writer reads", || former.role() == Role::Reader).await;
    assert_eq!(*seen.borrow(), [Change::RoleChanged(EVENT, Role::Reader)]);
    let (after, one) = and(&log, note("one"));
    let refused = here.append(&former, &after, std::slice::from_ref(&one)).await;
    assert_eq!(refused, Err(StoreFault::NotWriter(EVENT)));
    assert_eq!(there.append(&taker, &after, &[one]).await, Ok(()));
    until("the former writer is told", || seen.borrow().contains(&Change::Appended(EVENT))).await;
    drop(taker);
    until("the former writer writes again", || former.role() == Role::Writer).await;
}

#[wasm_bindgen_test]
async fn a_page_that_leaves_the_queue_does_not_hold_it_up() {
    let store = store("queue").await;
    let (_log, writer) = event_in(&store).await;
    let (second, third) = (store.claim(EVENT).await, store.claim(EVENT).await);
    drop(second);
    drop(writer);
    until("the third one's turn", || third.role() == Role::Writer).await;
    drop(third);
    let mut last = store.claim(EVENT).await;
    if last.role() == Role::Reader {
        until("the lock is free", || last.role() == Role::Writer).await;
    }
    drop(last);
    last = store.claim(EVENT).await;
    until("a seat taken at once after leaving", || last.role() == Role::Writer).await;
}

#[wasm_bindgen_test]
async fn other_pages_are_told_until_they_stop_listening() {
    let (here, there) = (store("told").await, store("told").await);
    let (seen, told) = listen(&there);
    let (own, _own) = listen(&here);
    let (log, seat) = event_in(&here).await;
    let (after, one) = and(&log, note("one"));
    here.append(&seat, &after, &[one]).await.unwrap();
    here.delete(EVENT).await.unwrap();
    until("three changes", || seen.borrow().len() == 3).await;
    assert_eq!(*seen.borrow(), [Change::ListChanged, Change::Appended(EVENT), Change::Deleted(EVENT)]);
    assert_eq!(
        *own.borrow(),
        [Change::RoleChanged(EVENT, Role::Writer)],
        "nobody is told what he did himself"
    );
    drop(told);
    here.create(&after, DEVICE).await.unwrap();
    TimeoutFuture::new(100).await;
    assert_eq!(seen.borrow().len(), 3);
}
