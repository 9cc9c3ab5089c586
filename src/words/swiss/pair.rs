//! Why do these two meet in a Swiss round, with these sides? Sentences, each with its article.
use super::{Name, points, why_not};
use crate::pairing::swiss::{
    Bracket, Broken, Criterion, Field, Pair, Preference, Round, Seat, SideRule, Strength, WhyFloat, due,
};
use crate::units::Side;
use crate::words::pairing::Reason;
use crate::words::{Language, Text, say, texts};

texts! {
    BRACKET = "Nhóm điểm", "分数组", "Score group";
    SIDES = "Tiên hậu", "先后手", "Colours";
    DUE = "Bên cần có", "所需先后手", "Due side";
    NO_GAME = "chưa có ván nào", "尚未对局", "no game yet";
    FLOAT = "Nổi xuống", "下调", "Downfloat";
    GIVEN_UP = "Phải chấp nhận", "不得已", "Had to give way";
    BYE = "Miễn đấu", "轮空", "Bye";
    BOTH_PREFERENCES = "Mỗi người được bên mình cần.", "双方各得所需。", "Each has the side that is due.";
    STRONGER = "Ai cần đổi bên hơn thì được trước.", "需求更强的一方优先。", "Whose need is stronger gets the side.";
    WIDER_DIFFERENCE = "Cả hai đều buộc phải có bên này: ai lệch tiên hậu nhiều hơn thì được.", "双方都必须得此方：先后手差更大者优先。", "Both must have this side: who is further out of balance gets it.";
    LAST_DIFFERENCE = "Đổi ngược lại vòng gần nhất mà hai người khác bên.", "与最近一次先后手不同的一轮对调。", "The sides are swapped from the last round in which the two had different ones.";
    HIGHER_RANKED = "Cần như nhau: người xếp trên được bên mình cần.", "需求相同：排名靠前者优先。", "Their need is equal: the higher ranked gets the side.";
    ODD_NUMBER = "Số người lẻ: một người phải xuống.", "人数为单数：须有一人下调。", "The number was odd, so one had to go down.";
    NO_LEGAL_PAIRS = "Trong nhóm không còn cặp nào hợp lệ hơn.", "组内已无更多合法对阵。", "No more legal pairs were left in the group.";
    FOR_THOSE_BELOW = "Để những người phía dưới vẫn đủ cặp.", "为使下方各组仍能全部配对。", "So that everyone below can still be paired.";
    C10 = "lệch quá hai ván cùng bên (nhóm đầu, vòng cuối)", "先后手差超过二（末轮领先者）", "a colour difference of more than two (topscorers, last round)";
    C11 = "ba ván liền một bên (nhóm đầu, vòng cuối)", "连三（末轮领先者）", "one side three times running (topscorers, last round)";
    C12 = "không được bên mình cần", "未得所需先后手", "the side that was due is not granted";
    C13 = "không được bên rất cần", "未得强烈所需先后手", "a strong need for a side is not granted";
    C14 = "nổi xuống hai vòng liền", "连续两轮下调", "a downfloat two rounds running";
    C15 = "nổi lên hai vòng liền", "连续两轮上调", "an upfloat two rounds running";
    C16 = "nổi xuống như hai vòng trước", "与前两轮同样下调", "a downfloat as two rounds ago";
    C17 = "nổi lên như hai vòng trước", "与前两轮同样上调", "an upfloat as two rounds ago";
}

