//! In which order are people numbered before the first round? By rating, by title or by name (FIDE C.04.2).
use crate::names::{NameOrder, fold, name_key};
use crate::tournament::{Player, Title, Tournament};
use crate::units::{PairingNo, PlayerId, order};
use std::cmp::Reverse;

/// By what people are numbered. Equals go on by the next of the list, at last as they stand in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seeding {
    /// The highest rating first; whoever has none comes last.
    Rating,
    /// The highest title first.
    Title,
    /// By given name, as Vietnamese lists are.
    Name,
}

/// Titles from the highest, folded as [`fold`] does: Vietnamese, Chinese, FIDE's and WXF's.
const TITLES: [&[&str]; 7] = [
    &[
        "dac cap quoc te dai su",
        "dac cap dai su",
        "特级国际大师",
        "国际特级大师",
        "特级大师",
        "gm",
        "igm",
        "grandmaster",
    ],
    &["quoc te dai su", "国际大师", "im", "wgm", "international master"],
    &["dai su", "kien tuong", "kien tuong quoc gia", "大师", "棋协大师", "fm", "wim", "nm", "master"],
    &["du bi kien tuong", "候补大师", "cm", "wfm", "candidate master"],
    &["cap 1", "cap i", "一级棋士", "wcm"],
    &["cap 2", "cap ii", "二级棋士"],
    &["cap 3", "cap iii", "三级棋士"],
];

/// The numbers of everyone on the list.
pub fn numbers_by(tournament: &Tournament, by: Seeding) -> Vec<(PlayerId, PairingNo)> {
    let mut players: Vec<&Player> = tournament.players().collect();
    let list = tournament.rating_list();
    let rating = |player: &Player| Reverse(player.entry.rating(list));
    let title = |player: &Player| best_title(&player.entry.titles);
    match by {
        Seeding::Rating => order::by_key(&mut players, |player| (rating(player), title(player))),
        Seeding::Title => order::by_key(&mut players, |player| (title(player), rating(player))),
        Seeding::Name => {
            order::by_key(&mut players, |player| name_key(&player.entry.name, NameOrder::GivenName));
        }
    }
    players.into_iter().map(|player| player.id).zip((1..).map(PairingNo)).collect()
}

/// The rank of the highest title, whoever gave it.
fn best_title(titles: &[Title]) -> usize {
    titles.iter().map(|title| title_rank(&title.title)).min().unwrap_or_else(|| title_rank(""))
}

/// How far from the highest; titles that nobody knows come after those that are known, none last.
fn title_rank(title: &str) -> usize {
    let folded = fold(title);
    let known = TITLES.iter().position(|rank| rank.contains(&folded.trim()));
    known.unwrap_or(TITLES.len() + usize::from(folded.trim().is_empty()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regulation::presets::{PresetId, preset};
    use crate::tournament::sample::Desk;
    use crate::tournament::{Decision, Entry, Rating, Tables};

    fn entry(name: &str, title: &str, rating: Option<u16>) -> Entry {
        Entry {
            name: name.to_owned(),
            titles: Title::alone(title),
            ratings: Rating::alone(rating),
            ..Entry::default()
        }
    }

    fn order(by: Seeding) -> Vec<String> {
        let mut desk = Desk::found(preset(PresetId::PlainSwiss));
        desk.decide(Decision::Register(vec![
            entry("Nguyễn Văn Ánh", "", None),
            entry("Trần Anh", "Kiện tướng", Some(1800)),
            entry("Lê Đức", "cấp 1", Some(2400)),
            entry("许银川", "特级大师", None),
            entry("Phạm Dũng", "Quán quân phường", Some(1800)),
        ]));
        let numbers = numbers_by(desk.event(), by);
        assert!(numbers.iter().map(|(_, number)| number.0).eq(1..=5));
        let name = |id| desk.event().player(id).map(|player| player.entry.name.clone());
        numbers.into_iter().filter_map(|(id, _)| name(id)).collect()
    }

    #[test]
    fn the_highest_rating_then_the_highest_title_come_first() {
        let due = ["Lê Đức", "Trần Anh", "Phạm Dũng", "许银川", "Nguyễn Văn Ánh"];
        assert_eq!(order(Seeding::Rating), due);
    }

    #[test]
    fn titles_rank_across_languages() {
        let due = ["许银川", "Trần Anh", "Lê Đức", "Phạm Dũng", "Nguyễn Văn Ánh"];
        assert_eq!(order(Seeding::Title), due);
    }

    #[test]
    fn o20_names_go_by_given_name() {
        let due = ["Trần Anh", "Nguyễn Văn Ánh", "Phạm Dũng", "Lê Đức"];
        let named: Vec<String> = order(Seeding::Name).into_iter().filter(|name| name != "许银川").collect();
        assert_eq!(named, due);
    }

    #[test]
    fn of_several_lists_the_chosen_one_seeds_and_of_several_titles_the_highest_counts() {
        let mut desk = Desk::found(preset(PresetId::PlainSwiss));
        let rated = |list: &str, value| Rating { list: list.to_owned(), value };
        let titled = |by: &str, title: &str| Title { by: by.to_owned(), title: title.to_owned() };
        desk.decide(Decision::Register(vec![
            Entry { ratings: vec![rated("VIE", 2_000), rated("AXF", 1_500)], ..entry("A", "cấp 1", None) },
            Entry {
                ratings: vec![rated("VIE", 1_900), rated("AXF", 1_800)],
                titles: vec![titled("VIE", "cấp 3"), titled("WXF", "Grandmaster")],
                ..entry("B", "", None)
            },
            Entry { ratings: vec![rated("AXF", 1_700)], ..entry("C", "", None) },
        ]));
        let names = |desk: &Desk, by| -> String {
            let numbers = numbers_by(desk.event(), by).into_iter();
            numbers.filter_map(|(id, _)| Some(desk.event().player(id)?.entry.name.clone())).collect()
        };
        assert_eq!(desk.event().rating_lists(), ["VIE", "AXF"]);
        assert_eq!(names(&desk, Seeding::Rating), "ABC", "the first list there is, until one is chosen");
        assert_eq!(names(&desk, Seeding::Title), "BAC");
        desk.decide(Decision::SetTables(Tables { rating_list: Some("AXF".to_owned()), ..Tables::default() }));
        assert_eq!(names(&desk, Seeding::Rating), "BCA");
    }
}
