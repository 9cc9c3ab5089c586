//! Why do these two not meet?
use super::{Name, list, points};
use crate::pairing::swiss::{Cost, Criterion, Seat, WhyNot};
use crate::words::pairing::Reason;
use crate::words::{Language, Text, say, texts};

texts! {
    WHY_NOT = "Vì sao không gặp", "为何不相遇", "Why not these two";
    FORBIDDEN = "Có lệnh cấm hai người gặp nhau.", "已规定二人不得相遇。", "A ban keeps the two apart.";
    SAME_SIDE = "Cả hai đều bắt buộc phải có cùng một bên.", "二人都必须得同一方。", "Both must have the same side.";
    OTHERS = "Nếu hai người gặp nhau thì những người còn lại không thể đủ cặp.", "若二人相遇，其余棋手无法全部配对。", "If they met, the others could not all be paired.";
    C5 = "điểm của người miễn đấu", "轮空者的积分", "the score of whoever has the bye";
    C6 = "số người nổi xuống", "下调人数", "players who float down";
    C7 = "điểm của người nổi xuống", "下调者的积分", "the scores of those who float down";
    C8 = "số người và điểm nổi xuống của nhóm kế", "下一组的下调人数与积分", "who floats down from the next group";
    C9 = "số vòng không đấu của người miễn đấu", "轮空者未对局的轮数", "unplayed rounds of whoever has the bye";
    C10 = "người nhóm đầu lệch quá hai ván", "领先者先后手差超过二", "topscorers beyond a difference of two";
    C11 = "người nhóm đầu ba ván liền một bên", "领先者连三", "topscorers with one side three times running";
    C12 = "số người không được bên mình cần", "未得所需先后手的人数", "players without the side that is due";
    C13 = "số người không được bên rất cần", "未得强烈所需先后手的人数", "players whose strong need for a side is denied";
    C14 = "số người nổi xuống hai vòng liền", "连续两轮下调的人数", "players who float down two rounds running";
    C15 = "số người nổi lên hai vòng liền", "连续两轮上调的人数", "players who float up two rounds running";
    C16 = "số người nổi xuống như hai vòng trước", "与前两轮同样下调的人数", "players who float down as two rounds ago";
    C17 = "số người nổi lên như hai vòng trước", "与前两轮同样上调的人数", "players who float up as two rounds ago";
    C18 = "điểm của người vòng trước đã nổi xuống nay xuống tiếp", "上轮曾下调、本轮再往下者的积分", "the scores of those who floated down last round and go on down";
    C19 = "điểm của người gặp đối thủ vòng trước đã nổi lên", "对手上轮曾上调者的积分", "the scores of those whose opponents floated up last round";
    C20 = "điểm của người hai vòng trước đã nổi xuống nay xuống tiếp", "前两轮曾下调、本轮再往下者的积分", "the scores of those who floated down two rounds ago and go on down";
    C21 = "điểm của người gặp đối thủ hai vòng trước đã nổi lên", "对手前两轮曾上调者的积分", "the scores of those whose opponents floated up two rounds ago";
}

/// Why `a` and `b` do not meet.
pub fn why_not(language: Language, why: &WhyNot, (a, b): (Seat, Seat), name: Name) -> Reason {
    let l = language;
    let (first, second) = (name(a), name(b));
    let (text, article) = match why {
        WhyNot::TheyMeet => (
            say!(
                l,
                "{first} và {second} gặp nhau ở vòng này.",
                "{first}与{second}本轮相遇。",
                "{first} and {second} do meet in this round."
            ),
            "",
        ),
        WhyNot::NotHere(who) => {
            let who = name(*who);
            (
                say!(
                    l,
                    "{who} không đấu vòng này.",
                    "{who}本轮不参赛。",
                    "{who} does not take part in this round."
                ),
                "",
            )
        }
        WhyNot::HaveMet(round) => (
            say!(
                l,
                "Hai người đã gặp nhau ở vòng {round}.",
                "二人已在第{round}轮相遇。",
                "They have met in round {round}."
            ),
            "C.04.3 C1",
        ),
        WhyNot::Forbidden => (FORBIDDEN.of(l).to_owned(), ""),
        WhyNot::SameSideDue => (SAME_SIDE.of(l).to_owned(), "C.04.3 C3"),
        WhyNot::OthersLeftOver => (OTHERS.of(l).to_owned(), "C.04.3 C4"),
        WhyNot::Worse { score, criterion, due, forced } => {
            (worse(l, &points(*score), *criterion, (due, forced)), criterion.article())
        }
        WhyNot::Later { score } => {
            let score = points(*score);
            let text = say!(
                l,
                "Nhóm {score} điểm: cặp này tốt ngang theo mọi tiêu chí, nhưng đứng sau trong thứ tự xét.",
                "{score}分组：此对阵在各项标准上相同，但按检视次序排在后面。",
                "Group of {score} points: as good by every criterion, but later in the order in which candidates are tried.",
            );
            (text, "C.04.3 4")
        }
    };
    Reason { heading: WHY_NOT.of(l), text, article }
}

fn worse(language: Language, score: &str, criterion: Criterion, (due, forced): (&Cost, &Cost)) -> String {
    let what = text_of(criterion).of(language);
    let (due, forced) = (cost(language, due), cost(language, forced));
    say!(
        language,
        "Nhóm {score} điểm: {what} sẽ là {forced} thay vì {due}.",
        "{score}分组：{what}将由{due}变为{forced}。",
        "Group of {score} points: {what} would be {forced} instead of {due}.",
    )
}

fn cost(language: Language, cost: &Cost) -> String {
    let scores = |scores: &[crate::units::Tenths]| match scores {
        [] => "–".to_owned(),
        scores => list(language, scores.iter().map(|&score| points(score))),
    };
    match cost {
        Cost::Count(count) => count.to_string(),
        Cost::Scores(list) => scores(list),
        Cost::CountAndScores(count, list) => format!("{count} ({})", scores(list)),
    }
}

/// What a criterion counts.
pub(super) const fn text_of(criterion: Criterion) -> Text {
    match criterion {
        Criterion::C5 => C5,
        Criterion::C6 => C6,
        Criterion::C7 => C7,
        Criterion::C8 => C8,
        Criterion::C9 => C9,
        Criterion::C10 => C10,
        Criterion::C11 => C11,
        Criterion::C12 => C12,
        Criterion::C13 => C13,
        Criterion::C14 => C14,
        Criterion::C15 => C15,
        Criterion::C16 => C16,
        Criterion::C17 => C17,
        Criterion::C18 => C18,
        Criterion::C19 => C19,
        Criterion::C20 => C20,
        Criterion::C21 => C21,
    }
}
