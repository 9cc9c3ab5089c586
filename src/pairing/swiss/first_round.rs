//! Who meets whom in the first round, when nothing has been played yet? (C.04.3; rule W3; 拦腰, 临近, 首尾, 抽签.)
//!
//! A method names the partners of each player in the order in which they are wished for. The boards
//! are filled from the top: who is highest of those left gets the first partner on the list who is
//! free, need not be avoided, and leaves the others a partner each. So a list without anyone to avoid
//! comes out as the method says, and a change stays as near to it as it can.
use super::Seat;
use super::least::{Grade, least};
use crate::pairing::matching::has_perfect;
use crate::units::Side;

/// How the first round is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstRound {
    /// Who meets whom.
    pub method: Method,
    /// Who has red at the first board: [`Side::Red`] for the one who is named first.
    pub first_side: Side,
    /// What follows from it at the other boards.
    pub sides: Sides,
}

/// Who meets whom in the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// The list is cut in two: 1 meets the first of the lower half (拦腰; Wuhan, rule W3).
    Halves,
    /// Neighbours: 1 and 2, 3 and 4 (临近).
    Adjacent,
    /// The first and the last: 1 and n, 2 and n − 1 (首尾).
    FirstLast,
}

/// Who has red at which board of the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sides {
    /// The one who is named first has red and black in turn, from board to board.
    InTurn,
    /// The one who is named first has the same side at every board: "odd lots have red".
    AllAlike,
}

/// A first round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FirstBoards {
    /// Red and black, board by board.
    pub pairs: Vec<(Seat, Seat)>,
    /// The last of the list, if it is odd.
    pub bye: Option<Seat>,
    /// Those to be avoided whom no round keeps apart all at once: as few as can be, and low in the list.
    pub unavoidable: Vec<(Seat, Seat)>,
}

impl Method {
    /// The places of the partners of whoever stands first of `n` places, in the order of the wish.
    fn partners(self, n: usize) -> Vec<usize> {
        match self {
            Self::Halves => (n / 2..n).chain((1..n / 2).rev()).collect(),
            Self::Adjacent => (1..n).collect(),
            Self::FirstLast => (1..n).rev().collect(),
        }
    }
}

/// The first round of a list, the highest first. Lots are a list too, drawn from a recorded seed
/// ([`crate::tournament::drawn_order`]) or typed in; neighbours meet then. To avoid somebody is a wish: it
/// never stands in the way of a round.
pub fn first_round(list: &[Seat], plan: &FirstRound, is_avoided: &dyn Fn(Seat, Seat) -> bool) -> FirstBoards {
    let (paired, odd) = list.split_at(list.len() / 2 * 2);
    let unavoidable = unavoidable(paired, is_avoided);
    let may_meet = |a: Seat, b: Seat| {
        !is_avoided(a, b) || unavoidable.contains(&(a, b)) || unavoidable.contains(&(b, a))
    };
    let mut left = Left::new(paired, &may_meet);
    let mut pairs = Vec::with_capacity(paired.len() / 2);
    while let Some((first, second)) = left.next_pair(plan.method) {
        pairs.push(plan.seated(pairs.len(), first, second));
    }
    FirstBoards { pairs, bye: odd.first().copied(), unavoidable }
}

/// The avoided pairs without which there is no round.
fn unavoidable(seats: &[Seat], is_avoided: &dyn Fn(Seat, Seat) -> bool) -> Vec<(Seat, Seat)> {
    if Left::new(seats, &|a, b| !is_avoided(a, b)).can_be_paired(&|_| true) {
        return Vec::new();
    }
    let grade = |a: usize, b: usize| {
        if is_avoided(seats[a], seats[b]) { Grade::Grudging } else { Grade::Free }
    };
    // The list is even and everybody can meet everybody, so that there is a round.
    let pairs = least(seats.len(), &grade, &|_| false).unwrap_or_default();
    pairs.into_iter().map(|(a, b)| (seats[a], seats[b])).collect()
}

