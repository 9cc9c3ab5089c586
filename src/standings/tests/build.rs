//! Events for tests: said in a few words, made by decisions like any other.
use crate::regulation::presets::{PresetId, preset};
use crate::regulation::{
    ByeInSums, Criterion, CriterionKind, Cut, Decreed, LastResort, LastRound, Outcome, Played, Regulation,
    RoundRobinTable, Scoring, System, Unplayed, UnplayedScores, WithdrawalRule,
};
use crate::standings::{Row, Table, Term, Value, table, terms};
use crate::tournament::{
    About, Decision, Entry, Logged, Pairing, Rating, Sanction, SetResult, SitOut, SittingOut, Tournament,
};
use crate::units::{
    BoardNo, DecisionId, DeviceId, EventId, GameNo, HalfPoints, PairingNo, PlayerId, RoundNo, Side, Stamp,
};

/// Rules for a single round robin, 1-½-0, ranked by points.
pub fn rules() -> Regulation {
    let system = System::RoundRobin { table: RoundRobinTable::Berger, cycles: 1 };
    Regulation {
        system: Decreed::organizer(system),
        games_per_encounter: Decreed::organizer(1),
        scoring: Decreed::organizer(Scoring::ONE_HALF_ZERO),
        unplayed: Decreed::organizer(UnplayedScores::NOTHING),
        chain: Decreed::organizer(vec![Criterion::new(CriterionKind::Points)]),
        last_resort: Decreed::organizer(LastResort::SharedPlace),
        withdrawal: Decreed::organizer(WithdrawalRule::ForfeitRest),
        ..preset(PresetId::PlainRoundRobin)
    }
}

/// The same rules with another chain.
pub fn rules_by(chain: &[CriterionKind]) -> Regulation {
    let chain = chain.iter().map(|&kind| Criterion::new(kind)).collect();
    Regulation { chain: Decreed::organizer(chain), ..rules() }
}

/// Every kind of criterion with its options: as many as a chain may have, nearly.
pub fn every_kind() -> Vec<CriterionKind> {
    use CriterionKind as K;
    let mut kinds = vec![K::Points];
    for unplayed in [Unplayed::Counted, Unplayed::LeftOut] {
        kinds.extend([K::DirectEncounter(unplayed), K::Wins(unplayed), K::GamesWithBlack(unplayed)]);
        kinds.extend([K::WinsWithBlack(unplayed), K::WinsWithRed(unplayed)]);
    }
    for bye in [ByeInSums::Dummy, ByeInSums::Nothing, ByeInSums::Own, ByeInSums::Lowest] {
        let cut = if bye == ByeInSums::Dummy { Cut::Lowest(2) } else { Cut::Median(1) };
        kinds.extend([K::Buchholz(Cut::Full, bye), K::SonnebornBerger(Cut::Full, bye)]);
        kinds.extend([K::Buchholz(cut, bye), K::SonnebornBerger(cut, bye)]);
    }
    kinds.extend([K::ForeBuchholz(Cut::Lowest(1), ByeInSums::Dummy), K::Koya(HalfPoints(-1))]);
    kinds
        .extend([LastRound::AsPlayed, LastRound::Drawn].map(|last| K::AverageBuchholz(last, ByeInSums::Own)));
    kinds.extend([K::RoundsElected, K::StandardPoints, K::PairingNumber, K::Rating, K::Performance]);
    kinds.extend([K::AverageRating(Cut::Full), K::AverageRating(Cut::Lowest(1)), K::PerfectPerformance]);
    kinds.extend([K::AveragePerformance, K::AveragePerfect]);
    kinds.extend([K::Progressive, K::FewerFouls, K::GamesPlayed, K::Lots]);
    kinds
}

/// An event being told, decision by decision. Players are `0..n`.
#[derive(Clone)]
pub struct Event {
    /// As told so far.
    pub tournament: Tournament,
    seq: u32,
}

/// The player of this position in the list.
pub fn id(nth: usize) -> PlayerId {
    PlayerId { by: DecisionId { device: DeviceId(1), seq: 1 }, nth: nth as u16 }
}

/// Nobody's rating is the same: 2000, 1963, …
fn rating(nth: usize) -> Option<u16> {
    Some(2000 - 37 * nth as u16)
}

impl Event {
    /// So many players, numbered in order.
    pub fn new(regulation: Regulation, n: usize) -> Self {
        let mut event = Self::unnumbered(regulation, n);
        event.decide(Decision::AssignNumbers(
            (0..n).map(|nth| (id(nth), PairingNo(nth as u16 + 1))).collect(),
        ));
        event
    }

    /// So many players, not numbered yet.
    pub fn unnumbered(regulation: Regulation, n: usize) -> Self {
        let about = About { title: "test".into(), ..About::default() };
        let tournament =
            Tournament::found(EventId(1), about, regulation).expect("rules that can be followed");
        let mut event = Self { tournament, seq: 0 };
        event.decide(Decision::Register(
            (0..n)
                .map(|nth| Entry {
                    name: format!("P{nth}"),
                    ratings: Rating::alone(rating(nth)),
                    ..Entry::default()
                })
                .collect(),
        ));
        event
    }

    /// Takes a decision.
    pub fn decide(&mut self, decision: Decision) {
        self.decide_on(DeviceId(1), decision);
    }

