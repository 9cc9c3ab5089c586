//! What is the table of one category? The rows that belong to it, with their places among themselves.
use super::{Row, Table};
use crate::regulation::{Category, Limit};
use crate::tournament::{Birth, Entry, Player, Sex, Tournament};
use crate::units::{CivilDate, PlayerId};
use std::collections::BTreeMap;

/// Whether somebody belongs to a category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Belongs {
    /// Yes.
    Yes,
    /// No.
    No,
    /// It depends on something that nobody wrote down: the sex, the day of birth, the first day.
    Unknown,
}

/// Whether somebody belongs to a category, in an event that begins on this day and goes by this list of ratings.
pub fn belongs(
    entry: &Entry,
    category: &Category,
    first_day: Option<CivilDate>,
    rating_list: &str,
) -> Belongs {
    match category {
        Category::Everyone => Belongs::Yes,
        Category::Women => match entry.sex {
            Some(Sex::Woman) => Belongs::Yes,
            Some(Sex::Man) => Belongs::No,
            None => Belongs::Unknown,
        },
        Category::Juniors(limit) => in_age(entry.birth, *limit, first_day, Side::Young),
        Category::Seniors(limit) => in_age(entry.birth, *limit, first_day, Side::Old),
        Category::Club(club) => is(same(&entry.club, club)),
        Category::Federation(federation) => is(same(&entry.federation, federation)),
        Category::Rated { from, to } => is(entry.rating(rating_list).is_some_and(|rating| {
            from.is_none_or(|from| from <= rating) && to.is_none_or(|to| rating <= to)
        })),
    }
}

/// The table of a category: places and what separated two are those among its rows. Sums stay those of
/// the whole table, and so does the explanation of a place ([`super::terms`]).
pub fn category_table(tournament: &Tournament, table: &Table, category: &Category) -> Table {
    let ground = Ground::of(tournament);
    let mut rows: Vec<Row> = Vec::new();
    // The first criterion that separated anyone since the last row that belongs here: the chain splits
    // groups into smaller ones, so it is the one that separates the two.
    let mut separated_by: Option<usize> = None;
    let mut last: Option<&Row> = None;
    for row in &table.rows {
        separated_by = [separated_by, row.separated_by].into_iter().flatten().min();
        let player = tournament.player(row.player);
        if player.is_none_or(|player| ground.has(player, category) != Belongs::Yes) {
            continue;
        }
        let is_shared = last.is_some_and(|last| last.place == row.place);
        let place = match rows.last() {
            Some(above) if is_shared => above.place,
            Some(_) | None => u16::try_from(rows.len() + 1).unwrap_or(u16::MAX),
        };
        let is_split = last.is_some_and(|last| !is_shared && last.is_annulled == row.is_annulled);
        rows.push(Row { place, separated_by: separated_by.filter(|_| is_split), ..row.clone() });
        separated_by = None;
        last = Some(row);
    }
    Table { through: table.through, criteria: table.criteria.clone(), rows }
}

/// Whose tables can be asked for: everyone's, those of the groups that the organizer added, and of the
/// others those that some belong to and some do not.
pub fn categories(tournament: &Tournament) -> Vec<Category> {
    let named = |name: fn(&Entry) -> &String, category: fn(String) -> Category| {
        let mut names: BTreeMap<String, String> = BTreeMap::new();
        for player in tournament.players() {
            let name = name(&player.entry).trim();
            if !name.is_empty() {
                names.entry(name.to_lowercase()).or_insert_with(|| name.to_owned());
            }
        }
        names.into_values().map(category)
    };
    let added = &tournament.tables().categories;
    let offered = Category::OFFERED.into_iter().filter(|category| !added.contains(category));
    let all = std::iter::once(Category::Women)
        .chain(offered)
        .chain(named(|entry| &entry.federation, Category::Federation))
        .chain(named(|entry| &entry.club, Category::Club));
    let ground = Ground::of(tournament);
    let is_some = |category: &Category| {
        let n = tournament.players().filter(|player| ground.has(player, category) == Belongs::Yes).count();
        n > 0 && n < tournament.n_players()
    };
    std::iter::once(Category::Everyone).chain(added.iter().cloned()).chain(all.filter(is_some)).collect()
}

/// Of whom it is not known whether they belong to a category, in the order of the list.
pub fn unknown_of(tournament: &Tournament, category: &Category) -> Vec<PlayerId> {
    let ground = Ground::of(tournament);
    let unknown = tournament.players().filter(|player| ground.has(player, category) == Belongs::Unknown);
    unknown.map(|player| player.id).collect()
}

/// What an event measures people by.
struct Ground<'a> {
    first_day: Option<CivilDate>,
    rating_list: &'a str,
}

impl<'a> Ground<'a> {
    fn of(tournament: &'a Tournament) -> Self {
        Self { first_day: tournament.about().first_day, rating_list: tournament.rating_list() }
    }

