//! The criteria by ratings, by who is better than half, and by the last round drawn (C.07 art. 7-10).
use super::build::{Event, counts, halves, id, rules, rules_by, standing};
use crate::regulation::{
    ByeInSums, Criterion, CriterionKind, Cut, Decreed, Direction, LastRound, Outcome, Played, Regulation,
};
use crate::standings::{UnplayedRounds, Value, table_under};
use crate::tournament::{Decision, Entry, Pairing, Rating, SitOut, SittingOut};
use crate::units::{BoardNo, DeviceId, HalfPoints, PairingNo, PlayerId, RoundNo};

fn ratings(ratings: &[i32]) -> Vec<Value> {
    ratings.iter().map(|&rating| Value::Rating(rating)).collect()
}

/// Four players rated 2000, 1963, 1926 and 1889; 2 did not come to play 3.
fn four(kinds: &[CriterionKind]) -> Event {
    let mut event = Event::new(rules_by(kinds), 4);
    event.round(&["0-1 +", "2-3 <"]);
    event.round(&["0-2 =", "1-3 +"]);
    event
}

#[test]
fn art_10_ratings_count_over_the_board_only_and_halves_round_up() {
    let event = four(&[
        CriterionKind::Rating,
        CriterionKind::AverageRating(Cut::Full),
        CriterionKind::AverageRating(Cut::Lowest(1)),
        CriterionKind::Performance,
        CriterionKind::PerfectPerformance,
        CriterionKind::AveragePerformance,
        CriterionKind::AveragePerfect,
    ]);
    assert_eq!(event.values(0), ratings(&[2000, 1963, 1926, 1889]));
    // 0 met 1963 and 1926: 1944½. 1 met 2000 and 1889: 1944½. 2 met 2000 only, 3 met 1963 only.
    assert_eq!(event.values(1), ratings(&[1945, 1945, 2000, 1963]));
    assert_eq!(event.values(2)[0], Value::Rating(1963));
    assert_eq!(event.values(2)[2], Value::NotApplied, "nothing is left of one game");
    // 1½ of 2 is 75 %, which adds 193; 1 of 2 adds nothing; a half likewise; 0 of 1 takes off 800.
    assert_eq!(event.values(3), ratings(&[1945 + 193, 1945, 2000, 1963 - 800]));
    // Of 2 only 50 % is expected from 1997 on: three points lower are still even.
    assert_eq!(event.values(4)[2..], ratings(&[1997, 1963 - 800]));
    assert_eq!(event.values(5)[2], Value::Rating(1945 + 193));
    assert_eq!(event.values(6)[2], event.values(4)[0]);
}

#[test]
fn art_10_ratings_rank_nobody_where_one_has_none() {
    let mut event = four(&[CriterionKind::Points, CriterionKind::Performance, CriterionKind::Rating]);
    let entry = Entry { name: "P3".into(), ..Entry::default() };
    event.decide(Decision::Edit { player: id(3), entry });
    assert_eq!(event.values(1), [Value::NotApplied; 4]);
    assert_eq!(event.values(2), [Value::NotApplied; 4]);
}

#[test]
fn art_7_8_the_lower_number_is_better_unless_it_is_reversed() {
    let number = Criterion::new(CriterionKind::PairingNumber);
    for (direction, order) in [(Direction::Usual, [0, 1, 2]), (Direction::Reversed, [2, 1, 0])] {
        let chain = Decreed::organizer(vec![Criterion { direction, ..number }]);
        let event = Event::new(Regulation { chain, ..rules() }, 3);
        let players: Vec<usize> = standing(&event.table()).iter().map(|&(player, _, _)| player).collect();
        assert_eq!(players, order, "{direction:?}");
        assert_eq!(event.values(0), [1, 2, 3].map(Value::Number));
    }
}

