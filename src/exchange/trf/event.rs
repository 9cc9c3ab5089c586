//! How does an event of ours stand in a tournament report file, for Swiss-Manager, chess-results and
//! other programs (case O15)?
//!
//! | ours | there |
//! | --- | --- |
//! | a drawn number | the starting rank; whoever has none comes after all who have |
//! | rounds that are known to the players | a column each; of several games of an encounter each has one |
//! | left over; a bye asked for; absent; not yet entered | `U`; `H`, `F` or `Z` by what it pays; `Z`; blank |
//! | leave in the coming round | `240` for byes and absences, `XXZ` for who has not entered |
//! | the rating that counts; those of other lists | in the player's line; national rating records |
//!
//! Points are the sums of what stands in the file, so that every reader can add them up. What a file
//! cannot say is told as [`Unsaid`].
mod header;
mod national;
#[cfg(test)]
mod tests;

use super::model::{Bye, ByeList, Cell, Forbidden, Player, Ranking, Score, Trf};
use super::points::Points;
use super::{LineEnd, MAX_NUMBER};
use crate::regulation::{Outcome, Played, Scoring};
use crate::standings::{self, Table, code::Code};
use crate::tournament::{self, Birth, Game, Round, SitOut, Terms, Title, Tournament};
use crate::units::{HalfPoints, PlayerId, RoundNo, Side, Tenths};
use std::collections::BTreeMap;
use std::sync::Arc;

/// An event as a file says it, and what the file cannot say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The file.
    pub trf: Trf,
    /// What it cannot say, in a fixed order.
    pub unsaid: Vec<Unsaid>,
}

/// What a file cannot say of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Unsaid {
    /// An encounter has several games: each has a column of its own.
    GamesAsRounds,
    /// A result pays red and black differently: the file says what it pays red.
    SidesPaidApart,
    /// A bye that is asked for pays what no bye of a file does: it stands as one that pays nothing.
    RequestedBye,
    /// A criterion has no code: the chain ends before it.
    Criterion,
    /// So many have other points in the standings than their results add up to in the file, because of
    /// deductions or games that do not count.
    Points(u16),
}

/// Why an event cannot stand in a file at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Untellable {
    /// Nobody is on the list.
    NoPeople,
    /// More people than there are starting ranks.
    TooManyPeople,
    /// More games a player than there are columns.
    TooManyRounds,
}

impl Told {
    /// The event as it stands. Rounds that the players do not know are left out.
    ///
    /// # Errors
    /// When a file has no place for all of it.
    pub fn of(event: &Tournament) -> Result<Self, Untellable> {
        let told = Telling::new(event);
        told.fits()?;
        let points = told.points();
        let players: Vec<Player> = told.numbers.keys().map(|&id| told.player(id, &points)).collect();
        let table = standings::table(event, told.last_round());
        let mut trf = Trf {
            front: Vec::new(),
            headers: header::headers(event, &told.chain()),
            n_rounds: Some(told.n_columns()),
            first_side: event.first_side(),
            ranking: Ranking::Numbers,
            points,
            players,
            byes: told.coming_byes(),
            accelerations: Vec::new(),
            forbidden: told.forbidden(),
            absent: told.not_entered(),
            kept: Vec::new(),
            line_end: LineEnd::CrLf,
        };
        told.add_up(&mut trf, &table);
        trf.players.sort_by_key(|player| player.number);
        trf.kept = national::lines(event, &told.numbers);
        let unsaid = told.unsaid(&trf, &table);
        Ok(Self { trf, unsaid })
    }
}

/// An event being told.
struct Telling<'a> {
    event: &'a Tournament,
    /// Everyone's starting rank.
    numbers: BTreeMap<PlayerId, u16>,
    /// The rounds that are known to the players.
    rounds: Vec<&'a Round>,
    /// The list whose ratings stand in the players' lines.
    rating_list: &'a str,
}

impl<'a> Telling<'a> {
    fn new(event: &'a Tournament) -> Self {
        let last = event.last_number().map_or(0, |number| number.0);
        let mut free = last.saturating_add(1)..=MAX_NUMBER;
        let number = |player: &tournament::Player| {
            let own = player.number.map(|number| number.0);
            Some((player.id, own.or_else(|| free.next())?))
        };
        let numbers = event.players().filter_map(number).collect();
        let rounds = event.rounds().iter().map(Arc::as_ref).take_while(|round| round.is_published).collect();
        Self { event, numbers, rounds, rating_list: event.rating_list() }
    }

    fn n_games(&self) -> u16 {
        u16::from(self.event.regulation().games_per_encounter.value).max(1)
    }