    /// Takes a decision on a device; gives its id.
    pub fn decide_on(&mut self, device: DeviceId, decision: Decision) -> DecisionId {
        self.seq += 1;
        let id = DecisionId { device, seq: self.seq };
        let at = Stamp { utc_ms: 0, offset_minutes: 420 };
        let (lamport, over) = (u64::from(self.seq), self.tournament.last_writer(&decision));
        let logged = Logged { id, lamport, over, at, author: String::new(), decision };
        self.tournament.apply(&logged).unwrap_or_else(|refusal| panic!("{:?}: {refusal:?}", logged.decision));
        id
    }

    /// Pairs the next round: red and black by board; the others sit out.
    pub fn pair(&mut self, pairs: &[(usize, usize)], sitting_out: &[(usize, SitOut)]) {
        let boards = pairs.iter().zip(1..).map(|(&(red, black), board)| Pairing {
            board: BoardNo(board),
            red: id(red),
            black: id(black),
        });
        let sitting_out = sitting_out.iter().map(|&(nth, why)| SittingOut { player: id(nth), why }).collect();
        let round = self.tournament.next_round();
        self.decide(Decision::Pair { round, pairings: boards.collect(), sitting_out });
    }

    /// Sets the result of a game of the last round.
    pub fn result(&mut self, board: u16, game: u8, now: Outcome) {
        let round = self.tournament.rounds().last().expect("a round is paired");
        let was = round.at(BoardNo(board)).expect("the board").outcomes[usize::from(game) - 1];
        let (round, why) = (round.no, String::new());
        if was == Some(now) {
            return;
        }
        let set = SetResult { round, board: BoardNo(board), game: GameNo(game), was, now: Some(now), why };
        self.decide(Decision::SetResult(set));
    }

    /// A whole round: `"0-1 +"` is a win of player 0 with red over 1; `=` a draw, `-` black wins,
    /// `0` both lose, `>` black is absent, `<` red is absent, `x` both are, `?` open; several signs
    /// are several games. `"2 bye"`, `"2 away"` and `"2 asked"` sit out.
    pub fn round(&mut self, boards: &[&str]) {
        let mut pairs = Vec::new();
        let mut signs = Vec::new();
        let mut out = Vec::new();
        for board in boards {
            let (who, what) = board.split_once(' ').expect("who and what");
            match who.split_once('-') {
                Some((red, black)) => {
                    pairs.push((red.parse().expect("red"), black.parse().expect("black")));
                    signs.push(what);
                }
                None => out.push((who.parse().expect("a player"), sit_out(what))),
            }
        }
        self.pair(&pairs, &out);
        for (board, signs) in (1..).zip(signs) {
            for (game, sign) in (1..).zip(signs.chars()).filter(|&(_, sign)| sign != '?') {
                self.result(board, game, outcome(sign));
            }
        }
    }

    /// A sanction.
    pub fn sanction(&mut self, nth: usize, round: u16, fouls: u8, deduction: i32) {
        let (player, why) = (id(nth), "late".into());
        let deduction = HalfPoints(deduction);
        self.decide(Decision::Sanction(Sanction { player, round: RoundNo(round), fouls, deduction, why }));
    }

    /// The table after the last round paired.
    pub fn table(&self) -> Table {
        table(&self.tournament, RoundNo(self.tournament.rounds().len() as u16))
    }

    /// The values of a criterion, by player.
    pub fn values(&self, index: usize) -> Vec<Value> {
        let table = self.table();
        (0..table.rows.len()).map(|nth| row(&table, nth).values[index]).collect()
    }

    /// The terms of a player in the table after the last round.
    pub fn terms(&self, index: usize, nth: usize) -> Vec<Term> {
        terms(&self.tournament, &self.table(), index, id(nth))
    }
}

fn sit_out(what: &str) -> SitOut {
    match what {
        "bye" => SitOut::PairingBye,
        "asked" => SitOut::RequestedBye,
        "away" => SitOut::Absence,
        other => panic!("{other}?"),
    }
}

fn outcome(sign: char) -> Outcome {
    match sign {
        '+' => Outcome::Played(Played::RedWins),
        '=' => Outcome::Played(Played::Draw),
        '-' => Outcome::Played(Played::BlackWins),
        '0' => Outcome::Played(Played::BothLose),
        '>' => Outcome::Forfeit { absent: Side::Black },
        '<' => Outcome::Forfeit { absent: Side::Red },
        'x' => Outcome::DoubleForfeit,
        other => panic!("{other}?"),
    }
}

/// A player's row.
pub fn row(table: &Table, nth: usize) -> &Row {
    table.rows.iter().find(|row| row.player == id(nth)).expect("everyone has a row")
}

/// The players from the first row to the last, with place and what separated them.
pub fn standing(table: &Table) -> Vec<(usize, u16, Option<usize>)> {
    table.rows.iter().map(|row| (usize::from(row.player.nth), row.place, row.separated_by)).collect()
}

/// Points in halves.
pub fn halves(points: &[i32]) -> Vec<Value> {
    points.iter().map(|&halves| Value::Points(HalfPoints(halves))).collect()
}

/// Counts.
pub fn counts(counts: &[i32]) -> Vec<Value> {
    counts.iter().map(|&count| Value::Count(count)).collect()
}
