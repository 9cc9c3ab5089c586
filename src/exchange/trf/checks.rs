//! Do the lines of a file agree with each other?
use super::fault::{Fault, Warning};
use super::model::{Bye, Cell, HeaderCode, Score};
use super::player::{CELL_WIDTH, FIRST_CELL, POINTS};
use super::points::whole_number;
use super::reader::Reading;
use crate::units::Tenths;
use std::collections::BTreeMap;

/// Compares everything that is said in two places.
pub(super) fn run(reading: &mut Reading) {
    if reading.trf.players.is_empty() {
        if reading.faults.is_empty() {
            reading.fault(1, 1, Fault::NoPlayers);
        }
        return;
    }
    for (at, number) in std::mem::take(&mut reading.named) {
        if !reading.seats.contains_key(&number) {
            reading.fault(at.line, at.column, Fault::Unknown(number));
        }
    }
    for seat in 0..reading.trf.players.len() {
        mirrors(reading, seat);
        repeats(reading, seat);
    }
    last_round(reading);
    bye_lists(reading);
    pairing_byes(reading);
    player_count(reading);
    // Sums of results that could not be read are no use.
    if reading.faults.is_empty() && !reading.trf.has_abnormal_points() {
        points(reading);
    }
}

/// In which column the cell of a round, counted from 0, begins.
const fn column(at: usize) -> usize {
    FIRST_CELL + at * CELL_WIDTH
}

/// What the opponent's line says of the same round.
fn mirrors(reading: &mut Reading, seat: usize) {
    let (line, player) = (reading.player_lines[seat], &reading.trf.players[seat]);
    let (mut faults, mut warnings) = (Vec::new(), Vec::new());
    for (at, &cell) in player.cells.iter().enumerate() {
        let Some(opponent) = cell.opponent() else { continue };
        let Some(&other) = reading.seats.get(&opponent) else {
            faults.push((column(at), Fault::Unknown(opponent)));
            continue;
        };
        if reading.spoiled.contains(&(opponent, at)) {
            continue;
        }
        let theirs = reading.trf.players[other].cells.get(at).copied().unwrap_or_default();
        match compare(player.number, cell, opponent, theirs) {
            Agreement::Whole => {}
            Agreement::Odd => warnings.push((column(at) + 7, Warning::OddResults(opponent))),
            Agreement::No(offset, fault) => faults.push((column(at) + offset, fault)),
        }
    }
    for (column, fault) in faults {
        reading.fault(line, column, fault);
    }
    for (column, warning) in warnings {
        reading.warn(line, column, warning);
    }
}

/// How far two cells of one pair agree.
enum Agreement {
    Whole,
    /// Legal, but rare.
    Odd,
    /// The fault, and how many columns from the cell's first it lies.
    No(usize, Fault),
}

fn compare(number: u16, mine: Cell, opponent: u16, theirs: Cell) -> Agreement {
    if theirs.opponent() != Some(number) {
        return Agreement::No(0, Fault::NotMirrored(opponent));
    }
    if mine.side().is_some() && mine.side() == theirs.side() {
        return Agreement::No(5, Fault::SameSide(opponent));
    }
    let clash = Agreement::No(7, Fault::ResultsClash(opponent));
    match (mine, theirs) {
        (Cell::Game { score: mine, is_rated, .. }, Cell::Game { score: theirs, is_rated: alike, .. }) => {
            match (mine, theirs) {
                _ if is_rated != alike => clash,
                (Score::Win, Score::Loss) | (Score::Loss, Score::Win) | (Score::Draw, Score::Draw) => {
                    Agreement::Whole
                }
                // A ruling may take points from one of the two or from both.
                (Score::Loss, Score::Loss | Score::Draw) | (Score::Draw, Score::Loss) => Agreement::Odd,
                (Score::Win, Score::Win | Score::Draw) | (Score::Draw, Score::Win) => clash,
            }
        }
        (Cell::Forfeit { is_won: true, .. }, Cell::Forfeit { is_won: true, .. }) => clash,
        (Cell::Forfeit { .. }, Cell::Forfeit { .. }) | (Cell::Pending { .. }, Cell::Pending { .. }) => {
            Agreement::Whole
        }
        _ => clash,
    }
}

