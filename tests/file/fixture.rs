//! Which logs are written in the tests? Small ones, made by hand, that never change.
use kydai::clock::{Block, Bonus, FirstIncrement, Overtime, Recording, SideControl, TimeControl};
use kydai::regulation::{
    Apart, Basis, ByeInSums, Category, Condition, Criterion, CriterionKind, Cut, Decreed, Direction,
    EarlyMeeting, FirstPairs, FirstSide, Kin, LastResort, LastRound, Limit, Outcome, Played, PrizeLine,
    PrizePlan, PrizeTies, Regulation, Remainder, RoundRobinTable, Scope, Scoring, Several, Swiss, System,
    Unplayed, UnplayedScores, WithdrawalRule,
};
use kydai::tournament::{
    About, Arrival, Birth, Call, Decision, Entry, Leave, Log, Logged, Lots, Pairing, Rating, Sanction,
    SetResult, Sex, SideLot, SitOut, SittingOut, Tables, Terms, Title,
};
use kydai::units::{
    BoardNo, CivilDate, CivilTime, DecisionId, DeviceId, Dong, EventId, GameNo, HalfPoints, Millis,
    PairingNo, PlayerId, RoundNo, Seed, Side, Stamp,
};
use std::collections::BTreeMap;

pub const DEVICE: DeviceId = DeviceId(0x0123_4567_89AB_CDEF);
pub const EVENT: EventId = EventId(0x0011_2233_4455_6677_8899_AABB_CCDD_EEFF);
pub const EXPORTED: Stamp = Stamp { utc_ms: 1_711_870_000_000, offset_minutes: 420 };

/// The decision of this number on the one device.
pub fn id(seq: u32) -> DecisionId {
    DecisionId { device: DEVICE, seq }
}

/// A player of the list that decision 2 registered.
pub fn player(nth: u16) -> PlayerId {
    PlayerId { by: id(2), nth }
}

pub fn entry(name: &str) -> Entry {
    Entry { name: name.to_owned(), ..Entry::default() }
}

/// A regulation that a small club would write.
pub fn club_rules() -> Regulation {
    Regulation {
        title: "Điều lệ giải câu lạc bộ".to_owned(),
        document: String::new(),
        system: Decreed::organizer(System::RoundRobin { table: RoundRobinTable::Berger, cycles: 1 }),
        games_per_encounter: Decreed::article("IV.1", 1),
        scoring: Decreed::article("IV.2", Scoring::TWO_ONE_ZERO),
        unplayed: Decreed::silent(UnplayedScores::NOTHING),
        chain: Decreed::article(
            "IV.3",
            vec![
                Criterion::new(CriterionKind::Points),
                Criterion::new(CriterionKind::SonnebornBerger(Cut::Full, ByeInSums::Nothing)),
            ],
        ),
        last_resort: Decreed::silent(LastResort::SharedPlace),
        n_passing: Decreed::silent(None),
        prizes: Decreed::silent(PrizePlan::none()),
        control: Decreed::article("IV.4", TimeControl::fischer(25, 20)),
        default_after: Decreed::silent(Some(Millis::from_minutes(15))),
        out_after: Decreed::article("IV.5", Some(1)),
        no_draw_before: Decreed::article("IV.6", Some(20)),
        withdrawal: Decreed::silent(WithdrawalRule::AnnulBelowHalf),
        early_meeting: Decreed::silent(EarlyMeeting::Off),
    }
}

