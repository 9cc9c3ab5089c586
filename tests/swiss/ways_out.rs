//! O08, O09: what happens when those who are left have all met?
use crate::played::{after, fresh};
use kydai::pairing::swiss::{Field, NoLegalPairing, NoRound, Past, Seat, WayOut, pair, ways_out};
use kydai::units::{Side, Tenths};

fn seats(pairs: &[(u16, u16)]) -> Vec<(Seat, Seat)> {
    pairs.iter().map(|&(a, b)| (Seat(a), Seat(b))).collect()
}

fn met(field: &Field) -> Vec<(Seat, Seat)> {
    let round = pair(field).expect("a round");
    round.pairs.iter().map(|pair| (pair.red.min(pair.black), pair.red.max(pair.black))).collect()
}

/// Whoever takes a way can pair, except at the end of the stage.
fn each_way_leads_on(field: &Field) -> Vec<WayOut> {
    let ways = ways_out(field);
    for way in &ways {
        let after = pair(&way.open(field));
        assert_eq!(after.is_ok(), *way != WayOut::EndStage, "{way:?}: {after:?}");
    }
    ways
}

/// Everyone plays on; a quarrel about sides is not what these cases are about.
fn all_met(n: u16, n_past: u16) -> Field {
    let mut field = fresh(n, n_past + 2);
    for _ in 0..n_past {
        let round = pair(&field).expect("a round");
        field = after(&field, &round, |red, black| if red < black { 2 } else { 0 });
    }
    field
}

#[test]
fn o08_no_rematch_while_a_round_without_one_exists() {
    let game = |opponent, side, halves: i32| Past::Game {
        opponent: Seat(opponent),
        side,
        points: Tenths(5 * halves),
    };
    let mut field = fresh(4, 5);
    // A beat B and C; D lost to C and B.
    let pasts = [
        [game(1, Side::Red, 2), game(2, Side::Black, 2)],
        [game(0, Side::Black, 0), game(3, Side::Red, 2)],
        [game(3, Side::Red, 2), game(0, Side::Red, 0)],
        [game(2, Side::Black, 0), game(1, Side::Black, 0)],
    ];
    for (entrant, past) in field.entrants.iter_mut().zip(pasts) {
        entrant.past = past.to_vec();
    }
    assert_eq!(met(&field), seats(&[(0, 3), (1, 2)]));
}

#[test]
fn o09_a_the_fourth_round_of_four_has_no_legal_pairing_and_says_so() {
    let field = all_met(4, 3);
    assert_eq!(
        pair(&field),
        Err(NoRound::NoLegalPairing(NoLegalPairing::NoOpponent((0..4).map(Seat).collect())))
    );
    let ways = each_way_leads_on(&field);
    assert!(
        matches!(&ways[..], [WayOut::Rematches(again), WayOut::EndStage] if again.len() == 2),
        "{ways:?}"
    );
}

#[test]
fn o09_b_two_who_have_met_may_meet_again_if_the_arbiter_says_so() {
    let field = all_met(2, 1);
    assert!(matches!(pair(&field), Err(NoRound::NoLegalPairing(NoLegalPairing::NoOpponent(_)))));
    assert_eq!(each_way_leads_on(&field), [WayOut::Rematches(seats(&[(0, 1)])), WayOut::EndStage]);
}

#[test]
fn o09_c_nobody_and_one_alone() {
    let nobody = fresh(0, 3);
    assert_eq!(pair(&nobody), Err(NoRound::NoLegalPairing(NoLegalPairing::Nobody)));
    assert_eq!(ways_out(&nobody), [WayOut::EndStage]);
    let alone = fresh(1, 3);
    assert_eq!(pair(&alone).expect("a bye").bye, Some(Seat(0)));
}

#[test]
fn o09_d_bans_that_leave_no_round_are_named_and_can_be_lifted() {
    // Five of six may only meet the sixth.
    let bans: Vec<_> = (0..5).flat_map(|a| (a + 1..5).map(move |b| (Seat(a), Seat(b)))).collect();
    let field = Field { forbidden: bans, ..fresh(6, 5) };
    assert_eq!(pair(&field), Err(NoRound::NoLegalPairing(NoLegalPairing::NotAllAtOnce)));
    let ways = each_way_leads_on(&field);
    assert!(matches!(&ways[0], WayOut::LiftBans(bans) if bans.len() == 2), "{ways:?}");
    assert!(
        matches!(&ways[1], WayOut::Byes(seats) if seats == &(1..5).map(Seat).collect::<Vec<_>>()),
        "{ways:?}"
    );
}
