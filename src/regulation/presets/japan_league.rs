//! What does the Japan League go by? (Published report of the 34th league, 11 and 12 October 2015.)
//!
//! The report prints pairs, colours, results and order, and no rules. Its 28 games are the Berger
//! table for eight; its points are 2-1-0; its one tie is in the order of Sonneborn–Berger; the first
//! two play a final and the next two for third place. What it does not show is asked.
//! <https://blog.goo.ne.jp/jxiangqi/e/3681367ea701176995aab1b241e4b482>
use crate::clock::presets::{ControlId, preset};
use crate::regulation::{
    ByeInSums, Criterion, CriterionKind, Cut, Decreed, EarlyMeeting, LastResort, PrizePlan, Regulation,
    RoundRobinTable, Scoring, System, UnplayedScores, WithdrawalRule,
};
use crate::units::Millis;

/// The two parts of the report: the table of games, and the final order.
const GAMES: &str = "対局結果";
const ORDER: &str = "最終成績";

/// Eight players, each against each.
pub fn regulation() -> Regulation {
    Regulation {
        title: "日本リーグ".to_owned(),
        document: "第34期日本リーグ 結果報告 (2015-10-11/12)".to_owned(),
        system: Decreed::article(GAMES, System::RoundRobin { table: RoundRobinTable::Berger, cycles: 1 }),
        games_per_encounter: Decreed::article(GAMES, 1),
        scoring: Decreed::article(GAMES, Scoring::TWO_ONE_ZERO),
        unplayed: Decreed::silent(UnplayedScores::NOTHING),
        chain: Decreed::article(
            ORDER,
            vec![
                Criterion::new(CriterionKind::Points),
                Criterion::new(CriterionKind::SonnebornBerger(Cut::Full, ByeInSums::Nothing)),
            ],
        ),
        last_resort: Decreed::silent(LastResort::SharedPlace),
        n_passing: Decreed::article(ORDER, Some(4)),
        prizes: Decreed::organizer(PrizePlan::none()),
        control: Decreed::silent(preset(ControlId::Thirty).control),
        default_after: Decreed::silent(Some(Millis::from_minutes(15))),
        out_after: Decreed::silent(None),
        no_draw_before: Decreed::organizer(None),
        withdrawal: Decreed::silent(WithdrawalRule::AnnulBelowHalf),
        early_meeting: Decreed::silent(EarlyMeeting::Off),
    }
}
