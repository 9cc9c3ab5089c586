//! Does every rule of every preset read as a sentence in every language?
use super::*;
use crate::regulation::{ByeInSums, Cut, Scope, Unplayed, presets};
use crate::units::Side;

#[test]
fn every_rule_of_every_preset_is_said_in_every_language() {
    for presets::Preset { id, regulation } in presets::all() {
        for (l, rule) in Language::ALL.into_iter().flat_map(|l| Rule::ALL.map(|rule| (l, rule))) {
            let said = sentences(l, &regulation, rule);
            assert!(!said.is_empty(), "{id:?} {l:?} {rule:?}");
            for one in said.iter().chain(&basis(l, regulation.basis(rule))) {
                assert!(!one.trim().is_empty(), "{id:?} {l:?} {rule:?}");
                assert!(!one.contains(['{', '}']), "{id:?} {l:?} {rule:?}: {one}");
            }
        }
    }
}

#[test]
fn names_of_criteria_come_with_their_formula() {
    let buchholz = Criterion::new(CriterionKind::Buchholz(Cut::Lowest(1), ByeInSums::Nothing));
    for (l, starts) in [
        (Language::Vietnamese, "Hệ số đối thủ (Buchholz): tổng điểm của các đối thủ"),
        (Language::Chinese, "对手分（布赫霍尔茨）：所有对手积分之和"),
        (Language::English, "Opponents' score (Buchholz): sum of the opponents' points"),
    ] {
        let said = criterion(l, &buchholz);
        assert!(said.starts_with(starts), "{said}");
    }
}

#[test]
fn every_option_of_a_criterion_is_said() {
    let plain = Criterion::new(CriterionKind::DirectEncounter(Unplayed::Counted));
    let others = [
        Criterion::new(CriterionKind::DirectEncounter(Unplayed::LeftOut)),
        Criterion { scope: Scope::ExactlyTwo, ..plain },
        Criterion { drop_first: 1, ..plain },
        Criterion { drop_last: 1, ..plain },
    ];
    for (l, other) in Language::ALL.into_iter().flat_map(|l| others.map(|other| (l, other))) {
        assert_ne!(criterion(l, &plain), criterion(l, &other), "{l:?} {other:?}");
    }
}

#[test]
fn six_numbers_are_said_by_side() {
    let mut scores = Scoring::TWO_ONE_ZERO;
    let said = scoring(Language::English, &scores);
    assert_eq!(said, ["Win 2, draw 1, loss 0."]);
    scores.black_draw = HalfPoints(3);
    assert_eq!(scores.of_side(Side::Black).1, HalfPoints(3));
    let said = scoring(Language::English, &scores);
    assert_eq!(said, ["Red: win 2, draw 1, loss 0.", "Black: win 2, draw 1½, loss 0."]);
}
