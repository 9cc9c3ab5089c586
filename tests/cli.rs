//! What does the command line print, and with which number does it end?
#![allow(clippy::unwrap_used, clippy::panic, reason = "this is test code")]
use std::io::Write;
use std::process::{Command, Stdio};

/// What a run printed and with which number it ended.
struct Ran {
    code: i32,
    out: String,
    complaint: String,
}

/// Runs a command line in the top folder of the checkout, with this on standard input.
fn run(line: &str, input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kydai"))
        .args(line.split_whitespace())
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code().unwrap(), out: text(output.stdout), complaint: text(output.stderr) }
}

fn last_line(text: &str) -> &str {
    text.lines().last().unwrap_or_default()
}

/// Two players who have met, and these lines.
fn two(lines: &str) -> String {
    format!(
        "001    1      A                                 2000                             1.0    1     2 w 1\n\
         001    2      B                                 1900                             0.0    2     1 b 0\n\
         {lines}"
    )
}

#[test]
fn pair_prints_the_count_and_the_pairs_in_the_order_of_boards() {
    let ran = run("pair tests/data/second_bye.trf", "");
    assert_eq!((ran.code, ran.out.as_str()), (0, "4\n4 2\n7 5\n6 3\n8 0\n"), "{}", ran.complaint);
    let text = std::fs::read_to_string("tests/data/second_bye.trf").unwrap();
    for end in ["\r", "\r\n"] {
        let again = run("pair -", &format!("\u{FEFF}{}", text.replace('\n', end)));
        assert_eq!((again.code, &again.out), (0, &ran.out), "{end:?} {}", again.complaint);
    }
}

#[test]
fn pair_explains_each_pair_after_the_list() {
    for (language, word) in [("en", "Score group"), ("vi", "Nhóm điểm"), ("zh", "分数组")] {
        let ran = run(&format!("pair tests/data/second_bye.trf --explain --lang {language}"), "");
        assert!(ran.out.starts_with("4\n4 2\n7 5\n6 3\n8 0\n\n"), "{}", ran.out);
        assert_eq!(ran.out.matches(word).count(), 3, "{}", ran.out);
        assert_eq!(ran.code, 0);
    }
}

#[test]
fn pair_says_that_no_legal_pairing_exists_and_ends_with_1() {
    let ran = run("pair -", &two("142 9\n"));
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.complaint.contains("1 A") && ran.complaint.contains("2 B"), "{}", ran.complaint);
    let nobody = run("pair -", &two("142 9\nXXZ 1 2\n"));
    assert_eq!((nobody.code, nobody.out.as_str()), (1, ""), "{}", nobody.complaint);
}

#[test]
fn o09_pair_offers_the_ways_out_by_name() {
    for (language, way) in [
        ("en", "Let these meet again: 1 A – 2 B."),
        ("vi", "Cho gặp lại: 1 A – 2 B."),
        ("zh", "允许再次相遇：1 A – 2 B。"),
    ] {
        let ran = run(&format!("pair - --lang {language}"), &two("142 9\n"));
        assert!(ran.code == 1 && ran.complaint.contains(way), "{}", ran.complaint);
    }
}

#[test]
fn pair_says_why_two_do_not_meet() {
    let why = |two: &str| run(&format!("pair tests/data/second_bye.trf --lang en --why-not {two}"), "");
    assert!(why("2,4").out.contains("do meet in this round"), "{}", why("2,4").out);
    assert!(why("2,3").out.contains("[C.04.3 C"), "{}", why("2,3").out);
    for wrong in ["4", "4,4", "4,99", "a,b"] {
        assert_eq!(why(wrong).code, 3, "{wrong}: {}", why(wrong).complaint);
    }
}

#[test]
fn faults_are_named_by_line_and_column_and_end_with_2() {
    let ran = run("pair -", &two("142 x\nXXP 1 9\n"));
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    let places = ["line 3, column 5", "line 4, column 7"];
    assert!(places.iter().all(|place| ran.complaint.contains(place)), "{}", ran.complaint);
    let ran = run("pair - --lang vi", &two("142 x\n"));
    assert!(ran.complaint.contains("dòng 3, cột 5"), "{}", ran.complaint);
    for (lines, word) in [("", "142"), ("142 1\n", ""), ("142 9\n192 FIDE_BURSTEIN\n", "FIDE_BURSTEIN")] {
        let ran = run("pair -", &two(lines));
        assert_eq!(ran.code, 2, "{lines}");
        assert!(ran.complaint.contains(word), "{}", ran.complaint);
    }
    let ran = run("check tests/data/v1-records.txt", "");
    assert_eq!(ran.code, 2, "{}", ran.complaint);
}