/// A regulation that uses whatever the club's does not.
pub fn other_rules() -> Regulation {
    use CriterionKind::{
        AverageBuchholz, AveragePerfect, AveragePerformance, AverageRating, Buchholz, DirectEncounter,
        FewerFouls, ForeBuchholz, GamesPlayed, GamesWithBlack, Koya, Lots, PairingNumber, PerfectPerformance,
        Performance, Progressive, Rating, RoundsElected, SonnebornBerger, StandardPoints, Wins,
        WinsWithBlack, WinsWithRed,
    };
    let kinds = [
        CriterionKind::Points,
        DirectEncounter(Unplayed::Counted),
        Buchholz(Cut::Lowest(1), ByeInSums::Dummy),
        SonnebornBerger(Cut::Median(2), ByeInSums::Own),
        Buchholz(Cut::Full, ByeInSums::Lowest),
        Progressive,
        Wins(Unplayed::LeftOut),
        GamesWithBlack(Unplayed::Counted),
        WinsWithBlack(Unplayed::LeftOut),
        WinsWithRed(Unplayed::Counted),
        FewerFouls,
        GamesPlayed,
        ForeBuchholz(Cut::Full, ByeInSums::DummyForByes),
        AverageBuchholz(LastRound::AsPlayed, ByeInSums::Dummy),
        AverageBuchholz(LastRound::Drawn, ByeInSums::Nothing),
        Koya(HalfPoints(-1)),
        RoundsElected,
        StandardPoints,
        PairingNumber,
        Rating,
        AverageRating(Cut::Lowest(1)),
        Performance,
        PerfectPerformance,
        AveragePerformance,
        AveragePerfect,
        Lots,
    ];
    let mut chain = kinds.map(Criterion::new).to_vec();
    chain[2].drop_first = 1;
    chain[3].drop_last = 2;
    chain[4].direction = Direction::Reversed;
    chain[1].scope = Scope::ExactlyTwo;
    Regulation {
        title: "竞赛规程".to_owned(),
        document: "第三届".to_owned(),
        system: Decreed::article("二", System::RoundRobin { table: RoundRobinTable::Circle, cycles: 2 }),
        games_per_encounter: Decreed::organizer(2),
        scoring: Decreed::article("四", Scoring { black_draw: HalfPoints(3), ..Scoring::TWO_ONE_ZERO }),
        unplayed: Decreed::organizer(UnplayedScores {
            pairing_bye: HalfPoints(2),
            requested_bye: HalfPoints(1),
            absence: HalfPoints(-1),
        }),
        chain: Decreed { value: chain, basis: Basis::Disputed(vec!["五".to_owned(), "七".to_owned()]) },
        last_resort: Decreed::article("五", LastResort::PlayOff),
        n_passing: Decreed::article("六", Some(8)),
        prizes: Decreed::article("八", prizes()),
        control: Decreed::article("三", other_control()),
        default_after: Decreed::organizer(None),
        out_after: Decreed::silent(None),
        no_draw_before: Decreed::silent(None),
        withdrawal: Decreed::organizer(WithdrawalRule::ForfeitRest),
        early_meeting: Decreed::organizer(EarlyMeeting::Federation),
    }
}

fn prizes() -> PrizePlan {
    use Category as C;
    let categories = [
        C::Everyone,
        C::Women,
        C::Juniors(Limit::Age(16)),
        C::Seniors(Limit::Born(1960)),
        C::Club("Bến Tre".to_owned()),
        C::Federation("VIE".to_owned()),
        C::Rated { from: None, to: Some(1_599) },
    ];
    let mut lines: Vec<PrizeLine> =
        (1..).zip(categories).map(|(at, among)| PrizeLine::new(among, at, at + 3, Dong(500_000))).collect();
    lines[1].condition = Some(Condition::MoreThan(10));
    lines[2].condition = Some(Condition::AtLeast(5));
    PrizePlan {
        lines,
        ties: PrizeTies::Halved,
        step: Dong(10_000),
        remainder: Remainder::BetterPlaced,
        several: Several::Greatest,
        declared: Some(Dong(14_500_000)),
    }
}

fn other_control() -> TimeControl {
    let block = |minutes, moves, bonus| Block { time: Millis::from_minutes(minutes), moves, bonus };
    let five = Millis::from_seconds(5);
    let red = SideControl {
        blocks: vec![
            block(60, Some(40), Some(Bonus::Delay(five))),
            block(30, None, Some(Bonus::Fischer(five))),
        ],
        repeat: Some(block(15, Some(15), Some(Bonus::Bronstein(five)))),
        carry: false,
        overtime: Some(Overtime::ByoYomi { periods: 3, time: Millis::from_seconds(30) }),
        move_cap: Some(Millis::from_minutes(5)),
    };
    let overtime = Some(Overtime::Canadian { moves: 15, time: Millis::from_minutes(10) });
    let black = SideControl { overtime, ..SideControl::sudden_death(Millis::from_minutes(4), None) };
    TimeControl {
        draw_odds: Some(Side::Black),
        freeze_at_flag: false,
        first_increment: FirstIncrement::FromStart,
        recording: Recording::WaivedBelow(Millis::from_minutes(5)),
        ..TimeControl::unequal(red, black)
    }
}

pub fn about(title: &str) -> About {
    About {
        title: title.to_owned(),
        venue: "Nhà Văn hóa, 12 Trần Phú".to_owned(),
        first_day: CivilDate::new(2024, 3, 31),
        last_day: None,
        chief_arbiter: "Đỗ Văn Tường".to_owned(),
    }
}

