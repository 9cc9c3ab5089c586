//! What could a log say? Anything that the types can spell, sensible or not.
use super::fixture;
use kydai::clock::{Block, Bonus, FirstIncrement, Overtime, Recording, SideControl, TimeControl};
use kydai::regulation::{
    Apart, Basis, ByeInSums, Category, Condition, Criterion, CriterionKind, Cut, Decreed, Direction,
    EarlyMeeting, FirstPairs, FirstSide, Kin, LastResort, Limit, Outcome, Played, PrizeLine, PrizePlan,
    PrizeTies, Regulation, Remainder, RoundRobinTable, Scope, Scoring, Several, Swiss, System, Unplayed,
    UnplayedScores, WithdrawalRule,
};
use kydai::tournament::{
    About, Arrival, Birth, Call, Decision, Entry, Leave, Log, Logged, Lots, Pairing, Rating, Sanction,
    SetResult, Sex, SideLot, SitOut, SittingOut, Tables, Terms, Title,
};
use kydai::units::{
    BoardNo, CivilDate, CivilTime, DecisionId, DeviceId, Dong, EventId, GameNo, HalfPoints, Millis,
    PairingNo, PlayerId, RoundNo, Seed, Side, Stamp,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

/// A log whose founding can be applied; the rest is anything.
pub fn log() -> BoxedStrategy<Log> {
    (vec((device(), 1_u64..40, over(), stamp(), text(), decision()), 0..30))
        .prop_map(|rest| {
            let mut founding = fixture::logged([fixture::found()]);
            founding[0].lamport = 1;
            let others =
                rest.into_iter().zip(2..).map(|((device, lamport, over, at, author, decision), seq)| {
                    let id = DecisionId { device, seq };
                    Logged { id, lamport: lamport + 1, over, at, author, decision }
                });
            let others: Vec<Logged> = others.collect();
            founding.extend(others);
            fixture::log(founding)
        })
        .boxed()
}

pub fn logged() -> BoxedStrategy<Logged> {
    (decision_id(), 1_u64..1 << 48, over(), stamp(), text(), prop_oneof![9 => decision(), 1 => founding()])
        .prop_map(|(id, lamport, over, at, author, decision)| Logged {
            id,
            lamport,
            over,
            at,
            author,
            decision,
        })
        .boxed()
}

/// Right or stale: what a decision says that it stands over.
fn over() -> BoxedStrategy<Option<DecisionId>> {
    option::of(decision_id()).boxed()
}

pub fn stamp() -> BoxedStrategy<Stamp> {
    any::<(i64, i16)>().prop_map(|(utc_ms, offset_minutes)| Stamp { utc_ms, offset_minutes }).boxed()
}

fn founding() -> BoxedStrategy<Decision> {
    (any::<u128>(), about(), regulation())
        .prop_map(|(event, about, regulation)| Decision::Found {
            event: EventId(event),
            about,
            regulation: Box::new(regulation),
        })
        .boxed()
}

pub fn decision() -> BoxedStrategy<Decision> {
    use Decision as D;
    let on_list = prop_oneof![
        about().prop_map(D::Describe),
        regulation().prop_map(|rules| D::Amend(Box::new(rules))),
        vec(entry(), 0..6).prop_map(D::Register),
        (player(), entry()).prop_map(|(player, entry)| D::Edit { player, entry }),
        player().prop_map(D::Remove),
        (player(), round()).prop_map(|(player, from)| D::Withdraw { player, from }),
        (player(), round()).prop_map(|(player, from)| D::Reinstate { player, from }),
        (player(), round(), option::of(select(vec![Leave::RequestedBye, Leave::Absence])))
            .prop_map(|(player, round, leave)| D::PlanLeave { player, round, leave }),
        any::<u64>().prop_map(|seed| D::DrawNumbers(Seed(seed))),
        vec((player(), small().prop_map(PairingNo)), 0..6).prop_map(D::AssignNumbers),
        prop_oneof![
            any::<u64>().prop_map(|seed| SideLot::Drawn(Seed(seed))),
            select(vec![SideLot::Typed(Side::Red), SideLot::Typed(Side::Black)])
        ]
        .prop_map(D::DrawFirstSide),
        ((player(), player()), option::of(select(vec![Terms::Forbidden, Terms::Again])))
            .prop_map(|(between, terms)| D::SetTerms { between, terms }),
    ];
    let in_rounds = prop_oneof![
        seating().prop_map(|(round, pairings, sitting_out)| D::Pair { round, pairings, sitting_out }),
        (seating(), text()).prop_map(|((round, pairings, sitting_out), why)| D::Reseat {
            round,
            pairings,
            sitting_out,
            why
        }),
        round().prop_map(D::Publish),
        round().prop_map(D::StartRound),
        (round(), player(), option::of(select(vec![Arrival::Missing, Arrival::Came])))
            .prop_map(|(round, player, arrival)| D::Arrive { round, player, arrival }),
        player().prop_map(D::KeepIn),
        round().prop_map(D::Unpair),
        set_result().prop_map(D::SetResult),
        round().prop_map(D::Check),
        sanction().prop_map(D::Sanction),
        prop_oneof![
            any::<u64>().prop_map(|seed| Lots::Drawn(Seed(seed))),
            vec(player(), 0..4).prop_map(Lots::Typed)
        ]
        .prop_map(D::DrawLots),
        (player(), option::of(select(vec![Call::Declined, Call::Invited])))
            .prop_map(|(player, call)| D::CallUp { player, call }),
        vec(entry(), 0..3).prop_map(D::Invite),
        (round(), option::of((day(), hour()))).prop_map(|(round, at)| D::Schedule { round, at }),
        (option::of(text()), vec(category(), 0..3))
            .prop_map(|(rating_list, categories)| D::SetTables(Tables { rating_list, categories })),
        (option::of(round()), text()).prop_map(|(round, text)| D::Note { round, text }),
        vec(decision_id(), 0..3).prop_map(D::Undo),
        decision_id().prop_map(D::Dismiss),
    ];
    prop_oneof![on_list, in_rounds].boxed()
}

fn seating() -> BoxedStrategy<(RoundNo, Vec<Pairing>, Vec<SittingOut>)> {
    let why = select(vec![SitOut::PairingBye, SitOut::RequestedBye, SitOut::Absence, SitOut::NotEntered]);
    let seats = (small(), player(), player()).prop_map(|(board, red, black)| Pairing {
        board: BoardNo(board),
        red,
        black,
    });
    let outs = (player(), why).prop_map(|(player, why)| SittingOut { player, why });
    (round(), vec(seats, 0..4), vec(outs, 0..3)).boxed()
}

fn set_result() -> BoxedStrategy<SetResult> {
    (round(), small(), 0_u8..4, option::of(outcome()), option::of(outcome()), text())
        .prop_map(|(round, board, game, was, now, why)| SetResult {
            round,
            board: BoardNo(board),
            game: GameNo(game),
            was,
            now,
            why,
        })
        .boxed()
}

fn sanction() -> BoxedStrategy<Sanction> {
    (player(), round(), any::<u8>(), points(), text())
        .prop_map(|(player, round, fouls, deduction, why)| Sanction { player, round, fouls, deduction, why })
        .boxed()
}

fn outcome() -> BoxedStrategy<Outcome> {
    prop_oneof![
        select(vec![Played::RedWins, Played::Draw, Played::BlackWins, Played::BothLose])
            .prop_map(Outcome::Played),
        side().prop_map(|absent| Outcome::Forfeit { absent }),
        Just(Outcome::DoubleForfeit),
    ]
    .boxed()
}

fn about() -> BoxedStrategy<About> {
    (text(), text(), option::of(day()), option::of(day()), text())
        .prop_map(|(title, venue, first_day, last_day, chief_arbiter)| About {
            title,
            venue,
            first_day,
            last_day,
            chief_arbiter,
        })
        .boxed()
}

fn entry() -> BoxedStrategy<Entry> {
    let birth = prop_oneof![any::<u16>().prop_map(Birth::Year), day().prop_map(Birth::Day)];
    let person = (text(), option::of(select(&[Sex::Woman, Sex::Man])), option::of(birth), text(), text());
    let place = (text(), text(), text());
    let titles = vec((text(), text()).prop_map(|(by, title)| Title { by, title }), 0..3);
    let ratings = vec((text(), any::<u16>()).prop_map(|(list, value)| Rating { list, value }), 0..3);
    let lists = (titles, ratings, option::of(small().prop_map(BoardNo)));
    (person, place, lists)
        .prop_map(|((name, sex, birth, member_id, phone), place, (titles, ratings, fixed_board))| {
            let (club, province, federation) = place;
            Entry {
                name,
                sex,
                birth,
                club,
                province,
                federation,
                titles,
                ratings,
                member_id,
                phone,
                fixed_board,
            }
        })
        .boxed()
}

fn category() -> BoxedStrategy<Category> {
    let limit = prop_oneof![any::<u8>().prop_map(Limit::Age), any::<u16>().prop_map(Limit::Born)].boxed();
    let bound = || option::of(any::<u16>());
    prop_oneof![
        select(vec![Category::Everyone, Category::Women]),
        limit.clone().prop_map(Category::Juniors),
        limit.prop_map(Category::Seniors),
        text().prop_map(Category::Club),
        text().prop_map(Category::Federation),
        (bound(), bound()).prop_map(|(from, to)| Category::Rated { from, to }),
    ]
    .boxed()
}

fn decreed<T: std::fmt::Debug + 'static>(
    value: impl Strategy<Value = T> + 'static,
) -> BoxedStrategy<Decreed<T>> {
    let basis = prop_oneof![
        text().prop_map(Basis::Article),
        Just(Basis::Silent),
        vec(text(), 0..3).prop_map(Basis::Disputed),
        Just(Basis::Organizer),
    ];
    (value, basis).prop_map(|(value, basis)| Decreed { value, basis }).boxed()
}

