//! What does a board's row show? Values only, so that a row is drawn anew only when it differs.
use crate::regulation::{Outcome, Played, Scoring};
use crate::tournament::Tournament;
use crate::ui::event::Open;
use crate::units::{BoardNo, GameNo, PlayerId, RoundNo, Side};
use crate::words::{Language, rounds};

/// A board's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The board.
    pub board: BoardNo,
    /// Red in game 1.
    pub red: Seat,
    /// Black in game 1.
    pub black: Seat,
    /// The games, in order.
    pub games: Vec<GameRow>,
}

/// Who sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The player.
    pub player: PlayerId,
    /// The whole name.
    pub name: String,
    /// Number and club.
    pub small: String,
    /// Fouls and deductions in this round, each with its why.
    pub sanctions: Vec<String>,
}

/// A game of the row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Which.
    pub no: GameNo,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// What red's win, a draw and black's win are written as, the row's left player first.
    pub labels: [String; 3],
}

impl Row {
    /// What of the row stays while results come and go.
    pub fn without_results(mut self) -> Self {
        for game in &mut self.games {
            game.outcome = None;
        }
        self
    }
}

impl GameRow {
    /// The side that the player at the left of the row has in this game.
    pub fn left_side(&self) -> Side {
        left_side(self.no)
    }

    /// The outcomes of the three segments, from left to right.
    pub fn segments(&self) -> [Played; 3] {
        match self.left_side() {
            Side::Red => [Played::RedWins, Played::Draw, Played::BlackWins],
            Side::Black => [Played::BlackWins, Played::Draw, Played::RedWins],
        }
    }
}

/// The side that the player at the left of a row has in a game: red in the first, then in turn.
pub fn left_side(game: GameNo) -> Side {
    if game.index().is_multiple_of(2) { Side::Red } else { Side::Black }
}

/// All rows of a round.
pub fn rows(l: Language, open: &Open, round: RoundNo) -> Vec<Row> {
    let tournament = open.tournament();
    let Some(round) = tournament.round(round) else { return Vec::new() };
    let scoring = tournament.regulation().scoring.value;
    let rows = round.encounters.iter().map(|encounter| Row {
        board: encounter.pairing.board,
        red: seat(l, tournament, encounter.pairing.red, round.no),
        black: seat(l, tournament, encounter.pairing.black, round.no),
        games: encounter
            .games(round.no)
            .map(|game| {
                let mut row = GameRow { no: game.no, outcome: game.outcome, labels: Default::default() };
                row.labels = labels(&scoring, &row);
                row
            })
            .collect(),
    });
    rows.collect()
}

fn seat(l: Language, tournament: &Tournament, player: PlayerId, round: RoundNo) -> Seat {
    let (name, small) = match tournament.player(player) {
        None => ("–".to_owned(), String::new()),
        Some(known) => {
            let number = known.number.map(|number| number.0.to_string());
            let club = Some(known.entry.club.clone()).filter(|club| !club.is_empty());
            let small: Vec<String> = [number, club].into_iter().flatten().collect();
            (known.entry.name.clone(), small.join(" · "))
        }
    };
    let here =
        tournament.sanctions().iter().filter(|sanction| (sanction.player, sanction.round) == (player, round));
    let sanctions = here.map(|one| rounds::sanction(l, one.fouls, one.deduction, &one.why)).collect();
    Seat { player, name, small, sanctions }
}

fn labels(scoring: &Scoring, row: &GameRow) -> [String; 3] {
    let left = row.left_side();
    row.segments().map(|played| {
        let outcome = Outcome::Played(played);
        format!("{}–{}", scoring.points(outcome, left), scoring.points(outcome, left.opponent()))
    })
}
