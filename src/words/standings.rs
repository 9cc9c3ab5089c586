//! The words of the standings: short heads, formulas, and the why of each place.
use super::format::decimal;
use super::{Language, Text, common, rounds, texts};
use crate::regulation::{ByeInSums, Criterion, CriterionKind, Cut, Direction, LastRound, Scope, Unplayed};
use crate::standings::Value;
use crate::tournament::Tournament;
use crate::units::{HalfPoints, PlayerId, RoundNo};

texts! {
    CROSS_TABLE = "Bảng chéo", "成绩交叉表", "Cross table";
    BY_ROUND_HINT = "Mỗi vòng: hạng của đối thủ, ● đi tiên hoặc ○ đi hậu, rồi điểm. + – bỏ cuộc, · không có ván", "每轮：对手名次，● 执红或○ 执黑，然后是得分。+ – 弃权，· 无对局", "Each round: the opponent's place, ● with red or ○ with black, then points. + – forfeit, · no game";
    CROSS_HINT = "Điểm của người ở hàng khi gặp người ở cột", "行中棋手对列中棋手的得分", "Points of the row's player against the column's";
    LOTS_BY_PROGRAM = "Bốc thăm bằng máy", "由程序抽签", "Let the program draw";
    LOTS_BY_HAND = "Ghi thứ tự đã bốc", "记录抽签次序", "Record the order drawn";
    LOTS_BY_HAND_HINT = "Hoặc bốc tay: chạm từng tên theo thứ tự được bốc, người trước xếp trên.", "或现场抽签：按抽出的次序点姓名，先抽出者在前。", "Or draw by hand: press the names in the order drawn; the first is placed higher.";
    RANK = "Hạng", "名次", "Rank";
    PLAYER = "Kỳ thủ", "棋手", "Player";
    NO_GAMES = "Chưa có ván nào", "还没有对局", "No games yet";
    CAPTION = "Ô gạch chân là tiêu chí đã tách hai người.", "下划线的一格是分出先后的标准。", "The underlined value is the criterion that split two players.";
    AFTER_ROUND = "Sau vòng", "截至轮次", "After round";
    WHY_PLACE = "Vì sao hạng này", "为何是这个名次", "Why this place";
    LEFT_OUT = "không tính", "不计", "left out";
    NO_OPPONENT = "không có đối thủ", "没有对手", "no opponent";
    FIRST = "Dẫn đầu bảng.", "排在第一。", "First of the table.";
    ANNULLED = "Bỏ giải trước nửa số ván: các ván không tính.", "未赛满一半退赛：其对局不计。", "Left before half was played: the games are not counted.";
    RUNNING = "đang đấu", "进行中", "being played";
    ANNULLED_MARK = "( ): ván không tính", "（ ）：对局不计", "( ): not counted";
    ANNULLED_SHORT = "không tính", "不计", "not counted";
    PASSES = "vào vòng sau", "出线", "passes";
    ORDER_BY_PLACE = "Theo hạng", "按名次", "By place";
    ORDER_BY_NUMBER = "Theo số", "按签号", "By number";
    IN_RED = "đi tiên", "执红", "with red";
    IN_BLACK = "đi hậu", "执黑", "with black";
    POINTS = "Điểm", "积分", "Points";
    DIRECT = "Đối kháng", "直胜", "Direct";
    BUCHHOLZ = "Hệ số đối thủ", "对手分", "Buchholz";
    SB = "SB", "胜手和", "SB";
    PROGRESSIVE = "Lũy tiến", "累进分", "Progressive";
    WINS = "Ván thắng", "胜局", "Wins";
    BLACK_GAMES = "Ván đi hậu", "后手局", "Black games";
    BLACK_WINS = "Thắng hậu", "后手胜", "Black wins";
    RED_WINS = "Thắng tiên", "先手胜", "Red wins";
    FOULS = "Lỗi", "犯规", "Fouls";
    PLAYED = "Ván đã đấu", "已赛局数", "Games played";
    LOTS = "Bốc thăm", "抽签", "Lots";
    FORE_BUCHHOLZ = "Hệ số đối thủ, vòng cuối hòa", "对手分（末轮作和）", "Fore Buchholz";
    AVERAGE_BUCHHOLZ = "Buchholz bình quân của đối thủ", "对手的平均对手分", "Average Buchholz";
    KOYA = "Koya", "科亚分", "Koya";
    ELECTED = "Vòng chọn đấu", "选择参赛轮数", "Rounds elected";
    STANDARD = "Điểm chuẩn", "标准分", "Standard points";
    NUMBER = "Số thăm", "签号", "Draw number";
    RATING = "Hệ số Elo", "等级分", "Rating";
    AVERAGE_RATING = "Elo bình quân đối thủ", "对手平均等级分", "Average rating";
    PERFORMANCE = "Hiệu suất", "表现分", "Performance";
    PERFECT = "Hiệu suất trọn vẹn", "完美表现分", "Perfect performance";
    AVERAGE_PERFORMANCE = "Hiệu suất bình quân đối thủ", "对手平均表现分", "Opponents' performance";
    AVERAGE_PERFECT = "Hiệu suất trọn vẹn bình quân", "对手平均完美表现分", "Opponents' perfect";
    F_POINTS = "tổng điểm, trừ điểm phạt", "总积分，减去扣分", "points, less deductions";
    F_DIRECT = "điểm các ván giữa những người bằng nhau", "同分者相互对局的得分", "points from the games among the tied";
    F_BUCHHOLZ = "tổng điểm của các đối thủ", "所有对手积分之和", "sum of the opponents' points";
    F_SB = "tổng: điểm đối thủ × điểm giành được trước họ", "对手积分×对其得分之和", "sum of opponent's points × points scored against them";
    F_PROGRESSIVE = "tổng điểm cộng dồn sau mỗi vòng", "每轮后累计分之和", "sum of the running score after each round";
    F_WINS = "số ván thắng", "胜局数", "games won";
    F_BLACK_GAMES = "số ván cầm đen", "执黑局数", "games with black";
    F_BLACK_WINS = "số ván thắng khi cầm đen", "执黑胜局数", "games won with black";
    F_RED_WINS = "số ván thắng khi cầm đỏ", "执红胜局数", "games won with red";
    F_FOULS = "ít lỗi hơn xếp trên", "犯规少者在前", "fewer is better";
    F_PLAYED = "số ván đã đấu trên bàn", "实际对局数", "games played over the board";
    F_FORE_BUCHHOLZ = "tổng điểm của các đối thủ, coi mọi ván vòng cuối là hòa", "所有对手积分之和，末轮各局均作和棋计", "sum of the opponents' points, as if every game of the last round had been drawn";
    F_AVERAGE_BUCHHOLZ = "trung bình Buchholz của các đối thủ đã gặp trên bàn", "实际交手对手的对手分的平均值", "average of the Buchholz of the opponents met over the board";
    F_KOYA = "điểm giành được trước người đạt ít nhất nửa số điểm tối đa", "对得分至少过半者的得分", "points against everyone with at least half of the maximum";
    F_ELECTED = "số vòng, trừ vòng xin nghỉ, vắng mặt và bỏ cuộc", "轮数减去请假、缺席与弃权", "rounds, less byes asked for, absences and forfeits lost";
    F_STANDARD = "thắng 1, hòa ½, dù điều lệ tính bao nhiêu", "不论规程如何计分，胜1和½", "1 for a win and ½ for a draw, whatever they pay";
    F_NUMBER = "số nhỏ hơn xếp trên", "签号小者在前", "the lower number is better";
    F_RATING = "hệ số của kỳ thủ, cao hơn xếp trên", "本人等级分，高者在前", "the player's rating, the higher is better";
    F_AVERAGE_RATING = "trung bình hệ số của các đối thủ đã gặp trên bàn", "实际交手对手等级分的平均值", "average rating of the opponents met over the board";
    F_PERFORMANCE = "Elo bình quân đối thủ, cộng phần theo tỷ lệ điểm", "对手平均等级分，加按得分率折算的分差", "the opponents' average rating, and what the share of points adds to it";
    F_PERFECT = "hệ số thấp nhất mà theo nó điểm đạt được là đúng như dự tính", "预期得分不低于实际得分的最低等级分", "the lowest rating that would have been expected to score as much";
    F_AVERAGE_PERFORMANCE = "trung bình hiệu suất của các đối thủ đã gặp trên bàn", "实际交手对手表现分的平均值", "average performance of the opponents met over the board";
    F_AVERAGE_PERFECT = "trung bình hiệu suất trọn vẹn của các đối thủ đã gặp trên bàn", "实际交手对手完美表现分的平均值", "average perfect performance of the opponents met over the board";
    LAST_ROUND_DRAWN = "coi mọi ván vòng cuối là hòa", "末轮各局均作和棋计", "as if the last round had been drawn";
    REVERSED = "theo chiều ngược lại", "次序相反", "the other way round";
    F_LOTS = "theo lá thăm đã ghi", "按记录的抽签", "by the lots on record";
    ONLY_TWO = "chỉ khi đúng hai người bằng nhau", "仅限恰好两人相同", "only if exactly two are tied";
    COUNT_FORFEITS = "tính cả ván bỏ cuộc", "弃权局计入", "forfeits count";
    LEAVE_FORFEITS = "không tính ván bỏ cuộc", "弃权局不计", "forfeits left out";
    BYE_DUMMY = "vòng không đấu: đối thủ giả định (C.07 2026)", "未赛轮：虚拟对手（C.07 2026）", "unplayed round: dummy opponent (C.07 2026)";
    BYE_DUMMY_ONLY = "vòng không có đối thủ: đối thủ giả định; ván bỏ cuộc tính như đã đấu", "无对手的轮次：虚拟对手；弃权局视为已赛", "round without an opponent: dummy opponent; forfeits count as games";
    BYE_NOTHING = "vòng không đấu: không tính", "未赛轮：不计", "unplayed round: nothing";
    BYE_OWN = "vòng không đấu: điểm của chính mình", "未赛轮：计本人积分", "unplayed round: own points";
    BYE_LOWEST = "vòng không đấu: điểm thấp nhất bảng", "未赛轮：计最低积分", "unplayed round: the lowest points";
}

