//! Who is there? Everyone by number, with what concerns everybody: no day of birth, no id, no phone.
use super::markup::Markup;
use super::rounds::row;
use crate::handout::Edition;
use crate::tournament::Player;
use crate::units::order;
use crate::words::{common, handout, people as words};

pub(super) fn people(body: &mut Markup, edition: &Edition<'_>) {
    let mut listed: Vec<&Player> = edition.event.players().collect();
    order::by_key(&mut listed, |player| (player.number.is_none(), player.number));
    body.tag("<section id=\"people\"><h2>");
    body.word(common::PEOPLE);
    body.tag("</h2>\n<div class=\"wide\" tabindex=\"0\"><table><thead><tr>");
    for word in [handout::NUMBER, words::NAME, common::CLUB, words::GRADE, words::RATING] {
        body.head(word);
    }
    body.tag("</tr></thead><tbody>\n");
    let list = edition.event.rating_list();
    for player in listed {
        let entry = &player.entry;
        row(body, &format!("{} {}", entry.name, entry.club));
        body.number(&player.number.map_or_else(String::new, |number| number.0.to_string()));
        body.tag("<td>");
        body.name(&entry.name);
        body.tag("</td>");
        body.cell(&entry.club);
        body.cell(&words::titles(&entry.titles));
        body.number(&entry.rating(list).map_or_else(String::new, |rating| rating.to_string()));
        body.tag("</tr>\n");
    }
    body.tag("</tbody></table></div></section>\n");
}
