//! Who of a pasted list is probably on the list already? Offered, never merged (cases O16, O19).
use super::RosterDraft;
use crate::names::fold;
use crate::tournament::{Birth, Entry};
use crate::units::PlayerId;
use std::collections::{BTreeMap, BTreeSet};

/// A row that is like somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Likeness {
    /// The place in the draft's rows.
    pub row: usize,
    /// Like whom.
    pub of: Of,
    /// How like.
    pub how: Kinship,
}

impl Likeness {
    /// Whether the row is left out unless the person asks for it. Who stands in one list twice, spelled in
    /// two ways, is probably two.
    pub const fn is_left_out(&self) -> bool {
        match (self.of, self.how) {
            (Of::Player(_) | Of::Row(_), Kinship::Same) | (Of::Player(_), Kinship::Likely) => true,
            (Of::Row(_), Kinship::Likely) | (Of::Player(_) | Of::Row(_), Kinship::Namesake) => false,
        }
    }
}

/// Like whom a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Of {
    /// A player.
    Player(PlayerId),
    /// An earlier row.
    Row(usize),
}

/// How like two people are; the lesser is the liker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kinship {
    /// One name, and nothing known of both differs.
    Same,
    /// Somebody has to look: one number of a member and two names, one name with and without accents, one
    /// name and birth in two clubs.
    Likely,
    /// One name, accents aside, of two people.
    Namesake,
}

impl RosterDraft {
    /// Every row that is like a player or like an earlier row.
    /// One player is the same as one row at most, so two brothers of one name are two.
    pub fn likenesses<'a>(&self, roster: impl Iterator<Item = (PlayerId, &'a Entry)>) -> Vec<Likeness> {
        let mut known = Known::default();
        for (id, entry) in roster {
            known.add(Of::Player(id), entry);
        }
        let mut taken = BTreeSet::new();
        let mut found = Vec::new();
        for (row, entry) in self.rows.iter().map(|row| &row.entry).enumerate() {
            let alike = known.alike(entry).filter_map(|(of, how)| match (of, how) {
                (Of::Player(_), Kinship::Same) if taken.contains(&of) => None,
                // One list seldom names somebody twice in different words.
                (Of::Row(earlier), Kinship::Same) if self.rows[earlier].entry != *entry => {
                    Some((of, Kinship::Likely))
                }
                (Of::Player(_) | Of::Row(_), how) => Some((of, how)),
            });
            // A player before an earlier row.
            if let Some((of, how)) = alike.min_by_key(|&(of, how)| (how, of)) {
                if how == Kinship::Same {
                    taken.insert(of);
                }
                found.push(Likeness { row, of, how });
            }
            known.add(Of::Row(row), entry);
        }
        found
    }

    /// The places of the rows that are proposed: those that are neither on the list nor likely to be. A
    /// list that comes twice adds nobody.
    pub fn new_rows<'a>(&self, roster: impl Iterator<Item = (PlayerId, &'a Entry)>) -> Vec<usize> {
        let alike = self.likenesses(roster).into_iter();
        let old: BTreeSet<usize> = alike.filter(Likeness::is_left_out).map(|it| it.row).collect();
        (0..self.rows.len()).filter(|row| !old.contains(row)).collect()
    }
}

/// People, by what they can be found by.
#[derive(Default)]
struct Known<'a> {
    by_name: BTreeMap<String, Vec<(Of, &'a Entry)>>,
    by_id: BTreeMap<String, Vec<(Of, &'a Entry)>>,
}

impl<'a> Known<'a> {
    fn add(&mut self, of: Of, entry: &'a Entry) {
        for (known, key) in [(&mut self.by_name, &entry.name), (&mut self.by_id, &entry.member_id)] {
            if !key.is_empty() {
                known.entry(fold(key)).or_default().push((of, entry));
            }
        }
    }

    fn alike(&self, entry: &Entry) -> impl Iterator<Item = (Of, Kinship)> {
        let of = |known: &BTreeMap<String, Vec<(Of, &'a Entry)>>, key: &str| {
            known.get(&fold(key)).cloned().unwrap_or_default()
        };
        let alike = of(&self.by_name, &entry.name).into_iter().chain(of(&self.by_id, &entry.member_id));
        alike.filter_map(move |(of, other)| Some((of, kinship(entry, other)?)))
    }
}

/// The same name, accents included, and nothing known of both that differs.
pub fn is_same(row: &Entry, player: &Entry) -> bool {
    kinship(row, player) == Some(Kinship::Same)
}

/// How like a row is to somebody; `None` if not at all.
pub(super) fn kinship(row: &Entry, player: &Entry) -> Option<Kinship> {
    let differ = |a: &str, b: &str| !a.is_empty() && !b.is_empty() && fold(a) != fold(b);
    let is_one_name = fold(&row.name) == fold(&player.name);
    let is_one_id = !row.member_id.is_empty() && fold(&row.member_id) == fold(&player.member_id);
    match (is_one_name, is_one_id) {
        (false, false) => return None,
        (false, true) => return Some(Kinship::Likely),
        (true, _) => {}
    }
    let births = row.birth.zip(player.birth);
    let are_two = differ(&row.member_id, &player.member_id)
        || births.is_some_and(|(one, other): (Birth, Birth)| !one.agrees_with(other))
        || row.sex.zip(player.sex).is_some_and(|(one, other)| one != other);
    let comes_from_elsewhere = differ(&row.club, &player.club)
        || differ(&row.province, &player.province)
        || differ(&row.federation, &player.federation);
    let is_written_alike = row.name.to_lowercase() == player.name.to_lowercase();
    // "Do Van Tuong" may be any Tường; "Tưởng" is not "Tường".
    let is_plain = |entry: &Entry| fold(&entry.name) == entry.name.to_lowercase();
    Some(if are_two {
        Kinship::Namesake
    } else if is_one_id || (is_written_alike && !comes_from_elsewhere) {
        Kinship::Same
    } else if (is_written_alike && births.is_some())
        || (!is_written_alike && (is_plain(row) || is_plain(player)))
    {
        Kinship::Likely
    } else {
        Kinship::Namesake
    })
}
