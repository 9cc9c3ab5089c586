//! What are the categories called that have tables of their own?
use super::{Language, Text, say, texts};
use crate::regulation::{Category, Limit};

texts! {
    TABLE_OF = "Bảng của", "名次表范围", "Table of";
    EVERYONE = "Mọi người", "全体", "Everyone";
    ADDED = "Nhóm có bảng riêng", "单列名次表的组别", "Groups with a table";
    ADD = "Thêm nhóm", "添加组别", "Add a group";
    KIND = "Loại", "类别", "Kind";
    JUNIORS_BY_AGE = "Trẻ, đến tuổi", "少年，不超过（岁）", "Juniors, up to age";
    JUNIORS_BY_YEAR = "Trẻ, sinh từ năm", "少年，出生年份不早于", "Juniors, born from year";
    SENIORS_BY_AGE = "Cao tuổi, từ tuổi", "老年，不小于（岁）", "Seniors, from age";
    SENIORS_BY_YEAR = "Cao tuổi, sinh đến năm", "老年，出生年份不晚于", "Seniors, born up to year";
    BY_RATING = "Theo Elo", "按等级分", "By rating";
    FROM = "Từ", "从", "From";
    TO = "Đến", "到", "To";
    LIMIT = "Giới hạn", "界限", "Limit";
    NOT_A_GROUP = "Cần tuổi 1–120, năm 1900–2199, hoặc Elo từ thấp đến cao", "应为年龄 1–120、年份 1900–2199，或由低到高的等级分", "Use an age of 1 to 120, a year of 1900 to 2199, or ratings from low to high";
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

/// "Take away: Juniors, 10 or younger".
pub fn take_away(l: Language, group: &str) -> String {
    say!(l, "Bỏ nhóm: {group}", "去掉组别：{group}", "Take away: {group}")
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
