//! What does each column mean? Said by a header in Vietnamese, Chinese or English, else guessed.
use super::row::{birth_year, number};
use super::split::Line;
use crate::names::fold;

/// What a column says of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Column {
    /// The whole name.
    Name,
    /// The name without the given name (họ đệm, 姓), where names fill two columns.
    Surname,
    /// The given name (tên, 名), where names fill two columns.
    GivenName,
    /// Club or unit.
    Club,
    /// Federation, province or country.
    Federation,
    /// Title or grade.
    Title,
    /// Rating.
    Rating,
    /// Year or day of birth.
    BirthYear,
    /// Nothing that is kept: serial numbers, telephone numbers.
    Ignored,
}

/// How headers call the columns, folded. The first that fits the whole cell counts.
const WORDS: &[(Column, &[&str])] = &[
    (
        Column::Name,
        &[
            "ho ten",
            "ho va ten",
            "ho & ten",
            "ho ten vdv",
            "ten vdv",
            "vdv",
            "van dong vien",
            "ky thu",
            "dau thu",
            "ho ten ky thu",
            "ten ky thu",
            "ten",
            "姓名",
            "名字",
            "棋手",
            "运动员",
            "選手",
            "选手",
            "name",
            "full name",
            "player",
            "player name",
        ],
    ),
    (
        Column::Surname,
        &[
            "ho",
            "ho dem",
            "ho lot",
            "ho va dem",
            "ho va ten dem",
            "ho va ten lot",
            "姓",
            "surname",
            "last name",
            "family name",
        ],
    ),
    (Column::GivenName, &["ten goi", "名", "given name", "first name"]),
    (
        Column::Club,
        &[
            "don vi",
            "clb",
            "cau lac bo",
            "doan",
            "doi",
            "truong",
            "co quan",
            "单位",
            "單位",
            "俱乐部",
            "队",
            "队名",
            "代表队",
            "代表单位",
            "club",
            "team",
            "unit",
            "affiliation",
        ],
    ),
    (
        Column::Federation,
        &[
            "lien doan",
            "tinh",
            "tinh thanh",
            "tinh/thanh",
            "tinh thanh pho",
            "tinh/tp",
            "quoc gia",
            "dia phuong",
            "que quan",
            "国家",
            "地区",
            "省",
            "省份",
            "协会",
            "federation",
            "fed",
            "country",
            "province",
        ],
    ),
    (Column::Title, &["dang cap", "danh hieu", "cap", "等级", "称号", "棋士等级", "级别", "title", "grade"]),
    (Column::Rating, &["elo", "he so", "he so elo", "rating", "rtg", "等级分"]),
    (
        Column::BirthYear,
        &[
            "nam sinh",
            "ngay sinh",
            "ngay thang nam sinh",
            "ns",
            "sinh nam",
            "出生",
            "出生年",
            "出生年份",
            "出生日期",
            "生日",
            "birth year",
            "year of birth",
            "born",
            "birth",
            "birthday",
            "date of birth",
            "dob",
            "yob",
            "year",
        ],
    ),
    (
        Column::Ignored,
        &[
            "stt",
            "tt",
            "so",
            "so tt",
            "so thu tu",
            "so tham",
            "序号",
            "序號",
            "序",
            "编号",
            "号码",
            "no",
            "no.",
            "nr",
            "#",
            "id",
            "rank",
            "sdt",
            "dien thoai",
            "so dien thoai",
            "电话",
            "phone",
            "email",
            "ghi chu",
            "备注",
            "note",
            "notes",
            "gioi tinh",
            "phai",
            "性别",
            "sex",
            "gender",
        ],
    ),
];

/// A header is looked for in so many rows; spreadsheets have titles above it.
const HEADER_WITHIN: usize = 10;

/// The place of the header among the rows, and what it says.
pub fn header(lines: &[Line]) -> Option<(usize, Vec<Column>)> {
    lines.iter().take(HEADER_WITHIN).enumerate().find_map(|(at, line)| Some((at, said_by(&line.cells)?)))
}

/// What the cells say, if they are a header: one names people, and at least half are known.
fn said_by(cells: &[String]) -> Option<Vec<Column>> {
    let known: Vec<Option<Column>> = cells.iter().map(|cell| meaning(cell)).collect();
    let n_filled = cells.iter().filter(|cell| !cell.is_empty()).count();
    let names_people =
        known.iter().flatten().any(|&column| column == Column::Name || column == Column::Surname);
    if !names_people || known.iter().flatten().count() * 2 < n_filled {
        return None;
    }
    let mut columns: Vec<Column> =
        known.into_iter().map(|column| column.unwrap_or(Column::Ignored)).collect();
    // "Họ đệm" beside "Tên": the two halves of one name.
    if columns.contains(&Column::Surname) {
        for column in columns.iter_mut().filter(|column| **column == Column::Name) {
            *column = Column::GivenName;
        }
    }
    Some(only_once(columns))
}

fn meaning(cell: &str) -> Option<Column> {
    let folded = fold(cell);
    let cell = folded.trim_matches([':', '.', '*', ' ']);
    WORDS.iter().find(|(_, words)| words.contains(&cell)).map(|&(column, _)| column)
}

/// The first column of a kind counts; a second one says nothing.
fn only_once(columns: Vec<Column>) -> Vec<Column> {
    let is_first = |at: usize| !columns[..at].contains(&columns[at]);
    (0..columns.len()).map(|at| if is_first(at) { columns[at] } else { Column::Ignored }).collect()
}

/// What the columns look like without a header: the first with words are names, the next the club.
pub fn guess(lines: &[Line], this_year: u16) -> Vec<Column> {
    let n_columns = lines.iter().map(|line| line.cells.len()).max().unwrap_or(0);
    let mut texts = [Column::Name, Column::Club].into_iter();
    let guessed = (0..n_columns).map(|at| {
        let filled = || lines.iter().filter_map(|line| line.cells.get(at)).filter(|cell| !cell.is_empty());
        let all = |is: &dyn Fn(&str) -> bool| filled().all(|cell| is(cell));
        // One slip of the finger is a fault of its row, not another meaning of the column.
        let n_filled = filled().count();
        let most = |is: &dyn Fn(&str) -> bool| {
            n_filled > 0 && filled().filter(|cell| is(cell)).count() * 3 >= n_filled * 2
        };
        if most(&|cell| birth_year(cell, this_year).is_some()) {
            Column::BirthYear
        } else if most(&|cell| number(cell).is_some_and(|n| (500..=3_500).contains(&n))) {
            Column::Rating
        } else if all(&|cell| !cell.chars().any(char::is_alphabetic)) {
            Column::Ignored
        } else {
            texts.next().unwrap_or(Column::Ignored)
        }
    });
    only_once(guessed.collect())
}
