//! Which event does the command line speak of, and in which language?
use super::{Failure, option};
use crate::exchange::file::{self, Read};
use crate::units::PlayerId;
use crate::words::Language;
use crate::words::file::sentence;

/// The options that every command on a file has, with the values after them.
const WITH_VALUE: &[&str] = &["--lang", "--round"];

/// The event in the file that the command line names.
///
/// # Errors
/// If no file is named, it cannot be had, or it is not a file of ours.
pub(super) fn event(words: &[String], language: Language) -> Result<Read, Failure> {
    let path = path(words).ok_or_else(|| Failure::usage("name a .kydai file."))?;
    let bytes = std::fs::read(path).map_err(|why| Failure::machine(path, &why))?;
    file::read(&bytes).map_err(|fault| Failure::input(format!("{path}: {}", sentence(language, &fault))))
}

/// The language after `--lang`; English, as the help is, if none is named.
///
/// # Errors
/// If it is none of the three.
pub(super) fn language(words: &[String]) -> Result<Language, Failure> {
    let Some(tag) = option(words, "--lang")? else { return Ok(Language::English) };
    Language::from_tag(tag).ok_or_else(|| Failure::usage(format!("\"{tag}\" is not vi, zh or en.")))
}

/// The player's name, for sentences.
pub(super) fn name(read: &Read, player: PlayerId) -> String {
    read.fold.tournament.player(player).map_or_else(|| "?".to_owned(), |player| player.entry.name.clone())
}

fn path(words: &[String]) -> Option<&str> {
    let is_value = |at: usize| at > 0 && WITH_VALUE.contains(&words[at - 1].as_str());
    (0..words.len()).find(|&at| !words[at].starts_with("--") && !is_value(at)).map(|at| words[at].as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_the_word_that_is_no_option_and_no_options_value() {
        for (line, due) in [
            ("a.kydai --round 3", Some("a.kydai")),
            ("--round 3 a.kydai", Some("a.kydai")),
            ("--lang vi", None),
            ("", None),
        ] {
            let words: Vec<String> = line.split_whitespace().map(String::from).collect();
            assert_eq!(path(&words), due, "{line}");
        }
    }
}
