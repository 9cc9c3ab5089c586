//! What are results worth in a file, and what does it leave to custom?
use super::model::{Bye, Cell, Score};
use crate::units::Tenths;

/// What the lines `162` and `BBW BBD BBL BBZ BBF BBU` say; `None` is left to custom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// `W`: a win, also by forfeit, and a full-point bye. 1 by custom.
    pub win: Option<Tenths>,
    /// `D`: a draw, and a half-point bye. ½ by custom.
    pub draw: Option<Tenths>,
    /// `L`: a game lost over the board. Nothing by custom.
    pub loss: Option<Tenths>,
    /// `A` (in bbpPairings 6.0.0 `Z`): an absence. Nothing by custom.
    pub absence: Option<Tenths>,
    /// `A`: a loss by forfeit. Nothing by custom.
    pub forfeit_loss: Option<Tenths>,
    /// `P`: the pairing-allocated bye. As a win by custom.
    pub pairing_bye: Option<Tenths>,
    /// `X`: a game without a result. As a draw by custom.
    pub pending: Option<Tenths>,
}

impl Points {
    /// A win.
    pub fn of_win(&self) -> Tenths {
        self.win.unwrap_or(Tenths(10))
    }

    /// A draw.
    pub fn of_draw(&self) -> Tenths {
        self.draw.unwrap_or(Tenths(5))
    }

    /// A game lost over the board.
    pub fn of_loss(&self) -> Tenths {
        self.loss.unwrap_or_default()
    }

    /// A bye.
    pub fn of_bye(&self, bye: Bye) -> Tenths {
        match bye {
            Bye::Pairing => self.pairing_bye.unwrap_or(self.of_win()),
            Bye::Full => self.of_win(),
            Bye::Half => self.of_draw(),
            Bye::Zero => self.absence.unwrap_or_default(),
        }
    }

    /// A game.
    pub fn of_score(&self, score: Score) -> Tenths {
        match score {
            Score::Win => self.of_win(),
            Score::Draw => self.of_draw(),
            Score::Loss => self.of_loss(),
        }
    }

    /// A game without a result, which pays nothing unless the file says what.
    pub fn of_pending(&self) -> Tenths {
        self.pending.unwrap_or_default()
    }

    /// What a round paid. Blank is an absence (TRF26, results).
    pub fn of(&self, cell: Cell) -> Tenths {
        match cell {
            Cell::Game { score, .. } => self.of_score(score),
            Cell::Pending { .. } => self.of_pending(),
            Cell::Forfeit { is_won: true, .. } => self.of_win(),
            Cell::Forfeit { is_won: false, .. } => self.forfeit_loss.unwrap_or_default(),
            Cell::Alone { is_won: true } => self.of_bye(Bye::Pairing),
            Cell::Alone { is_won: false } | Cell::Blank => self.of_bye(Bye::Zero),
            Cell::Bye(bye) => self.of_bye(bye),
        }
    }
}

/// Points as files write them, `2.5`, `2,5` or `2`; at most three digits before the point.
pub(super) fn parse(text: &[u8]) -> Option<Tenths> {
    let (is_negative, digits) = match text {
        [b'-', rest @ ..] => (true, rest),
        _ => (false, text),
    };
    let mut parts = digits.splitn(2, |&byte| byte == b'.' || byte == b',');
    let (whole, tenth) = (parts.next()?, parts.next());
    let whole = match whole {
        [] if tenth.is_some() => 0,
        _ => whole_number(whole, 3)?,
    };
    // Some programs write two decimals; a hundredth has no place here.
    let tenth = match tenth {
        None | Some([]) => 0,
        Some([digit] | [digit, b'0']) if digit.is_ascii_digit() => i32::from(digit - b'0'),
        Some(_) => return None,
    };
    if whole == 0 && digits.is_empty() || digits == b"." || digits == b"," {
        return None;
    }
    let points = i32::from(whole) * 10 + tenth;
    Some(Tenths(if is_negative { -points } else { points }))
}

/// A number of at most so many digits.
pub(super) fn whole_number(digits: &[u8], most: usize) -> Option<u16> {
    let is_number = !digits.is_empty() && digits.len() <= most && digits.iter().all(u8::is_ascii_digit);
    if !is_number {
        return None;
    }
    let value = digits.iter().fold(0_u32, |sum, digit| sum * 10 + u32::from(digit - b'0'));
    u16::try_from(value).ok()
}

/// Points as they are written: one decimal, `-0.5`, `12.0`.
pub fn one_decimal(points: Tenths) -> String {
    let sign = if points.0 < 0 { "-" } else { "" };
    let size = points.0.unsigned_abs();
    format!("{sign}{}.{}", size / 10, size % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_with_a_point_a_comma_or_neither() {
        for (text, due) in [
            ("2.5", Some(25)),
            ("2,5", Some(25)),
            ("11.5", Some(115)),
            ("7", Some(70)),
            (".5", Some(5)),
            ("1.", Some(10)),
            ("1.50", Some(15)),
            ("-0.5", Some(-5)),
            ("0.0", Some(0)),
            ("", None),
            (".", None),
            ("-", None),
            ("1.25", None),
            ("1.5.0", None),
            ("x", None),
            ("1e3", None),
            ("1000", None),
        ] {
            assert_eq!(parse(text.as_bytes()), due.map(Tenths), "{text:?}");
        }
    }

    #[test]
    fn points_are_written_with_one_decimal() {
        for (points, due) in [(25, "2.5"), (0, "0.0"), (-5, "-0.5"), (120, "12.0"), (-12, "-1.2")] {
            assert_eq!(one_decimal(Tenths(points)), due);
        }
    }

    #[test]
    fn a_full_bye_pays_a_win_and_a_pairing_bye_what_is_said() {
        let points = Points { win: Some(Tenths(20)), pairing_bye: Some(Tenths(10)), ..Points::default() };
        assert_eq!(points.of(Cell::Bye(Bye::Full)), Tenths(20));
        assert_eq!(points.of(Cell::Bye(Bye::Pairing)), Tenths(10));
        assert_eq!(Points::default().of(Cell::Bye(Bye::Pairing)), Tenths(10));
        assert_eq!(points.of(Cell::Blank), Tenths(0));
    }
}
