//! What was decided? One line for every decision, for the log and for the line with Undo.
use super::{Language, categories, common, format, late, passing, people, rounds, say, texts};
use crate::tournament::{Decision, Entry, Leave, Lots, SetResult, SideLot, Tables, Terms, Tournament};
use crate::units::{PlayerId, Side};

texts! {
    TITLE = "Nhật ký quyết định", "决定记录", "Log of decisions";
    UNDO_TO_HERE = "Hoàn tác từ đây trở đi", "从这里起全部撤销", "Undo from here on";
    UNDONE = "Đã hoàn tác", "已撤销", "Undone";
    CONFLICT = "Không áp dụng được", "未能生效", "Could not be applied";
    STANDS = "Hiện đứng", "现行", "Stands";
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
    PLAYS_AFTER_ALL = "vẫn đấu", "照常参赛", "plays after all";
    ALL_ENTRIES = "Mọi quyết định", "全部决定", "Every decision";
}

/// "Undone: Round 1, Board 2: Red wins". What an undo took back may be an undo itself.
pub fn undone(l: Language, what: &str) -> String {
    say!(l, "Hoàn tác: {what}", "撤销：{what}", "Undone: {what}")
}

/// A round's pairing taken back, with the results that went with it.
pub fn with_results(l: Language, line: String, n_results: usize) -> String {
    if n_results == 0 {
        return line;
    }
    let results = common::counted(n_results, "result");
    say!(l, "{line}, cùng {n_results} kết quả", "{line}，连同{n_results}个结果", "{line}, with {results}")
}

