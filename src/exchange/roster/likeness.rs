//! Who of a pasted list is probably on the list already? Offered, never merged (cases O16, O19).
use super::RosterDraft;
use crate::names::fold;
use crate::tournament::Entry;
use crate::units::PlayerId;
use std::collections::{BTreeMap, BTreeSet};

/// A row whose name is somebody's already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Likeness {
    /// The place in the draft's rows.
    pub row: usize,
    /// Whose.
    pub of: Of,
    /// Whether nothing that is known of both differs: then the row is left out unless it is asked for.
    pub is_same: bool,
}

/// Whose name it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Of {
    /// A player's.
    Player(PlayerId),
    /// An earlier row's.
    Row(usize),
}

impl RosterDraft {
    /// Every row that is like a player or like an earlier row, accents and case aside.
    /// One player is the same as one row at most, so two brothers of one name are two.
    pub fn likenesses<'a>(&self, roster: impl Iterator<Item = (PlayerId, &'a Entry)>) -> Vec<Likeness> {
        let mut players: BTreeMap<String, Vec<(PlayerId, &Entry)>> = BTreeMap::new();
        for (id, entry) in roster {
            players.entry(fold(&entry.name)).or_default().push((id, entry));
        }
        let mut rows: BTreeMap<String, usize> = BTreeMap::new();
        let mut taken = BTreeSet::new();
        let mut found = Vec::new();
        for (row, entry) in self.rows.iter().map(|row| &row.entry).enumerate() {
            let name = fold(&entry.name);
            if name.is_empty() {
                continue;
            }
            let alike = players.get(&name).map_or(&[][..], Vec::as_slice);
            let same = alike.iter().find(|(id, known)| !taken.contains(id) && is_same(entry, known));
            if let Some(&(id, _)) = same {
                taken.insert(id);
                found.push(Likeness { row, of: Of::Player(id), is_same: true });
            } else if let Some(&(id, _)) = alike.first() {
                found.push(Likeness { row, of: Of::Player(id), is_same: false });
            } else if let Some(&earlier) = rows.get(&name) {
                found.push(Likeness { row, of: Of::Row(earlier), is_same: false });
            }
            rows.entry(name).or_insert(row);
        }
        found
    }

    /// The places of the rows that are nobody on the list: a list pasted twice adds nobody.
    pub fn new_rows<'a>(&self, roster: impl Iterator<Item = (PlayerId, &'a Entry)>) -> Vec<usize> {
        let same: BTreeSet<usize> = self
            .likenesses(roster)
            .into_iter()
            .filter(|likeness| likeness.is_same)
            .map(|likeness| likeness.row)
            .collect();
        (0..self.rows.len()).filter(|row| !same.contains(row)).collect()
    }
}

/// The same name, accents included, and nothing known of both that differs.
pub fn is_same(row: &Entry, player: &Entry) -> bool {
    let agree = |a: &str, b: &str| a.is_empty() || b.is_empty() || fold(a) == fold(b);
    let agree_on = |a: Option<u16>, b: Option<u16>| a.is_none() || b.is_none() || a == b;
    row.name.to_lowercase() == player.name.to_lowercase()
        && agree(&row.club, &player.club)
        && agree(&row.federation, &player.federation)
        && agree_on(row.birth_year, player.birth_year)
}
