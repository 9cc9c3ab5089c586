//! What would people keep of an event on their phones? The whole of it as one page.
use super::arguments::Arguments;
use super::{Outcome, opened, say};
use crate::handout::{Edition, page::page};

/// The help of the command.
pub(super) const HELP: &str = "\
Writes the event in a .kydai file as one HTML page: pairings, standings, cross table and people, in
three languages, with a search. It needs no network and no other file.

Its moment is that at which the .kydai file was written, so the same file gives the same page.

  --lang vi   language that the page shows first: vi, zh or en";

/// `kydai page FILE.kydai > event.html`
///
/// # Errors
/// If the file cannot be read.
pub(super) fn run(words: &[String]) -> Outcome {
    let arguments = Arguments::sort(words, &["--lang"], &[])?;
    let (language, path) = (opened::language(&arguments)?, arguments.file()?);
    let read = opened::event(path, &opened::bytes(path)?, language)?;
    let edition = Edition { event: &read.fold.tournament, version: read.log.len(), at: read.exported_at };
    say(page(&edition, language).trim_end())
}
