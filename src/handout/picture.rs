//! Where does what stand on the picture of a table, for the phones of the players?
//!
//! The picture says of what event, round and version it is, and when it was made. A long table goes on
//! several pictures of at most [`MAX_ROWS`] rows, each of which says which rows it shows. How wide a text
//! is depends on the letters of the device, so whoever draws says it. Lengths are in pixels of the page.
use super::{Cell, Edition, Sheet};
use crate::words::{Language, common, handout};
use std::ops::Range;

/// The most rows of one picture; more would be too small on a phone.
pub const MAX_ROWS: usize = 60;
/// The most pixels that every browser draws on.
const MAX_PIXELS: u32 = 16_000_000;
/// The height of a row, and of the head.
const ROW: u32 = 34;
/// From the edge of the picture to the table.
const MARGIN: u32 = 24;
/// On each side of a text in its cell.
const PAD: u32 = 10;
/// A cell is at most so wide; what is longer is drawn narrower.
const MAX_CELL: u32 = 360;
const MIN_WIDTH: u32 = 480;
/// A title makes the picture so wide at most.
const MAX_TITLE: u32 = 720;
const TITLE: Font = Font { size: 24, is_bold: true };
const NAME: Font = Font { size: 19, is_bold: true };
const PLAIN: Font = Font { size: 17, is_bold: false };
const HEAD: Font = Font { size: 15, is_bold: true };
const SMALL: Font = Font { size: 14, is_bold: false };
/// What stands above the table: the event, the table, the edition.
const HEAD_HEIGHT: u32 = 132;
/// What stands below it.
const FOOT_HEIGHT: u32 = 48;

/// Letters of a size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Font {
    /// In pixels.
    pub size: u32,
    /// Whether they are bold.
    pub is_bold: bool,
}

/// A colour by its name in `style/tokens.css`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// What is read.
    First,
    /// What is beside it.
    Second,
    /// The red side.
    Red,
    /// The ground under everything.
    Ground,
    /// The ground of the head.
    Well,
    /// Between two rows.
    Line,
}

impl Ink {
    /// The name of the colour.
    pub const fn token(self) -> &'static str {
        match self {
            Self::First => "--ink",
            Self::Second => "--ink-2",
            Self::Red => "--red",
            Self::Ground => "--sheet",
            Self::Well => "--well",
            Self::Line => "--line",
        }
    }
}

/// Where a text begins, or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// It begins there.
    Start,
    /// It ends there: numbers, so that their places stand one under the other.
    End,
}

/// A text on the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// What it says.
    pub text: String,
    /// Where it begins or ends.
    pub x: u32,
    /// The middle of its height.
    pub y: u32,
    /// It is drawn narrower rather than wider than this.
    pub most: u32,
    /// In which letters.
    pub font: Font,
    /// In which colour.
    pub ink: Ink,
    /// On which side of `x`.
    pub align: Align,
}

/// A filled rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// From the left.
    pub x: u32,
    /// From above.
    pub y: u32,
    /// How wide.
    pub width: u32,
    /// How high.
    pub height: u32,
    /// In which colour.
    pub ink: Ink,
}

/// A picture: bands first, texts over them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// How wide.
    pub width: u32,
    /// How high.
    pub height: u32,
    /// So many dots a pixel.
    pub scale: u32,
    /// What is filled, in order.
    pub bands: Vec<Band>,
    /// What is written.
    pub labels: Vec<Label>,
}

/// Which rows of a table each of its pictures shows: as many on each as can be.
pub fn parts(n_rows: usize) -> Vec<Range<usize>> {
    let n_parts = n_rows.div_ceil(MAX_ROWS).max(1);
    let height = n_rows.div_ceil(n_parts);
    (0..n_parts).map(|part| part * height..((part + 1) * height).min(n_rows)).collect()
}

/// The same of a sheet, whose first row is the head.
pub fn parts_of(sheet: &Sheet) -> Vec<Range<usize>> {
    parts(sheet.rows.len().saturating_sub(1))
}

/// A column that is drawn.
struct Column {
    /// Which of the sheet.
    at: usize,
    x: u32,
    width: u32,
    align: Align,
}

