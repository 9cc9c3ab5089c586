//! What is in the file, and how does it stand to the copy here? Nothing is changed by looking.
use crate::exchange::file::{self, Comparison, FileFault, MAX_CONTENT, Preview, Read};
use crate::store::{Store, StoreFault};
use crate::tournament::{Conflict, Fold, Log, LogFault};
use crate::ui::event::Event;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// Why there is nothing to offer.
#[derive(Clone)]
pub enum Unread {
    /// The bytes are no event.
    File(FileFault),
    /// The browser did not hand the bytes over.
    Browser,
}

/// A file that can be taken.
pub struct Offer {
    /// What it holds.
    pub read: Read,
    /// The same, for the eye.
    pub preview: Preview,
    /// The copy here.
    pub here: Here,
}

/// The copy here.
pub enum Here {
    /// There is none.
    Nowhere,
    /// There is one, and the two can become one.
    Copy(Box<Together>),
    /// There is one, and the two cannot become one.
    Apart(LogFault),
    /// It cannot be read.
    Unread(StoreFault),
}

/// What the two copies would become.
pub struct Together {
    /// What each lacks.
    pub comparison: Comparison,
    /// The event of both copies' decisions.
    pub fold: Fold,
    /// All their decisions.
    pub log: Log,
    /// Conflicts that were not there before.
    pub conflicts: Vec<Conflict>,
}

/// Reads a file and compares it with the copy here; `opened` is the event on the desk.
pub async fn read(file: &web_sys::File, opened: Option<Event>) -> Result<Offer, Unread> {
    // What does not even deflate to less is not looked into.
    if file.size() > MAX_CONTENT as f64 {
        return Err(FileFault::TooLarge.into());
    }
    let buffer = JsFuture::from(file.array_buffer()).await.map_err(|_| Unread::Browser)?;
    let buffer = buffer.dyn_into::<js_sys::ArrayBuffer>().map_err(|_| Unread::Browser)?;
    let read = file::read(&js_sys::Uint8Array::new(&buffer).to_vec())?;
    let preview = Preview::of(&read);
    let here = match copy_here(&read.log, opened).await {
        Ok(None) => Here::Nowhere,
        Ok(Some((log, fold))) => compare(&read.log, &log, &fold),
        Err(fault) => Here::Unread(fault),
    };
    Ok(Offer { read, preview, here })
}

async fn copy_here(file: &Log, opened: Option<Event>) -> Result<Option<(Log, Fold)>, StoreFault> {
    let id = file.event();
    if let Some(event) = opened
        && event.id() == id
    {
        let open = event.now();
        return Ok(Some((open.log.clone(), open.fold.clone())));
    }
    let loaded = match Store::open().await?.load(id).await {
        Ok(loaded) => loaded,
        Err(StoreFault::Gone(_)) => return Ok(None),
        Err(fault) => return Err(fault),
    };
    let unreadable = || StoreFault::Unreadable(id);
    if !loaded.unreadable.is_empty() {
        return Err(unreadable());
    }
    let log = loaded.log.map_err(|_| unreadable())?;
    let fold = log.fold().map_err(|_| unreadable())?;
    Ok(Some((log, fold)))
}

fn compare(file: &Log, here: &Log, before: &Fold) -> Here {
    let (comparison, log) = match (file::compare(file, here), here.merge(file)) {
        (Ok(comparison), Ok(log)) => (comparison, log),
        (Err(fault), _) | (_, Err(fault)) => return Here::Apart(fault),
    };
    // Both begin with one founding that could be applied, so theirs can.
    let Ok(fold) = log.fold() else { return Here::Apart(LogFault::NoFounding) };
    let is_new = |conflict: &&Conflict| !before.conflicts.contains(conflict);
    let conflicts = fold.conflicts.iter().filter(is_new).cloned().collect();
    Here::Copy(Box::new(Together { comparison, fold, log, conflicts }))
}