fn swiss() -> BoxedStrategy<Swiss> {
    let kin = select(vec![Kin::Club, Kin::Federation]);
    let apart =
        option::of((kin, option::of(any::<u16>())).prop_map(|(kin, n_rounds)| Apart { kin, n_rounds }));
    let pairs =
        select(vec![FirstPairs::Dutch, FirstPairs::Halves, FirstPairs::Adjacent, FirstPairs::FirstLast]);
    let side = select(vec![FirstSide::Lot, FirstSide::Red, FirstSide::Black]);
    (any::<u16>(), pairs, side, apart)
        .prop_map(|(n_rounds, first_pairs, first_side, apart)| Swiss {
            n_rounds,
            first_pairs,
            first_side,
            apart,
        })
        .boxed()
}

fn regulation() -> BoxedStrategy<Regulation> {
    let system = prop_oneof![
        (select(vec![RoundRobinTable::Berger, RoundRobinTable::Circle]), any::<u8>())
            .prop_map(|(table, cycles)| System::RoundRobin { table, cycles }),
        swiss().prop_map(System::Swiss),
    ];
    let early = select(vec![EarlyMeeting::Off, EarlyMeeting::Club, EarlyMeeting::Federation]);
    let withdrawal = select(vec![WithdrawalRule::ForfeitRest, WithdrawalRule::AnnulBelowHalf]);
    let resort = select(vec![LastResort::SharedPlace, LastResort::PlayOff]);
    let first =
        (text(), text(), decreed(system), decreed(any::<u8>()), decreed(scoring()), decreed(unplayed()));
    let second = (
        decreed(vec(criterion(), 0..5)),
        decreed(resort),
        decreed(option::of(any::<u16>())),
        decreed(prizes()),
    );
    let third = (
        decreed(control()),
        decreed(option::of(millis())),
        decreed(option::of(any::<u8>())),
        decreed(option::of(any::<u16>())),
        decreed(withdrawal),
        decreed(early),
    );
    (first, second, third)
        .prop_map(|(first, second, third)| {
            let (title, document, system, games_per_encounter, scoring, unplayed) = first;
            let (chain, last_resort, n_passing, prizes) = second;
            let (control, default_after, out_after, no_draw_before, withdrawal, early_meeting) = third;
            Regulation {
                title,
                document,
                system,
                games_per_encounter,
                scoring,
                unplayed,
                chain,
                last_resort,
                n_passing,
                prizes,
                control,
                default_after,
                out_after,
                no_draw_before,
                withdrawal,
                early_meeting,
            }
        })
        .boxed()
}

