//! Are all rounds of the corpora equal, colours and boards too?
use crate::trf::{Pairs, Trf};
use kydai::exchange::trf::parts;
use kydai::pairing::swiss::{Field, NoRound, Seat, pair};
use std::path::{Path, PathBuf};
use std::process::Command;

const SAMPLE: &str = include_str!("../data/swiss_rounds.trfs");
const SAMPLE_CASES: &str = include_str!("../data/swiss_cases.jsonl");
const SECOND_BYE: &[u8] = include_bytes!("../data/swiss_second_bye.trf");
const BYE_FLOAT: &[u8] = include_bytes!("../data/swiss_bye_float.trf");

fn oracle() -> Option<PathBuf> {
    let above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().skip(1);
    above.map(|folder| folder.join("shared/oracle")).find(|oracle| oracle.exists())
}

fn decompressed(path: &Path) -> Option<String> {
    let python = "import lzma,sys;sys.stdout.buffer.write(lzma.open(sys.argv[1]).read())";
    let ways = [
        Command::new("xz").arg("-dc").arg(path).output(),
        Command::new("python3").args(["-c", python]).arg(path).output(),
    ];
    let unpacked = ways.into_iter().flatten().find(|output| output.status.success())?;
    String::from_utf8(unpacked.stdout).ok()
}

/// The pairs in the order of boards.
fn numbers(field: &Field) -> Result<Pairs, NoRound> {
    let number = |seat: Seat| field.entrant(seat).expect("a seat").number;
    let round = pair(field)?;
    let pairs = round.pairs.iter().map(|pair| (number(pair.red), number(pair.black)));
    Ok(pairs.chain(round.bye.map(|seat| (number(seat), 0))).collect())
}

/// Pairs each round of each tournament again; gives how many rounds there were, and what differs.
fn compare(trfs: &str) -> (usize, Vec<String>) {
    let (mut n_rounds, mut differences) = (0, Vec::new());
    for part in parts(trfs.as_bytes()) {
        let trf = Trf::read(part.bytes);
        for round in 1..=trf.n_past() {
            let found = numbers(&trf.field_before(round)).map(|mut pairs| {
                pairs.sort_unstable();
                pairs
            });
            let expected = trf.pairs(round);
            if found.as_ref() != Ok(&expected) {
                differences.push(format!("{} round {round}: {found:?}, expected {expected:?}", part.id));
            }
            n_rounds += 1;
        }
    }
    (n_rounds, differences)
}

#[test]
fn the_rounds_of_the_sample_are_equal() {
    let (n_rounds, differences) = compare(SAMPLE);
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    assert!(n_rounds > 200, "{n_rounds} rounds");
}

fn check_corpus(name: &str, n_expected: usize) {
    let Some(text) = oracle().and_then(|oracle| decompressed(&oracle.join(format!("dutch-{name}.trfs.xz"))))
    else {
        println!("skipped: there is no ../shared/oracle, or nothing to unpack it");
        return;
    };
    let (n_rounds, differences) = compare(&text);
    println!("{name}: {n_rounds} rounds, {} differences", differences.len());
    assert!(differences.is_empty(), "{}", differences[..differences.len().min(5)].join("\n"));
    assert_eq!(n_rounds, n_expected);
}

macro_rules! corpora {
    ($($test:ident $name:literal $n:literal)+) => {$(
        #[test]
        fn $test() {
            check_corpus($name, $n);
        }
    )+};
}

corpora! {
    plain_rounds_are_equal "plain" 2_700
    rounds_with_byes_forfeits_and_absences_are_equal "mixed" 3_959
    hard_rounds_are_equal "hard" 2_853
    rounds_with_many_byes_are_equal "byes" 1_477
    rounds_with_many_forfeits_are_equal "forfeits" 1_463
    rounds_without_draws_are_equal "drawless" 1_219
    rounds_of_draws_are_equal "drawish" 1_198
    rounds_at_2_1_0_are_equal "points210" 1_601
    rounds_with_half_a_point_for_the_bye_are_equal "halfbye" 663
    large_rounds_are_equal "large" 105
}

/// bbpPairings 6.0.0 gives player 5 a second bye here: a number of its weights overflows.
#[test]
fn c2_nobody_has_a_second_bye_where_a_bracket_is_larger_than_its_group() {
    let found = numbers(&Trf::read(SECOND_BYE).next_field());
    assert_eq!(found, Ok(vec![(4, 2), (7, 5), (6, 3), (8, 0)]));
}

/// So Gacrux pairs too. Without the float of player 5 it would be 2-7 and 5-6.
#[test]
fn art_1_4_3_the_pairing_allocated_bye_is_a_downfloat_whatever_it_pays() {
    let found = numbers(&Trf::read(BYE_FLOAT).next_field());
    assert_eq!(found, Ok(vec![(3, 1), (5, 7), (2, 6), (4, 0)]));
}

#[test]
fn the_fields_of_the_speed_tests_are_equal_board_by_board() {
    let Some(folder) = oracle().map(|oracle| oracle.join("speed")) else {
        println!("skipped: there is no ../shared/oracle");
        return;
    };
    for n in [20, 100, 200, 500, 1000] {
        let plain = std::fs::read_to_string(folder.join(format!("q{n}.trf"))).ok();
        let text = plain.or_else(|| decompressed(&folder.join(format!("q{n}.trf.xz")))).expect("the field");
        let expected = std::fs::read_to_string(folder.join(format!("q{n}.expected"))).expect("its pairs");
        let numbers_of = |line: &str| {
            let mut numbers = line.split_whitespace().map(|number| number.parse().expect("a number"));
            numbers.next().zip(numbers.next())
        };
        let expected: Vec<(u32, u32)> = expected.lines().filter_map(numbers_of).collect();
        assert_eq!(numbers(&Trf::read(text.as_bytes()).next_field()), Ok(expected), "{n} players");
    }
}

#[test]
fn single_cases_of_the_sample_are_equal_board_by_board() {
    assert_eq!(compare_cases(SAMPLE_CASES), 15);
}

#[test]
fn single_cases_are_equal_board_by_board() {
    let Some(text) = oracle().and_then(|oracle| decompressed(&oracle.join("dutch-pair-cases.jsonl.xz")))
    else {
        println!("skipped: there is no ../shared/oracle, or nothing to unpack it");
        return;
    };
    assert_eq!(compare_cases(&text), 700);
}

/// Pairs each case; gives how many there were.
fn compare_cases(text: &str) -> usize {
    for line in text.lines() {
        let case: serde_json::Value = serde_json::from_str(line).expect("json");
        let number = |value: &serde_json::Value| value.as_u64().expect("a number") as u32;
        let pairs = case["expected"].as_array().expect("pairs").iter();
        let expected: Pairs = pairs.map(|pair| (number(&pair[0]), number(&pair[1]))).collect();
        let found = numbers(&Trf::read(case["trf"].as_str().expect("a file").as_bytes()).next_field());
        let is_equal = match &found {
            Ok(found) => *found == expected && case["no_pairing"] == false,
            Err(NoRound::NoLegalPairing(_)) => case["no_pairing"] == true,
            Err(NoRound::Faulty(_)) => false,
        };
        assert!(is_equal, "{} {}: {found:?}, expected {expected:?}", case["id"], case["kind"]);
    }
    text.lines().count()
}
