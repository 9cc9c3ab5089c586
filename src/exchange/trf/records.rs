//! What do the lines say that are no player's?
use super::MAX_ROUNDS;
use super::columns::Row;
use super::fault::{Fault, Item};
use super::model::{Acceleration, Bye, ByeList, Forbidden, Ranking};
use super::points::{parse, whole_number};
use super::reader::{Reading, unreadable};
use crate::units::{Side, Tenths};

/// The most lines of virtual points: one for each player.
const MAX_ACCELERATIONS: usize = 9_999;
/// The most pairs that can be forbidden.
const MAX_FORBIDDEN: usize = 1_000_000;

/// A word of a line and the column in which it begins.
type Word<'a> = (usize, &'a [u8]);

/// `142` and `XXR`.
pub(super) fn n_rounds(reading: &mut Reading, row: &Row<'_>) {
    let Some((column, word)) = only_word(reading, row, Item::RoundCount) else { return };
    let n_rounds = whole_number(word, 3).filter(|n| (1..=MAX_ROUNDS).contains(n));
    if n_rounds.is_none() {
        return reading.fault(row.no, column, unreadable(Item::RoundCount, word));
    }
    let before = reading.trf.n_rounds;
    once(reading, row, "rounds", column, before, n_rounds);
    reading.trf.n_rounds = n_rounds;
}

/// `152`.
pub(super) fn first_side(reading: &mut Reading, row: &Row<'_>) {
    let Some((column, word)) = only_word(reading, row, Item::FirstSide) else { return };
    let side = match word {
        b"W" | b"w" => Side::Red,
        b"B" | b"b" => Side::Black,
        _ => return reading.fault(row.no, column, unreadable(Item::FirstSide, word)),
    };
    set_first_side(reading, row, column, side);
}

/// `XXC`: `white1`, `black1`, `rank`.
pub(super) fn options(reading: &mut Reading, row: &Row<'_>) {
    for (column, word) in row.words(4) {
        match word {
            b"white1" => set_first_side(reading, row, column, Side::Red),
            b"black1" => set_first_side(reading, row, column, Side::Black),
            b"rank" => reading.trf.ranking = Ranking::Listing,
            _ => reading.fault(row.no, column, unreadable(Item::FirstSide, word)),
        }
    }
}

fn set_first_side(reading: &mut Reading, row: &Row<'_>, column: usize, side: Side) {
    let before = reading.trf.first_side;
    once(reading, row, "side", column, before, Some(side));
    reading.trf.first_side = Some(side);
}

/// `162`: letters, each with its points.
pub(super) fn points(reading: &mut Reading, row: &Row<'_>) {
    let mut words = Vec::new();
    for (column, word) in row.words(4) {
        // Letter and points may touch: `W11.5`.
        match word {
            [letter, rest @ ..] if letter.is_ascii_alphabetic() && !rest.is_empty() => {
                words.push((column, &word[..1]));
                words.push((column + 1, rest));
            }
            _ => words.push((column, word)),
        }
    }
    for pair in words.chunks(2) {
        let &[(column, letter), (at, number)] = pair else {
            reading.fault(row.no, pair[0].0, unreadable(Item::Symbol, pair[0].1));
            continue;
        };
        let symbol = letter.first().copied().unwrap_or_default().to_ascii_uppercase();
        match (b"WDLAZPX".contains(&symbol) && letter.len() == 1, parse(number)) {
            (false, _) => reading.fault(row.no, column, unreadable(Item::Symbol, letter)),
            (true, None) => reading.fault(row.no, at, unreadable(Item::Points, number)),
            (true, Some(points)) if matches!(symbol, b'A' | b'Z') => {
                set_points(reading, row, column, b'Z', points);
                set_points(reading, row, column, b'F', points);
            }
            (true, Some(points)) => set_points(reading, row, column, symbol, points),
        }
    }
}

