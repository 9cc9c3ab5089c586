//! Which event does a file tell of? As decisions tell it, so that `standings` can rank its players.
//!
//! Only what the ranking looks at is told: numbers, ratings, games and byes of the rounds that were
//! paired, and what they pay. The system of the event is none of ours; how it counts rounds without a
//! game is [`Trf::unplayed_rounds`].
use super::model::{Bye, Cell, HeaderCode, Player, Score, Trf};
use crate::regulation::presets::{PresetId, preset};
use crate::regulation::{
    Criterion, Decreed, Outcome, Played, Regulation, RoundRobinTable, Scoring, System, UnplayedScores,
    WithdrawalRule,
};
use crate::standings::UnplayedRounds;
use crate::tournament::{
    About, Decision, Entry, Logged, Pairing, Rating, Refusal, SetResult, SitOut, SittingOut, Tournament,
};
use crate::units::{
    BoardNo, DecisionId, DeviceId, EventId, GameNo, HalfPoints, PairingNo, PlayerId, Side, Stamp, Tenths,
};
use std::collections::BTreeMap;

/// Why a file that can be read has no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unrankable {
    /// It is a team event.
    Teams,
    /// Points were given or taken apart from the results.
    AbnormalPoints,
    /// Something pays what is no whole number of half points.
    NoHalves(Tenths),
    /// A forfeit lost pays something.
    PaidForfeit(Tenths),
    /// Full-point byes and pairing-allocated byes are both there, and pay differently.
    TwoByes,
    /// Two results that no game has.
    OddResult {
        /// Of whom.
        number: u16,
        /// In which round.
        round: u16,
    },
    /// The tournament cannot be so.
    Refused(Refusal),
}

impl Trf {
    /// The event after its last paired round. Players have the places of their ids (`nth`) in the order of
    /// their numbers: [`Trf::by_number`].
    ///
    /// # Errors
    /// If the table cannot be computed exactly, or the chain of criteria is none.
    pub fn tournament(&self, chain: Vec<Criterion>) -> Result<Tournament, Unrankable> {
        if self.is_of_teams() {
            return Err(Unrankable::Teams);
        }
        if self.has_abnormal_points() {
            return Err(Unrankable::AbnormalPoints);
        }
        let players = self.by_number();
        let mut telling = Telling::begin(self.regulation(chain)?, &players)?;
        let seats: BTreeMap<u16, usize> =
            players.iter().zip(0..).map(|(player, nth)| (player.number, nth)).collect();
        for round in 1..=self.last_paired() {
            telling.round(&players, &seats, round)?;
        }
        Ok(telling.tournament)
    }

    /// The players in the order of their numbers.
    pub fn by_number(&self) -> Vec<&Player> {
        let by_number: BTreeMap<u16, &Player> =
            self.players.iter().map(|player| (player.number, player)).collect();
        by_number.into_values().collect()
    }

    /// How rounds without a game count: as in a round robin if the file says that it is one (`192`,
    /// `092`), else as in a Swiss system.
    pub fn unplayed_rounds(&self) -> UnplayedRounds {
        let says = |code| self.header(code).unwrap_or_default().to_ascii_uppercase();
        let (system, kind) = (says(HeaderCode::System), says(HeaderCode::Kind));
        let is_round_robin = |text: &str| text.contains("ROBIN") || text.contains("BERGER");
        if is_round_robin(&system) || system.is_empty() && is_round_robin(&kind) {
            UnplayedRounds::RoundRobin
        } else {
            UnplayedRounds::Swiss
        }
    }

    fn regulation(&self, chain: Vec<Criterion>) -> Result<Regulation, Unrankable> {
        let points = &self.points;
        let (win, draw) = (halves(points.of_win())?, halves(points.of_draw())?);
        let scoring = Scoring::both(win, draw, halves(points.of_loss())?);
        if let Some(paid) = points.forfeit_loss.filter(|&paid| paid != Tenths::ZERO) {
            return Err(Unrankable::PaidForfeit(paid));
        }
        let unplayed = UnplayedScores {
            pairing_bye: halves(self.of_full_byes()?)?,
            requested_bye: draw,
            absence: halves(points.of_bye(Bye::Zero))?,
        };
        // Nobody meets anybody twice but after a forfeit, so two cycles have room for all rounds.
        let system = System::RoundRobin { table: RoundRobinTable::Berger, cycles: 2 };
        Ok(Regulation {
            system: Decreed::organizer(system),
            games_per_encounter: Decreed::organizer(1),
            scoring: Decreed::organizer(scoring),
            unplayed: Decreed::organizer(unplayed),
            chain: Decreed::organizer(chain),
            withdrawal: Decreed::organizer(WithdrawalRule::ForfeitRest),
            ..preset(PresetId::PlainRoundRobin)
        })
    }

