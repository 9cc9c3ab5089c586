//! Who is paid how much, and why? The plan of prizes applied to a table (rule B11, case O27).
//!
//! Nothing is lost and nothing invented: what is paid, what rounding leaves, what nobody could claim and
//! what a condition holds back add up to the plan's total.
mod race;
mod share;
#[cfg(test)]
mod tests;

use crate::regulation::{Category, PrizePlan, Several};
use crate::standings::{Belongs, Table, belongs};
use crate::tournament::{Player, Tournament};
use crate::units::{Dong, PlayerId};
use race::{Field, Race};
use std::collections::BTreeMap;

/// The plan applied to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payouts {
    /// Who is paid, in the order of the table.
    pub paid: Vec<Payout>,
    /// What the rounding of shares left over and nobody got.
    pub remainder: Dong,
    /// Prizes that nobody is there to win.
    pub unclaimed: Dong,
    /// Lines that are not given, as too few take part.
    pub withheld: Vec<Withheld>,
}

/// What a player is paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payout {
    /// Who.
    pub player: PlayerId,
    /// For what, in the order in which the prizes were given.
    pub prizes: Vec<Prize>,
}

/// A prize, or a share in some.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prize {
    /// Among whom.
    pub category: Category,
    /// The first of the places whose prizes these are.
    pub from: u16,
    /// The last of them.
    pub to: u16,
    /// What these places are paid together.
    pub pool: Dong,
    /// What the player gets of it.
    pub amount: Dong,
}

/// A line whose condition does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Withheld {
    /// Its place in the plan, from 0.
    pub line: usize,
    /// So many of its category take part.
    pub n: usize,
    /// What it would have come to.
    pub amount: Dong,
}

impl Payout {
    /// All prizes together.
    pub fn total(&self) -> Dong {
        self.prizes.iter().map(|prize| prize.amount).sum()
    }
}

impl Payouts {
    /// What is paid altogether.
    pub fn total(&self) -> Dong {
        self.paid.iter().map(Payout::total).sum()
    }

    /// What the withheld lines come to.
    pub fn withheld_total(&self) -> Dong {
        self.withheld.iter().map(|withheld| withheld.amount).sum()
    }
}

/// Who is paid how much by this plan, if the table stays as it is. Who left the event, or whose games are
/// annulled, wins no prize.
pub fn payouts(tournament: &Tournament, table: &Table, plan: &PrizePlan) -> Payouts {
    let mut withheld = Vec::new();
    let mut slots: Vec<(&Category, Vec<Dong>)> = Vec::new();
    for (line, prize) in plan.lines.iter().enumerate() {
        let n = n_taking_part(tournament, &prize.category);
        if prize.condition.is_some_and(|condition| !condition.holds(n)) {
            withheld.push(Withheld { line, n, amount: prize.total() });
            continue;
        }
        let at = slots.iter().position(|(category, _)| **category == prize.category).unwrap_or_else(|| {
            slots.push((&prize.category, Vec::new()));
            slots.len() - 1
        });
        let amounts = &mut slots[at].1;
        amounts.resize(amounts.len().max(usize::from(prize.to)), Dong::ZERO);
        amounts[usize::from(prize.from.max(1)) - 1..usize::from(prize.to)]
            .iter_mut()
            .for_each(|amount| *amount += prize.each);
    }
    let field = Field::new(tournament, table, plan.ties);
    let races = slots.into_iter().map(|(category, amounts)| Race::new(&field, category, amounts)).collect();
    let mut won = BTreeMap::new();
    let (remainder, unclaimed) = run(plan, races, &mut won);
    let paid = table
        .rows
        .iter()
        .filter_map(|row| won.remove(&row.player).map(|prizes| Payout { player: row.player, prizes }));
    Payouts { paid: paid.collect(), remainder, unclaimed, withheld }
}

/// Gives the prizes, always the greatest that is left; of equal ones that of the earlier line. Answers what
/// the rounding left and what nobody could claim.
fn run(plan: &PrizePlan, mut races: Vec<Race>, won: &mut BTreeMap<PlayerId, Vec<Prize>>) -> (Dong, Dong) {
    let (mut remainder, mut unclaimed) = (Dong::ZERO, Dong::ZERO);
    loop {
        let mut next: Option<(usize, Dong)> = None;
        for (at, race) in races.iter().enumerate() {
            let Some(amount) = race.next_amount() else { continue };
            if next.is_none_or(|(_, greatest)| greatest < amount) {
                next = Some((at, amount));
            }
        }
        let Some((at, _)) = next else { return (remainder, unclaimed) };
        let is_out = |player: &PlayerId| plan.several == Several::Greatest && won.contains_key(player);
        let Some(heat) = races[at].next_heat(is_out) else {
            unclaimed += races[at].give_up();
            continue;
        };
        let (shares, left) = share::shares(plan, &heat.places, &heat.amounts);
        remainder += left;
        for (&player, amount) in heat.players.iter().zip(shares).filter(|&(_, amount)| amount > Dong::ZERO) {
            won.entry(player).or_default().push(Prize {
                category: races[at].category.clone(),
                from: heat.from,
                to: heat.to,
                pool: heat.amounts.iter().copied().sum(),
                amount,
            });
        }
    }
}

/// How many of a category take part: whoever was paired at least once; before the first round all on the
/// list.
pub fn n_taking_part(tournament: &Tournament, category: &Category) -> usize {
    let first_day = tournament.about().first_day;
    let list = tournament.rating_list();
    let is_before = tournament.rounds().is_empty();
    let takes_part = |player: &&Player| {
        belongs(&player.entry, category, first_day, list) == Belongs::Yes
            && (is_before || tournament.was_paired(player.id))
    };
    tournament.players().filter(takes_part).count()
}