    fn n_columns(&self) -> u16 {
        self.event.n_rounds().saturating_mul(self.n_games()).max(1)
    }

    fn fits(&self) -> Result<(), Untellable> {
        if self.event.n_players() == 0 {
            Err(Untellable::NoPeople)
        } else if self.numbers.len() < self.event.n_players() {
            Err(Untellable::TooManyPeople)
        } else if self.n_columns() > super::MAX_ROUNDS {
            Err(Untellable::TooManyRounds)
        } else {
            Ok(())
        }
    }

    fn last_round(&self) -> RoundNo {
        self.rounds.last().map_or(RoundNo(0), |round| round.no)
    }

    /// The round to be paired next, if there is one.
    fn coming(&self) -> Option<RoundNo> {
        let coming = RoundNo(self.last_round().0 + 1);
        (coming.0 <= self.event.n_rounds() && self.n_games() == 1).then_some(coming)
    }

    fn scoring(&self) -> Scoring {
        self.event.regulation().scoring.value
    }

    /// What results are worth; nothing is said where custom says the same.
    fn points(&self) -> Points {
        let (win, draw, loss) = self.scoring().of_side(Side::Red);
        let unplayed = self.event.regulation().unplayed.value;
        let said = [win, draw, loss, unplayed.absence, HalfPoints::ZERO, unplayed.pairing_bye];
        let custom = [2, 1, 0, 0, 0, 2].map(HalfPoints);
        if said == custom {
            return Points::default();
        }
        let [win, draw, loss, absence, forfeit_loss, pairing_bye] =
            said.map(|points| Some(Tenths::from(points)));
        Points { win, draw, loss, absence, forfeit_loss, pairing_bye, pending: None }
    }

    fn player(&self, id: PlayerId, points: &Points) -> Player {
        let number = self.numbers.get(&id).copied().unwrap_or_default();
        let Some(player) = self.event.player(id) else { return Player { number, ..Player::default() } };
        let entry = &player.entry;
        Player {
            number,
            sex: entry.sex,
            title: title(&entry.titles),
            name: entry.name.clone(),
            rating: entry.rating(self.rating_list),
            federation: entry.federation.clone(),
            fide_id: entry.member_id.clone(),
            birth: entry.birth.map_or_else(String::new, birth),
            points: Tenths::ZERO,
            rank: None,
            cells: self.rounds.iter().flat_map(|round| self.cells(id, round, points)).collect(),
        }
    }

    /// What a round was for somebody: a cell for each game.
    fn cells(&self, id: PlayerId, round: &Round, points: &Points) -> Vec<Cell> {
        let encounter = round.encounters.iter().find(|encounter| encounter.pairing.has(id));
        if let Some(encounter) = encounter {
            return encounter.games(round.no).map(|game| self.game(id, &game)).collect();
        }
        let out = round.sitting_out.iter().find(|out| out.player == id).map(|out| out.why);
        let cell = match out {
            Some(SitOut::PairingBye) => Cell::Bye(Bye::Pairing),
            Some(SitOut::RequestedBye) => Cell::Bye(self.requested(points)),
            Some(SitOut::Absence) => Cell::Bye(Bye::Zero),
            Some(SitOut::NotEntered) | None => Cell::Blank,
        };
        vec![cell; usize::from(self.n_games())]
    }

    fn game(&self, id: PlayerId, game: &Game) -> Cell {
        let side = if game.red == id { Side::Red } else { Side::Black };
        let opponent = self.numbers.get(&game.player(side.opponent())).copied().unwrap_or_default();
        let score = |played: Played| match played {
            Played::Draw => Score::Draw,
            Played::BothLose => Score::Loss,
            Played::RedWins if side == Side::Red => Score::Win,
            Played::BlackWins if side == Side::Black => Score::Win,
            Played::RedWins | Played::BlackWins => Score::Loss,
        };
        match game.outcome {
            None => Cell::Pending { opponent, side },
            Some(Outcome::Played(played)) => {
                Cell::Game { opponent, side, score: score(played), is_rated: true }
            }
            Some(Outcome::Forfeit { absent }) => {
                Cell::Forfeit { opponent, side: Some(side), is_won: absent != side }
            }
            Some(Outcome::DoubleForfeit) => Cell::Forfeit { opponent, side: Some(side), is_won: false },
        }
    }

    /// The bye that pays what one pays here that is asked for; the least there is if none does.
    fn requested(&self, points: &Points) -> Bye {
        let due = Tenths::from(self.event.regulation().unplayed.value.requested_bye);
        let paying = [Bye::Half, Bye::Full, Bye::Zero].into_iter().find(|&bye| points.of_bye(bye) == due);
        paying.unwrap_or(Bye::Zero)
    }