    /// What those byes pay that count as the pairing's, of which C.07 knows one kind (art. 16.2.1).
    fn of_full_byes(&self) -> Result<Tenths, Unrankable> {
        let has = |due: Bye| {
            self.players.iter().flat_map(|player| &player.cells).any(|&cell| cell == Cell::Bye(due))
        };
        let (pairing, full) = (self.points.of_bye(Bye::Pairing), self.points.of_bye(Bye::Full));
        match (has(Bye::Pairing), has(Bye::Full)) {
            (true, true) if pairing != full => Err(Unrankable::TwoByes),
            (false, true) => Ok(full),
            (_, _) => Ok(pairing),
        }
    }
}

fn halves(points: Tenths) -> Result<HalfPoints, Unrankable> {
    if points.0 % 5 == 0 { Ok(HalfPoints(points.0 / 5)) } else { Err(Unrankable::NoHalves(points)) }
}

/// An event being told, decision by decision.
struct Telling {
    tournament: Tournament,
    seq: u32,
}

/// The player at this place in the order of numbers.
fn id(nth: usize) -> PlayerId {
    let nth = u16::try_from(nth).unwrap_or(u16::MAX);
    PlayerId { by: DecisionId { device: DeviceId(0), seq: 1 }, nth }
}

impl Telling {
    fn begin(regulation: Regulation, players: &[&Player]) -> Result<Self, Unrankable> {
        let about = About { title: "TRF".to_owned(), ..About::default() };
        let tournament = Tournament::found(EventId(0), about, regulation).map_err(Unrankable::Refused)?;
        let mut telling = Self { tournament, seq: 0 };
        let entry = |player: &&Player| Entry {
            name: if player.name.is_empty() { player.number.to_string() } else { player.name.clone() },
            ratings: Rating::alone(player.rating),
            ..Entry::default()
        };
        telling.decide(Decision::Register(players.iter().map(entry).collect()))?;
        let numbers = (0..players.len()).map(id).zip((1..).map(PairingNo));
        telling.decide(Decision::AssignNumbers(numbers.collect()))?;
        Ok(telling)
    }

    fn decide(&mut self, decision: Decision) -> Result<(), Unrankable> {
        self.seq += 1;
        let id = DecisionId { device: DeviceId(0), seq: self.seq };
        let at = Stamp { utc_ms: 0, offset_minutes: 0 };
        let (lamport, over) = (u64::from(self.seq), self.tournament.last_writer(&decision));
        let logged = Logged { id, lamport, over, at, author: String::new(), decision };
        self.tournament.apply(&logged).map_err(Unrankable::Refused)
    }

    fn round(
        &mut self,
        players: &[&Player],
        seats: &BTreeMap<u16, usize>,
        no: u16,
    ) -> Result<(), Unrankable> {
        let (mut pairings, mut outcomes, mut sitting_out) = (Vec::new(), Vec::new(), Vec::new());
        for (nth, player) in players.iter().enumerate() {
            let cell = player.cell(no);
            let Some(opponent) = cell.opponent() else {
                sitting_out.push(SittingOut { player: id(nth), why: why_out(cell) });
                continue;
            };
            // A forfeit without sides is told with red for the lower number: its side counts for nothing.
            let is_red = cell.side().map_or(player.number < opponent, |side| side == Side::Red);
            let Some(&black) = seats.get(&opponent).filter(|_| is_red) else { continue };
            let board = BoardNo(u16::try_from(pairings.len() + 1).unwrap_or(u16::MAX));
            pairings.push(Pairing { board, red: id(nth), black: id(black) });
            let odd = Unrankable::OddResult { number: player.number, round: no };
            outcomes.push((board, outcome(cell, players[black].cell(no)).ok_or(odd)?));
        }
        let round = self.tournament.next_round();
        self.decide(Decision::Pair { round, pairings, sitting_out })?;
        for (board, now) in outcomes.into_iter().filter_map(|(board, now)| Some((board, now?))) {
            let (game, was, why) = (GameNo(1), None, String::new());
            self.decide(Decision::SetResult(SetResult { round, board, game, was, now: Some(now), why }))?;
        }
        Ok(())
    }
}

/// Why a player without an opponent sits out.
fn why_out(cell: Cell) -> SitOut {
    match cell {
        Cell::Bye(Bye::Pairing | Bye::Full) | Cell::Alone { is_won: true } => SitOut::PairingBye,
        Cell::Bye(Bye::Half) => SitOut::RequestedBye,
        Cell::Blank
        | Cell::Bye(Bye::Zero)
        | Cell::Alone { is_won: false }
        | Cell::Game { .. }
        | Cell::Pending { .. }
        | Cell::Forfeit { .. } => SitOut::Absence,
    }
}

