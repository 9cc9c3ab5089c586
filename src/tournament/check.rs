//! Can this be kept? Bounds and rules for what people type and what files claim.
use super::Tournament;
use super::decision::{About, SetResult, Tables};
use super::player::{Entry, SitOut};
use super::refusal::{Field, Refusal, RegulationFault};
use super::round::{Pairing, SittingOut};
use crate::clock::{Block, SideControl};
use crate::regulation::{
    Basis, Criterion, CriterionKind, MAX_ROUNDS, PrizePlan, Regulation, Rule, Scoring, System,
};
use crate::units::{BoardNo, HalfPoints, Millis, PairingNo, PlayerId, RoundNo, Side};
use std::collections::{BTreeMap, BTreeSet};

/// The longest name, title or other line of text, in bytes.
pub const MAX_LINE: usize = 400;
/// The longest note or reason, in bytes.
pub const MAX_TEXT: usize = 4_000;
/// The most people in one event.
pub const MAX_PLAYERS: usize = 2_000;
/// The most blocks in a time control.
pub const MAX_BLOCKS: usize = 32;
/// The longest block: a week.
pub const MAX_TIME: Millis = Millis::from_minutes(7 * 24 * 60);
/// The most articles that a dispute is between.
pub const MAX_ARTICLES: usize = 16;
/// The most titles, and the most ratings, of one person.
pub const MAX_LISTS: usize = 8;
/// The most groups that the organizer adds.
pub const MAX_CATEGORIES: usize = 32;
/// The most criteria in a chain.
pub const MAX_CRITERIA: usize = 64;

/// A line that must say something.
fn line(text: &str, field: Field) -> Result<(), Refusal> {
    if text.trim().is_empty() {
        return Err(Refusal::Empty(field));
    }
    at_most(text, MAX_LINE, field)
}

/// A text of at most so many bytes.
pub fn at_most(text: &str, max: usize, field: Field) -> Result<(), Refusal> {
    if text.len() > max { Err(Refusal::TooLong(field)) } else { Ok(()) }
}

/// A note or a reason that must say something.
pub fn text(text: &str) -> Result<(), Refusal> {
    if text.trim().is_empty() {
        return Err(Refusal::Empty(Field::Text));
    }
    at_most(text, MAX_TEXT, Field::Text)
}

/// What an event is called.
pub fn about(about: &About) -> Result<(), Refusal> {
    line(&about.title, Field::Title)?;
    at_most(&about.venue, MAX_LINE, Field::Title)?;
    at_most(&about.chief_arbiter, MAX_LINE, Field::Name)
}

/// What tables go by: bounds, no group twice, and none that nobody could be in.
pub fn tables(tables: &Tables) -> Result<(), Refusal> {
    at_most(tables.rating_list.as_deref().unwrap_or_default(), MAX_LINE, Field::Name)?;
    if tables.categories.len() > MAX_CATEGORIES {
        return Err(Refusal::TooLong(Field::List));
    }
    let mut seen = BTreeSet::new();
    for category in &tables.categories {
        if !category.can_be_added() || !seen.insert(category) {
            return Err(Refusal::NoSuchGroup(category.clone()));
        }
    }
    Ok(())
}

/// What is known of a person.
pub fn entry(entry: &Entry) -> Result<(), Refusal> {
    line(&entry.name, Field::Name)?;
    if entry.fixed_board == Some(BoardNo(0)) {
        return Err(Refusal::BoardTaken(BoardNo(0)));
    }
    if entry.titles.len() > MAX_LISTS || entry.ratings.len() > MAX_LISTS {
        return Err(Refusal::TooLong(Field::List));
    }
    let of_titles = entry.titles.iter().flat_map(|title| [&title.by, &title.title]);
    let of_ratings = entry.ratings.iter().map(|rating| &rating.list);
    [&entry.club, &entry.province, &entry.federation, &entry.member_id, &entry.phone]
        .into_iter()
        .chain(of_titles)
        .chain(of_ratings)
        .try_for_each(|text| at_most(text, MAX_LINE, Field::Name))?;
    let mut lists = BTreeSet::new();
    match entry.ratings.iter().find(|rating| !lists.insert(rating.list.trim().to_lowercase())) {
        Some(rating) => Err(Refusal::RatedTwice { list: rating.list.clone() }),
        None => Ok(()),
    }
}

