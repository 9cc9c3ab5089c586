//! What does a group of the Bình Giã Cup's finals go by? (Điều lệ of 1 August 2022, art. IV; rule B6.)
//!
//! Art. IV.2 breaks a tie of two by direct encounter alone, but then sends those to the play-off who
//! have the same points and the same further criteria, and names no such criteria: disputed. It says
//! nothing of three who are equal; direct encounter is applied to all who are. The limit of 15 minutes
//! and the rule that one default puts a player out stand under the qualifier only: for the finals asked.
use crate::clock::presets::{ControlId, preset};
use crate::regulation::{
    Criterion, CriterionKind, Decreed, EarlyMeeting, LastResort, PrizePlan, Regulation, RoundRobinTable,
    Scoring, System, Unplayed, UnplayedScores, WithdrawalRule,
};
use crate::units::Millis;

/// The draw is made by Swiss-Manager, whose round robin is the Berger table.
const DRAW: &str = "IV.1";
const GROUP: &str = "IV.2 (giai đoạn 1)";
const PLAY_OFF: &str = "IV.2 (trường hợp 1)";
const FINALS: &str = "IV.2 (vòng chung kết)";

/// A group of four.
pub fn regulation() -> Regulation {
    Regulation {
        title: "Cúp Bình Giã 2023, bảng đấu vòng chung kết".to_owned(),
        document: "Điều lệ giải vô địch cá nhân môn cờ tướng tranh cúp Bình Giã năm 2023 (01/8/2022)"
            .to_owned(),
        system: Decreed::article(
            &format!("{DRAW}, {GROUP}"),
            System::RoundRobin { table: RoundRobinTable::Berger, cycles: 1 },
        ),
        games_per_encounter: Decreed::article(GROUP, 2),
        scoring: Decreed::article(GROUP, Scoring::TWO_ONE_ZERO),
        unplayed: Decreed::silent(UnplayedScores::NOTHING),
        chain: Decreed::disputed(
            &[GROUP, PLAY_OFF],
            vec![
                Criterion::new(CriterionKind::Points),
                Criterion::new(CriterionKind::DirectEncounter(Unplayed::Counted)),
            ],
        ),
        last_resort: Decreed::article(PLAY_OFF, LastResort::PlayOff),
        n_passing: Decreed::article(GROUP, Some(2)),
        prizes: Decreed::organizer(PrizePlan::none()),
        control: Decreed::article(FINALS, preset(ControlId::SixtyPlusThirty).control),
        default_after: Decreed::silent(Some(Millis::from_minutes(15))),
        out_after: Decreed::silent(None),
        no_draw_before: Decreed::organizer(None),
        withdrawal: Decreed::silent(WithdrawalRule::AnnulBelowHalf),
        early_meeting: Decreed::silent(EarlyMeeting::Off),
    }
}
