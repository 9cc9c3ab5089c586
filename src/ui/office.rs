//! How does the app read and write spreadsheets? It asks the worker of `src/bin/office.rs`, which is started
//! for one question and ended with its answer: what a stranger's file does to it ends there too.
use crate::exchange::book::{Answer, Ask, BookFault, ReadSheet, Sheet, from_bytes, to_bytes};
use js_sys::{Promise, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker};

/// Beside the page; kept for offline use like everything else.
const LOADER: &str = "office_loader.js";
/// A file that takes longer is given up, in milliseconds.
const PATIENCE_MS: i32 = 60_000;

/// The sheets in the bytes of a file.
///
/// # Errors
/// When the bytes are no spreadsheet that can be read, or the worker does not come.
pub async fn read(bytes: Vec<u8>) -> Result<Vec<ReadSheet>, BookFault> {
    match ask(&Ask::Read(bytes)).await? {
        Answer::Read(sheets) => sheets,
        Answer::Written(_) => Err(BookFault::NoAnswer),
    }
}

/// The bytes of a spreadsheet; every cell is text, the first row of each sheet its head.
///
/// # Errors
/// When the sheets are beyond the format, or the worker does not come.
pub async fn write(sheets: Vec<Sheet>) -> Result<Vec<u8>, BookFault> {
    match ask(&Ask::Write(sheets)).await? {
        Answer::Written(bytes) => bytes,
        Answer::Read(_) => Err(BookFault::NoAnswer),
    }
}

async fn ask(ask: &Ask) -> Result<Answer, BookFault> {
    let worker = Worker::new(LOADER).map_err(|_| BookFault::NoAnswer)?;
    let answer = answer(&worker, ask).await;
    worker.terminate();
    answer.ok().and_then(|bytes| from_bytes(&bytes)).ok_or(BookFault::NoAnswer)
}

async fn answer(worker: &Worker, ask: &Ask) -> Result<Vec<u8>, JsValue> {
    // It says that it listens; what is asked before is lost.
    message(worker).await?;
    let answer = message(worker);
    worker.post_message(&Uint8Array::from(to_bytes(ask).as_slice()))?;
    let event: MessageEvent = answer.await?.dyn_into()?;
    Ok(Uint8Array::new(&event.data()).to_vec())
}

/// The next message of the worker; an error if it breaks down or says nothing for long.
fn message(worker: &Worker) -> JsFuture {
    JsFuture::from(Promise::new(&mut |done, failed| {
        worker.set_onmessage(Some(&done));
        worker.set_onerror(Some(&failed));
        if let Some(window) = web_sys::window() {
            let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&failed, PATIENCE_MS);
        }
    }))
}
