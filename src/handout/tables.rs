//! Which tables can be taken out: who meets whom, who is ahead, who played whom, who is there.
pub mod awards;

use super::cells::{cross_cell, result, sit_out_cell};
use super::{Cell, Edition, Sheet};
use crate::regulation::System;
use crate::standings::{self, CrossOrder, CrossRow, RoundOf, RoundsOf, Row, Table, by_round, cross_table};
use crate::tournament::{Birth, Encounter, Entry, Player, Round, Sex, SittingOut, Tournament};
use crate::units::{HalfPoints, PairingNo, PlayerId, RoundNo, order};
use crate::words::{Language, Text, common, format, handout, people, print, rounds, standings as words};
use std::collections::BTreeMap;

/// Everyone's points before a round; none before the first.
pub type Before = BTreeMap<PlayerId, HalfPoints>;

/// Everyone's points before this round.
pub fn points_before(event: &Tournament, round: RoundNo) -> Before {
    match round.0 {
        0 | 1 => Before::new(),
        no => standings::all_points(event, RoundNo(no - 1)),
    }
}

/// The pairs of a round that the players know, with results as far as there are.
pub fn pairings(edition: &Edition<'_>, l: Language, round: &Round) -> Sheet {
    let before = points_before(edition.event, round.no);
    let scoring = edition.event.regulation().scoring.value;
    let person = |player: PlayerId| {
        let club = edition.event.player(player).map_or("", |player| &player.entry.club);
        [Cell::text_of(edition.name(player)), Cell::text_of(club)]
    };
    let points = |player: PlayerId| match before.get(&player) {
        Some(points) => Cell::Hundredths(i64::from(points.0) * 50),
        None => Cell::text_of(""),
    };
    let met = |encounter: &Encounter| {
        let pairing = encounter.pairing;
        let results = encounter
            .games(round.no)
            .map(|game| game.outcome.map(|outcome| result(&scoring, &game, outcome)));
        let results: Vec<String> = results.map(Option::unwrap_or_default).collect();
        let mut row = vec![Cell::number(pairing.board.0)];
        row.extend(person(pairing.red));
        row.extend([points(pairing.red), Cell::text_of(results.join("  ").trim()), points(pairing.black)]);
        row.extend(person(pairing.black));
        row
    };
    let out = |out: &SittingOut| {
        let mut row = vec![Cell::text_of("–")];
        row.extend(person(out.player));
        row.extend([points(out.player), Cell::text_of(rounds::sit_out(l, out.why))]);
        row
    };
    let rows = round.encounters.iter().map(met).chain(round.sitting_out.iter().map(out));
    Sheet {
        name: common::round(l, round.no.0),
        title: print::pairs_of_round(l, round.no.0, round.version()),
        rows: std::iter::once(pairing_heads(l)).chain(rows).collect(),
    }
}

fn pairing_heads(l: Language) -> Vec<Cell> {
    let [red, black] = [common::RED, common::BLACK].map(|side| side.of(l));
    let (club, points) = (common::CLUB.of(l), common::POINTS.of(l));
    texts([common::BOARD.of(l), red, club, points, print::RESULT.of(l), points, black, club])
}

/// The table after a round.
pub fn standings(edition: &Edition<'_>, l: Language, table: &Table) -> Sheet {
    let first = [words::RANK.of(l), words::PLAYER.of(l), common::CLUB.of(l)].map(Cell::text_of);
    let heads = table.criteria.iter().map(|criterion| Cell::text_of(words::head(l, criterion)));
    let line = |row: &Row| {
        let club = edition.event.player(row.player).map_or("", |player| &player.entry.club);
        let name = match row.is_annulled {
            true => format!("{} ({})", edition.name(row.player), words::ANNULLED_SHORT.of(l)),
            false => edition.name(row.player).to_owned(),
        };
        let person = [Cell::number(row.place), Cell::text_of(name), Cell::text_of(club)];
        person.into_iter().chain(row.values.iter().copied().map(Cell::value)).collect()
    };
    let rows = std::iter::once(first.into_iter().chain(heads).collect()).chain(table.rows.iter().map(line));
    let title = words::title(l, table.through.0);
    Sheet { name: title.clone(), title, rows: rows.collect() }
}

