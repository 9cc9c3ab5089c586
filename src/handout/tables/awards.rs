//! Who is paid, and who passes? Two tables that leave the event: money on a list, people for the next stage.
use super::{Edition, Lists, Sheet, person, person_heads, texts};
use crate::handout::Cell;
use crate::prizes::{Payout, payouts};
use crate::standings::{self, Table};
use crate::tournament::{Entry, Player};
use crate::units::{Dong, PlayerId};
use crate::words::{Language, common, passing, print, prizes, standings as words};
use std::collections::BTreeMap;

/// Who is paid what and for what, then the sum.
pub fn prizes(edition: &Edition<'_>, l: Language, table: &Table) -> Option<Sheet> {
    let plan = &edition.event.regulation().prizes.value;
    let payouts = (!plan.lines.is_empty()).then(|| payouts(edition.event, table, plan))?;
    let head = [words::PLAYER.of(l), common::CLUB.of(l), prizes::FOR.of(l), prizes::AMOUNT.of(l)];
    let row = |payout: &Payout| {
        let club = edition.event.player(payout.player).map_or("", |player| &player.entry.club);
        let what: Vec<String> = payout.prizes.iter().map(|prize| prizes::prize(l, prize)).collect();
        let texts = [edition.name(payout.player), club, &what.join("; ")].map(Cell::text_of);
        texts.into_iter().chain([money(payout.total())]).collect()
    };
    let sum = ["", "", prizes::SUM.of(l)].map(Cell::text_of).into_iter().chain([money(payouts.total())]);
    let rows = std::iter::once(texts(head)).chain(payouts.paid.iter().map(row)).chain([sum.collect()]);
    Some(named(prizes::TITLE.of(l), l, table, rows.collect()))
}

const fn money(amount: Dong) -> Cell {
    Cell::Hundredths(amount.0.saturating_mul(100))
}

/// Who comes into the next stage, with what is known of each, and how; never their phones.
pub fn passing(edition: &Edition<'_>, l: Language, table: &Table) -> Option<Sheet> {
    let list = standings::passing(edition.event, table)?;
    let by_table: BTreeMap<PlayerId, (u16, bool)> =
        list.by_table.iter().map(|one| (one.player, (one.place, one.is_substitute))).collect();
    let how = |player: PlayerId| match by_table.get(&player) {
        Some((place, false)) => Cell::text_of(words::placed(l, *place)),
        Some((place, true)) => {
            Cell::text_of(format!("{} ({})", words::placed(l, *place), passing::SUBSTITUTE.of(l)))
        }
        None => Cell::text_of(passing::INVITED.of(l)),
    };
    let lists = Lists::of(edition);
    let players = list.players().filter_map(|id| edition.event.player(id));
    let line = |player: &Player| {
        person(&player.entry, None, &lists, l).into_iter().chain([how(player.id)]).collect()
    };
    let guest = |guest: &Entry| {
        person(guest, None, &lists, l).into_iter().chain([Cell::text_of(passing::INVITED.of(l))]).collect()
    };
    let head = person_heads(&lists, l).into_iter().chain([Cell::text_of(passing::HOW.of(l))]).collect();
    let rows = std::iter::once(head).chain(players.map(line)).chain(edition.event.guests().iter().map(guest));
    let mut rows: Vec<Vec<Cell>> = rows.collect();
    for (nth, row) in (1_i64..).zip(rows.iter_mut().skip(1)) {
        row[0] = Cell::number(nth);
    }
    Some(named(passing::TITLE.of(l), l, table, rows))
}

fn named(name: &str, l: Language, table: &Table, rows: Vec<Vec<Cell>>) -> Sheet {
    Sheet { name: name.to_owned(), title: print::of_round(l, name, table.through.0), rows }
}
