//! What does the Bình Giã Cup's qualifier go by? (Điều lệ of 1 August 2022, art. IV and V; rules B1-B4.)
//!
//! "11 or 13 rounds by the number of players": the number stays to be set, and can be until the last
//! round is paired. Of byes the text says nothing; those of Swiss-Manager, with which it is drawn, are
//! proposed.
use super::plain_swiss::as_games;
use crate::clock::presets::{ControlId, preset};
use crate::regulation::{
    ByeInSums, Category, Condition, Criterion, CriterionKind, Cut, Decreed, EarlyMeeting, LastResort,
    PrizeLine, PrizePlan, Regulation, Scoring, Swiss, System, Unplayed, WithdrawalRule,
};
use crate::units::{Dong, Millis};

const DRAW: &str = "IV.1";
const QUALIFIER: &str = "IV.2 (vòng loại)";
const PRIZES: &str = "V.1";

/// Eleven rounds, 44 of whom pass.
pub fn regulation() -> Regulation {
    Regulation {
        title: "Cúp Bình Giã 2023, vòng loại".to_owned(),
        document: "Điều lệ giải vô địch cá nhân môn cờ tướng tranh cúp Bình Giã năm 2023 (01/8/2022)"
            .to_owned(),
        system: Decreed::article(&format!("{DRAW}, {QUALIFIER}"), System::Swiss(Swiss::dutch(11))),
        games_per_encounter: Decreed::article(QUALIFIER, 1),
        scoring: Decreed::silent(Scoring::TWO_ONE_ZERO),
        unplayed: Decreed::silent(as_games(Scoring::TWO_ONE_ZERO)),
        chain: Decreed::article(QUALIFIER, chain()),
        last_resort: Decreed::organizer(LastResort::SharedPlace),
        n_passing: Decreed::article(QUALIFIER, Some(44)),
        prizes: Decreed::article(PRIZES, prizes()),
        control: Decreed::article(QUALIFIER, preset(ControlId::TwentyPlusTen).control),
        default_after: Decreed::article(QUALIFIER, Some(Millis::from_minutes(15))),
        out_after: Decreed::article(QUALIFIER, Some(1)),
        no_draw_before: Decreed::organizer(None),
        withdrawal: Decreed::organizer(WithdrawalRule::ForfeitRest),
        early_meeting: Decreed::organizer(EarlyMeeting::Off),
    }
}

/// Three prizes for women if more than ten of them play, and places 1 to 44. Of the whole cup's total the
/// article gives the qualifier 18 and 120 millions.
fn prizes() -> PrizePlan {
    let women = |place, each| PrizeLine {
        condition: Some(Condition::MoreThan(10)),
        ..PrizeLine::new(Category::Women, place, place, Dong(each))
    };
    let places = |from, to, each| PrizeLine::new(Category::Everyone, from, to, Dong(each));
    PrizePlan {
        lines: vec![
            women(1, 10_000_000),
            women(2, 5_000_000),
            women(3, 3_000_000),
            places(1, 8, 5_000_000),
            places(9, 16, 3_000_000),
            places(17, 44, 2_000_000),
        ],
        declared: Some(Dong(138_000_000)),
        ..PrizePlan::none()
    }
}

/// Points, direct encounter, Buchholz, wins, games with black, wins with black, lots.
fn chain() -> Vec<Criterion> {
    [
        CriterionKind::Points,
        CriterionKind::DirectEncounter(Unplayed::LeftOut),
        CriterionKind::Buchholz(Cut::Full, ByeInSums::Dummy),
        CriterionKind::Wins(Unplayed::Counted),
        CriterionKind::GamesWithBlack(Unplayed::LeftOut),
        CriterionKind::WinsWithBlack(Unplayed::LeftOut),
        CriterionKind::Lots,
    ]
    .map(Criterion::new)
    .to_vec()
}