fn dong() -> BoxedStrategy<Dong> {
    any::<i64>().prop_map(Dong).boxed()
}

fn prizes() -> BoxedStrategy<PrizePlan> {
    let condition =
        prop_oneof![any::<u16>().prop_map(Condition::AtLeast), any::<u16>().prop_map(Condition::MoreThan)];
    let line = (category(), any::<u16>(), any::<u16>(), dong(), option::of(condition))
        .prop_map(|(category, from, to, each, condition)| PrizeLine { category, from, to, each, condition });
    let ties = select(vec![PrizeTies::ByOrder, PrizeTies::Shared, PrizeTies::Halved]);
    let remainder = select(vec![Remainder::Organizer, Remainder::BetterPlaced]);
    let several = select(vec![Several::All, Several::Greatest]);
    (vec(line, 0..4), ties, dong(), remainder, several, option::of(dong()))
        .prop_map(|(lines, ties, step, remainder, several, declared)| PrizePlan {
            lines,
            ties,
            step,
            remainder,
            several,
            declared,
        })
        .boxed()
}

fn scoring() -> BoxedStrategy<Scoring> {
    [points(), points(), points(), points(), points(), points()]
        .prop_map(|[a, b, c, d, e, f]| Scoring {
            red_win: a,
            red_draw: b,
            red_loss: c,
            black_win: d,
            black_draw: e,
            black_loss: f,
        })
        .boxed()
}

