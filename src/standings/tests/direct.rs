//! Direct encounter (C.07 art. 6; 直胜): who did better among the tied.
use super::build::{Event, halves, rules_by, standing};
use crate::regulation::{
    Criterion, CriterionKind, Decreed, Regulation, RoundRobinTable, Scope, System, Unplayed,
};
use crate::standings::Value;

const COUNTED: CriterionKind = CriterionKind::DirectEncounter(Unplayed::Counted);
const LEFT_OUT: CriterionKind = CriterionKind::DirectEncounter(Unplayed::LeftOut);

/// 0 and 1 have two points, 0 beat 1; 2 and 3 have one, 3 beat 2.
const TWO_PAIRS: [&[&str]; 3] = [&["0-1 +", "2-3 -"], &["2-0 +", "1-3 +"], &["0-3 +", "1-2 +"]];

type Rows<'a> = &'a [(usize, u16, Option<usize>)];

/// Plays the rounds, takes off points, and compares the rows: player, place, what separated it.
fn check(regulation: Regulation, rounds: &[&[&str]], off: &[(usize, i32)], expected: Rows) -> Event {
    let n = if rounds[0].iter().any(|board| board.ends_with("bye")) { 3 } else { 4 };
    let mut event = Event::new(regulation, n);
    rounds.iter().for_each(|round| event.round(round));
    off.iter().for_each(|&(nth, halves)| event.sanction(nth, 1, 0, halves));
    assert_eq!(standing(&event.table()), expected, "{rounds:?} {off:?}");
    event
}

fn points_then(kind: CriterionKind) -> Regulation {
    rules_by(&[CriterionKind::Points, kind])
}

fn only_between_two() -> Regulation {
    let chain = vec![
        Criterion::new(CriterionKind::Points),
        Criterion { scope: Scope::ExactlyTwo, ..Criterion::new(COUNTED) },
    ];
    Regulation { chain: Decreed::organizer(chain), ..points_then(COUNTED) }
}

#[test]
fn b3_the_winner_of_the_mutual_game_is_first() {
    let rows = [(0, 1, None), (1, 2, Some(1)), (3, 3, Some(0)), (2, 4, Some(1))];
    let event = check(points_then(COUNTED), &TWO_PAIRS, &[], &rows);
    assert_eq!(event.values(1), halves(&[2, 0, 0, 2]));
}

#[test]
fn art_6_players_tied_in_their_own_table_get_one_among_themselves() {
    // Deductions make all four equal on points; results stay, so the table of four is 2, 2, 1, 1.
    let rows = [(0, 1, None), (1, 2, Some(1)), (3, 3, Some(1)), (2, 4, Some(1))];
    let event = check(points_then(COUNTED), &TWO_PAIRS, &[(0, 2), (1, 2)], &rows);
    assert_eq!(event.values(1), halves(&[4, 4, 2, 2]), "the value shown is that of the whole group");
    assert_eq!(event.terms(1, 0).len(), 3);
}

#[test]
fn a_circle_of_three_stays_tied() {
    let rounds: [&[&str]; 3] = [&["0-1 +", "2-3 +"], &["1-2 +", "0-3 +"], &["2-0 +", "1-3 +"]];
    let rows = [(0, 1, None), (1, 1, None), (2, 1, None), (3, 4, Some(0))];
    check(points_then(COUNTED), &rounds, &[], &rows);
}

#[test]
fn art_6_if_not_all_have_met_only_a_certain_first_is_first() {
    let rules = || rules_by(&[COUNTED]);
    // 0 has two points and needs none more: nobody else can get more than 1½.
    let certain: [&[&str]; 2] = [&["0-1 +", "2-3 ="], &["0-2 +", "1-3 0"]];
    check(rules(), &certain, &[], &[(0, 1, None), (1, 2, Some(0)), (2, 2, None), (3, 2, None)]);
    // 3 can still get two points as well: nobody is certain.
    let open: [&[&str]; 2] = [&["0-1 +", "2-3 ="], &["0-2 +", "1-3 ="]];
    check(rules(), &open, &[], &[(0, 1, None), (1, 1, None), (2, 1, None), (3, 1, None)]);
}

