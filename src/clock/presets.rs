//! Which time controls come with the program? (Vietnamese law art. 10.1; rules L1-L8, T1-T3, B9, B10, K5, K6.)
//!
//! What they are called stands in `words`; here each has a stable name and the article it is from.
#[cfg(test)]
mod tests;

use super::control::{Block, Bonus, Recording, SideControl, TimeControl};
use crate::units::{Millis, Side};

/// A time control that comes with the program. The names are stable: files and addresses hold them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ControlId {
    /// 60 minutes, in an encounter of two games.
    Sixty,
    /// 90 minutes without a check of moves.
    Ninety,
    /// 25 moves in 60 minutes, then 30 minutes.
    NinetyChecked,
    /// 25 moves in 60 minutes, then 60 minutes.
    HundredTwentyChecked,
    /// 10 moves in every 15 minutes to the end.
    TenInFifteen,
    /// 15 minutes.
    Fifteen,
    /// 25 minutes.
    TwentyFive,
    /// 30 minutes.
    Thirty,
    /// The Asian rule: 25 moves by 60 minutes to 65 by 120, then 10 in every 5 minutes.
    Asian,
    /// 25 minutes and 20 seconds a move.
    TwentyFivePlusTwenty,
    /// 10 minutes and 5 seconds a move.
    TenPlusFive,
    /// 6 minutes against 5; a draw wins for black.
    SixAgainstFive,
    /// 20 minutes and 10 seconds a move.
    TwentyPlusTen,
    /// 60 minutes and 30 seconds a move.
    SixtyPlusThirty,
    /// 20 minutes and 5 seconds a move.
    TwentyPlusFive,
    /// 5 minutes and 3 seconds a move.
    FivePlusThree,
    /// 6 minutes against 4, both with 3 seconds a move; a draw wins for black.
    SixAgainstFourPlusThree,
    /// 50 minutes and 15 seconds a move; recording waived below three minutes.
    FiftyPlusFifteen,
}

/// The text that a time control stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// Vietnamese Xiangqi Law, decision 1409/2004.
    VietnameseLaw,
    /// Kỳ Phong club team championship 2024.
    KyPhong2024,
    /// Bình Giã Cup 2023.
    BinhGia2023,
    /// Wuhan "Wugong Cup" 2012 (武工杯).
    Wuhan2012,
}

/// A time control and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ControlPreset {
    /// Which.
    pub id: ControlId,
    /// In which text.
    pub source: Source,
    /// In which article of it.
    pub article: &'static str,
    /// Games of the encounter that it is meant for.
    pub n_games: u8,
    /// What it says.
    pub control: TimeControl,
}

impl ControlId {
    /// All, in the order in which they are offered: by text, then as the text lists them.
    pub const ALL: [Self; 18] = [
        Self::Sixty,
        Self::Ninety,
        Self::NinetyChecked,
        Self::HundredTwentyChecked,
        Self::TenInFifteen,
        Self::Asian,
        Self::Fifteen,
        Self::TwentyFive,
        Self::Thirty,
        Self::TwentyFivePlusTwenty,
        Self::TenPlusFive,
        Self::SixAgainstFive,
        Self::TwentyPlusTen,
        Self::SixtyPlusThirty,
        Self::TwentyPlusFive,
        Self::FivePlusThree,
        Self::SixAgainstFourPlusThree,
        Self::FiftyPlusFifteen,
    ];
}

/// All of them, in the order in which they are offered.
pub fn all() -> Vec<ControlPreset> {
    ControlId::ALL.into_iter().map(preset).collect()
}

/// One of them.
pub fn preset(id: ControlId) -> ControlPreset {
    let (source, article) = origin(id);
    let n_games = match (source, id) {
        (Source::VietnameseLaw, ControlId::Sixty) | (Source::BinhGia2023, ControlId::SixtyPlusThirty) => 2,
        (Source::VietnameseLaw | Source::KyPhong2024 | Source::BinhGia2023 | Source::Wuhan2012, _) => 1,
    };
    ControlPreset { id, source, article, n_games, control: control(id) }
}

/// The preset that is this control, if one is.
pub fn find(control: &TimeControl) -> Option<ControlId> {
    all().into_iter().find(|preset| preset.control == *control).map(|preset| preset.id)
}

