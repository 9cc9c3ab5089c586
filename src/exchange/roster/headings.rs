//! How do lists call their columns, in Vietnamese, Chinese and English?
use super::Column;
use crate::names::fold;

/// How headers call the columns, folded. The first that fits the whole cell counts.
#[rustfmt::skip]
const WORDS: &[(Column, &[&str])] = &[
    (Column::Name, &[
        "ho ten", "ho va ten", "ho & ten", "ho, ten", "ho ten vdv", "ho va ten vdv", "ten vdv", "vdv", "van dong vien",
        "ky thu", "dau thu", "ho ten ky thu", "ho va ten ky thu", "ten ky thu", "ten",
        "姓名", "名字", "棋手", "棋手姓名", "运动员", "運動員", "選手", "选手",
        "name", "full name", "player", "player name", "players",
    ]),
    (Column::Surname, &[
        "ho", "ho dem", "ho lot", "ho va dem", "ho va ten dem", "ho va ten lot", "ho va chu dem", "ho va chu lot",
        "姓", "surname", "last name", "family name",
    ]),
    (Column::GivenName, &["ten goi", "名", "given name", "first name"]),
    (Column::Sex, &["gioi tinh", "phai", "gioi", "nam/nu", "性别", "性別", "sex", "gender", "m/f"]),
    (Column::Birth, &[
        "nam sinh", "ngay sinh", "ngay thang nam sinh", "ngay, thang, nam sinh", "ngay/thang/nam sinh",
        "ngay/nam sinh", "ns", "sinh nam", "sinh ngay",
        "出生", "出生年", "出生年份", "出生年月", "出生年月日", "出生日期", "生日",
        "birth year", "year of birth", "born", "birth", "birthday", "birth date", "date of birth", "dob", "yob", "year",
    ]),
    (Column::Club, &[
        "don vi", "clb", "cau lac bo", "doan", "doi", "truong", "co quan", "don vi (clb)",
        "单位", "單位", "俱乐部", "俱樂部", "队", "队名", "代表队", "代表单位", "参赛单位",
        "club", "team", "unit", "affiliation",
    ]),
    (Column::Province, &[
        "tinh", "tinh thanh", "tinh/thanh", "tinh thanh pho", "tinh, thanh pho", "tinh/thanh pho", "tinh/tp", "tinh, tp",
        "thanh pho", "tp", "dia phuong", "que quan", "que",
        "省", "省份", "省市", "城市", "地区", "籍贯",
        "province", "city", "region", "state",
    ]),
    (Column::Federation, &[
        "lien doan", "quoc gia", "nuoc", "quoc tich", "国家", "國家", "协会", "協會", "国籍",
        "federation", "fed", "country", "nation",
    ]),
    (Column::Title, &[
        "dang cap", "danh hieu", "cap", "等级", "称号", "稱號", "棋士等级", "级别", "title", "grade",
    ]),
    (Column::Rating, &["elo", "he so", "he so elo", "diem elo", "rating", "rtg", "等级分", "等級分"]),
    (Column::MemberId, &[
        "id", "ma so", "ma vdv", "ma so vdv", "ma so ky thu", "id fide", "fide id", "fideid", "fide",
        "会员号", "注册号", "棋手编号", "member id", "national id", "player id",
    ]),
    (Column::Phone, &[
        "sdt", "so dt", "dt", "dien thoai", "so dien thoai", "dien thoai lien he", "di dong", "zalo",
        "电话", "手机", "手机号", "联系电话", "電話", "phone", "mobile", "tel", "telephone", "phone number",
    ]),
    (Column::Ignored, &[
        "stt", "tt", "so", "so tt", "so thu tu", "so tham", "序号", "序號", "序", "编号", "号码",
        "no", "no.", "nr", "#", "rank", "email", "ghi chu", "备注", "note", "notes",
    ]),
];

/// What a cell calls its column, if it is a heading.
pub fn meaning(cell: &str) -> Option<Column> {
    let folded = fold(cell);
    let cell = folded.trim_matches([':', '.', '*', ' ']);
    WORDS.iter().find(|(_, words)| words.contains(&cell)).map(|&(column, _)| column)
}

/// Headings of which lists have several, and what then stands beside them: `Elo AXF`, `Danh hiệu (WXF)`.
#[rustfmt::skip]
const OF_LISTS: &[(Column, &[&str])] = &[
    (Column::Rating, &["elo", "diem elo", "he so elo", "rating", "rtg", "等级分", "等級分"]),
    (Column::Title, &["danh hieu", "dang cap", "title", "称号", "稱號", "棋士等级", "等级"]),
];
/// What Swiss-Manager calls its two ratings.
const TWO_RATINGS: [(&str, &str); 4] = [("rtgi", "INT"), ("rtgn", "NAT"), ("eloi", "INT"), ("elon", "NAT")];

/// What a cell calls its column, and the list of ratings or whoever gives the titles, as it is written.
pub fn meaning_and_list(cell: &str) -> Option<(Column, String)> {
    if let Some(column) = meaning(cell) {
        return Some((column, String::new()));
    }
    let folded = fold(cell);
    if let Some(&(_, list)) = TWO_RATINGS.iter().find(|&&(heading, _)| heading == folded.trim()) {
        return Some((Column::Rating, list.to_owned()));
    }
    let plain: String = cell.chars().map(|c| if "()（）[]:：".contains(c) { ' ' } else { c }).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let column = |words: &[&str]| {
        let folded = fold(&words.join(" "));
        OF_LISTS.iter().find(|(_, headings)| headings.contains(&&*folded)).map(|&(column, _)| column)
    };
    let of_words = (1..words.len()).rev().find_map(|n| {
        let (before, after) = (words.split_at(n), words.split_at(words.len() - n));
        let first = column(before.0).map(|column| (column, before.1.join(" ")));
        first.or_else(|| column(after.1).map(|column| (column, after.0.join(" "))))
    });
    of_words.or_else(|| han(cell.trim()))
}

/// The same in Chinese, without a space between: `全国等级分`.
fn han(cell: &str) -> Option<(Column, String)> {
    OF_LISTS.iter().find_map(|&(column, headings)| {
        let headings = headings.iter().filter(|heading| !heading.is_ascii());
        let list = headings.into_iter().find_map(|heading| cell.strip_suffix(heading))?;
        Some((column, list.trim().to_owned()))
    })
}

/// A line of nothing but headings, one space apart, as its headings: `STT Họ và tên Đơn vị Năm sinh`.
pub fn apart(line: &str) -> Option<Vec<String>> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (mut headings, mut from) = (Vec::new(), 0);
    while from < words.len() {
        // The longest first: "Họ và tên" is not "Họ" and something else.
        let ends = (from + 1..=words.len()).rev();
        let heading = |end: usize| Some(words[from..end].join(" ")).filter(|words| meaning(words).is_some());
        let (end, heading) = ends.into_iter().find_map(|end| Some((end, heading(end)?)))?;
        headings.push(heading);
        from = end;
    }
    // Two at least, and one of them names people: "Ho Ten" alone may well be somebody.
    let is_name = |heading: &String| matches!(meaning(heading), Some(Column::Name | Column::Surname));
    (headings.len() > 1 && headings.iter().any(is_name)).then_some(headings)
}
