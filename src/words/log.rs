//! What was decided? One line for every decision, for the log and for the line with Undo.
use super::{Language, common, format, rounds, texts};
use crate::tournament::{Decision, Leave, Lots, SetResult, Tournament};
use crate::units::PlayerId;

texts! {
    TITLE = "Nhật ký quyết định", "决定记录", "Log of decisions";
    UNDO_TO_HERE = "Hoàn tác tới đây", "撤销到这里", "Undo down to here";
    UNDONE = "Đã hoàn tác", "已撤销", "Undone";
    CONFLICT = "Không áp dụng được", "未能生效", "Could not be applied";
    CONFLICTS = "Mâu thuẫn cần giải quyết", "需要处理的冲突", "Conflicts to settle";
    CONFLICT_HINT = "Hai bản đã quyết định khác nhau. Bản đến trước đứng; bản sau ở đây.", "两份副本的决定不同。先到的生效，后到的列在这里。", "Two copies decided differently. The earlier one stands; the later one is here.";
    LEAVE_AS_IS = "Giữ như hiện nay", "保持现状", "Leave it as it is";
    APPLY_ANYWAY = "Lấy quyết định này", "采用这个决定", "Take this decision";
    UNREADABLE = "Bản ghi không đọc được", "无法读取的记录", "Records that cannot be read";
    UNREADABLE_HINT = "Giữ nguyên từng byte trên máy này và có thể xuất ra.", "在本机逐字节保留，可以导出。", "They are kept byte for byte on this device and can be exported.";
    EXPORT_UNREADABLE = "Xuất các bản ghi này", "导出这些记录", "Export these records";
    NOTE = "Ghi chú", "备注", "Note";
    ADD_NOTE = "Thêm ghi chú", "添加备注", "Add a note";
    BY_NOBODY = "không ghi tên", "未署名", "unnamed";
    ALL_ENTRIES = "Mọi quyết định", "全部决定", "Every decision";
}

/// What a decision did.
pub fn line(language: Language, decision: &Decision, tournament: &Tournament) -> String {
    let name = |player: PlayerId| match tournament.player(player) {
        Some(player) => player.entry.name.clone(),
        None => "–".to_owned(),
    };
    match decision {
        Decision::SetResult(set) => result(language, set, tournament),
        Decision::Edit { player, entry } => {
            let (old, new) = (name(*player), &entry.name);
            three(
                language,
                format!("Sửa kỳ thủ: {old} → {new}"),
                format!("修改棋手：{old} → {new}"),
                format!("Player edited: {old} → {new}"),
            )
        }
        Decision::Remove(player) => {
            let who = name(*player);
            three(
                language,
                format!("Xóa khỏi danh sách: {who}"),
                format!("从名单删除：{who}"),
                format!("Taken off the list: {who}"),
            )
        }
        Decision::Withdraw { player, from } => {
            let (who, no) = (name(*player), from.0);
            three(
                language,
                format!("{who} rút lui từ vòng {no}"),
                format!("{who}自第{no}轮起退赛"),
                format!("{who} withdrew from round {no} on"),
            )
        }
        Decision::Reinstate { player, from } => {
            let (who, no) = (name(*player), from.0);
            three(
                language,
                format!("{who} vào lại từ vòng {no}"),
                format!("{who}自第{no}轮起复赛"),
                format!("{who} is back from round {no} on"),
            )
        }
        Decision::PlanLeave { player, round, leave } => {
            let (who, no) = (name(*player), round.0);
            let what = match leave {
                Some(Leave::RequestedBye) => rounds::REQUESTED_BYE.of(language),
                Some(Leave::Absence) => rounds::ABSENCE.of(language),
                None => three(language, "vẫn đấu", "照常参赛", "plays after all"),
            };
            three(
                language,
                format!("{who}, vòng {no}: {what}"),
                format!("{who}，第{no}轮：{what}"),
                format!("{who}, round {no}: {what}"),
            )
        }
        Decision::Sanction(sanction) => {
            let (who, fouls, off, why) =
                (name(sanction.player), sanction.fouls, sanction.deduction, &sanction.why);
            three(
                language,
                format!("{who}: {fouls} lỗi, trừ {off} điểm ({why})"),
                format!("{who}：犯规{fouls}次，扣{off}分（{why}）"),
                format!("{who}: {fouls} fouls, {off} points off ({why})"),
            )
        }
        _ => about_the_event(language, decision),
    }
}

fn three<T>(language: Language, vi: T, zh: T, en: T) -> T {
    match language {
        Language::Vietnamese => vi,
        Language::Chinese => zh,
        Language::English => en,
    }
}

