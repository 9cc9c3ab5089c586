//! The words of a round that is being prepared: the draft, pairs by hand, doubts, ways out.
use super::{Name, list};
use crate::pairing::by_hand::Doubt;
use crate::pairing::swiss::{Seat, Strength};
use crate::regulation::FirstPairs;
use crate::units::{PlayerId, Side};
use crate::words::pairing::Reason;
use crate::words::{Language, common, say, texts};

texts! {
    DRAFT = "Bảng nháp: chưa công bố", "草稿：尚未公布", "Draft: not published yet";
    DRAFT_HINT = "Bấm vào một cặp để xem vì sao. Khi công bố, bảng cặp ra giấy và màn hình lớn.", "点一对可看原因。公布后才打印和上大屏。", "Press a pair to see why. Once published it goes to paper and to the big screen.";
    BY_HAND = "Sửa tay", "人工调整", "Change by hand";
    BY_HAND_HINT = "Bấm hai người để đổi chỗ. Mỗi cặp mới có ghi điều luật cản.", "点两个人即互换位置。每个新对阵都注明规则上的问题。", "Press two people to change their places. Each new pair says what the rules hold against it.";
    LOCK = "Chốt bảng này", "确定此编排", "Lock these pairs";
    GIVE_UP = "Bỏ các chỗ sửa", "放弃调整", "Give the changes up";
    NO_PLACE = "Chưa có chỗ", "尚无座位", "Without a place";
    SITTING_OUT = "Không đấu vòng này", "本轮不赛", "Sitting out";
    REASON = "Lý do sửa tay", "人工调整的原因", "Why by hand";
    REASON_HINT = "Ghi vào nhật ký và hiện cạnh bảng cặp", "记入日志，并显示在对阵表旁", "It is logged and stands beside the pairs";
    TURN = "Đổi tiên hậu", "互换先后手", "Swap sides";
    UNSEAT = "Tách cặp", "拆开", "Take apart";
    GIVE_BYE = "Cho miễn đấu", "给轮空", "Give the bye";
    REQUESTED = "Xin nghỉ", "请假", "Asked to stay out";
    ABSENT = "Vắng mặt", "缺席", "Absent";
    CHANGED = "Đã đổi", "已调整", "Changed";
    AS_THE_RULES = "Như luật bốc cặp", "与规则编排相同", "As the rules pair it";
    FORBIDDEN = "Bị cấm gặp", "禁止相遇", "Must not meet";
    KIN = "Cùng đơn vị hoặc cùng đoàn", "同单位或同代表团", "Of one club or federation";
    KEPT_APART = "Cùng đơn vị hoặc cùng đoàn: điều lệ tránh cho gặp nhau khi còn có thể.", "同单位或同代表团：规程要求尽可能回避。", "Of one club or federation: the regulation keeps them apart as far as can be.";
    UNAVOIDABLE = "Không tránh được", "无法回避", "Cannot be avoided";
    FIRST_ROUND = "Vòng 1", "第一轮", "Round 1";
    OTHER_PAST = "Cặp này không phải của luật với kết quả hiện nay: đã sửa tay, hoặc kết quả đã được sửa sau khi bốc cặp.", "按现有结果，规则不会这样编排：经人工调整，或编排后结果有更正。", "With the results as they stand now the rules would pair otherwise: it was changed by hand, or a result was corrected after the pairing.";
    WHY_NOT = "Vì sao không gặp", "为何不与此人相遇", "Why not against";
    CHOOSE = "Chọn một người", "选择一人", "Choose a player";
    WAYS_OUT = "Cách giải quyết", "解决办法", "Ways out";
    WAYS_OUT_HINT = "Chưa có gì thay đổi. Mỗi cách là một quyết định của trọng tài, có thể hoàn tác.", "尚未作任何改动。每种办法都是裁判的决定，可以撤销。", "Nothing has changed. Each way is a decision of the arbiter and can be undone.";
    TAKE_WAY = "Chọn cách này", "采用此办法", "Take this way";
    BANS = "Cấm gặp", "禁止相遇", "Must not meet";
    FORBID = "Cấm", "禁止", "Forbid";
    LIFT = "Bỏ", "取消", "Lift";
    AGAIN = "cho gặp lại", "允许再次相遇", "may meet again";
}

/// What the rules hold against a pair, in a few words; `name` gives a player's name.
pub fn doubt(l: Language, doubt: &Doubt, name: impl Fn(PlayerId) -> String) -> String {
    match doubt {
        Doubt::HaveMet(round) => {
            let no = round.0;
            say!(l, "Đã gặp ở vòng {no}", "第{no}轮已相遇", "Met in round {no}")
        }
        Doubt::Forbidden => FORBIDDEN.of(l).to_owned(),
        Doubt::Kin => KIN.of(l).to_owned(),
        Doubt::SideDue(player, side, strength) => side_due(l, &name(*player), *side, *strength),
        Doubt::SecondBye(player) => {
            let who = name(*player);
            say!(
                l,
                "{who} đã được miễn đấu hoặc thắng không đấu",
                "{who}已轮空或不战而胜",
                "{who} has had a bye or won without a game"
            )
        }
    }
}

fn side_due(l: Language, who: &str, side: Side, strength: Strength) -> String {
    let side = match side {
        Side::Red => common::RED,
        Side::Black => common::BLACK,
    }
    .of(l);
    match strength {
        Strength::Absolute => {
            say!(l, "{who} bắt buộc có bên {side}", "{who}必须{side}", "{who} must have {side}")
        }
        Strength::Strong => {
            say!(l, "{who} rất cần bên {side}", "{who}强烈需要{side}", "{who} is strongly due {side}")
        }
        Strength::Mild | Strength::Nothing => {
            say!(l, "{who} nên có bên {side}", "{who}宜{side}", "{who} is due {side}")
        }
    }
}

/// "2 boards differ from what the rules pair."
pub fn distance(l: Language, n: usize) -> String {
    match n {
        0 => AS_THE_RULES.of(l).to_owned(),
        n => {
            let boards = common::counted(n, "board");
            say!(
                l,
                "Khác luật bốc cặp ở {n} bàn",
                "与规则编排相差{n}台",
                "{boards} other than the rules pair"
            )
        }
    }
}

/// "3 boards had to give way somewhere."
pub fn exceptions(l: Language, n: usize) -> String {
    let boards = common::counted(n, "board");
    say!(l, "{n} bàn phải chấp nhận điều gì đó", "{n}台有不得已之处", "{boards} had to give way somewhere")
}

/// How the first round was made, if not by the Dutch rules.
pub fn first_round(l: Language, way: FirstPairs) -> Reason {
    let text = super::rules::first_pairs(way).of(l).to_owned();
    Reason { heading: FIRST_ROUND.of(l), text, article: "" }
}

/// Why two who belong together do not meet.
pub fn kept_apart(l: Language) -> Reason {
    Reason { heading: KIN.of(l), text: KEPT_APART.of(l).to_owned(), article: "" }
}

/// Two who were to be kept apart and meet.
pub fn unavoidable(l: Language, name: Name, pair: (Seat, Seat)) -> Reason {
    let text = list(l, [name(pair.0), name(pair.1)].into_iter());
    let text = say!(
        l,
        "{text}: không bảng cặp nào tránh được hết.",
        "{text}：没有能全部回避的编排。",
        "{text}: no pairing keeps everyone apart."
    );
    Reason { heading: UNAVOIDABLE.of(l), text, article: "" }
}

/// Why pairs were changed by hand.
pub fn by_hand(l: Language, why: &str) -> Reason {
    Reason { heading: BY_HAND.of(l), text: why.to_owned(), article: "" }
}
