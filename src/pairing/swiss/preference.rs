//! Which side is due to a player, and how strongly? (C.04.3, 1.7; only games played over the board count.)
use super::{Entrant, Field, Seat};
use crate::units::Side;
use std::cmp::Ordering;

/// How much a preference weighs (1.7.1 to 1.7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// No game yet, no preference.
    Nothing,
    /// As often Red as Black: the other side than last time.
    Mild,
    /// One side was had once more often.
    Strong,
    /// One side was had more than once more often, or twice running.
    Absolute,
}

/// The side that a player should have next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preference {
    /// The due side; `None` before the first game.
    pub side: Option<Side>,
    /// How strongly.
    pub strength: Strength,
    /// By how many games the sides differ (the absolute value of 1.6.1).
    pub difference: u16,
    /// The side of the last two games, if they had the same.
    pub repeated: Option<Side>,
}

impl Preference {
    /// The preference after these sides, oldest first.
    pub fn after(sides: &[Side]) -> Self {
        let n_red = sides.iter().filter(|&&side| side == Side::Red).count();
        let n_black = sides.len() - n_red;
        // The rounds are bounded far below 16 bits.
        let difference = u16::try_from(n_red.abs_diff(n_black)).unwrap_or(u16::MAX);
        let rarer = match n_red.cmp(&n_black) {
            Ordering::Less => Some(Side::Red),
            Ordering::Greater => Some(Side::Black),
            Ordering::Equal => None,
        };
        let last = sides.last().copied();
        let repeated = match sides {
            [.., before, last] if before == last => Some(*last),
            _ => None,
        };
        let alternate = last.map(Side::opponent);
        let (side, strength) = match (difference, repeated) {
            (2.., _) => (rarer, Strength::Absolute),
            (_, Some(twice)) => (Some(twice.opponent()), Strength::Absolute),
            (1, None) => (rarer, Strength::Strong),
            (0, None) => (alternate, if last.is_some() { Strength::Mild } else { Strength::Nothing }),
        };
        Self { side, strength, difference, repeated }
    }

    /// Whether nothing but one side will do.
    pub fn is_absolute(self) -> bool {
        self.strength == Strength::Absolute
    }

    /// Whether both can have what they prefer (C12).
    pub fn agrees_with(self, other: Self) -> bool {
        self.side.is_none() || self.side != other.side
    }

    /// Whether both want the same side and nothing else will do (C3).
    pub fn collides_with(self, other: Self) -> bool {
        self.is_absolute() && other.is_absolute() && self.side == other.side
    }
}

/// The sides that somebody has had, oldest first, and what is due after them; nothing for a seat that is not there.
pub fn due(field: &Field, seat: Seat) -> Option<(Vec<Side>, Preference)> {
    let sides = sides_played(field.entrant(seat)?);
    let preference = Preference::after(&sides);
    Some((sides, preference))
}

/// The sides of the games played, oldest first.
pub fn sides_played(entrant: &Entrant) -> Vec<Side> {
    entrant.past.iter().filter_map(|past| past.meeting()).map(|(_, side)| side).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn art_1_7_the_due_side_and_its_strength() {
        use Strength::{Absolute, Mild, Nothing, Strong};
        let rows = [
            ("", None, Nothing),
            ("r", Some(Side::Black), Strong),
            ("rb", Some(Side::Red), Mild),
            ("br", Some(Side::Black), Mild),
            ("rbb", Some(Side::Red), Absolute),
            ("rrb", Some(Side::Black), Strong),
            ("rrbb", Some(Side::Red), Absolute),
            ("rrbrbr", Some(Side::Black), Absolute),
            ("rrrb", Some(Side::Black), Absolute),
        ];
        for (sides, side, strength) in rows {
            let sides: Vec<Side> =
                sides.chars().map(|c| if c == 'r' { Side::Red } else { Side::Black }).collect();
            let preference = Preference::after(&sides);
            assert_eq!((preference.side, preference.strength), (side, strength), "{sides:?}");
        }
    }
}
