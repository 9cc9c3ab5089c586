//! Who comes into the next stage? The first of the table, those who take the places of others, and the
//! invited (rule B4).
use super::{Row, Table};
use crate::tournament::{Call, Entry, Player, Tournament};
use crate::units::PlayerId;

/// The list for the next stage, as the table stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passing {
    /// How many the table sends.
    pub n: u16,
    /// Whether every round is played, so that nothing can change any more.
    pub is_final: bool,
    /// Who passes by the table, in its order.
    pub by_table: Vec<Passer>,
    /// Players of the event who are invited, in the order of the table.
    pub invited: Vec<PlayerId>,
    /// Places that equals share and that not all of them can have.
    pub open: Option<OpenPlaces>,
    /// Who would be next, in order: some more than can be needed at once.
    pub reserves: Vec<PlayerId>,
    /// Who stands among the first and does not come.
    pub missing: Vec<(PlayerId, Missing)>,
}

impl Passing {
    /// The next equals in the table, while it has so many places left.
    fn add(&mut self, tournament: &Tournament, coming: Vec<&Row>, left: usize) {
        let passer =
            |row: &Row| Passer { player: row.player, place: row.place, is_substitute: row.place > self.n };
        if coming.len() <= left {
            self.by_table.extend(coming.into_iter().map(passer));
            return;
        }
        // Whoever is invited takes no place from those who need one.
        let is_invited = |row: &&Row| tournament.call_of(row.player) == Some(Call::Invited);
        let (invited, others): (Vec<&Row>, Vec<&Row>) = coming.into_iter().partition(is_invited);
        self.invited.extend(invited.into_iter().map(|row| row.player));
        if others.len() <= left {
            self.by_table.extend(others.into_iter().map(passer));
            return;
        }
        let others = others.into_iter().map(|row| row.player);
        match left {
            0 => self.reserves.extend(others),
            left => {
                let n = u16::try_from(left).unwrap_or(self.n);
                self.open = Some(OpenPlaces { n, among: others.collect() });
            }
        }
    }

    /// The players of the event who come: those of the table, then the invited.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.by_table.iter().map(|one| one.player).chain(self.invited.iter().copied())
    }

    /// Everyone who comes, as entries for the next stage: those of the table, the invited, the guests.
    pub fn entries(&self, tournament: &Tournament) -> Vec<Entry> {
        let players = self.players().filter_map(|player| tournament.player(player));
        let entries = players.map(|player| &player.entry).chain(tournament.guests());
        // A board that was kept for somebody belongs to the old event.
        entries.map(|entry| Entry { fixed_board: None, ..entry.clone() }).collect()
    }
}

/// Somebody who passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passer {
    /// Who.
    pub player: PlayerId,
    /// The place in the table.
    pub place: u16,
    /// Whether only because somebody better placed does not come.
    pub is_substitute: bool,
}

/// Why somebody does not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Missing {
    /// Declined the place.
    Declined,
    /// Left the event, or was put out of it.
    Left,
    /// The games are annulled.
    Annulled,
}

/// A shared place across the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenPlaces {
    /// So many of them pass.
    pub n: u16,
    /// Who shares the place, in the order of the table.
    pub among: Vec<PlayerId>,
}

/// How many reserves are named.
const N_RESERVES: usize = 10;

/// Who passes by this table; `None` where the regulation lets nobody pass.
pub fn passing(tournament: &Tournament, table: &Table) -> Option<Passing> {
    let n = tournament.regulation().n_passing.value?;
    let limit = usize::from(n);
    let mut list = Passing {
        n,
        is_final: tournament.is_over(),
        by_table: Vec::new(),
        invited: Vec::new(),
        open: None,
        reserves: Vec::new(),
        missing: Vec::new(),
    };
    for equals in table.rows.chunk_by(|a, b| a.place == b.place && a.is_annulled == b.is_annulled) {
        let left = limit - list.by_table.len();
        let is_full = left == 0 || list.open.is_some();
        let mut coming = Vec::new();
        for row in equals {
            match missing(tournament, row) {
                Some(why) if !is_full => list.missing.push((row.player, why)),
                Some(_) => {}
                None => coming.push(row),
            }
        }
        list.add(tournament, coming, if is_full { 0 } else { left });
    }
    list.reserves.truncate(N_RESERVES);
    Some(list)
}

fn missing(tournament: &Tournament, row: &Row) -> Option<Missing> {
    if row.is_annulled {
        return Some(Missing::Annulled);
    }
    if tournament.call_of(row.player) == Some(Call::Declined) {
        return Some(Missing::Declined);
    }
    // Whoever left can be invited all the same: that is somebody's decision.
    let has_left = tournament.player(row.player).is_none_or(Player::has_withdrawn);
    let is_invited = tournament.call_of(row.player) == Some(Call::Invited);
    (has_left && !is_invited).then_some(Missing::Left)
}

#[cfg(test)]
mod tests;
