//! Do the tables say what the event says, and are they read again as they were written?
use super::*;
use crate::exchange::roster;
use crate::handout::tests::edition;
use crate::regulation::presets::{PresetId, preset};
use crate::tournament::sample::{DRAW, Desk, RED};
use crate::tournament::{Decision, Rating, Title};
use crate::units::CivilDate;

fn lines(sheet: &Sheet, l: Language) -> Vec<String> {
    sheet.texts(l).iter().map(|row| row.join("|")).collect()
}

#[test]
fn pairings_have_names_points_and_results_and_who_has_none() {
    let mut desk = Desk::swiss(5, 3);
    desk.pair_next();
    desk.play_out(RED);
    desk.pair_next();
    desk.decide(desk.result(2, 1, DRAW));
    let edition = edition(&desk);
    let rounds: Vec<&Round> = edition.rounds().collect();
    let first = lines(&pairings(&edition, Language::English, rounds[0]), Language::English);
    assert_eq!(first[0], "Board|Red|Club|Points|Result|Points|Black|Club");
    assert_eq!(first[1], "1|Kỳ thủ 1|||2–0||Kỳ thủ 3|");
    assert_eq!(first[3], "–|Kỳ thủ 5|||Bye");
    let second = pairings(&edition, Language::Vietnamese, rounds[1]);
    assert_eq!(second.name, "Vòng 2");
    assert!(lines(&second, Language::Vietnamese)[1].contains("|2|1–1|2|"), "{second:?}");
}

#[test]
fn a_cross_table_goes_by_opponents_in_a_round_robin_and_by_rounds_in_a_swiss_system() {
    let mut swiss = Desk::swiss(5, 3);
    swiss.pair_next();
    swiss.play_out(RED);
    let after = |desk: &Desk| standings::table(desk.event(), edition(desk).last_complete());
    let rows = lines(&cross_sheet(&edition(&swiss), Language::English, &after(&swiss)), Language::English);
    assert_eq!(rows[0], "#|Player|1|Points");
    assert!(rows.iter().any(|row| row.ends_with("|·2|2")), "the bye pays two: {rows:?}");
    assert!(rows.iter().any(|row| row.ends_with("|4:2●|2") || row.ends_with("|5:2●|2")), "{rows:?}");
    let mut round_robin = Desk::of(4);
    round_robin.decide(round_robin.neighbours());
    round_robin.play_out(DRAW);
    let rows = lines(
        &cross_sheet(&edition(&round_robin), Language::English, &after(&round_robin)),
        Language::English,
    );
    assert_eq!(rows[0], "#|Player|1|2|3|4|Points");
    assert!(rows[1].contains("1●") || rows[1].contains("1○"), "{rows:?}");
}

fn rated(list: &str, value: u16) -> Rating {
    Rating { list: list.to_owned(), value }
}

fn titled(by: &str, title: &str) -> Title {
    Title { by: by.to_owned(), title: title.to_owned() }
}

#[test]
fn o17_people_are_read_again_as_they_were_written_but_for_their_phones() {
    let mut desk = Desk::found(preset(PresetId::PlainSwiss));
    let born = CivilDate::new(1987, 3, 31).map(Birth::Day);
    let people = vec![
        Entry {
            name: "Nguyễn Văn Đức".to_owned(),
            sex: Some(Sex::Man),
            birth: born,
            club: "=HYPERLINK(\"x\")".to_owned(),
            province: "An Giang".to_owned(),
            federation: "VIE".to_owned(),
            titles: vec![titled("", "KT"), titled("WXF", "Đại sư")],
            ratings: vec![rated("", 2300), rated("AXF", 2250)],
            member_id: "12401137".to_owned(),
            phone: "0912345678".to_owned(),
            fixed_board: None,
        },
        Entry {
            name: "许银川".to_owned(),
            sex: Some(Sex::Woman),
            birth: Some(Birth::Year(1975)),
            ..Entry::default()
        },
        Entry { name: "Lê; \"Ba\", Tư".to_owned(), ..Entry::default() },
    ];
    desk.decide(Decision::Register(people.clone()));
    for l in Language::ALL {
        let text = super::people(&edition(&desk), l, Phones::Left).csv(l);
        assert!(text.starts_with('\u{feff}') && !text.contains("0912345678"), "{text}");
        let draft = roster::parse(text.trim_start_matches('\u{feff}'), 2026).expect("short");
        let mut due = people.clone();
        due[0].phone.clear();
        let read: Vec<Entry> = draft
            .rows
            .iter()
            .map(|row| Entry {
                // The apostrophe keeps a spreadsheet from computing the club.
                club: row.entry.club.trim_start_matches('\'').to_owned(),
                ..row.entry.clone()
            })
            .collect();
        assert_eq!(read, due, "{l:?}\n{text}");
    }
}

