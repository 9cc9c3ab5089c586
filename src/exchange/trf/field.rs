//! What does a file say of the round to be paired? (To the engine of `pairing::swiss`.)
use super::acceleration::Virtual;
use super::model::{Bye, Cell, HeaderCode, Player, Trf};
use crate::pairing::swiss::{Entrant, Field, Past, PointScheme, Seat};
use crate::units::Side;
use std::collections::BTreeMap;

/// Why the Swiss system cannot pair a file that can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It does not say how many rounds the event has.
    NoRounds,
    /// It names another system than FIDE's Dutch one in the edition of 2026.
    OtherSystem(String),
    /// It is a team event.
    Teams,
    /// Points were given or taken apart from results, which this engine does not know.
    AbnormalPoints,
    /// A result is missing, and no line says what it counts as.
    Pending {
        /// Whose.
        number: u16,
        /// Of which round.
        round: u16,
    },
    /// The Baku acceleration needs a win to be worth two draws (C.04.7).
    BakuPoints,
}

/// The codes of the system that this program pairs; each also with `_BAKU`.
const SYSTEMS: [&str; 3] = ["FIDE_DUTCH", "FIDE_DUTCH_2025", "FIDE_DUTCH_2026"];

impl Trf {
    /// The field for the round after the last one that was paired.
    ///
    /// # Errors
    /// If the file lacks what a pairing needs, or asks for what this program does not do.
    pub fn field(&self) -> Result<Field, Unfit> {
        let n_rounds = self.n_rounds.ok_or(Unfit::NoRounds)?;
        let coming = self.last_paired() + 1;
        let byes = self.listed_byes();
        let is_here = |player: &Player| {
            player.cell(coming) == Cell::Blank
                && !byes.contains_key(&(player.number, coming))
                && !self.absent.contains(&player.number)
        };
        self.field_of(coming, n_rounds, is_here)
    }

    /// The field as it was before a round that was paired: its players are those who were paired.
    ///
    /// # Errors
    /// If the file lacks what a pairing needs, or asks for what this program does not do.
    pub fn field_before(&self, round: u16) -> Result<Field, Unfit> {
        let n_rounds = self.n_rounds.unwrap_or_else(|| self.last_paired());
        self.field_of(round, n_rounds, |player| player.cell(round).is_paired())
    }

    fn field_of(
        &self,
        coming: u16,
        n_rounds: u16,
        is_here: impl Fn(&Player) -> bool,
    ) -> Result<Field, Unfit> {
        self.check_system()?;
        let ranked = self.ranked();
        let seats: BTreeMap<u16, Seat> = ranked.into_iter().zip((0..).map(Seat)).collect();
        let by_number: BTreeMap<u16, &Player> = self.players.iter().map(|one| (one.number, one)).collect();
        let mut ordered: Vec<(Seat, &Player)> =
            by_number.iter().filter_map(|(number, &player)| Some((*seats.get(number)?, player))).collect();
        ordered.sort_unstable_by_key(|&(seat, _)| seat);
        let (byes, virtual_points) = (self.listed_byes(), self.virtual_points(coming));
        let reading = PastReading { trf: self, seats: &seats, byes: &byes, coming };
        let entrant =
            |&(_, player): &(Seat, &Player)| reading.entrant(player, &virtual_points, is_here(player));
        Ok(Field {
            n_rounds,
            points: self.scheme(),
            first_side: self.first_side.or_else(|| first_side_shown(&ordered)),
            entrants: ordered.iter().map(entrant).collect::<Result<_, _>>()?,
            forbidden: self.forbidden_in(coming, &seats),
            rematches: Vec::new(),
        })
    }

    fn check_system(&self) -> Result<(), Unfit> {
        if self.is_of_teams() {
            return Err(Unfit::Teams);
        }
        if self.has_abnormal_points() {
            return Err(Unfit::AbnormalPoints);
        }
        let Some(system) = self.header(HeaderCode::System) else { return Ok(()) };
        if !SYSTEMS.contains(&system.strip_suffix("_BAKU").unwrap_or(system)) {
            return Err(Unfit::OtherSystem(system.to_owned()));
        }
        let is_uneven = self.points.of_win().0 != 2 * self.points.of_draw().0;
        if self.is_baku() && self.accelerations.is_empty() && is_uneven {
            return Err(Unfit::BakuPoints);
        }
        Ok(())
    }

