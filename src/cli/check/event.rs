//! Is a `.kydai` file whole, does every decision in it stand, is every Swiss round as the rules pair it?
use super::swiss;
use crate::cli::{Ending, Failure, Outcome, opened, say};
use crate::exchange::file::{Preview, Read};
use crate::words::Language;
use crate::words::format::moment;
use crate::words::refusal::sentence;

/// Prints what is in the file.
///
/// # Errors
/// If it is not a file of ours, or if decisions wait for the arbiter to settle them.
pub(super) fn check(path: &str, bytes: &[u8], language: Language) -> Outcome {
    let read = opened::event(path, bytes, language)?;
    say(&facts(language, &read).join("\n"))?;
    let by_rules = swiss::compared(&read);
    if !by_rules.lines.is_empty() {
        say(&by_rules.lines.join("\n"))?;
    }
    let conflicts = conflicts(language, &read);
    if conflicts.is_empty() {
        return match by_rules.n_differences {
            0 => Ok(()),
            n => Err(Failure {
                ending: Ending::No,
                sentence: format!("{path}: {n} rounds differ from the rules."),
            }),
        };
    }
    let head = format!("{} of its decisions could not be applied:", conflicts.len());
    Err(Failure { ending: Ending::No, sentence: format!("{head}\n{}", conflicts.join("\n")) })
}

fn facts(language: Language, read: &Read) -> Vec<String> {
    let preview = Preview::of(read);
    let last = preview.last_change.map_or_else(|| "–".to_owned(), |at| moment(language, at));
    vec![
        format!("title      {}", preview.title),
        format!("event      {:032x}", read.log.event().0),
        format!("players    {}", preview.n_players),
        format!("rounds     {} of {}", preview.n_rounds, read.fold.tournament.n_rounds()),
        format!("decisions  {} ({} undone)", preview.n_decisions, read.fold.undone.len()),
        format!("last       {last}"),
        format!("written    {}", moment(language, preview.exported_at)),
        format!("conflicts  {}", preview.n_conflicts),
    ]
}

fn conflicts(language: Language, read: &Read) -> Vec<String> {
    let line = |conflict: &crate::tournament::Conflict| {
        let id = conflict.decision;
        let why = sentence(language, &conflict.refusal, |player| opened::name(read, player));
        format!("  {:016x}/{}: {why}", id.device.0, id.seq)
    };
    read.fold.conflicts.iter().map(line).collect()
}
