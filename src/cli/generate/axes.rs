//! Along which axes does a random tournament differ from a plain one?
use super::chance::Chance;
use crate::cli::Failure;
use crate::cli::arguments::Arguments;
use crate::units::{Side, Tenths};

/// The options that have a value.
pub(super) const WITH_VALUE: &[&str] = &[
    "--players",
    "--rounds",
    "--seed",
    "--count",
    "--draws",
    "--forfeits",
    "--half-byes",
    "--full-byes",
    "--absences",
    "--late",
    "--withdrawals",
    "--forbidden",
    "--acceleration",
    "--points",
];
/// The options that have none.
pub(super) const FLAGS: &[&str] = &["--any", "--unrated", "--black-first", "--letters"];

/// How a tournament is made. Percentages are of the cases in which the thing can happen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Axes {
    pub n_players: u16,
    pub n_rounds: u16,
    /// Games drawn.
    pub draws: u16,
    /// Pairings that nobody plays.
    pub forfeits: u16,
    /// Half-point byes on request.
    pub half_byes: u16,
    /// Full-point byes on request.
    pub full_byes: u16,
    /// Announced absences.
    pub absences: u16,
    /// Players who come after round 1.
    pub late: u16,
    /// Players who leave before the end.
    pub withdrawals: u16,
    /// Groups of people who must not meet.
    pub forbidden: u16,
    pub acceleration: Acceleration,
    pub points: Scheme,
    /// Everybody has the same rating: none.
    pub is_unrated: bool,
    pub first_side: Side,
    /// Some games are written with letters, which do not count for ratings.
    pub has_letters: bool,
}

/// Which virtual points there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Acceleration {
    /// None.
    None,
    /// C.04.7.
    Baku,
    /// Lines at random.
    Lines,
}

/// What results are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Scheme {
    pub win: Tenths,
    pub draw: Tenths,
    pub loss: Tenths,
    pub bye: Tenths,
    pub absence: Tenths,
}

const fn scheme(win: i32, draw: i32, loss: i32, bye: i32, absence: i32) -> Scheme {
    Scheme {
        win: Tenths(win),
        draw: Tenths(draw),
        loss: Tenths(loss),
        bye: Tenths(bye),
        absence: Tenths(absence),
    }
}

const CUSTOM: Scheme = scheme(10, 5, 0, 10, 0);

/// The schemes among which `--any` chooses: by custom, half a point for the bye, two and three for a
/// win, something for a loss.
const SCHEMES: [Scheme; 6] = [
    CUSTOM,
    scheme(10, 5, 0, 5, 0),
    scheme(20, 10, 0, 20, 0),
    scheme(30, 10, 0, 30, 0),
    scheme(30, 20, 10, 20, 0),
    scheme(20, 15, 5, 15, 5),
];

impl Axes {
    /// What the options say; what they leave open is plain, or with `--any` drawn.
    ///
    /// # Errors
    /// If a value is none of its option.
    pub(super) fn of(arguments: &Arguments<'_>, chance: &mut Chance) -> Result<Self, Failure> {
        let drawn = if arguments.has("--any") { Self::any(chance) } else { Self::plain() };
        let percent =
            |name: &str, drawn: u16| arguments.number(name, 0, 100).map(|percent| percent.unwrap_or(drawn));
        let black_first = arguments.has("--black-first");
        Ok(Self {
            n_players: arguments.number("--players", 1, 9_999)?.unwrap_or(drawn.n_players),
            n_rounds: arguments.number("--rounds", 1, 99)?.unwrap_or(drawn.n_rounds),
            draws: percent("--draws", drawn.draws)?,
            forfeits: percent("--forfeits", drawn.forfeits)?,
            half_byes: percent("--half-byes", drawn.half_byes)?,
            full_byes: percent("--full-byes", drawn.full_byes)?,
            absences: percent("--absences", drawn.absences)?,
            late: percent("--late", drawn.late)?,
            withdrawals: percent("--withdrawals", drawn.withdrawals)?,
            forbidden: arguments.number("--forbidden", 0, 999)?.unwrap_or(drawn.forbidden),
            acceleration: acceleration(arguments, drawn.acceleration)?,
            points: points(arguments)?.unwrap_or(drawn.points),
            is_unrated: drawn.is_unrated || arguments.has("--unrated"),
            first_side: if black_first { Side::Black } else { drawn.first_side },
            has_letters: drawn.has_letters || arguments.has("--letters"),
        })
    }

    const fn plain() -> Self {
        Self {
            n_players: 20,
            n_rounds: 9,
            draws: 30,
            forfeits: 0,
            half_byes: 0,
            full_byes: 0,
            absences: 0,
            late: 0,
            withdrawals: 0,
            forbidden: 0,
            acceleration: Acceleration::None,
            points: CUSTOM,
            is_unrated: false,
            first_side: Side::Red,
            has_letters: false,
        }
    }

