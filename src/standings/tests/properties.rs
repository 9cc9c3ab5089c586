//! What holds for every event.
use super::build::{Event, every_kind, id, row, rules_by};
use crate::regulation::{
    Criterion, CriterionKind, Decreed, Direction, Outcome, Played, Regulation, RoundRobinTable, Scope,
    Scoring, System, WithdrawalRule,
};
use crate::standings::{Table, Value, table, terms};
use crate::tournament::{Decision, Lots, SitOut};
use crate::units::{HalfPoints, RoundNo, Seed, Side};
use proptest::prelude::*;

/// What a random event is made of.
#[derive(Clone, Debug)]
struct Plan {
    n: usize,
    n_games: u8,
    cycles: u8,
    n_rounds: usize,
    /// Results, taken in turn; 8 and more leave a game of the last round open.
    results: Vec<u8>,
    sanctions: Vec<(usize, u16, u8, i32)>,
    leaves: Option<(usize, u16)>,
    annuls: bool,
    /// What each criterion drops and to whom it applies.
    options: Vec<u8>,
    lots: Option<u64>,
}

fn plans() -> impl Strategy<Value = Plan> {
    (2_usize..9, 1_u8..3, 1_u8..3).prop_flat_map(|(n, n_games, cycles)| {
        let last = (n.next_multiple_of(2) - 1) * usize::from(cycles);
        (
            0..=last,
            prop::collection::vec(0_u8..11, 1..40),
            prop::collection::vec((0..n, 1_u16..8, 1_u8..3, 0_i32..4), 0..4),
            prop::option::of((0..n, 1_u16..8)),
            any::<bool>(),
            prop::collection::vec(any::<u8>(), 47),
            prop::option::of(any::<u64>()),
        )
            .prop_map(move |(n_rounds, results, sanctions, leaves, annuls, options, lots)| Plan {
                n,
                n_games,
                cycles,
                n_rounds,
                results,
                sanctions,
                leaves,
                annuls,
                options,
                lots,
            })
    })
}

fn regulation(plan: &Plan) -> Regulation {
    let chain = every_kind().into_iter().zip(&plan.options).map(|(kind, &option)| Criterion {
        direction: if option & 8 == 0 { Direction::Usual } else { Direction::Reversed },
        scope: if option & 4 == 0 { Scope::AllTied } else { Scope::ExactlyTwo },
        drop_first: if option & 3 == 1 { 1 } else { 0 },
        drop_last: if option & 3 == 2 { 1 } else { 0 },
        kind,
    });
    let rule = if plan.annuls { WithdrawalRule::AnnulBelowHalf } else { WithdrawalRule::ForfeitRest };
    let system = System::RoundRobin { table: RoundRobinTable::Circle, cycles: plan.cycles };
    let mut regulation = Regulation {
        games_per_encounter: Decreed::organizer(plan.n_games),
        system: Decreed::organizer(system),
        scoring: Decreed::organizer(Scoring::TWO_ONE_ZERO),
        withdrawal: Decreed::organizer(rule),
        chain: Decreed::organizer(chain.collect()),
        ..rules_by(&[CriterionKind::Points])
    };
    regulation.unplayed.value.pairing_bye = HalfPoints(4);
    regulation
}

