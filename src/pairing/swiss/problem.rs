//! What has to be solved for one bracket? Its players, those of the next group, and those farther down.
use super::Seat;
use super::player::Player;
use super::ranking::Ranking;
use crate::units::Tenths;
use std::ops::Range;

/// One bracket and as much of what lies below as the solver is to see.
///
/// Players stand in ranking order and are spoken of by their place in it, from 0: first those moved down (MDPs), then the
/// residents, then the next score group, then everybody farther down.
pub struct Problem<'a> {
    /// Everybody in the round.
    pub ranking: &'a Ranking,
    /// The rank of each place.
    pub ranks: Vec<usize>,
    /// How many places are of players moved down.
    pub n_moved_down: usize,
    /// How many places are inside the bracket.
    pub n_inside: usize,
    /// How many places are inside or in the next group.
    pub n_near: usize,
    /// The bye of this round.
    pub bye: Bye<'a>,
    /// Whether the single floater of this bracket will have the bye (C9 applies).
    pub is_bye_due: bool,
    /// The scores of those who have to float down, if the bracket is solved by itself and C4 has settled them. Each is
    /// the place of nobody, after all others, with whom only a player of that score may be paired.
    pub exits: Vec<Tenths>,
}

/// What is known of the round's bye before the first bracket (C5).
#[derive(Clone, Copy)]
pub struct Bye<'a> {
    /// The score of whoever will have it; `None` in an even field.
    pub score: Option<Tenths>,
    /// By rank: how much a player deserves to be spared the bye (C9): the more unplayed rounds, the more.
    pub worth_sparing: &'a [u16],
}

impl<'a> Problem<'a> {
    /// The bracket by itself.
    pub fn inside(&self) -> Problem<'a> {
        let (n_moved_down, n_inside) = (self.n_moved_down, self.n_inside);
        let ranks = self.ranks[..n_inside].to_vec();
        Problem { ranks, n_near: n_inside, n_moved_down, n_inside, exits: Vec::new(), ..*self }
    }

    /// The bracket by itself, with so many exits.
    pub fn with_exits(&self, exits: Vec<Tenths>) -> Problem<'a> {
        Problem { exits, ..self.inside() }
    }

    /// The next bracket and all that lies below it, if this one is paired so; without what comes after the next.
    pub fn next(&self, mates: &[Option<usize>]) -> Problem<'a> {
        let floaters = (0..self.n_inside).filter(|&place| mates[place].is_none());
        let mut ranks: Vec<usize> = floaters.map(|place| self.ranks[place]).collect();
        let n_moved_down = ranks.len();
        let n_inside = n_moved_down + self.n_near - self.n_inside;
        ranks.extend(&self.ranks[self.n_inside..]);
        Problem { ranks, n_near: n_inside, n_moved_down, n_inside, exits: Vec::new(), ..*self }
    }

    /// The player at a place.
    pub fn player(&self, place: usize) -> &Player {
        &self.ranking.players[self.ranks[place]]
    }

    /// The seat at a place.
    pub fn seat(&self, place: usize) -> Seat {
        self.player(place).seat
    }

    /// The score at a place.
    pub fn score(&self, place: usize) -> Tenths {
        self.player(place).score
    }

    /// Those moved down.
    pub fn moved_down(&self) -> Range<usize> {
        0..self.n_moved_down
    }

    /// Those whose score is the bracket's.
    pub fn residents(&self) -> Range<usize> {
        self.n_moved_down..self.n_inside
    }

    /// How many places there are, exits included.
    pub fn len(&self) -> usize {
        self.ranks.len() + self.exits.len()
    }

    /// Whether the place is one of nobody.
    pub fn is_exit(&self, place: usize) -> bool {
        place >= self.ranks.len()
    }

    /// Whether two may be paired. Two who were moved down are no pair: higher up it was not to be had, or forbidden.
    pub fn may_pair(&self, upper: usize, lower: usize) -> bool {
        match lower.checked_sub(self.ranks.len()) {
            None => lower >= self.n_moved_down && self.ranking.may_meet(self.ranks[upper], self.ranks[lower]),
            Some(exit) => !self.is_exit(upper) && self.score(upper) == self.exits[exit],
        }
    }

    /// Whether the bye may go to this place (C2, C5).
    pub fn is_bye_candidate(&self, place: usize) -> bool {
        let player = self.player(place);
        player.may_have_bye && self.bye.score.is_some_and(|score| player.score <= score)
    }

    /// How much C9 wants the player at this place to be spared the bye.
    pub fn worth_sparing(&self, place: usize) -> u16 {
        if self.is_bye_due { self.bye.worth_sparing[self.ranks[place]] } else { 0 }
    }
}

/// By rank: how much C9 wants a player to be spared: among those with the bye's score the more, the fewer games
/// they have had; nothing for others.
pub fn worth_sparing(ranking: &Ranking, score: Option<Tenths>) -> Vec<u16> {
    let is_due = |player: &Player| Some(player.score) == score;
    let mut played: Vec<usize> =
        ranking.players.iter().filter(|player| is_due(player)).map(Player::n_played).collect();
    played.sort_unstable_by(|a, b| b.cmp(a));
    played.dedup();
    let place = |player: &Player| {
        if !is_due(player) {
            return 0;
        }
        let place = played.iter().position(|&n| n == player.n_played()).unwrap_or(0);
        u16::try_from(place).unwrap_or(u16::MAX)
    };
    ranking.players.iter().map(place).collect()
}
