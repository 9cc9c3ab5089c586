//! What does a file look like that every program reads alike?
//!
//! Names are folded to plain letters (case O15), so that a column is a letter and a byte at once. Where
//! FIDE and JaVaFo have a code each, both stand there.
use super::model::{Acceleration, Bye, Cell, HeaderCode, Player, Ranking, Score, Trf};
use super::points::{Points, one_decimal};
use crate::names::to_ascii;
use crate::tournament::Sex;
use crate::units::{Side, Tenths};

/// How many letters a name may have (columns 15 to 47).
pub(super) const NAME_WIDTH: usize = 33;

/// A file as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// What goes into the file, line ends included.
    pub text: String,
    /// What the file could not hold, in the order of players.
    pub notices: Vec<Notice>,
}

/// What a name lost on its way into the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It was longer than 33 letters.
    NameCut {
        /// Whose.
        number: u16,
    },
    /// It has no Latin letter; `Player` and the number stand for it.
    NameReplaced {
        /// Whose.
        number: u16,
    },
}

/// The file of an event.
pub fn write(trf: &Trf) -> Written {
    let mut notices = Vec::new();
    let mut lines: Vec<String> = trf.front.clone();
    lines.extend(trf.headers.iter().map(|header| {
        let code = HeaderCode::ALL.iter().find(|(code, _)| *code == header.code);
        format!("{} {}", code.map_or("", |(_, digits)| digits), header.text).trim_end().to_owned()
    }));
    lines.extend(trf.n_rounds.iter().flat_map(|n| [format!("142 {n}"), format!("XXR {n}")]));
    lines.extend(options(trf));
    lines.extend(points(&trf.points));
    lines.extend(trf.players.iter().map(|player| line(player, &mut notices)));
    lines.extend(
        trf.byes
            .iter()
            .map(|list| format!("240 {} {:03} {}", letter(list.bye), list.round, numbers(&list.players))),
    );
    lines.extend(trf.accelerations.iter().map(acceleration));
    lines.extend(trf.forbidden.iter().map(|forbidden| {
        let players = numbers(&forbidden.players);
        match forbidden.rounds {
            Some((first, last)) => format!("260 {first:03} {last:03} {players}"),
            None => format!("XXP {players}"),
        }
    }));
    if !trf.absent.is_empty() {
        lines.push(format!("XXZ {}", numbers(&trf.absent)));
    }
    lines.extend(trf.kept.iter().cloned());
    let end = trf.line_end.as_str();
    let text = lines.into_iter().flat_map(|line| [line, end.to_owned()]).collect();
    Written { text, notices }
}

fn options(trf: &Trf) -> Vec<String> {
    let mut lines = Vec::new();
    match trf.first_side {
        Some(Side::Red) => lines.extend(["152 W".to_owned(), "XXC white1".to_owned()]),
        Some(Side::Black) => lines.extend(["152 B".to_owned(), "XXC black1".to_owned()]),
        None => {}
    }
    match trf.ranking {
        Ranking::Numbers => {}
        // Only what was read so is written so: another order would be another event.
        Ranking::Listing => lines.push("XXC rank".to_owned()),
    }
    lines
}

/// What is said of points, once for FIDE's readers and once for bbpPairings'.
fn points(points: &Points) -> Vec<String> {
    // `A` speaks of both; if they differ, only the other lines can say it.
    let absence = points.absence.filter(|_| points.absence == points.forfeit_loss);
    let symbols = [
        ('W', points.win),
        ('D', points.draw),
        ('L', points.loss),
        ('A', absence),
        ('P', points.pairing_bye),
        ('X', points.pending),
    ];
    let codes = [
        ("BBW", points.win),
        ("BBD", points.draw),
        ("BBL", points.loss),
        ("BBZ", points.absence),
        ("BBF", points.forfeit_loss),
        ("BBU", points.pairing_bye),
    ];
    let said = |(symbol, worth): (char, Option<Tenths>)| Some(format!("{symbol}{}", four(worth?)));
    let said: Vec<String> = symbols.into_iter().filter_map(said).collect();
    let mut lines = Vec::new();
    if !said.is_empty() {
        lines.push(format!("162  {}", said.join("    ")));
    }
    lines.extend(codes.into_iter().filter_map(|(code, worth)| Some(format!("{code} {}", four(worth?)))));
    lines
}