    fn has(&self, player: &Player, category: &Category) -> Belongs {
        belongs(&player.entry, category, self.first_day, self.rating_list)
    }
}

const fn is(member: bool) -> Belongs {
    if member { Belongs::Yes } else { Belongs::No }
}

/// Names of clubs are typed by hand: case and outer spaces tell nothing apart ([`Tournament::houses`]).
fn same(a: &str, b: &str) -> bool {
    a.trim().to_lowercase() == b.trim().to_lowercase()
}

/// On which side of a limit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Young,
    Old,
}

fn in_age(birth: Option<Birth>, limit: Limit, first_day: Option<CivilDate>, side: Side) -> Belongs {
    let Some(birth) = birth else { return Belongs::Unknown };
    match limit {
        Limit::Born(year) => is(match side {
            Side::Young => birth.year() >= year,
            Side::Old => birth.year() <= year,
        }),
        Limit::Age(years) => {
            let Some(day) = first_day else { return Belongs::Unknown };
            let (least, most) = ages(birth, day);
            let has = |age: i32| match side {
                Side::Young => age <= i32::from(years),
                Side::Old => age >= i32::from(years),
            };
            if has(least) == has(most) { is(has(least)) } else { Belongs::Unknown }
        }
    }
}

/// The least and the most full years that somebody can have on a day; of who only told the year the
/// birthday may be behind or to come.
fn ages(birth: Birth, day: CivilDate) -> (i32, i32) {
    let (year, month, of_month) = day.parts();
    let turned = i32::from(year) - i32::from(birth.year());
    match birth {
        Birth::Year(_) => (turned - 1, turned),
        Birth::Day(born) => {
            let (_, born_month, born_of_month) = born.parts();
            let age = if (month, of_month) < (born_month, born_of_month) { turned - 1 } else { turned };
            (age, age)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::table;
    use crate::tournament::sample::{BLACK, DRAW, Desk, RED};
    use crate::tournament::{About, Decision, Rating, Tables};
    use crate::units::RoundNo;

    fn born(birth: Birth) -> Entry {
        Entry { birth: Some(birth), ..Entry::default() }
    }

    #[test]
    fn age_is_counted_in_full_years_on_the_first_day_and_unknown_where_the_year_leaves_it_open() {
        let first_day = CivilDate::new(2023, 1, 1);
        let day = |year, month, day| Birth::Day(CivilDate::new(year, month, day).expect("a day"));
        let (u18, over55) = (Category::Juniors(Limit::Age(18)), Category::Seniors(Limit::Age(55)));
        for (category, birth, due) in [
            (&u18, day(2004, 1, 1), Belongs::No),
            (&u18, day(2004, 1, 2), Belongs::Yes),
            (&u18, Birth::Year(2005), Belongs::Yes),
            (&u18, Birth::Year(2004), Belongs::Unknown),
            (&u18, Birth::Year(2003), Belongs::No),
            (&over55, day(1968, 1, 1), Belongs::Yes),
            (&over55, day(1968, 1, 2), Belongs::No),
            (&over55, Birth::Year(1968), Belongs::Unknown),
            (&over55, Birth::Year(1967), Belongs::Yes),
        ] {
            assert_eq!(belongs(&born(birth), category, first_day, ""), due, "{category:?}, {birth:?}");
            assert_eq!(belongs(&born(birth), category, None, ""), Belongs::Unknown, "without a first day");
        }
        assert_eq!(belongs(&Entry::default(), &u18, first_day, ""), Belongs::Unknown);
    }

    #[test]
    fn a_year_of_birth_a_sex_a_club_and_a_rating_are_compared_as_they_stand() {
        let entry = Entry {
            sex: Some(Sex::Woman),
            birth: Some(Birth::Year(2008)),
            club: " CLB Châu Đức".to_owned(),
            federation: "VIE".to_owned(),
            ratings: Rating::alone(Some(1_800)),
            ..Entry::default()
        };
        let rated = |from, to| Category::Rated { from, to };
        for (category, due) in [
            (Category::Everyone, Belongs::Yes),
            (Category::Women, Belongs::Yes),
            (Category::Juniors(Limit::Born(2008)), Belongs::Yes),
            (Category::Juniors(Limit::Born(2009)), Belongs::No),
            (Category::Seniors(Limit::Born(2008)), Belongs::Yes),
            (Category::Seniors(Limit::Born(2007)), Belongs::No),
            (Category::Club("clb châu đức ".to_owned()), Belongs::Yes),
            (Category::Club("CLB Vũng Tàu".to_owned()), Belongs::No),
            (Category::Federation("vie".to_owned()), Belongs::Yes),
            (rated(Some(1_800), None), Belongs::Yes),
            (rated(None, Some(1_799)), Belongs::No),
            (rated(Some(1_700), Some(1_800)), Belongs::Yes),
        ] {
            assert_eq!(belongs(&entry, &category, None, ""), due, "{category:?}");
        }
        let nobody = Entry::default();
        assert_eq!(belongs(&nobody, &Category::Women, None, ""), Belongs::Unknown);
        assert_eq!(belongs(&nobody, &rated(None, Some(2_000)), None, ""), Belongs::No, "no rating, no group");
    }

    /// Six players, three of them women; two rounds of a round robin.
    fn event() -> Desk {
        let mut desk = Desk::of(6);
        for (nth, sex) in [(1, Sex::Man), (2, Sex::Woman), (3, Sex::Man), (4, Sex::Woman), (6, Sex::Woman)] {
            let player = desk.player(nth);
            let entry = desk.event().player(player).expect("a player").entry.clone();
            desk.decide(Decision::Edit { player, entry: Entry { sex: Some(sex), ..entry } });
        }
        for outcomes in [[RED, BLACK, RED], [DRAW, RED, BLACK]] {
            desk.pair_next();
            let round = desk.event().last_round();
            for (board, outcome) in (1..).zip(outcomes) {
                desk.decide(desk.result(round.0, board, outcome));
            }
        }
        desk
    }

    #[test]
    fn the_table_of_women_keeps_their_order_and_counts_their_places_anew() {
        let desk = event();
        let all = table(desk.event(), RoundNo(2));
        let women = category_table(desk.event(), &all, &Category::Women);
        let order = |table: &Table| table.rows.iter().map(|row| row.player).collect::<Vec<_>>();
        let due: Vec<PlayerId> = order(&all)
            .into_iter()
            .filter(|&player| [2, 4, 6].map(|nth| desk.player(nth)).contains(&player))
            .collect();
        assert_eq!((due.len(), order(&women)), (3, due));
        assert_eq!(women.rows[0].place, 1);
        for pair in women.rows.windows(2) {
            let place = |player| all.rows.iter().find(|row| row.player == player).map(|row| row.place);
            let is_shared = place(pair[0].player) == place(pair[1].player);
            assert_eq!(pair[0].place == pair[1].place, is_shared, "shared as in the whole table");
            // The criterion named is the first in which the two differ.
            let differ = |index: &usize| pair[0].values[*index] != pair[1].values[*index];
            let first = (0..all.criteria.len()).find(differ);
            assert_eq!(pair[1].separated_by, first.filter(|_| !is_shared), "{pair:?}");
        }
        assert_eq!(category_table(desk.event(), &all, &Category::Everyone), all);
        assert_eq!(categories(desk.event()), [Category::Everyone, Category::Women], "nobody has a club");
        assert_eq!(unknown_of(desk.event(), &Category::Women), [desk.player(5)]);
    }

    #[test]
    fn juniors_need_the_events_first_day() {
        let mut desk = event();
        let player = desk.player(3);
        let entry = desk.event().player(player).expect("a player").entry.clone();
        let birth = Some(Birth::Year(2010));
        desk.decide(Decision::Edit { player, entry: Entry { birth, ..entry } });
        let all = table(desk.event(), RoundNo(2));
        let juniors = Category::Juniors(Limit::Age(16));
        assert_eq!(category_table(desk.event(), &all, &juniors).rows, []);
        let about = About { first_day: CivilDate::new(2023, 1, 1), ..desk.event().about().clone() };
        desk.decide(Decision::Describe(about));
        let rows = category_table(desk.event(), &all, &juniors).rows;
        assert_eq!(rows.iter().map(|row| (row.player, row.place)).collect::<Vec<_>>(), [(player, 1)]);
    }

    #[test]
    fn a_group_that_the_organizer_added_has_a_table_from_then_on_and_goes_by_the_chosen_list() {
        let mut desk = event();
        let rated = Category::Rated { from: Some(2_000), to: None };
        for (nth, ratings) in [(1, [1_900, 2_100]), (2, [2_050, 1_000])] {
            let player = desk.player(nth);
            let entry = desk.event().player(player).expect("a player").entry.clone();
            let ratings = ["QG", "AXF"].into_iter().zip(ratings);
            let ratings = ratings.map(|(list, value)| Rating { list: list.to_owned(), value }).collect();
            desk.decide(Decision::Edit { player, entry: Entry { ratings, ..entry } });
        }
        let all = table(desk.event(), RoundNo(2));
        let members = |desk: &Desk| -> Vec<PlayerId> {
            let rows = category_table(desk.event(), &all, &rated).rows;
            rows.into_iter().map(|row| row.player).collect()
        };
        assert_eq!(members(&desk), [desk.player(2)], "the first list that somebody stands in");
        let born = Category::Juniors(Limit::Born(2015));
        let tables = Tables { rating_list: Some("axf".to_owned()), categories: vec![born.clone()] };
        desk.decide(Decision::SetTables(tables));
        assert_eq!(members(&desk), [desk.player(1)]);
        assert_eq!(categories(desk.event())[..2], [Category::Everyone, born], "though nobody is in it yet");
    }
}