#[test]
fn a_book_holds_everything_and_says_of_what_it_is() {
    let mut desk = Desk::swiss(4, 3);
    desk.pair_next();
    desk.play_out(RED);
    let edition = edition(&desk);
    let book = book(&edition, Language::English, Phones::Left);
    let names: Vec<&str> = book.iter().map(|sheet| &*sheet.name).collect();
    assert_eq!(names, ["Standings after round 1", "Cross table", "Round 1", "Players", "About this file"]);
    let about = lines(&book[4], Language::English);
    assert_eq!(about[1], edition.stamp(Language::English));
    assert_eq!(about[2..5], ["Standings after round 1", "Cross table, round 1", "Round 1, pairings no. 1"]);
    let places = lines(&book[0], Language::English);
    assert!(places[0].starts_with("Rank|Player|Club|Points") || places[0].starts_with("#|"), "{places:?}");
    assert_eq!(places.len(), 5);
}

#[test]
fn whose_games_are_annulled_is_marked_in_the_table() {
    let mut rules = preset(PresetId::PlainRoundRobin);
    rules.accept_proposals();
    let mut desk = Desk::of(5);
    desk.decide(Decision::Amend(Box::new(rules)));
    desk.pair_next();
    desk.play_out(RED);
    let player = desk.player(2);
    desk.decide(Decision::Withdraw { player, from: crate::units::RoundNo(2) });
    desk.pair_next();
    desk.play_out(RED);
    let table = standings::table(desk.event(), crate::units::RoundNo(2));
    let rows = lines(&standings(&edition(&desk), Language::English, &table), Language::English);
    let marked: Vec<&String> = rows.iter().filter(|row| row.contains('(')).collect();
    assert!(matches!(marked.as_slice(), [row] if row.contains("Kỳ thủ 2 (")), "{rows:?}");
}

#[test]
fn phones_go_out_only_where_they_are_asked_for() {
    let mut desk = Desk::found(preset(PresetId::PlainSwiss));
    let phone = "0912345678".to_owned();
    desk.decide(Decision::Register(vec![Entry { name: "An".to_owned(), phone, ..Entry::default() }]));
    for (phones, due) in [(Phones::Left, 0), (Phones::Given, 1)] {
        let sheets = book(&edition(&desk), Language::Vietnamese, phones);
        let all: String = sheets.iter().map(|sheet| sheet.csv(Language::Vietnamese)).collect();
        assert_eq!(
            (all.matches("0912345678").count(), all.matches("Điện thoại").count()),
            (due, due),
            "{all}"
        );
    }
}

#[test]
fn o17_standings_for_a_double_tap_are_marked_as_utf_8_and_compute_nothing() {
    let mut desk = Desk::found(preset(PresetId::PlainSwiss));
    let entry =
        |name: &str, club: &str| Entry { name: name.to_owned(), club: club.to_owned(), ..Entry::default() };
    let people = [("Nguyễn Văn Đức", "=HYPERLINK(\"x\")"), ("许银川", "1-2"), ("+84 Ba", "0912345678")];
    desk.decide(Decision::Register(people.map(|(name, club)| entry(name, club)).into()));
    let table = standings::table(desk.event(), crate::units::RoundNo(0));
    for l in Language::ALL {
        let csv = standings(&edition(&desk), l, &table).csv(l);
        assert!(
            csv.starts_with('\u{feff}') && csv.contains("许银川") && csv.contains("Nguyễn Văn Đức"),
            "{csv}"
        );
        assert!(csv.contains("\"'=HYPERLINK(\"\"x\"\")\"") && csv.contains("'+84 Ba"), "{csv}");
    }
}
