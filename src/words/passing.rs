//! How is it said who comes into the next stage?
use super::{Language, Text, say, texts};
use crate::standings::{Missing, Passing};
use crate::tournament::Call;

texts! {
    TITLE = "Suất vào vòng sau", "出线名单", "Who passes";
    SUBSTITUTE = "Thay thế", "递补", "Substitute";
    INVITED = "Mời", "特邀", "Invited";
    DECLINED = "Không tham dự", "放弃", "Declines";
    BY_TABLE_AGAIN = "Theo bảng xếp hạng như mọi người", "按名次处理", "By the table, as everyone";
    LEFT = "Đã rời giải", "已退赛", "Has left the event";
    ANNULLED = "Ván đã bị hủy", "成绩已取消", "Games annulled";
    HOW = "Suất", "资格", "How";
    GUESTS = "Khách mời từ ngoài giải", "特邀（非本赛棋手）", "Invited from outside";
    GUESTS_HINT = "Mỗi dòng một người: tên, rồi dấu phẩy và đơn vị nếu có.", "每行一人：姓名，可加逗号和单位。", "One person a line: the name, then a comma and the club if there is one.";
    SAVE_GUESTS = "Ghi khách mời", "保存特邀名单", "Save the invited";
    RESERVES = "Dự bị, theo thứ tự", "候补顺序", "Reserves, in order";
    MISSING = "Không vào vòng sau", "不进入下一阶段", "Who does not come";
    DECLINE = "Ghi: không tham dự", "记为放弃", "Note: declines";
    INVITE = "Mời vào vòng sau", "特邀进入下一阶段", "Invite to the next stage";
    TAKE_BACK = "Bỏ ghi", "撤回", "Take back";
    NEXT_EVENT = "Tạo giải mới với danh sách này", "用此名单建立新比赛", "New event with this list";
}

/// How somebody comes past the table.
pub const fn call(call: Option<Call>) -> Text {
    match call {
        Some(Call::Declined) => DECLINED,
        Some(Call::Invited) => INVITED,
        None => BY_TABLE_AGAIN,
    }
}

/// Why somebody does not come.
pub const fn missing(why: Missing) -> Text {
    match why {
        Missing::Declined => DECLINED,
        Missing::Left => LEFT,
        Missing::Annulled => ANNULLED,
    }
}

/// How many places the table gives and how many come in all.
pub fn counts(l: Language, list: &Passing, n_guests: usize) -> String {
    let (n, have, invited) = (list.n, list.by_table.len(), list.invited.len() + n_guests);
    let all = have + invited;
    say!(
        l,
        "{have} trên {n} suất theo bảng xếp hạng, {invited} người được mời: {all} người.",
        "按名次{have}/{n}人，特邀{invited}人：共{all}人。",
        "{have} of {n} places by the table, {invited} invited: {all} people."
    )
}

/// That equals share a place across the line.
pub fn open(l: Language, n: u16, among: &[String]) -> String {
    let (count, names) = (among.len(), among.join(", "));
    say!(
        l,
        "{count} người đồng hạng tranh {n} suất cuối: {names}. Hãy bốc thăm hoặc đấu quyết định.",
        "{count}人名次并列，争最后{n}个名额：{names}。请抽签或加赛。",
        "{count} people share the place of the last {n}: {names}. Draw lots or play it off."
    )
}