    fn scheme(&self) -> PointScheme {
        let points = &self.points;
        PointScheme {
            win: points.of_win(),
            draw: points.of_draw(),
            loss: points.of_loss(),
            pairing_bye: points.of_bye(Bye::Pairing),
            full_bye: points.of_bye(Bye::Full),
            half_bye: points.of_bye(Bye::Half),
            zero_bye: points.of_bye(Bye::Zero),
            forfeit_win: points.of_win(),
            forfeit_loss: points.forfeit_loss.unwrap_or_default(),
        }
    }

    /// The byes of the lines `240`, by number and round.
    pub(super) fn listed_byes(&self) -> BTreeMap<(u16, u16), Bye> {
        let one = |list: &super::ByeList| {
            let (bye, round) = (list.bye, list.round);
            list.players.clone().into_iter().map(move |number| ((number, round), bye))
        };
        self.byes.iter().flat_map(one).collect()
    }

    fn forbidden_in(&self, round: u16, seats: &BTreeMap<u16, Seat>) -> Vec<(Seat, Seat)> {
        let holds =
            |rounds: Option<(u16, u16)>| rounds.is_none_or(|(first, last)| (first..=last).contains(&round));
        let mut pairs = Vec::new();
        for forbidden in self.forbidden.iter().filter(|forbidden| holds(forbidden.rounds)) {
            let mut group: Vec<Seat> =
                forbidden.players.iter().filter_map(|number| seats.get(number).copied()).collect();
            group.sort_unstable();
            group.dedup();
            for (nth, &a) in group.iter().enumerate() {
                pairs.extend(group[nth + 1..].iter().map(|&b| (a, b)));
            }
        }
        pairs.sort_unstable();
        pairs.dedup();
        pairs
    }
}

/// What the cells before the coming round mean.
struct PastReading<'a> {
    trf: &'a Trf,
    seats: &'a BTreeMap<u16, Seat>,
    byes: &'a BTreeMap<(u16, u16), Bye>,
    coming: u16,
}

impl PastReading<'_> {
    fn entrant(&self, player: &Player, points: &Virtual, is_here: bool) -> Result<Entrant, Unfit> {
        Ok(Entrant {
            number: u32::from(player.number),
            is_here,
            past: (1..self.coming).map(|round| self.past(player, round)).collect::<Result<_, _>>()?,
            virtual_points: points.get(&player.number).cloned().unwrap_or_default(),
        })
    }

    fn past(&self, player: &Player, round: u16) -> Result<Past, Unfit> {
        let number = player.number;
        let listed = self.byes.get(&(number, round)).map(|&bye| Cell::Bye(bye));
        let cell = player.cell(round);
        let cell = if cell == Cell::Blank { listed.unwrap_or(cell) } else { cell };
        // A number that nobody has was refused by the reader.
        let seat = |number: u16| self.seats.get(&number).copied().unwrap_or(Seat(u16::MAX));
        let points = &self.trf.points;
        Ok(match cell {
            Cell::Blank => Past::NotEntered,
            Cell::Game { opponent, side, score, .. } => {
                Past::Game { opponent: seat(opponent), side, points: points.of_score(score) }
            }
            Cell::Pending { opponent, side } => match points.pending {
                Some(points) => Past::Game { opponent: seat(opponent), side, points },
                None => return Err(Unfit::Pending { number, round }),
            },
            Cell::Forfeit { opponent, side, is_won } => Past::Forfeit {
                opponent: seat(opponent),
                // Sides of forfeits count for nothing; the two must only differ.
                side: side.unwrap_or(if number < opponent { Side::Red } else { Side::Black }),
                won: is_won,
            },
            Cell::Alone { is_won: true } | Cell::Bye(Bye::Pairing) => Past::PairingBye,
            Cell::Alone { is_won: false } | Cell::Bye(Bye::Zero) => Past::Absent,
            Cell::Bye(Bye::Full) => Past::FullBye,
            Cell::Bye(Bye::Half) => Past::HalfBye,
        })
    }
}

/// The side of the odd numbers as the first round with sides shows it: the highest ranked who had been
/// paired by then has it, the next one the other, and so on (TRF26, `152`).
fn first_side_shown(ordered: &[(Seat, &Player)]) -> Option<Side> {
    let first_with_side = |player: &Player| player.cells.iter().position(|cell| cell.side().is_some());
    let at = ordered.iter().filter_map(|&(_, player)| first_with_side(player)).min()?;
    let was_paired = |player: &Player| player.cells.iter().take(at + 1).any(|cell| cell.is_paired());
    let mut paired = (0..).zip(ordered.iter().filter(|&&(_, player)| was_paired(player)));
    paired.find_map(|(nth, &(_, player))| {
        let side = player.cells.get(at)?.side()?;
        Some(if nth % 2 == 0 { side } else { side.opponent() })
    })
}