#[test]
fn art_7_6_and_7_7_rounds_elected_and_standard_points() {
    let mut regulation = rules_by(&[CriterionKind::RoundsElected, CriterionKind::StandardPoints]);
    regulation.unplayed.value.pairing_bye = HalfPoints(2);
    regulation.unplayed.value.requested_bye = HalfPoints(1);
    let mut event = Event::new(regulation, 9);
    event.round(&["0-1 =", "2-3 0", "4-5 >", "6 bye", "7 asked", "8 away"]);
    assert_eq!(event.values(0), counts(&[1, 1, 1, 1, 1, 0, 1, 0, 0]), "rounds elected");
    assert_eq!(event.values(1), halves(&[1, 1, 0, 0, 2, 0, 2, 1, 0]), "standard points");
}

#[test]
fn art_9_2_koya_counts_points_against_the_better_half_and_art_14_5_moves_it() {
    let mut event = Event::new(rules_by(&[-1, 0, 1].map(|above| CriterionKind::Koya(HalfPoints(above)))), 4);
    event.round(&["0-1 +", "2-3 ="]);
    event.round(&["0-2 =", "1-3 +"]);
    event.round(&["0-3 +", "1-2 +"]);
    // Points: 2½, 2, 1, ½, of 3.
    assert_eq!(event.values(1), halves(&[2, 0, 1, 0]), "1½ and more");
    assert_eq!(event.values(0), halves(&[3, 2, 1, 1]), "1 and more");
    assert_eq!(event.values(2), halves(&[2, 0, 1, 0]), "2 and more");
}

#[test]
fn art_8_3_fore_buchholz_draws_every_game_that_was_paired_last() {
    let bye = ByeInSums::Dummy;
    let kinds = [
        CriterionKind::ForeBuchholz(Cut::Full, bye),
        CriterionKind::AverageBuchholz(LastRound::AsPlayed, bye),
        CriterionKind::AverageBuchholz(LastRound::Drawn, bye),
    ];
    let mut event = Event::new(rules_by(&kinds), 4);
    event.round(&["0-1 +", "2-3 ="]);
    event.round(&["0-2 >", "1-3 ?"]);
    let table = table_under(&event.tournament, RoundNo(2), UnplayedRounds::Swiss);
    let values = |nth: usize| &table.rows.iter().find(|row| row.player == id(nth)).expect("a row").values;
    // As if drawn: 1½, ½, 1, 1. The forfeit and the open game are games like any other.
    assert_eq!([0, 1, 2, 3].map(|nth| values(nth)[0]).to_vec(), halves(&[1 + 2, 3 + 2, 2 + 3, 2 + 1]));
    // Over the board 0 met 1 only, whose fore Buchholz is 2½; in fact 1 has met 0 only, who has 2.
    assert_eq!(values(0)[1], Value::Mean { halves: 4, games: 1 });
    assert_eq!(values(0)[2], Value::Mean { halves: 5, games: 1 });
}

#[test]
fn people_listed_by_two_devices_keep_their_own_games() {
    let mut event = Event::unnumbered(rules_by(&[CriterionKind::Points, CriterionKind::Rating]), 2);
    let late = Decision::Register(vec![Entry {
        name: "first".into(),
        ratings: Rating::alone(Some(1000)),
        ..Entry::default()
    }]);
    let first = PlayerId { by: event.decide_on(DeviceId(0), late), nth: 0 };
    event.decide(Decision::AssignNumbers(
        (1..).map(PairingNo).zip([id(0), id(1), first]).map(|(no, id)| (id, no)).collect(),
    ));
    let pairings = vec![Pairing { board: BoardNo(1), red: id(0), black: id(1) }];
    let sitting_out = vec![SittingOut { player: first, why: SitOut::PairingBye }];
    event.decide(Decision::Pair { round: RoundNo(1), pairings, sitting_out });
    event.result(1, 1, Outcome::Played(Played::RedWins));
    let table = event.table();
    let of =
        |player: PlayerId| table.rows.iter().find(|row| row.player == player).expect("a row").values.clone();
    assert_eq!(of(id(0)), [Value::Points(HalfPoints(2)), Value::Rating(2000)]);
    assert_eq!(of(first), [Value::Points(HalfPoints(0)), Value::Rating(1000)]);
}
