//! What does the table of a tournament report file look like? One line a player, its cells parted by tabs.
use crate::cli::{Failure, Outcome, report, say};
use crate::exchange::trf::{HeaderCode, Trf};
use crate::regulation::{Criterion, CriterionKind};
use crate::standings::code::Code;
use crate::standings::{Row, Table, UnplayedRounds, Value, table_under};
use crate::units::RoundNo;
use crate::words::format::decimal;
use crate::words::{Language, codes};

/// What is asked for.
pub struct Question<'a> {
    /// Of faults.
    pub language: Language,
    /// The codes of the criteria; those of the file if none are asked for.
    pub codes: Option<&'a str>,
    /// After which round; the last one if none is asked for.
    pub round: Option<RoundNo>,
    /// Whether the first line names the columns.
    pub with_head: bool,
}

impl Question<'_> {
    /// Prints the table of each tournament of a file.
    ///
    /// # Errors
    /// If it cannot be read, has no table, or a code means nothing.
    pub(super) fn print(&self, path: &str, bytes: &[u8]) -> Outcome {
        for report in report::reports(path, bytes, self.language) {
            let report = report.map_err(Failure::input)?;
            let lines = self.answer(&report.label, &report.trf)?;
            if let Some(id) = report.id {
                say(&format!("### {id}"))?;
            }
            say(&lines.join("\n"))?;
        }
        Ok(())
    }

    /// The lines of one tournament's table.
    fn answer(&self, path: &str, trf: &Trf) -> Result<Vec<String>, Failure> {
        let (codes, rounds) = (self.codes(trf)?, trf.unplayed_rounds());
        let asked = self.criteria(&codes, rounds)?;
        let points = Criterion::new(CriterionKind::Points);
        let is_added = asked.first() != Some(&points);
        let chain = is_added.then_some(points).into_iter().chain(asked).collect();
        let no_table = |why| Failure::input(format!("{path}: {}", codes::unrankable(self.language, &why)));
        let tournament = trf.tournament(chain).map_err(no_table)?;
        let last = trf.last_paired();
        let through = self.round.unwrap_or(RoundNo(last));
        if through.0 > last {
            return Err(Failure::input(format!(
                "{path}: round {} is not paired; the last one is {last}.",
                through.0
            )));
        }
        let table = table_under(&tournament, through, rounds);
        let head = self.with_head.then(|| {
            let names = codes.iter().map(ToString::to_string);
            ["rank", "number", "name", "points"]
                .map(String::from)
                .into_iter()
                .chain(names)
                .collect::<Vec<_>>()
        });
        let columns = usize::from(is_added)..table.criteria.len();
        let players = trf.by_number();
        let row = |(position, row): (usize, &Row)| {
            let player = players[usize::from(row.player.nth)];
            let mut cells = vec![row.place.to_string(), player.number.to_string(), player.name.clone()];
            cells.push(cell(&table, position, 0, player.number));
            cells.extend(columns.clone().map(|index| cell(&table, position, index, player.number)));
            cells
        };
        let rows = head.into_iter().chain(table.rows.iter().enumerate().map(row));
        Ok(rows.map(|cells| cells.join("\t")).collect())
    }

    fn criteria(&self, codes: &[Code], rounds: UnplayedRounds) -> Result<Vec<Criterion>, Failure> {
        let criteria = codes.iter().map(|code| code.criterion(rounds));
        let no_criterion = |fault| Failure::usage(codes::fault(self.language, &fault));
        criteria.collect::<Result<_, _>>().map_err(no_criterion)
    }

    /// The codes asked for, or those of the file: lines 202 and 212.
    fn codes(&self, trf: &Trf) -> Result<Vec<Code>, Failure> {
        let of_file = || trf.header(HeaderCode::TieBreaks).or_else(|| trf.header(HeaderCode::Order));
        let list = self.codes.or_else(of_file).unwrap_or_default();
        let written = list.split(',').map(str::trim).filter(|code| !code.is_empty());
        written
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map_err(|fault| Failure::usage(codes::fault(self.language, &fault)))
    }
}

