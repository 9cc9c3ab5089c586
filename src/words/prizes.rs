//! How is money spoken of? Amounts, the plan of prizes in sentences, what was paid and what was not.
use super::{Language, Text, categories, say, texts};
use crate::prizes::{Payouts, Prize, Withheld};
use crate::regulation::{Category, Condition, PrizeLine, PrizePlan, PrizeTies, Remainder, Several};
use crate::units::Dong;

texts! {
    TITLE = "Giải thưởng", "奖金", "Prizes";
    NONE = "Không có tiền thưởng.", "没有奖金。", "No prize money.";
    PLAN = "Cơ cấu giải thưởng", "奖金设置", "Plan of prizes";
    PAID = "Ai được nhận", "获奖名单", "Who is paid";
    AMOUNT = "Số tiền", "金额", "Amount";
    FOR = "Nhận cho", "奖项", "For";
    SUM = "Tổng", "合计", "Total";
    SIGNATURE = "Ký nhận", "签收", "Received";
    PLACES = "Hạng từ", "名次从", "Places from";
    TO = "đến", "至", "to";
    EACH = "Mỗi người", "每人", "Each";
    AMONG = "Tính trong", "范围", "Among";
    ADD_LINE = "Thêm mức thưởng", "添加奖项", "Add prizes";
    SAVE_LINE = "Ghi mức thưởng", "保存奖项", "Save these prizes";
    MIN = "Chỉ thưởng khi hơn (người)", "超过几人参赛才发", "Only if more than (people) play";
    MIN_HINT = "Để trống: luôn thưởng.", "留空：一律发放。", "Leave empty: always given.";
    DECLARED = "Tổng ghi trong văn bản", "文件所列总额", "Total stated in the document";
    DECLARED_HINT = "Để đối chiếu; để trống nếu văn bản không ghi.", "用于核对；文件未列则留空。", "To be compared; leave empty if none is stated.";
    AMOUNT_FAULT = "Không phải số tiền: viết như 5.000.000, 500k hoặc 5tr.", "不是金额：请写如 5,000,000 或 500k。", "Not an amount: write it like 5,000,000 or 500k.";
    PLACE_FAULT = "Viết một hạng từ 1 đến 2.000; hạng cuối không trước hạng đầu.", "请写1到2000的名次，末位不得先于首位。", "Write a place from 1 to 2,000; the last is not before the first.";
    COUNT_FAULT = "Viết một số từ 0 trở lên, hoặc để trống.", "请写0以上的数，或留空。", "Write a number from 0 up, or leave it empty.";
    TIES = "Khi bằng điểm", "同分时", "When points are equal";
    BY_ORDER = "Theo thứ hạng", "按名次", "By place";
    SHARED = "Chia đều", "平分", "Shared equally";
    HALVED = "Nửa theo hạng, nửa chia đều", "一半按名次、一半平分", "Half by place, half shared";
    BY_ORDER_TEXT = "Bằng điểm: thưởng theo thứ hạng; đồng hạng thì chia đều.", "同分按名次发奖，名次并列则平分。", "Equal points: by place; whoever shares a place shares the prizes.";
    SHARED_TEXT = "Bằng điểm: cộng các mức thưởng rồi chia đều.", "同分：奖金相加后平分。", "Equal points: the prizes are added up and shared equally.";
    HALVED_TEXT = "Bằng điểm: nửa mỗi mức thưởng theo thứ hạng, nửa kia chia đều (Hort).", "同分：每份奖金一半按名次，另一半平分（Hort法）。", "Equal points: half of each prize by place, the other halves shared (Hort).";
    STEP = "Làm tròn xuống tới", "向下取整至", "Rounded down to";
    REMAINDER = "Phần lẻ", "余数", "What is left over";
    ORGANIZER_KEEPS = "Ban tổ chức giữ", "主办方保留", "The organizer keeps it";
    BETTER_PLACED_GETS = "Người xếp trên nhận", "名次靠前者得", "The better placed gets it";
    SEVERAL = "Một người trúng nhiều giải", "一人获多项奖", "One person, several prizes";
    ALL_PRIZES = "Nhận tất cả", "全部领取", "Gets all";
    GREATEST_PRIZE = "Chỉ nhận giải cao nhất", "只领最高一项", "Only the greatest";
    ALL_PRIZES_TEXT = "Trúng nhiều giải: nhận tất cả.", "获多项奖：全部领取。", "Whoever wins several prizes gets all.";
    GREATEST_PRIZE_TEXT = "Trúng nhiều giải: chỉ nhận giải cao nhất, giải kia cho người kế tiếp.", "获多项奖：只领最高一项，其余顺延。", "Whoever wins several prizes gets the greatest; the others go to the next.";
    FITS = "Bằng tổng ghi trong văn bản.", "与文件所列总额一致。", "Equal to the total stated in the document.";
}

