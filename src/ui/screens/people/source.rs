//! Where does a list come from? Typed or pasted, or a file: text in some encoding, or a spreadsheet.
use crate::exchange::book::{BookFault, FileKind, MAX_BYTES, ReadSheet};
use crate::exchange::text::{Decoded, Encoding, decode_as};
use crate::ui::office;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// Where the text of the list comes from.
#[derive(Clone, Default)]
pub enum Source {
    /// The person.
    #[default]
    Typed,
    /// A file of text.
    Text(OpenedText),
    /// A spreadsheet.
    Book(OpenedBook),
}

/// A file of text, and how it is read.
#[derive(Clone)]
pub struct OpenedText {
    bytes: Arc<Vec<u8>>,
    /// Guessed, or chosen by the person.
    pub encoding: Encoding,
    /// So many places could not be read in it.
    pub n_unreadable: usize,
}

/// A spreadsheet, and which of its sheets is looked at.
#[derive(Clone)]
pub struct OpenedBook {
    /// In their order.
    pub sheets: Arc<Vec<ReadSheet>>,
    /// The place of the one that is looked at.
    pub chosen: usize,
}

impl OpenedText {
    /// The same bytes in another encoding, and their text.
    pub fn read_as(&self, encoding: Encoding) -> (Self, String) {
        let Decoded { text, encoding, n_unreadable } = decoded(&self.bytes, encoding);
        (Self { bytes: self.bytes.clone(), encoding, n_unreadable }, text)
    }
}

impl OpenedBook {
    /// The rows that are looked at.
    pub fn rows(&self) -> Result<&[Vec<String>], BookFault> {
        let Some(sheet) = self.sheets.get(self.chosen) else { return Ok(&[]) };
        sheet.rows.as_deref().map_err(|&fault| fault)
    }
}

/// What is in a file; nothing is changed by looking.
pub async fn open(file: &web_sys::File) -> Result<(Source, String), BookFault> {
    if file.size() > MAX_BYTES as f64 {
        return Err(BookFault::TooLarge);
    }
    let buffer = JsFuture::from(file.array_buffer()).await.map_err(|_| BookFault::Unreadable)?;
    let buffer = buffer.dyn_into::<js_sys::ArrayBuffer>().map_err(|_| BookFault::Unreadable)?;
    let bytes = js_sys::Uint8Array::new(&buffer).to_vec();
    match FileKind::of(&bytes) {
        FileKind::Text => {
            let encoding = Encoding::guess(&bytes);
            let unread = OpenedText { bytes: Arc::new(bytes), encoding, n_unreadable: 0 };
            let (read, text) = unread.read_as(encoding);
            Ok((Source::Text(read), text))
        }
        FileKind::Book | FileKind::OldBook => {
            let sheets = office::read(bytes).await?;
            // The first with something in it; people keep empty ones before and behind.
            let is_filled = |sheet: &ReadSheet| sheet.rows.as_ref().map_or(true, |rows| !rows.is_empty());
            let chosen = sheets.iter().position(is_filled).unwrap_or(0);
            Ok((Source::Book(OpenedBook { sheets: Arc::new(sheets), chosen }), String::new()))
        }
    }
}

/// The browser reads what is too large for the program's own tables.
fn decoded(bytes: &[u8], encoding: Encoding) -> Decoded {
    match encoding {
        Encoding::Gb18030 => {
            let reader = web_sys::TextDecoder::new_with_label("gb18030");
            match reader.and_then(|reader| reader.decode_with_js_u8_array(&js_sys::Uint8Array::from(bytes))) {
                Ok(text) => Decoded::of(&text, encoding),
                Err(_) => decode_as(bytes, encoding),
            }
        }
        Encoding::Utf8 | Encoding::Utf16Le | Encoding::Utf16Be | Encoding::Windows1258 => {
            decode_as(bytes, encoding)
        }
    }
}
