//! What are the categories called that have tables of their own?
use super::{Language, Text, say, texts};
use crate::regulation::{Category, Limit};

texts! {
    TABLE_OF = "Bảng của", "名次表范围", "Table of";
    EVERYONE = "Mọi người", "全体", "Everyone";
    WOMEN = "Nữ", "女子", "Women";
}

/// What a category is called.
pub fn name(l: Language, category: &Category) -> String {
    match category {
        Category::Everyone => said(l, EVERYONE),
        Category::Women => said(l, WOMEN),
        Category::Juniors(Limit::Age(years)) => {
            say!(l, "Trẻ, đến {years} tuổi", "少年（{years}岁及以下）", "Juniors, {years} or younger")
        }
        Category::Juniors(Limit::Born(year)) => {
            say!(l, "Trẻ, sinh từ {year}", "少年（{year}年及以后出生）", "Juniors, born {year} or later")
        }
        Category::Seniors(Limit::Age(years)) => {
            say!(l, "Cao tuổi, từ {years} tuổi", "老年（{years}岁及以上）", "Seniors, {years} or older")
        }
        Category::Seniors(Limit::Born(year)) => {
            say!(
                l,
                "Cao tuổi, sinh đến {year}",
                "老年（{year}年及以前出生）",
                "Seniors, born {year} or earlier"
            )
        }
        Category::Club(club) => say!(l, "Đơn vị: {club}", "单位：{club}", "Club: {club}"),
        Category::Federation(name) => say!(l, "Đoàn: {name}", "代表团：{name}", "Federation: {name}"),
        Category::Rated { from, to } => rated(l, *from, *to),
    }
}

/// What a table is called, with its category where that is not everyone.
pub fn titled(l: Language, title: &str, category: &Category) -> String {
    match category {
        Category::Everyone => title.to_owned(),
        Category::Women
        | Category::Juniors(_)
        | Category::Seniors(_)
        | Category::Club(_)
        | Category::Federation(_)
        | Category::Rated { .. } => format!("{title} · {}", name(l, category)),
    }
}

fn said(l: Language, text: Text) -> String {
    text.of(l).to_owned()
}

fn rated(l: Language, from: Option<u16>, to: Option<u16>) -> String {
    match (from, to) {
        (Some(from), Some(to)) => {
            say!(l, "Hệ số {from}–{to}", "等级分 {from}–{to}", "Rated {from} to {to}")
        }
        (Some(from), None) => say!(l, "Hệ số từ {from}", "等级分 {from} 及以上", "Rated {from} or more"),
        (None, Some(to)) => say!(l, "Hệ số đến {to}", "等级分 {to} 及以下", "Rated {to} or less"),
        (None, None) => say!(l, "Có hệ số", "有等级分", "Rated"),
    }
}

/// Whom nobody can place, as something is not written down.
pub fn unknown(l: Language, names: &str) -> String {
    say!(
        l,
        "Chưa đủ thông tin để xếp vào: {names}.",
        "资料不全，未能归类：{names}。",
        "Not enough is known of: {names}."
    )
}