/// What equals get, in a word and in a sentence.
pub const fn ties(ties: PrizeTies) -> (Text, Text) {
    match ties {
        PrizeTies::ByOrder => (BY_ORDER, BY_ORDER_TEXT),
        PrizeTies::Shared => (SHARED, SHARED_TEXT),
        PrizeTies::Halved => (HALVED, HALVED_TEXT),
    }
}

/// Who has the remainder.
pub const fn remainder(remainder: Remainder) -> Text {
    match remainder {
        Remainder::Organizer => ORGANIZER_KEEPS,
        Remainder::BetterPlaced => BETTER_PLACED_GETS,
    }
}

/// Whether somebody can have several, in a word and in a sentence.
pub const fn several(several: Several) -> (Text, Text) {
    match several {
        Several::All => (ALL_PRIZES, ALL_PRIZES_TEXT),
        Several::Greatest => (GREATEST_PRIZE, GREATEST_PRIZE_TEXT),
    }
}

/// "5.000.000 đ".
pub fn amount(l: Language, amount: Dong) -> String {
    match l {
        Language::Vietnamese => format!("{} đ", grouped(amount, '.')),
        Language::Chinese => format!("{}越南盾", grouped(amount, ',')),
        Language::English => format!("{} VND", grouped(amount, ',')),
    }
}

/// As an amount is typed, without the currency: "5.000.000".
pub fn written(l: Language, amount: Dong) -> String {
    match l {
        Language::Vietnamese => grouped(amount, '.'),
        Language::Chinese | Language::English => grouped(amount, ','),
    }
}

fn grouped(amount: Dong, between: char) -> String {
    let digits = amount.0.unsigned_abs().to_string();
    let mut text = String::from(if amount < Dong::ZERO { "−" } else { "" });
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(between);
        }
        text.push(digit);
    }
    text
}

/// Reads an amount as people write it: digits, grouped or not, with k, nghìn, tr, triệu, 万 or a currency.
pub fn parse_amount(text: &str) -> Option<Dong> {
    let text = text.trim().to_lowercase();
    let end = text.find(|c: char| !(c.is_ascii_digit() || matches!(c, '.' | ',' | ' ' | '\u{a0}')));
    let (digits, unit) = text.split_at(end.unwrap_or(text.len()));
    let times = match unit.trim() {
        "" | "đ" | "₫" | "vnđ" | "vnd" | "đồng" | "dong" | "越南盾" => 1,
        "k" | "nghìn" | "ngàn" => 1_000,
        "万" => 10_000,
        "tr" | "triệu" => 1_000_000,
        _ => return None,
    };
    let is_grouped = |groups: &[&str]| groups[1..].iter().all(|group| group.len() == 3);
    let groups: Vec<&str> = digits.trim().split(['.', ',', ' ', '\u{a0}']).collect();
    if !is_grouped(&groups) {
        return None;
    }
    let number: i64 = groups.concat().parse().ok()?;
    number.checked_mul(times).map(Dong)
}

