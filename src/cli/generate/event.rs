//! How does a random tournament go, round by round?
use super::axes::{Acceleration as Kind, Axes};
use super::chance::Chance;
use super::results::play;
use crate::exchange::trf::{Acceleration, Bye, Cell, Forbidden, Header, HeaderCode, Player, Points, Trf};
use crate::pairing::swiss::{Round, Seat, pair};
use crate::units::Tenths;

/// Half-point byes are granted so often to one player.
const MAX_HALF_BYES: usize = 2;

/// When a player is there, and how well they play.
#[derive(Debug, Clone, Copy)]
struct Person {
    strength: u16,
    first_round: u16,
    /// The last round for which they stay.
    last_round: u16,
}

/// A tournament.
pub(super) fn generate(axes: &Axes, chance: &mut Chance) -> Trf {
    let people = people(axes, chance);
    let mut trf = Trf {
        headers: vec![Header { code: HeaderCode::System, text: "FIDE_DUTCH".to_owned() }],
        n_rounds: Some(axes.n_rounds),
        first_side: Some(axes.first_side),
        points: points(axes),
        players: (1..).zip(&people).map(|(number, person)| player(axes, number, person)).collect(),
        accelerations: accelerations(axes, chance),
        forbidden: forbidden(axes, chance),
        ..Trf::default()
    };
    for round in 1..=axes.n_rounds {
        leave_out(axes, chance, &people, &mut trf, round);
        let Some(paired) = paired(&trf, round) else {
            trf.players.iter_mut().for_each(|player| player.cells.truncate(usize::from(round) - 1));
            trf.kept.push(format!("### round {round} has no legal pairing"));
            break;
        };
        play_round(axes, chance, &people, &mut trf, &paired);
    }
    count_points(&mut trf);
    trf
}

fn people(axes: &Axes, chance: &mut Chance) -> Vec<Person> {
    let mut strengths: Vec<u16> = (0..axes.n_players).map(|_| chance.within(1400, 2700)).collect();
    strengths.sort_unstable_by_key(|&strength| std::cmp::Reverse(strength));
    let last = axes.n_rounds;
    let mut person = |strength| Person {
        strength,
        first_round: if last > 1 && chance.percent(axes.late) { chance.within(2, last) } else { 1 },
        last_round: if last > 1 && chance.percent(axes.withdrawals) {
            chance.within(1, last - 1)
        } else {
            last
        },
    };
    strengths.into_iter().map(&mut person).collect()
}

fn player(axes: &Axes, number: u16, person: &Person) -> Player {
    Player {
        number,
        name: format!("Player {number:04}"),
        rating: (!axes.is_unrated).then_some(person.strength),
        ..Player::default()
    }
}

/// Only what is not by custom is said.
fn points(axes: &Axes) -> Points {
    let (scheme, custom) = (axes.points, Points::default());
    let said = |worth: Tenths, by_custom: Tenths| (worth != by_custom).then_some(worth);
    let absence = said(scheme.absence, Tenths::ZERO);
    Points {
        win: said(scheme.win, custom.of_win()),
        draw: said(scheme.draw, custom.of_draw()),
        loss: said(scheme.loss, custom.of_loss()),
        absence,
        forfeit_loss: absence,
        pairing_bye: said(scheme.bye, scheme.win),
        pending: None,
    }
}

fn accelerations(axes: &Axes, chance: &mut Chance) -> Vec<Acceleration> {
    let range = |points, rounds, players| Acceleration::Range { points, rounds, players };
    match axes.acceleration {
        Kind::None => Vec::new(),
        Kind::Baku => {
            // C.04.7: the first 2·⌈n/4⌉, in half of the rounds.
            let group = (1, (2 * axes.n_players.div_ceil(4)).min(axes.n_players));
            let n_rounds = axes.n_rounds.div_ceil(2);
            let n_full = n_rounds.div_ceil(2);
            let mut lines = vec![range(axes.points.win, (1, n_full), group)];
            if n_full < n_rounds {
                lines.push(range(axes.points.draw, (n_full + 1, n_rounds), group));
            }
            lines
        }
        Kind::Lines => {
            let mut line = || {
                let (first, from) = (chance.within(1, axes.n_players), chance.within(1, axes.n_rounds));
                let players = (first, chance.within(first, axes.n_players));
                range(
                    chance.choose(&[5, 10, 15, 20].map(Tenths), Tenths(10)),
                    (from, chance.within(from, axes.n_rounds)),
                    players,
                )
            };
            (0..3).map(|_| line()).collect()
        }
    }
}

