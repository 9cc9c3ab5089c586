//! Are all rounds of the corpora equal, colours and boards too?
use crate::trf::Trf;
use kydai::pairing::swiss::{Field, NoRound, Seat, pair};
use std::path::{Path, PathBuf};
use std::process::Command;

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

/// The numbers of the pairs, red first, in the order of boards; a bye is an opponent 0.
fn numbers(field: &Field) -> Result<Vec<(u32, u32)>, NoRound> {
    let number = |seat: Seat| field.entrant(seat).expect("a seat").number;
    let round = pair(field)?;
    let pairs = round.pairs.iter().map(|pair| (number(pair.red), number(pair.black)));
    Ok(pairs.chain(round.bye.map(|seat| (number(seat), 0))).collect())
}

/// Pairs each round of each tournament again; gives how many rounds there were, and what differs.
fn compare(trfs: &str) -> (usize, Vec<String>) {
    let (mut n_rounds, mut differences) = (0, Vec::new());
    for text in trfs.split("### ").skip(1) {
        let id = text.split_whitespace().next().expect("an id");
        let trf = Trf::read(text);
        for round in 0..trf.n_past() {
            let (mut expected, bye) = trf.round(round);
            expected.extend(bye.map(|id| (id, 0)));
            expected.sort_unstable();
            let found = numbers(&trf.field_before(round)).map(|mut pairs| {
                pairs.sort_unstable();
                pairs
            });
            if found.as_ref() != Ok(&expected) {
                differences.push(format!("{id} round {}: {found:?}, expected {expected:?}", round + 1));
            }
            n_rounds += 1;
        }
    }
    (n_rounds, differences)
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

#[test]
fn nobody_has_a_second_bye_where_a_bracket_is_larger_than_its_group() {
    let Some(text) = oracle().and_then(|oracle| std::fs::read_to_string(oracle.join("c2bug.trf")).ok())
    else {
        println!("skipped: there is no ../shared/oracle");
        return;
    };
    let found = numbers(&Trf::read(&text).next_field());
    assert_eq!(found, Ok(vec![(4, 2), (7, 5), (6, 3), (8, 0)]));
}

#[test]
fn the_fields_of_the_speed_tests_are_equal_board_by_board() {
    let Some(folder) = oracle().map(|oracle| oracle.join("speed")) else {
        println!("skipped: there is no ../shared/oracle");
        return;
    };
    for n in [20, 100, 200] {
        let plain = std::fs::read_to_string(folder.join(format!("q{n}.trf"))).ok();
        let text = plain.or_else(|| decompressed(&folder.join(format!("q{n}.trf.xz")))).expect("the field");
        let expected = std::fs::read_to_string(folder.join(format!("q{n}.expected"))).expect("its pairs");
        let numbers_of = |line: &str| {
            let mut numbers = line.split_whitespace().map(|number| number.parse().expect("a number"));
            numbers.next().zip(numbers.next())
        };
        let expected: Vec<(u32, u32)> = expected.lines().filter_map(numbers_of).collect();
        assert_eq!(numbers(&Trf::read(&text).next_field()), Ok(expected), "{n} players");
    }
}

#[test]
fn single_cases_are_equal_board_by_board() {
    let Some(text) = oracle().and_then(|oracle| decompressed(&oracle.join("dutch-pair-cases.jsonl.xz")))
    else {
        println!("skipped: there is no ../shared/oracle, or nothing to unpack it");
        return;
    };
    let mut differences = Vec::new();
    let mut n_cases = 0;
    for line in text.lines() {
        let case: serde_json::Value = serde_json::from_str(line).expect("json");
        let number = |value: &serde_json::Value| value.as_u64().expect("a number") as u32;
        let pairs = case["expected"].as_array().expect("pairs").iter();
        let expected: Vec<(u32, u32)> = pairs.map(|pair| (number(&pair[0]), number(&pair[1]))).collect();
        let found = numbers(&Trf::read(case["trf"].as_str().expect("a file")).next_field());
        let is_equal = match &found {
            Ok(found) => *found == expected && case["no_pairing"] == false,
            Err(NoRound::NoLegalPairing(_)) => case["no_pairing"] == true,
            Err(NoRound::Faulty(_)) => false,
        };
        if !is_equal {
            differences.push(format!("{} {}: {found:?}, expected {expected:?}", case["id"], case["kind"]));
        }
        n_cases += 1;
    }
    assert!(
        differences.is_empty(),
        "{}: {}",
        differences.len(),
        differences[..differences.len().min(5)].join("\n")
    );
    assert_eq!(n_cases, 700);
}
