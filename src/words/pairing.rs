//! Why do these two meet? The reasons of the round robin in sentences, each with its article.
use super::{Language, texts};
use crate::pairing::round_robin::{ColourRule, Seated, Slot, Why};
use crate::regulation::{EarlyMeeting, RoundRobinTable};
use crate::units::PlayerId;

texts! {
    TABLE = "Bảng", "轮次表", "Table";
    SEATS = "Số thăm", "签号", "Numbers";
    COLOURS = "Tiên hậu", "先后手", "Colours";
    EARLY = "Gặp sớm", "提前相遇", "Early meeting";
    BERGER = "Bảng Berger", "贝格尔表", "Berger table";
    CIRCLE = "Bảng xoay, số 1 cố định", "1号位固定逆时针", "Circle, number 1 fixed";
    ODD_SUM = "Tổng hai số lẻ: số nhỏ đi tiên.", "两号之和为奇数：小号先行。", "The two seats add up to an odd number: the lower has red.";
    EVEN_SUM = "Tổng hai số chẵn: số lớn đi tiên.", "两号之和为偶数：大号先行。", "The two seats add up to an even number: the higher has red.";
    LAST_BLACK = "Số cuối đi hậu khi gặp nửa đầu bảng.", "末号对前半区执黑。", "The last seat has black against the lower half.";
    LAST_RED = "Số cuối đi tiên khi gặp nửa sau bảng.", "末号对后半区执红。", "The last seat has red against the upper half.";
    FIXED_RED = "Số cố định đi tiên ở vòng lẻ.", "固定号单数轮先行。", "The fixed seat has red in odd rounds.";
    FIXED_BLACK = "Số cố định đi hậu ở vòng chẵn.", "固定号双数轮后行。", "The fixed seat has black in even rounds.";
    LEFT_RED = "Hàng lẻ: bên trái đi tiên.", "单数行：左方先行。", "Odd row: the left seat has red.";
    RIGHT_RED = "Hàng chẵn: bên phải đi tiên.", "双数行：右方先行。", "Even row: the right seat has red.";
    SECOND_CYCLE = "Lượt về: đổi màu so với lượt đi.", "第二循环：先后手与第一循环相反。", "Second cycle: the colours are the other way round.";
    SWAPPED = "Hai vòng cuối lượt đi đổi chỗ, để không ai ba lần liền một màu.", "第一循环最后两轮对调，避免连三。", "The last two rounds of the first cycle change places, so that nobody has one colour three times running.";
    KIN_CLUB = "Cùng đơn vị: gặp nhau sớm nhất mà bảng cho phép.", "同单位：按表尽早相遇。", "Of one club: they meet as early as the table allows.";
    KIN_FEDERATION = "Cùng đoàn: gặp nhau sớm nhất mà bảng cho phép.", "同代表团：按表尽早相遇。", "Of one federation: they meet as early as the table allows.";
    EARLY_MOVED = "Chỗ trong bảng được xếp lại để người cùng nhà gặp sớm.", "座位已调整，使同门提前相遇。", "Seats were moved so that people of one house meet early.";
    FIDE_C05 = "FIDE C.05, phụ lục 1", "FIDE C.05 附录1", "FIDE C.05, annex 1";
}

/// One reason, with the article it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What it is about.
    pub heading: &'static str,
    /// The sentence.
    pub text: String,
    /// The article; empty for the organizer's own rule.
    pub article: &'static str,
}

/// Why two people meet, with these colours, in this round.
pub fn reasons(language: Language, why: &Why, name: impl Fn(PlayerId) -> String) -> Vec<Reason> {
    let l = language;
    let article = match why.table {
        RoundRobinTable::Berger => FIDE_C05.of(l),
        RoundRobinTable::Circle => "",
    };
    let mut reasons = vec![
        Reason { heading: TABLE.of(l), text: table_line(l, why), article },
        Reason { heading: SEATS.of(l), text: seats_line(l, why, name), article: "" },
        Reason { heading: COLOURS.of(l), text: colour_line(l, why), article },
    ];
    if why.slot.is_swapped {
        reasons.push(Reason { heading: TABLE.of(l), text: SWAPPED.of(l).to_owned(), article });
    }
    let early = match (why.early, why.are_kin) {
        (EarlyMeeting::Off, _) => None,
        (EarlyMeeting::Club, true) => Some(KIN_CLUB),
        (EarlyMeeting::Federation, true) => Some(KIN_FEDERATION),
        (EarlyMeeting::Club | EarlyMeeting::Federation, false) => Some(EARLY_MOVED),
    };
    reasons.extend(early.map(|text| Reason {
        heading: EARLY.of(l),
        text: text.of(l).to_owned(),
        article: "",
    }));
    reasons
}

fn table_line(language: Language, why: &Why) -> String {
    let table = match why.table {
        RoundRobinTable::Berger => BERGER,
        RoundRobinTable::Circle => CIRCLE,
    }
    .of(language);
    let Slot { cycle, table_round, .. } = why.slot;
    let (n, round, row) = (why.n_seats, table_round.0, why.row);
    match language {
        Language::Vietnamese => format!("{table} cho {n} người, lượt {cycle}, vòng {round}, hàng {row}."),
        Language::Chinese => format!("{n}人{table}，第{cycle}循环第{round}轮第{row}行。"),
        Language::English => format!("{table} for {n}, cycle {cycle}, round {round}, row {row}."),
    }
}

fn seats_line(language: Language, why: &Why, name: impl Fn(PlayerId) -> String) -> String {
    let seated = |seated: &Seated| {
        let (who, number, seat) = (name(seated.player), seated.number.0, seated.seat.0);
        match (number == seat, language) {
            (true, _) => format!("{who}: {number}"),
            (false, Language::Vietnamese) => format!("{who}: số {number}, chỗ {seat}"),
            (false, Language::Chinese) => format!("{who}：{number}号，第{seat}位"),
            (false, Language::English) => format!("{who}: number {number}, seat {seat}"),
        }
    };
    format!("{} · {}", seated(&why.red), seated(&why.black))
}

fn colour_line(language: Language, why: &Why) -> String {
    let rule = match why.colours {
        ColourRule::OddSumLowerRed => ODD_SUM,
        ColourRule::EvenSumHigherRed => EVEN_SUM,
        ColourRule::LastSeatBlack => LAST_BLACK,
        ColourRule::LastSeatRed => LAST_RED,
        ColourRule::FixedSeatRed => FIXED_RED,
        ColourRule::FixedSeatBlack => FIXED_BLACK,
        ColourRule::LeftRed => LEFT_RED,
        ColourRule::RightRed => RIGHT_RED,
    }
    .of(language);
    match why.slot.cycle {
        2 => format!("{rule} {}", SECOND_CYCLE.of(language)),
        _ => rule.to_owned(),
    }
}
