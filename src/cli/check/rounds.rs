//! Is every round of a tournament report file as the rules pair it?
use crate::cli::report::{Report, reports};
use crate::cli::{Ending, Failure, Outcome, say};
use crate::exchange::trf::{Bye, Cell, Trf};
use crate::pairing::swiss::{Field, NoRound, Round, Seat, pair};
use crate::units::Side;
use crate::words::Language;
use crate::words::swiss::no_round;
use crate::words::trf::unfit;
use std::fmt;

/// What was compared so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// Whether any report was among the files.
    pub has_reports: bool,
    n_tournaments: usize,
    n_rounds: usize,
    n_differences: usize,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { n_tournaments, n_rounds, n_differences, .. } = self;
        write!(f, "{n_tournaments} tournaments, {n_rounds} rounds, {n_differences} differences")
    }
}

/// Compares every round of every tournament in the bytes.
///
/// # Errors
/// If one has faults or cannot be paired, or a round differs.
pub(super) fn check(path: &str, bytes: &[u8], language: Language, tally: &mut Tally) -> Outcome {
    tally.has_reports = true;
    let (before, mut faults) = (tally.n_differences, Vec::new());
    for report in reports(path, bytes, language) {
        match report {
            Ok(report) => faults.extend(check_one(&report, language, tally)?),
            Err(sentence) => faults.push(sentence),
        }
    }
    let n_differences = tally.n_differences - before;
    if !faults.is_empty() {
        return Err(Failure::input(faults.join("\n")));
    }
    if n_differences > 0 {
        let sentence = format!("{path}: {n_differences} rounds differ from the rules.");
        return Err(Failure { ending: Ending::No, sentence });
    }
    Ok(())
}

/// Compares the rounds of one tournament; gives the sentence that says why it cannot be done.
fn check_one(report: &Report, language: Language, tally: &mut Tally) -> Result<Option<String>, Failure> {
    let Report { label, trf, .. } = report;
    tally.n_tournaments += 1;
    for round in 1..=trf.last_paired() {
        if !trf.players.iter().any(|player| player.cell(round).is_paired()) {
            continue;
        }
        let field = match trf.field_before(round) {
            Ok(field) => field,
            Err(why) => return Ok(Some(format!("{label}: {}", unfit(language, &why)))),
        };
        tally.n_rounds += 1;
        if let Some(difference) = difference(language, trf, round, &field, &pair(&field)) {
            tally.n_differences += 1;
            say(&format!("{label} round {round}: {difference}"))?;
        }
    }
    Ok(None)
}

/// A pair by numbers, Red first; 0 is the bye.
type Numbers = (u32, u32);

/// What the file has and the rules do not make, and the other way round; `None` if they agree.
fn difference(
    language: Language,
    trf: &Trf,
    round: u16,
    field: &Field,
    due: &Result<Round, NoRound>,
) -> Option<String> {
    let written = written(trf, round);
    let due = match due {
        Ok(due) => due_numbers(field, due),
        Err(why) => {
            let name = |seat: Seat| field.entrant(seat).map_or(0, |entrant| entrant.number).to_string();
            let why = no_round(language, why, &name).join(" ");
            return Some(format!("the file has {}, the rules none: {why}", listed(&written)));
        }
    };
    let is_due = |&(pair, sides): &(Numbers, Sides)| {
        due.contains(&pair) || sides == Sides::Unsaid && due.contains(&(pair.1, pair.0))
    };
    let only_written: Vec<_> = written.iter().copied().filter(|pair| !is_due(pair)).collect();
    let is_written = |pair: &Numbers| {
        written
            .iter()
            .any(|&(other, sides)| other == *pair || sides == Sides::Unsaid && other == (pair.1, pair.0))
    };
    let only_due: Vec<_> =
        due.iter().copied().filter(|pair| !is_written(pair)).map(|pair| (pair, Sides::Said)).collect();
    if only_written.is_empty() && only_due.is_empty() {
        return None;
    }
    Some(format!("the file has {}, the rules {}", listed(&only_written), listed(&only_due)))
}

/// Whether a pair says who has Red: a forfeited one need not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sides {
    Said,
    Unsaid,
}

fn written(trf: &Trf, round: u16) -> Vec<(Numbers, Sides)> {
    let one = |player: &crate::exchange::trf::Player| {
        let (number, cell) = (u32::from(player.number), player.cell(round));
        let opponent = cell.opponent().map(u32::from);
        match (opponent, cell.side()) {
            (Some(opponent), Some(Side::Red)) => Some(((number, opponent), Sides::Said)),
            (Some(_), Some(Side::Black)) => None,
            (Some(opponent), None) => (number < opponent).then_some(((number, opponent), Sides::Unsaid)),
            (None, _) => match cell {
                Cell::Bye(Bye::Pairing) | Cell::Alone { is_won: true } => Some(((number, 0), Sides::Said)),
                Cell::Blank | Cell::Alone { .. } | Cell::Bye(_) => None,
                Cell::Game { .. } | Cell::Pending { .. } | Cell::Forfeit { .. } => None,
            },
        }
    };
    trf.players.iter().filter_map(one).collect()
}

fn due_numbers(field: &Field, round: &Round) -> Vec<Numbers> {
    let number = |seat: Seat| field.entrant(seat).map_or(0, |entrant| entrant.number);
    let pairs = round.pairs.iter().map(|pair| (number(pair.red), number(pair.black)));
    pairs.chain(round.bye.map(|seat| (number(seat), 0))).collect()
}

fn listed(pairs: &[(Numbers, Sides)]) -> String {
    if pairs.is_empty() {
        return "nothing more".to_owned();
    }
    let one = |((red, black), _): &(Numbers, Sides)| format!("{red}-{black}");
    pairs.iter().map(one).collect::<Vec<_>>().join(" ")
}
