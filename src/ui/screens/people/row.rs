//! What does a person's line show? Values only, so that a line is drawn anew only when it differs.
use crate::names::fold;
use crate::tournament::{Player, Tournament};
use crate::units::{BoardNo, PairingNo, PlayerId, RoundNo};
use crate::words::{Language, people};
use std::collections::BTreeMap;

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// Who.
    pub player: PlayerId,
    /// The drawn number.
    pub number: Option<PairingNo>,
    /// The whole name.
    pub name: String,
    /// Grade, club and, for namesakes, what tells them apart.
    pub small: String,
    /// The rating.
    pub rating: Option<u16>,
    /// Whether the person plays.
    pub status: Status,
    /// Whether somebody else has the same name, accents aside.
    pub is_namesake: bool,
    /// The board that this and another person are both to stay at, after a merge.
    pub shared_board: Option<BoardNo>,
}

/// Whether a person plays.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// In every round to come.
    Playing,
    /// Not from this round on.
    Withdrawn(RoundNo),
    /// Not in these rounds to come.
    Absent(Vec<RoundNo>),
}

/// All lines, as registered.
pub fn rows(language: Language, tournament: &Tournament) -> Vec<Row> {
    let mut n_of_name: BTreeMap<String, usize> = BTreeMap::new();
    for player in tournament.players() {
        *n_of_name.entry(fold(&player.entry.name)).or_default() += 1;
    }
    let is_namesake = |player: &Player| n_of_name.get(&fold(&player.entry.name)).is_some_and(|&n| n > 1);
    let mut n_at: BTreeMap<BoardNo, usize> = BTreeMap::new();
    for board in tournament.players().filter_map(|player| player.entry.fixed_board) {
        *n_at.entry(board).or_default() += 1;
    }
    let list = tournament.rating_list();
    let row = |player: &Player| Row {
        player: player.id,
        number: player.number,
        name: player.entry.name.clone(),
        small: small(language, player, is_namesake(player)),
        rating: player.entry.rating(list),
        status: status(player, tournament.next_round()),
        is_namesake: is_namesake(player),
        shared_board: player.entry.fixed_board.filter(|board| n_at.get(board).is_some_and(|&n| n > 1)),
    };
    tournament.players().map(row).collect()
}

fn small(language: Language, player: &Player, is_namesake: bool) -> String {
    let entry = &player.entry;
    let born = entry.birth.filter(|_| is_namesake).map(|birth| people::born(language, birth));
    let parts =
        [people::titles(&entry.titles), entry.club.clone(), entry.province.clone(), entry.federation.clone()];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).chain(born).collect();
    parts.join(" · ")
}

/// Whether a player plays from the next round on.
pub fn status(player: &Player, next: RoundNo) -> Status {
    if let Some(&(from, None)) = player.away.last() {
        return Status::Withdrawn(from);
    }
    let absent: Vec<RoundNo> = player.leaves.keys().copied().filter(|&round| round >= next).collect();
    if absent.is_empty() { Status::Playing } else { Status::Absent(absent) }
}

impl Status {
    /// In words.
    pub fn say(&self, language: Language) -> String {
        match self {
            Self::Playing => people::PLAYING.of(language).to_owned(),
            Self::Withdrawn(from) => people::withdrawn(language, from.0),
            Self::Absent(rounds) => {
                people::absent(language, &rounds.iter().map(|round| round.0).collect::<Vec<_>>())
            }
        }
    }
}
