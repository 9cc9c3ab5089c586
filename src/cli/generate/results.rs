//! Who wins a random game? The stronger, as often as ratings say.
use super::axes::Axes;
use super::chance::Chance;
use crate::exchange::trf::{Cell, Score};
use crate::units::Side;

/// What the stronger expects of a hundred points at a difference of 0, 50, 100 … (FIDE B.02, 8.1.2).
const EXPECTED: [u16; 17] = [50, 57, 64, 70, 76, 81, 85, 89, 92, 94, 96, 97, 98, 99, 99, 99, 99];

/// A pairing's two cells, Red's and Black's, each with the other's number.
pub(super) fn play(
    axes: &Axes,
    chance: &mut Chance,
    (red, black): (u16, u16),
    strengths: (u16, u16),
) -> (Cell, Cell) {
    if chance.percent(axes.forfeits) {
        let (red_came, black_came) =
            chance.choose(&[(true, false), (false, true), (false, false)], (true, false));
        let cell = |opponent, side, is_won| Cell::Forfeit { opponent, side: Some(side), is_won };
        return (cell(black, Side::Red, red_came), cell(red, Side::Black, black_came));
    }
    let is_rated = !(axes.has_letters && chance.percent(20));
    let (score, other) = if chance.percent(axes.draws) {
        (Score::Draw, Score::Draw)
    } else if chance.percent(expected(strengths)) {
        (Score::Win, Score::Loss)
    } else {
        (Score::Loss, Score::Win)
    };
    let cell = |opponent, side, score| Cell::Game { opponent, side, score, is_rated };
    (cell(black, Side::Red, score), cell(red, Side::Black, other))
}

/// What the first expects, in percent.
fn expected((one, other): (u16, u16)) -> u16 {
    let at = usize::from(one.abs_diff(other) / 50).min(EXPECTED.len() - 1);
    if one >= other { EXPECTED[at] } else { 100 - EXPECTED[at] }
}