/// Why the two at a board of the round meet, with these sides.
pub fn reasons(language: Language, field: &Field, round: &Round, pair: &Pair, name: Name) -> Vec<Reason> {
    let l = language;
    let bracket = round.brackets.get(usize::from(pair.bracket));
    let mut reasons = Vec::new();
    reasons.extend(bracket.map(|bracket| Reason {
        heading: BRACKET.of(l),
        text: bracket_line(l, bracket),
        article: "C.04.3 1.3",
    }));
    reasons.extend([pair.red, pair.black].into_iter().filter_map(|seat| float(l, round, pair, seat, name)));
    reasons.push(Reason { heading: DUE.of(l), text: due_line(l, field, pair, name), article: "C.04.3 1.7" });
    reasons.push(Reason {
        heading: SIDES.of(l),
        text: side_line(l, pair, name),
        article: article_of_sides(pair.sides),
    });
    let broken: Vec<&Broken> = bracket.map_or(Vec::new(), |bracket| {
        bracket.broken.iter().filter(|broken| [pair.red, pair.black].contains(&broken.seat)).collect()
    });
    // A strong preference is a preference too: once is enough.
    let is_strong = |seat| broken.iter().any(|other| other.seat == seat && other.criterion == Criterion::C13);
    let told = broken.iter().filter(|broken| broken.criterion != Criterion::C12 || !is_strong(broken.seat));
    reasons.extend(told.map(|broken| given_up(l, broken, name)));
    reasons
}

/// Why somebody has the bye.
pub fn bye_reason(language: Language, round: &Round, name: Name) -> Option<Reason> {
    let who = name(round.bye?);
    let text = say!(
        language,
        "{who} miễn đấu: điểm thấp nhất trong những người còn được miễn mà các cặp khác vẫn đủ.",
        "{who}轮空：在其余各人仍能配对的前提下，可轮空者中积分最低。",
        "{who} has the bye: the lowest score among those who may have it while all others can be paired.",
    );
    Some(Reason { heading: BYE.of(language), text, article: "C.04.3 C2, C5, C9" })
}

fn bracket_line(language: Language, bracket: &Bracket) -> String {
    let (score, residents, moved) =
        (points(bracket.score), bracket.residents.len(), bracket.moved_down.len());
    match moved {
        0 => say!(
            language,
            "Nhóm {score} điểm, {residents} người.",
            "{score}分组，{residents}人。",
            "Group of {score} points, players: {residents}.",
        ),
        _ => say!(
            language,
            "Nhóm {score} điểm: {residents} người của nhóm, {moved} người từ trên xuống.",
            "{score}分组：本组{residents}人，上方下调{moved}人。",
            "Group of {score} points: {residents} of the group, {moved} from above.",
        ),
    }
}

/// From where somebody of the pair came down, and why.
fn float(language: Language, round: &Round, pair: &Pair, seat: Seat, name: Name) -> Option<Reason> {
    let above = round.brackets.get(..usize::from(pair.bracket))?;
    let from = above.iter().find(|bracket| bracket.residents.contains(&seat))?;
    let (who, score) = (name(seat), points(from.score));
    let why = match from.why {
        WhyFloat::Nobody => "",
        WhyFloat::OddNumber => ODD_NUMBER.of(language),
        WhyFloat::NoLegalPairs => NO_LEGAL_PAIRS.of(language),
        WhyFloat::ForThoseBelow => FOR_THOSE_BELOW.of(language),
    };
    let text = say!(
        language,
        "{who} xuống từ nhóm {score} điểm. {why}",
        "{who}由{score}分组下调。{why}",
        "{who} comes down from {score} points. {why}",
    );
    let article = match from.why {
        WhyFloat::Nobody | WhyFloat::OddNumber => "C.04.3 C6",
        WhyFloat::NoLegalPairs => "C.04.3 C1, C3, C6",
        WhyFloat::ForThoseBelow => "C.04.3 C4",
    };
    Some(Reason { heading: FLOAT.of(language), text, article })
}

/// Which sides the two have had, and which is due to each.
fn due_line(language: Language, field: &Field, pair: &Pair, name: Name) -> String {
    let seats = [pair.red, pair.black].into_iter();
    let lines = seats.filter_map(|seat| Some((name(seat), due(field, seat)?)));
    let said = lines.map(|(who, (sides, preference))| match language {
        Language::Chinese => format!("{who}：{}", had_and_due(language, &sides, preference)),
        Language::Vietnamese | Language::English => {
            format!("{who}: {}", had_and_due(language, &sides, preference))
        }
    });
    said.collect::<Vec<_>>().join(" · ")
}

