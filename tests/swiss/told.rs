//! Is what a round says of itself true? The facts are read off the field and the pairs anew.
use crate::random::{Chance, field};
use kydai::pairing::swiss::{
    Bracket, Criterion, Entrant, Field, Past, PointScheme, Round, Seat, SideRule, Way, WhyFloat, pair,
    pair_along,
};
use kydai::units::{Side, Tenths};

/// The sides of the games played, and the side that is due after them (1.7).
fn due(field: &Field, seat: Seat) -> Option<Side> {
    let past = &field.entrants[usize::from(seat.0)].past;
    let sides: Vec<Side> = past
        .iter()
        .filter_map(|past| if let Past::Game { side, .. } = past { Some(*side) } else { None })
        .collect();
    let surplus: i32 = sides.iter().map(|side| if *side == Side::Red { 1 } else { -1 }).sum();
    match (surplus, sides.as_slice()) {
        (2.., _) => Some(Side::Black),
        (..=-2, _) => Some(Side::Red),
        (_, [.., a, b]) if a == b => Some(a.opponent()),
        (1, _) => Some(Side::Black),
        (-1, _) => Some(Side::Red),
        (_, sides) => sides.last().map(|side| side.opponent()),
    }
}

fn check_told(field: &Field, round: &Round) {
    let mut carried: Vec<Seat> = Vec::new();
    for (at, bracket) in round.brackets.iter().enumerate() {
        assert_eq!(bracket.moved_down, carried, "{field:?}");
        let pairs: Vec<_> = round.pairs.iter().filter(|pair| usize::from(pair.bracket) == at).collect();
        let mut seats: Vec<Seat> = pairs.iter().flat_map(|pair| [pair.red, pair.black]).collect();
        seats.extend(&bracket.floaters);
        seats.sort_unstable();
        let mut members = [bracket.moved_down.clone(), bracket.residents.clone()].concat();
        members.sort_unstable();
        assert_eq!(seats, members, "bracket {at}: {field:?}");
        let mut denied: Vec<Seat> = Vec::new();
        for pair in &pairs {
            let red_denied = due(field, pair.red) == Some(Side::Black);
            let black_denied = due(field, pair.black) == Some(Side::Red);
            denied.extend(red_denied.then_some(pair.red));
            denied.extend(black_denied.then_some(pair.black));
            assert_eq!(
                pair.sides == SideRule::BothPreferences || pair.sides == SideRule::FirstSide,
                !red_denied && !black_denied,
                "{pair:?} in {field:?}"
            );
        }
        denied.sort_unstable();
        assert_eq!(told(bracket, Criterion::C12), denied, "{field:?}");
        let n_floaters = bracket.floaters.len();
        assert_eq!(bracket.why == WhyFloat::Nobody, n_floaters == 0, "{field:?}");
        assert_eq!(bracket.why == WhyFloat::OddNumber, n_floaters == 1, "{field:?}");
        carried.clone_from(&bracket.floaters);
        carried.retain(|&seat| round.bye != Some(seat) || n_floaters > 1);
    }
}

fn told(bracket: &Bracket, criterion: Criterion) -> Vec<Seat> {
    let mut seats: Vec<Seat> = bracket
        .broken
        .iter()
        .filter(|broken| broken.criterion == criterion)
        .map(|broken| broken.seat)
        .collect();
    seats.sort_unstable();
    seats
}

#[test]
fn what_a_round_says_of_itself_is_true() {
    let mut n_paired = 0;
    for seed in 20_000..22_000 {
        let mut chance = Chance(seed);
        let n = 2 + chance.below(20) as usize;
        let field = field(&mut chance, n);
        if let Ok(round) = pair(&field) {
            check_told(&field, &round);
            n_paired += 1;
        }
    }
    assert!(n_paired > 1_000, "{n_paired} paired");
}

/// So many scores in one bracket that only the widest numbers hold what a pair is worth.
#[test]
fn c7_scores_without_number_come_down_together() {
    const N: u16 = 76;
    let entrant = |number: u16| Entrant {
        number: number.into(),
        is_here: true,
        past: vec![Past::Absent; 2],
        virtual_points: vec![Tenths(i32::from((N + 1).saturating_sub(number))); 3],
    };
    let apart = |a: u16| (0..a).map(move |b| (Seat(a), Seat(b)));
    let field = Field {
        n_rounds: 5,
        points: PointScheme::default(),
        first_side: Some(Side::Red),
        entrants: (1..=2 * N).map(entrant).collect(),
        forbidden: (0..N).flat_map(apart).collect(),
        rematches: Vec::new(),
    };
    let [shortest, whole] = [Way::Shortest, Way::Whole].map(|way| pair_along(&field, way).expect("a round"));
    assert_eq!(shortest.pairs, whole.pairs);
    for pair in &whole.pairs {
        assert_eq!(pair.red.0.abs_diff(pair.black.0), N, "{pair:?}");
    }
}
