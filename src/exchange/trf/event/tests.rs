//! Do whole events stand in a file so that others read them, and pair the next round as we do?
use super::*;
use crate::exchange::trf::{MAX_ROUNDS, Notice, read, write};
use crate::pairing::SwissEvent;
use crate::pairing::swiss::{Seat, pair};
use crate::regulation::presets::{PresetId, preset};
use crate::regulation::{CriterionKind, Decreed, UnplayedScores};
use crate::tournament::sample::{BLACK, DRAW, Desk, RED};
use crate::tournament::{About, Decision, Entry, Leave, Rating, Sanction, Title};
use crate::units::{BoardNo, CivilDate, GameNo};
use proptest::prelude::*;

const ABSENT: Option<Outcome> = Some(Outcome::Forfeit { absent: Side::Red });
const NOBODY: Option<Outcome> = Some(Outcome::DoubleForfeit);

fn told(event: &Tournament) -> Told {
    Told::of(event).expect("a file has place for it")
}

/// What was written, read again; it must be the same to the letter when it is written again.
fn there_and_back(event: &Tournament) -> Trf {
    let told = told(event);
    let text = write(&told.trf).text;
    let read = read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}\n{text}")).trf;
    assert_eq!(write(&read).text, text);
    read
}

fn cells(event: &Tournament, number: u16) -> String {
    let text = write(&told(event).trf).text;
    let line = text.lines().find(|line| line.starts_with(&format!("001 {number:>4}")));
    line.and_then(|line| line.get(91..)).unwrap_or_default().to_owned()
}

fn with(desk: &mut Desk, change: impl FnOnce(&mut crate::regulation::Regulation)) {
    let mut rules = desk.event().regulation().clone();
    change(&mut rules);
    desk.decide(Decision::Amend(Box::new(rules)));
}

fn edit(desk: &mut Desk, nth: usize, change: impl FnOnce(&mut Entry)) {
    let player = desk.player(nth);
    let mut entry = desk.event().player(player).expect("listed").entry.clone();
    change(&mut entry);
    desk.decide(Decision::Edit { player, entry });
}

#[test]
fn o05_games_forfeits_byes_and_absences_each_have_a_cell_of_their_own() {
    let mut desk = Desk::swiss(7, 5);
    let asks = desk.player(6);
    let leave = Some(Leave::RequestedBye);
    desk.decide(Decision::PlanLeave { player: asks, round: RoundNo(1), leave });
    let absent = desk.player(7);
    desk.decide(Decision::PlanLeave { player: absent, round: RoundNo(1), leave: Some(Leave::Absence) });
    desk.pair_next();
    // 1–3, 4–2, and 5 is left over.
    desk.decide(desk.result(1, 1, DRAW));
    desk.decide(desk.result(1, 2, ABSENT));
    desk.decide(Decision::Register(vec![Entry { name: "Đến Muộn".to_owned(), ..Entry::default() }]));
    desk.pair_next();
    let event = desk.event();
    let first = |number| cells(event, number).get(..8).unwrap_or_default().to_owned();
    assert_eq!([1, 3].map(first), ["   3 w =", "   1 b ="]);
    assert_eq!([2, 4].map(first), ["   4 b +", "   2 w -"]);
    assert_eq!([5, 6, 7, 8].map(first), ["0000 - U", "0000 - H", "0000 - Z", "        "]);
    assert_eq!(cells(event, 8).len(), 16, "a pair without a result ends with its side");
    let trf = there_and_back(event);
    assert_eq!(trf.player(5).map(|player| player.points), Some(Tenths(20)));
    assert_eq!(trf.player(8).map(|player| &*player.name), Some("Den Muon"));
}

