//! Can everybody be paired at all, and at which score will the bye be? (C4 and C5, once for the whole round.)
use super::player::Player;
use super::ranking::Ranking;
use super::round::NoLegalPairing;
use crate::pairing::matching::has_perfect;
use crate::units::Tenths;

/// The score of whoever will have the bye: the lowest at which it leaves a legal pairing; `None` in an even field.
///
/// # Errors
/// If there is no legal pairing.
pub fn bye_score(ranking: &Ranking) -> Result<Option<Tenths>, NoLegalPairing> {
    let n = ranking.len();
    if n == 0 {
        return Err(NoLegalPairing::Nobody);
    }
    if n.is_multiple_of(2) {
        let is_complete = has_perfect(n, |a, b| ranking.may_meet(a, b));
        return if is_complete { Ok(None) } else { Err(why_not(ranking)) };
    }
    let lowest_first = ranking.groups.iter().rev();
    let mut scores = lowest_first.map(|group| ranking.score(group.start));
    let score = scores
        .find(|&score| completes_with_bye(ranking, |player| player.may_have_bye && player.score == score));
    score.map_or_else(|| Err(why_not(ranking)), |score| Ok(Some(score)))
}

/// Whether all can be paired but for one of those who `may_stay`. The bye is an opponent of theirs.
fn completes_with_bye(ranking: &Ranking, may_stay: impl Fn(&Player) -> bool) -> bool {
    let n = ranking.len();
    let meets_bye = |rank: usize| may_stay(&ranking.players[rank]);
    ranking.players.iter().any(&may_stay)
        && has_perfect(n + 1, |a, b| {
            let (upper, lower) = (a.min(b), a.max(b));
            if lower == n { upper < n && meets_bye(upper) } else { ranking.may_meet(upper, lower) }
        })
}

/// Whether the top score group can be paired inside itself but for the bye, and the rest as well (C9).
pub fn is_bye_due_at_the_top(ranking: &Ranking, bye_score: Option<Tenths>) -> bool {
    let Some(top) = ranking.groups.first() else { return false };
    let n = ranking.len();
    let may_stay = |rank: usize| top.contains(&rank) && ranking.players[rank].may_have_bye;
    bye_score == Some(ranking.score(top.start))
        && has_perfect(n + 1, |a, b| {
            let (upper, lower) = (a.min(b), a.max(b));
            if lower == n {
                upper < n && may_stay(upper)
            } else {
                top.contains(&upper) == top.contains(&lower) && ranking.may_meet(upper, lower)
            }
        })
}

/// What stands in the way of every pairing.
fn why_not(ranking: &Ranking) -> NoLegalPairing {
    let n = ranking.len();
    let is_odd = !n.is_multiple_of(2);
    let may_stay = |rank: usize| is_odd && ranking.players[rank].may_have_bye;
    if is_odd && !(0..n).any(may_stay) {
        return NoLegalPairing::NobodyForTheBye { n_here: u16::try_from(n).unwrap_or(u16::MAX) };
    }
    let has_opponent = |rank: usize| may_stay(rank) || (0..n).any(|other| ranking.may_meet(rank, other));
    let alone: Vec<_> =
        (0..n).filter(|&rank| !has_opponent(rank)).map(|rank| ranking.players[rank].seat).collect();
    if alone.is_empty() { NoLegalPairing::NotAllAtOnce } else { NoLegalPairing::NoOpponent(alone) }
}
