//! Tournaments that are played here and now, by chance from a seed.
use crate::random::Chance;
use kydai::pairing::swiss::{Entrant, Field, Past, PointScheme, Round, Seat, pair};
use kydai::units::{Side, Tenths};

/// A field before the first round.
pub fn fresh(n: u16, n_rounds: u16) -> Field {
    let entrant = |number| Entrant { number, is_here: true, past: Vec::new(), virtual_points: Vec::new() };
    Field {
        n_rounds,
        points: PointScheme::default(),
        first_side: Some(Side::Red),
        entrants: (1..=u32::from(n)).map(entrant).collect(),
        forbidden: Vec::new(),
        rematches: Vec::new(),
    }
}

/// The field after a round in which Red scored so many halves at each board.
pub fn after(field: &Field, round: &Round, mut red_halves: impl FnMut(Seat, Seat) -> i32) -> Field {
    let mut field = field.clone();
    for entrant in &mut field.entrants {
        entrant.past.push(Past::Absent);
    }
    let last = |field: &mut Field, seat: Seat, past| {
        *field.entrants[usize::from(seat.0)].past.last_mut().expect("a round") = past;
    };
    for pair in &round.pairs {
        let halves = red_halves(pair.red, pair.black);
        let game = |opponent, side, halves: i32| Past::Game { opponent, side, points: Tenths(5 * halves) };
        last(&mut field, pair.red, game(pair.black, Side::Red, halves));
        last(&mut field, pair.black, game(pair.red, Side::Black, 2 - halves));
    }
    if let Some(seat) = round.bye {
        last(&mut field, seat, Past::PairingBye);
    }
    field
}

/// A field in the middle of a tournament, some of its players away in this or that round.
pub fn played(n: u16, n_rounds: u16, n_past: u16, seed: u64) -> Field {
    let mut chance = Chance(seed);
    let mut field = fresh(n, n_rounds);
    for _ in 0..n_past {
        let Ok(round) = pair(&field) else { break };
        field = after(&field, &round, |_, _| [2, 2, 1, 0][chance.below(4) as usize]);
        for entrant in &mut field.entrants {
            entrant.is_here = !chance.is_one_in(12);
        }
    }
    field
}
