//! What is wrong with a tournament report file, and where? What to do about it.
use super::{Language, Text, say, texts};
use crate::exchange::trf::{
    Fault, Item, MAX_BYTES, MAX_ROUNDS, Notice, Place, Placed, Unfit, Unsaid, Untellable, Warning,
    one_decimal,
};

texts! {
    GAMES_AS_ROUNDS = "Mỗi ván của một cặp thành một vòng trong tệp.", "每盘棋在文件中各占一轮。", "Each game of an encounter is a round of its own in the file.";
    SIDES_PAID_APART = "Tiên và hậu được điểm khác nhau; tệp chỉ ghi điểm của bên tiên.", "先后手得分不同，文件只记先手的分值。", "Red and black are paid differently; the file says only what red is paid.";
    REQUESTED_BYE = "Điểm của vòng xin nghỉ không có cách ghi trong tệp; ở đó ghi là 0 điểm.", "请假轮次的得分在文件中无法表示，记作0分。", "What a requested bye pays has no letter in the file; there it pays nothing.";
    CRITERION = "Có tiêu chí không có mã FIDE; trong tệp chỉ ghi các tiêu chí đứng trước nó.", "有标准没有国际棋联代码，文件中只写它之前的标准。", "A criterion has no code of FIDE's; the file names only those before it.";
    NO_PEOPLE = "Chưa ghi được tệp TRF: danh sách chưa có ai. Hãy thêm người.", "还不能写 TRF 文件：名单上还没有人，请先添加。", "No TRF file yet: nobody is on the list. Add people first.";
    TOO_MANY_PEOPLE = "Không ghi được tệp TRF: tệp chỉ có chỗ cho số thứ tự tới 9999.", "不能写 TRF 文件：序号最多到9999。", "No TRF file: it has room for starting ranks up to 9999 only.";
    TOO_MANY_ROUNDS = "Không ghi được tệp TRF: mỗi người có hơn 255 ván, tệp không đủ cột.", "不能写 TRF 文件：每人超过255盘，列数不够。", "No TRF file: more than 255 games a player, which is more than it has columns.";
    NUMBER = "số thứ tự (1–9999)", "序号（1–9999）", "a starting rank (1–9999)";
    RATING = "hệ số Elo", "等级分", "a rating";
    POINTS_ITEM = "điểm, như 2.5", "积分，如 2.5", "points such as 2.5";
    RANK_ITEM = "hạng", "名次", "a place in the table";
    OPPONENT = "số của đối thủ", "对手序号", "the opponent's number";
    SIDE = "màu quân: w, b hoặc -", "执色：w、b 或 -", "a side: w, b or -";
    RESULT = "kết quả: 1 = 0 + - W D L U F H Z", "结果：1 = 0 + - W D L U F H Z", "a result: 1 = 0 + - W D L U F H Z";
    ROUND_COUNT = "số vòng đấu", "轮数", "the number of rounds";
    ROUND_ITEM = "số của vòng", "轮次", "a round's number";
    FIRST_SIDE = "màu quân đầu tiên: W, B, white1 hoặc black1", "首轮单号执色：W、B、white1 或 black1", "the first side: W, B, white1 or black1";
    BYE_ITEM = "loại nghỉ: F, H hoặc Z", "轮空种类：F、H 或 Z", "a kind of bye: F, H or Z";
    SYMBOL = "ký hiệu kết quả: W D L A P X", "结果符号：W D L A P X", "a symbol of a result: W D L A P X";
    NO_PLAYERS = "không có dòng kỳ thủ nào (001): đây có phải tệp TRF không?", "没有棋手行（001）：这是 TRF 文件吗？", "no line is a player's (001): is this a TRF file?";
    NO_TEXT = "có ký tự số 0: tệp bị hỏng hoặc không phải văn bản", "含有零字符：文件损坏或不是文本", "a letter 0 stands here: the file is damaged or no text";
    ONESELF = "kỳ thủ gặp chính mình", "棋手的对手是自己", "the player is their own opponent";
    BACKWARDS = "khoảng này kết thúc trước khi bắt đầu", "范围的末尾在开头之前", "the range ends before it begins";
    COUNTED_IN_BYTES = "cột được đếm theo byte, nên tên có dấu đẩy các cột sau sang phải", "列按字节计数，带重音的姓名使后面的列右移", "columns were counted in bytes, so accents push later ones to the right";
    NO_ROUNDS = "Tệp không nói giải có bao nhiêu vòng: hãy thêm dòng “142 9” (hoặc “XXR 9”).", "文件没有说明共几轮：请加一行“142 9”（或“XXR 9”）。", "The file does not say how many rounds there are: add a line such as \"142 9\" (or \"XXR 9\").";
    TEAMS = "Đây là giải đồng đội; các bàn không được bốc cặp riêng từng ván.", "这是团体赛，不能逐台单独编排。", "This is a team event, whose boards are not paired one by one.";
    ABNORMAL_POINTS = "Tệp có điểm cộng trừ ngoài kết quả (dòng 299); máy bốc cặp không dùng được.", "文件含有结果之外的加减分（299 行），编排程序不支持。", "The file gives or takes points apart from results (lines 299), which this program does not pair by.";
    BAKU_POINTS = "Tăng tốc Baku cần thắng bằng hai lần hòa (C.04.7).", "巴库加速要求胜局得分是和局的两倍（C.04.7）。", "The Baku acceleration needs a win to be worth two draws (C.04.7).";
}

