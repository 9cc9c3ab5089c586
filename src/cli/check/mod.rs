//! Is a file whole, does every decision in it stand, is every round as the rules pair it?
mod event;
mod rounds;
mod swiss;

use super::arguments::Arguments;
use super::{Ending, Failure, Outcome, opened, report, say};

/// The help of the command.
pub(super) const HELP: &str = "\
Of a .kydai file: what is in it, which decisions could not be applied, and of a Swiss event every round
paired anew with the results as they stand. Rounds changed by hand are named with their reason; any other
that differs counts as a difference.

Of a tournament report file (.trf) or a bundle of them (.trfs, each begun by a line `### id`): pairs
every round anew from the rounds before it and compares pairs and sides. Each round that differs is
printed, with the pairs of the file that the rules do not make, and those that they make instead. The
last line is `N tournaments, N rounds, N differences`.

Several files may be named, - is standard input. Ends with 1 if something differs or waits to be
settled, with 2 if a file has faults: all of them are printed with line and column.

  --lang en   language of sentences: vi, zh or en";

/// `kydai check FILE... [--lang vi]`
///
/// # Errors
/// If a file cannot be read, a round differs, or decisions wait for the arbiter to settle them.
pub(super) fn run(words: &[String]) -> Outcome {
    let arguments = Arguments::sort(words, &["--lang"], &[])?;
    let language = opened::language(&arguments)?;
    if arguments.files.is_empty() {
        return Err(Failure::usage("name a .kydai, .trf or .trfs file, or - for standard input."));
    }
    let (mut tally, mut failures) = (rounds::Tally::default(), Vec::new());
    for &path in &arguments.files {
        let outcome = opened::bytes(path).and_then(|bytes| {
            if report::is_report(path, &bytes) {
                rounds::check(path, &bytes, language, &mut tally)
            } else {
                event::check(path, &bytes, language)
            }
        });
        failures.extend(outcome.err());
    }
    if tally.has_reports {
        say(&tally.to_string())?;
    }
    match failures.into_iter().reduce(both) {
        Some(failure) => Err(failure),
        None => Ok(()),
    }
}

/// Two failures in one: what could not be read weighs more than what differs.
fn both(one: Failure, other: Failure) -> Failure {
    let ending = match (one.ending, other.ending) {
        (Ending::Done | Ending::No, ending) => ending,
        (ending @ (Ending::Input | Ending::Usage | Ending::Machine), _) => ending,
    };
    Failure { ending, sentence: format!("{}\n{}", one.sentence, other.sentence) }
}