/// The event; `seat` says which position in the list each player has.
fn event(plan: &Plan, seat: impl Fn(usize) -> usize) -> Event {
    let mut event = Event::new(regulation(plan), plan.n);
    let n = plan.n.next_multiple_of(2);
    let mut results = plan.results.iter().cycle();
    for round in 0..plan.n_rounds {
        if let Some((nth, _)) = plan.leaves.filter(|&(_, from)| usize::from(from) == round + 1) {
            event.decide(Decision::Withdraw { player: id(seat(nth)), from: RoundNo(round as u16 + 1) });
        }
        // The circle method: the last stays, the others go round.
        let at = |place: usize| if place == n - 1 { n - 1 } else { (place + round) % (n - 1) };
        let meetings = (0..n / 2).map(|board| (at(board), at(n - 1 - board)));
        let (pairs, free): (Vec<_>, Vec<_>) = meetings.partition(|&(a, b)| a < plan.n && b < plan.n);
        let pairs: Vec<_> = pairs.into_iter().map(|(a, b)| (seat(a), seat(b))).collect();
        let free: Vec<_> = free.into_iter().map(|(a, b)| (seat(a.min(b)), SitOut::PairingBye)).collect();
        event.pair(&pairs, &free);
        for board in 1..=pairs.len() as u16 {
            for game in 1..=plan.n_games {
                let result = outcome(*results.next().expect("a cycle"));
                let is_last = round + 1 == plan.n_rounds;
                let result = result.or((!is_last).then_some(Outcome::Played(Played::Draw)));
                if let Some(result) = result {
                    event.result(board, game, result);
                }
            }
        }
    }
    for &(nth, round, fouls, deduction) in &plan.sanctions {
        event.sanction(seat(nth), round, fouls, deduction);
    }
    if let Some(seed) = plan.lots {
        event.decide(Decision::DrawLots(Lots::Drawn(Seed(seed))));
    }
    event
}

fn outcome(of: u8) -> Option<Outcome> {
    Some(match of {
        0 | 1 => Outcome::Played(Played::RedWins),
        2 | 3 => Outcome::Played(Played::Draw),
        4 => Outcome::Played(Played::BlackWins),
        5 => Outcome::Played(Played::BothLose),
        6 => Outcome::Forfeit { absent: Side::Red },
        7 => Outcome::Forfeit { absent: Side::Black },
        8 => Outcome::DoubleForfeit,
        _ => return None,
    })
}

/// A value as a number of its own parts, to be added up; `None` where there is none.
fn amount(value: Value) -> Option<(i64, u32)> {
    match value {
        Value::NotApplied => None,
        Value::Points(points) => Some((i64::from(points.0), 0)),
        Value::Product(points) => Some((points.0, 0)),
        Value::Average { halves, of } => Some((halves, of)),
        // As a part of the product of all numbers of games that there are.
        Value::Mean { halves, games } => Some((halves * (NUMBERS / games), 0)),
        Value::Rating(points) => Some((i64::from(points), 0)),
        Value::Number(number) => Some((i64::from(number), 0)),
        Value::Count(count) => Some((i64::from(count), 0)),
        Value::Lot(lot) => Some((i64::from(lot), 0)),
    }
}

/// What every number of games up to 30 divides.
const NUMBERS: i64 = 2_329_089_562_800;

/// Whether these addends give this sum, this average, or a performance that is possible against them.
fn adds_up(kind: CriterionKind, parts: &[i64], sum: i64) -> bool {
    let (added, n) = (parts.iter().sum::<i64>(), parts.len() as i64);
    if matches!(kind, CriterionKind::AverageBuchholz(..)) {
        return added * (NUMBERS / n) == sum;
    }
    if matches!(
        kind,
        CriterionKind::AverageRating(_) | CriterionKind::AveragePerformance | CriterionKind::AveragePerfect
    ) {
        return (2 * (sum * n - added)).abs() <= n;
    }
    if matches!(kind, CriterionKind::Performance | CriterionKind::PerfectPerformance) {
        let (least, most) = (parts.iter().min(), parts.iter().max());
        return least.is_some_and(|least| sum >= least - 800) && most.is_some_and(|most| sum <= most + 800);
    }
    added == sum
}

