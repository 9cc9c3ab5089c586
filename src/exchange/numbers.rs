//! Which number does each player get, typed in from a real urn? (Case O14.)
use crate::names::narrow;
use crate::units::PairingNo;

/// Why what was typed is no number for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberFault {
    /// Nothing is typed yet.
    Missing,
    /// It is no number.
    NotANumber,
    /// It is not one of 1 to the number of players.
    OutOfRange,
    /// The player in this line of the list has it already.
    TakenInLine(usize),
}

/// What was typed for each player, a line each; every line has its own answer.
pub fn read_numbers(lines: &[String]) -> Vec<Result<PairingNo, NumberFault>> {
    let mut read: Vec<Result<PairingNo, NumberFault>> = Vec::with_capacity(lines.len());
    for line in lines {
        let number = read_number(line, lines.len());
        let taken = number.ok().and_then(|number| read.iter().position(|other| *other == Ok(number)));
        read.push(match taken {
            Some(line) => Err(NumberFault::TakenInLine(line)),
            None => number,
        });
    }
    read
}

fn read_number(line: &str, n_players: usize) -> Result<PairingNo, NumberFault> {
    // Chinese keyboards type wide digits; NFKC makes them plain.
    let plain: String = line.trim().chars().map(narrow).collect();
    if plain.is_empty() {
        return Err(NumberFault::Missing);
    }
    if !plain.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(NumberFault::NotANumber);
    }
    match plain.parse::<u16>() {
        Ok(number) if number > 0 && usize::from(number) <= n_players => Ok(PairingNo(number)),
        Ok(_) | Err(_) => Err(NumberFault::OutOfRange),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn o14_each_line_of_typed_numbers_is_read_or_has_its_own_fault() {
        let lines = ["3", "", " ３ ", "1a", "0", "7", "1", "99999"].map(str::to_owned);
        let faults = [
            Ok(PairingNo(3)),
            Err(NumberFault::Missing),
            Err(NumberFault::TakenInLine(0)),
            Err(NumberFault::NotANumber),
            Err(NumberFault::OutOfRange),
            Ok(PairingNo(7)),
            Ok(PairingNo(1)),
            Err(NumberFault::OutOfRange),
        ];
        assert_eq!(read_numbers(&lines), faults);
    }
}
