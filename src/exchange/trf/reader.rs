//! Line by line: what does a file say?
use super::columns::{Counting, Row};
use super::fault::{Fault, Item, Place, Placed, Warning};
use super::intake::Intake;
use super::model::{Header, HeaderCode, Trf};
use super::{MAX_BYTES, MAX_NUMBER, checks, player, records};
use std::collections::{BTreeMap, BTreeSet};

/// A file that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// What it says.
    pub trf: Trf,
    /// What is odd in it.
    pub warnings: Vec<Placed<Warning>>,
    /// How its columns are counted.
    pub counting: Counting,
}

/// What a tournament report file says. Both ways of counting columns are tried where it matters.
///
/// # Errors
/// Every fault of the file with its place, in the order of lines.
pub fn read(bytes: &[u8]) -> Result<Read, Vec<Placed<Fault>>> {
    if bytes.len() > MAX_BYTES {
        return Err(vec![Placed { at: Place { line: 1, column: 1 }, what: Fault::TooLarge }]);
    }
    let intake = Intake::of(bytes);
    let by_letters = Reading::of(&intake, Counting::Characters);
    if by_letters.faults.is_empty() || !columns_differ(&intake) {
        return by_letters.finished();
    }
    let by_bytes = Reading::of(&intake, Counting::Bytes);
    if by_bytes.faults.len() < by_letters.faults.len() { by_bytes.finished() } else { by_letters.finished() }
}

fn columns_differ(intake: &Intake<'_>) -> bool {
    intake.lines().any(|(_, line)| line.starts_with(b"001") && !line.is_ascii())
}

/// A file as far as it is read.
pub(super) struct Reading {
    pub trf: Trf,
    pub faults: Vec<Placed<Fault>>,
    pub warnings: Vec<Placed<Warning>>,
    /// The line of each player, in the order of [`Trf::players`].
    pub player_lines: Vec<usize>,
    /// Where each number stands in [`Trf::players`]; the first, if it stands there twice.
    pub seats: BTreeMap<u16, usize>,
    /// Every number that another line than its own names.
    pub named: Vec<(Place, u16)>,
    /// The line of each list of byes, in the order of [`Trf::byes`].
    pub bye_lines: Vec<usize>,
    /// Where what can be said twice was said first.
    pub said: BTreeMap<&'static str, usize>,
    /// Whose cells, counted from 0, could not be read: others need not agree with them.
    pub spoiled: BTreeSet<(u16, usize)>,
    /// How many pairs are forbidden so far.
    pub n_forbidden: usize,
    counting: Counting,
}

impl Reading {
    fn of(intake: &Intake<'_>, counting: Counting) -> Self {
        let mut reading = Self {
            trf: Trf { line_end: intake.line_end, ..Trf::default() },
            faults: Vec::new(),
            warnings: Vec::new(),
            player_lines: Vec::new(),
            seats: BTreeMap::new(),
            named: Vec::new(),
            bye_lines: Vec::new(),
            said: BTreeMap::new(),
            spoiled: BTreeSet::new(),
            n_forbidden: 0,
            counting,
        };
        let mut is_front = true;
        for (no, line) in intake.lines().filter(|(_, line)| !line.trim_ascii().is_empty()) {
            let row = Row::new(no, line, counting, intake.encoding);
            is_front &= line.starts_with(b"###");
            if is_front {
                reading.trf.front.push(row.whole());
            }
            if let Some(at) = line.iter().position(|&byte| byte == 0) {
                reading.fault(no, at + 1, Fault::NoText);
            } else if !is_front {
                reading.line(&row);
            }
        }
        checks::run(&mut reading);
        reading
    }

    fn line(&mut self, row: &Row<'_>) {
        match row.bytes(1, 3) {
            b"001" => player::read(self, row),
            b"142" | b"XXR" => records::n_rounds(self, row),
            b"152" => records::first_side(self, row),
            b"XXC" => records::options(self, row),
            b"162" => records::points(self, row),
            code @ (b"BBW" | b"BBD" | b"BBL" | b"BBZ" | b"BBF" | b"BBU") => {
                records::points_of_bbp(self, row, code[2]);
            }
            b"240" => records::byes(self, row),
            b"250" => records::acceleration(self, row),
            b"XXA" => records::acceleration_of_one(self, row),
            b"260" => records::forbidden(self, row),
            b"XXP" => records::always_forbidden(self, row),
            b"XXZ" => records::absent(self, row),
            code => match HeaderCode::ALL.iter().find(|(_, known)| known.as_bytes() == code) {
                Some(&(code, _)) => self.trf.headers.push(Header { code, text: row.rest(5) }),
                None => self.trf.kept.push(row.whole()),
            },
        }
    }

    /// Notes a fault.
    pub(super) fn fault(&mut self, line: usize, column: usize, what: Fault) {
        self.faults.push(Placed { at: Place { line, column }, what });
    }

    /// Notes something odd.
    pub(super) fn warn(&mut self, line: usize, column: usize, what: Warning) {
        self.warnings.push(Placed { at: Place { line, column }, what });
    }

    /// A player's number as another line names it.
    pub(super) fn named(&mut self, line: usize, column: usize, word: &[u8]) -> Option<u16> {
        let number = super::points::whole_number(word, 4).filter(|&number| number > 0);
        match number {
            Some(number) => {
                debug_assert!(number <= MAX_NUMBER, "four digits are at most 9,999");
                self.named.push((Place { line, column }, number));
            }
            None => self.fault(line, column, unreadable(Item::Number, word)),
        }
        number
    }

    fn finished(mut self) -> Result<Read, Vec<Placed<Fault>>> {
        if self.counting == Counting::Bytes {
            self.warn(1, 1, Warning::CountedInBytes);
        }
        self.faults.sort_by_key(|fault| fault.at);
        self.warnings.sort_by_key(|warning| warning.at);
        if !self.faults.is_empty() {
            return Err(self.faults);
        }
        Ok(Read { trf: self.trf, warnings: self.warnings, counting: self.counting })
    }
}

/// A fault that shows what stands there, as far as it is readable.
pub(super) fn unreadable(item: Item, found: &[u8]) -> Fault {
    Fault::Unreadable { item, found: String::from_utf8_lossy(found).trim().to_owned() }
}
