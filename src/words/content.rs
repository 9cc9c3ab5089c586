//! What does a decision say, part by part? For the eye that compares two of them.
use super::{Language, categories, common, events, format, log, people, rules};
use crate::regulation::{Regulation, Rule};
use crate::tournament::{About, Decision, Entry, Lots, Pairing, Tables, Tournament};
use crate::units::{CivilDate, PlayerId};

/// What two decisions of one kind say differently; each as one line if it has no parts.
pub fn two_sides(
    language: Language,
    [one, other]: [&Decision; 2],
    tournament: &Tournament,
) -> [Vec<String>; 2] {
    let of = |decision| parts(language, decision, tournament);
    let (first, second) = (of(one), of(other));
    let differing = |own: &[String], others: &[String], decision| {
        let lines: Vec<String> = own.iter().filter(|line| !others.contains(line)).cloned().collect();
        if lines.is_empty() { vec![log::line(language, decision, tournament)] } else { lines }
    };
    [differing(&first, &second, one), differing(&second, &first, other)]
}

fn parts(l: Language, decision: &Decision, tournament: &Tournament) -> Vec<String> {
    let name = |id: PlayerId| tournament.player(id).map_or("–", |player| player.entry.name.as_str());
    match decision {
        Decision::Describe(about) => about_parts(l, about),
        Decision::Amend(regulation) => rule_parts(l, regulation),
        Decision::Edit { entry, .. } => entry_parts(l, entry),
        Decision::AssignNumbers(numbers) => {
            let mut numbers = numbers.clone();
            numbers.sort_by_key(|&(_, number)| number);
            numbers.iter().map(|&(player, number)| format!("{}. {}", number.0, name(player))).collect()
        }
        Decision::SetTables(tables) => table_parts(l, tables),
        Decision::Reseat { pairings, .. } => {
            let board = |at: &Pairing| format!("{}. {} – {}", at.board.0, name(at.red), name(at.black));
            pairings.iter().map(board).collect()
        }
        Decision::DrawLots(Lots::Typed(order)) => {
            (1..).zip(order).map(|(nth, &player)| format!("{nth}. {}", name(player))).collect()
        }
        Decision::Invite(guests) => guests.iter().map(|guest| guest.name.clone()).collect(),
        Decision::Found { .. }
        | Decision::Register(_)
        | Decision::Remove(_)
        | Decision::Withdraw { .. }
        | Decision::Reinstate { .. }
        | Decision::PlanLeave { .. }
        | Decision::DrawNumbers(_)
        | Decision::DrawFirstSide(_)
        | Decision::SetTerms { .. }
        | Decision::Pair { .. }
        | Decision::Publish(_)
        | Decision::StartRound(_)
        | Decision::Arrive { .. }
        | Decision::KeepIn(_)
        | Decision::Unpair(_)
        | Decision::SetResult(_)
        | Decision::Check(_)
        | Decision::Sanction(_)
        | Decision::DrawLots(Lots::Drawn(_))
        | Decision::CallUp { .. }
        | Decision::Schedule { .. }
        | Decision::Note { .. }
        | Decision::Undo(_)
        | Decision::Dismiss(_) => Vec::new(),
    }
}

/// "Club: An Giang"; an empty field is shown as such, for the other side may have filled it.
fn part(label: &str, value: &str) -> String {
    let value = if value.is_empty() { "–" } else { value };
    format!("{label}: {value}")
}

fn about_parts(l: Language, about: &About) -> Vec<String> {
    let day = |day: Option<CivilDate>| day.map_or_else(String::new, |day| format::date(l, day));
    vec![
        part(events::TITLE.of(l), &about.title),
        part(events::VENUE.of(l), &about.venue),
        part(events::FIRST_DAY.of(l), &day(about.first_day)),
        part(events::LAST_DAY.of(l), &day(about.last_day)),
        part(events::CHIEF_ARBITER.of(l), &about.chief_arbiter),
    ]
}

fn entry_parts(l: Language, entry: &Entry) -> Vec<String> {
    let number = |number: Option<u16>| number.map_or_else(String::new, |number| number.to_string());
    vec![
        part(people::NAME.of(l), &entry.name),
        part(people::SEX.of(l), entry.sex.map_or("", |sex| people::sex(l, sex))),
        part(people::BIRTH.of(l), &entry.birth.map_or_else(String::new, |birth| people::birth(l, birth))),
        part(common::CLUB.of(l), &entry.club),
        part(people::PROVINCE.of(l), &entry.province),
        part(people::FEDERATION.of(l), &entry.federation),
        part(people::GRADE.of(l), &people::titles(&entry.titles)),
        part(people::RATING.of(l), &people::ratings(&entry.ratings)),
        part(people::MEMBER_ID.of(l), &entry.member_id),
        part(people::PHONE.of(l), &entry.phone),
        part(people::FIXED_BOARD.of(l), &number(entry.fixed_board.map(|board| board.0))),
    ]
}

fn table_parts(l: Language, tables: &Tables) -> Vec<String> {
    let list = tables.rating_list.as_deref().map_or_else(String::new, |list| people::rating_list(l, list));
    let groups: Vec<String> = tables.categories.iter().map(|group| categories::name(l, group)).collect();
    vec![part(people::RATING_LIST.of(l), &list), part(categories::ADDED.of(l), &groups.join("; "))]
}

fn rule_parts(l: Language, regulation: &Regulation) -> Vec<String> {
    let rule =
        |rule: Rule| part(rules::heading(rule).of(l), &rules::sentences(l, regulation, rule).join(" "));
    regulation.rules().map(rule).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::sample::Desk;

    fn described(title: &str, venue: &str) -> Decision {
        Decision::Describe(About { title: title.to_owned(), venue: venue.to_owned(), ..About::default() })
    }

    fn sides(one: &Decision, other: &Decision) -> [Vec<String>; 2] {
        two_sides(Language::English, [one, other], Desk::of(2).event())
    }

    #[test]
    fn only_what_differs_is_said() {
        let [one, other] = sides(&described("Cup", "Huế"), &described("Cup", ""));
        assert_eq!((one, other), (vec!["Venue: Huế".to_owned()], vec!["Venue: –".to_owned()]));
    }

    #[test]
    fn rules_that_differ_are_said_with_their_headings() {
        let desk = Desk::of(2);
        let mut regulation = desk.event().regulation().clone();
        let before = Decision::Amend(Box::new(regulation.clone()));
        regulation.games_per_encounter.value = 2;
        let [one, other] = sides(&before, &Decision::Amend(Box::new(regulation)));
        let heading = rules::heading(Rule::GamesPerEncounter).of(Language::English);
        assert!(one.len() == 1 && one[0].starts_with(heading) && other[0].starts_with(heading));
    }

    #[test]
    fn what_has_no_parts_is_one_line() {
        let leave = |round| Decision::Schedule { round: crate::units::RoundNo(round), at: None };
        assert_eq!(sides(&leave(1), &leave(2))[0], ["Round 1 is at –"]);
    }
}
