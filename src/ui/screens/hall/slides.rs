//! What does each page of the hall's screen show? Values only, so that a page is drawn anew only when it
//! differs.
use crate::exchange::hall::pages;
use crate::exchange::sheet::{NameLine, Place, name_lines};
use crate::handout;
use crate::regulation::{CriterionKind, Outcome};
use crate::standings::{self, Value};
use crate::tournament::{Encounter, Round, Tournament};
use crate::ui::event::Open;
use crate::ui::screens::people::order::{self, Order};
use crate::units::{BoardNo, RoundNo, Side};
use crate::words::Language;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slide {
    /// Boards, with results as they come in.
    Boards(Vec<BoardLine>),
    /// Everyone by name.
    Names(Vec<Seated>),
    /// The standings after a round.
    Standings(RoundNo, Vec<Placed>),
}

/// A board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardLine {
    /// Which.
    pub board: BoardNo,
    /// Red in game 1.
    pub red: String,
    /// Black in game 1.
    pub black: String,
    /// The results that are there, one after the other.
    pub result: String,
}

/// Where somebody sits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// Who.
    pub name: String,
    /// Where, and with which colour in game 1; `None`: nowhere.
    pub at: Option<(BoardNo, Side)>,
}

/// A place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The place.
    pub place: u16,
    /// Who.
    pub name: String,
    /// With so many points.
    pub points: String,
}

impl Slide {
    /// How many lines it has.
    pub fn n_lines(&self) -> usize {
        match self {
            Self::Boards(lines) => lines.len(),
            Self::Names(lines) => lines.len(),
            Self::Standings(_, lines) => lines.len(),
        }
    }
}

/// The pages of a round that is made known, `rows` lines on each; lists of names stand in two columns.
pub fn slides(l: Language, open: &Open, no: RoundNo, rows: usize) -> Vec<Slide> {
    let tournament = open.tournament();
    let Some(round) = tournament.round(no).filter(|round| round.is_published) else { return Vec::new() };
    let boards: Vec<BoardLine> =
        round.encounters.iter().map(|encounter| board_line(open, round, encounter)).collect();
    let names = by_name(l, tournament, no);
    let (through, places) = places(open, no);
    let cut = |n, most| pages(n, most).into_iter();
    let boards = cut(boards.len(), rows).map(|page| Slide::Boards(boards[page].to_vec()));
    let names = cut(names.len(), 2 * rows).map(|page| Slide::Names(names[page].to_vec()));
    let places = cut(places.len(), 2 * rows).map(|page| Slide::Standings(through, places[page].to_vec()));
    boards.chain(names).chain(places).collect()
}

fn board_line(open: &Open, round: &Round, encounter: &Encounter) -> BoardLine {
    let scoring = open.tournament().regulation().scoring.value;
    let said = |game: &crate::tournament::Game, outcome: Outcome| handout::result(&scoring, game, outcome);
    let results = encounter.games(round.no).filter_map(|game| Some(said(&game, game.outcome?)));
    BoardLine {
        board: encounter.pairing.board,
        red: open.name(encounter.pairing.red),
        black: open.name(encounter.pairing.black),
        result: results.collect::<Vec<_>>().join(" "),
    }
}

/// Everyone of the round, in the usual order of the language (case O20).
fn by_name(l: Language, tournament: &Tournament, no: RoundNo) -> Vec<Seated> {
    let mut lines = name_lines(tournament, no);
    order::sort(&mut lines, Order::usual(l), |line| line.number, |line| &line.name);
    let seated = |NameLine { name, place, .. }: NameLine| match place {
        Place::At { board, side, .. } => Seated { name, at: Some((board, side)) },
        Place::Out(_) => Seated { name, at: None },
    };
    lines.into_iter().map(seated).collect()
}

/// The standings after the last round up to this one that is played out; none before there is one.
fn places(open: &Open, no: RoundNo) -> (RoundNo, Vec<Placed>) {
    let tournament = open.tournament();
    let played = tournament.rounds().iter().take_while(|round| round.no <= no && round.is_complete()).last();
    let Some(through) = played.map(|round| round.no) else { return (RoundNo(0), Vec::new()) };
    let table = standings::table(tournament, through);
    let at = table.criteria.iter().position(|criterion| criterion.kind == CriterionKind::Points);
    let points = |values: &[Value]| match at.and_then(|at| values.get(at)) {
        Some(Value::Points(points)) => points.to_string(),
        Some(_) | None => String::new(),
    };
    let places = table.rows.iter().map(|row| Placed {
        place: row.place,
        name: open.name(row.player),
        points: points(&row.values),
    });
    (through, places.collect())
}