fn unplayed() -> BoxedStrategy<UnplayedScores> {
    [points(), points(), points()]
        .prop_map(|[pairing_bye, requested_bye, absence]| UnplayedScores {
            pairing_bye,
            requested_bye,
            absence,
        })
        .boxed()
}

fn criterion() -> BoxedStrategy<Criterion> {
    let kinds =
        fixture::other_rules().chain.value.into_iter().map(|criterion| criterion.kind).collect::<Vec<_>>();
    let cut =
        prop_oneof![Just(Cut::Full), any::<u8>().prop_map(Cut::Lowest), any::<u8>().prop_map(Cut::Median)];
    let bye = select(vec![
        ByeInSums::Dummy,
        ByeInSums::DummyForByes,
        ByeInSums::Nothing,
        ByeInSums::Own,
        ByeInSums::Lowest,
    ]);
    let kind = prop_oneof![
        select(kinds),
        (cut, bye).prop_map(|(cut, bye)| CriterionKind::Buchholz(cut, bye)),
        any::<i32>().prop_map(|halves| CriterionKind::Koya(HalfPoints(halves))),
        select(vec![Unplayed::Counted, Unplayed::LeftOut]).prop_map(CriterionKind::Wins),
    ];
    let directions = select(vec![Direction::Usual, Direction::Reversed]);
    (kind, select(vec![Scope::AllTied, Scope::ExactlyTwo]), any::<u8>(), any::<u8>(), directions)
        .prop_map(|(kind, scope, drop_first, drop_last, direction)| Criterion {
            kind,
            scope,
            drop_first,
            drop_last,
            direction,
        })
        .boxed()
}

