//! Is every fault named, all at once, with its line and column?
use super::{file, player};
use kydai::exchange::trf::{Fault, Item, Placed, Warning, read};
use kydai::units::Tenths;

/// The faults of a file as line, column and what.
fn faults(text: &str) -> Vec<(usize, usize, Fault)> {
    let faults = read(text.as_bytes()).err().unwrap_or_default();
    faults.into_iter().map(|Placed { at, what }| (at.line, at.column, what)).collect()
}

/// Two players who met, the first line as it is given.
fn check(first: &str, due: &[(usize, usize, Fault)]) {
    let text = file(&[first.to_owned(), player(2, "B", "0.0", "   1 b 0")]);
    assert_eq!(faults(&text), due, "{first}");
}

fn unreadable(item: Item, found: &str) -> Fault {
    Fault::Unreadable { item, found: found.to_owned() }
}

#[test]
fn each_field_of_a_players_line_has_its_place() {
    let good = player(1, "A", "1.0", "   2 w 1");
    check(&good, &[]);
    let with = |column: usize, text: &str| {
        let mut line = good.clone();
        line.replace_range(column - 1..column - 1 + text.len(), text);
        line
    };
    check(&with(49, "2x00"), &[(1, 49, unreadable(Item::Rating, "2x00"))]);
    check(&with(81, " 1.x"), &[(1, 81, unreadable(Item::Points, "1.x"))]);
    check(&with(86, "  -1"), &[(1, 86, unreadable(Item::Rank, "-1"))]);
    check(&with(48, "n"), &[(1, 48, Fault::NotBlank { found: "n".to_owned() })]);
    check(&with(81, " 2.0"), &[(1, 81, Fault::Points { written: Tenths(20), sum: Tenths(10) })]);
    check(&with(97, "x"), &[(1, 97, unreadable(Item::Side, "x"))]);
    check(&with(99, "?"), &[(1, 99, unreadable(Item::Result, "?"))]);
    check(&with(97, "b"), &[(1, 97, Fault::SameSide(2)), (2, 97, Fault::SameSide(1))]);
    check(&with(97, "-"), &[(1, 99, Fault::GameAlone('1'))]);
    check(&with(99, "W"), &[(1, 99, Fault::ResultsClash(2)), (2, 99, Fault::ResultsClash(1))]);
    check(&with(99, "+"), &[(1, 99, Fault::ResultsClash(2)), (2, 99, Fault::ResultsClash(1))]);
    check(&with(99, "Z"), &[(1, 99, Fault::ByeWithOpponent('Z'))]);
    check(&with(92, "   1"), &[(1, 92, Fault::Oneself)]);
    check(&with(92, "   7"), &[(1, 92, Fault::Unknown(7)), (2, 92, Fault::NotMirrored(1))]);
    check(
        &with(5, "   2"),
        &[
            (1, 92, Fault::Oneself),
            (2, 5, Fault::NumberTwice { number: 2, line: 1 }),
            (2, 92, Fault::Unknown(1)),
        ],
    );
}

#[test]
fn each_line_of_another_kind_has_its_place() {
    let rows = [
        ("142 x", 5, unreadable(Item::RoundCount, "x")),
        ("XXR 0", 5, unreadable(Item::RoundCount, "0")),
        ("142", 5, Fault::Missing(Item::RoundCount)),
        ("152 R", 5, unreadable(Item::FirstSide, "R")),
        ("XXC white2", 5, unreadable(Item::FirstSide, "white2")),
        ("162  W 1.0    Q 3.0", 15, unreadable(Item::Symbol, "Q")),
        ("162  W x", 8, unreadable(Item::Points, "x")),
        ("162  W", 6, unreadable(Item::Symbol, "W")),
        ("BBW   1..0", 7, unreadable(Item::Points, "1..0")),
        ("240 U 001    1", 5, unreadable(Item::Bye, "U")),
        ("240 H 0x1    1", 7, unreadable(Item::Round, "0x1")),
        ("240 H 001    9", 14, Fault::Unknown(9)),
        ("240 H 001", 11, Fault::Missing(Item::Number)),
        ("250      1.0   3   1    1    2", 20, Fault::Backwards),
        ("250      1.0   1   3    2    1", 30, Fault::Backwards),
        ("250 2.0  1.0   1   3    1    2", 5, unreadable(Item::Points, "2.0")),
        ("XXA    1  1.0  x.0", 15, unreadable(Item::Points, "x.0")),
        ("260 001 003    1", 13, Fault::Missing(Item::Number)),
        ("260 003 001    1    2", 5, Fault::Backwards),
        ("XXP 1 9", 7, Fault::Unknown(9)),
        ("XXP 1", 5, Fault::Missing(Item::Number)),
        ("XXZ 0", 5, unreadable(Item::Number, "0")),
        ("012 a\0b", 6, Fault::NoText),
    ];
    let people = [player(1, "A", "0.0", ""), player(2, "B", "0.0", "")];
    for (line, column, fault) in rows {
        let text = file(&[people[0].clone(), people[1].clone(), line.to_owned()]);
        let due = match line {
            "260 003 001    1    2" => vec![(3, 9, Fault::Backwards)],
            _ => vec![(3, column, fault)],
        };
        assert_eq!(faults(&text), due, "{line}");
    }
}