/// Rules that can be followed.
pub fn regulation(regulation: &Regulation) -> Result<(), Refusal> {
    at_most(&regulation.title, MAX_LINE, Field::Rules)?;
    at_most(&regulation.document, MAX_LINE, Field::Rules)?;
    Rule::ALL.into_iter().try_for_each(|rule| basis(regulation.basis(rule)))?;
    let chain = &regulation.chain.value;
    // Direct encounter may stand again: it is computed anew for whoever is still tied (C.07 art. 4.3).
    let mut seen = BTreeSet::new();
    let is_repeated = |criterion: &&Criterion| {
        !seen.insert(**criterion) && !matches!(criterion.kind, CriterionKind::DirectEncounter(_))
    };
    let repeated = chain.iter().find(is_repeated);
    let faults = [
        (!(1..=8).contains(&regulation.games_per_encounter.value), RegulationFault::GamesPerEncounter),
        (!has_cycles(regulation.system.value), RegulationFault::Cycles),
        (!has_rounds(regulation.system.value), RegulationFault::Rounds),
        (regulation.out_after.value == Some(0), RegulationFault::OutAfter),
        (regulation.no_draw_before.value == Some(0), RegulationFault::DrawLimit),
        (!has_prizes(&regulation.prizes.value), RegulationFault::Prizes),
        (chain.is_empty(), RegulationFault::EmptyChain),
        (chain.len() > MAX_CRITERIA, RegulationFault::LongChain),
        (repeated.is_some(), RegulationFault::RepeatedCriterion),
        (!is_in_order(&regulation.scoring.value), RegulationFault::ScoresOutOfOrder),
        (!is_in_range(regulation), RegulationFault::ScoreOutOfRange),
        (
            !has_time(&regulation.control.value.red) || !has_time(&regulation.control.value.black),
            RegulationFault::NoTime,
        ),
    ];
    match faults.into_iter().find(|&(is_fault, _)| is_fault) {
        Some((_, fault)) => Err(Refusal::Regulation(fault)),
        None => Ok(()),
    }
}

fn has_cycles(system: System) -> bool {
    match system {
        System::RoundRobin { cycles, .. } => (1..=2).contains(&cycles),
        System::Swiss(_) => true,
    }
}

fn has_rounds(system: System) -> bool {
    system.swiss().is_none_or(|swiss| (1..=MAX_ROUNDS).contains(&swiss.n_rounds))
}

fn has_prizes(plan: &PrizePlan) -> bool {
    plan.is_sound()
        && plan.lines.iter().all(|line| line.category.name().is_none_or(|name| name.len() <= MAX_LINE))
}

fn is_in_order(scoring: &Scoring) -> bool {
    [Side::Red, Side::Black].into_iter().all(|side| {
        let (win, draw, loss) = scoring.of_side(side);
        win >= draw && draw >= loss && win > loss
    })
}

fn is_in_range(regulation: &Regulation) -> bool {
    let (scoring, unplayed) = (regulation.scoring.value, regulation.unplayed.value);
    let range = HalfPoints::whole(-100)..=HalfPoints::whole(100);
    [
        scoring.red_win,
        scoring.red_draw,
        scoring.red_loss,
        scoring.black_win,
        scoring.black_draw,
        scoring.black_loss,
    ]
    .into_iter()
    .chain([unplayed.pairing_bye, unplayed.requested_bye, unplayed.absence])
    .all(|points| range.contains(&points))
}

/// Articles are named in a line, and a dispute is between a few of them.
fn basis(basis: &Basis) -> Result<(), Refusal> {
    match basis {
        Basis::Article(article) => at_most(article, MAX_LINE, Field::Rules),
        Basis::Disputed(articles) if articles.len() > MAX_ARTICLES => Err(Refusal::TooLong(Field::Rules)),
        Basis::Disputed(articles) => {
            articles.iter().try_for_each(|article| at_most(article, MAX_LINE, Field::Rules))
        }
        Basis::Silent | Basis::Organizer => Ok(()),
    }
}

/// Every block lasts a while, at most a week, and does not end before its first move.
fn has_time(side: &SideControl) -> bool {
    let is_sound = |block: &Block| (1..=MAX_TIME.0).contains(&block.time.0) && block.moves != Some(0);
    (1..=MAX_BLOCKS).contains(&side.blocks.len()) && side.blocks.iter().chain(&side.repeat).all(is_sound)
}

impl Tournament {
    /// The number of rounds can change until the last one is paired (B1).
    pub(super) fn check_n_rounds(&self, system: &System) -> Result<(), Refusal> {
        let (Some(old), Some(new)) = (self.regulation.system.value.swiss(), system.swiss()) else {
            return Ok(());
        };
        let n_paired = u16::try_from(self.rounds.len()).unwrap_or(u16::MAX);
        if new.n_rounds != old.n_rounds && n_paired >= old.n_rounds {
            return Err(Refusal::LastRoundPaired);
        }
        if new.n_rounds < n_paired { Err(Refusal::FewerRounds { n_paired }) } else { Ok(()) }
    }

