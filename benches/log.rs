//! How long does an event of 10,000 decisions take to come back? Aim: 50 ms with its file.
#![expect(clippy::expect_used, reason = "a benchmark is like a test")]
mod timer;

use kydai::agenda::next_act;
use kydai::exchange::file;
use kydai::pairing::{propose, round_robin};
use kydai::regulation::presets::{PresetId, preset};
use kydai::regulation::{Decreed, EarlyMeeting, Outcome, Played};
use kydai::tournament::{About, Decision, Entry, Log, Logged, SetResult, Tournament};
use kydai::units::{DecisionId, DeviceId, EventId, RoundNo, Seed, Stamp};

/// With so many players each result set and corrected once makes 10,000 decisions.
const N_PLAYERS: u16 = 100;
const AT: Stamp = Stamp { utc_ms: 1_704_074_400_000, offset_minutes: 420 };

fn main() {
    let log = Log::new(decisions()).expect("a log");
    let of = format!("{} decisions", log.len());
    let fold = log.fold().expect("sound rules");
    assert!(fold.conflicts.is_empty());
    timer::measure(&format!("fold of {of}"), || log.fold());
    let bytes = file::write(&log, AT);
    timer::measure(&format!("file of {of}: write"), || file::write(&log, AT));
    timer::measure(&format!("file of {of}: read, check and fold"), || file::read(&bytes).is_ok());
    timer::measure(&format!("merge with itself, {of}"), || log.merge(&log));
    let (id, lamport) = log.next_place(DeviceId(1));
    let note = logged(id.seq, lamport, Decision::Note { round: None, text: "Ghi chú".to_owned() });
    timer::measure(&format!("one more decision after {of}"), || log.decide(&fold, note.clone()));
    let undo = logged(id.seq, lamport, Decision::Undo(vec![DecisionId { seq: id.seq - 1, ..id }]));
    timer::measure(&format!("undo of the last of {of}"), || log.decide(&fold, undo.clone()));
    timer::measure(&format!("the next act after {of}"), || next_act(&fold.tournament, 0));
    for (n_players, early) in [(100, EarlyMeeting::Off), (100, EarlyMeeting::Club), (300, EarlyMeeting::Club)]
    {
        let event = listed(n_players, early);
        timer::measure(&format!("a round of {n_players} players, early meeting {early:?}"), || {
            propose(&event)
        });
        timer::measure(&format!("the schedule of {n_players} players, {early:?}"), || {
            round_robin::schedule(&event)
        });
    }
}

fn logged(seq: u32, lamport: u64, decision: Decision) -> Logged {
    let id = DecisionId { device: DeviceId(1), seq };
    Logged { id, lamport, over: None, at: AT, author: "Trọng tài".to_owned(), decision }
}

fn entries(n: u16) -> Vec<Entry> {
    let club = |number| format!("Câu lạc bộ {}", number % 12);
    (0..n)
        .map(|number| Entry { name: format!("Kỳ thủ {number}"), club: club(number), ..Entry::default() })
        .collect()
}

fn founding(early: EarlyMeeting) -> Decision {
    let mut regulation = preset(PresetId::PlainRoundRobin);
    regulation.accept_proposals();
    regulation.early_meeting = Decreed::organizer(early);
    let about = About { title: "Giải lớn".to_owned(), ..About::default() };
    Decision::Found { event: EventId(1), about, regulation: Box::new(regulation) }
}

/// Everyone is on the list and has a number.
fn listed(n_players: u16, early: EarlyMeeting) -> Tournament {
    let decisions = [founding(early), Decision::Register(entries(n_players)), Decision::DrawNumbers(Seed(1))];
    let log = Log::new((1..).zip(decisions).map(|(seq, decision)| logged(seq, u64::from(seq), decision)));
    log.expect("a log").fold().expect("sound rules").tournament
}

/// A whole round robin in which every result was corrected once.
fn decisions() -> Vec<Logged> {
    let mut event = listed(N_PLAYERS, EarlyMeeting::Off);
    let mut all = vec![founding(EarlyMeeting::Off), Decision::Register(entries(N_PLAYERS))];
    all.push(Decision::DrawNumbers(Seed(1)));
    while let Ok(proposal) = propose(&event) {
        let (round, pairings, sitting_out) = (proposal.round, proposal.pairings, proposal.sitting_out);
        let first_new = all.len();
        all.push(Decision::Pair { round, pairings, sitting_out });
        event.apply(&logged(9, 9, all[first_new].clone())).expect("a proposal can be taken");
        all.extend(results(&event, round));
    }
    (1..).zip(all).map(|(seq, decision)| logged(seq, u64::from(seq), decision)).collect()
}

fn results(event: &Tournament, round: RoundNo) -> Vec<Decision> {
    let games = event.round(round).expect("just paired").games();
    let (typed, right) = (Some(Outcome::Played(Played::Draw)), Some(Outcome::Played(Played::RedWins)));
    let set = |(was, now)| {
        move |game: kydai::tournament::Game| {
            let (round, board, game) = (game.round, game.board, game.no);
            Decision::SetResult(SetResult { round, board, game, was, now, why: String::new() })
        }
    };
    let games: Vec<_> = games.collect();
    let first = games.iter().copied().map(set((None, typed)));
    first.chain(games.iter().copied().map(set((typed, right)))).collect()
}