#[test]
fn check_pairs_every_round_of_every_tournament_again() {
    let ran = run("check tests/data/swiss_sums.trfs", "");
    assert_eq!(
        (ran.code, last_line(&ran.out)),
        (0, "9 tournaments, 74 rounds, 0 differences"),
        "{}",
        ran.out
    );
    let both = run("check tests/data/swiss_sums.trfs tests/data/second_bye.trf", "");
    assert_eq!((both.code, last_line(&both.out)), (0, "10 tournaments, 79 rounds, 0 differences"));
}

#[test]
fn check_prints_the_pairs_that_differ() {
    let text = "\
001    1      A                                 2000                             1.0    1     2 w 1
001    2      B                                 1900                             0.0    4     1 b 0
001    3      C                                 1800                             1.0    2     4 w 1
001    4      D                                 1700                             0.0    3     3 b 0
142 5
152 W
";
    let ran = run("check -", text);
    let due = "- round 1: the file has 1-2 3-4, the rules 1-3 4-2\n1 tournaments, 1 rounds, 1 differences\n";
    assert_eq!((ran.code, ran.out.as_str()), (1, due), "{}", ran.complaint);
    let bundle = format!("### good\n{}### bad\n{}", text.replace("142 5", "142 x"), text);
    let ran = run("check -", &bundle);
    assert_eq!((ran.code, last_line(&ran.out)), (2, "1 tournaments, 1 rounds, 1 differences"));
    assert!(ran.out.contains("- bad round 1: "), "{}", ran.out);
    assert!(ran.complaint.contains("line 6, column 5"), "{}", ran.complaint);
}

#[test]
fn check_and_standings_still_read_events_of_ours() {
    let ran = run("check tests/data/v1-sit-outs.kydai", "");
    assert!(ran.code == 0 && ran.out.starts_with("title "), "{} {}", ran.out, ran.complaint);
    assert!(!ran.out.contains("differences"), "{}", ran.out);
    assert_eq!(run("standings tests/data/v1-sit-outs.kydai --round 1", "").code, 0);
}

#[test]
fn generate_makes_the_same_bytes_from_the_same_seed_and_what_it_makes_is_by_the_rules() {
    let line = "generate --any --count 12 --seed 40";
    let ran = run(line, "");
    assert_eq!((ran.code, &ran.out), (0, &run(line, "").out), "{}", ran.complaint);
    assert!(ran.out.starts_with("### seed-40 kydai generate --any --seed 40\n"), "{}", ran.out);
    let checked = run("check -", &ran.out);
    assert_eq!(checked.code, 0, "{} {}", checked.out, checked.complaint);
    let tally = last_line(&checked.out);
    assert!(tally.starts_with("12 tournaments, ") && tally.ends_with(" 0 differences"), "{tally}");
    // Each of a bundle can be made alone.
    let alone = run("generate --any --seed 43", "").out;
    assert!(ran.out.contains(&alone), "{alone}");
}

#[test]
fn generate_keeps_to_its_options() {
    let options =
        "--players 9 --rounds 4 --seed 3 --points 3,1,0,1 --acceleration baku --unrated --black-first";
    let ran = run(&format!("generate {options} --forbidden 2 --letters --draws 0 --late 50"), "");
    let lines = |beginning: &str| ran.out.lines().filter(|line| line.starts_with(beginning)).count();
    assert_eq!((lines("001"), lines("142 4"), lines("152 B"), lines("250 ")), (9, 1, 1, 2), "{}", ran.out);
    assert_eq!((lines("BBW  3.0"), lines("BBU  1.0"), lines("162  W 3.0")), (1, 1, 1), "{}", ran.out);
    assert!(
        ran.out.lines().filter(|line| line.starts_with("001")).all(|line| line[48..52].trim().is_empty())
    );
    assert!(lines("260") + lines("XXP") > 0 && !ran.out.contains(" ="), "{}", ran.out);
}

#[test]
fn wrong_usage_ends_with_3_and_the_machine_with_4() {
    for line in [
        "",
        "pair",
        "pair a.trf b.trf",
        "pair a.trf --explian",
        "check",
        "check x.trf --lang fr",
        "generate --players 0",
        "generate --draws many",
        "generate x.trf",
        "standings a.kydai --round x",
        "serve --port 99999",
        "sit",
    ] {
        let due = if line.is_empty() { 0 } else { 3 };
        let ran = run(line, "");
        assert_eq!(ran.code, due, "{line}: {}", ran.complaint);
        assert_eq!(ran.out.is_empty(), due == 3, "{line}");
    }
    for line in ["pair no-such.trf", "check no-such.trf", "standings no-such.kydai"] {
        assert_eq!(run(line, "").code, 4, "{line}");
    }
}

#[test]
fn help_is_there_for_all_and_for_each() {
    for line in ["help", "--help", "-h"] {
        let ran = run(line, "");
        assert!(ran.code == 0 && ran.out.contains("kydai pair FILE.trf"), "{line}: {}", ran.out);
    }
    for line in ["pair --help", "help pair"] {
        let ran = run(line, "");
        assert!(ran.code == 0 && ran.out.contains("--explain"), "{line}: {}", ran.out);
    }
}