fn line(player: &Player, notices: &mut Vec<Notice>) -> String {
    let sex = match player.sex {
        Some(Sex::Man) => 'm',
        Some(Sex::Woman) => 'w',
        None => ' ',
    };
    let optional = |number: Option<u16>| number.map_or_else(String::new, |number| number.to_string());
    let head = format!(
        "001 {:>4} {sex}{:>3} {:<NAME_WIDTH$} {:>4} {:<3} {:>11} {:<10} {} {:>4}  ",
        player.number,
        plain(&player.title, 3),
        name(player, notices),
        optional(player.rating),
        plain(&player.federation, 3),
        plain(&player.fide_id, 11),
        plain(&player.birth, 10),
        four(player.points),
        optional(player.rank),
    );
    let cells = player.cells.iter().map(|&one| cell(one)).collect::<Vec<_>>().join("  ");
    format!("{head}{cells}").trim_end().to_owned()
}

fn name(player: &Player, notices: &mut Vec<Notice>) -> String {
    let number = player.number;
    let name = to_ascii(&player.name);
    if !player.name.is_empty() && !name.contains(|c: char| c.is_ascii_alphanumeric()) {
        notices.push(Notice::NameReplaced { number });
        return format!("Player {number}");
    }
    if name.len() > NAME_WIDTH {
        notices.push(Notice::NameCut { number });
    }
    plain(&name, NAME_WIDTH)
}

/// The plain letters of a text, at most so many.
pub(super) fn plain(text: &str, most: usize) -> String {
    to_ascii(text).chars().take(most).collect::<String>().trim_end().to_owned()
}

fn cell(cell: Cell) -> String {
    let paired = |opponent: u16, side: Option<Side>, sign: char| {
        let side = match side {
            Some(Side::Red) => 'w',
            Some(Side::Black) => 'b',
            None => '-',
        };
        format!("{opponent:>4} {side} {sign}")
    };
    let won = |is_won: bool| if is_won { '+' } else { '-' };
    match cell {
        Cell::Blank => " ".repeat(8),
        Cell::Game { opponent, side, score, is_rated } => {
            let sign = match (score, is_rated) {
                (Score::Win, true) => '1',
                (Score::Draw, true) => '=',
                (Score::Loss, true) => '0',
                (Score::Win, false) => 'W',
                (Score::Draw, false) => 'D',
                (Score::Loss, false) => 'L',
            };
            paired(opponent, Some(side), sign)
        }
        Cell::Pending { opponent, side } => paired(opponent, Some(side), ' '),
        Cell::Forfeit { opponent, side, is_won } => paired(opponent, side, won(is_won)),
        Cell::Alone { is_won } => format!("0000 - {}", won(is_won)),
        Cell::Bye(bye) => format!("0000 - {}", letter(bye)),
    }
}

const fn letter(bye: Bye) -> char {
    match bye {
        Bye::Pairing => 'U',
        Bye::Full => 'F',
        Bye::Half => 'H',
        Bye::Zero => 'Z',
    }
}

fn acceleration(acceleration: &Acceleration) -> String {
    match acceleration {
        Acceleration::Range { points, rounds: (from, to), players: (first, last) } => {
            format!("250      {} {from:>3} {to:>3} {first:>4} {last:>4}", four(*points))
        }
        Acceleration::Player { player, points } => {
            let points: Vec<String> = points.iter().map(|&points| four(points)).collect();
            format!("XXA {player:>4} {}", points.join(" ")).trim_end().to_owned()
        }
    }
}

fn numbers(numbers: &[u16]) -> String {
    numbers.iter().map(|number| format!("{number:>4}")).collect::<Vec<_>>().join(" ")
}

/// Points in four columns; beyond 99.9 only whole ones have room.
fn four(points: Tenths) -> String {
    let full = one_decimal(points);
    let short = if full.len() > 4 { (points.0 / 10).clamp(-99, 999).to_string() } else { full };
    format!("{short:>4}")
}
