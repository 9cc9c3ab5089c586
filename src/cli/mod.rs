//! What can the command line do, and with which number does it end?
//!
//! | ends with | when |
//! | --- | --- |
//! | 0 | done, nothing to complain about |
//! | 1 | the answer is no: no legal pairing, a round that differs from the rules, unsettled conflicts |
//! | 2 | a file has faults; each is printed with its line and column |
//! | 3 | the command line was not understood; nothing was read or written |
//! | 4 | the machine refused a file, a folder or a port |
mod arguments;
mod check;
mod finish_dist;
mod generate;
mod gzip;
mod opened;
mod page;
mod pair;
mod report;
mod serve;
mod split;
mod standings;
mod trf;

use std::ffi::OsString;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;

/// How a command ends; the number is the exit code and never changes its meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Ending {
    /// Done, nothing to complain about.
    Done = 0,
    /// All was understood, and the answer is no: no legal pairing, a difference, conflicts.
    No = 1,
    /// What was read is not what the command can work with.
    Input = 2,
    /// The command was not understood; nothing was read or written.
    Usage = 3,
    /// A file, folder or port could not be had.
    Machine = 4,
}

/// Why a command did not end well: one sentence for the person, one number for the script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The number.
    pub ending: Ending,
    /// What happened and what to do.
    pub sentence: String,
}

impl Failure {
    /// The command line itself was not understood.
    fn usage(sentence: impl Into<String>) -> Self {
        Self { ending: Ending::Usage, sentence: sentence.into() }
    }

    /// The machine refused `what`.
    fn machine(what: &str, why: &std::io::Error) -> Self {
        Self { ending: Ending::Machine, sentence: format!("{what}: {why}") }
    }

    /// The input is not fit for the command.
    fn input(sentence: impl Into<String>) -> Self {
        Self { ending: Ending::Input, sentence: sentence.into() }
    }
}

/// What a command gives back.
type Outcome = Result<(), Failure>;

/// One command.
struct Command {
    name: &'static str,
    /// What stands after the name.
    line: &'static str,
    /// What it does, in one line.
    about: &'static str,
    /// What `--help` after its name says.
    help: &'static str,
    run: fn(&[String]) -> Outcome,
}

/// Every command, in the order of the help. A new one is a file of its own and a row here.
const COMMANDS: &[Command] = &[
    Command {
        name: "pair",
        line: "FILE.trf [--explain] [--why-not 4,9]",
        about: "pairs the next round by the FIDE Dutch rules of 2026",
        help: pair::HELP,
        run: pair::run,
    },
    Command {
        name: "check",
        line: "FILE...",
        about: "re-pairs every round of .trf and .trfs files; tells what is in a .kydai file",
        help: check::HELP,
        run: check::run,
    },
    Command {
        name: "generate",
        line: "[--players 20] [--rounds 9] [--seed 1] ...",
        about: "makes random tournaments as .trf, the same from the same seed",
        help: generate::HELP,
        run: generate::run,
    },
    Command {
        name: "standings",
        line: "FILE [--tie-breaks BH/C1,SB,WON] [--round 3]",
        about: "prints the table after a round, of .trf files by the criteria asked for",
        help: standings::HELP,
        run: standings::run,
    },
    Command {
        name: "trf",
        line: "FILE.kydai",
        about: "writes an event as .trf, for Swiss-Manager, chess-results and pairing programs",
        help: trf::HELP,
        run: trf::run,
    },
    Command {
        name: "page",
        line: "FILE.kydai [--lang vi]",
        about: "writes an event as one HTML page that needs no network",
        help: page::HELP,
        run: page::run,
    },
    Command {
        name: "serve",
        line: "[--dir dist] [--port 8080] [--under /folder/]",
        about: "serves the built app on this machine",
        help: "Serves a built app at http://localhost:8080 until it is stopped. A taken port gives way to the next.",
        run: serve::run,
    },
    Command {
        name: "finish-dist",
        line: "[--dir dist]",
        about: "finishes a build: called by trunk after each one",
        help: "Moves the page's scripts into files and fills the service worker with the list of files.",
        run: finish_dist::run,
    },
];

/// Runs the command line.
pub fn run(arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let words: Vec<String> = arguments.skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    match dispatch(&words) {
        Ok(()) => ExitCode::from(Ending::Done as u8),
        Err(failure) => {
            eprintln!("kydai: {}", failure.sentence);
            ExitCode::from(failure.ending as u8)
        }
    }
}

fn dispatch(words: &[String]) -> Outcome {
    let asks_for_help = |word: &String| ["--help", "-h"].contains(&word.as_str());
    let Some((name, rest)) = words.split_first() else { return say(&help()) };
    let command = |name: &String| COMMANDS.iter().find(|command| command.name == name);
    if name == "help" || asks_for_help(name) {
        return say(&rest.first().and_then(command).map_or_else(help, help_of));
    }
    match command(name) {
        Some(command) if rest.iter().any(asks_for_help) => say(&help_of(command)),
        Some(command) => (command.run)(rest),
        None => Err(Failure::usage(format!("no command \"{name}\".\n{}", help()))),
    }
}

fn help() -> String {
    let lines: Vec<String> = COMMANDS
        .iter()
        .map(|command| format!("  kydai {} {}\n      {}", command.name, command.line, command.about))
        .collect();
    format!(
        "Kỳ Đài 棋台, the command line.\n\n{}\n\n\
         `kydai COMMAND --help` says more. Sentences come in the language of `--lang vi`, `zh` or `en`.\n\n\
         Ends with 0 if all is well, 1 if the answer is no (no legal pairing, a difference, conflicts),\n\
         2 if a file has faults, 3 if the command line is not understood, 4 if the machine refuses.",
        lines.join("\n")
    )
}

fn help_of(command: &Command) -> String {
    format!("kydai {} {}\n\n{}", command.name, command.line, command.help)
}

/// Prints a text and ends its line.
///
/// # Errors
/// If nobody can be told; a reader that has gone away, such as `head`, is told nothing more.
fn say(text: &str) -> Outcome {
    let mut out = std::io::stdout().lock();
    match writeln!(out, "{text}").and_then(|()| out.flush()) {
        Err(why) if why.kind() != ErrorKind::BrokenPipe => Err(Failure::machine("standard output", &why)),
        Ok(()) | Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn an_unknown_command_is_named_and_the_help_follows() {
        let failure = dispatch(&words("standigns file")).unwrap_err();
        assert_eq!(failure.ending, Ending::Usage);
        assert!(failure.sentence.contains("standigns") && failure.sentence.contains("kydai serve"));
    }

    #[test]
    fn the_help_lists_every_command_and_each_has_its_own() {
        for command in COMMANDS {
            assert!(help().contains(&format!("kydai {} ", command.name)), "{}", command.name);
            assert!(command.help.len() > 40, "{}", command.name);
            assert_eq!(dispatch(&words(&format!("{} --help", command.name))), Ok(()));
        }
    }
}