/// What is wrong or odd, with its place: "line 7, column 49: …".
pub fn placed(language: Language, at: Place, sentence: &str) -> String {
    let Place { line, column } = at;
    say!(
        language,
        "dòng {line}, cột {column}: {sentence}",
        "第{line}行第{column}列：{sentence}",
        "line {line}, column {column}: {sentence}",
    )
}

/// A fault with its place.
pub fn fault(language: Language, fault: &Placed<Fault>) -> String {
    placed(language, fault.at, &what(language, &fault.what))
}

/// A warning with its place.
pub fn warning(language: Language, warning: &Placed<Warning>) -> String {
    placed(language, warning.at, &odd(language, &warning.what))
}

fn what(language: Language, fault: &Fault) -> String {
    // Long because it is one table: a line for every fault there is.
    let l = language;
    match fault {
        Fault::TooLarge => {
            let most = MAX_BYTES >> 20;
            say!(l, "lớn hơn {most} MB", "超过 {most} MB", "larger than {most} MB")
        }
        Fault::NoPlayers => NO_PLAYERS.of(l).to_owned(),
        Fault::TooMany(item) => too_many(l, *item),
        Fault::NoText => NO_TEXT.of(l).to_owned(),
        Fault::Unreadable { item, found } => {
            let due = self::item(*item).of(l);
            say!(
                l,
                "“{found}” không phải {due}",
                "“{found}”不是{due}",
                "\"{found}\" stands where {due} should",
            )
        }
        Fault::NotBlank { found } => say!(
            l,
            "“{found}” đứng ở chỗ phải để trống: các cột bị lệch",
            "此处应为空格，却是“{found}”：列已错位",
            "\"{found}\" stands where a blank should: the columns are shifted",
        ),
        Fault::Missing(item) => {
            let due = self::item(*item).of(l);
            say!(l, "thiếu {due}", "缺少{due}", "{due} is missing")
        }
        Fault::Contradiction { line } => {
            say!(l, "trái với dòng {line}", "与第{line}行矛盾", "line {line} says otherwise")
        }
        Fault::NumberTwice { number, line } => say!(
            l,
            "số {number} đã có ở dòng {line}",
            "序号{number}已在第{line}行用过",
            "number {number} is taken by line {line}",
        ),
        Fault::Unknown(number) => {
            say!(l, "không ai mang số {number}", "没有{number}号棋手", "nobody has number {number}")
        }
        Fault::Oneself => ONESELF.of(l).to_owned(),
        Fault::BeyondTheLastRound(round) => say!(
            l,
            "vòng {round} vượt quá số vòng của giải",
            "第{round}轮超出总轮数",
            "round {round} is beyond the last one",
        ),
        Fault::Backwards => BACKWARDS.of(l).to_owned(),
        Fault::ByeWithOpponent(letter) => say!(
            l,
            "“{letter}” là nghỉ nhưng lại có đối thủ: nghỉ ghi “0000 - {letter}”",
            "“{letter}”是轮空却写了对手：轮空应写“0000 - {letter}”",
            "\"{letter}\" is a bye, but an opponent stands before it: a bye is \"0000 - {letter}\"",
        ),
        Fault::GameAlone(letter) => say!(
            l,
            "kết quả “{letter}” thiếu đối thủ hoặc màu quân",
            "结果“{letter}”缺少对手或执色",
            "the result \"{letter}\" lacks an opponent or a side",
        ),
        Fault::NotMirrored(other) => say!(
            l,
            "dòng của số {other} không ghi ván này ở cùng vòng",
            "{other}号的行在同一轮没有这局棋",
            "the line of number {other} does not have this game in the same round",
        ),
        Fault::SameSide(other) => say!(
            l,
            "số {other} cũng ghi cùng màu quân",
            "{other}号写的是同一执色",
            "number {other} has the same side",
        ),
        Fault::ResultsClash(other) => say!(
            l,
            "kết quả không khớp với dòng của số {other}",
            "结果与{other}号的行不符",
            "the result does not go with that of number {other}",
        ),
        Fault::Points { written, sum } => {
            let (written, sum) = (one_decimal(*written), one_decimal(*sum));
            say!(
                l,
                "ghi {written} điểm nhưng các kết quả cộng lại là {sum}; nếu điểm tính khác 1-½-0, hãy thêm dòng 162 hoặc BBW, BBD …",
                "写作{written}分，但各轮结果合计{sum}分；若计分不是 1-½-0，请加 162 行或 BBW、BBD 等行",
                "{written} points are written, but the results add up to {sum}; if they do not pay 1-½-0, add a line 162, or BBW, BBD and so on",
            )
        }
    }
}

