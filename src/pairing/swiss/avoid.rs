//! Who should not meet, if it can be helped? (Rule W3; 同队回避: members of one club, city or team.)
//!
//! The wish has its own place among the criteria: below the absolute ones and the bye (C1 to C5), above all others. So
//! the round has as few of these pairs as any legal pairing with that bye has. Which of them it has, where it must,
//! is settled first, as low in the ranking as can be; all others are then as good as forbidden.
use super::completion::bye_score;
use super::least::{Grade, least};
use super::pair::{Way, pair_ranked, sound};
use super::ranking::Ranking;
use super::{Field, NoRound, Round, Seat};
use crate::units::Tenths;

/// In which rounds the wish holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Avoidance {
    /// In none.
    Never,
    /// In so many, from the first on.
    FirstRounds(usize),
    /// In all.
    Always,
}

impl Avoidance {
    /// Whether it holds in a round; rounds count from 1.
    const fn holds_in(self, round: usize) -> bool {
        match self {
            Self::Never => false,
            Self::FirstRounds(n_rounds) => round <= n_rounds,
            Self::Always => true,
        }
    }
}

/// A round that avoids pairs as far as it can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Avoiding {
    /// The round.
    pub round: Round,
    /// Those whom no legal pairing keeps apart all at once, and who meet.
    pub unavoidable: Vec<(Seat, Seat)>,
}

/// Pairs the coming round so that as few of the `avoided` meet as can be, if the wish holds in it.
///
/// # Errors
/// As [`pair`](super::pair()): the wish itself never stands in the way.
pub fn pair_avoiding(field: &Field, avoided: &[(Seat, Seat)], when: Avoidance) -> Result<Avoiding, NoRound> {
    let (mut ranking, first_side) = sound(field)?;
    let avoided = if when.holds_in(field.n_past() + 1) { avoided } else { &[] };
    let bye_score = bye_score(&ranking).map_err(NoRound::NoLegalPairing)?;
    let avoided: Vec<(usize, usize)> = avoided
        .iter()
        .filter_map(|&(a, b)| Some((ranking.rank_of(a)?, ranking.rank_of(b)?)))
        .filter(|&(a, b)| ranking.may_meet(a, b))
        .collect();
    let unavoidable = unavoidable(&ranking, &avoided, bye_score);
    let is_unavoidable = |a: usize, b: usize| unavoidable.contains(&(a.min(b), a.max(b)));
    avoided.iter().filter(|&&(a, b)| !is_unavoidable(a, b)).for_each(|&(a, b)| ranking.set_apart(a, b));
    let round = pair_ranked(&ranking, first_side, Way::Shortest)?;
    let seats = |(a, b): (usize, usize)| (ranking.players[a].seat, ranking.players[b].seat);
    Ok(Avoiding { round, unavoidable: unavoidable.into_iter().map(seats).collect() })
}

/// The avoided pairs without which there is no round, the bye staying at its score.
fn unavoidable(
    ranking: &Ranking,
    avoided: &[(usize, usize)],
    bye_score: Option<Tenths>,
) -> Vec<(usize, usize)> {
    let mut apart = ranking.clone();
    avoided.iter().for_each(|&(a, b)| apart.set_apart(a, b));
    let grade = |a: usize, b: usize| match (apart.may_meet(a, b), ranking.may_meet(a, b)) {
        (true, _) => Grade::Free,
        (false, true) => Grade::Grudging,
        (false, false) => Grade::Never,
    };
    let may_stay = |rank: usize| ranking.players[rank].may_have_bye && Some(ranking.score(rank)) == bye_score;
    // There is a legal pairing with this bye, so that there is one with all of them at the latest.
    least(ranking.len(), &grade, &may_stay).unwrap_or_else(|| avoided.to_vec())
}
