//! What holds whatever is decided, on however many devices? Laws, tried on random decisions.
use crate::regulation::{Category, Decreed, Limit, Outcome, Played, RoundRobinTable, Scoring, System};
use crate::tournament::sample::{Desk, in_order, people};
use crate::tournament::{
    About, Decision, Entry, Fold, Leave, Log, Lots, Refusal, Sanction, SetResult, Tables, Tournament,
};
use crate::units::{
    BoardNo, CivilDate, CivilTime, DecisionId, DeviceId, GameNo, HalfPoints, PlayerId, RoundNo, Seed, Side,
};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// An act of chance: what to do, and three numbers that say to whom, where and how. Made into a
/// decision only when its turn comes, so that it often fits the event and often does not.
#[derive(Clone, Copy, Debug)]
struct Whim {
    what: u8,
    whom: usize,
    place: u16,
    how: u8,
}

fn whim() -> impl Strategy<Value = Whim> {
    // Rounds and results are tried more often than the rest: they are what events are made of.
    let what = prop_oneof![8 => 0_u8..23, 1 => Just(11), 3 => Just(13)];
    (what, 0_usize..12, 0_u16..5, any::<u8>()).prop_map(|(what, whom, place, how)| Whim {
        what,
        whom,
        place,
        how,
    })
}

fn whims(most: usize) -> impl Strategy<Value = Vec<Whim>> {
    prop::collection::vec(whim(), 0..most)
}

fn nobody() -> PlayerId {
    PlayerId { by: DecisionId { device: DeviceId(77), seq: 1 }, nth: 0 }
}

impl Whim {
    fn player(self, event: &Tournament) -> PlayerId {
        event.players().nth(self.whom % 7).map_or_else(nobody, |player| player.id)
    }

    fn entry(self) -> Entry {
        let name = if self.how == 0 { String::new() } else { format!("Kỳ thủ {}", self.how) };
        let club = ["", "A", "B"][usize::from(self.how % 3)].to_owned();
        let fixed_board = (self.how % 5 == 1).then_some(BoardNo(self.place));
        Entry { name, club, fixed_board, ..Entry::default() }
    }

    fn outcome(self) -> Option<Outcome> {
        match self.how % 7 {
            0 => None,
            1 => Some(Outcome::Played(Played::BothLose)),
            2 => Some(Outcome::Forfeit { absent: Side::Black }),
            3 => Some(Outcome::DoubleForfeit),
            4 => Some(Outcome::Played(Played::Draw)),
            5 => Some(Outcome::Played(Played::BlackWins)),
            _ => Some(Outcome::Played(Played::RedWins)),
        }
    }

    fn amended(self, event: &Tournament) -> Decision {
        let mut regulation = event.regulation().clone();
        match self.how % 4 {
            0 => regulation.accept_proposals(),
            1 => regulation.scoring = Decreed::organizer(Scoring::ONE_HALF_ZERO),
            2 => regulation.system.value = System::RoundRobin { table: RoundRobinTable::Circle, cycles: 2 },
            _ => regulation.chain.value.truncate(usize::from(self.how / 64)),
        }
        Decision::Amend(Box::new(regulation))
    }

    /// The result, over what stands there or (sometimes) over what the device believes to stand there.
    fn result(self, event: &Tournament) -> Decision {
        let board = BoardNo(u16::from(self.how % 3) + 1);
        let encounter = event.round(RoundNo(self.place)).and_then(|round| round.at(board));
        let stands = encounter.and_then(|encounter| encounter.outcomes.first().copied().flatten());
        let was = if self.how.is_multiple_of(11) { None } else { stands };
        let (round, game, now) = (RoundNo(self.place), GameNo(1 + self.how / 200), self.outcome());
        Decision::SetResult(SetResult { round, board, game, was, now, why: String::new() })
    }

    fn decision(self, desk: &Desk) -> Decision {
        // Long because it is one table: a row for each case.
        let event = desk.event();
        let (player, round) = (self.player(event), RoundNo(self.place));
        match self.what {
            0 => {
                Decision::Describe(About { title: "x".repeat(usize::from(self.how) * 2), ..About::default() })
            }
            1 => self.amended(event),
            2 => Decision::Register(people(u16::from(self.how % 4))),
            3 => Decision::Edit { player, entry: self.entry() },
            4 => Decision::Remove(player),
            5 => Decision::Withdraw { player, from: round },
            6 => Decision::Reinstate { player, from: round },
            7 => Decision::PlanLeave {
                player,
                round,
                leave: (!self.how.is_multiple_of(3)).then_some(Leave::Absence),
            },
            8 => Decision::PlanLeave { player, round, leave: Some(Leave::RequestedBye) },
            9 => Decision::DrawNumbers(Seed(u64::from(self.how % 3))),
            10 => Decision::AssignNumbers(
                in_order(event).into_iter().skip(usize::from(self.how.is_multiple_of(5))).collect(),
            ),
            11 => desk.neighbours(),
            12 => Decision::Unpair(round),
            13 => self.result(event),
            14 => Decision::Check(round),
            15 => {
                let (fouls, deduction) = (self.how % 3, HalfPoints(i32::from(self.how % 2)));
                Decision::Sanction(Sanction { player, round, fouls, deduction, why: "lỗi".to_owned() })
            }
            16 => Decision::DrawLots(Lots::Typed(vec![player])),
            17 => Decision::Schedule {
                round,
                at: CivilDate::new(2024, 1, 1).zip(CivilTime::new(self.how % 30, 0)),
            },
            21 => Decision::SetTables(Tables {
                rating_list: Some("AXF".to_owned()).filter(|_| self.how.is_multiple_of(2)),
                categories: vec![Category::Juniors(Limit::Age(self.how))],
            }),
            18 => Decision::Note { round: None, text: "x".repeat(usize::from(self.how % 3)) },
            19 => {
                Decision::Dismiss(desk.fold.conflicts.first().map_or(player.by, |conflict| conflict.decision))
            }
            _ => Decision::Undo(self.targets(&desk.log)),
        }
    }