/// How a game ended by the cells of both, `Some(None)` while it is open; `None` if no game ends so.
#[expect(clippy::option_option, reason = "an open game is not one that cannot be")]
fn outcome(red: Cell, black: Cell) -> Option<Option<Outcome>> {
    match (red, black) {
        (Cell::Game { score: red, .. }, Cell::Game { score: black, .. }) => {
            let played = match (red, black) {
                (Score::Win, Score::Loss) => Played::RedWins,
                (Score::Draw, Score::Draw) => Played::Draw,
                (Score::Loss, Score::Win) => Played::BlackWins,
                (Score::Loss, Score::Loss) => Played::BothLose,
                (Score::Win | Score::Draw, _) | (Score::Loss, Score::Draw) => return None,
            };
            Some(Some(Outcome::Played(played)))
        }
        (Cell::Forfeit { is_won: red, .. }, Cell::Forfeit { is_won: black, .. }) => match (red, black) {
            (true, true) => None,
            (true, false) => Some(Some(Outcome::Forfeit { absent: Side::Black })),
            (false, true) => Some(Some(Outcome::Forfeit { absent: Side::Red })),
            (false, false) => Some(Some(Outcome::DoubleForfeit)),
        },
        (Cell::Pending { .. }, Cell::Pending { .. }) => Some(None),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::trf::read;
    use crate::regulation::CriterionKind;
    use crate::standings::{Value, table_under};
    use crate::units::RoundNo;

    /// A file of players with these cells.
    fn file(cells: &[&str], lines: &str) -> Trf {
        let mut text = format!("{lines}\n299 \n");
        for (number, cells) in (1..).zip(cells) {
            let head = format!("001 {number:>4}      {:<33} {:>4}", format!("P{number}"), 2000 - number);
            text.push_str(&format!("{head:<80} 0.0 {number:>4}  {cells}\n"));
        }
        // The line 299 keeps the reader from adding up the points that no line here says.
        let mut trf = read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}")).trf;
        trf.kept.clear();
        trf
    }

    fn chain() -> Vec<Criterion> {
        vec![Criterion::new(CriterionKind::Points)]
    }

    #[test]
    fn cells_become_games_and_byes_that_pay_what_the_file_says() {
        let trf = file(
            &["   2 w 1  0000 - U", "   1 b 0     3 w =", "   4 w +     2 b =", "   3 b -  0000 - H"],
            "BBW 3.0\nBBD 1.0\nBBU 2.0",
        );
        let tournament = trf.tournament(chain()).expect("a tournament");
        let table = table_under(&tournament, RoundNo(2), trf.unplayed_rounds());
        let points: Vec<_> = table.rows.iter().map(|row| (row.player.nth, row.values[0])).collect();
        let due =
            [(0, 10), (2, 8), (1, 2), (3, 2)].map(|(nth, halves)| (nth, Value::Points(HalfPoints(halves))));
        assert_eq!(points, due);
    }

    #[test]
    fn what_cannot_be_ranked_exactly_is_refused_with_its_reason() {
        let game = ["   2 w 1", "   1 b 0"];
        let table = [
            (file(&game, "BBD 0.3"), Unrankable::NoHalves(Tenths(3))),
            (file(&game, "BBF 0.5"), Unrankable::PaidForfeit(Tenths(5))),
            (file(&["0000 - U", "0000 - F"], "BBU 0.5"), Unrankable::TwoByes),
            (file(&["   2 w =", "   1 b 0"], ""), Unrankable::OddResult { number: 1, round: 1 }),
            (Trf { kept: vec!["013 A".into()], ..file(&game, "") }, Unrankable::Teams),
            (Trf { kept: vec!["299 x".into()], ..file(&game, "") }, Unrankable::AbnormalPoints),
        ];
        for (trf, due) in table {
            assert_eq!(trf.tournament(chain()), Err(due));
        }
    }

    #[test]
    fn a_round_robin_is_one_by_its_own_word() {
        let rounds = |lines: &str| file(&["   2 w 1", "   1 b 0"], lines).unplayed_rounds();
        for (lines, due) in [
            ("", UnplayedRounds::Swiss),
            ("192 FIDE_DUTCH_2026", UnplayedRounds::Swiss),
            ("192 BERGER_ROUNDROBIN", UnplayedRounds::RoundRobin),
            ("092 Individual: Round-Robin", UnplayedRounds::RoundRobin),
            ("092 Individual: Swiss-System", UnplayedRounds::Swiss),
        ] {
            assert_eq!(rounds(lines), due, "{lines}");
        }
    }
}