/// A value as FIDE's own program writes it.
fn cell(table: &Table, position: usize, index: usize, number: u16) -> String {
    if matches!(table.criteria[index].kind, CriterionKind::DirectEncounter(_)) {
        return place_among_tied(table, position, index).to_string();
    }
    match table.rows[position].values[index] {
        Value::NotApplied => "-".to_owned(),
        Value::Points(points) => decimal(i64::from(points.0), 2, 1),
        Value::Product(points) => decimal(points.0, 4, 2),
        Value::Average { halves, of } => decimal(halves, 2 * i64::from(of), 3),
        Value::Mean { halves, games } => decimal(halves, 2 * games, places(table.through)),
        Value::Count(count) | Value::Rating(count) => count.to_string(),
        Value::Number(_) => number.to_string(),
        Value::Lot(lot) => lot.to_string(),
    }
}

/// So many decimals that two different averages look different: 1/72 and 1/73 differ in the fourth.
const fn places(through: RoundNo) -> u32 {
    match through.0 {
        0..=8 => 2,
        9..=26 => 3,
        27..=72 => 4,
        73.. => 5,
    }
}

/// The place in the group that was still tied; 0 where direct encounter separates nobody of it.
fn place_among_tied(table: &Table, position: usize, index: usize) -> usize {
    let rows = &table.rows;
    let is_parted = |at: usize, before: usize| rows[at].separated_by.is_some_and(|by| by < before);
    let start = (1..=position).rev().find(|&at| is_parted(at, index)).unwrap_or(0);
    let end = (position + 1..rows.len()).find(|&at| is_parted(at, index)).unwrap_or(rows.len());
    let is_parted_here = |&at: &usize| is_parted(at, index + 1);
    if !(start + 1..end).any(|at| is_parted_here(&at)) {
        return 0;
    }
    (start + 1..=position).rev().find(is_parted_here).unwrap_or(start) - start + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::trf;

    const SAMPLE: &str = include_str!("../../../tests/data/swiss_sums.trfs");

    /// The lines of the first tournament of the sample.
    fn lines(codes: Option<&str>, round: Option<u16>, added: &str) -> Result<Vec<String>, Failure> {
        let part = trf::parts(SAMPLE.as_bytes())[0];
        let trf = trf::read(&[part.bytes, added.as_bytes()].concat()).expect("a file without faults").trf;
        let round = round.map(RoundNo);
        Question { language: Language::English, codes, round, with_head: true }.answer("a.trf", &trf)
    }

    #[test]
    fn a_line_has_rank_number_name_points_and_one_cell_for_each_code() {
        let lines = lines(Some("DE,bh-c1,SB,AOB,TPR"), None, "").expect("a table");
        assert_eq!(lines[0], "rank\tnumber\tname\tpoints\tDE\tBH/C1\tSB\tAOB\tTPR");
        assert_eq!(lines[1], "1\t3\tTest0003 Player0003\t5.5\t0\t18.0\t17.50\t19.08\t2746");
        assert_eq!(lines.len(), 11);
    }

    #[test]
    fn the_codes_are_those_of_the_file_if_none_are_asked_for() {
        let head = |codes, added| lines(codes, None, added).expect("a table").swap_remove(0);
        assert_eq!(head(None, "202 WON, BPG\n"), "rank\tnumber\tname\tpoints\tWON\tBPG");
        assert_eq!(head(None, "212 PTS,WON\n"), "rank\tnumber\tname\tpoints\tPTS\tWON");
        assert_eq!(head(Some("SB"), "202 WON\n"), "rank\tnumber\tname\tpoints\tSB");
    }

    #[test]
    fn a_code_that_means_nothing_and_a_round_to_come_are_refused() {
        assert_eq!(lines(Some("XX"), None, ""), Err(Failure::usage("no criterion is written \"XX\"")));
        assert!(lines(Some("SB"), Some(1), "").is_ok());
        let due = "a.trf: round 7 is not paired; the last one is 6.";
        assert_eq!(lines(Some("SB"), Some(7), ""), Err(Failure::input(due)));
    }
}
