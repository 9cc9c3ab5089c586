//! What does a club's round robin go by if nobody wrote a regulation? (FIDE C.05 and C.07; custom.)
use crate::clock::presets::{ControlId, preset};
use crate::regulation::{
    ByeInSums, Criterion, CriterionKind, Cut, Decreed, EarlyMeeting, LastResort, PrizePlan, Regulation,
    RoundRobinTable, Scoring, System, Unplayed, UnplayedScores, WithdrawalRule,
};
use crate::units::Millis;

/// Customary rules. Asked are only those that clubs do differently and that matter on the day.
pub fn regulation() -> Regulation {
    Regulation {
        title: String::new(),
        document: String::new(),
        system: Decreed::organizer(System::RoundRobin { table: RoundRobinTable::Berger, cycles: 1 }),
        games_per_encounter: Decreed::organizer(1),
        scoring: Decreed::organizer(Scoring::TWO_ONE_ZERO),
        unplayed: Decreed::organizer(UnplayedScores::NOTHING),
        chain: Decreed::organizer(chain()),
        last_resort: Decreed::organizer(LastResort::SharedPlace),
        n_passing: Decreed::organizer(None),
        prizes: Decreed::organizer(PrizePlan::none()),
        control: Decreed::silent(preset(ControlId::TwentyPlusTen).control),
        default_after: Decreed::silent(Some(Millis::from_minutes(15))),
        out_after: Decreed::organizer(None),
        no_draw_before: Decreed::organizer(None),
        withdrawal: Decreed::silent(WithdrawalRule::AnnulBelowHalf),
        early_meeting: Decreed::organizer(EarlyMeeting::Off),
    }
}

/// In a round robin forfeits count as games; games with black are games over the board (C.07 art. 15).
fn chain() -> Vec<Criterion> {
    [
        CriterionKind::Points,
        CriterionKind::DirectEncounter(Unplayed::Counted),
        CriterionKind::SonnebornBerger(Cut::Full, ByeInSums::Nothing),
        CriterionKind::Wins(Unplayed::Counted),
        CriterionKind::GamesWithBlack(Unplayed::LeftOut),
        CriterionKind::WinsWithBlack(Unplayed::LeftOut),
    ]
    .map(Criterion::new)
    .to_vec()
}
