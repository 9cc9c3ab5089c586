//! Why was nothing changed? A sentence for every refusal: what stands in the way, what to do next.
use super::rounds;
use super::{Language, Text};
use crate::tournament::{Field, Refusal, RegulationFault};
use crate::units::PlayerId;

const fn text(vi: &'static str, zh: &'static str, en: &'static str) -> Text {
    Text { vi, zh, en }
}

/// A sentence for a refusal; `name` gives a player's name.
pub fn sentence(language: Language, refusal: &Refusal, name: impl Fn(PlayerId) -> String) -> String {
    fixed(refusal).map_or_else(|| with_facts(language, refusal, name), |text| text.of(language).to_owned())
}

/// Refusals that need no fact to be understood.
const fn fixed(refusal: &Refusal) -> Option<Text> {
    let text = match refusal {
        Refusal::AlreadyFounded => {
            text("Giải này đã được tạo rồi.", "此比赛已经建立。", "This event exists already.")
        }
        Refusal::Empty(field) => empty(*field),
        Refusal::TooLong(field) => too_long(*field),
        Refusal::Regulation(fault) => regulation(*fault),
        Refusal::RulesInPlay => text(
            "Đã bốc cặp nên không đổi được thể thức. Hãy hủy bảng cặp trước.",
            "已经编排，赛制不能再改。请先撤销编排。",
            "A round is paired, so the system cannot change. Take the pairing back first.",
        ),
        Refusal::TableIsFixed => text(
            "Vòng tròn đã bốc cặp: không thêm người được nữa. Hãy hủy bảng cặp các vòng trước.",
            "循环赛已编排，不能再加人。请先撤销各轮编排。",
            "The round robin is paired: nobody can join. Take the pairings back first.",
        ),
        Refusal::NoByeInRoundRobin => text(
            "Vòng tròn không có nghỉ theo yêu cầu: hãy hoãn ván hoặc ghi vắng mặt.",
            "循环赛不能请假轮空：请改期或记缺席。",
            "A round robin has no requested byes: postpone the game or record an absence.",
        ),
        Refusal::NumbersInUse => text(
            "Số thăm đang dùng: đã có vòng được bốc cặp.",
            "签号已在使用：已有轮次编排。",
            "The numbers are in use: a round is paired.",
        ),
        Refusal::NothingToDo => text("Đã như vậy rồi.", "已经如此。", "Already done."),
        Refusal::CannotUndoFounding => text(
            "Không hoàn tác được việc tạo giải; có thể xóa giải trong Cài đặt.",
            "不能撤销建立比赛；可在设置中删除比赛。",
            "The event's beginning cannot be undone; delete the event in Settings.",
        ),
        Refusal::NoSuchDecision(_) => text(
            "Quyết định này không còn để hoàn tác.",
            "这个决定已不能撤销。",
            "This decision is not there to undo any more.",
        ),
        Refusal::DependedOnBy(_) => text(
            "Một quyết định sau đó dựa vào việc này: hãy hoàn tác quyết định sau trước.",
            "之后的决定依赖它：请先撤销后面的决定。",
            "A later decision stands on this one: undo the later one first.",
        ),
        _ => return None,
    };
    Some(text)
}

const fn empty(field: Field) -> Text {
    match field {
        Field::Title => text("Giải chưa có tên.", "比赛还没有名称。", "The event has no name yet."),
        Field::Name => text("Chưa có tên kỳ thủ.", "缺少棋手姓名。", "A player's name is missing."),
        Field::Text => text("Chưa ghi lý do.", "没有写原因。", "The reason is missing."),
        Field::List => text("Danh sách trống.", "名单是空的。", "The list is empty."),
        Field::Rules => text("Điều lệ trống.", "规程是空的。", "The regulation is empty."),
    }
}

const fn too_long(field: Field) -> Text {
    match field {
        Field::Title | Field::Name | Field::Rules => {
            text("Dòng này quá dài.", "这一行太长。", "This line is too long.")
        }
        Field::Text => text("Đoạn này quá dài.", "这段文字太长。", "This text is too long."),
        Field::List => text("Danh sách quá dài.", "名单太长。", "The list is too long."),
    }
}

const fn regulation(fault: RegulationFault) -> Text {
    match fault {
        RegulationFault::GamesPerEncounter => {
            text("Mỗi cặp đấu từ 1 đến 8 ván.", "每场1至8局。", "An encounter has 1 to 8 games.")
        }
        RegulationFault::Cycles => text(
            "Vòng tròn có 1 hoặc 2 lượt.",
            "循环赛为单循环或双循环。",
            "A round robin has 1 or 2 cycles.",
        ),
        RegulationFault::EmptyChain => text(
            "Cần ít nhất một tiêu chí xếp hạng.",
            "至少要有一项名次标准。",
            "At least one criterion is needed.",
        ),
        RegulationFault::RepeatedCriterion => {
            text("Một tiêu chí có hai lần.", "有一项标准出现两次。", "A criterion stands twice.")
        }
        RegulationFault::LongChain => {
            text("Quá nhiều tiêu chí.", "标准太多。", "There are too many criteria.")
        }
        RegulationFault::ScoresOutOfOrder => text(
            "Thắng phải hơn thua và không kém hòa.",
            "胜须高于负且不低于和。",
            "A win must be worth more than a loss and no less than a draw.",
        ),
        RegulationFault::ScoreOutOfRange => {
            text("Điểm phải trong khoảng ±100.", "分值须在±100以内。", "Scores must be within ±100.")
        }
        RegulationFault::NoTime => {
            text("Một bên không có thời gian.", "有一方没有用时。", "One side has no time.")
        }
    }
}