/// Those who have no partner yet, the highest first. For [`Method::Halves`] the lower half stays the
/// lower half while the boards are filled from the top.
struct Left<'a> {
    seats: Vec<Seat>,
    may_meet: &'a dyn Fn(Seat, Seat) -> bool,
    /// The most that anyone of the whole list has to avoid.
    n_avoided: usize,
}

impl<'a> Left<'a> {
    fn new(seats: &[Seat], may_meet: &'a dyn Fn(Seat, Seat) -> bool) -> Self {
        let n_avoided =
            |&seat: &Seat| seats.iter().filter(|&&other| other != seat && !may_meet(seat, other)).count();
        Self { seats: seats.to_vec(), may_meet, n_avoided: seats.iter().map(n_avoided).max().unwrap_or(0) }
    }

    /// Takes the first and the partner of the first out.
    fn next_pair(&mut self, method: Method) -> Option<(Seat, Seat)> {
        let first = *self.seats.first()?;
        let places = method.partners(self.seats.len()).into_iter();
        let second = places
            .map(|place| self.seats[place])
            .filter(|&second| (self.may_meet)(first, second))
            .find(|&second| self.can_be_paired(&|seat| seat != first && seat != second))?;
        self.seats.retain(|&seat| seat != first && seat != second);
        Some((first, second))
    }

    /// Whether everyone who is counted can have a partner who need not be avoided.
    fn can_be_paired(&self, is_counted: &dyn Fn(Seat) -> bool) -> bool {
        let seats: Vec<Seat> = self.seats.iter().copied().filter(|&seat| is_counted(seat)).collect();
        // Who may meet half of all or more leaves nobody over (by Dirac's theorem there is a cycle
        // through all). Clubs are seldom larger, so that the matching is seldom asked.
        2 * (self.n_avoided + 1) <= seats.len()
            || has_perfect(seats.len(), |a, b| (self.may_meet)(seats[a], seats[b]))
    }
}

