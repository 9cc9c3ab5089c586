//! What are the known orders of criteria called? By the events that had them.
use super::{Text, texts};
use crate::regulation::presets::chains::ChainId;

texts! {
    TAKE = "Lấy một thứ tự có sẵn", "采用已有的次序", "Take a known order";
    OWN = "Thứ tự riêng của giải này", "本赛事自定的次序", "This event's own order";
    BINH_GIA = "Cúp Bình Giã 2023, vòng loại", "Bình Giã 杯2023预赛", "Bình Giã Cup 2023, qualifier";
    CHINA_2005 = "Giải vô địch cá nhân Trung Quốc 2005", "2005年全国象棋个人赛", "China individual championship 2005";
    PANAN = "Giải Bàn An 2017", "2017年磐安比赛", "Pan'an 2017";
    WUGONG = "Cúp Vũ Công 2012, theo bàn", "2012年武工杯（按台次）", "Wugong Cup 2012, by boards";
    ZHANGJIAKOU = "Phần mềm Trương Gia Khẩu", "张家口编排软件", "Zhangjiakou pairing program";
    YUNBISAI = "Vân Bỉ Tái (yunbisai)", "云比赛", "Yunbisai";
    BP_OPPONENTS = "Match BP: hệ số đối thủ", "Match BP：对手分", "Match BP: opponents' score";
    BP_PROGRESSIVE = "Match BP: lũy tiến", "Match BP：累进分", "Match BP: progressive score";
    BP_DIRECT = "Match BP: hệ số đối thủ và đối kháng", "Match BP：对手分加直胜", "Match BP: opponents' score, direct encounter";
}

/// What a known order is called.
pub const fn name(id: ChainId) -> Text {
    match id {
        ChainId::BinhGiaQualifier => BINH_GIA,
        ChainId::ChinaNational2005 => CHINA_2005,
        ChainId::Panan2017 => PANAN,
        ChainId::WugongBoards => WUGONG,
        ChainId::Zhangjiakou => ZHANGJIAKOU,
        ChainId::Yunbisai => YUNBISAI,
        ChainId::MatchBpOpponents => BP_OPPONENTS,
        ChainId::MatchBpProgressive => BP_PROGRESSIVE,
        ChainId::MatchBpDirect => BP_DIRECT,
    }
}