/// "Hạng 1–8" among everyone, "Nữ, hạng 1" in a category.
pub fn places(l: Language, category: &Category, from: u16, to: u16) -> String {
    let range = if from == to { from.to_string() } else { format!("{from}–{to}") };
    let places = match from == to {
        true => say!(l, "hạng {range}", "第{range}名", "place {range}"),
        false => say!(l, "hạng {range}", "第{range}名", "places {range}"),
    };
    match (category, l) {
        (Category::Everyone, _) => capital(&places),
        (_, Language::Chinese) => format!("{}：{places}", categories::name(l, category)),
        (_, Language::Vietnamese | Language::English) => {
            format!("{}: {places}", categories::name(l, category))
        }
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A line of the plan.
pub fn line(l: Language, line: &PrizeLine) -> String {
    let (places, each) = (places(l, &line.category, line.from, line.to), amount(l, line.each));
    let mut text = match line.n() {
        1 => say!(l, "{places}: {each}", "{places}：{each}", "{places}: {each}"),
        _ => say!(l, "{places}: mỗi người {each}", "{places}：每人{each}", "{places}: {each} each"),
    };
    if let Some(condition) = line.condition {
        text.push_str(&match condition {
            Condition::AtLeast(n) => {
                say!(l, " (nếu có từ {n} người dự)", "（{n}人以上参赛时）", " (if {n} or more play)")
            }
            Condition::MoreThan(n) => {
                say!(l, " (nếu hơn {n} người dự)", "（超过{n}人参赛时）", " (if more than {n} play)")
            }
        });
    }
    text
}

/// The plan, a sentence a line.
pub fn sentences(l: Language, plan: &PrizePlan) -> Vec<String> {
    if plan.lines.is_empty() {
        return vec![NONE.of(l).to_owned()];
    }
    let mut all: Vec<String> = plan.lines.iter().map(|one| line(l, one)).collect();
    all.push(total(l, plan));
    all.push(ties(plan.ties).1.of(l).to_owned());
    all.push(several(plan.several).1.of(l).to_owned());
    all
}

/// The total, and how it compares with what the document states (B11).
pub fn total(l: Language, plan: &PrizePlan) -> String {
    let sum = amount(l, plan.total());
    let total = say!(l, "Tổng: {sum}.", "合计：{sum}。", "Total: {sum}.");
    let Some(difference) = plan.difference() else { return total };
    let space = if l == Language::Chinese { "" } else { " " };
    let said = match difference {
        Dong::ZERO => FITS.of(l).to_owned(),
        other => {
            let (declared, by) = (amount(l, plan.total() + other), amount(l, Dong(other.0.abs())));
            say!(
                l,
                "Văn bản ghi {declared}: lệch {by}.",
                "文件所列为{declared}：相差{by}。",
                "The document states {declared}: a difference of {by}."
            )
        }
    };
    format!("{total}{space}{said}")
}

/// What a prize was for: the places, and how much of which pool if it was shared.
pub fn prize(l: Language, prize: &Prize) -> String {
    let places = places(l, &prize.category, prize.from, prize.to);
    if prize.amount == prize.pool {
        return places;
    }
    let (share, pool) = (amount(l, prize.amount), amount(l, prize.pool));
    say!(
        l,
        "{places}: {share}, phần chia của {pool}",
        "{places}：{pool}中分得{share}",
        "{places}: {share}, a share of {pool}"
    )
}

/// Why a line is not given.
pub fn withheld(l: Language, plan: &PrizePlan, withheld: &Withheld) -> Option<String> {
    let what = line(l, plan.lines.get(withheld.line)?);
    let n = withheld.n;
    Some(say!(
        l,
        "Không thưởng: {what}; có {n} người dự.",
        "不发：{what}；参赛{n}人。",
        "Not given: {what}; {n} play."
    ))
}

/// How what is paid adds up to the plan.
pub fn sum(l: Language, plan: &PrizePlan, payouts: &Payouts) -> Vec<String> {
    let said = |dong: Dong, text: fn(Language, &str) -> String| {
        (dong != Dong::ZERO).then(|| text(l, &amount(l, dong)))
    };
    let paid = amount(l, payouts.total());
    [
        Some(say!(l, "Chi: {paid}.", "发放：{paid}。", "Paid: {paid}.")),
        said(payouts.remainder, |l, left| {
            say!(
                l,
                "Phần lẻ do làm tròn, ban tổ chức giữ: {left}.",
                "取整余数由主办方保留：{left}。",
                "Left over by rounding, kept by the organizer: {left}."
            )
        }),
        said(payouts.unclaimed, |l, left| {
            say!(l, "Không có ai nhận: {left}.", "无人领取：{left}。", "Nobody there to win: {left}.")
        }),
        said(payouts.withheld_total(), |l, left| {
            say!(
                l,
                "Không đủ điều kiện thưởng: {left}.",
                "不满足发放条件：{left}。",
                "Conditions not met: {left}."
            )
        }),
        Some(total(l, plan)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_as_people_write_them() {
        for (text, due) in [
            ("5.000.000", Some(5_000_000)),
            ("5,000,000 đ", Some(5_000_000)),
            (" 5 000 000vnđ", Some(5_000_000)),
            ("500k", Some(500_000)),
            ("5 triệu", Some(5_000_000)),
            ("3万", Some(30_000)),
            ("0", Some(0)),
            ("", None),
            ("1,5tr", None),
            ("5.00", None),
            ("-5", None),
            ("99999999999999999999", None),
            ("9999999999999tr", None),
        ] {
            assert_eq!(parse_amount(text), due.map(Dong), "{text:?}");
        }
    }

    #[test]
    fn an_amount_that_is_written_is_read_again() {
        for number in [0, 7, 999, 1_000, 12_345, 138_000_000, 1_000_000_000_000] {
            for l in Language::ALL {
                assert_eq!(parse_amount(&written(l, Dong(number))), Some(Dong(number)));
                assert_eq!(parse_amount(&amount(l, Dong(number))), Some(Dong(number)));
            }
        }
        assert_eq!(amount(Language::Vietnamese, Dong(-1_234)), "−1.234 đ");
    }

    #[test]
    fn b11_a_total_that_the_document_states_otherwise_is_shown() {
        let line = PrizeLine::new(Category::Everyone, 1, 1, Dong(885_200_000));
        let plan = PrizePlan { lines: vec![line], declared: Some(Dong(894_200_000)), ..PrizePlan::none() };
        assert_eq!(
            total(Language::Vietnamese, &plan),
            "Tổng: 885.200.000 đ. Văn bản ghi 894.200.000 đ: lệch 9.000.000 đ."
        );
    }
}
