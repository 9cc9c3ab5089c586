//! Is a transaction on the disk when it says so? Only with strict durability, which rexie cannot ask for.
//!
//! Browsers report a write as complete while the operating system still holds it in memory, unless the
//! transaction is opened with `{durability: "strict"}`. A proxy around `IDBDatabase.transaction`
//! adds that to every writing transaction; it needs no JavaScript file, so it also works in a worker.
use super::fault::StoreFault;
use js_sys::{Array, Function, Object, Proxy, Reflect};
use std::cell::{Cell, RefCell};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};

thread_local! {
    static IS_STRICT: Cell<bool> = const { Cell::new(false) };
    static BEGUN: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// The browser's own transaction behind rexie's, to abort it and to ask why it failed.
#[derive(Clone, Debug)]
pub struct Raw(JsValue);

impl Raw {
    /// The transaction that was begun last. Ask right after beginning it.
    pub fn begun() -> Option<Self> {
        BEGUN.take().map(Self)
    }

    /// Aborts the transaction, unless it is over.
    pub fn abort(&self) {
        if let Ok(abort) = Reflect::get(&self.0, &"abort".into())
            && let Some(abort) = abort.dyn_ref::<Function>()
        {
            // It throws if the transaction is over, and then there is nothing to abort.
            let _ = abort.call0(&self.0);
        }
    }

    /// Why the transaction failed, in the browser's words: `QuotaExceededError: …`.
    pub fn reason(&self) -> Option<String> {
        let error = Reflect::get(&self.0, &"error".into()).ok()?;
        error.dyn_ref::<Object>().map(|error| error.to_string().into())
    }
}

/// Makes every writing transaction of this page durable. Doing it twice does it once.
///
/// # Errors
/// If the browser has no IndexedDB.
pub fn make_strict() -> Result<(), StoreFault> {
    if IS_STRICT.get() {
        return Ok(());
    }
    patch().map_err(|error| StoreFault::Unavailable(format!("{error:?}")))?;
    IS_STRICT.set(true);
    Ok(())
}

fn patch() -> Result<(), JsValue> {
    let class = Reflect::get(&js_sys::global(), &"IDBDatabase".into())?;
    let prototype = Reflect::get(&class, &"prototype".into())?;
    let plain: Function = Reflect::get(&prototype, &"transaction".into())?.dyn_into()?;
    let apply = Closure::<dyn Fn(Function, JsValue, Array) -> Result<JsValue, JsValue>>::new(begin);
    let handler = Object::new();
    Reflect::set(&handler, &"apply".into(), apply.as_ref())?;
    apply.forget(); // it lives as long as the page
    Reflect::set(&prototype, &"transaction".into(), &Proxy::new(&plain, &handler))?;
    Ok(())
}

fn begin(plain: Function, database: JsValue, args: Array) -> Result<JsValue, JsValue> {
    if args.get(1).as_string().as_deref() == Some("readwrite") {
        let options = Object::new();
        Reflect::set(&options, &"durability".into(), &"strict".into())?;
        args.set(2, options.into());
    }
    let transaction = plain.apply(&database, &args)?;
    BEGUN.set(Some(transaction.clone()));
    Ok(transaction)
}