/// Who played whom, in the order of the standings, as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cross {
    /// What a column is.
    pub by: CrossBy,
    /// So many columns, headed by their numbers from 1.
    pub n_columns: usize,
    /// Everyone's cells.
    pub rows: Vec<(PlayerId, Vec<String>)>,
}

/// What a column of a cross table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CrossBy {
    /// An opponent, in the order of the rows: for a round robin.
    Opponents,
    /// A round: for a Swiss system, where most have not met.
    Rounds,
}

impl Cross {
    /// The cross table that suits the event.
    pub fn of(event: &Tournament, table: &Table) -> Self {
        match event.regulation().system.value {
            System::RoundRobin { .. } => {
                let rows = cross_table(event, table, CrossOrder::ByPlace).rows;
                let cells = |row: CrossRow| {
                    (row.player, row.cells.iter().map(|games| cross_cell(games)).collect::<Vec<_>>())
                };
                let (by, n_columns) = (CrossBy::Opponents, rows.len());
                Self { by, n_columns, rows: rows.into_iter().map(cells).collect() }
            }
            System::Swiss(_) => {
                let nth: BTreeMap<PlayerId, usize> =
                    (1..).zip(&table.rows).map(|(nth, row)| (row.player, nth)).collect();
                let cell = |round: &RoundOf| match round {
                    RoundOf::Met { opponent, games } => {
                        let nth = nth.get(opponent).copied().unwrap_or_default();
                        format!("{nth}:{}", cross_cell(games))
                    }
                    RoundOf::Out(why, points) => sit_out_cell(*why, *points),
                };
                let rows = by_round(event, table);
                let (by, n_columns) = (CrossBy::Rounds, rows.first().map_or(0, |row| row.rounds.len()));
                let cells = |row: &RoundsOf| (row.player, row.rounds.iter().map(cell).collect());
                Self { by, n_columns, rows: rows.iter().map(cells).collect() }
            }
        }
    }

    /// How the cells are read.
    pub const fn hint(&self) -> Text {
        match self.by {
            CrossBy::Opponents => handout::BY_OPPONENTS,
            CrossBy::Rounds => handout::BY_ROUNDS,
        }
    }

    /// Whether the cell would be a game against oneself.
    pub fn is_self(&self, row: usize, column: usize) -> bool {
        self.by == CrossBy::Opponents && row == column
    }
}

/// Who played whom, after a round.
pub fn cross_sheet(edition: &Edition<'_>, l: Language, table: &Table) -> Sheet {
    let cross = Cross::of(edition.event, table);
    let points: BTreeMap<PlayerId, &Row> = table.rows.iter().map(|row| (row.player, row)).collect();
    let mut head = texts(["#", words::PLAYER.of(l)]);
    head.extend((1..).take(cross.n_columns).map(|column: i64| Cell::number(column)));
    head.extend(table.criteria.first().map(|criterion| Cell::text_of(words::head(l, criterion))));
    let line = |(nth, (player, cells)): (u16, (PlayerId, Vec<String>))| {
        let mut row = vec![Cell::number(nth), Cell::text_of(edition.name(player))];
        row.extend(cells.into_iter().map(Cell::Text));
        row.extend(points.get(&player).and_then(|row| row.values.first()).copied().map(Cell::value));
        row
    };
    let rows = std::iter::once(head).chain((1..).zip(cross.rows).map(line)).collect();
    let name = print::CROSS_TABLE.of(l);
    Sheet { name: name.to_owned(), title: print::of_round(l, name, table.through.0), rows }
}

/// Whether phone numbers go out: only where the person says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phones {
    /// They stay here.
    Left,
    /// They go out.
    Given,
}

/// Everyone with a number, in its order, then the others.
pub fn people(edition: &Edition<'_>, l: Language, phones: Phones) -> Sheet {
    let mut listed: Vec<&Player> = edition.event.players().collect();
    order::by_key(&mut listed, |player| (player.number.is_none(), player.number));
    let lists = Lists::of(edition);
    let with_phone = |mut row: Vec<Cell>, phone: &str| {
        if phones == Phones::Given {
            row.push(Cell::text_of(phone));
        }
        row
    };
    let line =
        |player: &Player| with_phone(person(&player.entry, player.number, &lists, l), &player.entry.phone);
    let head = with_phone(person_heads(&lists, l), people::PHONE.of(l));
    let rows = std::iter::once(head).chain(listed.into_iter().map(line)).collect();
    let name = common::PEOPLE.of(l).to_owned();
    Sheet { title: name.clone(), name, rows }
}