fn about_the_event(language: Language, decision: &Decision) -> String {
    let fixed = |vi: &str, zh: &str, en: &str| three(language, vi, zh, en).to_owned();
    match decision {
        Decision::Found { about, .. } => {
            let title = &about.title;
            three(
                language,
                format!("Tạo giải {title}"),
                format!("建立比赛 {title}"),
                format!("Event created: {title}"),
            )
        }
        Decision::Describe(about) => {
            let title = &about.title;
            three(
                language,
                format!("Sửa tên, nơi, ngày: {title}"),
                format!("修改名称、地点、日期：{title}"),
                format!("Name, place or date changed: {title}"),
            )
        }
        Decision::Amend(_) => fixed("Sửa điều lệ", "修改规程", "Regulation changed"),
        Decision::Register(entries) => {
            let n = entries.len();
            let first = entries.first().map_or("", |entry| entry.name.as_str());
            if n == 1 {
                three(language, format!("Thêm {first}"), format!("添加 {first}"), format!("{first} added"))
            } else {
                three(
                    language,
                    format!("Thêm {n} kỳ thủ"),
                    format!("添加{n}名棋手"),
                    format!("{n} players added"),
                )
            }
        }
        Decision::DrawNumbers(seed) => {
            let seed = seed.0;
            three(
                language,
                format!("Bốc thăm số (mầm {seed:016x})"),
                format!("抽签号（种子 {seed:016x}）"),
                format!("Numbers drawn (seed {seed:016x})"),
            )
        }
        Decision::AssignNumbers(_) => fixed("Nhập số thăm", "录入签号", "Numbers typed in"),
        Decision::Pair { round, pairings, .. } => {
            let (no, n) = (round.0, pairings.len());
            three(
                language,
                format!("Bốc cặp vòng {no}: {n} bàn"),
                format!("编排第{no}轮：{n}台"),
                format!("Round {no} paired: {n} boards"),
            )
        }
        Decision::Unpair(round) => {
            let no = round.0;
            three(
                language,
                format!("Hủy bảng cặp vòng {no}"),
                format!("撤销第{no}轮编排"),
                format!("Pairing of round {no} taken back"),
            )
        }
        Decision::Check(round) => {
            let no = round.0;
            three(
                language,
                format!("Vòng {no} đã kiểm tra hai lần"),
                format!("第{no}轮已核对两遍"),
                format!("Round {no} checked twice"),
            )
        }
        Decision::DrawLots(Lots::Drawn(seed)) => {
            let seed = seed.0;
            three(
                language,
                format!("Bốc thăm thứ hạng (mầm {seed:016x})"),
                format!("抽签定名次（种子 {seed:016x}）"),
                format!("Lots drawn for places (seed {seed:016x})"),
            )
        }
        Decision::DrawLots(Lots::Typed(_)) => fixed("Nhập kết quả bốc thăm", "录入抽签结果", "Lots typed in"),
        Decision::Schedule { round, at } => {
            let no = round.0;
            let when = at.map_or_else(
                || "–".to_owned(),
                |(day, at)| format!("{} {}", format::date(language, day), format::time(at)),
            );
            three(
                language,
                format!("Lịch vòng {no}: {when}"),
                format!("第{no}轮时间：{when}"),
                format!("Round {no} is at {when}"),
            )
        }
        Decision::Note { text, .. } => format!("{}: {text}", NOTE.of(language)),
        Decision::Undo(targets) => {
            let n = targets.len();
            three(
                language,
                format!("Hoàn tác {n} quyết định"),
                format!("撤销{n}个决定"),
                format!("{n} decisions undone"),
            )
        }
        Decision::Dismiss(_) => {
            fixed("Giữ như hiện nay sau khi gộp", "合并后保持现状", "Left as it is after the merge")
        }
        Decision::SetResult(_)
        | Decision::Edit { .. }
        | Decision::Remove(_)
        | Decision::Withdraw { .. }
        | Decision::Reinstate { .. }
        | Decision::PlanLeave { .. }
        | Decision::Sanction(_) => String::new(),
    }
}

fn result(language: Language, set: &SetResult, tournament: &Tournament) -> String {
    let place = format!("{}, {}", common::round(language, set.round.0), common::board(language, set.board.0));
    let n_games = tournament.regulation().games_per_encounter.value;
    let place = if n_games > 1 { format!("{place}, {}", common::game(language, set.game.0)) } else { place };
    let now = rounds::outcome(language, set.now);
    let why = if set.why.is_empty() { String::new() } else { format!(" ({})", set.why) };
    match set.was {
        None => format!("{place}: {now}{why}"),
        Some(_) => format!("{place}: {} → {now}{why}", rounds::outcome(language, set.was)),
    }
}
