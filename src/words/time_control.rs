//! How is a time control said? "60 minutes + 30 seconds a move", whatever its parts.
use super::{Language, Text, say, texts};
use crate::clock::presets::{ControlPreset, Source};
use crate::clock::{Block, Bonus, FirstIncrement, Overtime, Recording, SideControl, TimeControl};
use crate::units::{Millis, Side};

texts! {
    BLACK_WINS_DRAWS = "hòa thì hậu thắng", "和棋黑胜", "a draw wins for Black";
    RED_WINS_DRAWS = "hòa thì tiên thắng", "和棋红胜", "a draw wins for Red";
    FROM_START = "giây cộng có từ nước đầu", "首步即有加秒", "the increment is there from the first move";
    NO_CARRY = "thời gian thừa không cộng sang chặng sau", "各段剩余时间不累计", "time left over is not kept";
    RECORD_ALWAYS = "Ghi biên bản suốt ván.", "全程记录。", "Moves are recorded throughout.";
    RECORD_NEVER = "Không phải ghi biên bản.", "不必记录。", "Moves need not be recorded.";
    VIETNAMESE_LAW = "Luật cờ tướng 1409/2004", "越南象棋法 1409/2004", "Vietnamese law 1409/2004";
    KY_PHONG = "Kỳ Phong 2024", "Kỳ Phong 2024", "Kỳ Phong 2024";
    BINH_GIA = "Bình Giã 2023", "Bình Giã 2023", "Bình Giã 2023";
    WUHAN = "Cúp Vũ Công, Vũ Hán 2012", "武汉武工杯 2012", "Wugong Cup, Wuhan 2012";
}

/// What both sides get.
pub fn control(language: Language, control: &TimeControl) -> String {
    let l = language;
    let mut parts = vec![if control.red == control.black {
        side(l, &control.red)
    } else {
        let (red, black) = (side(l, &control.red), side(l, &control.black));
        say!(l, "tiên {red}, hậu {black}", "红方{red}，黑方{black}", "Red {red}, Black {black}")
    }];
    let has_bonus = control.red.blocks.iter().chain(&control.black.blocks).any(|block| block.bonus.is_some());
    match control.first_increment {
        FirstIncrement::FromStart if has_bonus => parts.push(FROM_START.of(l).to_owned()),
        FirstIncrement::FromStart | FirstIncrement::AfterPress => {}
    }
    match control.draw_odds {
        Some(Side::Red) => parts.push(RED_WINS_DRAWS.of(l).to_owned()),
        Some(Side::Black) => parts.push(BLACK_WINS_DRAWS.of(l).to_owned()),
        None => {}
    }
    join(l, &parts)
}

/// What one side gets.
fn side(l: Language, side: &SideControl) -> String {
    let is_only_repeat = side.repeat.is_some_and(|repeat| side.blocks == [repeat]);
    let mut spans = if is_only_repeat { Vec::new() } else { blocks(l, &side.blocks) };
    spans.extend(side.repeat.map(|repeat| repeated(l, &repeat)));
    let mut parts = vec![spans.join(match l {
        Language::Vietnamese => ", rồi ",
        Language::Chinese => "，之后",
        Language::English => ", then ",
    })];
    if !side.carry && side.blocks.len() > 1 {
        parts.push(NO_CARRY.of(l).to_owned());
    }
    parts.extend(side.overtime.map(|after| overtime(l, after)));
    parts.extend(side.move_cap.map(|cap| {
        let cap = span(l, cap);
        say!(l, "mỗi nước không quá {cap}", "步时{cap}", "no move longer than {cap}")
    }));
    join(l, &parts)
}

/// The blocks in order; equal ones in a row are said once.
fn blocks(l: Language, blocks: &[Block]) -> Vec<String> {
    let runs = blocks.chunk_by(|one, next| one == next);
    runs.filter_map(|run| {
        let block = block(l, run.first()?, blocks.len());
        let n = run.len();
        Some(match n {
            1 => block,
            _ => say!(l, "{block} ({n} lần)", "{block}（{n}次）", "{block} ({n} times)"),
        })
    })
    .collect()
}

fn block(l: Language, block: &Block, n_blocks: usize) -> String {
    let (time, bonus) = (span(l, block.time), block.bonus.map_or_else(String::new, |bonus| gain(l, bonus)));
    match block.moves {
        Some(moves) => {
            say!(
                l,
                "{moves} nước trong {time}{bonus}",
                "{time}{moves}步{bonus}",
                "{moves} moves in {time}{bonus}"
            )
        }
        None if n_blocks > 1 => {
            say!(
                l,
                "{time} đến hết ván{bonus}",
                "余下对局{time}{bonus}",
                "{time} for the rest of the game{bonus}"
            )
        }
        None => format!("{time}{bonus}"),
    }
}

fn repeated(l: Language, block: &Block) -> String {
    let (time, bonus) = (span(l, block.time), block.bonus.map_or_else(String::new, |bonus| gain(l, bonus)));
    let moves = block.moves.unwrap_or(1);
    say!(
        l,
        "cứ {moves} nước trong {time}{bonus}",
        "每{moves}步{time}{bonus}",
        "every {moves} moves in {time}{bonus}"
    )
}

