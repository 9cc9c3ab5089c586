//! What can the command line do?
use std::ffi::OsString;
use std::process::ExitCode;

/// Runs the command line.
pub fn run(_arguments: impl Iterator<Item = OsString>) -> ExitCode {
    ExitCode::SUCCESS
}
