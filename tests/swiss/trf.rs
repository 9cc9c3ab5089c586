//! What do the files of the corpora say? A reader of just what these tests need.
use kydai::pairing::swiss::{Entrant, Field, Past, PointScheme, Seat};
use kydai::units::{Side, Tenths};

/// One tournament.
pub struct Trf {
    n_rounds: u16,
    first_side: Side,
    points: PointScheme,
    /// By seat: the number and the cells.
    players: Vec<(u32, Vec<Cell>)>,
    forbidden: Vec<(Seat, Seat)>,
    virtual_points: Vec<Vec<Tenths>>,
}

/// Opponent (0: none), colour, result; as TRF writes them.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cell(u32, char, char);

const BLANK: Cell = Cell(0, ' ', ' ');

impl Cell {
    fn is_paired(self) -> bool {
        self.0 > 0 || "U+".contains(self.2)
    }
}

fn tenths(text: &str) -> Tenths {
    let (whole, tenth) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
    Tenths(whole.parse::<i32>().expect("points") * 10 + tenth.parse::<i32>().expect("points"))
}

fn number(text: &str) -> usize {
    text.trim().parse().expect("a number")
}

impl Trf {
    pub fn read(text: &str) -> Self {
        let lines: Vec<&str> = text.split(['\n', '\r']).collect();
        let with =
            |code: &str| lines.iter().filter(move |line| line.starts_with(code)).copied().collect::<Vec<_>>();
        let value = |code: &str| with(code).first().map(|line| line[3..].trim().to_owned());
        let players: Vec<_> = with("001").into_iter().map(player).collect();
        let n_rounds = value("142").or_else(|| value("XXR")).map(|n| number(&n) as u16).expect("rounds");
        let is_black = value("152").is_some_and(|side| side == "B");
        let worth = |code: &str, default| value(code).map_or(default, |text| tenths(&text));
        let (win, draw) = (worth("BBW", Tenths(10)), worth("BBD", Tenths(5)));
        let mut points = PointScheme::classic(win, draw, worth("BBL", Tenths(0)));
        points.pairing_bye = worth("BBU", win);
        let mut trf = Self {
            n_rounds,
            first_side: if is_black { Side::Black } else { Side::Red },
            points,
            virtual_points: vec![Vec::new(); players.len()],
            players,
            forbidden: Vec::new(),
        };
        for line in with("XXP") {
            let seats: Vec<Seat> =
                line[3..].split_whitespace().map(|id| trf.seat(number(id) as u32)).collect();
            for (n, &a) in seats.iter().enumerate() {
                trf.forbidden.extend(seats[..n].iter().map(|&b| (a, b)));
            }
        }
        for line in with("250") {
            trf.accelerate(line);
        }
        trf
    }

    /// A line `250`: so many points in these rounds for these players.
    fn accelerate(&mut self, line: &str) {
        let points = tenths(&line[9..13]);
        let rounds = number(&line[14..17])..=number(&line[18..21]);
        let (first, last) = (number(&line[22..26]) as u32, number(&line[27..31]) as u32);
        for (seat, &(id, _)) in self.players.iter().enumerate() {
            if (first..=last).contains(&id) {
                let virtual_points = &mut self.virtual_points[seat];
                virtual_points.resize(virtual_points.len().max(*rounds.end()), Tenths(0));
                virtual_points[rounds.start() - 1..*rounds.end()].fill(points);
            }
        }
    }

    pub fn seat(&self, id: u32) -> Seat {
        let seat =
            self.players.iter().position(|&(number, _)| number == id).expect("a player of this number");
        Seat(seat as u16)
    }

    /// How many rounds somebody was paired in.
    pub fn n_past(&self) -> usize {
        let paired =
            |cells: &Vec<Cell>| cells.iter().rposition(|cell| cell.is_paired()).map_or(0, |at| at + 1);
        self.players.iter().map(|(_, cells)| paired(cells)).max().unwrap_or(0)
    }

    /// The field before a round, rounds counted from 0; `is_out` says who does not take part, by the cell of the round.
    fn field(&self, round: usize, is_out: impl Fn(Cell) -> bool) -> Field {
        let entrant = |(seat, (number, cells)): (usize, &(u32, Vec<Cell>))| Entrant {
            number: *number,
            is_here: !is_out(cells.get(round).copied().unwrap_or(BLANK)),
            past: (0..round).map(|round| self.past(cells.get(round).copied().unwrap_or(BLANK))).collect(),
            virtual_points: self.virtual_points[seat].clone(),
        };
        Field {
            n_rounds: self.n_rounds,
            points: self.points,
            first_side: Some(self.first_side),
            entrants: self.players.iter().enumerate().map(entrant).collect(),
            forbidden: self.forbidden.clone(),
        }
    }

    /// The field before a round that the file has.
    pub fn field_before(&self, round: usize) -> Field {
        self.field(round, |cell| !cell.is_paired())
    }

    /// The field for the round after the last.
    pub fn next_field(&self) -> Field {
        self.field(self.n_past(), |cell| cell != BLANK)
    }

    /// The pairs of a round that the file has, red first, in the order of seats; the bye.
    pub fn round(&self, round: usize) -> (Vec<(u32, u32)>, Option<u32>) {
        let cells = self.players.iter().map(|(id, cells)| (*id, cells.get(round).copied().unwrap_or(BLANK)));
        let mut pairs: Vec<(u32, u32)> = cells
            .clone()
            .filter(|(_, cell)| cell.0 > 0 && cell.1 == 'w')
            .map(|(id, cell)| (id, cell.0))
            .collect();
        pairs.sort_unstable();
        (pairs, cells.clone().find(|(_, cell)| cell.2 == 'U').map(|(id, _)| id))
    }

    fn past(&self, cell: Cell) -> Past {
        let Cell(opponent, colour, result) = cell;
        let side = if colour == 'w' { Side::Red } else { Side::Black };
        let game = |points| Past::Game { opponent: self.seat(opponent), side, points };
        let forfeit = |won| Past::Forfeit { opponent: self.seat(opponent), side, won };
        match result {
            '1' | 'W' => game(self.points.win),
            '=' | 'D' => game(self.points.draw),
            '0' | 'L' => game(self.points.loss),
            '+' => forfeit(true),
            '-' => forfeit(false),
            'U' => Past::PairingBye,
            'F' => Past::FullBye,
            'H' => Past::HalfBye,
            'Z' => Past::Absent,
            ' ' => Past::NotEntered,
            other => panic!("{other}?"),
        }
    }
}

fn player(line: &str) -> (u32, Vec<Cell>) {
    let bytes = line.as_bytes();
    let cells = bytes.get(91..).unwrap_or_default().chunks(10).map(|cell| {
        let at = |place: usize| cell.get(place).map_or(' ', |&byte| char::from(byte));
        let opponent = String::from_utf8_lossy(&cell[..cell.len().min(4)]).trim().parse().unwrap_or(0);
        Cell(opponent, at(5), at(7))
    });
    (number(&line[4..8]) as u32, cells.collect())
}
