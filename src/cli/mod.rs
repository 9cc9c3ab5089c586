//! What can the command line do, and with which number does it end?
mod check;
mod finish_dist;
mod gzip;
mod opened;
mod serve;
mod standings;

use std::ffi::OsString;
use std::process::ExitCode;

/// How a command ends; the number is the exit code and never changes its meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Ending {
    /// Done, nothing to complain about.
    Done = 0,
    /// The command was not understood; nothing was read or written.
    Usage = 2,
    /// A file, folder or port could not be had.
    Machine = 3,
    /// What was read is not what the command can work with.
    Input = 4,
    /// The event was read, but decisions in it wait for the arbiter to settle them.
    Conflicts = 5,
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

/// One command: its name, the rest of its line in the help, and what runs it.
type Command = (&'static str, &'static str, fn(&[String]) -> Outcome);

/// Every command, in the order of the help. A new one is a file of its own and a row here.
const COMMANDS: &[Command] = &[
    (
        "check",
        "FILE [--lang en]   tells what is in a .kydai file; ends with 5 if it has conflicts",
        check::run,
    ),
    ("standings", "FILE [--round 3] [--lang en]   prints the table after a round", standings::run),
    (
        "serve",
        "[--dir dist] [--port 8080] [--under /folder/]   serves the built app on this machine",
        serve::run,
    ),
    ("finish-dist", "[--dir dist]   finishes a build: called by trunk after each one", finish_dist::run),
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
    let Some((name, rest)) = words.split_first() else {
        println!("{}", help());
        return Ok(());
    };
    if ["help", "--help", "-h"].contains(&name.as_str()) {
        println!("{}", help());
        return Ok(());
    }
    match COMMANDS.iter().find(|(known, _, _)| known == name) {
        Some((_, _, command)) => command(rest),
        None => Err(Failure::usage(format!("no command \"{name}\".\n{}", help()))),
    }
}

fn help() -> String {
    let lines: Vec<String> =
        COMMANDS.iter().map(|(name, rest, _)| format!("  kydai {name} {rest}")).collect();
    format!("Kỳ Đài 棋台, the command line.\n{}", lines.join("\n"))
}

/// The value that follows `--name`, if it is given.
fn option<'a>(words: &'a [String], name: &str) -> Result<Option<&'a str>, Failure> {
    let Some(at) = words.iter().position(|word| word == name) else {
        return Ok(None);
    };
    match words.get(at + 1) {
        Some(value) => Ok(Some(value)),
        None => Err(Failure::usage(format!("{name} needs a value after it."))),
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
    fn an_option_without_its_value_is_refused() {
        assert_eq!(option(&words("--port 80"), "--port"), Ok(Some("80")));
        assert_eq!(option(&words("--dir x"), "--port"), Ok(None));
        assert!(option(&words("--port"), "--port").is_err());
    }
}
