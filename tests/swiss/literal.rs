//! What does the text say? Articles 3 and 4 of C.04.3, word by word, for fields so small that every candidate can be
//! looked at. Nothing here is shared with the engine.
use crate::random::{Chance, field};
use kydai::pairing::swiss::{Field, NoRound, Past, pair};
use kydai::units::Side;
use std::cmp::Reverse;

/// A player as the articles see one.
#[derive(Clone, Debug)]
struct Player {
    seat: usize,
    score: i32,
    /// Article 1.7: the due side; 0 none, 1 mild, 2 strong, 3 absolute; by how much the sides differ; the side had twice running.
    due: Option<Side>,
    strength: u8,
    difference: i32,
    twice: Option<Side>,
    n_played: usize,
    may_have_bye: bool,
    is_topscorer: bool,
    /// Article 1.4: one round ago, two rounds ago; −1 down, 1 up.
    floats: [i8; 2],
}

/// The score before a round, virtual points included.
fn score_before(field: &Field, seat: usize, round: usize) -> i32 {
    let entrant = &field.entrants[seat];
    let real: i32 = entrant.past[..round].iter().map(|&past| field.points.of(past).0).sum();
    real + entrant.virtual_points.get(round).map_or(0, |points| points.0)
}

fn float(field: &Field, seat: usize, round: usize) -> i8 {
    let past = field.entrants[seat].past[round];
    if let Past::Game { opponent, .. } = past {
        let (ours, theirs) =
            (score_before(field, seat, round), score_before(field, usize::from(opponent.0), round));
        return (theirs - ours).signum() as i8;
    }
    -i8::from(past == Past::PairingBye || field.points.of(past) > field.points.loss)
}

fn player(field: &Field, seat: usize) -> Player {
    let entrant = &field.entrants[seat];
    let n_past = field.n_past();
    let sides: Vec<Side> = entrant
        .past
        .iter()
        .filter_map(|past| if let Past::Game { side, .. } = past { Some(*side) } else { None })
        .collect();
    let surplus: i32 = sides.iter().map(|side| if *side == Side::Red { 1 } else { -1 }).sum();
    let twice = match sides.as_slice() {
        [.., a, b] if a == b => Some(*a),
        _ => None,
    };
    let rarer = if surplus > 0 { Side::Black } else { Side::Red };
    let (due, strength) = match (surplus.abs(), twice, sides.last()) {
        (2.., _, _) => (Some(rarer), 3),
        (_, Some(twice), _) => (Some(twice.opponent()), 3),
        (1, _, _) => (Some(rarer), 2),
        (_, _, Some(last)) => (Some(last.opponent()), 1),
        (_, _, None) => (None, 0),
    };
    let score = score_before(field, seat, n_past);
    let bars = |past: &Past| match past {
        Past::Game { .. } => false,
        Past::PairingBye => true,
        other => field.points.of(*other) >= field.points.win,
    };
    let ago = |ago: usize| n_past.checked_sub(ago).map_or(0, |round| float(field, seat, round));
    Player {
        seat,
        score,
        due,
        strength,
        difference: surplus.abs(),
        twice,
        n_played: sides.len(),
        may_have_bye: !entrant.past.iter().any(bars),
        is_topscorer: n_past + 1 >= usize::from(field.n_rounds)
            && score * 2 > n_past as i32 * field.points.win.0,
        floats: [ago(1), ago(2)],
    }
}

/// The field as a small world: players by rank, who may meet, and sets of ranks as bits.
struct World {
    players: Vec<Player>,
    may_meet: Vec<Vec<bool>>,
    /// By set of ranks: whether it can be paired completely, without anybody left.
    is_complete: Vec<bool>,
    bye_score: Option<i32>,
}

/// Pairs (upper rank, lower rank) of one bracket, or of a round.
type Candidate = Vec<(usize, usize)>;