/// The picture of some rows of a sheet; `measure` says how wide a text is.
pub fn picture(
    edition: &Edition<'_>,
    l: Language,
    sheet: &Sheet,
    part: &Range<usize>,
    measure: &dyn Fn(&str, Font) -> u32,
) -> Picture {
    let Some((head, body)) = sheet.rows.split_first() else { return drawn(MIN_WIDTH, 0) };
    let columns = columns(l, head, body, measure);
    let table = columns.last().map_or(0, |column| column.x + column.width).saturating_sub(MARGIN);
    let title = edition.event.about().title.clone();
    let wanted = [measure(&title, TITLE), measure(&sheet.title, NAME), measure(&edition.stamp(l), SMALL)];
    let widest = wanted.into_iter().max().unwrap_or(0).min(MAX_TITLE);
    let rows = body.get(part.clone()).unwrap_or_default();
    let n_lines = u32::try_from(rows.len() + 1).unwrap_or(u32::MAX);
    let mut picture = drawn(table.max(widest).max(MIN_WIDTH) + 2 * MARGIN, n_lines);
    let inner = picture.width - 2 * MARGIN;
    for (text, y, font, ink) in [
        (title, 38, TITLE, Ink::First),
        (sheet.title.clone(), 72, NAME, Ink::First),
        (edition.stamp(l), 102, SMALL, Ink::Second),
    ] {
        picture.labels.push(Label { text, x: MARGIN, y, most: inner, font, ink, align: Align::Start });
    }
    picture.bands.push(Band { x: MARGIN, y: HEAD_HEIGHT, width: inner, height: ROW, ink: Ink::Well });
    picture.row(&columns, HEAD_HEIGHT, |at| head_cell(l, head.get(at)), HEAD);
    for (nth, row) in (1..).zip(rows) {
        let y = HEAD_HEIGHT + nth * ROW;
        let cell = |at: usize| (row.get(at).map_or_else(String::new, |cell| cell.shown(l)), Ink::First);
        picture.row(&columns, y, cell, PLAIN);
        picture.bands.push(Band { x: MARGIN, y: y + ROW - 1, width: inner, height: 1, ink: Ink::Line });
    }
    picture.foot(l, part, body.len(), inner);
    picture
}

/// An empty picture for so many lines of a table.
fn drawn(width: u32, n_lines: u32) -> Picture {
    let height = HEAD_HEIGHT + n_lines * ROW + FOOT_HEIGHT;
    let fits = |scale: u32| width * scale * height * scale <= MAX_PIXELS;
    let ground = Band { x: 0, y: 0, width, height, ink: Ink::Ground };
    let rule = Band { x: MARGIN, y: HEAD_HEIGHT - 12, width: width - 2 * MARGIN, height: 2, ink: Ink::First };
    let scale = if fits(2) { 2 } else { 1 };
    Picture { width, height, scale, bands: vec![ground, rule], labels: Vec::new() }
}

impl Picture {
    fn row(&mut self, columns: &[Column], y: u32, cell: impl Fn(usize) -> (String, Ink), font: Font) {
        for column in columns {
            let (text, ink) = cell(column.at);
            let x = match column.align {
                Align::Start => column.x + PAD,
                Align::End => column.x + column.width - PAD,
            };
            let (most, align) = (column.width - 2 * PAD, column.align);
            self.labels.push(Label { text, x, y: y + ROW / 2, most, font, ink, align });
        }
    }

    /// Which rows these are, and by what they were drawn.
    fn foot(&mut self, l: Language, part: &Range<usize>, n_rows: usize, inner: u32) {
        let y = self.height - FOOT_HEIGHT / 2;
        let rows = (part.len() < n_rows).then(|| handout::rows(l, part.start + 1, part.end, n_rows));
        for (text, x, align) in [
            (rows.unwrap_or_default(), MARGIN, Align::Start),
            ("Kỳ Đài 棋台".to_owned(), MARGIN + inner, Align::End),
        ] {
            self.labels.push(Label { text, x, y, most: inner / 2, font: SMALL, ink: Ink::Second, align });
        }
    }
}

/// A head; the two sides have the signs that they have everywhere.
fn head_cell(l: Language, head: Option<&Cell>) -> (String, Ink) {
    let text = head.map_or_else(String::new, |cell| cell.shown(l));
    if text == common::RED.of(l) {
        (format!("● {text}"), Ink::Red)
    } else if text == common::BLACK.of(l) {
        (format!("○ {text}"), Ink::First)
    } else {
        (text, Ink::First)
    }
}

