//! Why was nothing changed? A sentence for every refusal: what stands in the way, what to do next.
use super::{Language, rounds, say};
use crate::tournament::{Field, Refusal, RegulationFault};
use crate::units::PlayerId;

/// A sentence for a refusal; `name` gives a player's name.
pub fn sentence(language: Language, refusal: &Refusal, name: impl Fn(PlayerId) -> String) -> String {
    // Long because it is one table: a line for every refusal there is.
    let l = language;
    match refusal {
        Refusal::AlreadyFounded => {
            say!(l, "Giải này đã được tạo rồi.", "此比赛已经建立。", "This event exists already.")
        }
        Refusal::Empty(field) => empty(l, *field),
        Refusal::TooLong(field) => too_long(l, *field),
        Refusal::Regulation(fault) => regulation(l, *fault),
        Refusal::RulesInPlay => say!(
            l,
            "Đã bốc cặp nên không đổi được thể thức. Hãy hủy bảng cặp trước.",
            "已经编排，赛制不能再改。请先撤销编排。",
            "A round is paired, so the system cannot change. Take the pairing back first.",
        ),
        Refusal::LastRoundPaired => say!(
            l,
            "Đã bốc cặp vòng cuối nên số vòng không đổi được nữa. Hãy hủy bảng cặp vòng cuối trước.",
            "最后一轮已经编排，轮数不能再改。请先撤销最后一轮的编排。",
            "The last round is paired, so the number of rounds stands. Take that pairing back first.",
        ),
        Refusal::FewerRounds { n_paired } => say!(
            l,
            "Đã bốc cặp {n_paired} vòng: số vòng không thể ít hơn.",
            "已编排{n_paired}轮，轮数不能更少。",
            "{n_paired} rounds are paired: there cannot be fewer.",
        ),
        Refusal::OnlyInSwiss => say!(
            l,
            "Vòng tròn ai cũng gặp ai: chỉ hệ Thụy Sĩ mới có điều này.",
            "循环赛人人相遇，只有积分编排制才有此项。",
            "In a round robin everyone meets everyone: only a Swiss system has this.",
        ),
        Refusal::BoardPlayed(board) => {
            let no = board.0;
            say!(
                l,
                "Bàn {no} đã có kết quả: giữ nguyên cặp này, hoặc xóa kết quả trước.",
                "第{no}台已有结果：请保留这一对，或先清除结果。",
                "Board {no} has a result: leave this pair, or take the result back first.",
            )
        }
        Refusal::NotArrived(player) => {
            let who = name(*player);
            say!(
                l,
                "{who} đang ghi là chưa đến: chỉ nhập được bỏ cuộc. Nếu đã đến, hãy bấm “Đã đến” trước.",
                "{who}记为未到：只能录入弃权。若已到场，请先点“已到”。",
                "{who} is noted as not there: only a forfeit can be entered. If they have come, press “Has come” first.",
            )
        }
        Refusal::RatedTwice { list } => {
            let list = if list.is_empty() { "–" } else { list };
            say!(
                l,
                "Danh sách hệ số {list} chỉ ghi một hệ số cho mỗi người.",
                "等级分榜 {list} 中每人只有一个等级分。",
                "The list of ratings {list} has one rating a person.",
            )
        }
        Refusal::NoSuchGroup(category) => {
            let group = super::categories::name(l, category);
            say!(
                l,
                "Không thêm được nhóm “{group}”: đã có, hoặc không ai có thể thuộc nhóm này.",
                "无法添加组别“{group}”：已有此组，或不可能有人属于它。",
                "The group “{group}” cannot be added: it is there already, or nobody could be in it.",
            )
        }
        Refusal::NoSuchPlayer(_) => {
            say!(
                l,
                "Kỳ thủ này không còn trong danh sách.",
                "名单中已没有这名棋手。",
                "This player is no longer on the list."
            )
        }
        Refusal::WasPaired(player) => {
            let who = name(*player);
            say!(
                l,
                "{who} đã có trong bảng cặp: chỉ có thể cho rút lui.",
                "{who}已被编排，只能退赛。",
                "{who} has been paired and can only be withdrawn.",
            )
        }
        Refusal::AlreadyAway(player) => {
            let who = name(*player);
            say!(l, "{who} đã rút lui rồi.", "{who}已退赛。", "{who} has withdrawn already.")
        }
        Refusal::NotAway(player) => {
            let who = name(*player);
            say!(l, "{who} chưa rút lui.", "{who}没有退赛。", "{who} has not withdrawn.")
        }
        Refusal::TableIsFixed => say!(
            l,
            "Vòng tròn đã bốc cặp: không thêm người được nữa. Hãy hủy bảng cặp các vòng trước.",
            "循环赛已编排，不能再加人。请先撤销各轮编排。",
            "The round robin is paired: nobody can join. Take the pairings back first.",
        ),
        Refusal::NoByeInRoundRobin => say!(
            l,
            "Vòng tròn không có nghỉ theo yêu cầu: hãy hoãn ván hoặc ghi vắng mặt.",
            "循环赛不能请假轮空：请改期或记缺席。",
            "A round robin has no requested byes: postpone the game or record an absence.",
        ),
        Refusal::NumberTaken { number, by } => {
            let (who, no) = (name(*by), number.0);
            say!(l, "Số {no} đã của {who}.", "{no}号已属于{who}。", "Number {no} is taken by {who}.")
        }
        Refusal::NumberOutOfRange(number) => {
            let no = number.0;
            say!(
                l,
                "Số {no} ngoài danh sách: cần 1 đến số người.",
                "{no}号超出范围：应为1到人数。",
                "Number {no} is out of range: use 1 to the number of players.",
            )
        }
        Refusal::NumbersInUse => say!(
            l,
            "Số thăm đang dùng: đã có vòng được bốc cặp.",
            "签号已在使用：已有轮次编排。",
            "The numbers are in use: a round is paired.",
        ),
        Refusal::NoNumber(player) => {
            let who = name(*player);
            say!(l, "{who} chưa có số thăm.", "{who}还没有签号。", "{who} has no number yet.")
        }
        Refusal::AlreadyPaired(round) => {
            let no = round.0;
            say!(l, "Vòng {no} đã bốc cặp rồi.", "第{no}轮已经编排。", "Round {no} is paired already.")
        }
        Refusal::NotTheNextRound { next } => {
            let no = next.0;
            say!(l, "Vòng cần bốc cặp là vòng {no}.", "应编排第{no}轮。", "The round to pair is round {no}.")
        }
        Refusal::NoSuchRound(round) => {
            let no = round.0;
            say!(l, "Không có vòng {no}.", "没有第{no}轮。", "There is no round {no}.")
        }
        Refusal::NotTheLastRound { last } => {
            let no = last.0;
            say!(
                l,
                "Chỉ hủy được vòng cuối: vòng {no}.",
                "只能撤销最后一轮：第{no}轮。",
                "Only the last round can be taken back: round {no}.",
            )
        }
        Refusal::SeatedTwice { player, at: Some(board) } => {
            let (who, no) = (name(*player), board.0);
            say!(l, "{who} đã ngồi bàn {no}.", "{who}已在第{no}台。", "{who} sits at board {no} already.")
        }
        Refusal::SeatedTwice { player, at: None } => {
            let who = name(*player);
            say!(l, "{who} có hai lần.", "{who}出现两次。", "{who} is there twice.")
        }
        Refusal::AgainstSelf(player) => {
            let who = name(*player);
            say!(l, "{who} không thể gặp chính mình.", "{who}不能与自己对弈。", "{who} cannot meet themself.")
        }
        Refusal::NotSeated(player) => {
            let who = name(*player);
            say!(l, "{who} chưa có chỗ.", "{who}没有座位。", "{who} has no seat.")
        }
        Refusal::Unavailable(player) => {
            let who = name(*player);
            say!(
                l,
                "{who} không thi đấu vòng này.",
                "{who}本轮不参赛。",
                "{who} does not play in this round."
            )
        }
        Refusal::BoardTaken(board) => {
            let no = board.0;
            say!(l, "Bàn {no} có hai cặp.", "第{no}台有两对。", "Board {no} has two pairs.")
        }
        Refusal::NoSuchBoard { board, .. } => {
            let no = board.0;
            say!(l, "Không có bàn {no}.", "没有第{no}台。", "There is no board {no}.")
        }
        Refusal::NoSuchGame(game) => {
            let no = game.0;
            say!(l, "Không có ván {no}.", "没有第{no}局。", "There is no game {no}.")
        }
        Refusal::ResultChanged { stands } => {
            let now = rounds::outcome(l, *stands);
            say!(
                l,
                "Kết quả đã đổi ở nơi khác, hiện là: {now}. Hãy xem lại.",
                "结果已在别处更改，现为：{now}。请核对。",
                "The result was changed elsewhere and is now: {now}. Look again.",
            )
        }
        Refusal::ChangedMeanwhile { by: Some(_) } => say!(
            l,
            "Trong lúc đó việc này đã được sửa ở bản hoặc cửa sổ khác. Hãy xem lại.",
            "此项已在别的副本或窗口中更改。请核对。",
            "This was changed meanwhile in another copy or window. Look again.",
        ),
        Refusal::ChangedMeanwhile { by: None } => say!(
            l,
            "Trong lúc đó điều được sửa ở đây đã bị hoàn tác. Hãy xem lại.",
            "此处所改的内容已在别处撤销。请核对。",
            "What this changes was undone meanwhile. Look again.",
        ),
        Refusal::NothingToDo => say!(l, "Đã như vậy rồi.", "已经如此。", "Already done."),
        Refusal::RoundOpen(round) => {
            let no = round.0;
            say!(l, "Vòng {no} còn bàn chưa xong.", "第{no}轮还有未完的台。", "Round {no} has open boards.")
        }
        Refusal::NoSuchDecision(_) => say!(
            l,
            "Quyết định này không còn để hoàn tác.",
            "这个决定已不能撤销。",
            "This decision is not there to undo any more.",
        ),
        Refusal::CannotUndoFounding => say!(
            l,
            "Không hoàn tác được việc tạo giải; có thể xóa giải trong Cài đặt.",
            "不能撤销建立比赛；可在设置中删除比赛。",
            "The event's beginning cannot be undone; delete the event in Settings.",
        ),
        Refusal::DependedOnBy(_) => say!(
            l,
            "Một quyết định sau đó dựa vào việc này: hãy hoàn tác quyết định sau trước.",
            "之后的决定依赖它：请先撤销后面的决定。",
            "A later decision stands on this one: undo the later one first.",
        ),
    }
}

