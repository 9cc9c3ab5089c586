//! What would other programs read of an event? Its tournament report file.
use super::arguments::Arguments;
use super::{Failure, Outcome, opened, say};
use crate::exchange::trf::{Told, write};
use crate::words::trf::{notice, unsaid, untellable};

/// The help of the command.
pub(super) const HELP: &str = "\
Writes the event in a .kydai file as a tournament report file (TRF16 with the lines of TRF26), as
Swiss-Manager, chess-results and pairing programs read it.

Names stand there in plain letters. Rounds that are not published are left out. What the file cannot
say is told on the standard error, one line each.

  --lang en   language of those lines: vi, zh or en";

/// `kydai trf FILE.kydai > event.trf`
///
/// # Errors
/// If the file cannot be read, or the event has no place in a report file.
pub(super) fn run(words: &[String]) -> Outcome {
    let arguments = Arguments::sort(words, &["--lang"], &[])?;
    let (language, path) = (opened::language(&arguments)?, arguments.file()?);
    let read = opened::event(path, &opened::bytes(path)?, language)?;
    let told = Told::of(&read.fold.tournament).map_err(|why| Failure::input(untellable(language, why)))?;
    let written = write(&told.trf);
    let lost = told.unsaid.iter().map(|&lost| unsaid(language, lost));
    for line in lost.chain(written.notices.iter().map(|&lost| notice(language, lost))) {
        eprintln!("{line}");
    }
    say(written.text.trim_end())
}