const fn name_of(kind: CriterionKind) -> (Text, Text) {
    match kind {
        CriterionKind::Points => (POINTS, F_POINTS),
        CriterionKind::DirectEncounter(_) => (DIRECT, F_DIRECT),
        CriterionKind::Buchholz(..) => (BUCHHOLZ, F_BUCHHOLZ),
        CriterionKind::ForeBuchholz(..) => (FORE_BUCHHOLZ, F_FORE_BUCHHOLZ),
        CriterionKind::AverageBuchholz(..) => (AVERAGE_BUCHHOLZ, F_AVERAGE_BUCHHOLZ),
        CriterionKind::SonnebornBerger(..) => (SB, F_SB),
        CriterionKind::Koya(_) => (KOYA, F_KOYA),
        CriterionKind::Progressive => (PROGRESSIVE, F_PROGRESSIVE),
        CriterionKind::Wins(_) => (WINS, F_WINS),
        CriterionKind::GamesWithBlack(_) => (BLACK_GAMES, F_BLACK_GAMES),
        CriterionKind::WinsWithBlack(_) => (BLACK_WINS, F_BLACK_WINS),
        CriterionKind::WinsWithRed(_) => (RED_WINS, F_RED_WINS),
        CriterionKind::FewerFouls => (FOULS, F_FOULS),
        CriterionKind::GamesPlayed => (PLAYED, F_PLAYED),
        CriterionKind::RoundsElected => (ELECTED, F_ELECTED),
        CriterionKind::StandardPoints => (STANDARD, F_STANDARD),
        CriterionKind::PairingNumber => (NUMBER, F_NUMBER),
        CriterionKind::Rating => (RATING, F_RATING),
        CriterionKind::AverageRating(_) => (AVERAGE_RATING, F_AVERAGE_RATING),
        CriterionKind::Performance => (PERFORMANCE, F_PERFORMANCE),
        CriterionKind::PerfectPerformance => (PERFECT, F_PERFECT),
        CriterionKind::AveragePerformance => (AVERAGE_PERFORMANCE, F_AVERAGE_PERFORMANCE),
        CriterionKind::AveragePerfect => (AVERAGE_PERFECT, F_AVERAGE_PERFECT),
        CriterionKind::Lots => (LOTS, F_LOTS),
    }
}