#[test]
fn o15_the_head_says_what_event_it_is_in_plain_letters() {
    let mut desk = Desk::swiss(4, 3);
    let day = |day| CivilDate::new(2026, 2, day);
    desk.decide(Decision::Describe(About {
        title: "Vòng loại Bình Giã 2026".to_owned(),
        venue: "Lạng Sơn".to_owned(),
        first_day: day(14),
        last_day: day(15),
        chief_arbiter: "Đỗ Văn Tường".to_owned(),
    }));
    let at = day(14).zip(crate::units::CivilTime::new(8, 0));
    desk.decide(Decision::Schedule { round: RoundNo(2), at });
    edit(&mut desk, 1, |entry| {
        entry.name = "Nguyễn, Trần Đức".to_owned();
        entry.birth = day(3).map(Birth::Day);
        entry.ratings = Rating::alone(Some(2400));
    });
    edit(&mut desk, 2, |entry| entry.name = "许银川".to_owned());
    let written = write(&told(desk.event()).trf);
    assert!(written.text.is_ascii(), "{}", written.text);
    assert_eq!(written.notices, [Notice::NameReplaced { number: 2 }]);
    for due in [
        "012 Vong loai Binh Gia 2026",
        "022 Lang Son",
        "042 2026/02/14",
        "062 4",
        "072 1",
        "092 Individual: Swiss-System (FIDE Dutch)",
        "102 Do Van Tuong",
        "192 FIDE_DUTCH_2026",
        "202 BH,DE,WIN,BPG,BWG",
        "212 PTS,BH,DE,WIN,BPG,BWG",
        "142 3",
        "XXR 3",
        "152 W",
        "XXC white1",
        "BBW  2.0",
    ] {
        assert!(written.text.lines().any(|line| line == due), "{due}\n{}", written.text);
    }
    let dates = written.text.lines().find(|line| line.starts_with("132")).expect("days");
    assert_eq!(dates.get(101..), Some("26/02/14"));
    let first = written.text.lines().find(|line| line.starts_with("001    1")).expect("number 1");
    assert_eq!(first.get(14..80), Some("Nguyen, Tran Duc                  2400                 2026/02/03 "));
    there_and_back(desk.event());
}

#[test]
fn o07_leave_in_the_coming_round_is_said_before_it_is_paired() {
    let mut desk = Desk::swiss(6, 5);
    for (nth, leave) in [(2, Leave::RequestedBye), (5, Leave::Absence)] {
        let player = desk.player(nth);
        desk.decide(Decision::PlanLeave { player, round: RoundNo(1), leave: Some(leave) });
    }
    let between = (desk.player(1), desk.player(4));
    desk.decide(Decision::SetTerms { between, terms: Some(Terms::Forbidden) });
    let text = write(&told(desk.event()).trf).text;
    for due in ["240 H 001    2", "240 Z 001    5", "XXP    1    4"] {
        assert!(text.lines().any(|line| line == due), "{due}\n{text}");
    }
}

#[test]
fn a_round_that_the_players_do_not_know_is_in_no_file() {
    let mut desk = Desk::swiss(4, 3);
    let proposal = crate::pairing::propose(desk.event()).expect("a round");
    let before = told(desk.event());
    desk.decide(Decision::Pair {
        round: proposal.round,
        pairings: proposal.pairings,
        sitting_out: proposal.sitting_out,
    });
    assert_eq!(told(desk.event()), before);
}

#[test]
fn what_a_file_cannot_say_is_told() {
    let mut desk = Desk::swiss(4, 3);
    assert_eq!(told(desk.event()).unsaid, []);
    desk.pair_next();
    desk.play_out(RED);
    let (player, round) = (desk.player(1), RoundNo(1));
    let (deduction, why) = (HalfPoints(1), "lỗi".to_owned());
    desk.decide(Decision::Sanction(Sanction { player, round, fouls: 1, deduction, why }));
    assert_eq!(told(desk.event()).unsaid, [Unsaid::Points(1)]);
    with(&mut desk, |rules| {
        let lots = crate::regulation::Criterion::new(CriterionKind::Lots);
        rules.chain.value.insert(1, lots);
        let unplayed = UnplayedScores { requested_bye: HalfPoints(3), ..rules.unplayed.value };
        rules.unplayed = Decreed::organizer(unplayed);
        rules.scoring.value.black_draw = HalfPoints(3);
    });
    let due = [Unsaid::SidesPaidApart, Unsaid::RequestedBye, Unsaid::Criterion, Unsaid::Points(1)];
    assert_eq!(told(desk.event()).unsaid, due);
    there_and_back(desk.event());
}

#[test]
fn each_game_of_an_encounter_has_a_column() {
    let mut desk = Desk::of(4);
    with(&mut desk, |rules| rules.games_per_encounter.value = 2);
    desk.decide(desk.neighbours());
    let told = told(desk.event());
    assert_eq!((told.trf.n_rounds, told.unsaid.first()), (Some(6), Some(&Unsaid::GamesAsRounds)));
    let sides = |player: &Player| player.cells.iter().filter_map(|cell| cell.side()).collect::<Vec<_>>();
    for player in &told.trf.players {
        assert_eq!((player.cells.len(), sides(player).len()), (2, 2), "{player:?}");
        assert_ne!(sides(player)[0], sides(player)[1], "the colours are swapped");
    }
    let game = |game, now| {
        let (round, board, why) = (RoundNo(1), BoardNo(1), String::new());
        let game = GameNo(game);
        Decision::SetResult(crate::tournament::SetResult { round, board, game, was: None, now, why })
    };
    desk.decide(game(1, RED));
    desk.decide(game(2, RED));
    let points: Vec<Tenths> = there_and_back(desk.event()).players.iter().map(|one| one.points).collect();
    assert_eq!(points.iter().filter(|&&points| points == Tenths(20)).count(), 2, "{points:?}");
}