/// The columns in which something stands, as wide as what stands in them, in whatever part.
fn columns(
    l: Language,
    head: &[Cell],
    body: &[Vec<Cell>],
    measure: &dyn Fn(&str, Font) -> u32,
) -> Vec<Column> {
    let mut x = MARGIN;
    let mut columns = Vec::new();
    for at in 0..head.len() {
        let cells = || body.iter().filter_map(|row| row.get(at));
        let is_empty = cells().all(|cell| cell.shown(l).is_empty());
        if is_empty && !body.is_empty() {
            continue;
        }
        let is_number = cells().any(|cell| matches!(cell, Cell::Hundredths(_)));
        let widest = cells().map(|cell| measure(&cell.shown(l), PLAIN)).max().unwrap_or(0);
        let widest = widest.max(measure(&head_cell(l, head.get(at)).0, HEAD)).min(MAX_CELL);
        let width = widest + 2 * PAD;
        columns.push(Column { at, x, width, align: if is_number { Align::End } else { Align::Start } });
        x += width;
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::handout::tables::{pairings, standings};
    use crate::handout::tests::edition;
    use crate::standings::table;
    use crate::tournament::sample::{Desk, RED};
    use crate::units::RoundNo;

    /// As if all letters were half as wide as they are high.
    fn measure(text: &str, font: Font) -> u32 {
        u32::try_from(text.chars().count()).expect("short") * font.size / 2
    }

    #[test]
    fn a_long_table_goes_on_pictures_of_like_height() {
        for (n_rows, due) in [
            (0, "0..0"),
            (1, "0..1"),
            (60, "0..60"),
            (61, "0..31 31..61"),
            (200, "0..50 50..100 100..150 150..200"),
        ] {
            let said: Vec<String> = parts(n_rows).iter().map(|part| format!("{part:?}")).collect();
            assert_eq!(said.join(" "), due, "{n_rows} rows");
        }
    }

    #[test]
    fn a_picture_says_what_it_is_and_nothing_stands_outside_it() {
        let mut desk = Desk::swiss(130, 5);
        desk.pair_next();
        desk.play_out(RED);
        let (edition, l) = (edition(&desk), Language::English);
        let sheet = standings(&edition, l, &table(desk.event(), RoundNo(1)));
        let all = parts_of(&sheet);
        assert_eq!(all.len(), 3);
        for part in all {
            let picture = picture(&edition, l, &sheet, &part, &measure);
            let n_rows = u32::try_from(part.len()).expect("few");
            assert_eq!(picture.height, HEAD_HEIGHT + (n_rows + 1) * ROW + FOOT_HEIGHT);
            assert!(picture.width * picture.height * picture.scale * picture.scale <= MAX_PIXELS);
            let texts: Vec<&str> = picture.labels.iter().map(|label| &*label.text).collect();
            let rows = handout::rows(l, part.start + 1, part.end, 130);
            for due in ["Giải thử", "Standings after round 1", &edition.stamp(l), &rows] {
                assert!(texts.contains(&due), "{due}: {texts:?}");
            }
            for label in &picture.labels {
                let end = match label.align {
                    Align::Start => label.x + label.most,
                    Align::End => label.x,
                };
                assert!(end <= picture.width && label.y < picture.height, "{label:?}");
            }
        }
    }

    #[test]
    fn pairs_have_the_signs_of_the_sides_and_no_empty_column() {
        let mut desk = Desk::swiss(4, 3);
        desk.pair_next();
        let (edition, l) = (edition(&desk), Language::Vietnamese);
        let round = edition.rounds().next().expect("paired");
        let picture = picture(&edition, l, &pairings(&edition, l, round), &(0..2), &measure);
        let texts: Vec<&str> = picture.labels.iter().map(|label| &*label.text).collect();
        assert!(texts.contains(&"Cặp đấu vòng 1, lần 1"), "{texts:?}");
        let heads: Vec<&&str> = texts.iter().skip(3).take(3).collect();
        assert_eq!(heads, [&"Bàn", &"● Tiên", &"○ Hậu"], "nobody has a club, points or a result yet");
    }
}