fn too_many(language: Language, item: Item) -> String {
    match item {
        Item::Round | Item::RoundCount => {
            say!(language, "quá {MAX_ROUNDS} vòng", "超过{MAX_ROUNDS}轮", "more than {MAX_ROUNDS} rounds")
        }
        Item::Number
        | Item::Rating
        | Item::Points
        | Item::Rank
        | Item::Opponent
        | Item::Side
        | Item::Result
        | Item::FirstSide
        | Item::Bye
        | Item::Symbol => {
            say!(
                language,
                "nhiều hơn mức chương trình nhận",
                "超出程序可接受的数量",
                "more than the program takes"
            )
        }
    }
}

const fn item(item: Item) -> Text {
    match item {
        Item::Number => NUMBER,
        Item::Rating => RATING,
        Item::Points => POINTS_ITEM,
        Item::Rank => RANK_ITEM,
        Item::Opponent => OPPONENT,
        Item::Side => SIDE,
        Item::Result => RESULT,
        Item::RoundCount => ROUND_COUNT,
        Item::Round => ROUND_ITEM,
        Item::FirstSide => FIRST_SIDE,
        Item::Bye => BYE_ITEM,
        Item::Symbol => SYMBOL,
    }
}

fn odd(language: Language, warning: &Warning) -> String {
    let l = language;
    match warning {
        Warning::CountedInBytes => COUNTED_IN_BYTES.of(l).to_owned(),
        Warning::MetBefore { opponent, round } => say!(
            l,
            "đã gặp số {opponent} ở vòng {round}",
            "第{round}轮已与{opponent}号交过手",
            "met number {opponent} in round {round} already",
        ),
        Warning::ByeBefore { round } => say!(
            l,
            "đã được nghỉ (U) ở vòng {round}",
            "第{round}轮已轮空（U）",
            "had the pairing-allocated bye (U) in round {round} already",
        ),
        Warning::ByeTwiceInRound { other, round } => say!(
            l,
            "vòng {round} có hai người nghỉ (U): người kia là số {other}",
            "第{round}轮有两人轮空（U）：另一人是{other}号",
            "round {round} has two pairing-allocated byes (U): the other one is number {other}'s",
        ),
        Warning::OddResults(opponent) => say!(
            l,
            "kết quả hiếm: cùng với số {opponent} chưa được đủ điểm của một ván",
            "少见的结果：与{opponent}号合计不足一局的分数",
            "a rare result: with number {opponent} it pays less than a game does",
        ),
        Warning::PlayerCount { written, counted } => say!(
            l,
            "dòng 062 ghi {written} kỳ thủ, trong tệp có {counted}",
            "062 行写{written}人，文件中有{counted}人",
            "line 062 says {written} players, and there are {counted}",
        ),
        Warning::ByeElsewhere { number, round } => say!(
            l,
            "dòng của số {number} ghi khác cho vòng {round}; dòng ấy được dùng",
            "{number}号的行对第{round}轮另有记载，以该行为准",
            "the line of number {number} says something else of round {round}, and counts",
        ),
        Warning::UnknownSex(found) => say!(
            l,
            "“{found}” không phải giới tính (m, w); bỏ qua",
            "“{found}”不是性别（m、w），已略过",
            "\"{found}\" is no sex (m, w) and is left out",
        ),
    }
}

