//! What is the whole event as one page that needs nothing else? (Case O21.)
//!
//! The page opens from a phone's files without a network: styles and script stand in it, and its policy
//! lets nothing else in, by their hashes. The language is switched without the script, which is for the
//! search alone; where no scripts run there is no field to type in. The same edition in the same language
//! is the same page, byte by byte.
mod markup;
mod people;
mod rounds;
mod standings;
#[cfg(test)]
mod tests;

use super::Edition;
use crate::exchange::sheet::escaped;
use crate::words::{Language, common, format, handout, print};
use markup::Markup;
use sha2::{Digest, Sha256};

/// The colours of the app, and what the page makes of them.
const STYLE: &str =
    concat!(include_str!("../../../style/tokens.css"), include_str!("../../../style/page.css"));
const SCRIPT: &str = include_str!("search.js");

/// The page of an event, at first in this language.
pub fn page(edition: &Edition<'_>, language: Language) -> String {
    let mut body = Markup::default();
    languages(&mut body, language);
    body.tag("<header>");
    title(&mut body, edition);
    body.tag("</header>\n<main>");
    rounds::rounds(&mut body, edition);
    standings::standings(&mut body, edition);
    people::people(&mut body, edition);
    body.tag("</main>\n<footer><p>");
    body.word(handout::LATEST);
    body.tag("</p><p>Kỳ Đài <span lang=\"zh-Hans\">棋台</span></p></footer>");
    let title = escaped(&edition.event.about().title);
    let (lang, policy, body) = (language.tag(), policy(), body.into_text());
    format!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"referrer\" content=\"no-referrer\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n{body}\n<script>{SCRIPT}</script>\n</body>\n</html>\n"
    )
}

/// Nothing is loaded from anywhere; of scripts and styles only those that stand in the page.
fn policy() -> String {
    let hash = |text: &str| format!("'sha256-{}'", base64(&Sha256::digest(text.as_bytes())));
    let (style, script) = (hash(STYLE), hash(SCRIPT));
    format!("default-src 'none'; style-src {style}; script-src {script}; base-uri 'none'; form-action 'none'")
}

/// Base64 (RFC 4648, section 4).
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |at: usize| u32::from(chunk.get(at).copied().unwrap_or_default());
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..4 {
            let index = usize::try_from(bits >> (18 - 6 * place) & 63).unwrap_or_default();
            out.push(if place <= chunk.len() { char::from(LETTERS[index]) } else { '=' });
        }
    }
    out
}

/// The choice of the language: radio buttons before everything else, so that styles can follow them.
fn languages(body: &mut Markup, chosen: Language) {
    for language in Language::ALL {
        body.tag("<input type=\"radio\" name=\"l\"");
        body.attribute("id", id(language));
        body.attribute("value", language.tag());
        body.attribute("aria-label", language.own_name());
        body.tag(if language == chosen { " checked>" } else { ">" });
    }
    body.tag("\n<nav class=\"languages\">");
    for language in Language::ALL {
        body.tag("<label");
        body.attribute("for", id(language));
        body.attribute("lang", language.tag());
        body.tag(">");
        body.text(language.own_name());
        body.tag("</label>");
    }
    body.tag("</nav>\n");
}

const fn id(language: Language) -> &'static str {
    match language {
        Language::Vietnamese => "l-v",
        Language::Chinese => "l-z",
        Language::English => "l-e",
    }
}

/// What event, where and when, of which state; then the way to the parts, and the search.
fn title(body: &mut Markup, edition: &Edition<'_>) {
    let about = edition.event.about();
    body.tag("<h1>");
    body.text(&about.title);
    body.tag("</h1>\n<p>");
    body.said(|l| {
        let days = [about.first_day, about.last_day].into_iter().flatten().map(|day| format::date(l, day));
        let mut days: Vec<String> = days.collect();
        days.dedup();
        let parts = [about.venue.clone(), days.join(" – ")];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    });
    body.tag("</p>\n<p class=\"stamp\">");
    body.said(|l| {
        let parts = [edition.latest(l), edition.stamp(l)];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    });
    body.tag("</p>\n<nav class=\"parts\">");
    for (open, word) in [
        ("<a href=\"#rounds\">", common::ROUNDS),
        ("<a href=\"#standings\">", common::STANDINGS),
        ("<a href=\"#cross\">", print::CROSS_TABLE),
        ("<a href=\"#people\">", common::PEOPLE),
    ] {
        body.tag(open);
        body.word(word);
        body.tag("</a>");
    }
    body.tag("</nav>\n<p class=\"find\" hidden><label for=\"find\">");
    body.word(crate::words::people::SEARCH);
    body.tag("</label><input type=\"search\" id=\"find\" autocomplete=\"off\" spellcheck=\"false\"></p>\n<p class=\"none\" role=\"status\" hidden>");
    body.word(crate::words::people::NOBODY_FOUND);
    body.tag("</p>\n");
}
