//! A real event: the 34th Japan League, eight players, 2-1-0, everyone met everyone.
use super::build::{Event, id, row, rules_by};
use crate::regulation::{ByeInSums, CriterionKind, Cut, Decreed, Outcome, Played, Scoring, Unplayed};
use crate::standings::Value;
use crate::units::{HalfPoints, QuarterPoints, RoundNo};
use serde_json::Value as Json;

const LEAGUE: &str = include_str!("../../../tests/golden/jp34_2015_japan_league.json");

fn names(json: &Json) -> Vec<String> {
    let recomputed = json["recomputed"].as_object().expect("recomputed");
    recomputed.keys().cloned().collect()
}

/// The event, with a criterion for each recomputed number.
fn league(json: &Json) -> Event {
    let (cut, bye, unplayed) = (Cut::Full, ByeInSums::Dummy, Unplayed::LeftOut);
    let mut regulation = rules_by(&[
        CriterionKind::Points,
        CriterionKind::SonnebornBerger(cut, bye),
        CriterionKind::Buchholz(cut, bye),
        CriterionKind::Progressive,
        CriterionKind::Wins(unplayed),
        CriterionKind::GamesWithBlack(unplayed),
        CriterionKind::WinsWithBlack(unplayed),
    ]);
    regulation.scoring = Decreed::organizer(Scoring::TWO_ONE_ZERO);
    let names = names(json);
    let seat = |name: &Json| names.iter().position(|known| name == known).expect("a known name");
    let mut event = Event::new(regulation, names.len());
    for round in 1..=7 {
        let games: Vec<&Json> =
            json["games"].as_array().expect("games").iter().filter(|game| game["round"] == round).collect();
        let pairs: Vec<_> = games.iter().map(|game| (seat(&game["red"]), seat(&game["black"]))).collect();
        event.pair(&pairs, &[]);
        for (board, game) in (1..).zip(games) {
            let played = match (game["red_pts"].as_i64(), game["black_pts"].as_i64()) {
                (Some(2), Some(0)) => Played::RedWins,
                (Some(1), Some(1)) => Played::Draw,
                (Some(0), Some(2)) => Played::BlackWins,
                other => panic!("{other:?}"),
            };
            event.result(board, 1, Outcome::Played(played));
        }
    }
    event
}

#[test]
fn the_34th_japan_league_adds_up_to_every_number_recomputed() {
    let json: Json = serde_json::from_str(LEAGUE).expect("json");
    let table = league(&json).table();
    for (nth, name) in names(&json).iter().enumerate() {
        let of = &json["recomputed"][name];
        let whole = |key: &str| of[key].as_i64().expect(key) as i32;
        // The file adds a beaten opponent's points once, C.07 art. 9.1 times the two points scored.
        let quarters = (of["sb"].as_f64().expect("sb") * 2.0 * 4.0) as i64;
        let expected = [
            Value::Points(HalfPoints::whole(whole("pts"))),
            Value::Product(QuarterPoints(quarters)),
            Value::Points(HalfPoints::whole(whole("buchholz"))),
            Value::Points(HalfPoints::whole(whole("prog"))),
            Value::Count(whole("wins")),
            Value::Count(whole("black_games")),
            Value::Count(whole("black_wins")),
        ];
        assert_eq!(row(&table, nth).values, expected, "{name}");
    }
}

/// The printed table puts 服部 before 所司, equal on points: Sonneborn-Berger (小分) is its next criterion.
#[test]
fn the_34th_japan_league_is_ordered_as_printed() {
    let json: Json = serde_json::from_str(LEAGUE).expect("json");
    let (names, event) = (names(&json), league(&json));
    for (through, printed) in [(4, "printed_after_r4"), (7, "printed_final")] {
        let table = crate::standings::table(&event.tournament, RoundNo(through));
        for line in json[printed].as_array().expect(printed) {
            let (name, points) =
                (line[0].as_str().expect("a name"), line[1].as_i64().expect("points") as i32);
            let nth = names.iter().position(|known| known == name).expect("a known name");
            assert_eq!(
                row(&table, nth).values[0],
                Value::Points(HalfPoints::whole(points)),
                "{printed}: {name}"
            );
        }
        if printed == "printed_final" {
            let order: Vec<_> = table.rows.iter().map(|row| row.player).collect();
            let name = |line: &Json| names.iter().position(|known| line[0] == **known).map(id);
            let expected: Vec<_> = json[printed].as_array().expect(printed).iter().filter_map(name).collect();
            assert_eq!(order, expected);
            assert_eq!(table.rows[3].separated_by, Some(1), "所司 comes after 服部 by Sonneborn-Berger");
        }
    }
}
