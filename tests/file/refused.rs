//! What is not silently accepted? Files that are not whole, and decisions that cannot be.
use super::fixture;
use kydai::exchange::file::{self, FileFault, Misfit, Part, Preview, record};
use kydai::tournament::{Decision, LogFault, Pairing, Refusal, SitOut, SittingOut};
use kydai::units::{BoardNo, PairingNo, RoundNo};
use miniz_oxide::deflate::compress_to_vec;
use sha2::{Digest, Sha256};

/// A file as docs/file-format.md says it, made without the program's own code.
pub fn sealed(version: u16, payload: &[u8]) -> Vec<u8> {
    let mut bytes = b"\x89KYDAI\r\n".to_vec();
    bytes.extend(version.to_le_bytes());
    bytes.extend(u32::try_from(payload.len()).expect("short").to_le_bytes());
    let mut hash = Sha256::new();
    hash.update(&bytes);
    hash.update(payload);
    bytes.extend(hash.finalize());
    bytes.extend(payload);
    bytes
}

/// One stored block, as RFC 1951 3.2.4 says it: nothing to compute.
pub fn stored(content: &[u8]) -> Vec<u8> {
    let length = u16::try_from(content.len()).expect("short");
    [&[1], &length.to_le_bytes()[..], &(!length).to_le_bytes(), content].concat()
}

fn deflated(content: &[u8]) -> Vec<u8> {
    compress_to_vec(content, 1)
}

#[test]
fn each_fault_of_a_file_has_its_own_name() {
    let whole = file::write(&fixture::log(fixture::every_decision()), fixture::EXPORTED);
    let altered = |at: usize| {
        let mut bytes = whole.clone();
        bytes[at] ^= 1;
        bytes
    };
    let n_payload = u32::try_from(whole.len() - 46).expect("short");
    let length = [&whole[..10], &(n_payload - 1).to_le_bytes(), &whole[14..]].concat();
    let longer = [&whole[..], b"\n"].concat();
    let unreadable = |part, misfit| FileFault::Unreadable { part, misfit };
    let head = [0xFF; 19];
    let table = [
        ("empty", Vec::new(), FileFault::CutShort),
        ("begun", whole[..5].to_vec(), FileFault::CutShort),
        ("header only", whole[..46].to_vec(), FileFault::CutShort),
        ("last byte missing", whole[..whole.len() - 1].to_vec(), FileFault::CutShort),
        ("something else", b"PK\x03\x04".to_vec(), FileFault::NotOurs),
        ("line ends changed", [b"\x89KYDAI\n", &whole[8..]].concat(), FileFault::NotOurs),
        ("newer", sealed(2, b"whatever"), FileFault::Newer { version: 2 }),
        ("version 0", sealed(0, &deflated(b"")), FileFault::Altered),
        ("length", length, FileFault::Altered),
        ("hash", altered(20), FileFault::Altered),
        ("payload", altered(60), FileFault::Altered),
        ("longer", longer, FileFault::Altered),
        ("no stream", sealed(1, b"\xFF\xFF"), unreadable(Part::Stream, Misfit::Shape)),
        ("no head", sealed(1, &deflated(&head)), unreadable(Part::Head, Misfit::Shape)),
        ("no decisions", sealed(1, &deflated(&[1, 0, 0, 0])), FileFault::Log(LogFault::NoFounding)),
        (
            "a decision lacking",
            sealed(1, &deflated(&[1, 0, 0, 1])),
            unreadable(Part::Decision(0), Misfit::Shape),
        ),
        ("a tail", sealed(1, &deflated(&[1, 0, 0, 0, 9])), unreadable(Part::Tail, Misfit::Shape)),
        ("too many", sealed(1, &deflated(&[1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 15])), FileFault::TooLarge),
        ("a bomb", sealed(1, &deflated(&vec![0; file::MAX_CONTENT + 1])), FileFault::TooLarge),
    ];
    for (what, bytes, due) in table {
        assert_eq!(file::read(&bytes), Err(due), "{what}");
    }
}

#[test]
fn an_event_that_cannot_begin_is_refused_with_the_refusal() {
    let mut decisions = fixture::every_decision();
    if let Decision::Found { about, .. } = &mut decisions[0].decision {
        about.title.clear();
    }
    let bytes = file::write(&fixture::log(decisions), fixture::EXPORTED);
    let due = FileFault::Rules(Refusal::Empty(kydai::tournament::Field::Title));
    assert_eq!(file::read(&bytes), Err(due));
}

