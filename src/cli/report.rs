//! Which tournaments are in a tournament report file?
use super::{Failure, opened};
use crate::exchange::trf::{self, Fault, Placed, Read, Trf, Warning};
use crate::words::Language;
use crate::words::trf::{fault, warning};

/// A tournament of a file.
pub(super) struct Report {
    /// The file, and in a bundle which of it.
    pub label: String,
    /// What the bundle calls it; in a file of one tournament nothing.
    pub id: Option<String>,
    /// What it says.
    pub trf: Trf,
}

/// Whether a file is a report rather than one of ours.
pub(super) fn is_report(path: &str, bytes: &[u8]) -> bool {
    let has_ending = [".trf", ".trfs", ".trfx"].iter().any(|ending| path.to_lowercase().ends_with(ending));
    let has_lines = || {
        let begins_so = |code: &[u8]| {
            bytes.starts_with(code)
                || bytes
                    .windows(code.len() + 1)
                    .any(|part| b"\r\n".contains(&part[0]) && part.ends_with(code))
        };
        begins_so(b"001 ")
    };
    has_ending || has_lines()
}

/// Every tournament in the bytes, or every fault of it as a sentence; warnings go to standard error.
pub(super) fn reports<'a>(
    path: &'a str,
    bytes: &'a [u8],
    language: Language,
) -> impl Iterator<Item = Result<Report, String>> + 'a {
    let parts = trf::parts(bytes);
    let is_bundle = parts.len() > 1;
    (1..).zip(parts).map(move |(nth, part)| {
        let id = if part.id.is_empty() { nth.to_string() } else { part.id.to_owned() };
        let label = if is_bundle { format!("{path} {id}") } else { path.to_owned() };
        match trf::read(part.bytes) {
            Ok(Read { trf, warnings, .. }) => {
                for odd in warnings {
                    eprintln!("{path}: {}", warning(language, &moved_warning(odd, part.lines_before)));
                }
                Ok(Report { label, id: is_bundle.then_some(id), trf })
            }
            Err(faults) => {
                let line = |one: Placed<Fault>| {
                    format!("{path}: {}", fault(language, &moved_fault(one, part.lines_before)))
                };
                Err(faults.into_iter().map(line).collect::<Vec<_>>().join("\n"))
            }
        }
    })
}

/// The one tournament of a file.
///
/// # Errors
/// If the file cannot be had or read, or holds several.
pub(super) fn only(path: &str, language: Language) -> Result<Trf, Failure> {
    let bytes = opened::bytes(path)?;
    let mut reports = reports(path, &bytes, language);
    match (reports.next(), reports.next()) {
        (Some(Ok(report)), None) => Ok(report.trf),
        (Some(Err(sentence)), None) => Err(Failure::input(sentence)),
        (None, _) => Err(Failure::input(format!("{path}: no tournament."))),
        (Some(_), Some(_)) => {
            Err(Failure::input(format!("{path}: several tournaments; `kydai check` takes them all.")))
        }
    }
}

fn moved_fault(mut fault: Placed<Fault>, lines: usize) -> Placed<Fault> {
    fault.at.line += lines;
    fault
}

fn moved_warning(mut warning: Placed<Warning>, lines: usize) -> Placed<Warning> {
    warning.at.line += lines;
    warning
}
