//! How is a regulation read? A sentence for every rule, with its formula and what it rests on.
use super::{Language, Text, pairing, prizes, say, standings, swiss, texts, time_control};
use crate::regulation::{
    Basis, Criterion, CriterionKind, EarlyMeeting, LastResort, Regulation, RoundRobinTable, Rule, Scoring,
    System, UnplayedScores, WithdrawalRule,
};
use crate::units::HalfPoints;

texts! {
    TITLE = "Điều lệ", "竞赛规程", "Regulations";
    SYSTEM = "Thể thức", "赛制", "System";
    GAMES = "Số ván mỗi cặp đấu", "每对局数", "Games of an encounter";
    SCORING = "Điểm một ván", "每局得分", "Points for a game";
    UNPLAYED = "Vòng không có ván", "无对局的轮次", "A round without a game";
    CHAIN = "Xếp hạng theo thứ tự", "名次依次比较", "Places are decided by, in order";
    LAST_RESORT = "Khi vẫn bằng nhau", "仍相同时", "When players are still equal";
    N_PASSING = "Vào vòng sau", "出线", "Who passes";
    CONTROL = "Thời gian", "用时", "Time";
    DEFAULT_AFTER = "Đến muộn", "迟到", "Lateness";
    OUT_AFTER = "Bỏ cuộc", "弃权", "Defaults";
    OUT_AFTER_LABEL = "Bị loại sau số lần bỏ cuộc", "弃权几局即取消资格", "Out after so many defaults";
    OUT_NEVER = "Không bị loại", "不取消", "Never out";
    OUT_NEVER_TEXT = "Bỏ cuộc không bị loại khỏi giải.", "弃权不取消比赛资格。", "Defaults put nobody out of the event.";
    DRAW_LIMIT = "Thỏa thuận hòa", "议和", "Agreed draws";
    DRAW_LIMIT_LABEL = "Không được hòa trước nước", "几着之前不得议和", "No agreed draw before move";
    DRAW_ANY_TIME = "Lúc nào cũng được", "不限", "At any time";
    DRAW_ANY_TIME_TEXT = "Được thỏa thuận hòa lúc nào cũng được.", "随时可以议和。", "A draw may be agreed at any time.";
    WITHDRAWAL = "Rút lui", "退赛", "Withdrawal";
    EARLY_MEETING = "Gặp sớm", "提前相遇", "Early meeting";
    SILENT = "Bỏ ngỏ: cần hỏi", "未写明：待定", "Silent: asked";
    DISPUTED = "Mâu thuẫn", "条文不一", "Disputed";
    ORGANIZER = "Ban tổ chức chọn", "主办方决定", "Organizer's choice";
    SILENT_HINT = "Điều lệ không nói. Đề nghị của chúng tôi đã được đánh dấu.", "规程没有说明。已标出建议。", "The regulation does not say. Our proposal is marked.";
    DISPUTED_HINT = "Hai điều nói khác nhau. Đây là cách hiểu của chúng tôi; bạn có thể chọn khác.", "两处条文说法不一。这是我们的理解，您可以另选。", "Two articles disagree. This is our reading; you may choose another.";
    CHANGE = "Sửa", "修改", "Change";
    TAKE_PROPOSAL = "Lấy đề nghị này", "采用此建议", "Take this proposal";
    TAKE_ALL = "Lấy mọi đề nghị", "采用全部建议", "Take every proposal";
    SAVE_RULES = "Lưu điều lệ", "保存规程", "Save the regulation";
    NOT_SAVED_YET = "Có chỗ sửa chưa lưu", "有未保存的修改", "There are changes to save";
    NO_NUMBER = "Có ô chưa phải là số: chưa lưu được", "有一栏不是数字，还不能保存", "A field holds no number: it cannot be saved yet";
    DISCARD = "Bỏ các chỗ sửa", "放弃修改", "Discard the changes";
    SHARED_PLACE = "Đồng hạng", "并列", "Shared place";
    PLAY_OFF = "Đấu ván quyết định", "加赛", "Play-off";
    SHARED_PLACE_TEXT = "Hết tiêu chí mà vẫn bằng nhau: đồng hạng.", "各项标准全同：名次并列。", "Equal in every criterion: the place is shared.";
    PLAY_OFF_TEXT = "Hết tiêu chí mà vẫn bằng nhau: đấu ván quyết định; thứ hạng để ngỏ tới khi đó.", "各项标准全同：加赛，此前名次待定。", "Equal in every criterion: a play-off; until then the places stay open.";
    NOBODY_PASSES = "Chỉ xếp hạng, không chọn người vào vòng sau.", "只排名次，不决定出线。", "Places only; nobody passes to a next stage.";
    NO_LIMIT = "Không giới hạn", "不限", "No limit";
    NO_LIMIT_TEXT = "Không có giới hạn đến muộn.", "迟到没有时限。", "There is no limit for lateness.";
    FORFEIT_REST = "Xử thua ván còn lại", "余下判负", "Forfeit the rest";
    ANNUL_BELOW_HALF = "Chưa đủ nửa thì hủy", "未过半作废", "Annul below half";
    FORFEIT_REST_TEXT = "Ai rút lui bị xử thua các ván còn lại; các ván đã đấu giữ nguyên.", "退赛者余下各局判负，已赛各局有效。", "Whoever withdraws forfeits the remaining games; games played stand.";
    ANNUL_BELOW_HALF_TEXT = "Ai rút lui khi chưa đấu nửa số ván: mọi ván của người ấy không tính. Từ nửa trở lên: xử thua các ván còn lại.", "退赛时未赛满一半：其全部对局不计；已过半：余下各局判负。", "Whoever withdraws before half the games are played: none of the games count. After half: the rest is forfeited.";
    EARLY_OFF = "Không", "不作安排", "No";
    EARLY_CLUB = "Cùng đơn vị", "同单位", "Same club";
    EARLY_FEDERATION = "Cùng đoàn", "同代表团", "Same federation";
    EARLY_OFF_TEXT = "Gặp nhau theo số đã bốc, không ai được xếp gặp sớm.", "按签号相遇，不作提前安排。", "The numbers decide; nobody is made to meet early.";
    EARLY_CLUB_TEXT = "Người cùng đơn vị gặp nhau ở các vòng đầu.", "同单位的棋手在前几轮相遇。", "Members of one club meet in the first rounds.";
    EARLY_FEDERATION_TEXT = "Người cùng đoàn gặp nhau ở các vòng đầu.", "同代表团的棋手在前几轮相遇。", "Members of one federation meet in the first rounds.";
    CUSTOM = "Sáu số", "六个数", "Six numbers";
    SCORES_LEGEND = "Thắng – hòa – thua", "胜 – 和 – 负", "Win – draw – loss";
    RED_WIN = "Tiên thắng", "红胜", "Red wins";
    RED_DRAW = "Tiên hòa", "红和", "Red draws";
    RED_LOSS = "Tiên thua", "红负", "Red loses";
    BLACK_WIN = "Hậu thắng", "黑胜", "Black wins";
    BLACK_DRAW = "Hậu hòa", "黑和", "Black draws";
    BLACK_LOSS = "Hậu thua", "黑负", "Black loses";
    PAIRING_BYE = "Miễn đấu", "轮空", "Bye";
    REQUESTED_BYE = "Xin nghỉ", "请假", "Requested bye";
    ABSENCE = "Vắng mặt", "缺席", "Absence";
    POINTS_FAULT = "Không phải số điểm: viết như 2, ½ hoặc 1,5.", "不是分数：请写如 2、½ 或 1.5。", "Not a number of points: write it like 2, ½ or 1.5.";
    UP = "Lên", "上移", "Up";
    DOWN = "Xuống", "下移", "Down";
    REMOVE = "Bỏ", "移除", "Remove";
    OPTIONS = "Tùy chọn", "选项", "Options";
    ADD_CRITERION = "Thêm tiêu chí", "添加标准", "Add a criterion";
    ADD = "Thêm", "添加", "Add";
    COUNTED = "Ván không đấu", "未赛局", "Games not played";
    CUT = "Bỏ bớt đối thủ", "去掉对手", "Opponents left out";
    CUT_NONE = "Không bỏ ai", "不去掉", "None";
    BYES = "Vòng không có đối thủ", "无对手的轮次", "A round without an opponent";
    APPLIED = "Áp dụng", "适用", "Applied";
    APPLIED_TO_ALL = "cho mọi nhóm bằng nhau", "所有同分者", "to all who are tied";
    DROP_FIRST = "Bỏ vòng đầu", "去掉前几轮", "First rounds left out";
    DROP_LAST = "Bỏ vòng cuối", "去掉后几轮", "Last rounds left out";
    N_PASSING_HINT = "Để trống nếu không ai đi tiếp.", "无人出线则留空。", "Leave empty if nobody passes.";
    N_PASSING_LABEL = "Số người vào vòng sau", "出线人数", "How many pass";
    N_PASSING_FAULT = "Viết một số từ 1 trở lên, hoặc để trống.", "请写1以上的数，或留空。", "Write a number from 1 up, or leave it empty.";
    ONE_CYCLE = "Một lượt", "单循环", "Single";
    TWO_CYCLES = "Hai lượt", "双循环", "Double";
    TABLE = "Bảng xếp", "轮次表", "Table";
    CYCLES = "Số lượt", "循环数", "Cycles";
    DIRECT = "Đối kháng", "直胜（相互胜负）", "Direct encounter";
    BUCHHOLZ = "Hệ số đối thủ (Buchholz)", "对手分（布赫霍尔茨）", "Opponents' score (Buchholz)";
    SB = "Hệ số SB (Sonneborn–Berger)", "胜手和（SB）", "Sonneborn–Berger (SB)";
}

