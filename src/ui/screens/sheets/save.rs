//! What if the hall has no printer? The sheet as a page of its own, for a stick or a phone (case O21).
use crate::exchange::sheet::standalone_page;
use crate::handout::Edition;
use crate::ui::take_away;
use crate::words::Language;
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
pub fn save_page(l: Language, edition: &Edition<'_>, sheet: &str, papers: &str) -> Result<(), JsValue> {
    let document = document();
    let inner = |node: web_sys::Element| node.outer_html();
    let papers = document.get_element_by_id(papers).map(inner).ok_or(JsValue::NULL)?;
    let marks = document.query_selector(".sprite")?.map(inner).unwrap_or_default();
    let title = format!("{} – {sheet}", edition.event.about().title);
    let page = standalone_page(&title, l.tag(), &STYLES, &format!("{marks}{papers}"));
    take_away::download(&edition.file_name(sheet, "html"), "text/html", page.as_bytes())
}
