//! The words of entering results: the boards still open, finding one, what a result asks back.
use super::{Language, common, say, texts};

texts! {
    OPEN_BOARDS = "Bàn còn chờ", "未完各台", "Boards still open";
    FIND = "Tìm bàn hoặc tên", "找台号或姓名", "Find a board or a name";
    FIND_HINT = "Số bàn rồi Enter; tên không cần dấu", "台号加回车；姓名可不带声调", "A number and Enter; a name without accents will do";
    NOBODY = "Không có ai tên như vậy ở vòng này", "本轮没有这个名字", "Nobody of that name in this round";
    KEY_FIND = "tìm bàn", "找台", "find a board";
    BOTH_LOSE = "Đúng, xử thua cả hai", "是，双方判负", "Yes: both lose";
    DRAW_STANDS = "Không, hòa", "否，和棋", "No: a draw";
    RIGHT = "Đúng", "对", "Right";
    WRONG = "Sai, bỏ", "不对", "Wrong";
    RULE_ANYWAY = "Trọng tài vẫn cho kết quả này", "裁判仍认可此结果", "The arbiter rules so all the same";
    SHOW_IN_HALL = "Chiếu ở hội trường", "大屏显示", "Show in the hall";
    NAME_WINNERS = "Xác nhận người thắng", "确认胜者", "Confirm the winner";
    NAME_WINNERS_HINT = "Sau mỗi kết quả hỏi lại tên người thắng trước khi ghi.", "每次录入后先核对胜者姓名再记录。", "After each result the winner's name is asked back before it is kept.";
    NO = "Không", "否", "No";
    YES = "Có", "是", "Yes";
}

/// "Board 4: agreed before move 20?"
pub fn agreed_early(l: Language, board: u16, before: u16) -> String {
    let asked = say!(
        l,
        "thỏa thuận hòa trước nước {before}?",
        "{before}着之前议和？",
        "was the draw agreed before move {before}?"
    );
    common::titled(l, &common::board(l, board), &asked)
}

/// Why both lose: what the log keeps.
pub fn early_draw(l: Language, before: u16) -> String {
    say!(
        l,
        "thỏa thuận hòa trước nước {before}",
        "{before}着之前议和",
        "a draw was agreed before move {before}"
    )
}

/// "Board 4: Red wins: Lê Hoàng?"
pub fn is_winner(l: Language, board: u16, outcome: &str, winner: &str) -> String {
    let said = common::titled(l, outcome, winner);
    let said = say!(l, "{said}?", "{said}？", "{said}?");
    common::titled(l, &common::board(l, board), &said)
}

/// "Board 4: Lê Hoàng is not there."
pub fn is_absent(l: Language, board: u16, who: &str) -> String {
    let said = say!(l, "{who} chưa đến", "{who}未到", "{who} is not there");
    common::titled(l, &common::board(l, board), &said)
}

/// Why a game counts although somebody was noted as absent: what the log keeps.
pub fn ruled(l: Language, who: &str) -> String {
    say!(
        l,
        "trọng tài quyết định, dù {who} được ghi là chưa đến",
        "裁判裁定，虽登记{who}未到",
        "ruled by the arbiter, although {who} was noted as not there"
    )
}

/// "and 12 more".
pub fn and_more(l: Language, n: usize) -> String {
    say!(l, "và {n} bàn nữa", "另有{n}台", "and {n} more")
}
