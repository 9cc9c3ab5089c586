//! Swiss events to measure with: the same for the native benchmark and for the one in the browser.
#![allow(dead_code, reason = "each benchmark takes what it measures")]
pub mod hard;

use kydai::pairing::swiss::{Entrant, Field, Past, PointScheme, Round, Seat, pair};
use kydai::units::{Side, Tenths};

/// A field after some rounds in which a third of the games were drawn and the higher seat won most of the others.
pub fn played(n: u16, n_past: u16) -> Field {
    let mut field = entrants(n);
    field.n_rounds = field.n_rounds.max(n_past + 4);
    let mut chance = 7_u32;
    for _ in 0..n_past {
        let round = pair(&field).expect("a legal pairing");
        note(&mut field, &round, |red, black| match draw(&mut chance, 9) {
            0..3 => 5,
            3..7 if red < black => 10,
            7.. if red > black => 10,
            _ => 0,
        });
    }
    field
}

/// A field after some rounds in which every game was drawn.
pub fn drawn(n: u16, n_past: u16) -> Field {
    let mut field = entrants(n);
    field.n_rounds = field.n_rounds.max(n_past + 1);
    for _ in 0..n_past {
        let round = pair(&field).expect("a legal pairing");
        note(&mut field, &round, |_, _| 5);
    }
    field
}

/// A field before its first round of nine.
pub fn entrants(n: u16) -> Field {
    let entrant = |number: u16| Entrant {
        number: number.into(),
        is_here: true,
        past: Vec::new(),
        virtual_points: Vec::new(),
    };
    let entrants = (1..=n).map(entrant).collect();
    let (points, first_side) = (PointScheme::default(), Some(Side::Red));
    Field { n_rounds: 9, points, first_side, entrants, forbidden: Vec::new(), rematches: Vec::new() }
}

/// The seats in an order by lot.
pub fn shuffled(n: u16, chance: &mut u32) -> Vec<u16> {
    let mut seats: Vec<u16> = (0..n).collect();
    for at in (1..n).rev() {
        let other = draw(chance, u32::from(at) + 1) as usize;
        seats.swap(usize::from(at), other);
    }
    seats
}

/// A number below `n`, the same on every machine.
fn draw(chance: &mut u32, n: u32) -> u32 {
    *chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    (*chance >> 16) % n
}

/// Notes what was played; `tenths` says what each game paid to Red.
fn note(field: &mut Field, round: &Round, mut tenths: impl FnMut(Seat, Seat) -> i32) {
    for pair in &round.pairs {
        let red = tenths(pair.red, pair.black);
        for (who, opponent, side, tenths) in
            [(pair.red, pair.black, Side::Red, red), (pair.black, pair.red, Side::Black, 10 - red)]
        {
            past(field, who).push(Past::Game { opponent, side, points: Tenths(tenths) });
        }
    }
    if let Some(seat) = round.bye {
        past(field, seat).push(Past::PairingBye);
    }
}

fn past(field: &mut Field, seat: Seat) -> &mut Vec<Past> {
    &mut field.entrants[usize::from(seat.0)].past
}