impl World {
    fn of(field: &Field) -> Self {
        let here = (0..field.entrants.len()).filter(|&seat| field.entrants[seat].is_here);
        let mut players: Vec<Player> = here.map(|seat| player(field, seat)).collect();
        players.sort_by_key(|player| (Reverse(player.score), player.seat));
        let n = players.len();
        let meet = |a: &Player, b: &Player| {
            let met = |past: &Past| matches!(past, Past::Game { opponent, .. } if usize::from(opponent.0) == b.seat);
            let is_forbidden = field.forbidden.iter().any(|(x, y)| {
                let two = [usize::from(x.0), usize::from(y.0)];
                two.contains(&a.seat) && two.contains(&b.seat)
            });
            let do_collide = a.strength == 3 && b.strength == 3 && a.due == b.due;
            a.seat != b.seat
                && !field.entrants[a.seat].past.iter().any(met)
                && !is_forbidden
                && (!do_collide || a.is_topscorer || b.is_topscorer)
        };
        let may_meet: Vec<Vec<bool>> =
            players.iter().map(|a| players.iter().map(|b| meet(a, b)).collect()).collect();
        let mut is_complete = vec![true; 1 << n];
        for set in 1..1_usize << n {
            let first = set.trailing_zeros() as usize;
            is_complete[set] = (first + 1..n).any(|other| {
                set >> other & 1 == 1
                    && may_meet[first][other]
                    && is_complete[set & !(1 << first) & !(1 << other)]
            });
        }
        let mut world = Self { players, may_meet, is_complete, bye_score: None };
        if n % 2 == 1 {
            let all = (1 << n) - 1;
            let byes = (0..n)
                .filter(|&rank| world.players[rank].may_have_bye && world.is_complete[all & !(1 << rank)]);
            world.bye_score = byes.map(|rank| world.players[rank].score).min();
        }
        world
    }

    /// C4 and C5: whether a set can be paired, the bye at its score if the number is odd.
    fn completes(&self, set: usize) -> bool {
        if set.count_ones().is_multiple_of(2) {
            return self.is_complete[set];
        }
        ranks(set).any(|rank| {
            let player = &self.players[rank];
            player.may_have_bye
                && Some(player.score) == self.bye_score
                && self.is_complete[set & !(1 << rank)]
        })
    }

    /// Every candidate of a bracket that leaves the rest complete.
    fn candidates(&self, moved_down: usize, residents: usize, below: usize) -> Vec<Candidate> {
        let mut found = Vec::new();
        self.extend(moved_down, residents, below, moved_down | residents, &mut Vec::new(), &mut found);
        found
    }

    fn extend(
        &self,
        moved_down: usize,
        residents: usize,
        rest: usize,
        open: usize,
        pairs: &mut Candidate,
        found: &mut Vec<Candidate>,
    ) {
        let Some(first) = ranks(open).next() else {
            let paired: usize = pairs.iter().map(|&(a, b)| 1 << a | 1 << b).sum();
            if self.completes(rest | (moved_down | residents) & !paired) {
                found.push(pairs.clone());
            }
            return;
        };
        let open = open & !(1 << first);
        self.extend(moved_down, residents, rest, open, pairs, found);
        for other in ranks(open & residents).filter(|&other| self.may_meet[first][other]) {
            pairs.push((first, other));
            self.extend(moved_down, residents, rest, open & !(1 << other), pairs, found);
            pairs.pop();
        }
    }

    /// C6 and C7: how many float down, and their scores from the highest.
    fn floaters_cost(&self, floaters: usize) -> (u32, Vec<i32>) {
        (floaters.count_ones(), ranks(floaters).map(|rank| self.players[rank].score).collect())
    }

    /// C8: what the next bracket will cost at best by C6 and C7.
    fn next_cost(&self, floaters: usize, groups: &[usize]) -> (u32, Vec<i32>) {
        let Some((&next, lower)) = groups.split_first() else { return (0, Vec::new()) };
        let below = lower.iter().sum();
        let bracket = floaters | next;
        let costs = self.candidates(floaters, next, below).into_iter().map(|pairs| {
            let paired: usize = pairs.iter().map(|&(a, b)| 1 << a | 1 << b).sum();
            self.floaters_cost(bracket & !paired)
        });
        costs.min().expect("C4 has been seen to")
    }