#[test]
fn art_6_after_a_certain_first_the_next_is_found_likewise() {
    let rounds: [&[&str]; 3] = [&["0-1 +", "2-3 ?"], &["0-2 +", "1-3 +"], &["0-3 +", "1-2 +"]];
    let rows = [(0, 1, None), (1, 2, Some(0)), (2, 3, Some(0)), (3, 3, None)];
    check(rules_by(&[COUNTED]), &rounds, &[], &rows);
}

#[test]
fn art_6_where_some_met_more_often_each_opponent_counts_by_the_average() {
    let system = System::RoundRobin { table: RoundRobinTable::Berger, cycles: 2 };
    let regulation = Regulation { system: Decreed::organizer(system), ..rules_by(&[COUNTED]) };
    // 0 and 1 met twice, one all; the plain sums would be 1, 2 and 1.
    let rounds: [&[&str]; 4] =
        [&["0-1 +", "2 bye"], &["1-2 +", "0 bye"], &["2-0 +", "1 bye"], &["1-0 +", "2 bye"]];
    let event = check(regulation, &rounds, &[], &[(1, 1, None), (2, 2, Some(0)), (0, 3, Some(0))]);
    let average = |halves| Value::Average { halves, of: 2 };
    assert_eq!(event.values(0), [average(2), average(6), average(4)], "½, 1½ and 1");
    let shares: Vec<Value> = event.terms(0, 1).iter().map(|term| term.value).collect();
    assert_eq!(shares, [average(0), average(4), average(2)]);
}

#[test]
fn forfeits_count_between_the_tied_unless_left_out() {
    let rounds: [&[&str]; 1] = [&["0-1 >", "2-3 ="]];
    let (counted, left_out) = (Some(1), None);
    check(
        points_then(COUNTED),
        &rounds,
        &[(0, 2)],
        &[(2, 1, None), (3, 1, None), (0, 3, Some(0)), (1, 4, counted)],
    );
    let rows = [(2, 1, None), (3, 1, None), (0, 3, Some(0)), (1, 3, left_out)];
    let event = check(points_then(LEFT_OUT), &rounds, &[(0, 2)], &rows);
    assert_eq!(event.values(1)[0], Value::NotApplied);
}

#[test]
fn direct_encounter_between_exactly_two_is_skipped_for_more() {
    check(
        only_between_two(),
        &TWO_PAIRS,
        &[],
        &[(0, 1, None), (1, 2, Some(1)), (3, 3, Some(0)), (2, 4, Some(1))],
    );
    let shared = [(0, 1, None), (1, 1, None), (2, 1, None), (3, 1, None)];
    let event = check(only_between_two(), &TWO_PAIRS, &[(0, 2), (1, 2)], &shared);
    assert_eq!(event.values(1), [Value::NotApplied; 4]);
    assert_eq!(event.terms(1, 0), []);
}

#[test]
fn art_4_direct_encounter_is_computed_anew_for_each_group_still_tied() {
    // All four are equal on points; the wins leave 0 and 1 tied, and 2 and 3: now their own game counts.
    let chain = [CriterionKind::Points, CriterionKind::Wins(Unplayed::LeftOut), COUNTED];
    let rows = [(0, 1, None), (1, 2, Some(2)), (3, 3, Some(1)), (2, 4, Some(2))];
    let event = check(rules_by(&chain), &TWO_PAIRS, &[(0, 2), (1, 2)], &rows);
    assert_eq!(event.values(2), halves(&[2, 0, 0, 2]));
    assert_eq!(event.terms(2, 0).len(), 1, "only the game between the two");
}