fn person_heads(lists: &Lists<'_>, l: Language) -> Vec<Cell> {
    let mut heads = texts([
        handout::NUMBER.of(l),
        people::NAME.of(l),
        people::SEX.of(l),
        handout::BIRTH.of(l),
        common::CLUB.of(l),
        handout::PROVINCE.of(l),
        handout::FEDERATION.of(l),
    ]);
    let head = |word: Text, list: &&str| Cell::text_of(format!("{} {list}", word.of(l)).trim());
    heads.extend(lists.titles.iter().map(|by| head(people::GRADE, by)));
    heads.extend(lists.ratings.iter().map(|list| head(people::RATING, list)));
    heads.push(Cell::text_of(handout::MEMBER_ID.of(l)));
    heads
}

/// A column for each list of ratings, the one that counts first, and for each giver of titles.
struct Lists<'a> {
    titles: Vec<&'a str>,
    ratings: Vec<&'a str>,
}

impl<'a> Lists<'a> {
    fn of(edition: &Edition<'a>) -> Self {
        let event = edition.event;
        let counting = event.rating_list();
        let others = event.rating_lists().into_iter().filter(|list| *list != counting);
        let mut titles = vec![""];
        for title in event.players().flat_map(|player| &player.entry.titles) {
            if !titles.contains(&&*title.by) {
                titles.push(&title.by);
            }
        }
        Self { titles, ratings: std::iter::once(counting).chain(others).collect() }
    }
}

fn person(entry: &Entry, number: Option<PairingNo>, lists: &Lists<'_>, l: Language) -> Vec<Cell> {
    let sex = entry.sex.map_or("", |sex| match sex {
        Sex::Woman => people::WOMAN.of(l),
        Sex::Man => people::MAN.of(l),
    });
    let birth = entry.birth.map_or_else(String::new, |birth| match birth {
        Birth::Year(year) => year.to_string(),
        Birth::Day(day) => format::date(l, day),
    });
    let digits = |n: Option<u16>| n.map_or_else(|| Cell::text_of(""), Cell::number);
    let mut row = vec![digits(number.map(|number| number.0)), Cell::text_of(&entry.name)];
    let Entry { club, province, federation, .. } = entry;
    row.extend([sex, &birth, club, province, federation].map(Cell::text_of));
    row.extend(lists.titles.iter().map(|by| {
        let own = entry.titles.iter().filter(|title| title.by == **by).map(|title| &*title.title);
        Cell::text_of(own.collect::<Vec<_>>().join("; "))
    }));
    row.extend(lists.ratings.iter().map(|list| digits(entry.rating(list))));
    row.push(Cell::text_of(&entry.member_id));
    row
}

/// Everything, for one file: standings, cross table, rounds, people, and what it is of.
pub fn book(edition: &Edition<'_>, l: Language, phones: Phones) -> Vec<Sheet> {
    let table = standings::table(edition.event, edition.last_complete());
    let mut sheets = vec![standings(edition, l, &table), cross_sheet(edition, l, &table)];
    sheets.extend(edition.rounds().map(|round| pairings(edition, l, round)));
    sheets.push(people(edition, l, phones));
    with_about(edition, l, sheets)
}

/// The sheets, and after them one that says of what event, round and version they are.
pub fn with_about(edition: &Edition<'_>, l: Language, mut sheets: Vec<Sheet>) -> Vec<Sheet> {
    let of = sheets.iter().map(|sheet| sheet.title.clone());
    let lines = [edition.event.about().title.clone(), edition.stamp(l)].into_iter().chain(of);
    let name = handout::ABOUT.of(l).to_owned();
    let rows = lines.map(|line| vec![Cell::Text(line)]).collect();
    sheets.push(Sheet { title: name.clone(), name, rows });
    sheets
}

fn texts<const N: usize>(cells: [&str; N]) -> Vec<Cell> {
    cells.map(Cell::text_of).into()
}

#[cfg(test)]
mod tests;