    /// C9 to C21 of a candidate, each as small as possible.
    fn quality(&self, pairs: &Candidate, moved_down: usize, floaters: usize, is_bye: bool) -> Vec<Vec<i32>> {
        let player = |rank: usize| &self.players[rank];
        let count = |is_bad: &dyn Fn(&Player, &Player) -> bool| {
            vec![pairs.iter().filter(|&&(a, b)| is_bad(player(a), player(b))).count() as i32]
        };
        let same_side = |a: &Player, b: &Player| a.due.is_some() && a.due == b.due;
        let both_absolute = |a: &Player, b: &Player| a.strength == 3 && b.strength == 3;
        // Who is denied by 5.2.2: the narrower difference; between equals both are looked at.
        let third_time = |a: &Player, b: &Player| match a.difference.cmp(&b.difference) {
            std::cmp::Ordering::Less => a.twice.is_some(),
            std::cmp::Ordering::Greater => b.twice.is_some(),
            std::cmp::Ordering::Equal => a.twice.is_some() && b.twice.is_some(),
        };
        let c9 = if is_bye {
            ranks(floaters).map(|rank| -(player(rank).n_played as i32)).collect()
        } else {
            Vec::new()
        };
        let mut quality = vec![
            c9,
            count(&|a, b| same_side(a, b) && a.difference > 1 && b.difference > 1),
            count(&|a, b| same_side(a, b) && both_absolute(a, b) && third_time(a, b)),
            count(&|a, b| same_side(a, b)),
            count(&|a, b| same_side(a, b) && a.strength.min(b.strength) == 2),
        ];
        let from_above: Vec<(usize, usize)> =
            pairs.iter().copied().filter(|&(a, _)| moved_down >> a & 1 == 1).collect();
        for ago in [0, 1] {
            let again = ranks(floaters & !moved_down).filter(|&rank| player(rank).floats[ago] == -1);
            quality.push(vec![again.count() as i32]);
            let up_again = from_above.iter().filter(|&&(_, b)| player(b).floats[ago] == 1);
            quality.push(vec![up_again.count() as i32]);
        }
        for ago in [0, 1] {
            // C18, C20: the differences of those moved down who have floated down; whoever floats on meets the least.
            let on = ranks(floaters & moved_down).filter(|&rank| player(rank).floats[ago] == -1);
            let here = from_above.iter().filter(|&&(a, _)| player(a).floats[ago] == -1);
            let mut gaps: Vec<i32> = on.map(|rank| player(rank).score + 1_000_000).collect();
            gaps.extend(here.map(|&(a, b)| player(a).score - player(b).score));
            gaps.sort_by_key(|&gap| Reverse(gap));
            quality.push(gaps);
            let up_again = from_above.iter().filter(|&&(_, b)| player(b).floats[ago] == 1);
            let mut gaps: Vec<i32> = up_again.map(|&(a, b)| player(a).score - player(b).score).collect();
            gaps.sort_by_key(|&gap| Reverse(gap));
            quality.push(gaps);
        }
        quality
    }

    /// Article 4: where a candidate stands in the order in which they are tried.
    fn turn(pairs: &Candidate, moved_down: usize, residents: usize) -> Vec<Vec<i64>> {
        let mut pairs = pairs.clone();
        pairs.sort_unstable();
        let (above, inside): (Candidate, Candidate) =
            pairs.into_iter().partition(|&(a, _)| moved_down >> a & 1 == 1);
        let used: usize = above.iter().map(|&(_, b)| 1 << b).sum();
        let remainder: Vec<usize> = ranks(residents & !used).collect();
        let s1 = &remainder[..inside.len()];
        let uppers: Vec<usize> = inside.iter().map(|&(a, _)| a).collect();
        let mut leaving: Vec<i64> =
            s1.iter().filter(|rank| !uppers.contains(rank)).map(|&rank| rank as i64).collect();
        let entering: Vec<i64> =
            uppers.iter().filter(|rank| !s1.contains(rank)).map(|&rank| rank as i64).collect();
        let numbers = |sum: &[i64]| -> i64 {
            sum.iter()
                .map(|&rank| {
                    remainder.iter().position(|&one| one as i64 == rank).expect("of the remainder") as i64
                })
                .sum()
        };
        let distance = numbers(&entering) - numbers(&leaving);
        leaving.reverse();
        vec![
            above.iter().map(|&(a, _)| a as i64).collect(),
            above.iter().map(|&(_, b)| b as i64).collect(),
            vec![leaving.len() as i64, distance],
            leaving.iter().map(|rank| -rank).collect(),
            entering,
            inside.iter().map(|&(_, b)| b as i64).collect(),
        ]
    }

