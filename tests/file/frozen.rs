//! Are files that were written long ago still read to the same content?
use super::fixture;
use kydai::exchange::file::{self, record};
use kydai::tournament::{Refusal, SitOut};
use std::fmt::Write as _;
use std::path::PathBuf;

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// The bytes of a frozen file; `make` writes it once, when asked and only if there is none.
fn frozen(name: &str, make: impl FnOnce() -> Vec<u8>) -> Vec<u8> {
    let path = path(name);
    if !path.exists() && std::env::var_os("KYDAI_WRITE_FROZEN").is_some() {
        std::fs::write(&path, make()).expect("the frozen file is written");
    }
    std::fs::read(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

#[test]
fn the_first_file_of_version_1_still_reads_to_the_same_event() {
    let due = fixture::log(fixture::every_decision());
    let bytes = frozen("v1-every-decision.kydai", || file::write(&due, fixture::EXPORTED));
    let read = file::read(&bytes).expect("a frozen file is read for ever");
    assert_eq!(read.log, due);
    assert_eq!(read.exported_at, fixture::EXPORTED);
    let players: Vec<&str> = read.fold.tournament.players().map(|player| &*player.entry.name).collect();
    assert_eq!(players, ["Đặng Thị Lợi (B)", "许银川", "Lê Đức", "Nguyễn Văn Ánh", "Trần Anh"]);
    assert_eq!(read.fold.undone.into_iter().collect::<Vec<_>>(), [fixture::id(38)]);
    // The bye on request in a round robin was dismissed; the check of an open round stays.
    let conflicts: Vec<_> = read.fold.conflicts.iter().map(|it| (it.decision.seq, &it.refusal)).collect();
    assert_eq!(conflicts, [(42, &Refusal::RoundOpen(kydai::units::RoundNo(3)))]);
}

#[test]
fn o05_four_ways_to_sit_out_survive_the_frozen_file() {
    let bytes = frozen("v1-sit-outs.kydai", || {
        let kinds = [SitOut::PairingBye, SitOut::RequestedBye, SitOut::Absence, SitOut::NotEntered];
        let boards = [[(1, 2), (3, 4)], [(0, 2), (3, 4)], [(0, 1), (3, 4)], [(0, 1), (2, 4)]];
        let rounds = (0..4_u16).map(|at| {
            let round = usize::from(at);
            fixture::pair(at + 1, boards[round], (at, kinds[round]))
        });
        let numbers = (0..5).map(|nth| (fixture::player(nth), kydai::units::PairingNo(nth + 1))).collect();
        let start = [fixture::found(), fixture::names(), kydai::tournament::Decision::AssignNumbers(numbers)];
        file::write(&fixture::log(fixture::logged(start.into_iter().chain(rounds))), fixture::EXPORTED)
    });
    let read = file::read(&bytes).expect("a frozen file is read for ever");
    assert_eq!(read.fold.conflicts, []);
    let outs = read.fold.tournament.rounds().iter().flat_map(|round| &round.sitting_out);
    let outs: Vec<(u16, SitOut)> = outs.map(|out| (out.player.nth, out.why)).collect();
    let due = [SitOut::PairingBye, SitOut::RequestedBye, SitOut::Absence, SitOut::NotEntered];
    assert_eq!(outs, (0..).zip(due).collect::<Vec<_>>());
    // And once more through a file written today.
    let again = file::read(&file::write(&read.log, fixture::EXPORTED)).expect("what is written is read");
    assert_eq!(again, read);
}

#[test]
fn the_first_swiss_event_of_version_1_still_reads_to_the_same_event() {
    let due = fixture::log(fixture::swiss_decisions());
    let bytes = frozen("v1-swiss.kydai", || file::write(&due, fixture::EXPORTED));
    let read = file::read(&bytes).expect("a frozen file is read for ever");
    assert_eq!((&read.log, &read.fold.conflicts[..]), (&due, &[][..]));
    let event = &read.fold.tournament;
    let round = &event.rounds()[0];
    assert_eq!((round.version(), round.is_published, event.terms().count()), (2, true, 1));
}

/// A twin that changes, changes these bytes. Then it was not a change but a new version.
#[test]
fn the_bytes_of_every_kind_of_decision_are_frozen() {
    let mut lines = String::new();
    for logged in fixture::every_decision() {
        let kind = format!("{:?}", logged.decision);
        let kind = kind.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        let hex: String = record::encode(&logged).iter().map(|byte| format!("{byte:02x}")).collect();
        writeln!(lines, "{kind} {hex}").expect("text grows");
    }
    let due = frozen("v1-records.txt", || lines.clone().into_bytes());
    let due = String::from_utf8(due).expect("text");
    for (nth, (found, due)) in lines.lines().zip(due.lines()).enumerate() {
        assert_eq!(found, due, "decision {nth}: version 1 may not change; add version 2");
    }
    assert_eq!(lines.lines().count(), due.lines().count(), "decisions come at the end, in version 2");
    let n_kinds =
        due.lines().map(|line| line.split(' ').next()).collect::<std::collections::BTreeSet<_>>().len();
    assert_eq!(n_kinds, 24, "the fixture has every kind of decision");
}