/// The head of a criterion's column: its name and what is cut or dropped.
pub fn head(language: Language, criterion: &Criterion) -> String {
    let (name, _) = name_of(criterion.kind);
    let mut head = name.of(language).to_owned();
    if let CriterionKind::Buchholz(cut, _)
    | CriterionKind::ForeBuchholz(cut, _)
    | CriterionKind::SonnebornBerger(cut, _)
    | CriterionKind::AverageRating(cut) = criterion.kind
    {
        match cut {
            Cut::Full => {}
            Cut::Lowest(n) => head.push_str(&format!(" −{n}")),
            Cut::Median(n) => head.push_str(&format!(" ±{n}")),
        }
    }
    if criterion.drop_first > 0 {
        head.push_str(&format!(" ›{}", criterion.drop_first));
    }
    if criterion.drop_last > 0 {
        head.push_str(&format!(" ‹{}", criterion.drop_last));
    }
    head
}

/// The formula of a criterion with every option that changes its sum.
pub fn formula(language: Language, criterion: &Criterion) -> String {
    let l = language;
    let (_, formula) = name_of(criterion.kind);
    let mut parts = vec![formula.of(l).to_owned()];
    match criterion.kind {
        CriterionKind::DirectEncounter(unplayed)
        | CriterionKind::Wins(unplayed)
        | CriterionKind::GamesWithBlack(unplayed)
        | CriterionKind::WinsWithBlack(unplayed)
        | CriterionKind::WinsWithRed(unplayed) => parts.push(forfeits(unplayed).of(l).to_owned()),
        CriterionKind::Buchholz(cut, bye)
        | CriterionKind::ForeBuchholz(cut, bye)
        | CriterionKind::SonnebornBerger(cut, bye) => {
            parts.extend(cut_words(l, cut));
            parts.push(bye_words(bye).of(l).to_owned());
        }
        CriterionKind::AverageBuchholz(last, bye) => {
            if last == LastRound::Drawn {
                parts.push(LAST_ROUND_DRAWN.of(l).to_owned());
            }
            parts.push(bye_words(bye).of(l).to_owned());
        }
        CriterionKind::AverageRating(cut) => parts.extend(cut_words(l, cut)),
        CriterionKind::Koya(above) if above != HalfPoints::ZERO => parts.push(koya_limit(l, above)),
        CriterionKind::Koya(_)
        | CriterionKind::RoundsElected
        | CriterionKind::StandardPoints
        | CriterionKind::PairingNumber
        | CriterionKind::Rating
        | CriterionKind::Performance
        | CriterionKind::PerfectPerformance
        | CriterionKind::AveragePerformance
        | CriterionKind::AveragePerfect
        | CriterionKind::Points
        | CriterionKind::Progressive
        | CriterionKind::FewerFouls
        | CriterionKind::GamesPlayed
        | CriterionKind::Lots => {}
    }
    if criterion.drop_first > 0 {
        parts.push(dropped(l, criterion.drop_first, true));
    }
    if criterion.drop_last > 0 {
        parts.push(dropped(l, criterion.drop_last, false));
    }
    if criterion.direction == Direction::Reversed {
        parts.push(REVERSED.of(l).to_owned());
    }
    if criterion.scope == Scope::ExactlyTwo {
        parts.push(ONLY_TWO.of(l).to_owned());
    }
    parts.join(match l {
        Language::Chinese => "；",
        Language::Vietnamese | Language::English => "; ",
    })
}