/// `BBW`, `BBD`, `BBL`, `BBZ`, `BBF`, `BBU`: one of them on each line.
pub(super) fn points_of_bbp(reading: &mut Reading, row: &Row<'_>, letter: u8) {
    let Some((column, word)) = only_word(reading, row, Item::Points) else { return };
    match parse(word) {
        Some(points) => set_points(reading, row, column, if letter == b'U' { b'P' } else { letter }, points),
        None => reading.fault(row.no, column, unreadable(Item::Points, word)),
    }
}

fn set_points(reading: &mut Reading, row: &Row<'_>, column: usize, letter: u8, points: Tenths) {
    let all = &mut reading.trf.points;
    let (name, value) = match letter {
        b'W' => ("win", &mut all.win),
        b'D' => ("draw", &mut all.draw),
        b'L' => ("loss", &mut all.loss),
        b'Z' => ("absence", &mut all.absence),
        b'F' => ("forfeit loss", &mut all.forfeit_loss),
        b'P' => ("pairing bye", &mut all.pairing_bye),
        _ => ("pending", &mut all.pending),
    };
    let before = value.replace(points);
    once(reading, row, name, column, before, Some(points));
}

/// `240 T RRR`, then numbers.
pub(super) fn byes(reading: &mut Reading, row: &Row<'_>) {
    let bye = match row.letter(5).to_ascii_uppercase() {
        b'F' => Bye::Full,
        b'H' => Bye::Half,
        b'Z' => Bye::Zero,
        _ => return reading.fault(row.no, 5, unreadable(Item::Bye, row.bytes(5, 5))),
    };
    let words = row.words(6);
    let Some((&round, players)) = words.split_first() else {
        return reading.fault(row.no, 7, Fault::Missing(Item::Round));
    };
    let Some(round) = self::round(reading, row, round) else { return };
    let players = numbers(reading, row, players);
    if players.is_empty() {
        return reading.fault(row.no, 11, Fault::Missing(Item::Number));
    }
    reading.trf.byes.push(ByeList { bye, round, players });
    reading.bye_lines.push(row.no);
}

/// `250 MMMM GGGG RRF RRL PPPF PPPL`; the match points of teams may be blank.
pub(super) fn acceleration(reading: &mut Reading, row: &Row<'_>) {
    let words = row.words(4);
    let (match_points, words) = match words.len() {
        6 => (Some(words[0]), &words[1..]),
        _ => (None, &words[..]),
    };
    let &[points, first_round, last_round, first, last] = words else {
        return reading.fault(row.no, 5, Fault::Missing(Item::Points));
    };
    if let Some((column, word)) = match_points.filter(|(_, word)| parse(word) != Some(Tenths::ZERO)) {
        return reading.fault(row.no, column, unreadable(Item::Points, word));
    }
    let Some(worth) = parse(points.1) else {
        return reading.fault(row.no, points.0, unreadable(Item::Points, points.1));
    };
    let rounds = (round(reading, row, first_round), round(reading, row, last_round));
    let players = (reading.named(row.no, first.0, first.1), reading.named(row.no, last.0, last.1));
    let (Some(round_first), Some(round_last)) = rounds else { return };
    let (Some(player_first), Some(player_last)) = players else { return };
    if round_first > round_last {
        return reading.fault(row.no, last_round.0, Fault::Backwards);
    }
    if player_first > player_last {
        return reading.fault(row.no, last.0, Fault::Backwards);
    }
    if reading.trf.accelerations.len() >= MAX_ACCELERATIONS {
        return reading.fault(row.no, 1, Fault::TooMany(Item::Points));
    }
    reading.trf.accelerations.push(Acceleration::Range {
        points: worth,
        rounds: (round_first, round_last),
        players: (player_first, player_last),
    });
}