const fn origin(id: ControlId) -> (Source, &'static str) {
    match id {
        ControlId::Sixty => (Source::VietnameseLaw, "10.1.1 a"),
        ControlId::Ninety => (Source::VietnameseLaw, "10.1.1 b"),
        ControlId::NinetyChecked => (Source::VietnameseLaw, "10.1.1 b, 10.1.2"),
        ControlId::HundredTwentyChecked => (Source::VietnameseLaw, "10.1.1 c, 10.1.2"),
        ControlId::TenInFifteen => (Source::VietnameseLaw, "10.1.1 d"),
        ControlId::Fifteen | ControlId::TwentyFive | ControlId::Thirty => (Source::VietnameseLaw, "10.1.1 e"),
        ControlId::Asian => (Source::VietnameseLaw, "10.1.2"),
        ControlId::TwentyFivePlusTwenty | ControlId::TenPlusFive | ControlId::SixAgainstFive => {
            (Source::KyPhong2024, "IV")
        }
        ControlId::TwentyPlusTen
        | ControlId::SixtyPlusThirty
        | ControlId::TwentyPlusFive
        | ControlId::FivePlusThree
        | ControlId::SixAgainstFourPlusThree => (Source::BinhGia2023, "IV.2"),
        ControlId::FiftyPlusFifteen => (Source::Wuhan2012, "三 (1), 五.3"),
    }
}

fn control(id: ControlId) -> TimeControl {
    match id {
        ControlId::Sixty => TimeControl::fischer(60, 0),
        ControlId::Ninety => TimeControl::fischer(90, 0),
        ControlId::NinetyChecked => checked(30),
        ControlId::HundredTwentyChecked => checked(60),
        ControlId::TenInFifteen => repeating(Vec::new(), block(15, Some(10))),
        ControlId::Fifteen => unrecorded(TimeControl::fischer(15, 0)),
        ControlId::TwentyFive => unrecorded(TimeControl::fischer(25, 0)),
        ControlId::Thirty => unrecorded(TimeControl::fischer(30, 0)),
        ControlId::Asian => asian(),
        ControlId::TwentyFivePlusTwenty => TimeControl::fischer(25, 20),
        ControlId::TenPlusFive => unrecorded(TimeControl::fischer(10, 5)),
        ControlId::SixAgainstFive => black_wins_draws(6, 5, 0),
        ControlId::TwentyPlusTen => unrecorded(TimeControl::fischer(20, 10)),
        ControlId::SixtyPlusThirty => TimeControl::fischer(60, 30),
        ControlId::TwentyPlusFive => unrecorded(TimeControl::fischer(20, 5)),
        ControlId::FivePlusThree => unrecorded(TimeControl::fischer(5, 3)),
        ControlId::SixAgainstFourPlusThree => black_wins_draws(6, 4, 3),
        ControlId::FiftyPlusFifteen => TimeControl {
            recording: Recording::WaivedBelow(Millis::from_minutes(3)),
            ..TimeControl::fischer(50, 15)
        },
    }
}

const fn block(minutes: i64, moves: Option<u16>) -> Block {
    Block { time: Millis::from_minutes(minutes), moves, bonus: None }
}

/// 25 moves in the first 60 minutes, then so many minutes to the end.
fn checked(then: i64) -> TimeControl {
    TimeControl::equal(SideControl::of_blocks(vec![block(60, Some(25)), block(then, None)]))
}

/// Blocks in order, then one again and again. A control is never without a first block.
fn repeating(mut blocks: Vec<Block>, repeat: Block) -> TimeControl {
    if blocks.is_empty() {
        blocks.push(repeat);
    }
    TimeControl::equal(SideControl { repeat: Some(repeat), ..SideControl::of_blocks(blocks) })
}

/// The law gives totals: 60, 75, 90, 105 and 120 minutes for 25, 35, 45, 55 and 65 moves.
fn asian() -> TimeControl {
    let mut blocks = vec![block(60, Some(25))];
    blocks.extend([block(15, Some(10)); 4]);
    let from_repeat = Recording::WaivedFromBlock(5);
    TimeControl { recording: from_repeat, ..repeating(blocks, block(5, Some(10))) }
}

/// A game that decides: unequal minutes, equal seconds a move, and a draw wins for black.
fn black_wins_draws(red: i64, black: i64, seconds: i64) -> TimeControl {
    let side = |minutes| {
        let bonus = (seconds > 0).then_some(Bonus::Fischer(Millis::from_seconds(seconds)));
        SideControl::sudden_death(Millis::from_minutes(minutes), bonus)
    };
    unrecorded(TimeControl { draw_odds: Some(Side::Black), ..TimeControl::unequal(side(red), side(black)) })
}

/// Rapid and blitz games need not be written down (rule B10 and custom).
fn unrecorded(control: TimeControl) -> TimeControl {
    TimeControl { recording: Recording::No, ..control }
}