/// Refusals whose facts have to be said.
fn with_facts(language: Language, refusal: &Refusal, name: impl Fn(PlayerId) -> String) -> String {
    let say = |vi: String, zh: String, en: String| match language {
        Language::Vietnamese => vi,
        Language::Chinese => zh,
        Language::English => en,
    };
    match refusal {
        Refusal::NoSuchPlayer(_) => say(
            "Kỳ thủ này không còn trong danh sách.".to_owned(),
            "名单中已没有这名棋手。".to_owned(),
            "This player is no longer on the list.".to_owned(),
        ),
        Refusal::WasPaired(player) => {
            let who = name(*player);
            say(
                format!("{who} đã có trong bảng cặp: chỉ có thể cho rút lui."),
                format!("{who}已被编排，只能退赛。"),
                format!("{who} has been paired and can only be withdrawn."),
            )
        }
        Refusal::AlreadyAway(player) => {
            let who = name(*player);
            say(
                format!("{who} đã rút lui rồi."),
                format!("{who}已退赛。"),
                format!("{who} has withdrawn already."),
            )
        }
        Refusal::NotAway(player) => {
            let who = name(*player);
            say(
                format!("{who} chưa rút lui."),
                format!("{who}没有退赛。"),
                format!("{who} has not withdrawn."),
            )
        }
        Refusal::NumberTaken { number, by } => {
            let (who, no) = (name(*by), number.0);
            say(
                format!("Số {no} đã của {who}."),
                format!("{no}号已属于{who}。"),
                format!("Number {no} is taken by {who}."),
            )
        }
        Refusal::NumberOutOfRange(number) => {
            let no = number.0;
            say(
                format!("Số {no} ngoài danh sách: cần 1 đến số người."),
                format!("{no}号超出范围：应为1到人数。"),
                format!("Number {no} is out of range: use 1 to the number of players."),
            )
        }
        Refusal::NoNumber(player) => {
            let who = name(*player);
            say(
                format!("{who} chưa có số thăm."),
                format!("{who}还没有签号。"),
                format!("{who} has no number yet."),
            )
        }
        Refusal::AlreadyPaired(round) => {
            let no = round.0;
            say(
                format!("Vòng {no} đã bốc cặp rồi."),
                format!("第{no}轮已经编排。"),
                format!("Round {no} is paired already."),
            )
        }
        _ => about_boards(language, refusal, name),
    }
}

/// Refusals about rounds, boards and results.
fn about_boards(language: Language, refusal: &Refusal, name: impl Fn(PlayerId) -> String) -> String {
    let say = |vi: String, zh: String, en: String| match language {
        Language::Vietnamese => vi,
        Language::Chinese => zh,
        Language::English => en,
    };
    match refusal {
        Refusal::NotTheNextRound { next } => {
            let no = next.0;
            say(
                format!("Vòng cần bốc cặp là vòng {no}."),
                format!("应编排第{no}轮。"),
                format!("The round to pair is round {no}."),
            )
        }
        Refusal::NoSuchRound(round) => {
            let no = round.0;
            say(format!("Không có vòng {no}."), format!("没有第{no}轮。"), format!("There is no round {no}."))
        }
        Refusal::NotTheLastRound { last } => {
            let no = last.0;
            say(
                format!("Chỉ hủy được vòng cuối: vòng {no}."),
                format!("只能撤销最后一轮：第{no}轮。"),
                format!("Only the last round can be taken back: round {no}."),
            )
        }
        Refusal::SeatedTwice { player, at } => {
            let who = name(*player);
            match at {
                Some(board) => {
                    let no = board.0;
                    say(
                        format!("{who} đã ngồi bàn {no}."),
                        format!("{who}已在第{no}台。"),
                        format!("{who} sits at board {no} already."),
                    )
                }
                None => say(
                    format!("{who} có hai lần."),
                    format!("{who}出现两次。"),
                    format!("{who} is there twice."),
                ),
            }
        }
        Refusal::AgainstSelf(player) => {
            let who = name(*player);
            say(
                format!("{who} không thể gặp chính mình."),
                format!("{who}不能与自己对弈。"),
                format!("{who} cannot meet themself."),
            )
        }
        Refusal::NotSeated(player) => {
            let who = name(*player);
            say(format!("{who} chưa có chỗ."), format!("{who}没有座位。"), format!("{who} has no seat."))
        }
        Refusal::Unavailable(player) => {
            let who = name(*player);
            say(
                format!("{who} không thi đấu vòng này."),
                format!("{who}本轮不参赛。"),
                format!("{who} does not play in this round."),
            )
        }
        Refusal::BoardTaken(board) => {
            let no = board.0;
            say(
                format!("Bàn {no} có hai cặp."),
                format!("第{no}台有两对。"),
                format!("Board {no} has two pairs."),
            )
        }
        Refusal::NoSuchBoard { board, .. } => {
            let no = board.0;
            say(format!("Không có bàn {no}."), format!("没有第{no}台。"), format!("There is no board {no}."))
        }
        Refusal::NoSuchGame(game) => {
            let no = game.0;
            say(format!("Không có ván {no}."), format!("没有第{no}局。"), format!("There is no game {no}."))
        }
        Refusal::ResultChanged { stands } => {
            let now = rounds::outcome(language, *stands);
            say(
                format!("Kết quả đã đổi ở nơi khác, hiện là: {now}. Hãy xem lại."),
                format!("结果已在别处更改，现为：{now}。请核对。"),
                format!("The result was changed elsewhere and is now: {now}. Look again."),
            )
        }
        Refusal::RoundOpen(round) => {
            let no = round.0;
            say(
                format!("Vòng {no} còn bàn chưa xong."),
                format!("第{no}轮还有未完的台。"),
                format!("Round {no} has open boards."),
            )
        }
        _ => String::new(),
    }
}