    /// Who will miss the coming round with notice.
    fn coming_byes(&self) -> Vec<ByeList> {
        let Some(coming) = self.coming() else { return Vec::new() };
        let requested = self.requested(&self.points());
        let bye_of = |player: &tournament::Player| match player.unavailable(coming)? {
            SitOut::RequestedBye => Some(requested),
            SitOut::Absence => Some(Bye::Zero),
            SitOut::PairingBye | SitOut::NotEntered => None,
        };
        let list = |bye: Bye| {
            let whose = self.event.players().filter(|player| bye_of(player) == Some(bye));
            let players = self.sorted(whose.map(|player| player.id));
            (!players.is_empty()).then_some(ByeList { bye, round: coming.0, players })
        };
        [Bye::Full, Bye::Half, Bye::Zero].into_iter().filter_map(list).collect()
    }

    /// Who is on the list and enters only after the coming round.
    fn not_entered(&self) -> Vec<u16> {
        let Some(coming) = self.coming() else { return Vec::new() };
        let late =
            self.event.players().filter(|player| player.unavailable(coming) == Some(SitOut::NotEntered));
        self.sorted(late.map(|player| player.id))
    }

    fn forbidden(&self) -> Vec<Forbidden> {
        let pairs = self.event.terms().filter(|&(_, terms)| terms == Terms::Forbidden);
        pairs
            .map(|((a, b), _)| Forbidden { rounds: None, players: self.sorted([a, b].into_iter()) })
            .collect()
    }

    fn sorted(&self, ids: impl Iterator<Item = PlayerId>) -> Vec<u16> {
        let mut numbers: Vec<u16> = ids.filter_map(|id| self.numbers.get(&id).copied()).collect();
        numbers.sort_unstable();
        numbers
    }

    /// The codes of the chain up to the first criterion that has none.
    fn chain(&self) -> Vec<Code> {
        let rounds = standings::unplayed_rounds(self.event);
        let chain = &self.event.regulation().chain.value;
        chain.iter().map_while(|criterion| Code::of(criterion, rounds)).collect()
    }

    /// Points and places.
    fn add_up(&self, trf: &mut Trf, table: &Table) {
        let ids: BTreeMap<u16, PlayerId> = self.numbers.iter().map(|(&id, &number)| (number, id)).collect();
        let places: BTreeMap<PlayerId, u16> =
            (1..).zip(&table.rows).map(|(nth, row)| (row.player, nth)).collect();
        let last = trf.last_paired();
        for player in &mut trf.players {
            player.points = (1..=last).map(|round| trf.points.of(player.cell(round))).sum();
            player.rank = ids.get(&player.number).and_then(|id| places.get(id)).copied();
        }
    }

    fn unsaid(&self, trf: &Trf, table: &Table) -> Vec<Unsaid> {
        let (scoring, unplayed) = (self.scoring(), self.event.regulation().unplayed.value);
        let requested = trf.points.of_bye(self.requested(&trf.points));
        let said: BTreeMap<u16, Tenths> =
            trf.players.iter().map(|player| (player.number, player.points)).collect();
        let differs = |id: PlayerId| {
            let said = self.numbers.get(&id).and_then(|number| said.get(number)).copied();
            said != Some(standings::points(self.event, table.through, id).into())
        };
        let n_differ = table.rows.iter().filter(|row| differs(row.player)).count();
        [
            (self.n_games() > 1).then_some(Unsaid::GamesAsRounds),
            (scoring.of_side(Side::Red) != scoring.of_side(Side::Black)).then_some(Unsaid::SidesPaidApart),
            (requested != unplayed.requested_bye.into()).then_some(Unsaid::RequestedBye),
            (self.chain().len() < self.event.regulation().chain.value.len()).then_some(Unsaid::Criterion),
            (n_differ > 0).then_some(Unsaid::Points(u16::try_from(n_differ).unwrap_or(u16::MAX))),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

/// The title that a column of three letters can hold; else the beginning of the first.
fn title(titles: &[Title]) -> String {
    let short = titles.iter().find(|title| title.title.len() <= 3);
    short.or(titles.first()).map_or_else(String::new, |title| title.title.clone())
}

fn birth(birth: Birth) -> String {
    match birth {
        Birth::Year(year) => year.to_string(),
        Birth::Day(day) => {
            let (year, month, day) = day.parts();
            format!("{year}/{month:02}/{day:02}")
        }
    }
}