    /// One or two of the last decisions, among them undos.
    fn targets(self, log: &Log) -> Vec<DecisionId> {
        let steps = usize::from(self.how % 6);
        log.iter().rev().skip(steps).take(1 + usize::from(self.how / 200)).map(|logged| logged.id).collect()
    }
}

/// Decides what can be decided; what is refused must leave everything as it was.
fn live(desk: &mut Desk, whims: &[Whim]) {
    for whim in whims {
        let (log, fold) = (desk.log.clone(), desk.fold.clone());
        let decision = whim.decision(desk);
        match desk.try_decide(decision) {
            Ok(_) => assert_eq!(desk.log.len(), log.len() + 1),
            Err(_) => assert_eq!((&desk.log, &desk.fold), (&log, &fold)),
        }
    }
}

/// Writes decisions as a careless or altered copy would: over what stood there some time ago, unasked.
fn forge(desk: &mut Desk, whims: &[Whim]) {
    for whim in whims {
        let mut logged = desk.next(whim.decision(desk));
        logged.over = desk.log.iter().rev().nth(usize::from(whim.how % 16)).map(|earlier| earlier.id);
        desk.log = desk.log.with(logged);
        desk.fold = desk.log.fold().expect("sound rules");
    }
}

/// An event with a few people and numbers, and what chance made of it.
fn lived(whims: &[Whim]) -> Desk {
    let mut desk = Desk::of(5);
    live(&mut desk, whims);
    desk
}

/// Every round accounts for everyone exactly once, boards are distinct, rounds count from 1 (O12).
fn check_sound(event: &Tournament) {
    let everyone: BTreeSet<PlayerId> = event.players().map(|player| player.id).collect();
    for (no, round) in (1..).zip(event.rounds()) {
        assert_eq!(round.no, RoundNo(no));
        let boards: BTreeSet<BoardNo> = round.encounters.iter().map(|at| at.pairing.board).collect();
        assert_eq!(boards.len(), round.encounters.len());
        let pairs = round.encounters.iter().flat_map(|at| [at.pairing.red, at.pairing.black]);
        let seated: Vec<PlayerId> = pairs.chain(round.sitting_out.iter().map(|out| out.player)).collect();
        assert_eq!(seated.len(), everyone.len());
        assert_eq!(seated.into_iter().collect::<BTreeSet<_>>(), everyone);
        assert!(!round.is_checked || round.is_complete());
    }
    let numbers: Vec<_> = event.players().filter_map(|player| player.number).collect();
    assert_eq!(numbers.iter().collect::<BTreeSet<_>>().len(), numbers.len(), "O14");
    assert!(event.sanctions().iter().all(|sanction| everyone.contains(&sanction.player)));
}

/// Every decision is applied, already done, taken back, dismissed or a conflict: applying exactly
/// those that are neither void nor in conflict makes the same event, without a single refusal.
fn check_nothing_dropped(log: &Log, fold: &Fold) {
    let in_conflict: BTreeSet<DecisionId> = fold.conflicts.iter().map(|conflict| conflict.decision).collect();
    let Some(Decision::Found { event, about, regulation }) = log.iter().next().map(|first| &first.decision)
    else {
        unreachable!("a log begins with the founding")
    };
    let mut again = Tournament::found(*event, about.clone(), (**regulation).clone()).expect("sound rules");
    for logged in log.iter().skip(1) {
        let is_void = fold.undone.contains(&logged.id) || fold.dismissed.contains(&logged.id);
        if is_void || in_conflict.contains(&logged.id) {
            assert!(!is_void || !in_conflict.contains(&logged.id), "void and in conflict at once");
            continue;
        }
        match again.apply(logged) {
            Ok(()) => {}
            Err(Refusal::NothingToDo) => again.agree(logged),
            Err(refusal) => panic!("{logged:?}: {refusal:?}"),
        }
    }
    assert_eq!(again, fold.tournament);
}

