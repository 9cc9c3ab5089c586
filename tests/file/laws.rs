//! Which laws hold for every log? Writing and reading is the identity; merging files is a union.
use super::{arbitrary, fixture};
use kydai::exchange::file::{self, Comparison, Preview, compare, record};
use kydai::tournament::{Log, LogFault, Logged};
use kydai::units::EventId;
use proptest::prelude::*;

/// What comes out of a file that this log goes into.
fn through_a_file(log: &Log) -> Log {
    file::read(&file::write(log, fixture::EXPORTED)).expect("what is written is read").log
}

/// The founding and every decision whose bit is set.
fn part(log: &Log, bits: u64) -> Log {
    let chosen = |nth: usize| nth == 0 || bits >> (nth % 64) & 1 == 1;
    let decisions = log.iter().enumerate().filter(|&(nth, _)| chosen(nth));
    fixture::log(decisions.map(|(_, logged)| logged.clone()).collect::<Vec<Logged>>())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read(log in arbitrary::log(), now in arbitrary::stamp()) {
        let bytes = file::write(&log, now);
        let read = file::read(&bytes).expect("what is written is read");
        prop_assert_eq!(&read.log, &log);
        prop_assert_eq!(read.exported_at, now);
        prop_assert_eq!(Ok(read.fold), log.fold());
        prop_assert_eq!(file::write(&read.log, now), bytes, "the same log is the same bytes");
    }

    #[test]
    fn every_decision_is_a_record(logged in arbitrary::logged()) {
        prop_assert_eq!(record::decode(&record::encode(&logged)), Ok(logged));
    }

    #[test]
    fn merging_files_is_a_union(log in arbitrary::log(), a: u64, b: u64, c: u64) {
        let [a, b, c] = [a, b, c].map(|bits| through_a_file(&part(&log, bits)));
        let merge = |x: &Log, y: &Log| x.merge(y).expect("copies of one event merge");
        prop_assert_eq!(merge(&a, &b), merge(&b, &a));
        prop_assert_eq!(merge(&merge(&a, &b), &c), merge(&a, &merge(&b, &c)));
        prop_assert_eq!(&merge(&a, &a), &a);
        let union = merge(&a, &b);
        let how = compare(&a, &b).expect("copies of one event compare");
        prop_assert_eq!(how.n_new_here + b.len(), union.len());
        prop_assert_eq!(how.n_missing_there + a.len(), union.len());
        prop_assert_eq!(through_a_file(&union).fold(), merge(&b, &a).fold());
    }
}

#[test]
fn a_preview_tells_what_is_in_the_file_and_what_is_new() {
    let decisions = fixture::every_decision();
    let older = fixture::log(decisions[..20].to_vec());
    let read = file::read(&file::write(&fixture::log(decisions), fixture::EXPORTED)).expect("read");
    let due = Preview {
        title: "Giải Xuân Giáp Thìn 2024".to_owned(),
        n_players: 5,
        n_rounds: 3,
        n_decisions: 43,
        n_conflicts: 1,
        last_change: Some(kydai::units::Stamp { utc_ms: 1_711_866_648_000, offset_minutes: 420 }),
        exported_at: fixture::EXPORTED,
    };
    assert_eq!(Preview::of(&read), due);
    let (new, missing) = (
        Comparison { n_new_here: 23, n_missing_there: 0 },
        Comparison { n_new_here: 0, n_missing_there: 23 },
    );
    assert_eq!(compare(&read.log, &older), Ok(new));
    assert_eq!(compare(&older, &read.log), Ok(missing));
    assert_eq!(compare(&older.as_new_event(EventId(5)), &read.log), Err(LogFault::OtherEvent));
}