/// The name of a rule.
pub const fn heading(rule: Rule) -> Text {
    match rule {
        Rule::System => SYSTEM,
        Rule::GamesPerEncounter => GAMES,
        Rule::Scoring => SCORING,
        Rule::Unplayed => UNPLAYED,
        Rule::Chain => CHAIN,
        Rule::LastResort => LAST_RESORT,
        Rule::NPassing => N_PASSING,
        Rule::Prizes => prizes::TITLE,
        Rule::Control => CONTROL,
        Rule::DefaultAfter => DEFAULT_AFTER,
        Rule::OutAfter => OUT_AFTER,
        Rule::DrawLimit => DRAW_LIMIT,
        Rule::Withdrawal => WITHDRAWAL,
        Rule::EarlyMeeting => EARLY_MEETING,
    }
}

/// What a rule says, in sentences; the chain is one line a criterion.
pub fn sentences(language: Language, regulation: &Regulation, rule: Rule) -> Vec<String> {
    let l = language;
    match rule {
        Rule::System => vec![system(l, regulation.system.value)],
        Rule::GamesPerEncounter => vec![games(l, regulation.games_per_encounter.value)],
        Rule::Scoring => scoring(l, &regulation.scoring.value),
        Rule::Unplayed => vec![unplayed(l, &regulation.unplayed.value)],
        Rule::Chain => regulation.chain.value.iter().map(|one| criterion(l, one)).collect(),
        Rule::LastResort => vec![last_resort(regulation.last_resort.value).1.of(l).to_owned()],
        Rule::NPassing => vec![passing(l, regulation.n_passing.value)],
        Rule::Prizes => prizes::sentences(l, &regulation.prizes.value),
        Rule::Control => {
            let control = &regulation.control.value;
            vec![
                sentence(l, &time_control::control(l, control)),
                time_control::recording(l, control.recording),
            ]
        }
        Rule::DefaultAfter => vec![lateness(l, regulation)],
        Rule::OutAfter => vec![out_after(l, regulation.out_after.value)],
        Rule::DrawLimit => vec![draw_limit(l, regulation.no_draw_before.value)],
        Rule::Withdrawal => vec![withdrawal(regulation.withdrawal.value).1.of(l).to_owned()],
        Rule::EarlyMeeting => vec![early_meeting(regulation.early_meeting.value).1.of(l).to_owned()],
    }
}

