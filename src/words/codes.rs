//! What is wrong with the code of a criterion, and why has a tournament report file no table?
use super::{Language, refusal, say, texts};
use crate::exchange::trf::Unrankable;
use crate::standings::code::CodeFault;

texts! {
    TEAMS = "Đây là giải đồng đội; ở đây chưa xếp hạng đội.", "这是团体赛，此处尚不能排列团体名次。", "This is a team event; teams are not ranked here.";
    ABNORMAL_POINTS = "Tệp có điểm cộng trừ ngoài kết quả (dòng 299); chưa tính được.", "文件含有结果之外的加减分（299 行），此处尚不能计算。", "The file gives or takes points apart from results (lines 299), which are not counted here.";
    TWO_BYES = "Miễn đấu (U) và nghỉ trọn điểm (F) cùng có mà điểm khác nhau; chưa tính được.", "轮空（U）与全分轮空（F）并存而得分不同，此处尚不能计算。", "Pairing-allocated byes (U) and full-point byes (F) are both there and pay differently, which is not counted here.";
    TOLD_BADLY = "Giải này máy không giữ được.", "本程序无法保存这场比赛。", "This tournament cannot be kept by the program.";
}

/// What is wrong with a code.
pub fn fault(language: Language, fault: &CodeFault) -> String {
    match fault {
        CodeFault::NoSuchName(name) => say!(
            language,
            "không có tiêu chí nào viết là “{name}”",
            "没有写作“{name}”的标准",
            "no criterion is written \"{name}\""
        ),
        CodeFault::NoSuchModifier(modifier) => say!(
            language,
            "không có tùy chọn nào viết là “/{modifier}”",
            "没有写作“/{modifier}”的选项",
            "no modifier is written \"/{modifier}\""
        ),
        CodeFault::NotOf(name, modifier) => say!(
            language,
            "{name} không có tùy chọn /{modifier}",
            "{name} 没有选项 /{modifier}",
            "{name} has no modifier /{modifier}"
        ),
        CodeFault::Twice(modifier) => say!(
            language,
            "/{modifier} trùng hoặc trái với một tùy chọn khác",
            "/{modifier} 与另一选项重复或矛盾",
            "/{modifier} repeats or contradicts another modifier"
        ),
        CodeFault::Teams(name) => say!(
            language,
            "{name} xếp hạng đội; ở đây chỉ có giải cá nhân",
            "{name} 用于团体名次，此处只有个人赛",
            "{name} ranks teams; here are individuals only"
        ),
    }
}

/// Why a file that can be read has no table.
pub fn unrankable(language: Language, why: &Unrankable) -> String {
    let l = language;
    match why {
        Unrankable::Teams => TEAMS.of(l).to_owned(),
        Unrankable::AbnormalPoints => ABNORMAL_POINTS.of(l).to_owned(),
        Unrankable::TwoByes => TWO_BYES.of(l).to_owned(),
        Unrankable::NoHalves(points) => say!(
            l,
            "Điểm {points} không phải là bội của ½.",
            "分值 {points} 不是½的倍数。",
            "{points} points are no whole number of half points."
        ),
        Unrankable::PaidForfeit(points) => say!(
            l,
            "Bỏ cuộc mà được {points} điểm: chưa tính được.",
            "弃权得 {points} 分，此处尚不能计算。",
            "A forfeit lost pays {points}, which is not counted here."
        ),
        Unrankable::OddResult { number, round } => say!(
            l,
            "Vòng {round}: kết quả của kỳ thủ {number} và của đối thủ không hợp với nhau.",
            "第{round}轮：{number}号棋手与对手的结果不相配。",
            "Round {round}: the results of player {number} and of the opponent are not those of one game."
        ),
        Unrankable::Refused(why) => {
            let why = refusal::sentence(l, why, |player| (player.nth + 1).to_string());
            format!("{} {why}", TOLD_BADLY.of(l))
        }
    }
}