/// These decisions, one a second, on one device, each over what the one before it wrote.
pub fn logged(decisions: impl IntoIterator<Item = Decision>) -> Vec<Logged> {
    let mut writers = BTreeMap::new();
    let logged = |(decision, seq): (Decision, u32)| Logged {
        id: id(seq),
        lamport: u64::from(seq),
        over: decision.register().and_then(|register| writers.insert(register, id(seq))),
        at: Stamp { utc_ms: 1_711_866_605_000 + i64::from(seq) * 1_000, offset_minutes: 420 },
        author: "Trọng tài Lý".to_owned(),
        decision,
    };
    decisions.into_iter().zip(1_u32..).map(logged).collect()
}

pub fn found() -> Decision {
    Decision::Found {
        event: EVENT, about: about("Giải Xuân Giáp Thìn"), regulation: Box::new(club_rules())
    }
}

pub fn names() -> Decision {
    let names = ["Đặng Thị Lợi", "许银川", "Lê Đức", "Nguyễn Văn Ánh", "Trần Anh"];
    let mut entries: Vec<Entry> = names.into_iter().map(entry).collect();
    entries[1] = Entry {
        sex: Some(Sex::Man),
        birth: Some(Birth::Year(1975)),
        club: "广东体育馆".to_owned(),
        province: "广东".to_owned(),
        federation: "CHN".to_owned(),
        titles: vec![
            Title { by: "CHN".to_owned(), title: "特级大师".to_owned() },
            Title { by: "WXF".to_owned(), title: "GM".to_owned() },
        ],
        ratings: vec![
            Rating { list: String::new(), value: 2_600 },
            Rating { list: "AXF".to_owned(), value: 2_555 },
        ],
        member_id: "8600000".to_owned(),
        phone: "0912 345 678".to_owned(),
        fixed_board: Some(BoardNo(1)),
        ..entries[1].clone()
    };
    Decision::Register(entries)
}

/// Two boards, and one who sits out.
pub fn pair(round: u16, boards: [(u16, u16); 2], out: (u16, SitOut)) -> Decision {
    let pairings = boards
        .into_iter()
        .zip(1..)
        .map(|((red, black), board)| Pairing {
            board: BoardNo(board),
            red: player(red),
            black: player(black),
        })
        .collect();
    let sitting_out = vec![SittingOut { player: player(out.0), why: out.1 }];
    Decision::Pair { round: RoundNo(round), pairings, sitting_out }
}

pub fn result(round: u16, board: u16, was: Option<Outcome>, now: Option<Outcome>) -> Decision {
    let why = if was.is_some() { "ghi nhầm" } else { "" }.to_owned();
    Decision::SetResult(SetResult {
        round: RoundNo(round),
        board: BoardNo(board),
        game: GameNo(1),
        was,
        now,
        why,
    })
}

