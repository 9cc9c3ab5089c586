//! What if the hall has no printer? The sheet as a page of its own, for a stick or a phone (case O21).
use crate::exchange::sheet::standalone_page;
use crate::ui::event::Event;
use crate::ui::preferences::language;
use crate::ui::take_away;
use leptos::prelude::document;
use wasm_bindgen::JsValue;

/// What a printed sheet needs of the styles.
const STYLES: [&str; 2] =
    [include_str!("../../../../style/tokens.css"), include_str!("../../../../style/print.css")];

/// Saves the papers in the node of this id. Their markup is what the browser makes of the nodes, so
/// every text in it is escaped.
///
/// # Errors
/// If the sheet is gone, or the browser cannot make a file.
pub fn save_page(event: Event, sheet: &str, papers: &str) -> Result<(), JsValue> {
    let document = document();
    let inner = |node: web_sys::Element| node.outer_html();
    let papers = document.get_element_by_id(papers).map(inner).ok_or(JsValue::NULL)?;
    let marks = document.query_selector(".sprite")?.map(inner).unwrap_or_default();
    let event_title = event.now().tournament().about().title.clone();
    let title = format!("{event_title} – {sheet}");
    let page = standalone_page(&title, language().tag(), &STYLES, &format!("{marks}{papers}"));
    take_away::download(&format!("{}.html", file_name(&title)), "text/html", page.as_bytes())
}

/// Letters and digits of the title, the rest as dashes.
fn file_name(title: &str) -> String {
    let kept: String = title.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).take(80).collect();
    let words: Vec<&str> = kept.split('-').filter(|word| !word.is_empty()).collect();
    words.join("-")
}