    /// The round as the articles have it, as pairs of ranks and the bye.
    fn round(&self) -> Option<(Candidate, Option<usize>)> {
        let all = (1_usize << self.players.len()) - 1;
        if self.players.is_empty() || !self.completes(all) {
            return None;
        }
        let chunks = self.players.chunk_by(|a, b| a.score == b.score);
        let mut start = 0;
        let groups: Vec<usize> = chunks
            .map(|chunk| {
                let group = ((1 << chunk.len()) - 1) << start;
                start += chunk.len();
                group
            })
            .collect();
        let (mut round, mut moved_down) = (Vec::new(), 0_usize);
        for (at, &residents) in groups.iter().enumerate() {
            let lower = &groups[at + 1..];
            let bracket = moved_down | residents;
            let score = ranks(residents).next().map(|rank| self.players[rank].score);
            let best = self.candidates(moved_down, residents, lower.iter().sum()).into_iter().min_by_key(
                |pairs| {
                    let paired: usize = pairs.iter().map(|&(a, b)| 1 << a | 1 << b).sum();
                    let floaters = bracket & !paired;
                    let is_bye =
                        floaters.count_ones() == 1 && self.bye_score >= score && self.bye_score.is_some();
                    (
                        self.floaters_cost(floaters),
                        self.next_cost(floaters, lower),
                        self.quality(pairs, moved_down, floaters, is_bye),
                        Self::turn(pairs, moved_down, residents),
                    )
                },
            )?;
            let paired: usize = best.iter().map(|&(a, b)| 1 << a | 1 << b).sum();
            moved_down = bracket & !paired;
            round.extend(best);
        }
        Some((round, ranks(moved_down).next()))
    }
}

fn ranks(set: usize) -> impl Iterator<Item = usize> {
    (0..usize::BITS as usize).filter(move |&rank| set >> rank & 1 == 1)
}

#[test]
fn art_3_and_4_word_by_word_lead_to_the_same_rounds() {
    let (mut n_paired, mut n_refused) = (0, 0);
    for seed in 0..6_000 {
        let mut chance = Chance(seed ^ 0xA5A5_0000);
        let n = 3 + chance.below(7) as usize;
        let field = field(&mut chance, n);
        let world = World::of(&field);
        let seat = |rank: usize| world.players[rank].seat as u16;
        let due = world.round().map(|(pairs, bye)| {
            let mut pairs: Vec<_> =
                pairs.into_iter().map(|(a, b)| (seat(a).min(seat(b)), seat(a).max(seat(b)))).collect();
            pairs.sort_unstable();
            (pairs, bye.map(seat))
        });
        let found = match pair(&field) {
            Ok(round) => {
                let pairs = round
                    .pairs
                    .iter()
                    .map(|pair| (pair.red.0.min(pair.black.0), pair.red.0.max(pair.black.0)));
                let mut pairs: Vec<_> = pairs.collect();
                pairs.sort_unstable();
                Some((pairs, round.bye.map(|seat| seat.0)))
            }
            Err(NoRound::NoLegalPairing(_)) => None,
            Err(NoRound::Faulty(faults)) => panic!("seed {seed}: {faults:?}"),
        };
        assert_eq!(found, due, "seed {seed}: {:?}\n{field:?}", world.players);
        if due.is_some() { n_paired += 1 } else { n_refused += 1 }
    }
    assert!(n_paired > 4_000 && n_refused > 100, "{n_paired} paired, {n_refused} refused");
}
