//! A Swiss event to measure with: the same for the native benchmark and for the one in the browser.
use kydai::pairing::swiss::{Entrant, Field, Past, PointScheme, Round, Seat, pair};
use kydai::units::{Side, Tenths};

/// A field after some rounds in which a third of the games were drawn and the higher seat won most of the others.
pub fn played(n: u16, n_past: u16) -> Field {
    let entrant = |number: u16| Entrant {
        number: number.into(),
        is_here: true,
        past: Vec::new(),
        virtual_points: Vec::new(),
    };
    let entrants = (1..=n).map(entrant).collect();
    let (points, first_side) = (PointScheme::default(), Some(Side::Red));
    let mut field =
        Field { n_rounds: 9, points, first_side, entrants, forbidden: Vec::new(), rematches: Vec::new() };
    let mut chance = 7_u32;
    for _ in 0..n_past {
        let round = pair(&field).expect("a legal pairing");
        note(&mut field, &round, &mut chance);
    }
    field
}

fn note(field: &mut Field, round: &Round, chance: &mut u32) {
    for pair in &round.pairs {
        *chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let red = match (*chance >> 16) % 9 {
            0..3 => 5,
            3..7 if pair.red < pair.black => 10,
            7.. if pair.red > pair.black => 10,
            _ => 0,
        };
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