/// A phrase as a sentence.
fn sentence(l: Language, phrase: &str) -> String {
    let mut letters = phrase.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    let stop = if l == Language::Chinese { "。" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}

fn system(l: Language, system: System) -> String {
    match system {
        System::RoundRobin { table, cycles } => round_robin(l, table, cycles),
        System::Swiss(rule) => swiss::rules::swiss(l, &rule),
    }
}

fn round_robin(l: Language, table: RoundRobinTable, cycles: u8) -> String {
    let table = table_name(table).of(l);
    match cycles {
        1 => say!(l, "Vòng tròn một lượt. {table}.", "单循环。{table}。", "Single round robin. {table}."),
        2 => {
            say!(
                l,
                "Vòng tròn hai lượt, lượt về đổi màu. {table}.",
                "双循环，第二循环先后手相反。{table}。",
                "Double round robin, the colours reversed in the second cycle. {table}."
            )
        }
        n => say!(
            l,
            "Vòng tròn {n} lượt. {table}.",
            "{n}循环。{table}。",
            "Round robin of {n} cycles. {table}."
        ),
    }
}

/// What a table is called.
pub const fn table_name(table: RoundRobinTable) -> Text {
    match table {
        RoundRobinTable::Berger => pairing::BERGER,
        RoundRobinTable::Circle => pairing::CIRCLE,
    }
}

fn games(l: Language, n: u8) -> String {
    match n {
        1 => say!(l, "Mỗi cặp đấu một ván.", "每对一局。", "Each encounter is one game."),
        n => {
            say!(
                l,
                "Mỗi cặp đấu {n} ván, phân tiên: đổi màu sau mỗi ván.",
                "每对{n}局，先后手互换。",
                "Each encounter is {n} games, the colours swapped from game to game."
            )
        }
    }
}

fn scoring(l: Language, scoring: &Scoring) -> Vec<String> {
    let three = |win: HalfPoints, draw: HalfPoints, loss: HalfPoints| {
        say!(
            l,
            "thắng {win}, hòa {draw}, thua {loss}",
            "胜{win}，和{draw}，负{loss}",
            "win {win}, draw {draw}, loss {loss}"
        )
    };
    let red = three(scoring.red_win, scoring.red_draw, scoring.red_loss);
    let black = three(scoring.black_win, scoring.black_draw, scoring.black_loss);
    if red == black {
        return vec![sentence(l, &red)];
    }
    vec![
        say!(l, "Đi tiên: {red}.", "红方：{red}。", "Red: {red}."),
        say!(l, "Đi hậu: {black}.", "黑方：{black}。", "Black: {black}."),
    ]
}

fn unplayed(l: Language, scores: &UnplayedScores) -> String {
    let UnplayedScores { pairing_bye, requested_bye, absence } = *scores;
    if *scores == UnplayedScores::NOTHING {
        return say!(
            l,
            "Miễn đấu, xin nghỉ, vắng mặt: 0 điểm.",
            "轮空、请假、缺席均为0分。",
            "Bye, requested bye, absence: 0 points."
        );
    }
    say!(
        l,
        "Điểm cho mỗi ván lẽ ra đấu: miễn đấu {pairing_bye}, xin nghỉ {requested_bye}, vắng mặt {absence}.",
        "每局本应进行的对局：轮空{pairing_bye}分，请假{requested_bye}分，缺席{absence}分。",
        "For each game that would have been played: bye {pairing_bye}, requested bye {requested_bye}, absence {absence}."
    )
}

/// A criterion with its formula; the name alone means different sums in different countries.
pub fn criterion(l: Language, criterion: &Criterion) -> String {
    let (name, formula) = (criterion_name(l, criterion.kind), standings::formula(l, criterion));
    match l {
        Language::Chinese => format!("{name}：{formula}"),
        Language::Vietnamese | Language::English => format!("{name}: {formula}"),
    }
}

/// The name of a kind of criterion, without its options.
pub fn criterion_name(l: Language, kind: CriterionKind) -> String {
    match kind {
        CriterionKind::Buchholz(..) => BUCHHOLZ.of(l).to_owned(),
        CriterionKind::SonnebornBerger(..) => SB.of(l).to_owned(),
        CriterionKind::DirectEncounter(_) => DIRECT.of(l).to_owned(),
        CriterionKind::Points
        | CriterionKind::Progressive
        | CriterionKind::Wins(_)
        | CriterionKind::GamesWithBlack(_)
        | CriterionKind::WinsWithBlack(_)
        | CriterionKind::WinsWithRed(_)
        | CriterionKind::FewerFouls
        | CriterionKind::GamesPlayed
        | CriterionKind::ForeBuchholz(..)
        | CriterionKind::AverageBuchholz(..)
        | CriterionKind::Koya(_)
        | CriterionKind::RoundsElected
        | CriterionKind::StandardPoints
        | CriterionKind::PairingNumber
        | CriterionKind::Rating
        | CriterionKind::AverageRating(_)
        | CriterionKind::Performance
        | CriterionKind::PerfectPerformance
        | CriterionKind::AveragePerformance
        | CriterionKind::AveragePerfect
        | CriterionKind::Lots => standings::head(l, &Criterion::new(kind)),
    }
}

/// What a last resort is called, and what it means.
pub const fn last_resort(rule: LastResort) -> (Text, Text) {
    match rule {
        LastResort::SharedPlace => (SHARED_PLACE, SHARED_PLACE_TEXT),
        LastResort::PlayOff => (PLAY_OFF, PLAY_OFF_TEXT),
    }
}

fn passing(l: Language, n: Option<u16>) -> String {
    match n {
        None => NOBODY_PASSES.of(l).to_owned(),
        Some(n) => say!(l, "{n} người đầu bảng vào vòng sau.", "前{n}名出线。", "The first {n} pass."),
    }
}

fn lateness(l: Language, regulation: &Regulation) -> String {
    match regulation.default_after.value {
        None => NO_LIMIT_TEXT.of(l).to_owned(),
        Some(time) => {
            let time = time_control::span(l, time);
            say!(
                l,
                "Đến muộn quá {time} thì xử thua ván đó.",
                "迟到超过{time}判负。",
                "Whoever is more than {time} late loses the game."
            )
        }
    }
}

fn out_after(l: Language, n: Option<u8>) -> String {
    match n {
        None => OUT_NEVER_TEXT.of(l).to_owned(),
        Some(1) => say!(
            l,
            "Bỏ cuộc một ván là bị loại khỏi giải.",
            "弃权一局即取消比赛资格。",
            "One default puts a player out of the event."
        ),
        Some(n) => say!(
            l,
            "Bỏ cuộc {n} ván là bị loại khỏi giải.",
            "弃权{n}局即取消比赛资格。",
            "{n} defaults put a player out of the event."
        ),
    }
}

fn draw_limit(l: Language, move_no: Option<u16>) -> String {
    match move_no {
        None => DRAW_ANY_TIME_TEXT.of(l).to_owned(),
        Some(n) => say!(
            l,
            "Thỏa thuận hòa trước nước {n} thì cả hai bị xử thua.",
            "{n}着之前议和，双方判负。",
            "Whoever agrees on a draw before move {n} loses, on both sides."
        ),
    }
}

/// What a withdrawal rule is called, and what it means.
pub const fn withdrawal(rule: WithdrawalRule) -> (Text, Text) {
    match rule {
        WithdrawalRule::ForfeitRest => (FORFEIT_REST, FORFEIT_REST_TEXT),
        WithdrawalRule::AnnulBelowHalf => (ANNUL_BELOW_HALF, ANNUL_BELOW_HALF_TEXT),
    }
}

/// What a rule of early meeting is called, and what it means.
pub const fn early_meeting(rule: EarlyMeeting) -> (Text, Text) {
    match rule {
        EarlyMeeting::Off => (EARLY_OFF, EARLY_OFF_TEXT),
        EarlyMeeting::Club => (EARLY_CLUB, EARLY_CLUB_TEXT),
        EarlyMeeting::Federation => (EARLY_FEDERATION, EARLY_FEDERATION_TEXT),
    }
}

/// What a rule rests on, one chip each.
pub fn basis(l: Language, basis: &Basis) -> Vec<String> {
    match basis {
        Basis::Article(name) => vec![article(l, name)],
        Basis::Silent => vec![SILENT.of(l).to_owned()],
        Basis::Organizer => vec![ORGANIZER.of(l).to_owned()],
        Basis::Disputed(articles) => std::iter::once(DISPUTED.of(l).to_owned())
            .chain(articles.iter().map(|name| article(l, name)))
            .collect(),
    }
}

/// An article by its number; a heading stands as it is.
fn article(l: Language, name: &str) -> String {
    let is_number = name.starts_with(|c: char| c.is_ascii_alphanumeric());
    match l {
        Language::Vietnamese if is_number => format!("Điều {name}"),
        Language::English if is_number => format!("Art. {name}"),
        Language::Chinese | Language::Vietnamese | Language::English => name.to_owned(),
    }
}

#[cfg(test)]
mod tests;