/// What a name lost on its way into a file.
pub fn notice(language: Language, notice: Notice) -> String {
    let l = language;
    match notice {
        Notice::NameCut { number } => say!(
            l,
            "Tên của số {number} dài quá 33 chữ nên bị cắt.",
            "{number}号的姓名超过33个字母，已截短。",
            "The name of number {number} has more than 33 letters and was cut.",
        ),
        Notice::NameReplaced { number } => say!(
            l,
            "Tên của số {number} không có chữ Latinh; trong tệp ghi “Player {number}”. Muốn có tên, ghi thêm chữ Latinh sau tên: 许银川 Xu Yinchuan.",
            "{number}号的姓名没有拉丁字母，文件中写作“Player {number}”。要写出姓名，请在姓名后加拼音：许银川 Xu Yinchuan。",
            "The name of number {number} has no Latin letter; the file says \"Player {number}\". To have a name there, write a Latin one after it: 许银川 Xu Yinchuan.",
        ),
    }
}

/// Why an event has no file.
pub const fn untellable(language: Language, why: Untellable) -> &'static str {
    match why {
        Untellable::NoPeople => NO_PEOPLE.of(language),
        Untellable::TooManyPeople => TOO_MANY_PEOPLE.of(language),
        Untellable::TooManyRounds => TOO_MANY_ROUNDS.of(language),
    }
}

/// What a file cannot say of an event.
pub fn unsaid(language: Language, unsaid: Unsaid) -> String {
    let l = language;
    match unsaid {
        Unsaid::GamesAsRounds => GAMES_AS_ROUNDS.of(l).to_owned(),
        Unsaid::SidesPaidApart => SIDES_PAID_APART.of(l).to_owned(),
        Unsaid::RequestedBye => REQUESTED_BYE.of(l).to_owned(),
        Unsaid::Criterion => CRITERION.of(l).to_owned(),
        Unsaid::Points(n) => say!(
            l,
            "Điểm của {n} người khác với tổng kết quả trong tệp (trừ điểm, ván không tính).",
            "{n}人的积分与文件中的结果之和不同（扣分或不计的对局）。",
            "{n} have other points here than the results in the file add up to (deductions, games not counted).",
        ),
    }
}

/// Why a file cannot be paired, although it can be read.
pub fn unfit(language: Language, unfit: &Unfit) -> String {
    let l = language;
    match unfit {
        Unfit::NoRounds => NO_ROUNDS.of(l).to_owned(),
        Unfit::OtherSystem(system) => say!(
            l,
            "Dòng 192 ghi thể thức {system}; chương trình bốc cặp theo FIDE_DUTCH_2026.",
            "192 行写的赛制是{system}；本程序按 FIDE_DUTCH_2026 编排。",
            "Line 192 asks for {system}; this program pairs by FIDE_DUTCH_2026.",
        ),
        Unfit::Teams => TEAMS.of(l).to_owned(),
        Unfit::AbnormalPoints => ABNORMAL_POINTS.of(l).to_owned(),
        Unfit::Pending { number, round } => say!(
            l,
            "Số {number} chưa có kết quả vòng {round}: hãy nhập, hoặc thêm “162  X 0.5” để tính ván hoãn là hòa.",
            "{number}号第{round}轮还没有结果：请录入，或加“162  X 0.5”把封局按和局计。",
            "Number {number} has no result of round {round} yet: enter it, or add \"162  X 0.5\" to count it as a draw.",
        ),
        Unfit::BakuPoints => BAKU_POINTS.of(l).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::Tenths;

    #[test]
    fn a_fault_says_where_it_is_and_what_to_do() {
        let at = Place { line: 7, column: 81 };
        let points = Fault::Points { written: Tenths(25), sum: Tenths(30) };
        let said = Language::ALL.map(|language| fault(language, &Placed { at, what: points.clone() }));
        assert!(said[0].starts_with("dòng 7, cột 81: ghi 2.5 điểm"), "{said:?}");
        assert!(said[1].starts_with("第7行第81列：写作2.5分"), "{said:?}");
        assert!(said[2].starts_with("line 7, column 81: 2.5 points are written"), "{said:?}");
        let found = Fault::Unreadable { item: Item::Rating, found: "2x00".to_owned() };
        let at = Place { line: 1, column: 49 };
        assert_eq!(
            fault(Language::English, &Placed { at, what: found }),
            "line 1, column 49: \"2x00\" stands where a rating should"
        );
    }
}
