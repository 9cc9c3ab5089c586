//! Who has Red? (C.04.3, 5.2, step by step.)
use super::player::Player;
use super::round::SideRule;
use crate::units::Side;

/// The side of `a` against `b`, and the step that gave it; `first` is the side of odd numbers in round 1.
pub fn side_of(a: &Player, b: &Player, first: Side) -> (Side, SideRule) {
    by_preference(a, b)
        .or_else(|| by_last_difference(a, b).map(|side| (side, SideRule::LastDifference)))
        .unwrap_or_else(|| by_rank(a, b, first))
}

/// 5.2.1 and 5.2.2.
fn by_preference(a: &Player, b: &Player) -> Option<(Side, SideRule)> {
    let (ours, theirs) = (a.preference, b.preference);
    let granted = if ours.agrees_with(theirs) {
        let side = ours.side.or(theirs.side.map(Side::opponent))?;
        return Some((side, SideRule::BothPreferences));
    } else if ours.is_absolute() && theirs.is_absolute() {
        (ours.difference.cmp(&theirs.difference), SideRule::WiderDifference)
    } else {
        (ours.strength.cmp(&theirs.strength), SideRule::Stronger)
    };
    // Here both prefer the same side.
    let side = ours.side?;
    match granted {
        (std::cmp::Ordering::Greater, rule) => Some((side, rule)),
        (std::cmp::Ordering::Less, rule) => Some((side.opponent(), rule)),
        (std::cmp::Ordering::Equal, _) => None,
    }
}

/// 5.2.3: the other way round than in the last game, counted from the end, in which their sides differed.
fn by_last_difference(a: &Player, b: &Player) -> Option<Side> {
    let mut games = a.sides.iter().rev().zip(b.sides.iter().rev());
    games.find(|(ours, theirs)| ours != theirs).map(|(_, theirs)| *theirs)
}

/// 5.2.4 and 5.2.5.
fn by_rank(a: &Player, b: &Player, first: Side) -> (Side, SideRule) {
    let is_a_higher = (-a.score, a.number) < (-b.score, b.number);
    let higher = if is_a_higher { a } else { b };
    let (side, rule) = match higher.preference.side {
        Some(side) => (side, SideRule::HigherRanked),
        None if higher.number % 2 == 1 => (first, SideRule::FirstSide),
        None => (first.opponent(), SideRule::FirstSide),
    };
    (if is_a_higher { side } else { side.opponent() }, rule)
}
