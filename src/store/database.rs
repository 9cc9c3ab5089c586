//! How is one transaction done whole or not at all? rexie, with its traps covered.
//!
//! The traps (rexie 0.6.2 and idb 0.6.5, read and tried): `done()` answers `Ok` to an aborted transaction
//! and hangs after a foreign await, so its answer is read and its time is limited; the connection may
//! be closed under us, so it is opened anew, once; an upgrade deletes every object store that is not
//! declared, so all that ever existed are declared.
use super::fault::StoreFault;
use super::strict::{Raw, make_strict};
use gloo_timers::future::TimeoutFuture;
use js_sys::{Array, Function, Promise, Reflect};
use rexie::{ObjectStore, Rexie, Transaction, TransactionMode};
use std::cell::{Cell, RefCell};
use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::rc::Rc;
use std::task::Poll;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// How long the browser may take for one transaction, or for opening the database.
const PATIENCE_MS: u32 = 15_000;

/// How long an aborted transaction may take to end.
const GRACE_MS: u32 = 1_000;

/// Which database, and which object stores each version of it brought.
#[derive(Clone, Debug)]
pub struct Schema {
    /// The name of the database, of its locks and of its channel.
    pub name: String,
    /// The object stores that came with version 1, 2 and so on. Rows are added, never changed.
    pub steps: Vec<&'static [&'static str]>,
}

impl Schema {
    fn version(&self) -> u32 {
        u32::try_from(self.steps.len()).unwrap_or(u32::MAX)
    }

    fn stores(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.steps.iter().flat_map(|step| step.iter().copied())
    }
}

/// A connection that opens itself again.
#[derive(Debug)]
pub struct Database {
    schema: Schema,
    connection: RefCell<Option<Rc<Rexie>>>,
}

impl Database {
    /// Opens the database, and creates or upgrades it if need be.
    ///
    /// # Errors
    /// If there is no storage, a newer program upgraded it or an older one keeps it from upgrading.
    pub async fn open(schema: Schema) -> Result<Self, StoreFault> {
        let database = Self { schema, connection: RefCell::new(None) };
        database.connect().await?;
        Ok(database)
    }

    /// Does `work` in one transaction over all object stores, and returns its value once the
    /// transaction has completed. Within `work`, await nothing but requests of the transaction.
    ///
    /// # Errors
    /// Those of `work`, and whatever keeps the transaction from completing; then it changed nothing.
    pub async fn run<T>(
        &self,
        mode: TransactionMode,
        work: impl AsyncFn(&Transaction) -> Result<T, StoreFault>,
    ) -> Result<T, StoreFault> {
        match self.run_once(mode, &work).await {
            // Safari loses the connection in the background; only a new one helps.
            Err(StoreFault::Closed(_)) => {
                self.disconnect();
                self.run_once(mode, &work).await
            }
            result => result,
        }
    }

    async fn run_once<T>(
        &self,
        mode: TransactionMode,
        work: &impl AsyncFn(&Transaction) -> Result<T, StoreFault>,
    ) -> Result<T, StoreFault> {
        let (transaction, raw) = self.begin(mode).await?;
        let value = Cell::new(None);
        // Only this much is compiled for each kind of work.
        let whole = Box::pin(async {
            value.set(Some(work(&transaction).await?));
            commit(transaction, &raw).await
        });
        end(whole, &raw).await?;
        value.take().ok_or(StoreFault::TimedOut)
    }

    async fn begin(&self, mode: TransactionMode) -> Result<(Transaction, Option<Raw>), StoreFault> {
        let known = self.connection.borrow().clone();
        let connection = match known {
            Some(connection) => connection,
            None => self.connect().await?,
        };
        let stores: Vec<&str> = self.schema.stores().collect();
        Ok((connection.transaction(&stores, mode)?, Raw::begun()))
    }

