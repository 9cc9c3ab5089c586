//! What is in a file, before anyone takes it?
use super::Read;
use crate::tournament::{Log, LogFault};
use crate::units::Stamp;

/// What a person sees of a file before accepting it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The event's name.
    pub title: String,
    /// People on the list.
    pub n_players: usize,
    /// Rounds that are paired.
    pub n_rounds: usize,
    /// Decisions in all.
    pub n_decisions: usize,
    /// Decisions that could not be applied and that nobody has settled.
    pub n_conflicts: usize,
    /// When the last decision was taken, by the clock of the device that took it.
    pub last_change: Option<Stamp>,
    /// When the file was written.
    pub exported_at: Stamp,
}

/// How a file stands to the copy here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// Decisions in the file that the copy here lacks.
    pub n_new_here: usize,
    /// Decisions here that the file lacks.
    pub n_missing_there: usize,
}

impl Preview {
    /// What is in a file.
    pub fn of(read: &Read) -> Self {
        let tournament = &read.fold.tournament;
        Self {
            title: tournament.about().title.clone(),
            n_players: tournament.n_players(),
            n_rounds: tournament.rounds().len(),
            n_decisions: read.log.len(),
            n_conflicts: read.fold.conflicts.len(),
            last_change: read.log.iter().next_back().map(|logged| logged.at),
            exported_at: read.exported_at,
        }
    }
}

/// How the log of a file stands to the log of the copy here.
///
/// # Errors
/// If they cannot be merged: they are of different events, or one id stands for two decisions.
pub fn compare(file: &Log, here: &Log) -> Result<Comparison, LogFault> {
    here.merge(file)?;
    Ok(Comparison {
        n_new_here: file.missing_in(here).count(),
        n_missing_there: here.missing_in(file).count(),
    })
}