/// Whether games that were not played count.
pub const fn forfeits(unplayed: Unplayed) -> Text {
    match unplayed {
        Unplayed::Counted => COUNT_FORFEITS,
        Unplayed::LeftOut => LEAVE_FORFEITS,
    }
}

/// What a round without an opponent brings.
pub const fn bye_words(bye: ByeInSums) -> Text {
    match bye {
        ByeInSums::Dummy => BYE_DUMMY,
        ByeInSums::DummyForByes => BYE_DUMMY_ONLY,
        ByeInSums::Nothing => BYE_NOTHING,
        ByeInSums::Own => BYE_OWN,
        ByeInSums::Lowest => BYE_LOWEST,
    }
}

/// Which values are left out; nothing is said where none are.
pub fn cut_words(language: Language, cut: Cut) -> Option<String> {
    let words = match (cut, language) {
        (Cut::Full, _) => return None,
        (Cut::Lowest(n), Language::Vietnamese) => format!("bỏ {n} giá trị thấp nhất"),
        (Cut::Lowest(n), Language::Chinese) => format!("去掉最低{n}个"),
        (Cut::Lowest(1), Language::English) => "the lowest left out".to_owned(),
        (Cut::Lowest(n), Language::English) => format!("the {n} lowest left out"),
        (Cut::Median(n), Language::Vietnamese) => format!("bỏ {n} thấp nhất và {n} cao nhất"),
        (Cut::Median(n), Language::Chinese) => format!("去掉最低和最高各{n}个"),
        (Cut::Median(1), Language::English) => "the lowest and the highest left out".to_owned(),
        (Cut::Median(n), Language::English) => format!("the {n} lowest and {n} highest left out"),
    };
    Some(words)
}

fn koya_limit(language: Language, above: HalfPoints) -> String {
    match language {
        Language::Vietnamese => format!("mức ấy cộng {above}"),
        Language::Chinese => format!("该界限加{above}"),
        Language::English => format!("that limit and {above}"),
    }
}

