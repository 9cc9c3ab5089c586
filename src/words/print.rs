//! The words on paper: what each sheet is called, its heads, its stamp, who signs.
use super::{Language, format, texts};
use crate::units::Stamp;

texts! {
    PRINT_SHEETS = "In", "打印", "Print";
    SHEET = "Tờ in", "打印内容", "Sheet";
    OF_ROUND = "Của vòng", "轮次", "Of round";
    BOARDS = "Cặp đấu theo bàn", "对阵表（按台）", "Pairings by board";
    NAMES = "Cặp đấu theo tên", "对阵表（按姓名）", "Pairings by name";
    SLIPS = "Phiếu kết quả", "成绩单", "Result slips";
    STANDINGS = "Xếp hạng", "名次表", "Standings";
    CROSS_TABLE = "Bảng chéo", "交叉表", "Cross table";
    PRINT_NOW = "In tờ này", "打印", "Print this sheet";
    SAVE_PAGE = "Lưu thành tệp HTML", "存为 HTML 文件", "Save as an HTML file";
    SAVE_HINT = "Nơi không có máy in: lưu tệp rồi gửi đi in, hoặc mở trên điện thoại.", "没有打印机时：存为文件，送到别处打印或在手机上查看。", "No printer in the hall: save the file, print it elsewhere or open it on a phone.";
    PREVIEW = "Xem trước trang in", "打印预览", "Preview of the page";
    NO_ROUND = "Chưa có vòng nào được bốc cặp", "尚未编排任何一轮", "No round is paired yet";
    NO_PEOPLE = "Chưa có ai trong danh sách", "名单上还没有人", "Nobody is on the list yet";
    RESULT = "Kết quả", "结果", "Result";
    COLOUR = "Màu", "先后", "Colour";
    OPPONENT = "Đối thủ", "对手", "Opponent";
    CHIEF_ARBITER = "Trọng tài chính", "裁判长", "Chief arbiter";
    PAIRING_OFFICER = "Tổ xếp cặp", "编排长", "Pairing officer";
    RED_SIGNS = "Bên tiên ký", "红方签名", "Red signs";
    BLACK_SIGNS = "Bên hậu ký", "黑方签名", "Black signs";
    SLIPS_HINT = "Cắt cả chồng làm tám, xếp các chồng nhỏ lên nhau: phiếu theo thứ tự bàn.", "整叠裁成八份后依次叠放，成绩单即按台号排列。", "Cut the pile into eight and lay the piles one on the other: the slips are in the order of boards.";
}

/// "Pairings, round 7".
pub fn of_round(language: Language, sheet: &str, round: u16) -> String {
    match language {
        Language::Vietnamese => format!("{sheet} – vòng {round}"),
        Language::Chinese => format!("第{round}轮 {sheet}"),
        Language::English => format!("{sheet}, round {round}"),
    }
}

/// "Version 57, 14/02/2026 13:06": which state of the event a sheet shows.
pub fn stamp(language: Language, version: usize, at: Stamp) -> String {
    let moment = format::moment(language, at);
    match language {
        Language::Vietnamese => format!("Bản {version} · {moment}"),
        Language::Chinese => format!("第{version}版 · {moment}"),
        Language::English => format!("Version {version} · {moment}"),
    }
}

/// "Pairings no. 2": which of the lists of pairs of a round, which can be changed by hand.
pub fn pairs_version(language: Language, version: usize) -> String {
    match language {
        Language::Vietnamese => format!("Bảng cặp lần {version}"),
        Language::Chinese => format!("对阵第{version}稿"),
        Language::English => format!("Pairings no. {version}"),
    }
}

/// "Round 3, pairings no. 2".
pub fn pairs_of_round(language: Language, round: u16, version: usize) -> String {
    match language {
        Language::Vietnamese => format!("Cặp đấu vòng {round}, lần {version}"),
        Language::Chinese => format!("第{round}轮对阵，第{version}稿"),
        Language::English => format!("Round {round}, pairings no. {version}"),
    }
}

/// "An signs", on a slip of several games, where nobody is red throughout.
pub fn signs(language: Language, name: &str) -> String {
    match language {
        Language::Vietnamese => format!("{name} ký"),
        Language::Chinese => format!("{name}签名"),
        Language::English => format!("{name} signs"),
    }
}

/// "Red in game 1".
pub fn colour_in_game(language: Language, colour: &str, game: u8) -> String {
    match language {
        Language::Vietnamese => format!("{colour} ván {game}"),
        Language::Chinese => format!("第{game}局{colour}"),
        Language::English => format!("{colour} in game {game}"),
    }
}