fn forbidden(axes: &Axes, chance: &mut Chance) -> Vec<Forbidden> {
    let mut group = || {
        let mut players: Vec<u16> =
            (0..chance.within(2, 3)).map(|_| chance.within(1, axes.n_players)).collect();
        players.sort_unstable();
        players.dedup();
        let first = chance.within(1, axes.n_rounds);
        let rounds = chance.percent(30).then(|| (first, chance.within(first, axes.n_rounds)));
        Forbidden { rounds, players }
    };
    (0..axes.forbidden).map(|_| group()).filter(|group| group.players.len() > 1).collect()
}

/// Writes down who is out of the round, and leaves the others' cells open.
fn leave_out(axes: &Axes, chance: &mut Chance, people: &[Person], trf: &mut Trf, round: u16) {
    for (player, person) in trf.players.iter_mut().zip(people) {
        let n_half = player.cells.iter().filter(|&&cell| cell == Cell::Bye(Bye::Half)).count();
        let wants_half = chance.percent(axes.half_byes) && n_half < MAX_HALF_BYES;
        let (wants_full, is_absent) = (chance.percent(axes.full_byes), chance.percent(axes.absences));
        let cell = if round < person.first_round {
            Cell::Blank
        } else if round > person.last_round || is_absent {
            Cell::Bye(Bye::Zero)
        } else if wants_half {
            Cell::Bye(Bye::Half)
        } else if wants_full {
            Cell::Bye(Bye::Full)
        } else {
            continue;
        };
        player.cells.resize(usize::from(round) - 1, Cell::Blank);
        player.cells.push(cell);
    }
}

/// The round, if there is one; who has a cell for it already is out.
fn paired(trf: &Trf, round: u16) -> Option<Vec<(u16, Option<u16>)>> {
    let mut field = trf.field().ok()?;
    for (entrant, player) in field.entrants.iter_mut().zip(&trf.players) {
        entrant.is_here = player.cells.len() < usize::from(round);
    }
    let Round { pairs, bye, .. } = pair(&field).ok()?;
    let number = |seat: Seat| trf.players.get(usize::from(seat.0)).map(|player| player.number);
    let pairs = pairs.iter().map(|pair| Some((number(pair.red)?, number(pair.black))));
    let bye = bye.and_then(number).map(|number| Some((number, None)));
    pairs.chain(bye).collect::<Option<Vec<_>>>().filter(|paired| !paired.is_empty())
}

fn play_round(
    axes: &Axes,
    chance: &mut Chance,
    people: &[Person],
    trf: &mut Trf,
    paired: &[(u16, Option<u16>)],
) {
    let strength = |number: u16| people.get(usize::from(number) - 1).map_or(0, |person| person.strength);
    for &(red, black) in paired {
        let Some(black) = black else {
            put(trf, red, Cell::Bye(Bye::Pairing));
            continue;
        };
        let (first, second) = play(axes, chance, (red, black), (strength(red), strength(black)));
        put(trf, red, first);
        put(trf, black, second);
    }
}

fn put(trf: &mut Trf, number: u16, cell: Cell) {
    if let Some(player) = trf.players.get_mut(usize::from(number) - 1) {
        player.cells.push(cell);
    }
}

/// Points and places; equals by their numbers.
fn count_points(trf: &mut Trf) {
    let last = trf.last_paired();
    let paid =
        |player: &Player| -> Tenths { (1..=last).map(|round| trf.points.of(player.cell(round))).sum() };
    let sums: Vec<Tenths> = trf.players.iter().map(paid).collect();
    let mut order: Vec<usize> = (0..sums.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(sums[at]));
    for (rank, at) in (1..).zip(order) {
        trf.players[at].points = sums[at];
        trf.players[at].rank = Some(rank);
    }
}