fn gain(l: Language, bonus: Bonus) -> String {
    match bonus {
        Bonus::Fischer(time) => {
            let time = span(l, time);
            say!(l, " + {time} mỗi nước", "，每步加{time}", " + {time} a move")
        }
        Bonus::Bronstein(time) => {
            let time = span(l, time);
            say!(
                l,
                ", mỗi nước trả lại tối đa {time}",
                "，每步最多返还{time}",
                ", up to {time} given back a move"
            )
        }
        Bonus::Delay(time) => {
            let time = span(l, time);
            say!(
                l,
                ", mỗi nước chờ {time} rồi mới trừ",
                "，每步延迟{time}计时",
                ", the clock waits {time} a move"
            )
        }
    }
}

fn overtime(l: Language, overtime: Overtime) -> String {
    match overtime {
        Overtime::ByoYomi { periods, time } => {
            let time = span(l, time);
            say!(
                l,
                "hết giờ thì đọc giây {periods} × {time}",
                "用完后读秒{periods}次，每次{time}",
                "then byo-yomi {periods} × {time}"
            )
        }
        Overtime::Canadian { moves, time } => {
            let time = span(l, time);
            say!(
                l,
                "hết giờ thì cứ {moves} nước trong {time}",
                "用完后每{moves}步{time}",
                "then {moves} moves in every {time}"
            )
        }
    }
}

/// A span of time in whole minutes and seconds.
pub fn span(l: Language, time: Millis) -> String {
    let (minutes, seconds) = (time.0 / 60_000, time.0 % 60_000 / 1_000);
    let in_minutes = || say!(l, "{minutes} phút", "{minutes}分钟", "{minutes} min");
    let in_seconds = || say!(l, "{seconds} giây", "{seconds}秒", "{seconds} s");
    match (minutes, seconds) {
        (0, _) => in_seconds(),
        (_, 0) => in_minutes(),
        (_, _) => match l {
            Language::Chinese => format!("{minutes}分{seconds}秒"),
            Language::Vietnamese | Language::English => format!("{} {}", in_minutes(), in_seconds()),
        },
    }
}

/// Who writes the moves down.
pub fn recording(l: Language, recording: Recording) -> String {
    match recording {
        Recording::Always => RECORD_ALWAYS.of(l).to_owned(),
        Recording::No => RECORD_NEVER.of(l).to_owned(),
        Recording::WaivedBelow(time) => {
            let time = span(l, time);
            say!(
                l,
                "Còn dưới {time} thì thôi ghi biên bản.",
                "剩余不足{time}可停止记录。",
                "Below {time} recording may stop for good."
            )
        }
        Recording::WaivedFromBlock(block) => {
            let no = block + 1;
            say!(
                l,
                "Từ chặng {no} trọng tài ghi biên bản.",
                "自第{no}段起由裁判员记录。",
                "From stage {no} on the arbiter records."
            )
        }
    }
}

/// A ready control with the text it is from.
pub fn preset(l: Language, preset: &ControlPreset) -> String {
    let (control, source) = (control(l, &preset.control), source(preset.source).of(l));
    match l {
        Language::Chinese => format!("{control}（{source}）"),
        Language::Vietnamese | Language::English => format!("{control} ({source})"),
    }
}

const fn source(source: Source) -> Text {
    match source {
        Source::VietnameseLaw => VIETNAMESE_LAW,
        Source::KyPhong2024 => KY_PHONG,
        Source::BinhGia2023 => BINH_GIA,
        Source::Wuhan2012 => WUHAN,
    }
}

fn join(l: Language, parts: &[String]) -> String {
    parts.join(match l {
        Language::Chinese => "；",
        Language::Vietnamese | Language::English => "; ",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::presets::{self, ControlId};

    #[test]
    fn controls_are_said_as_arbiters_say_them() {
        for (id, vi, zh, en) in [
            (ControlId::Sixty, "60 phút", "60分钟", "60 min"),
            (
                ControlId::SixtyPlusThirty,
                "60 phút + 30 giây mỗi nước",
                "60分钟，每步加30秒",
                "60 min + 30 s a move",
            ),
            (
                ControlId::NinetyChecked,
                "25 nước trong 60 phút, rồi 30 phút đến hết ván",
                "60分钟25步，之后余下对局30分钟",
                "25 moves in 60 min, then 30 min for the rest of the game",
            ),
            (ControlId::TenInFifteen, "cứ 10 nước trong 15 phút", "每10步15分钟", "every 10 moves in 15 min"),
            (
                ControlId::SixAgainstFive,
                "tiên 6 phút, hậu 5 phút; hòa thì hậu thắng",
                "红方6分钟，黑方5分钟；和棋黑胜",
                "Red 6 min, Black 5 min; a draw wins for Black",
            ),
        ] {
            let said = Language::ALL.map(|l| control(l, &presets::preset(id).control));
            assert_eq!(said, [vi, zh, en], "{id:?}");
        }
    }

    #[test]
    fn no_two_ready_controls_sound_alike() {
        for l in Language::ALL {
            let said: std::collections::BTreeSet<String> =
                presets::all().iter().map(|ready| preset(l, ready)).collect();
            assert_eq!(said.len(), presets::all().len(), "{l:?}");
        }
    }
}
