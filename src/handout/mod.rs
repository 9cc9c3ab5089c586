//! What do people take with them of an event? Tables for spreadsheets, their pictures, a page for the phone.
//!
//! Each comes from an [`Edition`] and carries its round, its version and its moment: in its head or its
//! foot, on a sheet of its own in a book, in the name of a file that has no room for it. Only rounds that
//! the players know are in it, and phone numbers only where they are asked for.
mod cells;
pub mod page;
pub mod picture;
mod sheet;
pub mod tables;

pub use cells::{cross_cell, result, side_at_left, sit_out_cell};
pub use sheet::{Cell, Sheet, separator};

use crate::tournament::{Round, Tournament};
use crate::units::{RoundNo, Stamp};
use crate::words::{Language, common, print};
use std::sync::Arc;

/// An event as it was at a moment.
#[derive(Clone, Copy, Debug)]
pub struct Edition<'a> {
    /// The event.
    pub event: &'a Tournament,
    /// How many decisions it is made of: of two editions of one event that with more is the newer.
    pub version: usize,
    /// When it was made, by the clock of the device.
    pub at: Stamp,
}

impl<'a> Edition<'a> {
    /// The rounds that the players know, in order.
    pub fn rounds(&self) -> impl DoubleEndedIterator<Item = &'a Round> + use<'a> {
        self.event.rounds().iter().map(Arc::as_ref).filter(|round| round.is_published)
    }

    /// What the last of them is called; nothing before the first.
    pub fn latest(&self, language: Language) -> String {
        self.rounds().next_back().map_or_else(String::new, |round| common::round(language, round.no.0))
    }

    /// The last round before which, itself included, every game has a result; round 0 before there is one.
    pub fn last_complete(&self) -> RoundNo {
        let complete =
            self.event.rounds().iter().take_while(|round| round.is_published && round.is_complete());
        complete.last().map_or(RoundNo(0), |round| round.no)
    }

    /// The name of a player; a dash for one who is no longer there.
    pub fn name(&self, player: crate::units::PlayerId) -> &'a str {
        self.event.player(player).map_or("–", |player| &player.entry.name)
    }

    /// Version and moment, as on every sheet.
    pub fn stamp(&self, language: Language) -> String {
        print::stamp(language, self.version, self.at)
    }

    /// The same of a sheet that shows the pairs of a round, which have a version of their own.
    pub fn pairs_stamp(&self, language: Language, round: RoundNo) -> String {
        let pairs = self.event.round(round).map(|round| print::pairs_version(language, round.version()));
        pairs.into_iter().chain([self.stamp(language)]).collect::<Vec<_>>().join(" · ")
    }

    /// The name of a file: event, what it is, version and moment, in letters that every system takes.
    pub fn file_name(&self, what: &str, ending: &str) -> String {
        let moment = self.at.civil().map_or_else(String::new, |(day, at, _)| {
            let ((year, month, day), (hour, minute)) = (day.parts(), at.parts());
            format!(" {year}{month:02}{day:02} {hour:02}{minute:02}")
        });
        let title = in_letters(&self.event.about().title, MAX_TITLE);
        let named = in_letters(&format!("{what} v{}{moment}", self.version), 80);
        format!(
            "{}.{ending}",
            [title, named].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
        )
    }
}

/// The most letters of a title in a file's name.
pub const MAX_TITLE: usize = 60;

/// Letters and digits, a dash for everything between, as every system takes them; at most so many letters are
/// looked at.
pub fn in_letters(text: &str, most: usize) -> String {
    let kept: String = text.chars().take(most).map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    kept.split_whitespace().collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::sample::{Desk, RED};

    /// 14 February 2026, 13:06 in Vietnam.
    pub(super) const AT: Stamp = Stamp { utc_ms: 1_771_049_160_000, offset_minutes: 420 };

    /// The event of a desk.
    pub(super) fn edition(desk: &Desk) -> Edition<'_> {
        Edition { event: desk.event(), version: desk.log.len(), at: AT }
    }

    #[test]
    fn a_file_is_named_by_event_round_version_and_the_clock_of_the_venue() {
        let desk = Desk::swiss(4, 3);
        let edition = edition(&desk);
        let name = edition.file_name("Xếp hạng sau vòng 2", "csv");
        assert_eq!(name, format!("Giải-thử-Xếp-hạng-sau-vòng-2-v{}-20260214-1306.csv", edition.version));
        let odd = Edition { at: Stamp { utc_ms: i64::MAX, offset_minutes: 0 }, ..edition };
        assert_eq!(
            odd.file_name("../\"<名次>\"", "html"),
            format!("Giải-thử-名次-v{}.html", edition.version)
        );
    }

    #[test]
    fn a_sheet_of_pairs_says_which_pairs_of_which_edition_it_shows() {
        let mut desk = Desk::swiss(4, 3);
        desk.pair_next();
        let due = format!("Pairings no. 1 · {}", edition(&desk).stamp(Language::English));
        assert_eq!(edition(&desk).pairs_stamp(Language::English, RoundNo(1)), due);
        let none = edition(&desk).pairs_stamp(Language::English, RoundNo(2));
        assert_eq!(none, edition(&desk).stamp(Language::English));
    }

    #[test]
    fn only_known_rounds_are_handed_out_and_only_complete_ones_ranked() {
        let mut desk = Desk::swiss(4, 3);
        assert_eq!(edition(&desk).last_complete(), RoundNo(0));
        desk.pair_next();
        assert_eq!((edition(&desk).rounds().count(), edition(&desk).last_complete()), (1, RoundNo(0)));
        desk.play_out(RED);
        let proposal = crate::pairing::propose(desk.event()).expect("a round");
        desk.decide(crate::tournament::Decision::Pair {
            round: proposal.round,
            pairings: proposal.pairings,
            sitting_out: proposal.sitting_out,
        });
        assert_eq!((edition(&desk).rounds().count(), edition(&desk).last_complete()), (1, RoundNo(1)));
    }
}
