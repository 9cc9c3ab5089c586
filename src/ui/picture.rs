//! How does a table become a picture? It is drawn in the light colours of the app, whatever the screen has.
//!
//! What stands where is computed by `handout::picture`; here are the letters and colours of this device.
use crate::handout::picture::{self, Align, Band, Font, Ink, Label, Picture};
use crate::handout::{Edition, Sheet};
use crate::names::has_han;
use crate::words::Language;
use leptos::prelude::{document, window};
use std::ops::Range;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, CssStyleDeclaration, HtmlCanvasElement};

/// Paper colours and the fonts of the app, by the class of a node that nobody sees.
struct Look {
    styles: CssStyleDeclaration,
}

impl Look {
    fn value(&self, name: &str) -> String {
        self.styles.get_property_value(name).unwrap_or_default().trim().to_owned()
    }

    /// The letters for a text: those of its script first.
    fn font(&self, text: &str, font: Font) -> String {
        let family = self.value(if has_han(text) { "--sans-zh" } else { "--sans" });
        let weight = if font.is_bold { 700 } else { 400 };
        format!("{weight} {}px {family}", font.size)
    }
}

/// The bytes of a picture of some rows of a sheet, as PNG.
///
/// # Errors
/// If the browser draws nothing, or makes no picture of it.
pub fn png(
    edition: &Edition<'_>,
    l: Language,
    sheet: &Sheet,
    part: &Range<usize>,
) -> Result<Vec<u8>, JsValue> {
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_class_name("picture");
    canvas.set_attribute("lang", l.tag())?;
    // Styles are computed only of what is in the page.
    let body = document().body().ok_or(JsValue::NULL)?;
    body.append_child(&canvas)?;
    let bytes = drawn(&canvas, edition, l, sheet, part);
    canvas.remove();
    bytes
}

fn drawn(
    canvas: &HtmlCanvasElement,
    edition: &Edition<'_>,
    l: Language,
    sheet: &Sheet,
    part: &Range<usize>,
) -> Result<Vec<u8>, JsValue> {
    let styles = window().get_computed_style(canvas)?.ok_or(JsValue::NULL)?;
    let look = Look { styles };
    let pen: CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into();
    let measure = |text: &str, font: Font| {
        pen.set_font(&look.font(text, font));
        pen.measure_text(text).map_or(0, |measured| whole(measured.width()))
    };
    let picture = picture::picture(edition, l, sheet, part, &measure);
    canvas.set_width(picture.width * picture.scale);
    canvas.set_height(picture.height * picture.scale);
    // A canvas that gets another size forgets how it was scaled: only now.
    pen.scale(f64::from(picture.scale), f64::from(picture.scale))?;
    fill(&pen, &look, &picture)?;
    bytes(&canvas.to_data_url_with_type(crate::ui::take_away::PICTURE)?)
}

fn fill(pen: &CanvasRenderingContext2d, look: &Look, picture: &Picture) -> Result<(), JsValue> {
    for &Band { x, y, width, height, ink } in &picture.bands {
        pen.set_fill_style_str(&look.value(ink.token()));
        pen.fill_rect(x.into(), y.into(), width.into(), height.into());
    }
    pen.set_text_baseline("middle");
    for label in picture.labels.iter().filter(|label| !label.text.is_empty()) {
        write(pen, look, label)?;
    }
    Ok(())
}

fn write(pen: &CanvasRenderingContext2d, look: &Look, label: &Label) -> Result<(), JsValue> {
    let Label { text, x, y, most, font, ink, align } = label;
    pen.set_font(&look.font(text, *font));
    pen.set_fill_style_str(&look.value(Ink::token(*ink)));
    pen.set_text_align(match align {
        Align::Start => "left",
        Align::End => "right",
    });
    pen.fill_text_with_max_width(text, (*x).into(), (*y).into(), (*most).into())
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a text is a few hundred pixels wide"
)]
fn whole(width: f64) -> u32 {
    width.ceil().max(0.0) as u32
}

/// The bytes in an address of data. It is made and read at once: a browser hands files on only just after a
/// press, and the other way to the bytes takes its time.
fn bytes(address: &str) -> Result<Vec<u8>, JsValue> {
    let (_, data) = address.split_once(";base64,").ok_or(JsValue::NULL)?;
    let letters = window().atob(data)?;
    letters.chars().map(|c| u8::try_from(u32::from(c)).map_err(|_| JsValue::NULL)).collect()
}
