//! What might a tournament be? Random ones, the same from the same seed on every machine.
mod axes;
mod chance;
mod event;
mod results;

use super::arguments::Arguments;
use super::{Outcome, say};
use crate::exchange::trf::{LineEnd, write};
use axes::Axes;
use chance::Chance;

/// The help of the command.
pub(super) const HELP: &str = "\
Makes random tournaments, each round paired by the FIDE Dutch rules, as a tournament report file on
standard output. The first line is a comment with the seed and the whole command; the same command
makes the same bytes on every machine. Where no legal pairing is left the tournament ends early, and
a comment says so.

  --players 20         starting ranks, 1 to 9999
  --rounds 9           1 to 99
  --seed 1             the first seed; --count N makes N tournaments from this seed and the next ones
  --any                draws every axis below, players and rounds from the seed unless it is given

  --draws 30           games drawn, in percent
  --forfeits 0         pairings that nobody plays, in percent
  --half-byes 0        half-point byes on request, in percent of players and rounds; two a player
  --full-byes 0        full-point byes, likewise
  --absences 0         announced absences (zero-point byes), likewise
  --late 0             players who enter after round 1, in percent
  --withdrawals 0      players who leave before the end, in percent
  --forbidden 0        groups of two or three who must not meet
  --acceleration none  or baku (C.04.7), or lines (virtual points at random)
  --points 1,0.5,0     win, draw, loss; then the pairing-allocated bye and an absence, if they differ
  --unrated            nobody has a rating
  --black-first        the odd numbers begin with black
  --letters            some games are written W D L: played, not rated";

/// `kydai generate [--players 20] [--rounds 9] [--seed 1] ...`
///
/// # Errors
/// If an option is not understood.
pub(super) fn run(words: &[String]) -> Outcome {
    let arguments = Arguments::sort(words, axes::WITH_VALUE, axes::FLAGS)?;
    if let Some(file) = arguments.files.first() {
        return Err(super::Failure::usage(format!("\"{file}\" is too much: the tournament is printed.")));
    }
    let seed = arguments.number("--seed", 0, u64::MAX)?.unwrap_or(1);
    let count = arguments.number("--count", 1, 1_000_000)?.unwrap_or(1);
    for seed in (0..count).map(|nth| seed.wrapping_add(nth)) {
        let mut chance = Chance::from_seed(seed);
        let axes = Axes::of(&arguments, &mut chance)?;
        let mut trf = event::generate(&axes, &mut chance);
        trf.front = vec![format!("### seed-{seed} kydai generate {}", command(words, seed))];
        trf.line_end = LineEnd::Lf;
        say(write(&trf).text.trim_end())?;
    }
    Ok(())
}

/// The options that make this one tournament.
fn command(words: &[String], seed: u64) -> String {
    let is_replaced = |at: usize| {
        let name = |at: usize| words[at].split('=').next().unwrap_or_default();
        let is_number = |name: &str| ["--seed", "--count"].contains(&name);
        is_number(name(at)) || at > 0 && is_number(&words[at - 1])
    };
    let others = (0..words.len()).filter(|&at| !is_replaced(at)).map(|at| words[at].clone());
    others.chain([format!("--seed {seed}")]).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_comment_repeats_one_tournament() {
        for (line, due) in [
            ("", "--seed 7"),
            ("--any --count 9 --players 5", "--any --players 5 --seed 7"),
            ("--seed 3 --count=9 --draws=5", "--draws=5 --seed 7"),
        ] {
            let words: Vec<String> = line.split_whitespace().map(String::from).collect();
            assert_eq!(command(&words, 7), due, "{line}");
        }
    }
}
