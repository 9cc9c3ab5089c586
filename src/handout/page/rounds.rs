//! Who meets whom? Every round that the players know, the latest first and open.
use super::markup::Markup;
use crate::handout::tables::{Before, points_before};
use crate::handout::{Edition, result};
use crate::names::fold;
use crate::tournament::{Encounter, Round, SittingOut};
use crate::units::PlayerId;
use crate::words::{common, format, handout, print, rounds as words};

pub(super) fn rounds(body: &mut Markup, edition: &Edition<'_>) {
    body.tag("<section id=\"rounds\"><h2>");
    body.word(common::ROUNDS);
    body.tag("</h2>\n");
    let mut latest = true;
    for round in edition.rounds().rev() {
        body.tag(if latest { "<details open>" } else { "<details>" });
        latest = false;
        of(body, edition, round);
        body.tag("</details>\n");
    }
    if latest {
        body.tag("<p>");
        body.word(handout::NO_ROUND);
        body.tag("</p>\n");
    }
    body.tag("</section>\n");
}

fn of(body: &mut Markup, edition: &Edition<'_>, round: &Round) {
    let (at, n_open) = (edition.event.appointment(round.no), round.n_open());
    body.tag("<summary>");
    body.said(|l| {
        let at = at.map(|(day, time)| format!("{} {}", format::date(l, day), format::time(time)));
        let open = (n_open > 0).then(|| common::boards_open(l, n_open));
        // The first list of pairs needs no number: whoever has it sees none.
        let version = (round.version() > 1).then(|| print::pairs_version(l, round.version()));
        let parts = [Some(common::round(l, round.no.0)), version, at, open];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    });
    body.tag("</summary>\n<table class=\"pairs\"><thead><tr>");
    body.head(common::BOARD);
    body.head(common::RED);
    body.head(print::RESULT);
    body.head(common::BLACK);
    body.tag("</tr></thead><tbody>\n");
    let before = points_before(edition.event, round.no);
    for encounter in &round.encounters {
        met(body, edition, round, encounter, &before);
    }
    for out in &round.sitting_out {
        sits_out(body, edition, out, &before);
    }
    body.tag("</tbody></table>");
}

fn met(body: &mut Markup, edition: &Edition<'_>, round: &Round, encounter: &Encounter, before: &Before) {
    let pairing = encounter.pairing;
    let scoring = edition.event.regulation().scoring.value;
    let results = encounter.games(round.no).map(|game| match game.outcome {
        Some(outcome) => result(&scoring, &game, outcome),
        None => "·".to_owned(),
    });
    let names = [pairing.red, pairing.black].map(|player| edition.name(player));
    row(body, &names.join(" "));
    body.number(&pairing.board.0.to_string());
    person(body, edition, pairing.red, before);
    body.tag("<td class=\"r\">");
    body.text(&results.collect::<Vec<_>>().join("  "));
    body.tag("</td>");
    person(body, edition, pairing.black, before);
    body.tag("</tr>\n");
}

fn sits_out(body: &mut Markup, edition: &Edition<'_>, out: &SittingOut, before: &Before) {
    row(body, edition.name(out.player));
    body.number("–");
    person(body, edition, out.player, before);
    body.tag("<td class=\"o\" colspan=\"2\">");
    body.said(|l| words::sit_out(l, out.why).to_owned());
    body.tag("</td></tr>\n");
}

/// A row that is found by these names.
pub(super) fn row(body: &mut Markup, names: &str) {
    body.tag("<tr");
    body.attribute("data-n", &fold(names));
    body.tag(">");
}

/// A name, and the points before the round.
fn person(body: &mut Markup, edition: &Edition<'_>, player: PlayerId, before: &Before) {
    body.tag("<td>");
    body.name(edition.name(player));
    if let Some(points) = before.get(&player) {
        body.tag(" <small>");
        body.text(&points.to_string());
        body.tag("</small>");
    }
    body.tag("</td>");
}