/// One round of an event: how each board ends, and who comes, goes or asks to stay out.
#[derive(Clone, Debug)]
struct Fate {
    outcomes: Vec<usize>,
    asks: usize,
    leaves: usize,
    comes: bool,
}

fn fate() -> impl Strategy<Value = Fate> {
    (prop::collection::vec(0_usize..5, 6), 1_usize..12, 1_usize..24, any::<bool>())
        .prop_map(|(outcomes, asks, leaves, comes)| Fate { outcomes, asks, leaves, comes })
}

fn live_through(desk: &mut Desk, no: u16, fate: &Fate) {
    let round = RoundNo(no);
    if fate.comes {
        desk.decide(Decision::Register(vec![Entry { name: format!("Muộn {no}"), ..Entry::default() }]));
    }
    if fate.asks <= desk.event().n_players() {
        let player = desk.player(fate.asks);
        let leave = Some(Leave::RequestedBye);
        desk.try_decide(Decision::PlanLeave { player, round, leave }).ok();
    }
    if fate.leaves <= desk.event().n_players() {
        let player = desk.player(fate.leaves);
        desk.try_decide(Decision::Withdraw { player, from: round }).ok();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_file_pairs_the_next_round_as_the_event_does(fates in prop::collection::vec(fate(), 1..5)) {
        let mut desk = Desk::swiss(10, 7);
        for (no, fate) in (1..).zip(&fates) {
            live_through(&mut desk, no, fate);
            let event = SwissEvent::before(desk.event(), RoundNo(no)).expect("a Swiss event");
            let field = there_and_back(desk.event()).field().expect("a field");
            let pairs = |field| pair(field).map(|round| {
                let pairs = round.pairs.iter().map(|pair| (pair.red, pair.black)).collect::<Vec<(Seat, Seat)>>();
                (pairs, round.bye)
            });
            let due = pairs(&event.field);
            prop_assert_eq!(&pairs(&field), &due);
            if due.is_err() {
                break;
            }
            desk.pair_next();
            let boards: Vec<u16> = desk.event().round(RoundNo(no)).expect("paired").encounters.iter().map(|at| at.pairing.board.0).collect();
            for (board, &ended) in boards.into_iter().zip(fate.outcomes.iter().cycle()) {
                desk.decide(desk.result(no, board, [RED, DRAW, BLACK, ABSENT, NOBODY][ended]));
            }
            there_and_back(desk.event());
        }
    }
}

#[test]
fn ratings_of_other_federations_have_a_record_each_and_the_counting_one_is_in_the_line() {
    let mut desk = Desk::swiss(4, 3);
    let rated = |list: &str, value| Rating { list: list.to_owned(), value };
    edit(&mut desk, 1, |entry| {
        entry.name = "Nguyễn Đức".to_owned();
        entry.ratings =
            vec![rated("", 2_300), rated("VIE", 2_250), rated("CLB", 1_800), rated("Quận", 1_500)];
        entry.titles = vec![
            Title { by: String::new(), title: "Kiện tướng".to_owned() },
            Title { by: "VIE".to_owned(), title: "KT".to_owned() },
        ];
        entry.federation = "VIE".to_owned();
    });
    let written = write(&told(desk.event()).trf).text;
    let line = |code: &str| written.lines().find(|line| line.starts_with(code)).map(str::to_owned);
    let own = line("001    1").expect("a line");
    assert_eq!((own.get(10..13), own.get(48..52)), (Some(" KT"), Some("2300")), "{own}");
    assert_eq!(line("172").as_deref(), Some("172 VIE OTHER"));
    let national = "VIE    1   KT Nguyen Duc                        2250 VIE";
    assert_eq!(line("VIE").as_deref(), Some(national));
    assert!(line("CLB").is_some() && !written.contains("1500"), "{written}");
    let trf = there_and_back(desk.event());
    assert_eq!(trf.kept.len(), 2);
}

#[test]
fn an_event_without_people_or_with_too_many_columns_has_no_file() {
    let mut desk = Desk::found(preset(PresetId::PlainSwiss));
    assert_eq!(Told::of(desk.event()), Err(Untellable::NoPeople));
    desk = Desk::of(MAX_ROUNDS + 2);
    assert_eq!(Told::of(desk.event()), Err(Untellable::TooManyRounds));
}
