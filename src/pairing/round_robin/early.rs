//! Who sits where in the table, so that members of one club meet early? (xiangqi: 同单位首轮相遇.)
//!
//! The drawn numbers stay. Without the option seat and number are the same. With it the members of
//! one club or federation are moved to seats that meet in the first rounds: starting from the draw,
//! seats are exchanged two by two, lowest seats first, whenever that lessens the sum of the rounds in
//! which members of one club meet, until no exchange helps. Whatever the seats, everyone still meets
//! everyone once, with the colours of the table.
use super::table::{Row, Seat, Timetable};
use crate::units::RoundNo;

/// The most walks through the list; the sum falls with each, and a few are enough in practice.
const MAX_WALKS: usize = 16;

/// For every seat the index of whoever sits there, in the order of numbers; `clubs` says who belongs
/// together.
pub fn seating(timetable: &Timetable, clubs: &[Option<&str>]) -> Vec<usize> {
    let mut seats: Vec<usize> = (0..clubs.len()).collect();
    let has_kin = |index: usize| {
        clubs[index].is_some() && clubs.iter().filter(|club| **club == clubs[index]).count() > 1
    };
    if !seats.iter().any(|&index| has_kin(index)) {
        return seats;
    }
    let meetings = Meetings::new(timetable, clubs.len());
    for _ in 0..MAX_WALKS {
        if !walk(&mut seats, &meetings, clubs) {
            break;
        }
    }
    seats
}

/// Tries every exchange once; says whether one helped.
fn walk(seats: &mut [usize], meetings: &Meetings, clubs: &[Option<&str>]) -> bool {
    let mut has_helped = false;
    for low in 0..seats.len() {
        for high in low + 1..seats.len() {
            if clubs[seats[low]] == clubs[seats[high]] {
                continue;
            }
            let before = meetings.sum_of(low, seats, clubs) + meetings.sum_of(high, seats, clubs);
            seats.swap(low, high);
            let after = meetings.sum_of(low, seats, clubs) + meetings.sum_of(high, seats, clubs);
            if after < before {
                has_helped = true;
            } else {
                seats.swap(low, high);
            }
        }
    }
    has_helped
}

/// In which round of the first cycle two seats meet.
struct Meetings {
    n: usize,
    rounds: Vec<u16>,
}

impl Meetings {
    fn new(timetable: &Timetable, n: usize) -> Self {
        let mut meetings = Self { n, rounds: vec![0; n * n] };
        let at = |seat: Seat| usize::from(seat.0) - 1;
        for round in (1..=timetable.n_rounds_of_cycle()).map(RoundNo) {
            for Row { red, black, .. } in timetable.round(round).0 {
                meetings.rounds[at(red) * n + at(black)] = round.0;
                meetings.rounds[at(black) * n + at(red)] = round.0;
            }
        }
        meetings
    }

    /// The sum of the rounds in which whoever sits here meets members of his own club.
    fn sum_of(&self, seat: usize, seats: &[usize], clubs: &[Option<&str>]) -> u32 {
        let Some(club) = clubs[seats[seat]] else { return 0 };
        let kin = (0..self.n).filter(|&other| other != seat && clubs[seats[other]] == Some(club));
        kin.map(|other| u32::from(self.rounds[seat * self.n + other])).sum()
    }
}
