//! Is every round legal, whichever way it was found, and is every way the same?
use crate::field::{drawn, hard};
use crate::random::{Chance, field};
use kydai::pairing::swiss::{Field, NoRound, Past, Round, Seat, Way, pair_along};
use kydai::units::{Side, Tenths};

fn past(field: &Field, seat: Seat) -> &[Past] {
    &field.entrants[usize::from(seat.0)].past
}

fn have_met(field: &Field, a: Seat, b: Seat) -> bool {
    past(field, a).iter().any(|past| matches!(past, Past::Game { opponent, .. } if *opponent == b))
}

/// The side that alone will do, read off the list of sides.
fn absolute(field: &Field, seat: Seat) -> Option<Side> {
    let sides: Vec<Side> = past(field, seat)
        .iter()
        .filter_map(|past| if let Past::Game { side, .. } = past { Some(*side) } else { None })
        .collect();
    let surplus: i32 = sides.iter().map(|side| if *side == Side::Red { 1 } else { -1 }).sum();
    match (surplus, sides.as_slice()) {
        (2.., _) => Some(Side::Black),
        (..=-2, _) => Some(Side::Red),
        (_, [.., a, b]) if a == b => Some(b.opponent()),
        _ => None,
    }
}

fn is_topscorer(field: &Field, seat: Seat) -> bool {
    let entrant = &field.entrants[usize::from(seat.0)];
    let n_past = field.n_past();
    let real: Tenths = entrant.past.iter().map(|&past| field.points.of(past)).sum();
    let score = real.0 + entrant.virtual_points.get(n_past).map_or(0, |points| points.0);
    n_past + 1 >= usize::from(field.n_rounds) && score * 2 > n_past as i32 * field.points.win.0
}

fn check_legal(field: &Field, round: &Round) {
    let mut seats: Vec<Seat> =
        round.pairs.iter().flat_map(|pair| [pair.red, pair.black]).chain(round.bye).collect();
    seats.sort_unstable();
    let here = (0..).map(Seat).zip(&field.entrants).filter(|(_, entrant)| entrant.is_here);
    assert_eq!(seats, here.map(|(seat, _)| seat).collect::<Vec<_>>(), "each once: {field:?}");
    for pair in &round.pairs {
        let (a, b) = (pair.red, pair.black);
        assert!(!have_met(field, a, b), "C1: {pair:?} in {field:?}");
        assert!(!field.forbidden.iter().any(|&two| two == (a, b) || two == (b, a)), "{pair:?} in {field:?}");
        let do_collide = absolute(field, a).is_some() && absolute(field, a) == absolute(field, b);
        let is_excused = is_topscorer(field, a) || is_topscorer(field, b);
        assert!(!do_collide || is_excused, "C3: {pair:?} in {field:?}");
    }
    if let Some(bye) = round.bye {
        let bars = |past: &Past| match past {
            Past::Game { .. } => false,
            Past::PairingBye => true,
            other => field.points.of(*other) >= field.points.win,
        };
        assert!(!past(field, bye).iter().any(bars), "C2: {bye:?} in {field:?}");
    }
}

/// Whether every way has led to the same pairs.
fn check_equal(rounds: &[Result<Round, NoRound>], name: &str, field: &Field) {
    let told = |round: &Result<Round, NoRound>| {
        round.clone().map(|round| (round.pairs, round.bye)).map_err(|refusal| format!("{refusal:?}"))
    };
    for two in rounds.windows(2) {
        assert_eq!(told(&two[0]), told(&two[1]), "{name}: {field:?}");
    }
}

#[test]
fn c4_every_way_leads_to_the_same_round_where_those_below_bind() {
    let mut n_paired = 0;
    for n in [20, 33, 48, 61, 80] {
        let fields = [
            ("last third apart", hard::last_apart(n, 3)),
            ("last fifth apart", hard::last_apart(n, 5)),
            ("last tenth apart", hard::last_apart(n, 10)),
            ("halves apart", hard::halves_apart(n & !3)),
            ("half a club", hard::half_a_club(n & !1)),
            ("a club in all groups", hard::club_in_all_groups(n)),
            ("four open", hard::few_open(n, 4)),
            ("eight open", hard::few_open(n, 8)),
            ("sides clash", hard::sides_clash(n & !1)),
            ("all scores differ", hard::all_scores_differ(n)),
            ("all drawn", drawn(n, n / 4)),
        ];
        for (name, field) in fields {
            let rounds =
                [Way::Shortest, Way::Inside, Way::Bounded, Way::Whole].map(|way| pair_along(&field, way));
            check_equal(&rounds, &format!("{name}, {n} players"), &field);
            let [round, ..] = &rounds;
            if let Ok(round) = round {
                check_legal(&field, round);
                n_paired += 1;
            }
        }
    }
    assert!(n_paired > 45, "{n_paired} of 55 paired");
}

#[test]
fn c1_to_c4_every_round_is_legal_and_every_way_leads_to_it() {
    let (mut n_paired, mut n_refused) = (0, 0);
    for seed in 0..4_000 {
        let mut chance = Chance(seed);
        let n = 2 + chance.below(if seed % 10 == 0 { 60 } else { 16 }) as usize;
        let field = field(&mut chance, n);
        let rounds =
            [Way::Shortest, Way::Inside, Way::Bounded, Way::Whole].map(|way| pair_along(&field, way));
        check_equal(&rounds, &format!("seed {seed}"), &field);
        let [.., whole] = &rounds;
        match whole {
            Ok(round) => {
                check_legal(&field, round);
                n_paired += 1;
            }
            Err(NoRound::NoLegalPairing(_)) => n_refused += 1,
            Err(NoRound::Faulty(faults)) => panic!("seed {seed}: {faults:?}"),
        }
    }
    assert!(n_paired > 2_000 && n_refused > 50, "{n_paired} paired, {n_refused} refused");
}
