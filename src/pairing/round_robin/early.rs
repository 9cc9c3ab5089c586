//! Who sits where in the table, so that members of one club meet early? (SEA Games: compatriots meet in
//! round 1, so that nobody can help a friend at the end.)
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
    let mut plan = Plan::new(clubs);
    if plan.kin.iter().any(|kin| !kin.is_empty()) {
        let meetings = Meetings::new(timetable, clubs.len());
        for _ in 0..MAX_WALKS {
            if !plan.walk(&meetings) {
                break;
            }
        }
    }
    plan.players
}

/// Who sits where, both ways, and who belongs together.
struct Plan {
    /// By seat.
    players: Vec<usize>,
    /// By player.
    seats: Vec<usize>,
    /// By player: the others of the club.
    kin: Vec<Vec<usize>>,
}

impl Plan {
    /// As drawn.
    fn new(clubs: &[Option<&str>]) -> Self {
        let as_drawn: Vec<usize> = (0..clubs.len()).collect();
        let kin_of = |&player: &usize| {
            let is_kin = |&&other: &&usize| {
                other != player && clubs[player].is_some() && clubs[other] == clubs[player]
            };
            as_drawn.iter().filter(is_kin).copied().collect()
        };
        Self { kin: as_drawn.iter().map(kin_of).collect(), players: as_drawn.clone(), seats: as_drawn }
    }

    /// Tries every exchange once; says whether one helped.
    fn walk(&mut self, meetings: &Meetings) -> bool {
        let mut has_helped = false;
        for low in 0..self.players.len() {
            for high in low + 1..self.players.len() {
                let (first, second) = (self.players[low], self.players[high]);
                let is_idle = self.kin[first].is_empty() && self.kin[second].is_empty();
                if is_idle || self.kin[first].contains(&second) {
                    continue;
                }
                let before = self.sum_of(first, meetings) + self.sum_of(second, meetings);
                self.exchange(low, high);
                let after = self.sum_of(first, meetings) + self.sum_of(second, meetings);
                if after < before {
                    has_helped = true;
                } else {
                    self.exchange(low, high);
                }
            }
        }
        has_helped
    }

    fn exchange(&mut self, low: usize, high: usize) {
        self.players.swap(low, high);
        self.seats[self.players[low]] = low;
        self.seats[self.players[high]] = high;
    }

    /// The sum of the rounds in which a player meets members of the own club.
    fn sum_of(&self, player: usize, meetings: &Meetings) -> u32 {
        self.kin[player].iter().map(|&other| meetings.round(self.seats[player], self.seats[other])).sum()
    }
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

    fn round(&self, seat: usize, other: usize) -> u32 {
        u32::from(self.rounds[seat * self.n + other])
    }
}