#[test]
fn what_is_said_twice_is_said_alike() {
    let people = [player(1, "A", "0.0", ""), player(2, "B", "0.0", "")];
    let with = |lines: &[&str]| {
        let lines = people.iter().cloned().chain(lines.iter().map(|line| (*line).to_owned()));
        faults(&file(&lines.collect::<Vec<_>>()))
    };
    assert_eq!(with(&["142 9", "XXR 9", "152 W", "XXC white1", "BBW 1.0", "162  W 1.0"]), []);
    assert_eq!(with(&["142 9", "XXR 8"]), [(4, 5, Fault::Contradiction { line: 3 })]);
    assert_eq!(with(&["152 W", "", "XXC black1"]), [(5, 5, Fault::Contradiction { line: 3 })]);
    assert_eq!(with(&["BBU 1.0", "162  P 0.5"]), [(4, 6, Fault::Contradiction { line: 3 })]);
}

#[test]
fn many_faults_are_named_at_once_and_a_file_of_nothing_has_one() {
    let text = "142 x\r152 R\rXXP 1 2\r";
    assert_eq!(faults(text).len(), 2, "{:?}", faults(text));
    for text in ["", "\n\n", "PK\u{3}\u{4}", "012 A title\n142 9\n"] {
        assert_eq!(faults(text), [(1, 1, Fault::NoPlayers)], "{text:?}");
    }
    assert_eq!(read(&vec![b' '; (16 << 20) + 1]).err().map(|faults| faults.len()), Some(1));
    let line = player(1, "A", "0.0", &format!("{}0000 - Z", " ".repeat(2550)));
    assert_eq!(faults(&file(&[line])), [(1, 92 + 2550, Fault::TooMany(Item::Round))]);
    let rounds = [player(1, "A", "0.0", "0000 - Z  0000 - Z"), "142 1".to_owned()];
    assert_eq!(faults(&file(&rounds)), [(1, 102, Fault::BeyondTheLastRound(2))]);
}

#[test]
fn what_is_odd_is_told_and_read() {
    let rows = [
        player(1, "A", "2.0", "   2 w 1     2 b 1"),
        player(2, "B", "0.0", "   1 b 0     1 w 0"),
        player(3, "C", "2.0", "0000 - U  0000 - U"),
        player(4, "D", "1.0", "   5 w 0  0000 - U"),
        player(5, "E", "0.0", "   4 b 0"),
        "062 7 (3)".to_owned(),
        "240 H 001    3    5".to_owned(),
    ];
    let read = read(file(&rows).as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"));
    let warnings: Vec<_> =
        read.warnings.into_iter().map(|Placed { at, what }| (at.line, at.column, what)).collect();
    let due = [
        (1, 1, Warning::PlayerCount { written: 7, counted: 5 }),
        (1, 102, Warning::MetBefore { opponent: 2, round: 1 }),
        (2, 102, Warning::MetBefore { opponent: 1, round: 1 }),
        (3, 102, Warning::ByeBefore { round: 1 }),
        (4, 99, Warning::OddResults(5)),
        (4, 102, Warning::ByeTwiceInRound { other: 3, round: 2 }),
        (5, 99, Warning::OddResults(4)),
        (7, 1, Warning::ByeElsewhere { number: 3, round: 1 }),
        (7, 1, Warning::ByeElsewhere { number: 5, round: 1 }),
    ];
    assert_eq!(warnings, due);
}