fn had_and_due(language: Language, sides: &[Side], preference: Preference) -> String {
    let Some(side) = preference.side else { return NO_GAME.of(language).to_owned() };
    let had: Vec<&str> = sides.iter().map(|&side| letter(language, side)).collect();
    let (had, side) = (had.join(" "), letter(language, side));
    match preference.strength {
        Strength::Absolute => {
            say!(language, "{had}, bắt buộc {side}", "{had}，必须{side}", "{had}, must have {side}")
        }
        Strength::Strong => {
            say!(language, "{had}, rất cần {side}", "{had}，强烈需要{side}", "{had}, strongly due {side}")
        }
        Strength::Mild | Strength::Nothing => {
            say!(language, "{had}, nên đi {side}", "{had}，宜{side}", "{had}, due {side}")
        }
    }
}

const fn letter(language: Language, side: Side) -> &'static str {
    match (language, side) {
        (Language::Vietnamese, Side::Red) => "tiên",
        (Language::Vietnamese, Side::Black) => "hậu",
        (Language::Chinese, Side::Red) => "先",
        (Language::Chinese, Side::Black) => "后",
        (Language::English, Side::Red) => "red",
        (Language::English, Side::Black) => "black",
    }
}

fn side_line(language: Language, pair: &Pair, name: Name) -> String {
    let rule = match pair.sides {
        SideRule::BothPreferences => BOTH_PREFERENCES.of(language).to_owned(),
        SideRule::Stronger => STRONGER.of(language).to_owned(),
        SideRule::WiderDifference => WIDER_DIFFERENCE.of(language).to_owned(),
        SideRule::LastDifference => LAST_DIFFERENCE.of(language).to_owned(),
        SideRule::HigherRanked => HIGHER_RANKED.of(language).to_owned(),
        SideRule::FirstSide => say!(
            language,
            "Chưa ai có ván nào: theo số chẵn lẻ của người xếp trên và bên bốc thăm ở vòng 1.",
            "双方均未对局：按排名靠前者的单双号及首轮抽得的先后手。",
            "Neither has played: by the higher ranked one's number, odd or even, and the side drawn for round 1.",
        ),
    };
    let (red, black) = (name(pair.red), name(pair.black));
    let who = match language {
        Language::Vietnamese => format!("{red} đi tiên, {black} đi hậu"),
        Language::Chinese => format!("{red}先手，{black}后手"),
        Language::English => format!("{red} has red, {black} black"),
    };
    match language {
        Language::Chinese => format!("{who}。{rule}"),
        Language::Vietnamese | Language::English => format!("{who}. {rule}"),
    }
}

const fn article_of_sides(rule: SideRule) -> &'static str {
    match rule {
        SideRule::BothPreferences => "C.04.3 5.2.1",
        SideRule::Stronger | SideRule::WiderDifference => "C.04.3 5.2.2",
        SideRule::LastDifference => "C.04.3 5.2.3",
        SideRule::HigherRanked => "C.04.3 5.2.4",
        SideRule::FirstSide => "C.04.3 5.2.5",
    }
}

fn given_up(language: Language, broken: &Broken, name: Name) -> Reason {
    let (who, what) = (name(broken.seat), broken_text(broken.criterion).of(language));
    let text = match language {
        Language::Vietnamese | Language::English => format!("{who}: {what}."),
        Language::Chinese => format!("{who}：{what}。"),
    };
    Reason { heading: GIVEN_UP.of(language), text, article: broken.criterion.article() }
}

/// What stands beside a pair for which a rule had to give way.
pub const fn given_up_word(language: Language) -> &'static str {
    GIVEN_UP.of(language)
}

/// What a criterion speaks of, when it is broken.
const fn broken_text(criterion: Criterion) -> Text {
    match criterion {
        Criterion::C10 => C10,
        Criterion::C11 => C11,
        Criterion::C12 => C12,
        Criterion::C13 => C13,
        Criterion::C14 => C14,
        Criterion::C15 => C15,
        Criterion::C16 => C16,
        Criterion::C17 => C17,
        // Those that speak of no single player.
        Criterion::C5
        | Criterion::C6
        | Criterion::C7
        | Criterion::C8
        | Criterion::C9
        | Criterion::C18
        | Criterion::C19
        | Criterion::C20
        | Criterion::C21 => why_not::text_of(criterion),
    }
}
