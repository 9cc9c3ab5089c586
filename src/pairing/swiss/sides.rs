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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::swiss::Seat;
    use crate::pairing::swiss::float::Float;
    use crate::pairing::swiss::preference::Preference;
    use crate::units::Tenths;

    /// A player of a number and a score who has had these sides, oldest first.
    fn player(number: u16, score: i32, sides: &str) -> Player {
        let sides: Vec<Side> =
            sides.chars().map(|side| if side == 'r' { Side::Red } else { Side::Black }).collect();
        Player {
            seat: Seat(number - 1),
            number,
            score: Tenths(score),
            real_score: Tenths(score),
            preference: Preference::after(&sides),
            sides,
            floats: [Float::Level; 2],
            may_have_bye: true,
            is_topscorer: false,
        }
    }

    #[test]
    fn art_5_2_each_step_has_its_case() {
        let (red, black) = (Side::Red, Side::Black);
        let rows = [
            ((1, 10, "r"), (2, 10, "b"), black, SideRule::BothPreferences),
            ((1, 10, ""), (2, 10, "b"), black, SideRule::BothPreferences),
            ((1, 10, "rb"), (2, 10, "rbb"), black, SideRule::Stronger),
            ((1, 10, "brr"), (2, 10, "rbr"), black, SideRule::Stronger),
            ((1, 10, "rrr"), (2, 10, "brr"), black, SideRule::WiderDifference),
            ((1, 10, "brbr"), (2, 10, "rbbr"), black, SideRule::LastDifference),
            ((1, 10, "rbbr"), (2, 10, "brbr"), red, SideRule::LastDifference),
            ((1, 10, "rb"), (2, 20, "rb"), black, SideRule::HigherRanked),
            ((1, 10, "rb"), (2, 10, "rb"), red, SideRule::HigherRanked),
            ((1, 0, ""), (2, 0, ""), red, SideRule::FirstSide),
            ((2, 0, ""), (3, 0, ""), black, SideRule::FirstSide),
            ((2, 0, ""), (3, 10, ""), black, SideRule::FirstSide),
        ];
        for (a, b, side, rule) in rows {
            let (one, other) = (player(a.0, a.1, a.2), player(b.0, b.1, b.2));
            assert_eq!(side_of(&one, &other, red), (side, rule), "{a:?} against {b:?}");
            assert_eq!(side_of(&other, &one, red), (side.opponent(), rule), "{b:?} against {a:?}");
        }
    }
}