fn empty(l: Language, field: Field) -> String {
    match field {
        Field::Title => say!(l, "Giải chưa có tên.", "比赛还没有名称。", "The event has no name yet."),
        Field::Name => say!(l, "Chưa có tên kỳ thủ.", "缺少棋手姓名。", "A player's name is missing."),
        Field::Text => say!(l, "Chưa ghi lý do.", "没有写原因。", "The reason is missing."),
        Field::List => say!(l, "Danh sách trống.", "名单是空的。", "The list is empty."),
        Field::Rules => say!(l, "Điều lệ trống.", "规程是空的。", "The regulation is empty."),
    }
}

fn too_long(l: Language, field: Field) -> String {
    match field {
        Field::Title | Field::Name | Field::Rules => {
            say!(l, "Dòng này quá dài.", "这一行太长。", "This line is too long.")
        }
        Field::Text => say!(l, "Đoạn này quá dài.", "这段文字太长。", "This text is too long."),
        Field::List => say!(l, "Danh sách quá dài.", "名单太长。", "The list is too long."),
    }
}

fn regulation(l: Language, fault: RegulationFault) -> String {
    match fault {
        RegulationFault::GamesPerEncounter => {
            say!(l, "Mỗi cặp đấu từ 1 đến 8 ván.", "每场1至8局。", "An encounter has 1 to 8 games.")
        }
        RegulationFault::Cycles => {
            say!(
                l,
                "Vòng tròn có 1 hoặc 2 lượt.",
                "循环赛为单循环或双循环。",
                "A round robin has 1 or 2 cycles."
            )
        }
        RegulationFault::Rounds => {
            say!(
                l,
                "Hệ Thụy Sĩ có từ 1 đến 60 vòng.",
                "积分编排制为1至60轮。",
                "A Swiss system has 1 to 60 rounds."
            )
        }
        RegulationFault::OutAfter => say!(
            l,
            "Bị loại sau ít nhất một lần bỏ cuộc.",
            "至少弃权一次才取消资格。",
            "It takes at least one default to be out.",
        ),
        RegulationFault::DrawLimit => {
            say!(l, "Nước đi đếm từ 1.", "着数从1数起。", "Moves are counted from 1.",)
        }
        RegulationFault::Prizes => say!(
            l,
            "Giải thưởng cần hạng từ 1 đến 2.000, hạng cuối không trước hạng đầu, và số tiền từ 0 trở lên.",
            "奖金须有1到2000的名次，末位不先于首位，金额不小于0。",
            "Prizes need places from 1 to 2,000, the last not before the first, and amounts from 0 up.",
        ),
        RegulationFault::EmptyChain => {
            say!(
                l,
                "Cần ít nhất một tiêu chí xếp hạng.",
                "至少要有一项名次标准。",
                "At least one criterion is needed."
            )
        }
        RegulationFault::RepeatedCriterion => {
            say!(l, "Một tiêu chí có hai lần.", "有一项标准出现两次。", "A criterion stands twice.")
        }
        RegulationFault::LongChain => {
            say!(l, "Quá nhiều tiêu chí.", "标准太多。", "There are too many criteria.")
        }
        RegulationFault::ScoresOutOfOrder => say!(
            l,
            "Thắng phải hơn thua và không kém hòa.",
            "胜须高于负且不低于和。",
            "A win must be worth more than a loss and no less than a draw.",
        ),
        RegulationFault::ScoreOutOfRange => {
            say!(l, "Điểm phải trong khoảng ±100.", "分值须在±100以内。", "Scores must be within ±100.")
        }
        RegulationFault::NoTime => {
            say!(l, "Một bên không có thời gian.", "有一方没有用时。", "One side has no time.")
        }
    }
}