/// Opponents met and byes had before.
fn repeats(reading: &mut Reading, seat: usize) {
    let (line, player) = (reading.player_lines[seat], &reading.trf.players[seat]);
    let (mut met, mut bye, mut warnings) = (BTreeMap::new(), None, Vec::new());
    for ((round, at), &cell) in (1_u16..).zip(0..).zip(&player.cells) {
        if let Cell::Game { opponent, .. } = cell {
            if let Some(&round) = met.get(&opponent) {
                warnings.push((column(at), Warning::MetBefore { opponent, round }));
            }
            met.entry(opponent).or_insert(round);
        }
        if cell == Cell::Bye(Bye::Pairing) {
            if let Some(round) = bye {
                warnings.push((column(at), Warning::ByeBefore { round }));
            }
            bye.get_or_insert(round);
        }
    }
    for (column, warning) in warnings {
        reading.warn(line, column, warning);
    }
}

/// Rounds beyond the last one.
fn last_round(reading: &mut Reading) {
    let Some(n_rounds) = reading.trf.n_rounds.map(usize::from) else { return };
    for seat in 0..reading.trf.players.len() {
        let n_cells = reading.trf.players[seat].cells.len();
        if n_cells > n_rounds {
            let round = u16::try_from(n_cells).unwrap_or(u16::MAX);
            let line = reading.player_lines[seat];
            reading.fault(line, column(n_rounds), Fault::BeyondTheLastRound(round));
        }
    }
}

/// Lists of byes against the players' own lines.
fn bye_lists(reading: &mut Reading) {
    let mut warnings = Vec::new();
    for (list, &line) in reading.trf.byes.iter().zip(&reading.bye_lines) {
        for &number in &list.players {
            let Some(&seat) = reading.seats.get(&number) else { continue };
            let cell = reading.trf.players[seat].cell(list.round);
            if cell != Cell::Blank && cell != Cell::Bye(list.bye) {
                warnings.push((line, Warning::ByeElsewhere { number, round: list.round }));
            }
        }
    }
    for (line, warning) in warnings {
        reading.warn(line, 1, warning);
    }
}

/// One pairing-allocated bye a round at most.
fn pairing_byes(reading: &mut Reading) {
    let mut first: BTreeMap<usize, u16> = BTreeMap::new();
    let mut warnings = Vec::new();
    for (player, &line) in reading.trf.players.iter().zip(&reading.player_lines) {
        let byes = player.cells.iter().enumerate().filter(|&(_, &cell)| cell == Cell::Bye(Bye::Pairing));
        for ((at, _), number) in byes.zip(std::iter::repeat(player.number)) {
            let other = *first.entry(at).or_insert(number);
            if other != number {
                let round = u16::try_from(at + 1).unwrap_or(u16::MAX);
                warnings.push((line, column(at), Warning::ByeTwiceInRound { other, round }));
            }
        }
    }
    for (line, column, warning) in warnings {
        reading.warn(line, column, warning);
    }
}

/// `062`: a number, or one of all and one of teams' players in brackets.
fn player_count(reading: &mut Reading) {
    let text = reading.trf.header(HeaderCode::PlayerCount).unwrap_or_default();
    let digits: Vec<u8> = text.bytes().take_while(u8::is_ascii_digit).collect();
    let counted = reading.trf.players.len();
    match whole_number(&digits, 5) {
        Some(written) if usize::from(written) != counted => {
            reading.warn(1, 1, Warning::PlayerCount { written: u32::from(written), counted });
        }
        Some(_) | None => {}
    }
}

/// The points against the sum of the results.
fn points(reading: &mut Reading) {
    let trf = &reading.trf;
    let coming = trf.last_paired() + 1;
    let (byes, virtual_points) = (trf.listed_byes(), trf.virtual_points(coming));
    let mut faults = Vec::new();
    for (player, &line) in trf.players.iter().zip(&reading.player_lines) {
        let paid = |round: u16| {
            let listed = byes.get(&(player.number, round)).map(|&bye| Cell::Bye(bye));
            let cell = player.cell(round);
            if cell == Cell::Blank { listed.unwrap_or(cell) } else { cell }
        };
        let sum: Tenths = (1..coming).map(|round| trf.points.of(paid(round))).sum();
        let lent = virtual_points.get(&player.number).and_then(|row| row.get(usize::from(coming) - 1));
        let lent = lent.copied().unwrap_or_default();
        // Programs differ in whether byes of rounds to come and virtual points belong to the sum.
        let last = u16::try_from(player.cells.len()).unwrap_or(u16::MAX).max(coming);
        let to_come = (coming..=last).filter(|&round| paid(round) != Cell::Blank).scan(sum, |sum, round| {
            *sum += trf.points.of(paid(round));
            Some(*sum)
        });
        let is_due = |sum: Tenths| player.points == sum || player.points == sum + lent;
        if !std::iter::once(sum).chain(to_come).any(is_due) {
            faults.push((line, Fault::Points { written: player.points, sum }));
        }
    }
    for (line, fault) in faults {
        reading.fault(line, POINTS, fault);
    }
}