/// What a decision did.
pub fn line(language: Language, decision: &Decision, tournament: &Tournament) -> String {
    // Long because it is one table: a line for every decision there is.
    let l = language;
    let name = |player: PlayerId| match tournament.player(player) {
        Some(player) => player.entry.name.clone(),
        None => "–".to_owned(),
    };
    match decision {
        Decision::Found { about, .. } => {
            let title = &about.title;
            say!(l, "Tạo giải {title}", "建立比赛 {title}", "Event created: {title}")
        }
        Decision::Describe(about) => {
            let title = &about.title;
            say!(
                l,
                "Sửa tên, nơi, ngày: {title}",
                "修改名称、地点、日期：{title}",
                "Name, place or date changed: {title}"
            )
        }
        Decision::Amend(_) => say!(l, "Sửa điều lệ", "修改规程", "Regulation changed"),
        Decision::Register(entries) => match entries.as_slice() {
            [entry] => {
                let who = &entry.name;
                say!(l, "Thêm {who}", "添加 {who}", "{who} added")
            }
            entries => {
                let n = entries.len();
                say!(l, "Thêm {n} kỳ thủ", "添加{n}名棋手", "{n} players added")
            }
        },
        Decision::Edit { entry, .. } => {
            let now = known(l, entry);
            say!(l, "Sửa kỳ thủ: {now}", "修改棋手：{now}", "Player edited: {now}")
        }
        Decision::Remove(player) => {
            let who = name(*player);
            say!(l, "Xóa khỏi danh sách: {who}", "从名单删除：{who}", "Taken off the list: {who}")
        }
        Decision::Withdraw { player, from } => {
            let (who, no) = (name(*player), from.0);
            say!(
                l,
                "{who} rút lui từ vòng {no}",
                "{who}自第{no}轮起退赛",
                "{who} withdrew from round {no} on"
            )
        }
        Decision::Reinstate { player, from } => {
            let (who, no) = (name(*player), from.0);
            say!(l, "{who} vào lại từ vòng {no}", "{who}自第{no}轮起复赛", "{who} is back from round {no} on")
        }
        Decision::PlanLeave { player, round, leave } => {
            let (who, no) = (name(*player), round.0);
            let what = match leave {
                Some(Leave::RequestedBye) => rounds::REQUESTED_BYE.of(l),
                Some(Leave::Absence) => rounds::ABSENCE.of(l),
                None => PLAYS_AFTER_ALL.of(l),
            };
            say!(l, "{who}, vòng {no}: {what}", "{who}，第{no}轮：{what}", "{who}, round {no}: {what}")
        }
        Decision::DrawNumbers(seed) => {
            let seed = seed.0;
            say!(
                l,
                "Bốc thăm số (mầm {seed:016x})",
                "抽签号（种子 {seed:016x}）",
                "Numbers drawn (seed {seed:016x})"
            )
        }
        Decision::AssignNumbers(_) => say!(l, "Nhập số thăm", "录入签号", "Numbers typed in"),
        Decision::DrawFirstSide(lot) => first_side(l, *lot),
        Decision::SetTerms { between: (a, b), terms } => terms_line(l, &name(*a), &name(*b), *terms),
        Decision::Reseat { round, why, .. } => {
            let no = round.0;
            let line = say!(
                l,
                "Sửa tay bảng cặp vòng {no}",
                "人工调整第{no}轮编排",
                "Pairs of round {no} changed by hand"
            );
            with_reason(l, line, why)
        }
        Decision::Publish(round) => {
            let no = round.0;
            say!(l, "Công bố vòng {no}", "公布第{no}轮", "Round {no} published")
        }
        Decision::StartRound(round) => {
            let no = round.0;
            say!(l, "Bắt đầu vòng {no}", "第{no}轮开始", "Round {no} started")
        }
        Decision::Arrive { round, player, arrival } => {
            let (who, no) = (name(*player), round.0);
            let what = late::arrival(*arrival).of(l);
            say!(l, "Vòng {no}, {who}: {what}", "第{no}轮，{who}：{what}", "Round {no}, {who}: {what}")
        }
        Decision::KeepIn(player) => {
            let who = name(*player);
            say!(
                l,
                "{who} được ở lại giải dù đã bỏ cuộc",
                "{who}虽弃权仍保留资格",
                "{who} stays in the event in spite of a default"
            )
        }
        Decision::Pair { round, pairings, .. } => {
            let (no, n) = (round.0, pairings.len());
            let boards = common::counted(n, "board");
            say!(l, "Bốc cặp vòng {no}: {n} bàn", "编排第{no}轮：{n}台", "Round {no} paired: {boards}")
        }
        Decision::Unpair(round) => {
            let no = round.0;
            say!(l, "Hủy bảng cặp vòng {no}", "撤销第{no}轮编排", "Pairing of round {no} taken back")
        }
        Decision::SetResult(set) => result(l, set, tournament),
        Decision::Check(round) => {
            let no = round.0;
            say!(l, "Vòng {no} đã kiểm tra hai lần", "第{no}轮已核对两遍", "Round {no} checked twice")
        }
        Decision::Sanction(sanction) => {
            let (who, fouls, off, why) =
                (name(sanction.player), sanction.fouls, sanction.deduction, &sanction.why);
            let n_fouls = common::counted(usize::from(fouls), "foul");
            let points = common::points(&off.to_string());
            say!(
                l,
                "{who}: {fouls} lỗi, trừ {off} điểm ({why})",
                "{who}：犯规{fouls}次，扣{off}分（{why}）",
                "{who}: {n_fouls}, {points} off ({why})",
            )
        }
        Decision::DrawLots(Lots::Drawn(seed)) => {
            let seed = seed.0;
            say!(
                l,
                "Bốc thăm thứ hạng (mầm {seed:016x})",
                "抽签定名次（种子 {seed:016x}）",
                "Lots drawn for places (seed {seed:016x})",
            )
        }
        Decision::DrawLots(Lots::Typed(_)) => {
            say!(l, "Nhập kết quả bốc thăm", "录入抽签结果", "Lots typed in")
        }
        Decision::CallUp { player, call } => {
            let (who, what) = (name(*player), passing::call(*call).of(l));
            say!(l, "{who}: {what}", "{who}：{what}", "{who}: {what}")
        }
        Decision::Invite(guests) => {
            let names: Vec<&str> = guests.iter().map(|guest| guest.name.as_str()).collect();
            let names = if names.is_empty() { "–".to_owned() } else { names.join(", ") };
            common::titled(l, passing::GUESTS.of(l), &names)
        }
        Decision::SetTables(tables) => tables_line(l, tables),
        Decision::Schedule { round, at } => {
            let no = round.0;
            let when = at.map_or_else(
                || "–".to_owned(),
                |(day, at)| format!("{} {}", format::date(l, day), format::time(at)),
            );
            say!(l, "Lịch vòng {no}: {when}", "第{no}轮时间：{when}", "Round {no} is at {when}")
        }
        Decision::Note { text, .. } => common::titled(l, NOTE.of(l), text),
        Decision::Undo(targets) => {
            let n = targets.len();
            let decisions = common::counted(n, "decision");
            say!(l, "Hoàn tác {n} quyết định", "撤销{n}个决定", "{decisions} undone")
        }
        Decision::Dismiss(_) => {
            say!(l, "Giữ như hiện nay sau khi gộp", "合并后保持现状", "Left as it is after the merge")
        }
    }
}

