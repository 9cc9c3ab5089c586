//! Which bytes and which event does the command line speak of, and in which language?
use super::Failure;
use super::arguments::Arguments;
use crate::exchange::file::{self, Read};
use crate::units::PlayerId;
use crate::words::Language;
use crate::words::file::sentence;
use std::io::Read as _;

/// The bytes of a file; `-` is standard input.
///
/// # Errors
/// If they cannot be had.
pub(super) fn bytes(path: &str) -> Result<Vec<u8>, Failure> {
    if path != "-" {
        return std::fs::read(path).map_err(|why| Failure::machine(path, &why));
    }
    let mut bytes = Vec::new();
    let read = std::io::stdin().lock().read_to_end(&mut bytes);
    read.map(|_| bytes).map_err(|why| Failure::machine("standard input", &why))
}

/// The event in the bytes of a `.kydai` file.
///
/// # Errors
/// If they are not a file of ours.
pub(super) fn event(path: &str, bytes: &[u8], language: Language) -> Result<Read, Failure> {
    file::read(bytes).map_err(|fault| Failure::input(format!("{path}: {}", sentence(language, &fault))))
}

/// The language after `--lang`; English, as the help is, if none is named.
///
/// # Errors
/// If it is none of the three.
pub(super) fn language(arguments: &Arguments<'_>) -> Result<Language, Failure> {
    let Some(tag) = arguments.value("--lang") else { return Ok(Language::English) };
    Language::from_tag(tag).ok_or_else(|| Failure::usage(format!("\"{tag}\" is not vi, zh or en.")))
}

/// The player's name, for sentences.
pub(super) fn name(read: &Read, player: PlayerId) -> String {
    read.fold.tournament.player(player).map_or_else(|| "?".to_owned(), |player| player.entry.name.clone())
}