    async fn connect(&self) -> Result<Rc<Rexie>, StoreFault> {
        make_strict()?;
        let builder = Rexie::builder(&self.schema.name).version(self.schema.version());
        let builder = self
            .schema
            .stores()
            .fold(builder, |builder, name| builder.add_object_store(ObjectStore::new(name)));
        let opened = limited(pin!(builder.build()), PATIENCE_MS).await.ok_or(StoreFault::Blocked)?;
        let connection = match opened.map_err(StoreFault::from) {
            Ok(connection) => Rc::new(connection),
            Err(StoreFault::Newer { .. }) => return Err(self.newer().await),
            Err(fault) => return Err(fault),
        };
        self.connection.replace(Some(connection.clone()));
        Ok(connection)
    }

    /// A connection that is forgotten but open would keep a newer program from upgrading.
    fn disconnect(&self) {
        if let Some(connection) = self.connection.take().and_then(Rc::into_inner) {
            connection.close();
        }
    }

    async fn newer(&self) -> StoreFault {
        StoreFault::Newer { found: version_of(&self.schema.name).await, known: self.schema.version() }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.disconnect();
    }
}

fn reason(raw: &Option<Raw>) -> Option<String> {
    raw.as_ref().and_then(Raw::reason)
}

async fn commit(transaction: Transaction, raw: &Option<Raw>) -> Result<(), StoreFault> {
    match transaction.done().await?.is_committed() {
        true => Ok(()),
        false => Err(StoreFault::from_words(&reason(raw).unwrap_or_else(|| "AbortError".to_owned()))),
    }
}

/// Sees the work and its commit through to their end, which is good only once it has completed.
async fn end(
    mut whole: Pin<Box<dyn Future<Output = Result<(), StoreFault>> + '_>>,
    raw: &Option<Raw>,
) -> Result<(), StoreFault> {
    let result = limited(whole.as_mut(), PATIENCE_MS).await;
    if let Some(Ok(())) = result {
        return Ok(());
    }
    let reason = reason(raw);
    if let Some(raw) = raw {
        raw.abort();
    }
    match (result, reason) {
        // A failed request tells its follower "aborted"; the transaction knows the first reason.
        (Some(Err(StoreFault::Other(_))), Some(reason)) => Err(StoreFault::from_words(&reason)),
        (Some(result), _) => result,
        // It may have completed in the last moment; then it is saved.
        (None, _) => match limited(whole.as_mut(), GRACE_MS).await {
            Some(Ok(())) => Ok(()),
            Some(Err(_)) | None => Err(StoreFault::TimedOut),
        },
    }
}

/// The version of a database, where the browser tells (Firefox does since 126).
async fn version_of(name: &str) -> Option<u32> {
    let factory = Reflect::get(&js_sys::global(), &"indexedDB".into()).ok()?;
    let list: Function = Reflect::get(&factory, &"databases".into()).ok()?.dyn_into().ok()?;
    let list: Promise = list.call0(&factory).ok()?.dyn_into().ok()?;
    let list: Array = JsFuture::from(list).await.ok()?.dyn_into().ok()?;
    let field = |row: &JsValue, field: &str| Reflect::get(row, &field.into()).ok();
    let row = list
        .iter()
        .find(|row| field(row, "name").and_then(|found| found.as_string()).as_deref() == Some(name))?;
    let version = Reflect::get(&row, &"version".into()).ok()?;
    String::from(version.dyn_ref::<js_sys::Number>()?.to_string_with_radix(10).ok()?).parse().ok()
}

/// The future's value, unless it takes longer.
pub async fn limited<T>(mut work: Pin<&mut (dyn Future<Output = T> + '_)>, ms: u32) -> Option<T> {
    let mut timer = TimeoutFuture::new(ms);
    poll_fn(|context| match work.as_mut().poll(context) {
        Poll::Ready(value) => Poll::Ready(Some(value)),
        Poll::Pending => Pin::new(&mut timer).poll(context).map(|()| None),
    })
    .await
}