/// `XXA NNNN`, then points round by round; blanks are none.
pub(super) fn acceleration_of_one(reading: &mut Reading, row: &Row<'_>) {
    let Some(player) = reading.named(row.no, 5, row.trimmed(5, 8)) else { return };
    let mut points = Vec::new();
    for first in (10..=row.n_columns()).step_by(5) {
        let word = row.trimmed(first, first + 3);
        match parse(word) {
            Some(worth) => points.push(worth),
            None if word.is_empty() => points.push(Tenths::ZERO),
            None => return reading.fault(row.no, first, unreadable(Item::Points, word)),
        }
    }
    if points.len() > usize::from(MAX_ROUNDS) || reading.trf.accelerations.len() >= MAX_ACCELERATIONS {
        return reading.fault(row.no, 10, Fault::TooMany(Item::Points));
    }
    reading.trf.accelerations.push(Acceleration::Player { player, points });
}

/// `260 RRF RRL`, then numbers.
pub(super) fn forbidden(reading: &mut Reading, row: &Row<'_>) {
    let words = row.words(4);
    let &[first, last, ref players @ ..] = &words[..] else {
        return reading.fault(row.no, 5, Fault::Missing(Item::Round));
    };
    let rounds = (round(reading, row, first), round(reading, row, last));
    let players = numbers(reading, row, players);
    let (Some(from), Some(to)) = rounds else { return };
    if from > to {
        return reading.fault(row.no, last.0, Fault::Backwards);
    }
    if players.len() < 2 {
        return reading.fault(row.no, 13, Fault::Missing(Item::Number));
    }
    forbid(reading, row, Some((from, to)), players);
}

/// `XXP`, then numbers.
pub(super) fn always_forbidden(reading: &mut Reading, row: &Row<'_>) {
    let players = numbers(reading, row, &row.words(4));
    if players.len() < 2 {
        return reading.fault(row.no, 5, Fault::Missing(Item::Number));
    }
    forbid(reading, row, None, players);
}

fn forbid(reading: &mut Reading, row: &Row<'_>, rounds: Option<(u16, u16)>, players: Vec<u16>) {
    reading.n_forbidden += players.len() * (players.len() - 1) / 2;
    if reading.n_forbidden > MAX_FORBIDDEN {
        return reading.fault(row.no, 1, Fault::TooMany(Item::Number));
    }
    reading.trf.forbidden.push(Forbidden { rounds, players });
}

/// `XXZ`, then numbers.
pub(super) fn absent(reading: &mut Reading, row: &Row<'_>) {
    let players = numbers(reading, row, &row.words(4));
    reading.trf.absent.extend(players);
}

fn numbers(reading: &mut Reading, row: &Row<'_>, words: &[Word<'_>]) -> Vec<u16> {
    words.iter().filter_map(|&(column, word)| reading.named(row.no, column, word)).collect()
}

fn round(reading: &mut Reading, row: &Row<'_>, (column, word): Word<'_>) -> Option<u16> {
    let round = whole_number(word, 3).filter(|round| (1..=MAX_ROUNDS).contains(round));
    if round.is_none() {
        reading.fault(row.no, column, unreadable(Item::Round, word));
    }
    round
}

/// The one word of the line.
fn only_word<'a>(reading: &mut Reading, row: &Row<'a>, item: Item) -> Option<Word<'a>> {
    match row.words(4)[..] {
        [word] => return Some(word),
        [] => reading.fault(row.no, 5, Fault::Missing(item)),
        [_, (column, word), ..] => reading.fault(row.no, column, unreadable(item, word)),
    }
    None
}

/// What is said twice must be said alike.
fn once<T: PartialEq>(
    reading: &mut Reading,
    row: &Row<'_>,
    name: &'static str,
    column: usize,
    before: Option<T>,
    now: Option<T>,
) {
    match reading.said.get(name) {
        Some(&line) if before != now => reading.fault(row.no, column, Fault::Contradiction { line }),
        Some(_) => {}
        None => {
            reading.said.insert(name, row.no);
        }
    }
}