fn merged(logs: &[&Log]) -> Log {
    let (first, rest) = logs.split_first().expect("a log");
    rest.iter().fold((*first).clone(), |all, log| all.merge(log).expect("copies of one event"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_decision_is_applied_whole_or_refused_and_replay_makes_the_same_event(whims in whims(60)) {
        let desk = lived(&whims);
        prop_assert_eq!(&desk.log.fold().expect("sound rules"), &desk.fold);
        prop_assert!(desk.fold.conflicts.is_empty(), "one device alone never disagrees with itself");
        check_sound(desk.event());
        check_nothing_dropped(&desk.log, &desk.fold);
    }

    #[test]
    fn an_undo_that_is_undone_leaves_the_event_as_it_was(whims in whims(40), steps in 0_usize..3) {
        let mut desk = lived(&whims);
        let before = desk.fold.clone();
        let target = desk.log.iter().rev().nth(steps).map(|logged| logged.id).expect("three at least");
        if let Ok(undo) = desk.try_decide(Decision::Undo(vec![target])) {
            prop_assert!(desk.fold.undone.contains(&target));
            let redo = desk.try_decide(Decision::Undo(vec![undo]));
            prop_assert!(redo.is_ok(), "{:?}", redo);
            prop_assert_eq!(desk.event(), &before.tournament);
            prop_assert_eq!(&desk.fold.conflicts, &before.conflicts);
        }
    }

    #[test]
    fn the_last_decision_can_always_be_taken_back_exactly(whims in whims(40), last in whim()) {
        let mut desk = lived(&whims);
        let before = desk.fold.tournament.clone();
        let decision = last.decision(&desk);
        if let Ok(id) = desk.try_decide(decision) {
            let undo = desk.try_decide(Decision::Undo(vec![id]));
            prop_assert!(undo.is_ok(), "{:?}", undo);
            prop_assert_eq!(desk.event(), &before);
        }
    }

    #[test]
    fn copies_merge_to_the_same_event_in_whatever_order(
        common in whims(25),
        lives in prop::collection::vec(whims(20), 3),
        second in whims(10),
        forged in whims(10),
    ) {
        let origin = lived(&common);
        let mut desks: Vec<Desk> = (1..=3).map(|device| origin.copy_on(device)).collect();
        for (desk, whims) in desks.iter_mut().zip(&lives) {
            live(desk, whims);
        }
        forge(&mut desks[2], &forged);
        // One device takes over another's copy and goes on, so that histories are entangled.
        let other = desks[1].clone();
        desks[0].merge(&other);
        live(&mut desks[0], &second);
        let [a, b, c] = [&desks[0].log, &desks[1].log, &desks[2].log];
        let all = merged(&[a, b, c]);
        for order in [[a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]] {
            prop_assert_eq!(&merged(&order), &all, "commutative");
        }
        prop_assert_eq!(&a.merge(&merged(&[b, c])).expect("copies"), &all, "associative");
        prop_assert_eq!(&all.merge(a).expect("copies"), &all, "idempotent");
        let ids: BTreeSet<DecisionId> = [a, b, c].into_iter().flat_map(Log::iter).map(|logged| logged.id).collect();
        prop_assert_eq!(all.iter().map(|logged| logged.id).collect::<BTreeSet<_>>(), ids, "nothing is lost");
        let fold = all.fold().expect("sound rules");
        check_sound(&fold.tournament);
        check_nothing_dropped(&all, &fold);
    }

    #[test]
    fn after_a_merge_every_conflict_can_be_dismissed_without_changing_the_event(
        common in whims(25),
        here in whims(20),
        there in whims(20),
        forged in whims(5),
    ) {
        let mut first = lived(&common);
        let mut second = first.copy_on(2);
        live(&mut first, &here);
        live(&mut second, &there);
        forge(&mut second, &forged);
        first.merge(&second);
        let before = first.fold.tournament.clone();
        while let Some(conflict) = first.fold.conflicts.first() {
            let dismiss = Decision::Dismiss(conflict.decision);
            first.decide(dismiss);
        }
        prop_assert_eq!(first.event(), &before);
        prop_assert_eq!(&first.log.fold().expect("sound rules"), &first.fold);
    }

    #[test]
    fn an_undo_never_brings_a_new_conflict(common in whims(25), here in whims(15), there in whims(15), undos in whims(10)) {
        let mut first = lived(&common);
        let mut second = first.copy_on(2);
        live(&mut first, &here);
        live(&mut second, &there);
        first.merge(&second);
        for whim in undos {
            let before: BTreeSet<DecisionId> = first.fold.conflicts.iter().map(|conflict| conflict.decision).collect();
            let dismissed = first.fold.dismissed.clone();
            let targets = whim.targets(&first.log);
            if first.try_decide(Decision::Undo(targets)).is_ok() {
                let known = |id: DecisionId| before.contains(&id) || dismissed.contains(&id);
                prop_assert!(first.fold.conflicts.iter().all(|conflict| known(conflict.decision)));
            }
        }
    }
}
