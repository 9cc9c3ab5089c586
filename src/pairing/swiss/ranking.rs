//! Who takes part, in which score groups, and who may meet whom? (C1, C3 and forbidden pairs.)
use super::player::{Player, players};
use super::{Field, Seat};
use crate::units::Tenths;
use std::ops::Range;

/// The players of the coming round, ranked; everything below speaks of them by their rank, from 0.
#[derive(Clone, Debug)]
pub struct Ranking {
    /// By score, then by pairing number.
    pub players: Vec<Player>,
    /// The score groups from the top, as ranges of ranks.
    pub groups: Vec<Range<usize>>,
    /// How many rounds have been paired.
    pub n_past: usize,
    /// Whether the coming round is the last one.
    pub is_last_round: bool,
    /// For each two ranks one bit: they have met or must not meet.
    apart: Vec<u64>,
    n_words: usize,
}

impl Ranking {
    /// Ranks a field without faults.
    pub fn of(field: &Field) -> Self {
        let players = players(field);
        let n_words = players.len().div_ceil(64);
        let apart = vec![0; n_words * players.len()];
        let (n_past, is_last_round) = (field.n_past(), field.is_last_round());
        let mut ranking = Self { groups: groups(&players), players, n_past, is_last_round, apart, n_words };
        let mut rank_of: Vec<Option<usize>> = vec![None; field.entrants.len()];
        for (rank, player) in ranking.players.iter().enumerate() {
            if let Some(slot) = rank_of.get_mut(usize::from(player.seat.0)) {
                *slot = Some(rank);
            }
        }
        let rank_of = |seat: Seat| rank_of.get(usize::from(seat.0)).copied().flatten();
        for rank in 0..ranking.len() {
            let entrant_seat = ranking.players[rank].seat;
            let Some(entrant) = field.entrant(entrant_seat) else { continue };
            let met = entrant.past.iter().filter_map(|past| past.meeting()).map(|(opponent, _)| opponent);
            for opponent in
                met.filter(|&other| !field.may_meet_again(entrant_seat, other)).filter_map(rank_of)
            {
                ranking.set_apart(rank, opponent);
            }
        }
        for &(a, b) in &field.forbidden {
            if let (Some(a), Some(b)) = (rank_of(a), rank_of(b)) {
                ranking.set_apart(a, b);
            }
        }
        ranking
    }

    /// The rank of a seat; `None` if it does not take part.
    pub fn rank_of(&self, seat: Seat) -> Option<usize> {
        self.players.iter().position(|player| player.seat == seat)
    }

    /// Leaves two ranks nobody but each other.
    pub fn hold(&mut self, a: usize, b: usize) {
        for (held, partner) in [(a, b), (b, a)] {
            (0..self.len()).filter(|&other| other != partner).for_each(|other| self.set_apart(held, other));
            self.players[held].may_have_bye = false;
        }
    }

    /// How many take part.
    pub fn len(&self) -> usize {
        self.players.len()
    }

    /// The score of a rank, virtual points included.
    pub fn score(&self, rank: usize) -> Tenths {
        self.players[rank].score
    }

    /// Whether two may meet at all: C1, C3, and nobody forbids it.
    pub fn may_meet(&self, a: usize, b: usize) -> bool {
        a != b && !self.are_apart(a, b) && self.sides_allow(a, b)
    }

    /// C3: two with the same absolute preference do not meet, unless one of them is a topscorer.
    pub fn sides_allow(&self, a: usize, b: usize) -> bool {
        let (a, b) = (&self.players[a], &self.players[b]);
        !a.preference.collides_with(b.preference) || a.is_topscorer || b.is_topscorer
    }

    fn are_apart(&self, a: usize, b: usize) -> bool {
        self.apart[a * self.n_words + b / 64] >> (b % 64) & 1 == 1
    }

    /// From now on two ranks must not meet.
    pub fn set_apart(&mut self, a: usize, b: usize) {
        self.apart[a * self.n_words + b / 64] |= 1 << (b % 64);
        self.apart[b * self.n_words + a / 64] |= 1 << (a % 64);
    }
}

fn groups(players: &[Player]) -> Vec<Range<usize>> {
    let mut start = 0;
    let chunks = players.chunk_by(|a, b| a.score == b.score).map(|chunk| {
        let range = start..start + chunk.len();
        start = range.end;
        range
    });
    chunks.collect()
}