fn dropped(language: Language, n: u8, at_the_start: bool) -> String {
    match (language, at_the_start) {
        (Language::Vietnamese, true) => format!("bỏ {n} vòng đầu"),
        (Language::Vietnamese, false) => format!("bỏ {n} vòng cuối"),
        (Language::Chinese, true) => format!("去掉前{n}轮"),
        (Language::Chinese, false) => format!("去掉后{n}轮"),
        (Language::English, true) if n == 1 => "without the first round".to_owned(),
        (Language::English, true) => format!("without the first {n} rounds"),
        (Language::English, false) if n == 1 => "without the last round".to_owned(),
        (Language::English, false) => format!("without the last {n} rounds"),
    }
}

/// A value as it is written in a table.
pub fn value(value: Value) -> String {
    match value {
        Value::NotApplied => "–".to_owned(),
        Value::Points(points) => points.to_string(),
        Value::Product(points) => points.to_string(),
        Value::Average { halves, of } => fraction(halves, i64::from(of) * 2),
        Value::Mean { halves, games } => decimal(halves, games.saturating_mul(2), 3),
        Value::Count(n) | Value::Rating(n) => n.to_string(),
        Value::Number(n) => n.to_string(),
        Value::Lot(place) => format!("#{place}"),
    }
}

/// A fraction in lowest terms: `7/3`, or `2` where it is whole.
fn fraction(over: i64, under: i64) -> String {
    let (mut a, mut b) = (over.abs(), under.abs().max(1));
    while b != 0 {
        (a, b) = (b, a % b);
    }
    let common = a.max(1);
    match under / common {
        1 => (over / common).to_string(),
        under => format!("{}/{under}", over / common),
    }
}

/// "Place 7".
pub fn placed(language: Language, place: u16) -> String {
    match language {
        Language::Vietnamese => format!("Hạng {place}"),
        Language::Chinese => format!("第{place}名"),
        Language::English => format!("Place {place}"),
    }
}

/// "Standings after round 3".
pub fn title(language: Language, round: u16) -> String {
    match language {
        Language::Vietnamese => format!("Xếp hạng sau vòng {round}"),
        Language::Chinese => format!("第{round}轮后名次"),
        Language::English => format!("Standings after round {round}"),
    }
}

/// Fouls and deductions of a player up to a round, each with its round and its why.
pub fn sanctions(l: Language, tournament: &Tournament, player: PlayerId, through: RoundNo) -> Vec<String> {
    let counted = tournament.sanctions().iter().filter(|one| one.player == player && one.round <= through);
    let said = counted.map(|one| {
        let what = rounds::sanction(l, one.fouls, one.deduction, &one.why);
        common::within(l, &common::round(l, one.round.0), &what)
    });
    said.collect()
}

/// "Below A by Buchholz: 21½ < 26½".
pub fn separated(language: Language, above: &str, head: &str, mine: &str, theirs: &str) -> String {
    match language {
        Language::Vietnamese => format!("Xếp dưới {above} vì {head}: {mine} so với {theirs}"),
        Language::Chinese => format!("排在{above}之后，因{head}：{mine}对{theirs}"),
        Language::English => format!("Below {above} by {head}: {mine} against {theirs}"),
    }
}

/// "Above B by Buchholz: 26½ against 21½".
pub fn separates(language: Language, below: &str, head: &str, mine: &str, theirs: &str) -> String {
    match language {
        Language::Vietnamese => format!("Xếp trên {below} nhờ {head}: {mine} so với {theirs}"),
        Language::Chinese => format!("排在{below}之前，因{head}：{mine}对{theirs}"),
        Language::English => format!("Above {below} by {head}: {mine} against {theirs}"),
    }
}

/// "B: equal in every criterion".
pub fn shared(language: Language, with: &str) -> String {
    match language {
        Language::Vietnamese => format!("{with}: bằng nhau ở mọi tiêu chí, đồng hạng."),
        Language::Chinese => format!("{with}：各项标准全同，并列。"),
        Language::English => format!("{with}: equal in every criterion; the place is shared."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn averages_are_written_in_lowest_terms() {
        for (over, under, written) in
            [(7, 3, "7/3"), (4, 2, "2"), (0, 6, "0"), (-3, 6, "-1/2"), (6, 4, "3/2")]
        {
            assert_eq!(fraction(over, under), written, "{over}/{under}");
        }
    }
}
