//! What does the table of the event in a file look like after a round?
mod lines;

use super::arguments::Arguments;
use super::{Failure, Outcome, opened, report, say};
use crate::exchange::file::Read;
use crate::names::is_han;
use crate::standings::{Row, Table, table};
use crate::units::RoundNo;
use crate::words::Language;
use crate::words::standings::{PLAYER, RANK, head, title, value};
use lines::Question;

/// The help of the command.
pub(super) const HELP: &str = "\
Prints the table of the event in a .kydai file, or of a .trf or .trfs file, after its last round.

  --round 3   after this round instead
  --lang en   language of the heads and faults: vi, zh or en

Of a .trf file one line a player, its cells parted by tabs: rank, number, name, points, then one cell for
each criterion. In a bundle each table begins with a line \"### id\".

  --tie-breaks DE,BH/C1,SB   the criteria after the points, as codes of FIDE's C.07; else those of line
                             202 or 212 of the file:
                             DE WIN WON BPG BWG PS REP STD TPN BH AOB FB SB KS ARO TPR PTP APRO APPO RTNG
                             /C1 cut, /M1 median, /L+1 Koya's limit in half points, /P forfeits as games,
                             /F by fore Buchholz, /R the other way round
  --head                     names the columns in a first line

DE is the place among those who were still tied, 0 where it separates nobody. - is no value: nobody met
over the board, or a criterion by ratings where somebody has none.";

/// `kydai standings FILE [--round 3] [--lang vi]`; for tournament report files also `--tie-breaks` and `--head`.
///
/// # Errors
/// If the file cannot be read, or the event has not come to that round.
pub(super) fn run(words: &[String]) -> Outcome {
    let arguments = Arguments::sort(words, &["--lang", "--round", "--tie-breaks"], &["--head"])?;
    let (language, path) = (opened::language(&arguments)?, arguments.file()?);
    let asked = arguments.number("--round", 0, u16::MAX)?;
    let bytes = opened::bytes(path)?;
    if report::is_report(path, &bytes) {
        let question = Question {
            language,
            codes: arguments.value("--tie-breaks"),
            round: asked.map(RoundNo),
            with_head: arguments.has("--head"),
        };
        return question.print(path, &bytes);
    }
    if arguments.has("--tie-breaks") || arguments.has("--head") {
        return Err(Failure::usage(
            "--tie-breaks and --head are for .trf files; an event has its own chain.",
        ));
    }
    let read = opened::event(path, &bytes, language)?;
    let round = round(&read, asked)?;
    let table = table(&read.fold.tournament, round);
    say(&format!("{}\n{}", read.fold.tournament.about().title, title(language, round.0)))?;
    say(&aligned(&cells(language, &read, &table)))
}

/// The round that is asked for, or the last one.
fn round(read: &Read, asked: Option<u16>) -> Result<RoundNo, Failure> {
    let tournament = &read.fold.tournament;
    let last = tournament.rounds().last().map_or(RoundNo(0), |round| round.no);
    let Some(no) = asked else { return Ok(last) };
    if no > last.0 {
        return Err(Failure::input(format!("round {no} is not paired; the last one is {}.", last.0)));
    }
    Ok(RoundNo(no))
}

fn cells(language: Language, read: &Read, table: &Table) -> Vec<Vec<String>> {
    let mut first = vec![RANK.of(language).to_owned(), PLAYER.of(language).to_owned()];
    first.extend(table.criteria.iter().map(|criterion| head(language, criterion)));
    let line = |row: &Row| {
        let mut cells = vec![row.place.to_string(), opened::name(read, row.player)];
        cells.extend(row.values.iter().map(|&sum| value(sum)));
        cells
    };
    std::iter::once(first).chain(table.rows.iter().map(line)).collect()
}

/// Lines with the columns below each other; a Han character is two columns wide.
fn aligned(rows: &[Vec<String>]) -> String {
    let width = |cell: &str| cell.chars().map(|c| if is_han(c) { 2 } else { 1 }).sum::<usize>();
    let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest: Vec<usize> = (0..n_columns)
        .map(|at| rows.iter().filter_map(|row| row.get(at)).map(|cell| width(cell)).max().unwrap_or(0))
        .collect();
    let line = |row: &Vec<String>| {
        let padded =
            row.iter().zip(&widest).map(|(cell, most)| format!("{cell}{}", " ".repeat(most - width(cell))));
        padded.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_below_each_other() {
        let rows = [vec!["1", "许银川", "4"], vec!["12", "Đỗ Á", "½"]]
            .map(|row| row.into_iter().map(String::from).collect());
        assert_eq!(aligned(&rows), "1   许银川  4\n12  Đỗ Á    ½");
    }
}
