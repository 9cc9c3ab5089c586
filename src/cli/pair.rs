//! Who meets whom in the next round of a tournament report file?
use super::arguments::Arguments;
use super::{Ending, Failure, Outcome, opened, report, say};
use crate::exchange::trf::Trf;
use crate::pairing::swiss::{Field, NoRound, Round, Seat, pair, ways_out, why_not};
use crate::words::Language;
use crate::words::pairing::Reason;
use crate::words::swiss::{self, bye_reason, no_round, reasons};
use crate::words::trf::unfit;

/// The help of the command.
pub(super) const HELP: &str = "\
Pairs the round after the last one in the file, by the FIDE Dutch rules of 2026 (C.04.3).

Prints the number of pairs, then a line `white black` for each in the order of boards, by starting
rank; the pairing-allocated bye comes last as `number 0`. White is Red. The same file gives the same
round on every machine.

Out of the round is who has a bye in its column (`0000 - H`, `F`, `Z`), in a line 240 of that round, or
in a line XXZ. The file must say how many rounds there are (142 or XXR).

If there is no legal pairing, the reason is given with the ways out that an arbiter has.

  --explain       says after the list why each pair meets: score group, floats, sides, what had to give way
  --why-not 4,9   says only why these two do not meet: the first criterion that would get worse
  --lang en       language of sentences: vi, zh or en";

/// `kydai pair FILE.trf [--explain] [--why-not 4,9] [--lang vi]`
///
/// # Errors
/// If the file cannot be read, or no legal pairing exists.
pub(super) fn run(words: &[String]) -> Outcome {
    let arguments = Arguments::sort(words, &["--lang", "--why-not"], &["--explain"])?;
    let (language, path) = (opened::language(&arguments)?, arguments.file()?);
    let trf = report::only(path, language)?;
    let field = trf.field().map_err(|why| Failure::input(format!("{path}: {}", unfit(language, &why))))?;
    if let Some(two) = arguments.value("--why-not") {
        return explain_two(language, path, &trf, &field, two);
    }
    let round = pair(&field).map_err(|why| refusal(path, language, &trf, &field, &why))?;
    say(&list(&field, &round))?;
    if arguments.has("--explain") {
        say(&explained(language, &trf, &field, &round))?;
    }
    Ok(())
}

/// Says why two, named by their numbers, do not meet.
fn explain_two(language: Language, path: &str, trf: &Trf, field: &Field, two: &str) -> Outcome {
    let seat = |number: &str| {
        let number: u32 = number.trim().parse().ok()?;
        (0..).map(Seat).zip(&field.entrants).find(|(_, one)| one.number == number).map(|(seat, _)| seat)
    };
    let seats = two.split_once(',').and_then(|(a, b)| Some((seat(a)?, seat(b)?)));
    let Some((a, b)) = seats.filter(|(a, b)| a != b) else {
        return Err(Failure::usage(format!("--why-not has two numbers of the file, as 4,9; not \"{two}\".")));
    };
    let why = why_not(field, a, b).map_err(|why| refusal(path, language, trf, field, &why))?;
    say(&line(swiss::why_not(language, &why, (a, b), &|seat| name(trf, field, seat))))
}

/// The reason, and the ways out if the field is sound.
fn refusal(path: &str, language: Language, trf: &Trf, field: &Field, why: &NoRound) -> Failure {
    let name = |seat| name(trf, field, seat);
    let mut lines = no_round(language, why, &name);
    let ending = match why {
        NoRound::Faulty(_) => Ending::Input,
        NoRound::NoLegalPairing(_) => {
            lines.extend(
                ways_out(field).iter().map(|way| format!("  {}", swiss::way_out(language, way, &name))),
            );
            Ending::No
        }
    };
    Failure { ending, sentence: format!("{path}: {}", lines.join("\n")) }
}

/// The count, the pairs in the order of boards, the bye.
fn list(field: &Field, round: &Round) -> String {
    let number = |seat: Seat| field.entrant(seat).map_or(0, |entrant| entrant.number);
    let pairs = round.pairs.iter().map(|pair| (number(pair.red), number(pair.black)));
    let lines: Vec<String> = pairs
        .chain(round.bye.map(|seat| (number(seat), 0)))
        .map(|(red, black)| format!("{red} {black}"))
        .collect();
    std::iter::once(lines.len().to_string()).chain(lines).collect::<Vec<_>>().join("\n")
}

fn explained(language: Language, trf: &Trf, field: &Field, round: &Round) -> String {
    let name = |seat: Seat| name(trf, field, seat);
    let reason = |one: Reason| format!("  {}", line(one));
    let mut lines = Vec::new();
    for (board, pair) in (1..).zip(&round.pairs) {
        lines.push(format!("\n{board}. {} – {}", name(pair.red), name(pair.black)));
        lines.extend(reasons(language, field, round, pair, &name).into_iter().map(reason));
    }
    if let Some(seat) = round.bye {
        lines.push(format!("\n{}", name(seat)));
        lines.extend(bye_reason(language, round, &name).map(reason));
    }
    lines.join("\n")
}

/// "Colours: … [C.04.3 5.2.1]".
fn line(reason: Reason) -> String {
    let article = if reason.article.is_empty() { String::new() } else { format!(" [{}]", reason.article) };
    format!("{}: {}{article}", reason.heading, reason.text)
}

/// "4 Nguyen, Tran Duc".
fn name(trf: &Trf, field: &Field, seat: Seat) -> String {
    let number = field.entrant(seat).map_or(0, |entrant| entrant.number);
    let player = u16::try_from(number).ok().and_then(|number| trf.player(number));
    let name = player.map_or("", |player| player.name.as_str());
    format!("{number} {name}").trim_end().to_owned()
}
