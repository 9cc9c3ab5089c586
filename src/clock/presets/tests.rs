//! Facts about the time controls that come with the program, named by their rules.
use super::*;
use crate::clock::granted;
use crate::units::Side::{Black, Red};

/// Minutes granted to both sides after so many moves each.
fn check(id: ControlId, expected: &[(u32, i64)]) {
    let control = preset(id).control;
    for &(n_moves, minutes) in expected {
        for side in [&control.red, &control.black] {
            assert_eq!(granted(side, n_moves), Millis::from_minutes(minutes), "{id:?} after {n_moves} moves");
        }
    }
    assert!(control.red.carry && control.black.carry, "{id:?}: unused time carries on");
}

fn bonus(id: ControlId, side: Side) -> Option<Bonus> {
    let control = preset(id).control;
    match side {
        Red => control.red.blocks[0].bonus,
        Black => control.black.blocks[0].bonus,
    }
}

#[test]
fn l1_sixty_minutes_for_each_of_two_games() {
    check(ControlId::Sixty, &[(0, 60), (25, 60), (200, 60)]);
    assert_eq!(preset(ControlId::Sixty).n_games, 2);
}

#[test]
fn l2_ninety_minutes_with_and_without_a_check_of_moves() {
    check(ControlId::Ninety, &[(0, 90), (24, 90), (200, 90)]);
    check(ControlId::NinetyChecked, &[(0, 60), (24, 60), (25, 90), (200, 90)]);
    assert_eq!(preset(ControlId::Ninety).n_games, 1);
}

#[test]
fn l3_a_hundred_and_twenty_minutes_with_a_check_of_moves() {
    check(ControlId::HundredTwentyChecked, &[(0, 60), (24, 60), (25, 120), (200, 120)]);
}

#[test]
fn l4_ten_moves_in_every_fifteen_minutes_and_unused_time_carries_on() {
    check(ControlId::TenInFifteen, &[(0, 15), (9, 15), (10, 30), (19, 30), (20, 45), (100, 165)]);
}

#[test]
fn l5_rapid_games_of_15_25_and_30_minutes() {
    for (id, minutes) in [(ControlId::Fifteen, 15), (ControlId::TwentyFive, 25), (ControlId::Thirty, 30)] {
        check(id, &[(0, minutes), (100, minutes)]);
    }
}

#[test]
fn l6_short_of_25_moves_there_are_sixty_minutes_and_no_more() {
    for (id, then) in [(ControlId::NinetyChecked, 90), (ControlId::HundredTwentyChecked, 120)] {
        check(id, &[(24, 60), (25, then)]);
    }
}

#[test]
fn l7_asian_rule_checks_at_25_35_45_55_65_and_then_every_ten() {
    let totals = [
        (0, 60),
        (24, 60),
        (25, 75),
        (34, 75),
        (35, 90),
        (44, 90),
        (45, 105),
        (54, 105),
        (55, 120),
        (64, 120),
        (65, 125),
        (74, 125),
        (75, 130),
        (84, 130),
        (85, 135),
        (165, 175),
    ];
    check(ControlId::Asian, &totals);
}

#[test]
fn l8_recording_is_waived_from_the_block_that_repeats() {
    let control = preset(ControlId::Asian).control;
    assert_eq!(control.recording, Recording::WaivedFromBlock(5));
    assert_eq!(control.red.blocks.len(), 5, "block 5 is the one that repeats");
}

#[test]
fn t1_fischer_times_add_their_seconds_from_move_1() {
    for (id, minutes, seconds) in [
        (ControlId::TwentyFivePlusTwenty, 25, 20),
        (ControlId::TwentyPlusTen, 20, 10),
        (ControlId::SixtyPlusThirty, 60, 30),
        (ControlId::TwentyPlusFive, 20, 5),
        (ControlId::FivePlusThree, 5, 3),
        (ControlId::FiftyPlusFifteen, 50, 15),
        (ControlId::TenPlusFive, 10, 5),
    ] {
        check(id, &[(0, minutes), (60, minutes)]);
        assert_eq!(bonus(id, Red), Some(Bonus::Fischer(Millis::from_seconds(seconds))), "{id:?}");
        assert_eq!(bonus(id, Red), bonus(id, Black), "{id:?}");
        assert_eq!(preset(id).control.first_increment, crate::clock::FirstIncrement::AfterPress, "{id:?}");
    }
}

#[test]
fn t2_games_that_decide_have_unequal_times_and_a_draw_wins_for_black() {
    for (id, red, black, seconds) in
        [(ControlId::SixAgainstFive, 6, 5, None), (ControlId::SixAgainstFourPlusThree, 6, 4, Some(3))]
    {
        let control = preset(id).control;
        let times = (granted(&control.red, 9), granted(&control.black, 9));
        assert_eq!(times, (Millis::from_minutes(red), Millis::from_minutes(black)), "{id:?}");
        let expected = seconds.map(|seconds| Bonus::Fischer(Millis::from_seconds(seconds)));
        assert_eq!((bonus(id, Red), bonus(id, Black)), (expected, expected), "{id:?}");
        assert_eq!(control.draw_odds, Some(Black), "{id:?}");
    }
    assert_eq!(all().iter().filter(|preset| preset.control.draw_odds.is_some()).count(), 2);
}

#[test]
fn t3_recording_is_waived_below_three_minutes() {
    let recording = preset(ControlId::FiftyPlusFifteen).control.recording;
    assert_eq!(recording, Recording::WaivedBelow(Millis::from_minutes(3)));
}

#[test]
fn b10_the_finals_are_recorded_and_their_play_offs_are_not() {
    assert_eq!(preset(ControlId::SixtyPlusThirty).control.recording, Recording::Always);
    for id in [ControlId::TwentyPlusFive, ControlId::FivePlusThree, ControlId::SixAgainstFourPlusThree] {
        assert_eq!(preset(id).control.recording, Recording::No, "{id:?}");
    }
}

#[test]
fn every_preset_is_another_control_and_is_found_again() {
    assert_eq!(all().len(), ControlId::ALL.len());
    for preset in all() {
        assert_eq!(find(&preset.control), Some(preset.id));
    }
}
