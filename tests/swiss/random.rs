//! What may a field look like? Anything that a tournament could have led to, and some that none would.
use kydai::pairing::swiss::{Entrant, Field, Past, PointScheme, Seat};
use kydai::units::{Side, Tenths};

/// Chance that is the same everywhere (splitmix64).
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % n
    }

    pub fn is_one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    pub fn shuffled(&mut self, mut list: Vec<usize>) -> Vec<usize> {
        for at in (1..list.len()).rev() {
            list.swap(at, self.below(at as u64 + 1) as usize);
        }
        list
    }
}

/// A field of `n` entrants after some rounds that were paired by lot, with byes, forfeits, absences, and sometimes
/// virtual points, forbidden pairs, another scheme of points.
pub fn field(chance: &mut Chance, n: usize) -> Field {
    let n_past = chance.below(n as u64 - 1) as usize;
    let n_rounds = (n_past + 1) as u16 + if chance.is_one_in(3) { 0 } else { chance.below(4) as u16 + 1 };
    let points = match chance.below(6) {
        0 => PointScheme::classic(Tenths(20), Tenths(10), Tenths(0)),
        1 => PointScheme::classic(Tenths(30), Tenths(10), Tenths(5)),
        2 => PointScheme { pairing_bye: Tenths(5), ..PointScheme::default() },
        3 => PointScheme { pairing_bye: Tenths::ZERO, ..PointScheme::default() },
        _ => PointScheme::default(),
    };
    let entrant = |seat: usize| Entrant {
        number: seat as u32 + 1,
        is_here: true,
        past: Vec::new(),
        virtual_points: Vec::new(),
    };
    let first_side = Some(if chance.is_one_in(2) { Side::Red } else { Side::Black });
    let entrants = (0..n).map(entrant).collect();
    let mut field =
        Field { n_rounds, points, first_side, entrants, forbidden: Vec::new(), rematches: Vec::new() };
    for _ in 0..n_past {
        play(chance, &mut field);
    }
    for entrant in &mut field.entrants {
        entrant.is_here = !chance.is_one_in(12);
    }
    if chance.is_one_in(4) {
        let (a, b) = (chance.below(n as u64) as u16, chance.below(n as u64) as u16);
        field.forbidden.extend((a != b).then_some((Seat(a), Seat(b))));
    }
    if chance.is_one_in(4) {
        for entrant in &mut field.entrants[..n / 2] {
            entrant.virtual_points = vec![Tenths(if chance.is_one_in(2) { 10 } else { 5 }); n_past + 1];
        }
    }
    field
}

/// One more round by lot: nobody meets anybody twice.
fn play(chance: &mut Chance, field: &mut Field) {
    let mut open = chance.shuffled((0..field.entrants.len()).collect());
    while let Some(a) = open.pop() {
        let has_met = |b: usize| {
            field.entrants[a]
                .past
                .iter()
                .any(|past| matches!(past, Past::Game { opponent, .. } if usize::from(opponent.0) == b))
        };
        let sits_out = chance.is_one_in(10);
        match open.iter().position(|&b| !has_met(b)).filter(|_| !sits_out) {
            Some(at) => {
                let b = open.remove(at);
                meet(chance, field, a, b);
            }
            None => {
                let kinds = [Past::PairingBye, Past::HalfBye, Past::Absent, Past::Absent, Past::NotEntered];
                field.entrants[a].past.push(kinds[chance.below(5) as usize]);
            }
        }
    }
}

fn meet(chance: &mut Chance, field: &mut Field, a: usize, b: usize) {
    let scheme = field.points;
    let is_forfeit = chance.is_one_in(12);
    let (ours, theirs) = match chance.below(3) {
        0 => (scheme.win, scheme.loss),
        1 => (scheme.draw, scheme.draw),
        _ => (scheme.loss, scheme.win),
    };
    for (who, other, side, points) in [(a, b, Side::Red, ours), (b, a, Side::Black, theirs)] {
        let opponent = Seat(other as u16);
        let past = if is_forfeit {
            Past::Forfeit { opponent, side, won: points == scheme.win }
        } else {
            Past::Game { opponent, side, points }
        };
        field.entrants[who].past.push(past);
    }
}
