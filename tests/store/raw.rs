//! What is really in the database? Plain JavaScript, so that the code under test cannot hide it.
use js_sys::{Array, Function, Uint8Array};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

#[wasm_bindgen(inline_js = r#"
const open = (name) => new Promise((yes, no) => {
  const request = indexedDB.open(name);
  request.onsuccess = () => yes(request.result);
  request.onerror = () => no(request.error);
});
const within = async (name, mode, work) => {
  const database = await open(name);
  try {
    return await new Promise((yes, no) => {
      const transaction = database.transaction([...database.objectStoreNames], mode);
      const request = work(transaction);
      transaction.oncomplete = () => yes(request.result);
      transaction.onabort = () => no(transaction.error);
    });
  } finally { database.close(); }
};
export const put = (name, store, key, value) => within(name, 'readwrite', (t) => t.objectStore(store).put(value, key));
export const get = (name, store, key) => within(name, 'readonly', (t) => t.objectStore(store).get(key));
export const remove = (name, store, key) => within(name, 'readwrite', (t) => t.objectStore(store).delete(key));
export const keys = (name, store) => within(name, 'readonly', (t) => t.objectStore(store).getAllKeys());
export const version = async (name) => { const d = await open(name); d.close(); return d.version; };
export const drop_database = (name) => new Promise((yes, no) => {
  const request = indexedDB.deleteDatabase(name);
  request.onsuccess = () => yes(undefined);
  request.onerror = () => no(request.error);
  request.onblocked = () => no('blocked');
});

export const has_storage_method = (name) => typeof navigator.storage?.[name] === 'function';
// Firefox puts the question to the person, and there is nobody here.
export const asks_the_person = () => navigator.userAgent.includes('Firefox');

// Every writing transaction and its durability, from now on.
export function watch_durability() {
  const seen = [];
  const plain = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...args) {
    const transaction = plain.apply(this, args);
    if (transaction.mode === 'readwrite') {
      const row = { durability: transaction.durability, end: 'open' };
      transaction.addEventListener('complete', () => { row.end = 'complete'; });
      transaction.addEventListener('abort', () => { row.end = 'abort'; });
      seen.push(row);
    }
    return transaction;
  };
  return () => { IDBDatabase.prototype.transaction = plain; return seen.map((row) => `${row.durability} ${row.end}`); };
}

// The next request of this kind goes wrong in this way; then all is well again.
export function spoil(kind, way) {
  const plain = IDBObjectStore.prototype[kind];
  IDBObjectStore.prototype[kind] = function (...args) {
    IDBObjectStore.prototype[kind] = plain;
    if (way === 'full') throw new DOMException('the disk is full', 'QuotaExceededError');
    if (way === 'lost') throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    const request = plain.apply(this, args);
    if (way === 'abort') request.addEventListener('success', () => this.transaction.abort());
    if (way === 'deaf') return new EventTarget();
    return request;
  };
}
"#)]
extern "C" {
    #[wasm_bindgen(catch)]
    async fn put(name: &str, store: &str, key: &str, value: &JsValue) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch)]
    async fn get(name: &str, store: &str, key: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch)]
    async fn remove(name: &str, store: &str, key: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch)]
    async fn keys(name: &str, store: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch)]
    async fn version(name: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch)]
    async fn drop_database(name: &str) -> Result<JsValue, JsValue>;
    pub fn has_storage_method(name: &str) -> bool;
    pub fn asks_the_person() -> bool;
    fn watch_durability() -> Function;
    /// Of `add` or `put`: `full` and `lost` throw, `abort` succeeds in a transaction that does not, `deaf`
    /// never answers.
    pub fn spoil(kind: &str, way: &str);
}

pub async fn put_bytes(name: &str, store: &str, key: &str, bytes: &[u8]) {
    put(name, store, key, &Uint8Array::from(bytes)).await.expect("put");
}

pub async fn bytes(name: &str, store: &str, key: &str) -> Option<Vec<u8>> {
    get(name, store, key).await.expect("get").dyn_ref::<Uint8Array>().map(Uint8Array::to_vec)
}

pub async fn delete(name: &str, store: &str, key: &str) {
    remove(name, store, key).await.expect("delete");
}

pub async fn all_keys(name: &str, store: &str) -> Vec<String> {
    let keys: Array = keys(name, store).await.expect("keys").unchecked_into();
    keys.iter().filter_map(|key| key.as_string()).collect()
}

pub async fn database_version(name: &str) -> Option<f64> {
    version(name).await.expect("version").as_f64()
}

pub async fn delete_database(name: &str) {
    drop_database(name).await.expect("nobody keeps the database open");
}

/// Looks at every writing transaction until the returned function is called; it tells what was seen.
pub fn durability() -> impl FnOnce() -> Vec<String> {
    let stop = watch_durability();
    move || {
        let seen: Array = stop.call0(&JsValue::UNDEFINED).expect("a list").unchecked_into();
        seen.iter().filter_map(|row| row.as_string()).collect()
    }
}
