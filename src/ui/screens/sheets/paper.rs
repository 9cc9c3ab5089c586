//! What stands on every sheet? What it is, of which state of the event, and who signs (case O21).
use crate::handout::Edition;
use crate::ui::event::Open;
use crate::ui::parts::mark::Mark;
use crate::ui::parts::name::Name;
use crate::ui::preferences::language;
use crate::ui::router::Sheet;
use crate::units::{PlayerId, RoundNo, Side};
use crate::words::{common, print};
use leptos::prelude::*;

/// An event as a sheet shows it.
pub struct Stamped<'a> {
    /// The event.
    pub open: &'a Open,
    /// The event of this moment.
    pub edition: Edition<'a>,
    /// Which sheet.
    pub sheet: Sheet,
    /// Of which round.
    pub round: RoundNo,
    /// What the sheet is called.
    pub title: String,
}

impl Stamped<'_> {
    /// The name of the event.
    pub fn event_title(&self) -> String {
        self.open.tournament().about().title.clone()
    }

    /// The state of the event and of the pairs that the sheet shows, and the moment.
    pub fn stamp(&self) -> String {
        match self.sheet {
            Sheet::Slips if self.has_first_pairs() => self.edition.stamp(language()),
            Sheet::Boards | Sheet::Names | Sheet::Slips => self.edition.pairs_stamp(language(), self.round),
            Sheet::Standings | Sheet::CrossTable | Sheet::Prizes | Sheet::Passing => {
                self.edition.stamp(language())
            }
        }
    }

    /// Whether nobody has changed the pairs: a slip has little room, and says only that somebody has.
    fn has_first_pairs(&self) -> bool {
        self.edition.event.round(self.round).is_none_or(|round| round.version() == 1)
    }

    /// The head of the first page.
    pub fn head(&self) -> impl IntoView + use<> {
        let venue = self.open.tournament().about().venue.clone();
        let parts: Vec<String> = [venue, self.stamp()].into_iter().filter(|part| !part.is_empty()).collect();
        view! {
            <header class="paper-head">
                <h1>{self.event_title()}</h1>
                <p><b>{self.title.clone()}</b></p>
                <p>{parts.join(" · ")}</p>
            </header>
        }
    }

    /// The line at the foot of every page: browsers repeat the foot of a table as they do its head.
    pub fn foot(&self, n_columns: usize) -> impl IntoView + use<> {
        let line = format!("{} · {} · {}", self.event_title(), self.title, self.stamp());
        view! { <tfoot><tr><td class="stamp" colspan=n_columns.to_string()>{line}</td></tr></tfoot> }
    }

    /// Who signs.
    pub fn signatures(&self) -> impl IntoView + use<> {
        let l = language();
        let chief = self.open.tournament().about().chief_arbiter.clone();
        view! {
            <footer class="paper-foot">
                <div class="sign">{print::CHIEF_ARBITER.of(l)}<b>{chief}</b></div>
                <div class="sign">{print::PAIRING_OFFICER.of(l)}</div>
            </footer>
        }
    }

    /// A name and the club below it.
    pub fn person(&self, player: PlayerId) -> impl IntoView + use<> {
        let club = self.open.tournament().player(player).map(|player| player.entry.club.clone());
        let club = club.filter(|club| !club.is_empty()).map(|club| view! { <small>{club}</small> });
        view! { <Name name=self.open.name(player)/>{club} }
    }
}

/// A colour: disc or ring, and its word.
pub fn colour(side: Side) -> impl IntoView {
    let l = language();
    match side {
        Side::Red => view! { <span class="colour colour-red"><Mark of="red"/>{common::RED.of(l)}</span> },
        Side::Black => {
            view! { <span class="colour colour-black"><Mark of="black"/>{common::BLACK.of(l)}</span> }
        }
    }
}