    /// Every player who can play is at exactly one board or sits out (case O12); boards are distinct.
    pub(super) fn check_seats(
        &self,
        round: RoundNo,
        pairings: &[Pairing],
        sitting_out: &[SittingOut],
    ) -> Result<(), Refusal> {
        let mut boards = BTreeSet::new();
        let mut seats = BTreeMap::new();
        for pairing in pairings {
            if pairing.board.0 == 0 || !boards.insert(pairing.board) {
                return Err(Refusal::BoardTaken(pairing.board));
            }
            if pairing.red == pairing.black {
                return Err(Refusal::AgainstSelf(pairing.red));
            }
            for player in [pairing.red, pairing.black] {
                self.check_seat(player, &mut seats, Some(pairing.board))?;
            }
        }
        for out in sitting_out {
            self.check_seat(out.player, &mut seats, None)?;
        }
        let has_entered = |&player: &PlayerId| self.unavailable(player, round) != Some(SitOut::NotEntered);
        match self.list.iter().copied().filter(has_entered).find(|player| !seats.contains_key(player)) {
            Some(player) => Err(Refusal::NotSeated(player)),
            None => Ok(()),
        }
    }

    /// Whoever is paired is in the event by then.
    pub(super) fn check_entered(&self, round: RoundNo, pairings: &[Pairing]) -> Result<(), Refusal> {
        let mut seated = pairings.iter().flat_map(|pairing| [pairing.red, pairing.black]);
        match seated.find(|&player| self.unavailable(player, round) == Some(SitOut::NotEntered)) {
            Some(player) => Err(Refusal::Unavailable(player)),
            None => Ok(()),
        }
    }

    fn check_seat(
        &self,
        player: PlayerId,
        seats: &mut BTreeMap<PlayerId, Option<BoardNo>>,
        seat: Option<BoardNo>,
    ) -> Result<(), Refusal> {
        self.known(player)?;
        match seats.insert(player, seat) {
            Some(at) => Err(Refusal::SeatedTwice { player, at }),
            None => Ok(()),
        }
    }

    fn unavailable(&self, player: PlayerId, round: RoundNo) -> Option<SitOut> {
        self.player(player).and_then(|player| player.unavailable(round))
    }

    /// The player, who must be on the list.
    pub(super) fn known(&self, player: PlayerId) -> Result<&super::Player, Refusal> {
        self.player(player).ok_or(Refusal::NoSuchPlayer(player))
    }

    /// Numbers for all, none twice; a round robin leaves no gap.
    pub(super) fn check_numbers(&self, numbers: &[(PlayerId, PairingNo)]) -> Result<(), Refusal> {
        let mut taken = BTreeMap::new();
        let mut given = BTreeSet::new();
        for &(player, number) in numbers {
            self.known(player)?;
            if number.0 == 0 || usize::from(number.0) > self.n_players() {
                return Err(Refusal::NumberOutOfRange(number));
            }
            if let Some(by) = taken.insert(number, player) {
                return Err(Refusal::NumberTaken { number, by });
            }
            if !given.insert(player) {
                return Err(Refusal::SeatedTwice { player, at: None });
            }
        }
        match self.list.iter().find(|player| !given.contains(player)) {
            Some(&player) => Err(Refusal::NoNumber(player)),
            None => Ok(()),
        }
    }

    /// The index of the round, board and game that a result is for, and that the result may be set.
    pub(super) fn check_result(&self, set: &SetResult) -> Result<(usize, usize, usize), Refusal> {
        let round = self.round(set.round).ok_or(Refusal::NoSuchRound(set.round))?;
        let board = round
            .encounters
            .iter()
            .position(|encounter| encounter.pairing.board == set.board)
            .ok_or(Refusal::NoSuchBoard { round: set.round, board: set.board })?;
        let games = &round.encounters[board].outcomes;
        let game = usize::from(set.game.0).checked_sub(1).ok_or(Refusal::NoSuchGame(set.game))?;
        let stands = games.get(game).copied().ok_or(Refusal::NoSuchGame(set.game))?;
        at_most(&set.why, MAX_TEXT, Field::Text)?;
        if stands == set.now {
            return Err(Refusal::NothingToDo);
        }
        if stands != set.was {
            return Err(Refusal::ResultChanged { stands });
        }
        Ok((set.round.index(), board, game))
    }
}
