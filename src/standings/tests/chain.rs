//! Lots, games left out, byes in sums and cuts.
use super::build::{Event, counts, halves, id, row, rules_by, standing};
use crate::regulation::{
    ByeInSums, CriterionKind, Cut, Decreed, Regulation, RoundRobinTable, System, Unplayed, WithdrawalRule,
};
use crate::standings::{CrossOrder, Value, cross_table};
use crate::tournament::{Decision, Lots, drawn_order};
use crate::units::{HalfPoints, QuarterPoints, RoundNo, Seed, Side};

#[test]
fn b3_lots_separate_once_they_are_drawn() {
    let mut event = Event::new(rules_by(&[CriterionKind::Points, CriterionKind::Lots]), 4);
    assert_eq!(event.values(1), [Value::NotApplied; 4]);
    assert_eq!(standing(&event.table()), [(0, 1, None), (1, 1, None), (2, 1, None), (3, 1, None)]);
    event.decide(Decision::DrawLots(Lots::Drawn(Seed(42))));
    let drawn = drawn_order(Seed(42), (0..4).map(id));
    let order: Vec<_> = event.table().rows.iter().map(|row| row.player).collect();
    assert_eq!(order, drawn);
    assert_eq!(row(&event.table(), usize::from(drawn[1].nth)).values[1], Value::Lot(2));
    event.decide(Decision::DrawLots(Lots::Typed([3, 1, 0, 2].map(id).to_vec())));
    assert_eq!(standing(&event.table()), [(3, 1, None), (1, 2, Some(1)), (0, 3, Some(1)), (2, 4, Some(1))]);
}

#[test]
fn lots_typed_for_some_of_the_tied_leave_them_tied() {
    let mut event = Event::new(rules_by(&[CriterionKind::Points, CriterionKind::Lots]), 4);
    event.round(&["0-1 +", "2-3 +"]);
    event.decide(Decision::DrawLots(Lots::Typed([2, 0, 3].map(id).to_vec())));
    assert_eq!(standing(&event.table()), [(2, 1, None), (0, 2, Some(1)), (1, 3, Some(0)), (3, 3, None)]);
    assert_eq!(event.values(1), [Value::Lot(2), Value::NotApplied, Value::Lot(1), Value::Lot(3)]);
}

/// Player 0 beats 1 and leaves before round `from`; then 1 beats 2 and 3.
fn left_in_round(from: u16) -> Event {
    let regulation = Regulation {
        withdrawal: Decreed::organizer(WithdrawalRule::AnnulBelowHalf),
        ..rules_by(&[
            CriterionKind::Points,
            CriterionKind::Buchholz(Cut::Full, ByeInSums::Dummy),
            CriterionKind::Wins(Unplayed::Counted),
            CriterionKind::Progressive,
        ])
    };
    let mut event = Event::new(regulation, 4);
    for (no, boards) in (1..).zip([["0-1 +", "2-3 ="], ["0-2 ?", "1-3 +"], ["0-3 ?", "1-2 +"]]) {
        if no == from {
            event.decide(Decision::Withdraw { player: id(0), from: RoundNo(no) });
        }
        let boards =
            if no < from { boards.map(|board| board.replace('?', "+")) } else { boards.map(Into::into) };
        event.round(&[&boards[0], &boards[1]]);
    }
    event
}

#[test]
fn games_of_one_who_played_less_than_half_are_left_out_but_shown() {
    let event = left_in_round(2);
    let table = event.table();
    assert_eq!(standing(&table), [(1, 1, None), (2, 2, Some(0)), (3, 2, None), (0, 4, None)]);
    assert!(row(&table, 0).is_annulled && !row(&table, 1).is_annulled);
    assert_eq!(event.values(0), halves(&[0, 4, 1, 1]), "the forfeits of round 2 and 3 bring nothing either");
    assert_eq!(event.values(1), halves(&[0, 2, 5, 5]), "Buchholz without player 0");
    assert_eq!(event.values(2), counts(&[0, 2, 0, 0]));
    assert_eq!(event.values(3), halves(&[0, 6, 3, 3]), "the running score stands in the round left out");
    let shown: Vec<_> = event.terms(0, 1).iter().map(|term| (term.opponent, term.is_left_out)).collect();
    assert_eq!(shown, [(Some(id(0)), true), (Some(id(3)), false), (Some(id(2)), false)]);
    let cross = cross_table(&event.tournament, &table, CrossOrder::ByPlace);
    let game = cross.rows[3].cells[0][0];
    assert_eq!((game.side, game.points, game.is_annulled), (Side::Red, HalfPoints(2), true));
}

#[test]
fn games_of_one_who_played_half_count_and_the_rest_is_forfeited() {
    let event = left_in_round(3);
    assert!(!row(&event.table(), 0).is_annulled);
    assert_eq!(event.values(0), halves(&[4, 4, 1, 3]));
}

#[test]
fn a_table_before_the_player_left_is_not_touched() {
    let event = left_in_round(2);
    let table = crate::standings::table(&event.tournament, RoundNo(1));
    assert!(table.rows.iter().all(|row| !row.is_annulled));
    assert_eq!(row(&table, 0).values[0], halves(&[2])[0]);
}

