//! Fields in which little comes of itself: many who must not meet, and where that binds.
use super::{entrants, played, shuffled};
use kydai::pairing::swiss::{Entrant, Field, Past, Seat};
use kydai::units::{Side, Tenths};

/// Everybody at the same score, before the first round: the upper half and the lower half must not meet.
pub fn halves_apart(n: u16) -> Field {
    apart(entrants(n), |a, b| (a < n / 2) != (b < n / 2))
}

/// Half of the field is one club, every second seat; before the first round.
pub fn half_a_club(n: u16) -> Field {
    apart(entrants(n), |a, b| a.is_multiple_of(2) && b.is_multiple_of(2))
}

/// After five rounds, the last of the ranking, one in `share`, must not meet each other.
pub fn last_apart(n: u16, share: u16) -> Field {
    let field = played(n, 5);
    let place = places(&field);
    apart(field, |a, b| place[usize::from(a)].min(place[usize::from(b)]) >= n - n / share)
}

/// After five rounds, every second place of the ranking is of one club.
pub fn club_in_all_groups(n: u16) -> Field {
    let field = played(n, 5);
    let place = places(&field);
    apart(field, |a, b| place[usize::from(a)].is_multiple_of(2) && place[usize::from(b)].is_multiple_of(2))
}

/// After five rounds, each has about `n_open` opponents left, by lot.
pub fn few_open(n: u16, n_open: u16) -> Field {
    let field = played(n, 5);
    let met = |a: u16, b: u16| {
        let past = &field.entrants[usize::from(a)].past;
        past.iter().any(|past| matches!(past, Past::Game { opponent, .. } if opponent.0 == b))
    };
    let (mut is_open, mut chance) = (vec![false; usize::from(n) * usize::from(n)], 11);
    for _ in 0..n_open {
        let order = shuffled(n, &mut chance);
        for two in order.chunks_exact(2).filter(|two| !met(two[0], two[1])) {
            for (a, b) in [(two[0], two[1]), (two[1], two[0])] {
                is_open[usize::from(a) * usize::from(n) + usize::from(b)] = true;
            }
        }
    }
    apart(field, |a, b| !is_open[usize::from(a) * usize::from(n) + usize::from(b)])
}

/// Red has won each of two rounds, and the same half has had Red in both: nobody can meet anybody of the own half (C3).
pub fn sides_clash(n: u16) -> Field {
    let mut field = entrants(n);
    let half = n / 2;
    for round in 0..2 {
        for red in 0..half {
            let black = half + (red + round) % half;
            let game = |opponent, side, tenths| Past::Game {
                opponent: Seat(opponent),
                side,
                points: Tenths(tenths),
            };
            field.entrants[usize::from(red)].past.push(game(black, Side::Red, 10));
            field.entrants[usize::from(black)].past.push(game(red, Side::Black, 0));
        }
    }
    field
}

/// After five rounds, virtual points have put everybody at another score.
pub fn all_scores_differ(n: u16) -> Field {
    let mut field = played(n, 5);
    for (tenths, entrant) in (0..).zip(field.entrants.iter_mut().rev()) {
        entrant.virtual_points =
            vec![Tenths(0), Tenths(0), Tenths(0), Tenths(0), Tenths(0), Tenths(100 * tenths)];
    }
    field
}

fn apart(mut field: Field, must_not_meet: impl Fn(u16, u16) -> bool) -> Field {
    let n = u16::try_from(field.entrants.len()).unwrap_or(u16::MAX);
    let two = (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b)));
    field.forbidden = two.filter(|&(a, b)| must_not_meet(a, b)).map(|(a, b)| (Seat(a), Seat(b))).collect();
    field
}

/// By seat: the place in the ranking.
fn places(field: &Field) -> Vec<u16> {
    let points =
        |entrant: &Entrant| -> Tenths { entrant.past.iter().map(|&past| field.points.of(past)).sum() };
    let mut seats: Vec<u16> = (0..).take(field.entrants.len()).collect();
    seats.sort_by_key(|&seat| (-points(&field.entrants[usize::from(seat)]), seat));
    let mut places = vec![0; seats.len()];
    for (place, seat) in (0..).zip(seats) {
        places[usize::from(seat)] = place;
    }
    places
}
