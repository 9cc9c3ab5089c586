//! The one line that says what has to be done now, and its button.
use super::{Language, common, say, texts};
use crate::agenda::NextAct;
use crate::units::BoardNo;

texts! {
    NOBODY_YET = "Chưa có kỳ thủ", "还没有棋手", "No players yet";
    ADD_PEOPLE = "Thêm kỳ thủ", "添加棋手", "Add players";
    DRAW_NUMBERS = "Bốc thăm số", "抽签号", "Draw numbers";
    DRAW_LOTS = "Bốc thăm", "抽签", "Draw lots";
    ANSWER = "Trả lời", "回答", "Answer";
    SETTLE = "Giải quyết", "处理", "Settle";
    FIND_WAY_OUT = "Xem cách giải quyết", "查看办法", "See the ways out";
    SHOW_STANDINGS = "In xếp hạng chung cuộc", "打印最终名次", "Print the final standings";
    DRAW_SIDE = "Bốc thăm tiên hậu", "抽先后手", "Draw the first side";
    SIDE_OPEN = "Chưa biết ai đi tiên ở bàn 1", "第1台先后手未定", "Who has red on board 1 is not drawn yet";
    ALL_PLAYED = "Đã đấu xong mọi ván", "全部对局结束", "Every game is played";
    NOBODY_NUMBERED = "Kỳ thủ chưa có số thăm", "棋手还没有签号", "The players have no numbers yet";
    TIED = "Còn người bằng nhau ở mọi tiêu chí", "仍有棋手各项全同", "Some players are equal in everything";
}

/// What has to be done.
pub fn line(language: Language, act: &NextAct) -> String {
    match act {
        NextAct::SettleConflicts(n) => match language {
            Language::Vietnamese => format!("{n} quyết định mâu thuẫn sau khi gộp tệp"),
            Language::Chinese => format!("合并后有{n}个决定冲突"),
            Language::English if *n == 1 => "1 decision disagrees after the merge".to_owned(),
            Language::English => format!("{n} decisions disagree after the merge"),
        },
        NextAct::AnswerQuestions(n) => match language {
            Language::Vietnamese => format!("Điều lệ còn bỏ ngỏ {n} điểm"),
            Language::Chinese => format!("规程有{n}处未说明"),
            Language::English if *n == 1 => "The regulation leaves 1 question open".to_owned(),
            Language::English => format!("The regulation leaves {n} questions open"),
        },
        NextAct::AddPeople(0) => NOBODY_YET.of(language).to_owned(),
        NextAct::AddPeople(n) => match language {
            Language::Vietnamese => format!("Mới có {n} kỳ thủ"),
            Language::Chinese => format!("现有{n}名棋手"),
            Language::English if *n == 1 => "1 player so far".to_owned(),
            Language::English => format!("{n} players so far"),
        },
        NextAct::DrawNumbers => NOBODY_NUMBERED.of(language).to_owned(),
        NextAct::DrawFirstSide => SIDE_OPEN.of(language).to_owned(),
        NextAct::Publish(round) => match language {
            Language::Vietnamese => format!("Vòng {} đã bốc cặp, chưa công bố", round.0),
            Language::Chinese => format!("第{}轮已编排，尚未公布", round.0),
            Language::English => format!("Round {} is paired, not published", round.0),
        },
        NextAct::FindWayOut(round) => match language {
            Language::Vietnamese => format!("Vòng {} không còn cách bốc cặp hợp lệ", round.0),
            Language::Chinese => format!("第{}轮没有合规的编排", round.0),
            Language::English => format!("Round {} has no legal pairing", round.0),
        },
        NextAct::PairRound(round) => match language {
            Language::Vietnamese => format!("Có thể bốc cặp vòng {}", round.0),
            Language::Chinese => format!("可以编排第{}轮", round.0),
            Language::English => format!("Round {} can be paired", round.0),
        },
        NextAct::EnterResults { n_open, .. } => match language {
            Language::Vietnamese => format!("Còn {n_open} bàn chưa có kết quả"),
            Language::Chinese => format!("还有{n_open}台没有结果"),
            Language::English if *n_open == 1 => "1 board still open".to_owned(),
            Language::English => format!("{n_open} boards still open"),
        },
        NextAct::DrawLots(_) => TIED.of(language).to_owned(),
        NextAct::ShowStandings => ALL_PLAYED.of(language).to_owned(),
    }
}

/// "Boards 4, 5, 7": the first few of them.
pub fn which_boards(language: Language, boards: &[BoardNo]) -> String {
    const SHOWN: usize = 12;
    if let [board] = boards {
        return common::board(language, board.0);
    }
    let comma = match language {
        Language::Chinese => "、",
        Language::Vietnamese | Language::English => ", ",
    };
    let mut list = boards.iter().take(SHOWN).map(|board| board.0.to_string()).collect::<Vec<_>>();
    if boards.len() > SHOWN {
        list.push("…".to_owned());
    }
    let list = list.join(comma);
    say!(language, "Bàn {list}", "第{list}台", "Boards {list}")
}

/// What the button says.
pub fn button(language: Language, act: &NextAct) -> String {
    match act {
        NextAct::SettleConflicts(_) => SETTLE.of(language).to_owned(),
        NextAct::AnswerQuestions(_) => ANSWER.of(language).to_owned(),
        NextAct::AddPeople(_) => ADD_PEOPLE.of(language).to_owned(),
        NextAct::DrawNumbers => DRAW_NUMBERS.of(language).to_owned(),
        NextAct::DrawFirstSide => DRAW_SIDE.of(language).to_owned(),
        NextAct::Publish(round) => match language {
            Language::Vietnamese => format!("Công bố vòng {}", round.0),
            Language::Chinese => format!("公布第{}轮", round.0),
            Language::English => format!("Publish round {}", round.0),
        },
        NextAct::FindWayOut(_) => FIND_WAY_OUT.of(language).to_owned(),
        NextAct::PairRound(round) => pair_round(language, round.0),
        NextAct::EnterResults { round, .. } => match language {
            Language::Vietnamese => format!("Nhập kết quả vòng {}", round.0),
            Language::Chinese => format!("录入第{}轮结果", round.0),
            Language::English => format!("Enter results of round {}", round.0),
        },
        NextAct::DrawLots(_) => DRAW_LOTS.of(language).to_owned(),
        NextAct::ShowStandings => SHOW_STANDINGS.of(language).to_owned(),
    }
}

/// "Pair round 3".
pub fn pair_round(language: Language, round: u16) -> String {
    match language {
        Language::Vietnamese => format!("Bốc cặp vòng {round}"),
        Language::Chinese => format!("编排第{round}轮"),
        Language::English => format!("Pair round {round}"),
    }
}