#[test]
fn a_bye_in_the_sum_of_opponents_has_four_practices() {
    let byes = [ByeInSums::Dummy, ByeInSums::Nothing, ByeInSums::Own, ByeInSums::Lowest];
    let mut regulation = rules_by(&byes.map(|bye| CriterionKind::Buchholz(Cut::Full, bye)));
    regulation.unplayed.value.pairing_bye = HalfPoints(2);
    let mut event = Event::new(regulation, 3);
    event.round(&["0-1 =", "2 bye"]);
    event.round(&["1-2 -", "0 bye"]);
    // Points: 0 has 1½, 1 has ½, 2 has 2. In a round robin the dummy of C.07 art. 16 has no place.
    for (index, expected) in [[1, 7, 1], [1, 7, 1], [4, 7, 5], [2, 7, 2]].iter().enumerate() {
        assert_eq!(event.values(index), halves(expected), "{:?}", byes[index]);
    }
}

#[test]
fn art_9_1_a_bye_in_sonneborn_berger_is_a_product_too() {
    let sb = |bye| CriterionKind::SonnebornBerger(Cut::Full, bye);
    let mut regulation = rules_by(&[sb(ByeInSums::Nothing), sb(ByeInSums::Own)]);
    regulation.unplayed.value.pairing_bye = HalfPoints(1);
    let mut event = Event::new(regulation, 3);
    event.round(&["0-1 +", "2 bye"]);
    event.round(&["1-2 -", "0 bye"]);
    // Points: 1½, 0, 1½.
    let products = |quarters: [i64; 3]| quarters.map(|quarters| Value::Product(QuarterPoints(quarters)));
    assert_eq!(event.values(0), products([0, 0, 0]));
    assert_eq!(event.values(1), products([3, 0, 3]));
}

#[test]
fn art_14_cuts_leave_out_the_least_and_the_median_the_greatest_too() {
    let bye = ByeInSums::Dummy;
    let kinds = [
        CriterionKind::Buchholz(Cut::Lowest(1), bye),
        CriterionKind::Buchholz(Cut::Median(1), bye),
        CriterionKind::SonnebornBerger(Cut::Lowest(1), bye),
        CriterionKind::Buchholz(Cut::Lowest(9), bye),
    ];
    let mut event = Event::new(rules_by(&kinds), 4);
    event.round(&["0-1 +", "2-3 ="]);
    event.round(&["0-2 =", "1-3 +"]);
    event.round(&["0-3 +", "1-2 +"]);
    // Points: 2½, 2, 1, ½. Of player 0's opponents player 3 is the least, player 1 the greatest.
    assert_eq!(event.values(0)[0], halves(&[4 + 2])[0]);
    assert_eq!(event.values(1)[0], halves(&[2])[0]);
    assert_eq!(event.values(2)[0], Value::Product(QuarterPoints(4 * 2 + 2)));
    assert_eq!(event.values(3)[0], halves(&[0])[0], "more cut than there is");
}

#[test]
fn games_with_black_count_a_forfeit_only_for_who_was_there() {
    let kinds = [Unplayed::Counted, Unplayed::LeftOut]
        .map(|unplayed| [CriterionKind::GamesWithBlack(unplayed), CriterionKind::WinsWithRed(unplayed)]);
    let mut event = Event::new(rules_by(kinds.as_flattened()), 6);
    event.round(&["0-1 <", "2-3 >", "4-5 +"]);
    assert_eq!(event.values(0), counts(&[0, 1, 0, 0, 0, 1]), "black, forfeits counted");
    assert_eq!(event.values(1), counts(&[0, 0, 1, 0, 1, 0]), "wins with red, forfeits counted");
    assert_eq!(event.values(2), counts(&[0, 0, 0, 0, 0, 1]), "black, over the board");
    assert_eq!(event.values(3), counts(&[0, 0, 0, 0, 1, 0]), "wins with red, over the board");
}

#[test]
fn a_cross_table_shows_every_game_from_both_sides() {
    let system = System::RoundRobin { table: RoundRobinTable::Berger, cycles: 2 };
    let mut event = Event::new(
        Regulation { system: Decreed::organizer(system), ..rules_by(&[CriterionKind::Points]) },
        3,
    );
    event.round(&["0-1 -", "2 bye"]);
    event.round(&["1-2 =", "0 bye"]);
    event.round(&["2-0 ?", "1 bye"]);
    event.round(&["1-0 +", "2 bye"]);
    let table = event.table();
    let by_number = cross_table(&event.tournament, &table, CrossOrder::ByNumber);
    let order: Vec<_> = by_number.rows.iter().map(|row| row.player).collect();
    assert_eq!(order, [0, 1, 2].map(id));
    let seen = |row: usize, column: usize| {
        let games = by_number.rows[row].cells[column].iter();
        games.map(|game| (game.round.0, game.side, game.points.0, game.outcome.is_some())).collect::<Vec<_>>()
    };
    assert_eq!(seen(0, 1), [(1, Side::Red, 0, true), (4, Side::Black, 0, true)]);
    assert_eq!(seen(1, 0), [(1, Side::Black, 2, true), (4, Side::Red, 2, true)]);
    assert_eq!(seen(0, 2), [(3, Side::Black, 0, false)], "an open game is there, without a result");
    assert_eq!(seen(2, 2), []);
    let by_place = cross_table(&event.tournament, &table, CrossOrder::ByPlace);
    assert_eq!(by_place.rows[0].player, id(1));
}
