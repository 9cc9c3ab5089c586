//! What of the ratings that do not count here? TRF26 has a record for the rating of a federation (National
//! Rating Support): the code of the federation, then the fixed part of a player's line.
use super::birth;
use crate::exchange::trf::write::{NAME_WIDTH, plain};
use crate::tournament::{Player, Sex, Tournament};
use crate::units::{PlayerId, order};
use std::collections::BTreeMap;

/// A record for every rating of a list that is called by three letters, as federations are.
pub(super) fn lines(event: &Tournament, numbers: &BTreeMap<PlayerId, u16>) -> Vec<String> {
    codes(event).into_iter().flat_map(|code| of_list(event, numbers, code)).collect()
}

/// How the field was ranked, which such records ask for: numbers may be drawn.
pub(super) fn ranking(event: &Tournament) -> String {
    codes(event).first().map_or_else(String::new, |code| format!("{code} OTHER"))
}

fn codes(event: &Tournament) -> Vec<&str> {
    let counting = event.rating_list();
    event.rating_lists().into_iter().filter(|list| *list != counting && is_code(list)).collect()
}

/// Codes that begin so are those of pairing programs.
fn is_code(list: &str) -> bool {
    list.len() == 3
        && list.bytes().all(|letter| letter.is_ascii_uppercase())
        && !["XX", "BB"].iter().any(|program| list.starts_with(program))
}

fn of_list(event: &Tournament, numbers: &BTreeMap<PlayerId, u16>, code: &str) -> Vec<String> {
    let rated = |player: &Player| Some((*numbers.get(&player.id)?, player.entry.rating(code)?));
    let mut rated: Vec<(u16, u16, &Player)> = event
        .players()
        .filter_map(|player| rated(player).map(|(number, rating)| (number, rating, player)))
        .collect();
    order::by_key(&mut rated, |&(number, ..)| number);
    rated.into_iter().map(|(number, rating, player)| record(code, number, rating, player)).collect()
}

fn record(code: &str, number: u16, rating: u16, player: &Player) -> String {
    let entry = &player.entry;
    let sex = match entry.sex {
        Some(Sex::Man) => 'm',
        Some(Sex::Woman) => 'w',
        None => ' ',
    };
    let own = entry.titles.iter().find(|title| title.by == code);
    // A name without Latin letters would shift the columns; the player's own line says who it is.
    let name = Some(plain(&entry.name, NAME_WIDTH)).filter(|name| name.is_ascii()).unwrap_or_default();
    let line = format!(
        "{code} {number:>4} {sex}{:>3} {:<NAME_WIDTH$} {rating:>4} {:<3} {:>11} {:<10}",
        plain(own.map_or("", |title| &title.title), 3),
        name,
        plain(&entry.federation, 3),
        "",
        entry.birth.map_or_else(String::new, birth),
    );
    line.trim_end().to_owned()
}
