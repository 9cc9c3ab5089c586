//! Are the dialects of other programs understood?
use super::{file, player};
use kydai::exchange::trf::{
    Acceleration, Bye, Cell, Forbidden, HeaderCode, Ranking, Score, Trf, Unfit, read, write,
};
use kydai::pairing::swiss::{Past, Seat};
use kydai::units::{Side, Tenths};

fn trf(lines: &[String]) -> Trf {
    read(file(lines).as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}")).trf
}

/// Four players who have met once, and further lines.
fn event(lines: &[&str]) -> Trf {
    let people = [
        player(1, "A", "1.0", "   3 w 1"),
        player(2, "B", "0.5", "   4 b ="),
        player(3, "C", "0.0", "   1 b 0"),
        player(4, "D", "0.5", "   2 w ="),
    ];
    trf(&people.into_iter().chain(lines.iter().map(|line| (*line).to_owned())).collect::<Vec<_>>())
}

#[test]
fn cr_lf_crlf_and_a_mark_at_the_front_read_alike() {
    let text = file(&[player(1, "A", "0.0", ""), "142 9".to_owned()]);
    let due = trf(&[player(1, "A", "0.0", ""), "142 9".to_owned()]);
    for end in ["\r", "\n", "\r\n"] {
        for mark in ["", "\u{FEFF}"] {
            let bytes = format!("{mark}{}", text.replace('\n', end));
            let read = read(bytes.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"));
            assert_eq!(read.trf.line_end.as_str(), end);
            assert_eq!(Trf { line_end: due.line_end, ..read.trf }, due);
        }
    }
}

#[test]
fn every_cell_of_the_format_is_read() {
    let game = |side, score, is_rated| Cell::Game { opponent: 2, side, score, is_rated };
    let rows = [
        ("   2 w 1", game(Side::Red, Score::Win, true)),
        ("   2 b =", game(Side::Black, Score::Draw, true)),
        ("   2 b 0", game(Side::Black, Score::Loss, true)),
        ("0002 w W", game(Side::Red, Score::Win, false)),
        ("   2 W d", game(Side::Red, Score::Draw, false)),
        ("   2 b l", game(Side::Black, Score::Loss, false)),
        ("   2 w", Cell::Pending { opponent: 2, side: Side::Red }),
        ("   2 w +", Cell::Forfeit { opponent: 2, side: Some(Side::Red), is_won: true }),
        ("   2 - -", Cell::Forfeit { opponent: 2, side: None, is_won: false }),
        ("0000 - +", Cell::Alone { is_won: true }),
        ("0000 - -", Cell::Alone { is_won: false }),
        ("0000 - U", Cell::Bye(Bye::Pairing)),
        ("     - F", Cell::Bye(Bye::Full)),
        ("       H", Cell::Bye(Bye::Half)),
        ("0000 - z", Cell::Bye(Bye::Zero)),
        ("0000 -", Cell::Bye(Bye::Zero)),
        ("0000 - =", Cell::Bye(Bye::Half)),
        ("", Cell::Blank),
    ];
    for (cell, due) in rows {
        let theirs = match due {
            Cell::Game { side: Side::Red, score: Score::Win, is_rated: true, .. } => "   1 b 0",
            Cell::Game { score: Score::Win, .. } => "   1 b L",
            Cell::Game { score: Score::Draw, is_rated: true, .. } => "   1 w =",
            Cell::Game { score: Score::Draw, .. } => "   1 b D",
            Cell::Game { score: Score::Loss, is_rated: true, .. } => "   1 w 1",
            Cell::Game { score: Score::Loss, .. } => "   1 w W",
            Cell::Pending { .. } => "   1 b",
            Cell::Forfeit { .. } => "   1 b -",
            Cell::Blank | Cell::Alone { .. } | Cell::Bye(_) => "",
        };
        // The points do not matter here: a line 299 says that they are another matter.
        let read = trf(&[player(1, "A", "", cell), player(2, "B", "", theirs), "299".to_owned()]);
        assert_eq!(read.players[0].cell(1), due, "{cell:?}");
    }
}

#[test]
fn fides_codes_and_those_of_other_programs_say_the_same() {
    let fide = event(&["142 9", "152 B", "162  W 1.0    D 0.5    P 0.5", "240 H 002 0004"]);
    let others = event(&["XXR 9", "XXC black1", "BBW  1.0", "BBD  0.5", "BBU  0.5", "240 H   2    4"]);
    assert_eq!(fide, others);
    assert_eq!(fide.points.of_bye(Bye::Pairing), Tenths(5));
    let written = write(&fide).text;
    for line in ["142 9", "XXR 9", "152 B", "XXC black1", "162  W 1.0    D 0.5    P 0.5", "BBU  0.5"] {
        assert!(written.lines().any(|one| one == line), "{line} in\n{written}");
    }
    assert!(!written.contains("XXC rank"));
    assert_eq!(event(&["XXC rank"]).ranking, Ranking::Listing);
}

#[test]
fn virtual_points_and_forbidden_pairs_are_read_in_both_dialects() {
    let trf = event(&[
        "250       1.0   1   3    1    2",
        "250  0.0 00.5 004 005 0001 0002",
        "XXA    3  1.0  0.5",
        "260 002 004    1    4    2",
        "XXP 3 4",
    ]);
    let range = |points, rounds| Acceleration::Range { points: Tenths(points), rounds, players: (1, 2) };
    let of_one = Acceleration::Player { player: 3, points: vec![Tenths(10), Tenths(5)] };
    assert_eq!(trf.accelerations, [range(10, (1, 3)), range(5, (4, 5)), of_one]);
    let forbidden = |rounds, players: &[u16]| Forbidden { rounds, players: players.to_vec() };
    assert_eq!(trf.forbidden, [forbidden(Some((2, 4)), &[1, 4, 2]), forbidden(None, &[3, 4])]);
    let trf = Trf { n_rounds: Some(9), ..trf };
    let seats = |a, b| (Seat(a), Seat(b));
    let field = trf.field().unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(field.forbidden, [seats(0, 1), seats(0, 3), seats(1, 3), seats(2, 3)]);
    assert_eq!(field.entrants[2].virtual_points, [10, 5].map(Tenths));
    let first = trf.field_before(1).unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(first.forbidden, [seats(2, 3)]);
}

#[test]
fn a_bye_of_the_coming_round_may_stand_in_three_places_and_in_the_points_or_not() {
    let out = |trf: &Trf| {
        let field = trf.field().unwrap_or_else(|why| panic!("{why:?}"));
        assert_eq!(field.n_past(), 1);
        let out = field.entrants.iter().filter(|entrant| !entrant.is_here);
        out.map(|entrant| entrant.number).collect::<Vec<_>>()
    };
    assert_eq!(out(&event(&["142 9"])), [0_u32; 0]);
    assert_eq!(out(&event(&["142 9", "240 H 002    4", "240 Z 003    1"])), [4]);
    assert_eq!(out(&event(&["142 9", "XXZ 1 2"])), [1, 2]);
    for points in ["0.5", "1.0"] {
        let people = [
            player(1, "A", "0.5", "   2 w ="),
            player(2, "B", points, "   1 b =  0000 - H"),
            "XXR 3".to_owned(),
        ];
        assert_eq!(out(&trf(&people)), [2], "{points}");
    }
}

#[test]
fn four_facts_of_an_unplayed_round_stay_four() {
    let people = [
        player(1, "A", "1.5", "   2 w +  0000 - H"),
        player(2, "B", "1.0", "   1 b -  0000 - U"),
        player(3, "C", "1.0", "          0000 - F"),
        player(4, "D", "0.0", "0000 - Z"),
        player(5, "E", "0.0", "          0000 - Z     6 b"),
        player(6, "F", "0.5", "                       5 w"),
        "142 9".to_owned(),
        "240 H 001    6".to_owned(),
    ];
    let field = trf(&people).field_before(3).unwrap_or_else(|why| panic!("{why:?}"));
    let past = |seat: usize| field.entrants[seat].past.clone();
    let forfeit = |opponent, side, won| Past::Forfeit { opponent: Seat(opponent), side, won };
    assert_eq!(past(0), [forfeit(1, Side::Red, true), Past::HalfBye]);
    assert_eq!(past(1), [forfeit(0, Side::Black, false), Past::PairingBye]);
    assert_eq!(past(2), [Past::NotEntered, Past::FullBye]);
    assert_eq!(past(3), [Past::Absent, Past::NotEntered]);
    assert_eq!(past(5), [Past::HalfBye, Past::NotEntered]);
    let here: Vec<bool> = field.entrants.iter().map(|entrant| entrant.is_here).collect();
    assert_eq!(here, [false, false, false, false, true, true]);
}

#[test]
fn what_this_program_does_not_pair_is_refused_by_its_name() {
    let why = |lines: &[&str]| event(lines).field().err();
    assert_eq!(why(&[]), Some(Unfit::NoRounds));
    assert_eq!(why(&["142 9", "192 FIDE_DUTCH_2026"]), None);
    assert_eq!(why(&["142 9", "192 FIDE_DUTCH_BAKU"]), None);
    assert_eq!(why(&["142 9", "192 FIDE_DUTCH_2017"]), Some(Unfit::OtherSystem("FIDE_DUTCH_2017".into())));
    assert_eq!(why(&["142 9", "310   1 Team"]), Some(Unfit::Teams));
    assert_eq!(why(&["142 9", "299     x"]), Some(Unfit::AbnormalPoints));
    let pending = [player(1, "A", "", "   2 w"), player(2, "B", "", "   1 b"), "142 9".to_owned()];
    assert_eq!(trf(&pending).field().err(), Some(Unfit::Pending { number: 1, round: 1 }));
    let uneven = [player(1, "A", "", ""), "142 9".into(), "192 FIDE_DUTCH_BAKU".into(), "BBW 3.0".into()];
    assert_eq!(trf(&uneven).field().err(), Some(Unfit::BakuPoints));
}

#[test]
fn the_side_of_the_odd_numbers_is_seen_in_the_first_round_if_it_is_not_said() {
    assert_eq!(event(&["142 9"]).field().map(|field| field.first_side), Ok(Some(Side::Red)));
    assert_eq!(event(&["142 9", "152 B"]).field().map(|field| field.first_side), Ok(Some(Side::Black)));
    // Number 1 came late, so number 2 is the first and number 3 the second.
    let late = [
        player(1, "A", "", ""),
        player(2, "B", "1.0", "   3 b 1"),
        player(3, "C", "0.0", "   2 w 0"),
        "142 9".into(),
    ];
    assert_eq!(trf(&late).field().map(|field| field.first_side), Ok(Some(Side::Black)));
    let nobody = [player(1, "A", "", ""), "142 9".into()];
    assert_eq!(trf(&nobody).field().map(|field| field.first_side), Ok(None));
}

#[test]
fn lines_that_mean_nothing_to_us_are_kept_as_they_are() {
    let lines = ["### a comment", "013 Team               1    2", "VIE    1 m  x", "XXS W=2.0", "801 x  y "];
    let trf = event(&lines);
    assert_eq!(trf.kept, lines);
    let written = write(&trf).text;
    assert!(lines.iter().all(|line| written.lines().any(|one| one == *line)), "{written}");
    let headers = event(&["012 Giải Bình Giã", "112 One", "112 Two", "202 BH/C1,SB", "222 5400+30"]);
    assert_eq!(headers.header(HeaderCode::Title), Some("Giải Bình Giã"));
    assert_eq!(headers.header(HeaderCode::TieBreaks), Some("BH/C1,SB"));
    assert_eq!(headers.headers.len(), 5);
}
