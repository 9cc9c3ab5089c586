//! Who is ahead, and who played whom? After the last round in which every game has a result.
use super::markup::Markup;
use super::rounds::row;
use crate::handout::Edition;
use crate::handout::tables::Cross;
use crate::standings::{Table, table};
use crate::words::{handout, print, standings as words};

pub(super) fn standings(body: &mut Markup, edition: &Edition<'_>) {
    let through = edition.last_complete();
    body.tag("<section id=\"standings\"><h2>");
    if through.0 == 0 {
        body.word(crate::words::common::STANDINGS);
        body.tag("</h2>\n<p>");
        body.word(handout::NO_STANDINGS);
        body.tag("</p></section>\n");
        // The link to the cross table leads somewhere, too.
        body.tag("<section id=\"cross\"></section>\n");
        return;
    }
    let table = table(edition.event, through);
    body.said(|l| words::title(l, through.0));
    body.tag("</h2>\n");
    places(body, edition, &table);
    body.tag("</section>\n<section id=\"cross\"><h2>");
    body.word(print::CROSS_TABLE);
    body.tag("</h2>\n");
    cross(body, edition, &table);
    body.tag("</section>\n");
}

fn places(body: &mut Markup, edition: &Edition<'_>, table: &Table) {
    body.tag("<div class=\"wide\" tabindex=\"0\"><table class=\"places\"><thead><tr>");
    body.head(words::RANK);
    body.head(words::PLAYER);
    for criterion in &table.criteria {
        body.tag("<th scope=\"col\" class=\"n\">");
        body.said(|l| words::head(l, criterion));
        body.tag("</th>");
    }
    body.tag("</tr></thead><tbody>\n");
    for place in &table.rows {
        let name = edition.name(place.player);
        row(body, name);
        body.number(&place.place.to_string());
        body.tag("<td>");
        body.name(name);
        let club = edition.event.player(place.player).map_or("", |player| &*player.entry.club);
        if !club.is_empty() {
            body.tag(" <small>");
            body.text(club);
            body.tag("</small>");
        }
        if place.is_annulled {
            body.tag(" <small>");
            body.word(words::ANNULLED_SHORT);
            body.tag("</small>");
        }
        body.tag("</td>");
        for &value in &place.values {
            body.number(&words::value(value));
        }
        body.tag("</tr>\n");
    }
    body.tag("</tbody></table></div>\n");
    formulas(body, table);
}

/// What each criterion adds up.
fn formulas(body: &mut Markup, table: &Table) {
    body.tag("<ul class=\"notes\">");
    for criterion in &table.criteria {
        body.tag("<li><b>");
        body.said(|l| words::head(l, criterion));
        body.tag("</b>: ");
        body.said(|l| words::formula(l, criterion));
        body.tag("</li>");
    }
    body.tag("</ul>");
}

fn cross(body: &mut Markup, edition: &Edition<'_>, table: &Table) {
    let cross = Cross::of(edition.event, table);
    body.tag("<div class=\"wide\" tabindex=\"0\"><table class=\"cross\"><thead><tr><th scope=\"col\" class=\"n\">#</th>");
    body.head(words::PLAYER);
    for column in 1..=cross.n_columns {
        body.tag("<th scope=\"col\">");
        body.text(&column.to_string());
        body.tag("</th>");
    }
    body.tag("</tr></thead><tbody>\n");
    for (index, (player, cells)) in cross.rows.iter().enumerate() {
        let name = edition.name(*player);
        row(body, name);
        body.number(&(index + 1).to_string());
        body.tag("<td>");
        body.name(name);
        body.tag("</td>");
        for (column, cell) in cells.iter().enumerate() {
            if cross.is_self(index, column) {
                body.tag("<td class=\"self\"></td>");
            } else {
                body.cell(cell);
            }
        }
        body.tag("</tr>\n");
    }
    body.tag("</tbody></table></div>\n<p class=\"notes\">");
    body.word(cross.hint());
    body.tag("</p>");
}