fn control() -> BoxedStrategy<TimeControl> {
    let recording = prop_oneof![
        Just(Recording::Always),
        Just(Recording::No),
        millis().prop_map(Recording::WaivedBelow),
        any::<u8>().prop_map(Recording::WaivedFromBlock),
    ];
    let first = select(vec![FirstIncrement::AfterPress, FirstIncrement::FromStart]);
    (side_control(), side_control(), option::of(side()), any::<bool>(), first, recording)
        .prop_map(|(red, black, draw_odds, freeze_at_flag, first_increment, recording)| TimeControl {
            red,
            black,
            draw_odds,
            freeze_at_flag,
            first_increment,
            recording,
        })
        .boxed()
}

fn side_control() -> BoxedStrategy<SideControl> {
    let overtime = prop_oneof![
        (any::<u16>(), millis()).prop_map(|(periods, time)| Overtime::ByoYomi { periods, time }),
        (any::<u16>(), millis()).prop_map(|(moves, time)| Overtime::Canadian { moves, time }),
    ];
    let blocks = vec(block(), 0..3);
    (blocks, option::of(block()), any::<bool>(), option::of(overtime), option::of(millis()))
        .prop_map(|(blocks, repeat, carry, overtime, move_cap)| SideControl {
            blocks,
            repeat,
            carry,
            overtime,
            move_cap,
        })
        .boxed()
}

fn block() -> BoxedStrategy<Block> {
    let bonus = (0..3, millis()).prop_map(|(kind, time)| match kind {
        0 => Bonus::Fischer(time),
        1 => Bonus::Bronstein(time),
        _ => Bonus::Delay(time),
    });
    (millis(), option::of(any::<u16>()), option::of(bonus))
        .prop_map(|(time, moves, bonus)| Block { time, moves, bonus })
        .boxed()
}

/// Text of one's choice, often of letters that our people use, sometimes long.
fn text() -> BoxedStrategy<String> {
    let letters = select("Nguyễn Đức 许银川棋\u{301}\u{feff}\n\"=;".chars().collect::<Vec<_>>());
    prop_oneof![
        4 => vec(letters, 0..12).prop_map(String::from_iter),
        2 => vec(any::<char>(), 0..6).prop_map(String::from_iter),
        1 => (0_usize..6_000).prop_map(|n| "ê".repeat(n)),
    ]
    .boxed()
}

fn points() -> BoxedStrategy<HalfPoints> {
    prop_oneof![(-3..9), any::<i32>()].prop_map(HalfPoints).boxed()
}

fn millis() -> BoxedStrategy<Millis> {
    prop_oneof![(0_i64..5_400_000), any::<i64>()].prop_map(Millis).boxed()
}

fn side() -> BoxedStrategy<Side> {
    select(vec![Side::Red, Side::Black]).boxed()
}

fn small() -> BoxedStrategy<u16> {
    prop_oneof![9 => 0_u16..7, 1 => any::<u16>()].boxed()
}

fn round() -> BoxedStrategy<RoundNo> {
    small().prop_map(RoundNo).boxed()
}

fn device() -> BoxedStrategy<DeviceId> {
    prop_oneof![Just(fixture::DEVICE), Just(DeviceId(7)), Just(DeviceId(u64::MAX))].boxed()
}

fn decision_id() -> BoxedStrategy<DecisionId> {
    (device(), 1_u32..12).prop_map(|(device, seq)| DecisionId { device, seq }).boxed()
}

fn player() -> BoxedStrategy<PlayerId> {
    (decision_id(), small()).prop_map(|(by, nth)| PlayerId { by, nth }).boxed()
}

fn day() -> BoxedStrategy<CivilDate> {
    (1900_i16..=2199, 1_u8..=12, 1_u8..=28)
        .prop_filter_map("a day", |(year, month, day)| CivilDate::new(year, month, day))
        .boxed()
}

fn hour() -> BoxedStrategy<CivilTime> {
    (0_u8..24, 0_u8..60).prop_filter_map("an hour", |(hour, minute)| CivilTime::new(hour, minute)).boxed()
}
