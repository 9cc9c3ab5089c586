//! Which regulations come with the program? One data file each; what they are called stands in `words`.
mod binh_gia_group;
mod binh_gia_qualifier;
pub mod chains;
mod japan_league;
mod plain_round_robin;
mod plain_swiss;

use super::Regulation;

/// A regulation that comes with the program. The names are stable: files and addresses hold them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PresetId {
    /// A round robin with the customary rules and no document behind it.
    PlainRoundRobin,
    /// A Swiss system with the customary rules and no document behind it.
    PlainSwiss,
    /// The Bình Giã Cup's qualifier: FIDE Dutch, 44 pass.
    BinhGiaQualifier,
    /// The Japan League: eight players, Berger table (日本リーグ).
    JapanLeague,
    /// A group of the Bình Giã Cup's finals: encounters of two games, two pass.
    BinhGiaGroup,
}

/// A regulation and its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preset {
    /// Which.
    pub id: PresetId,
    /// What it says.
    pub regulation: Regulation,
}

impl PresetId {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::PlainRoundRobin,
        Self::PlainSwiss,
        Self::BinhGiaQualifier,
        Self::BinhGiaGroup,
        Self::JapanLeague,
    ];
}

/// All of them, in the order in which they are offered.
pub fn all() -> Vec<Preset> {
    PresetId::ALL.into_iter().map(|id| Preset { id, regulation: preset(id) }).collect()
}

/// One of them.
pub fn preset(id: PresetId) -> Regulation {
    match id {
        PresetId::PlainRoundRobin => plain_round_robin::regulation(),
        PresetId::PlainSwiss => plain_swiss::regulation(),
        PresetId::BinhGiaQualifier => binh_gia_qualifier::regulation(),
        PresetId::JapanLeague => japan_league::regulation(),
        PresetId::BinhGiaGroup => binh_gia_group::regulation(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TimeControl;
    use crate::regulation::{Basis, Criterion, CriterionKind, LastResort, Rule, Scoring, System, Unplayed};

    #[test]
    fn every_preset_has_its_own_name_and_a_title_exactly_if_it_has_a_document() {
        for (Preset { id, regulation }, expected) in all().into_iter().zip(PresetId::ALL) {
            assert_eq!(id, expected);
            assert_eq!(regulation.title.is_empty(), regulation.document.is_empty(), "{id:?}");
        }
    }

    #[test]
    fn only_a_regulation_with_a_document_names_articles() {
        for Preset { id, regulation } in all() {
            let names_article =
                |&rule: &Rule| matches!(regulation.basis(rule), Basis::Article(_) | Basis::Disputed(_));
            let names_articles = Rule::ALL.iter().any(names_article);
            assert_eq!(names_articles, !regulation.document.is_empty(), "{id:?}");
        }
    }

    #[test]
    fn b6_a_group_plays_two_games_an_encounter_and_two_pass() {
        let group = preset(PresetId::BinhGiaGroup);
        assert!(matches!(group.system.value, System::RoundRobin { cycles: 1, .. }));
        assert_eq!((group.games_per_encounter.value, group.n_passing.value), (2, Some(2)));
        assert_eq!(group.scoring.value, Scoring::TWO_ONE_ZERO);
        assert_eq!(group.control.value, TimeControl::fischer(60, 30));
        let direct = CriterionKind::DirectEncounter(Unplayed::Counted);
        assert_eq!(group.chain.value, [CriterionKind::Points, direct].map(Criterion::new));
        assert_eq!(group.last_resort.value, LastResort::PlayOff);
    }

    #[test]
    fn b6_what_the_bình_giã_text_leaves_unsaid_or_says_twice_is_asked_or_shown() {
        let group = preset(PresetId::BinhGiaGroup);
        assert!(matches!(group.chain.basis, Basis::Disputed(ref articles) if articles.len() == 2));
        for basis in [
            group.unplayed.basis,
            group.default_after.basis,
            group.withdrawal.basis,
            group.early_meeting.basis,
        ] {
            assert_eq!(basis, Basis::Silent);
        }
    }
}
