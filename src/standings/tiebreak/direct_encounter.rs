//! Who did better among the tied? All their mutual games (đối kháng, 直胜; C.07 art. 6; case O03).
//!
//! If all have met, their own little table ranks them, and whoever is still tied in it is ranked by a
//! table among themselves. If not all have met, only whoever is first whatever the missing games
//! give is put first, then the next likewise. Where some met more often than others, each opponent
//! counts by the average of the games.
use super::{Addend, Unit, is_dropped};
use crate::regulation::{Criterion, Unplayed};
use crate::standings::score::{Score, Seat};
use crate::units::order;

/// Which games count: those of the criterion.
#[derive(Clone, Copy, Debug)]
pub struct Rule<'a> {
    /// The criterion, for the rounds that it drops.
    pub criterion: &'a Criterion,
    /// Whether forfeits count as games.
    pub unplayed: Unplayed,
}

/// The table of the tied among themselves.
#[derive(Clone, Debug)]
pub struct MiniTable {
    /// Each member's addends, in parts of half a point; the members in the order given.
    pub addends: Vec<Vec<Addend>>,
    /// What the addends are counted in.
    pub unit: Unit,
    /// Members whom the member has not met.
    n_missing: Vec<i64>,
    /// So many parts make half a point.
    parts: i64,
}

impl MiniTable {
    /// The table of these players.
    pub fn new(score: &Score, rule: Rule, members: &[Seat]) -> Self {
        let mut addends = mutual_games(score, rule, members);
        let mut parts = 1;
        let mut counts = (i64::MAX, 0);
        let mut n_missing = Vec::with_capacity(members.len());
        for games in &addends {
            let mut n_met = 0;
            for run in games.chunk_by(|a, b| a.opponent == b.opponent) {
                let n_games = i64::try_from(run.len()).unwrap_or(i64::MAX);
                parts = least_common_multiple(parts, n_games);
                counts = (counts.0.min(n_games), counts.1.max(n_games));
                n_met += 1;
            }
            n_missing.push(i64::try_from(members.len()).unwrap_or(i64::MAX) - 1 - n_met);
        }
        for games in &mut addends {
            for run in games.chunk_by_mut(|a, b| a.opponent == b.opponent) {
                let share = parts / i64::try_from(run.len()).unwrap_or(i64::MAX);
                run.iter_mut().for_each(|addend| addend.amount *= share);
            }
            order::by_key(games, |addend| addend.round);
        }
        // If all who met did so equally often, the average times that number is the plain sum.
        let is_plain = counts.0 >= counts.1;
        let unit = if is_plain {
            Unit::HalfPoints
        } else {
            Unit::PartsOfHalf(u32::try_from(parts).unwrap_or(u32::MAX))
        };
        Self { addends, unit, n_missing, parts }
    }

    /// Whether any of them have met.
    pub fn has_games(&self) -> bool {
        self.addends.iter().any(|games| !games.is_empty())
    }

    /// What a member has in it.
    pub fn total(&self, index: usize) -> i64 {
        super::sum(&self.addends[index])
    }

    fn tiers(&self, score: &Score, members: &[Seat]) -> Vec<Vec<Seat>> {
        if self.n_missing.iter().all(|&n_missing| n_missing == 0) {
            self.tiers_by_total(members)
        } else {
            self.certain_firsts(score, members)
        }
    }

    fn tiers_by_total(&self, members: &[Seat]) -> Vec<Vec<Seat>> {
        let mut order: Vec<(i64, Seat)> =
            members.iter().enumerate().map(|(index, &seat)| (self.total(index), seat)).collect();
        order::by_key(&mut order, |&(total, _)| std::cmp::Reverse(total));
        let tiers = order.chunk_by(|a, b| a.0 == b.0);
        tiers.map(|tier| tier.iter().map(|&(_, seat)| seat).collect()).collect()
    }

    /// Whoever is ahead with all missing games lost, of all others with all of theirs won.
    fn certain_firsts(&self, score: &Score, members: &[Seat]) -> Vec<Vec<Seat>> {
        let (win, loss) =
            (i64::from(score.worth.win.0) * self.parts, i64::from(score.worth.loss.0) * self.parts);
        let range = |index: usize| {
            let (total, n_missing) = (self.total(index), self.n_missing[index]);
            (total + n_missing * loss, total + n_missing * win)
        };
        let mut rest: Vec<(i64, i64, Seat)> =
            members.iter().enumerate().map(|(index, &seat)| (range(index).0, range(index).1, seat)).collect();
        let mut tiers = Vec::new();
        while let Some(first) = certain_first(&rest) {
            tiers.push(vec![rest.remove(first).2]);
        }
        if !rest.is_empty() {
            tiers.push(rest.into_iter().map(|(_, _, seat)| seat).collect());
        }
        tiers
    }
}

fn certain_first(rest: &[(i64, i64, Seat)]) -> Option<usize> {
    let (first, leader) = rest.iter().enumerate().max_by_key(|(_, (worst, _, _))| worst)?;
    let is_certain = rest.iter().enumerate().all(|(index, other)| index == first || other.1 < leader.0);
    is_certain.then_some(first)
}

/// The tied in tiers, the best first; one tier if nothing separates them. Each tier keeps the order given.
pub fn tiers(score: &Score, rule: Rule, members: &[Seat]) -> Vec<Vec<Seat>> {
    let table = MiniTable::new(score, rule, members);
    if !table.has_games() {
        return vec![members.to_vec()];
    }
    let tiers = table.tiers(score, members);
    if tiers.len() == 1 {
        return tiers;
    }
    let again = |tier: Vec<Seat>| if tier.len() == 1 { vec![tier] } else { self::tiers(score, rule, &tier) };
    tiers.into_iter().flat_map(again).collect()
}

/// Each member's games against other members, sorted by opponent.
fn mutual_games(score: &Score, rule: Rule, members: &[Seat]) -> Vec<Vec<Addend>> {
    let mut is_member = vec![false; score.ids.len()];
    members.iter().for_each(|&seat| is_member[seat] = true);
    let games_of = |&seat: &Seat| {
        let mut games = Vec::new();
        for slot in &score.slots[seat] {
            let Some((opponent, _, outcome)) = slot.game() else { continue };
            let counts = match rule.unplayed {
                Unplayed::Counted => true,
                Unplayed::LeftOut => !outcome.is_forfeit(),
            };
            if counts && is_member[opponent] && !is_dropped(score, rule.criterion, slot.round) {
                games.push(Addend::of_slot(slot, i64::from(slot.points.0)));
            }
        }
        order::by_key(&mut games, |addend| addend.opponent);
        games
    };
    members.iter().map(games_of).collect()
}

fn least_common_multiple(a: i64, b: i64) -> i64 {
    a / greatest_common_divisor(a, b) * b
}

fn greatest_common_divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}