    /// Each axis is plain in most cases, so that all mixtures come up.
    fn any(chance: &mut Chance) -> Self {
        let mut sometimes = |of_hundred: u16, most: u16| {
            if chance.percent(of_hundred) { chance.within(1, most) } else { 0 }
        };
        let (forfeits, half_byes, full_byes) = (sometimes(40, 12), sometimes(30, 8), sometimes(10, 3));
        let (absences, late, withdrawals) = (sometimes(40, 12), sometimes(25, 15), sometimes(25, 30));
        let forbidden = sometimes(25, 8);
        let sizes = [(2, 8), (5, 16), (10, 40), (20, 80), (60, 120)];
        let (least, most) = chance.choose(&sizes, (10, 40));
        let kinds = [Acceleration::None, Acceleration::None, Acceleration::Baku, Acceleration::Lines];
        Self {
            n_players: chance.within(least, most),
            n_rounds: chance.within(2, 14),
            draws: chance.choose(&[0, 10, 30, 50, 90], 30),
            forfeits,
            half_byes,
            full_byes,
            absences,
            late,
            withdrawals,
            forbidden,
            acceleration: chance.choose(&kinds, Acceleration::None),
            points: if chance.percent(60) { CUSTOM } else { chance.choose(&SCHEMES, CUSTOM) },
            is_unrated: chance.percent(15),
            first_side: if chance.percent(50) { Side::Red } else { Side::Black },
            has_letters: chance.percent(10),
        }
    }
}

fn acceleration(arguments: &Arguments<'_>, drawn: Acceleration) -> Result<Acceleration, Failure> {
    match arguments.value("--acceleration") {
        None => Ok(drawn),
        Some("none") => Ok(Acceleration::None),
        Some("baku") => Ok(Acceleration::Baku),
        Some("lines") => Ok(Acceleration::Lines),
        Some(other) => {
            Err(Failure::usage(format!("--acceleration is none, baku or lines, not \"{other}\".")))
        }
    }
}

/// `--points 3,1,0`, then the bye's and an absence's if they are not a win's and nothing.
fn points(arguments: &Arguments<'_>) -> Result<Option<Scheme>, Failure> {
    let Some(value) = arguments.value("--points") else { return Ok(None) };
    let worth: Option<Vec<Tenths>> = value.split(',').map(tenths).collect();
    match worth.as_deref() {
        Some(&[win, draw, loss, ref rest @ ..]) if rest.len() <= 2 => {
            let bye = rest.first().copied().unwrap_or(win);
            let absence = rest.get(1).copied().unwrap_or_default();
            Ok(Some(Scheme { win, draw, loss, bye, absence }))
        }
        Some(_) | None => Err(Failure::usage(format!(
            "--points is win,draw,loss and perhaps bye,absence, such as 1,0.5,0; not \"{value}\"."
        ))),
    }
}

/// "0.5" or "3", from 0 to 9.9.
fn tenths(text: &str) -> Option<Tenths> {
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    let digit = |text: &str| if text.len() == 1 { text.parse::<u8>().ok() } else { None };
    Some(Tenths(i32::from(digit(whole)?) * 10 + i32::from(digit(tenth)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axes(line: &str) -> Result<Axes, Failure> {
        let words: Vec<String> = line.split_whitespace().map(String::from).collect();
        Axes::of(&Arguments::sort(&words, WITH_VALUE, FLAGS)?, &mut Chance::from_seed(1))
    }

    #[test]
    fn what_is_not_said_is_plain() {
        assert_eq!(axes(""), Ok(Axes::plain()));
        let points = scheme(30, 10, 5, 20, 0);
        assert_eq!(axes("--points 3,1,0.5,2"), Ok(Axes { points, ..Axes::plain() }));
        for wrong in ["--points 3,1", "--points 3,x,0", "--points 30,1,0", "--draws 101", "--acceleration x"]
        {
            assert!(axes(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn any_draws_every_axis_and_what_is_said_stays() {
        let mut chance = Chance::from_seed(1);
        let drawn: Vec<Axes> = (0..300).map(|_| Axes::any(&mut chance)).collect();
        let comes_up = |axis: fn(&Axes) -> bool| drawn.iter().any(axis) && !drawn.iter().all(axis);
        assert!(comes_up(|axes| axes.n_rounds % 2 == 0) && comes_up(|axes| axes.n_players % 2 == 0));
        assert!(comes_up(|axes| axes.late > 0) && comes_up(|axes| axes.withdrawals > 0));
        assert!(comes_up(|axes| axes.forbidden > 0) && comes_up(|axes| axes.full_byes > 0));
        assert!(comes_up(|axes| axes.is_unrated) && comes_up(|axes| axes.first_side == Side::Black));
        assert!(comes_up(|axes| axes.points.loss > Tenths::ZERO));
        assert!(comes_up(|axes| axes.acceleration == Acceleration::Lines));
        assert_eq!(axes("--any --players 7").map(|axes| axes.n_players), Ok(7));
    }
}
