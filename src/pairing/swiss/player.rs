//! What does one player bring to the coming round?
use super::float::{Float, Scores};
use super::preference::{Preference, sides_played};
use super::{Entrant, Field, Past, Seat};
use crate::units::{Side, Tenths};

/// Somebody who takes part in the coming round.
#[derive(Clone, Debug)]
pub struct Player {
    /// The place in the initial ranking.
    pub seat: Seat,
    /// The pairing number, from 1: those who have never arrived have none (5.2.5).
    pub number: u16,
    /// With virtual points: what brackets, floats and topscorers go by.
    pub score: Tenths,
    /// Without: what the order of boards goes by.
    pub real_score: Tenths,
    /// The sides of the games played, oldest first.
    pub sides: Vec<Side>,
    /// Which side is due.
    pub preference: Preference,
    /// The way out of the score group in the last round and in the one before; level if there was none.
    pub floats: [Float; 2],
    /// Whether the pairing-allocated bye is still open to the player (C2).
    pub may_have_bye: bool,
    /// Whether this is the last round and the player has more than half of all points (1.8).
    pub is_topscorer: bool,
}

impl Player {
    /// How many games the player has had (C9).
    pub fn n_played(&self) -> usize {
        self.sides.len()
    }

    /// Whether the player floated down one round ago (0) or two (1).
    pub fn has_floated_down(&self, ago: usize) -> bool {
        self.floats.get(ago) == Some(&Float::Down)
    }

    /// Whether the player floated up one round ago (0) or two (1).
    pub fn has_floated_up(&self, ago: usize) -> bool {
        self.floats.get(ago) == Some(&Float::Up)
    }
}

/// Those who take part, by score and then by pairing number.
pub fn players(field: &Field) -> Vec<Player> {
    let scores = Scores::of(field);
    let mut numbers = 1..;
    let mut players = Vec::new();
    for (seat, entrant) in (0..).map(Seat).zip(&field.entrants) {
        if !entrant.is_here && !entrant.past.iter().copied().any(was_paired) {
            continue;
        }
        let Some(number) = numbers.next() else { break };
        if entrant.is_here {
            players.push(player(field, &scores, seat, number, entrant));
        }
    }
    crate::units::order::by_key(&mut players, |player| (-player.score, player.number));
    players
}

fn player(field: &Field, scores: &Scores, seat: Seat, number: u16, entrant: &Entrant) -> Player {
    let n_past = field.n_past();
    let score = scores.before(seat, n_past);
    let sides = sides_played(entrant);
    let ago =
        |ago: usize| n_past.checked_sub(ago).map_or(Float::Level, |round| scores.float(field, seat, round));
    Player {
        seat,
        number,
        score,
        real_score: (0..n_past).map(|round| field.points.of(entrant.past_of(round))).sum(),
        preference: Preference::after(&sides),
        sides,
        floats: [ago(1), ago(2)],
        may_have_bye: may_have_bye(field, entrant),
        is_topscorer: field.is_last_round() && is_over_half(field, score),
    }
}

/// More than half of what the rounds so far could have paid (1.8).
fn is_over_half(field: &Field, score: Tenths) -> bool {
    let most = field.points.win.max(field.points.draw);
    let n_past = i64::try_from(field.n_past()).unwrap_or(i64::MAX);
    i64::from(score.0) * 2 > n_past * i64::from(most.0)
}

/// C2: not after a pairing-allocated bye, nor after any round that paid as much as a win without a game.
pub fn may_have_bye(field: &Field, entrant: &Entrant) -> bool {
    entrant.past.iter().all(|&past| match past {
        Past::Game { .. } => true,
        Past::PairingBye => false,
        Past::Forfeit { .. } | Past::FullBye | Past::HalfBye | Past::Absent | Past::NotEntered => {
            field.points.of(past) < field.points.win
        }
    })
}

/// Whether the entrant was paired in that round or had the pairing-allocated bye: then there is a number.
fn was_paired(past: Past) -> bool {
    match past {
        Past::Game { .. } | Past::Forfeit { .. } | Past::PairingBye => true,
        Past::FullBye | Past::HalfBye | Past::Absent | Past::NotEntered => false,
    }
}
