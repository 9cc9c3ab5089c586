//! How is a Swiss system read? Rounds, the first round, its sides, and who is kept apart.
use crate::regulation::{Apart, FirstPairs, FirstSide, Kin, Swiss};
use crate::words::{Language, Text, say, texts};

texts! {
    KIND = "Thể thức", "赛制", "System";
    ROUND_ROBIN = "Vòng tròn", "循环赛", "Round robin";
    SWISS = "Hệ Thụy Sĩ", "积分编排制", "Swiss";
    N_ROUNDS = "Số vòng", "轮数", "Number of rounds";
    N_ROUNDS_HINT = "Sửa được cho tới khi bốc cặp vòng cuối.", "最后一轮编排前都可以修改。", "It can change until the last round is paired.";
    N_ROUNDS_FAULT = "Viết một số từ 1 đến 60.", "请写1到60的数。", "Write a number from 1 to 60.";
    FIRST_PAIRS = "Vòng 1", "第一轮", "Round 1";
    DUTCH = "Như mọi vòng (Hà Lan)", "与各轮相同（荷兰制）", "As every round (Dutch)";
    HALVES = "Nửa trên gặp nửa dưới", "拦腰（上下半区）", "Upper half meets lower half";
    ADJACENT = "Hai số liền nhau", "临近", "Neighbours";
    FIRST_LAST = "Đầu gặp cuối", "首尾", "First meets last";
    FIRST_SIDE = "Tiên ở bàn 1", "第1台先手", "Red on board 1";
    BY_LOT = "Bốc thăm", "抽签", "By lot";
    HIGHER_RED = "Số nhỏ đi tiên", "小号先手", "The lower number";
    HIGHER_BLACK = "Số lớn đi tiên", "大号先手", "The higher number";
    APART = "Tránh gặp", "回避", "Kept apart";
    APART_NOBODY = "Không tránh ai", "不回避", "Nobody";
    APART_CLUB = "Cùng đơn vị", "同单位", "Same club";
    APART_FEDERATION = "Cùng đoàn", "同代表团", "Same federation";
    APART_ROUNDS = "Tránh trong", "回避轮次", "Kept apart in";
    APART_ALWAYS = "mọi vòng", "所有轮次", "all rounds";
    APART_FIRST = "vòng 1", "第一轮", "round 1";
}

/// The rule in one paragraph.
pub fn swiss(l: Language, rule: &Swiss) -> String {
    let n = rule.n_rounds;
    let (first, side) =
        (within(first_pairs(rule.first_pairs).of(l)), within(first_side(rule.first_side).of(l)));
    let rule_line = say!(
        l,
        "Hệ Thụy Sĩ {n} vòng, bốc cặp theo FIDE Hà Lan (C.04.3).",
        "积分编排制{n}轮，按国际棋联荷兰制编排（C.04.3）。",
        "Swiss system of {n} rounds, paired by the FIDE Dutch rules (C.04.3).",
    );
    let first_line = say!(
        l,
        "Vòng 1: {first}; tiên ở bàn 1: {side}.",
        "第一轮：{first}；第1台先手：{side}。",
        "Round 1: {first}; red on board 1: {side}.",
    );
    let lines = [rule_line, first_line, apart(l, rule.apart)];
    lines.join(if l == Language::Chinese { "" } else { " " })
}

/// A name inside a sentence begins small.
fn within(name: &str) -> String {
    let mut letters = name.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_lowercase).collect();
    format!("{first}{}", letters.as_str())
}

fn apart(l: Language, rule: Option<Apart>) -> String {
    let Some(Apart { kin: whose, n_rounds }) = rule else {
        return say!(l, "Không tránh ai.", "不作回避。", "Nobody is kept apart.");
    };
    let whose = within(kin(whose).of(l));
    match n_rounds {
        None => say!(
            l,
            "Tránh gặp {whose} khi còn có thể.",
            "尽可能回避{whose}。",
            "Kept apart as far as can be: {whose}."
        ),
        Some(n) => say!(
            l,
            "Tránh gặp {whose} trong {n} vòng đầu khi còn có thể.",
            "前{n}轮尽可能回避{whose}。",
            "Kept apart as far as can be in the first {n} rounds: {whose}."
        ),
    }
}

/// What a way to make the first round is called.
pub const fn first_pairs(rule: FirstPairs) -> Text {
    match rule {
        FirstPairs::Dutch => DUTCH,
        FirstPairs::Halves => HALVES,
        FirstPairs::Adjacent => ADJACENT,
        FirstPairs::FirstLast => FIRST_LAST,
    }
}

/// Who has red on the first board.
pub const fn first_side(rule: FirstSide) -> Text {
    match rule {
        FirstSide::Lot => BY_LOT,
        FirstSide::Red => HIGHER_RED,
        FirstSide::Black => HIGHER_BLACK,
    }
}

/// Who belongs together.
pub const fn kin(rule: Kin) -> Text {
    match rule {
        Kin::Club => APART_CLUB,
        Kin::Federation => APART_FEDERATION,
    }
}