/// "Tables: rating AXF; Juniors, 10 or younger".
fn tables_line(l: Language, tables: &Tables) -> String {
    let list = tables.rating_list.as_deref().map(|list| {
        let list = people::rating_list(l, list);
        format!("{} {list}", people::RATING.of(l))
    });
    let groups = tables.categories.iter().map(|category| categories::name(l, category));
    let said: Vec<String> = list.into_iter().chain(groups).collect();
    let said = if said.is_empty() { "–".to_owned() } else { said.join("; ") };
    say!(l, "Bảng xếp hạng theo: {said}", "名次表依据：{said}", "Tables go by: {said}")
}

/// The name, and what else is known: "Trần Anh (Huế, Rating 1850)". The decision knows no older entry.
fn known(l: Language, entry: &Entry) -> String {
    let parts = [
        Some(entry.club.clone()),
        Some(entry.province.clone()),
        Some(entry.federation.clone()),
        Some(people::titles(&entry.titles)),
        (!entry.ratings.is_empty())
            .then(|| format!("{} {}", people::RATING.of(l), people::ratings(&entry.ratings))),
        entry.birth.map(|birth| people::born(l, birth)),
        entry.fixed_board.map(|board| format!("{} {}", people::FIXED_BOARD.of(l), board.0)),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
    let name = &entry.name;
    if parts.is_empty() {
        return name.clone();
    }
    let list = parts.join(say!(l, ", ", "，", ", ").as_str());
    say!(l, "{name} ({list})", "{name}（{list}）", "{name} ({list})")
}

fn result(l: Language, set: &SetResult, tournament: &Tournament) -> String {
    let mut place = common::within(l, &common::round(l, set.round.0), &common::board(l, set.board.0));
    if tournament.regulation().games_per_encounter.value > 1 {
        place = common::within(l, &place, &common::game(l, set.game.0));
    }
    let now = rounds::outcome(l, set.now);
    let result = match set.was {
        None => now.to_owned(),
        Some(_) => format!("{} → {now}", rounds::outcome(l, set.was)),
    };
    let line = common::titled(l, &place, &result);
    with_reason(l, line, &set.why)
}

fn with_reason(l: Language, line: String, why: &str) -> String {
    if why.is_empty() { line } else { say!(l, "{line} ({why})", "{line}（{why}）", "{line} ({why})") }
}

fn first_side(l: Language, lot: SideLot) -> String {
    let side = match lot.side() {
        Side::Red => common::RED.of(l),
        Side::Black => common::BLACK.of(l),
    };
    match lot {
        SideLot::Drawn(seed) => {
            let seed = seed.0;
            say!(
                l,
                "Bốc thăm tiên hậu: số nhỏ bàn 1 {side} (mầm {seed:016x})",
                "抽先后手：第1台小号{side}（种子 {seed:016x}）",
                "First side drawn: the lower number of board 1 has {side} (seed {seed:016x})",
            )
        }
        SideLot::Typed(_) => say!(
            l,
            "Nhập kết quả bốc tiên hậu: số nhỏ bàn 1 {side}",
            "录入先后手：第1台小号{side}",
            "First side typed in: the lower number of board 1 has {side}",
        ),
    }
}

fn terms_line(l: Language, one: &str, other: &str, terms: Option<Terms>) -> String {
    match terms {
        Some(Terms::Forbidden) => {
            say!(l, "Cấm gặp: {one} – {other}", "禁止相遇：{one} – {other}", "Must not meet: {one} – {other}")
        }
        Some(Terms::Again) => {
            say!(
                l,
                "Cho gặp lại: {one} – {other}",
                "允许再次相遇：{one} – {other}",
                "May meet again: {one} – {other}"
            )
        }
        None => say!(
            l,
            "Gặp nhau như mọi người: {one} – {other}",
            "与他人一样相遇：{one} – {other}",
            "May meet as everyone does: {one} – {other}"
        ),
    }
}