fn conflict_of(decision: Decision) -> Refusal {
    let numbers = (0..5).map(|nth| (fixture::player(nth), PairingNo(nth + 1))).collect();
    let start = [fixture::found(), fixture::names(), Decision::AssignNumbers(numbers), decision];
    let bytes = file::write(&fixture::log(fixture::logged(start)), fixture::EXPORTED);
    let read = file::read(&bytes).expect("a conflict is no fault of the file");
    assert_eq!(read.log.len(), 4, "nothing is dropped");
    assert_eq!(Preview::of(&read).n_conflicts, 1);
    assert_eq!(read.fold.tournament.rounds(), [], "nothing half-made");
    read.fold.conflicts[0].refusal.clone()
}

#[test]
fn o12_one_player_on_two_boards_or_against_himself_becomes_a_conflict() {
    let player = fixture::player;
    let at = |board, red, black| Pairing { board: BoardNo(board), red: player(red), black: player(black) };
    let out = |nth| SittingOut { player: player(nth), why: SitOut::PairingBye };
    let pair = |pairings: &[Pairing], outs: &[SittingOut]| Decision::Pair {
        round: RoundNo(1),
        pairings: pairings.to_vec(),
        sitting_out: outs.to_vec(),
    };
    let twice =
        |nth, board: Option<u16>| Refusal::SeatedTwice { player: player(nth), at: board.map(BoardNo) };
    let table = [
        (pair(&[at(1, 0, 1), at(4, 2, 2)], &[out(3), out(4)]), Refusal::AgainstSelf(player(2))),
        (pair(&[at(3, 0, 1), at(5, 1, 2)], &[out(3), out(4)]), twice(1, Some(3))),
        (pair(&[at(1, 0, 1), at(2, 2, 3)], &[out(4), out(2)]), twice(2, Some(2))),
        (pair(&[at(1, 0, 1), at(2, 2, 3)], &[out(4), out(4)]), twice(4, None)),
        (pair(&[at(1, 0, 1), at(1, 2, 3)], &[out(4)]), Refusal::BoardTaken(BoardNo(1))),
        (pair(&[at(1, 0, 1), at(2, 2, 3)], &[]), Refusal::NotSeated(player(4))),
        (pair(&[at(1, 0, 1), at(2, 2, 9)], &[out(4)]), Refusal::NoSuchPlayer(player(9))),
    ];
    for (decision, due) in table {
        assert_eq!(conflict_of(decision.clone()), due, "{decision:?}");
    }
}

#[test]
fn o14_one_number_for_two_players_becomes_a_conflict_that_names_both() {
    let mut numbers: Vec<_> = (0..5).map(|nth| (fixture::player(nth), PairingNo(nth + 1))).collect();
    numbers[4].1 = PairingNo(2);
    let due = Refusal::NumberTaken { number: PairingNo(2), by: fixture::player(1) };
    assert_eq!(conflict_of(Decision::AssignNumbers(numbers)), due);
}

#[test]
fn places_without_room_for_later_decisions_are_misfits() {
    let mut logged = fixture::every_decision().remove(0);
    let unreadable = Err(record::RecordFault::Unreadable(Misfit::Place));
    for (lamport, seq) in [(0, 1), (u64::MAX, 1), (1, 0), (1, u32::MAX)] {
        (logged.lamport, logged.id.seq) = (lamport, seq);
        assert_eq!(record::decode(&record::encode(&logged)), unreadable, "{lamport} {seq}");
    }
}

#[test]
fn a_record_is_read_only_if_it_is_exactly_one_decision_of_a_known_version() {
    use record::RecordFault::{Empty, Newer, Unreadable};
    let logged = fixture::every_decision().remove(1);
    let bytes = record::encode(&logged);
    assert_eq!(record::decode(&bytes).as_ref(), Ok(&logged));
    assert_eq!(record::decode(&[]), Err(Empty));
    assert_eq!(record::decode(&[2, 1, 1]), Err(Newer { version: 2 }));
    assert_eq!(record::decode(&bytes[..bytes.len() - 1]), Err(Unreadable(Misfit::Shape)));
    assert_eq!(record::decode(&[&bytes[..], &[0]].concat()), Err(Unreadable(Misfit::Shape)));
}