/// Every kind of decision, of outcome and of leave; one decision is undone and one is a conflict.
pub fn every_decision() -> Vec<Logged> {
    use Decision as D;
    let won = Some(Outcome::Played(Played::RedWins));
    let numbers = (0..5).map(|nth| (player(nth), PairingNo(5 - nth))).collect();
    logged([
        found(),
        names(),
        D::Describe(about("Giải Xuân Giáp Thìn 2024")),
        D::Amend(Box::new(other_rules())),
        D::Amend(Box::new(club_rules())),
        D::Edit { player: player(0), entry: entry("Đặng Thị Lợi (B)") },
        D::Register(vec![entry("Nhầm"), entry("Bùi Ấn")]),
        D::Remove(PlayerId { by: id(7), nth: 0 }),
        D::Remove(PlayerId { by: id(7), nth: 1 }),
        D::DrawNumbers(Seed(20_240_331)),
        D::AssignNumbers(numbers),
        D::PlanLeave { player: player(4), round: RoundNo(2), leave: Some(Leave::Absence) },
        D::PlanLeave { player: player(4), round: RoundNo(3), leave: Some(Leave::RequestedBye) },
        D::PlanLeave { player: player(4), round: RoundNo(2), leave: None },
        D::Schedule { round: RoundNo(1), at: CivilDate::new(2024, 3, 31).zip(CivilTime::new(7, 30)) },
        pair(1, [(0, 1), (2, 3)], (4, SitOut::PairingBye)),
        result(1, 1, None, won),
        result(1, 1, won, Some(Outcome::Played(Played::Draw))),
        result(1, 2, None, Some(Outcome::Forfeit { absent: Side::Black })),
        D::Check(RoundNo(1)),
        D::Sanction(Sanction {
            player: player(3),
            round: RoundNo(1),
            fouls: 1,
            deduction: HalfPoints(1),
            why: "điện thoại reo".to_owned(),
        }),
        pair(2, [(1, 2), (3, 4)], (0, SitOut::RequestedBye)),
        result(2, 1, None, Some(Outcome::Played(Played::BothLose))),
        result(2, 2, None, Some(Outcome::DoubleForfeit)),
        pair(3, [(2, 4), (0, 3)], (1, SitOut::Absence)),
        D::Unpair(RoundNo(3)),
        pair(3, [(2, 4), (0, 3)], (1, SitOut::NotEntered)),
        result(3, 1, None, Some(Outcome::Played(Played::BlackWins))),
        D::Withdraw { player: player(3), from: RoundNo(4) },
        D::Reinstate { player: player(3), from: RoundNo(5) },
        D::DrawLots(Lots::Drawn(Seed(7))),
        D::DrawLots(Lots::Typed(vec![player(2), player(0)])),
        D::CallUp { player: player(3), call: Some(Call::Declined) },
        D::CallUp { player: player(3), call: Some(Call::Invited) },
        D::CallUp { player: player(3), call: None },
        D::Invite(vec![Entry { club: "TP. Hồ Chí Minh".to_owned(), ..entry("Lại Lý Huynh") }]),
        D::Invite(Vec::new()),
        D::Note { round: None, text: "Khai mạc 7 giờ 30".to_owned() },
        D::Note { round: Some(RoundNo(1)), text: "裁判长在场".to_owned() },
        D::Undo(vec![id(38)]),
        D::Dismiss(id(13)),
        D::Check(RoundNo(3)),
        D::SetTables(Tables {
            rating_list: Some("AXF".to_owned()),
            categories: vec![
                Category::Juniors(Limit::Born(2012)),
                Category::Seniors(Limit::Age(50)),
                Category::Rated { from: Some(1_500), to: None },
            ],
        }),
    ])
}

pub fn log(decisions: Vec<Logged>) -> Log {
    Log::new(decisions).expect("a log")
}

/// A Swiss event with everything that only such a one has.
pub fn swiss_decisions() -> Vec<Logged> {
    use Decision as D;
    let system = |kin, first_pairs, first_side| {
        let apart = Some(Apart { kin, n_rounds: Some(3) });
        System::Swiss(Swiss { n_rounds: 5, first_pairs, first_side, apart })
    };
    let rules = |kin, first_pairs, first_side| Regulation {
        system: Decreed::article("IV.2", system(kin, first_pairs, first_side)),
        ..club_rules()
    };
    let numbers = (0..5).map(|nth| (player(nth), PairingNo(nth + 1))).collect();
    let seats = [(1, 0, 1), (2, 3, 2)].map(|(board, red, black)| Pairing {
        board: BoardNo(board),
        red: player(red),
        black: player(black),
    });
    let by_hand = D::Reseat {
        round: RoundNo(1),
        pairings: seats.to_vec(),
        sitting_out: vec![SittingOut { player: player(4), why: SitOut::PairingBye }],
        why: "đổi chỗ".to_owned(),
    };
    logged([
        found(),
        names(),
        D::Amend(Box::new(rules(Kin::Federation, FirstPairs::Halves, FirstSide::Red))),
        D::Amend(Box::new(rules(Kin::Federation, FirstPairs::FirstLast, FirstSide::Black))),
        D::Amend(Box::new(rules(Kin::Club, FirstPairs::Adjacent, FirstSide::Lot))),
        D::Amend(Box::new(rules(Kin::Club, FirstPairs::Dutch, FirstSide::Lot))),
        D::AssignNumbers(numbers),
        D::DrawFirstSide(SideLot::Typed(Side::Black)),
        D::DrawFirstSide(SideLot::Drawn(Seed(11))),
        D::SetTerms { between: (player(3), player(0)), terms: Some(Terms::Forbidden) },
        D::SetTerms { between: (player(1), player(2)), terms: Some(Terms::Again) },
        D::SetTerms { between: (player(1), player(2)), terms: None },
        pair(1, [(0, 2), (3, 1)], (4, SitOut::PairingBye)),
        by_hand,
        D::Publish(RoundNo(1)),
        D::StartRound(RoundNo(1)),
        D::Arrive { round: RoundNo(1), player: player(0), arrival: Some(Arrival::Missing) },
        D::Arrive { round: RoundNo(1), player: player(0), arrival: Some(Arrival::Came) },
        D::Arrive { round: RoundNo(1), player: player(0), arrival: None },
        D::KeepIn(player(3)),
    ])
}