fn goes_by_the_list(kind: CriterionKind) -> bool {
    match kind {
        CriterionKind::PairingNumber
        | CriterionKind::Rating
        | CriterionKind::AverageRating(_)
        | CriterionKind::Performance
        | CriterionKind::PerfectPerformance
        | CriterionKind::AveragePerformance
        | CriterionKind::AveragePerfect => true,
        CriterionKind::Points
        | CriterionKind::DirectEncounter(_)
        | CriterionKind::Buchholz(..)
        | CriterionKind::ForeBuchholz(..)
        | CriterionKind::AverageBuchholz(..)
        | CriterionKind::SonnebornBerger(..)
        | CriterionKind::Koya(_)
        | CriterionKind::Progressive
        | CriterionKind::Wins(_)
        | CriterionKind::GamesWithBlack(_)
        | CriterionKind::WinsWithBlack(_)
        | CriterionKind::WinsWithRed(_)
        | CriterionKind::FewerFouls
        | CriterionKind::GamesPlayed
        | CriterionKind::RoundsElected
        | CriterionKind::StandardPoints
        | CriterionKind::Lots => false,
    }
}

fn check_places(table: &Table) {
    for (index, rows) in table.rows.windows(2).enumerate() {
        let (above, below) = (&rows[0], &rows[1]);
        let is_shared = below.separated_by.is_none() && above.is_annulled == below.is_annulled;
        let expected = if is_shared { above.place } else { index as u16 + 2 };
        assert_eq!(below.place, expected, "{rows:?}");
        assert!(above.is_annulled <= below.is_annulled, "the annulled come last");
        if let Some(by) = below.separated_by {
            let kind = table.criteria[by].kind;
            let is_usual_less = matches!(
                kind,
                CriterionKind::FewerFouls | CriterionKind::Lots | CriterionKind::PairingNumber
            );
            let is_less_better = is_usual_less == (table.criteria[by].direction == Direction::Usual);
            let (above, below) = (amount(above.values[by]), amount(below.values[by]));
            // Players tied in a table of more may be separated by one among themselves.
            if matches!(kind, CriterionKind::DirectEncounter(_)) {
                assert!(above.is_some() && below.is_some());
            } else {
                let is_better = if is_less_better { above < below } else { above > below };
                assert!(is_better || (above.is_some() && below.is_none()), "{kind:?}");
            }
        }
    }
    assert!(table.rows.first().is_none_or(|first| first.place == 1 && first.separated_by.is_none()));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn the_table_is_a_pure_function_of_the_event(plan in plans()) {
        let event = event(&plan, |nth| nth);
        let before = event.tournament.clone();
        prop_assert_eq!(event.table(), event.table());
        prop_assert_eq!(&event.tournament, &before);
        let mut permuted = event.clone();
        let mut regulation = before.regulation().clone();
        regulation.chain.value.reverse();
        permuted.decide(Decision::Amend(Box::new(regulation)));
        permuted.table();
        permuted.decide(Decision::Amend(Box::new(before.regulation().clone())));
        prop_assert_eq!(permuted.table(), event.table());
    }

    #[test]
    fn terms_add_up_to_every_value(plan in plans()) {
        let event = event(&plan, |nth| nth);
        let table = event.table();
        for row in &table.rows {
            for (index, &value) in row.values.iter().enumerate() {
                let terms = terms(&event.tournament, &table, index, row.player);
                let kept = terms.iter().filter(|term| !term.is_left_out);
                let parts: Vec<_> = kept.map(|term| amount(term.value).expect("a term has a value")).collect();
                let units: Vec<u32> = parts.iter().map(|&(_, of)| of).collect();
                let kind = table.criteria[index];
                match amount(value) {
                    None => prop_assert!(terms.is_empty(), "{:?}", kind),
                    Some((sum, of)) => {
                        let parts: Vec<i64> = parts.iter().map(|&(part, _)| part).collect();
                        prop_assert!(adds_up(kind.kind, &parts, sum), "{:?}: {:?}, {}", kind, parts, sum);
                        prop_assert!(units.iter().all(|&part_of| part_of == of), "{:?}", kind);
                    }
                }
                for term in &terms {
                    if let (Some((against, scored)), Value::Product(product)) = (term.factors, term.value) {
                        prop_assert_eq!(against * scored, product);
                    }
                }
            }
        }
    }

    #[test]
    fn places_are_one_to_n_and_shared_by_whom_nothing_separates(plan in plans()) {
        let event = event(&plan, |nth| nth);
        let table = event.table();
        prop_assert_eq!(table.rows.len(), plan.n);
        let mut players: Vec<_> = table.rows.iter().map(|row| row.player.nth).collect();
        players.sort_unstable();
        prop_assert!(players.iter().copied().eq(0..plan.n as u16));
        check_places(&table);
    }

    #[test]
    fn the_sum_of_points_is_that_of_the_games_and_byes_less_the_deductions(plan in plans()) {
        let mut plan = plan;
        plan.annuls = false;
        let mut event = event(&plan, |nth| nth);
        let regulation = rules_by(&[CriterionKind::Points]);
        let chain = regulation.chain;
        let regulation = Regulation { chain, ..event.tournament.regulation().clone() };
        event.decide(Decision::Amend(Box::new(regulation)));
        let table = event.table();
        let scoring = event.tournament.regulation().scoring.value;
        let games: i32 = event.tournament.games().filter_map(|game| game.outcome)
            .map(|outcome| scoring.points(outcome, Side::Red).0 + scoring.points(outcome, Side::Black).0).sum();
        let byes = event.tournament.rounds().iter().map(|round| round.sitting_out.len() as i32).sum::<i32>()
            * 4 * i32::from(plan.n_games);
        let off: i32 = event.tournament.sanctions().iter()
            .filter(|sanction| usize::from(sanction.round.0) <= plan.n_rounds)
            .map(|sanction| sanction.deduction.0).sum();
        let sum: i64 = table.rows.iter().filter_map(|row| amount(row.values[0])).map(|(points, _)| points).sum();
        prop_assert_eq!(sum, i64::from(games + byes - off));
        let most = i64::from(plan.n_games) * plan.n_rounds as i64 * 4;
        for row in &table.rows {
            prop_assert!(amount(row.values[0]).is_some_and(|(points, _)| points <= most));
        }
    }

    #[test]
    fn the_order_of_registration_does_not_matter(plan in plans()) {
        // Lots are drawn by ids, numbers and ratings go by the list, so they are left out here.
        let plan = Plan { lots: None, ..plan };
        let (mut forward, mut backward) = (event(&plan, |nth| nth), event(&plan, |nth| plan.n - 1 - nth));
        for event in [&mut forward, &mut backward] {
            let mut regulation = event.tournament.regulation().clone();
            regulation.chain.value.retain(|criterion| !goes_by_the_list(criterion.kind));
            event.decide(Decision::Amend(Box::new(regulation)));
        }
        let (forward, backward) = (forward.table(), backward.table());
        for nth in 0..plan.n {
            let (a, b) = (row(&forward, nth), row(&backward, plan.n - 1 - nth));
            prop_assert_eq!((a.place, &a.values, a.is_annulled), (b.place, &b.values, b.is_annulled));
        }
    }

    #[test]
    fn later_rounds_do_not_touch_an_earlier_table(plan in plans(), through in 0_u16..8) {
        let through = RoundNo(through.min(plan.n_rounds as u16));
        let shorter = Plan { n_rounds: usize::from(through.0), ..plan.clone() };
        // In the shorter event no game of its last round is left open that the longer one decided.
        let (long, mut short) = (event(&plan, |nth| nth), event(&shorter, |nth| nth));
        if let Some(last) = long.tournament.rounds().get(through.index()).filter(|_| through.0 > 0) {
            for game in last.games() {
                if let Some(outcome) = game.outcome {
                    short.result(game.board.0, game.no.0, outcome);
                }
            }
        }
        prop_assert_eq!(table(&long.tournament, through), table(&short.tournament, through));
    }
}