impl FirstRound {
    /// Red and black of a board, which counts from 0.
    fn seated(&self, board: usize, first: Seat, second: Seat) -> (Seat, Seat) {
        let is_other_way = match self.sides {
            Sides::InTurn => board % 2 == 1,
            Sides::AllAlike => false,
        };
        let side = if is_other_way { self.first_side.opponent() } else { self.first_side };
        match side {
            Side::Red => (first, second),
            Side::Black => (second, first),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const IN_TURN: FirstRound =
        FirstRound { method: Method::Halves, first_side: Side::Red, sides: Sides::InTurn };

    fn boards(n: u16, plan: &FirstRound, avoid: &[(u16, u16)]) -> FirstBoards {
        let list: Vec<Seat> = (1..=n).map(Seat).collect();
        first_round(&list, plan, &|a, b| avoid.contains(&(a.0, b.0)) || avoid.contains(&(b.0, a.0)))
    }

    /// The pairs by number, and who sits out.
    type Made = (Vec<(u16, u16)>, Option<u16>);

    /// Red and black with the numbers of the list, and the bye; nothing if some meet who should not.
    fn made(n: u16, plan: &FirstRound, avoid: &[(u16, u16)]) -> Option<Made> {
        let boards = boards(n, plan, avoid);
        let pairs = boards.pairs.iter().map(|&(red, black)| (red.0, black.0)).collect();
        boards.unavoidable.is_empty().then(|| (pairs, boards.bye.map(|seat| seat.0)))
    }

    #[test]
    fn w3_the_halves_meet_and_the_first_move_alternates() {
        let (pairs, bye) = made(24, &IN_TURN, &[]).unwrap();
        assert_eq!(pairs[..3], [(1, 13), (14, 2), (3, 15)], "Wuhan prints these");
        assert_eq!((pairs[11], bye), ((24, 12), None));
    }

    /// The boards of the first round at the 20th Asian Individual Championship, men, 2024.
    #[test]
    fn neighbours_with_the_parity_of_the_board_give_the_asian_championship_of_2024() {
        let printed = [
            (1, 2),
            (4, 3),
            (5, 6),
            (8, 7),
            (9, 10),
            (12, 11),
            (13, 14),
            (16, 15),
            (17, 18),
            (20, 19),
            (21, 22),
            (24, 23),
            (25, 26),
            (28, 27),
            (29, 30),
        ];
        let plan = FirstRound { method: Method::Adjacent, ..IN_TURN };
        assert_eq!(made(30, &plan, &[]), Some((printed.to_vec(), None)));
    }

    #[test]
    fn the_methods_and_the_sides_are_as_named() {
        let first_last = FirstRound { method: Method::FirstLast, ..IN_TURN };
        let lots = FirstRound { method: Method::Adjacent, sides: Sides::AllAlike, ..IN_TURN };
        let black_first = FirstRound { first_side: Side::Black, ..IN_TURN };
        for (plan, pairs) in [
            (&IN_TURN, [(1, 4), (5, 2), (3, 6)]),
            (&black_first, [(4, 1), (2, 5), (6, 3)]),
            (&first_last, [(1, 6), (5, 2), (3, 4)]),
            (&lots, [(1, 2), (3, 4), (5, 6)]),
        ] {
            assert_eq!(made(7, plan, &[]), Some((pairs.to_vec(), Some(7))), "{plan:?}");
        }
    }

    #[test]
    fn b3_a_first_round_by_lots_can_be_drawn_again_from_its_seed() {
        use crate::tournament::drawn_order;
        use crate::units::{DecisionId, DeviceId, PlayerId, Seed};
        let by = DecisionId { device: DeviceId(1), seq: 1 };
        let lots = FirstRound { method: Method::Adjacent, first_side: Side::Red, sides: Sides::AllAlike };
        let drawn = |seed| {
            let order = drawn_order(Seed(seed), (0..9).map(|nth| PlayerId { by, nth }));
            let list: Vec<Seat> = order.into_iter().map(|player| Seat(player.nth)).collect();
            let boards = first_round(&list, &lots, &|_, _| false);
            assert_eq!(boards.pairs[0], (list[0], list[1]), "odd lots have red");
            assert_eq!(boards.bye, Some(list[8]));
            boards
        };
        assert_eq!(drawn(7), drawn(7));
        assert_ne!(drawn(7), drawn(8));
    }

    #[test]
    fn who_is_to_be_avoided_gives_way_to_the_nearest_other() {
        let adjacent = FirstRound { method: Method::Adjacent, ..IN_TURN };
        for (plan, avoid, pairs) in [
            (&IN_TURN, &[(1, 4)][..], [(1, 5), (4, 2), (3, 6)]),
            (&IN_TURN, &[(3, 6)], [(1, 4), (6, 2), (3, 5)]),
            (&IN_TURN, &[(1, 4), (1, 5), (1, 6)], [(1, 3), (5, 2), (4, 6)]),
            (&adjacent, &[(1, 2)], [(1, 3), (4, 2), (5, 6)]),
            (&adjacent, &[(5, 6)], [(1, 2), (5, 3), (4, 6)]),
        ] {
            assert_eq!(made(6, plan, avoid), Some((pairs.to_vec(), None)), "{plan:?} {avoid:?}");
        }
    }

    #[test]
    fn if_no_round_avoids_them_all_it_is_told_who_meets() {
        let all_of_1 = [(1, 2), (1, 3), (1, 4)];
        assert_eq!(made(4, &IN_TURN, &all_of_1), None);
        let boards = boards(4, &IN_TURN, &all_of_1);
        assert_eq!(boards.unavoidable, [(Seat(1), Seat(4))], "one pair, and with the lowest");
        assert_eq!(
            boards.pairs,
            [(Seat(1), Seat(4)), (Seat(3), Seat(2))],
            "and there is a round all the same"
        );
        assert_eq!(made(0, &IN_TURN, &[]), Some((vec![], None)));
        assert_eq!(made(1, &IN_TURN, &[]), Some((vec![], Some(1))));
    }
}
