//! What is refused of lists of ratings and of groups, for the table of all refusals.
use crate::regulation::{Category, Limit};
use crate::tournament::{Decision, Entry, Field, Rating, Refusal, Tables, Title};

/// Decisions that are refused before a round is paired; `long` is longer than a line.
pub fn refused_of_lists(long: &str) -> Vec<(Decision, Refusal)> {
    let junior = Category::Juniors(Limit::Born(2012));
    let reversed = Category::Rated { from: Some(1_800), to: Some(1_700) };
    let many = (1..=33).map(|age| Category::Seniors(Limit::Age(age))).collect();
    let titled = Entry {
        titles: vec![Title { by: long.to_owned(), title: "GM".to_owned() }],
        ..Entry { name: "A".to_owned(), ..Entry::default() }
    };
    vec![
        (rated(&["AXF", "axf "]), Refusal::RatedTwice { list: "axf ".to_owned() }),
        (rated(&["a", "b", "c", "d", "e", "f", "g", "h", "i"]), Refusal::TooLong(Field::List)),
        (rated(&[long]), Refusal::TooLong(Field::Name)),
        (Decision::Register(vec![titled]), Refusal::TooLong(Field::Name)),
        (groups(vec![Category::Women]), Refusal::NoSuchGroup(Category::Women)),
        (groups(vec![junior.clone(), junior.clone()]), Refusal::NoSuchGroup(junior)),
        (groups(vec![reversed.clone()]), Refusal::NoSuchGroup(reversed)),
        (groups(many), Refusal::TooLong(Field::List)),
        (groups(vec![]), Refusal::NothingToDo),
    ]
}

fn groups(categories: Vec<Category>) -> Decision {
    Decision::SetTables(Tables { rating_list: None, categories })
}

fn rated(lists: &[&str]) -> Decision {
    let ratings = lists.iter().map(|list| Rating { list: (*list).to_owned(), value: 1_500 }).collect();
    Decision::Register(vec![Entry { name: "A".to_owned(), ratings, ..Entry::default() }])
}
