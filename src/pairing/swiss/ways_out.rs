//! What can be done when no legal pairing exists? Each way out is a decision of the arbiter (case O09).
use super::least::{Grade, least, left_over};
use super::ranking::Ranking;
use super::{Field, Seat};

/// A way out; after [`WayOut::open`] the round can be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WayOut {
    /// These meet again: as few as can be, and low in the ranking.
    Rematches(Vec<(Seat, Seat)>),
    /// These bans are lifted: as few as can be.
    LiftBans(Vec<(Seat, Seat)>),
    /// These stay out of the round.
    Byes(Vec<Seat>),
    /// The stage ends here.
    EndStage,
}

impl WayOut {
    /// The field in which this way has been taken.
    pub fn open(&self, field: &Field) -> Field {
        let mut field = field.clone();
        match self {
            Self::Rematches(pairs) => field.rematches.extend(pairs),
            Self::LiftBans(pairs) => field.forbidden.retain(|&(a, b)| !has(pairs, a, b)),
            Self::Byes(seats) => {
                for seat in seats {
                    if let Some(entrant) = field.entrants.get_mut(usize::from(seat.0)) {
                        entrant.is_here = false;
                    }
                }
            }
            Self::EndStage => {}
        }
        field
    }
}

/// The ways out of a sound field that has no legal pairing, the mildest first.
pub fn ways_out(field: &Field) -> Vec<WayOut> {
    let ranking = Ranking::of(field);
    let (bans, rematches) = (bans_to_lift(field, &ranking), rematches(field, &ranking));
    let mut ways = Vec::new();
    ways.extend(bans.map(WayOut::LiftBans));
    ways.extend(rematches.map(WayOut::Rematches));
    ways.extend(byes(&ranking).map(WayOut::Byes));
    ways.push(WayOut::EndStage);
    ways
}

/// The fewest bans without which a round is complete.
fn bans_to_lift(field: &Field, ranking: &Ranking) -> Option<Vec<(Seat, Seat)>> {
    let without = Ranking::of(&Field { forbidden: Vec::new(), ..field.clone() });
    fewest(ranking, &|a, b| without.may_meet(a, b))
}

/// The fewest meetings again with which a round is complete.
fn rematches(field: &Field, ranking: &Ranking) -> Option<Vec<(Seat, Seat)>> {
    let is_banned =
        |a: usize, b: usize| has(&field.forbidden, ranking.players[a].seat, ranking.players[b].seat);
    fewest(ranking, &|a, b| ranking.sides_allow(a, b) && !is_banned(a, b))
}

/// The fewest pairs that are legal only if `is_let` with which a round is complete; nothing if there is no such round.
fn fewest(ranking: &Ranking, is_let: &dyn Fn(usize, usize) -> bool) -> Option<Vec<(Seat, Seat)>> {
    let grade = |a: usize, b: usize| {
        if ranking.may_meet(a, b) {
            Grade::Free
        } else if is_let(a, b) {
            Grade::Grudging
        } else {
            Grade::Never
        }
    };
    let pairs = least(ranking.len(), &grade, &|rank| ranking.players[rank].may_have_bye)?;
    let seats = |(a, b): (usize, usize)| (ranking.players[a].seat, ranking.players[b].seat);
    (!pairs.is_empty()).then(|| pairs.into_iter().map(seats).collect())
}

/// Who stays out, so that the others can be paired; nothing if that is everybody.
fn byes(ranking: &Ranking) -> Option<Vec<Seat>> {
    let left = left_over(ranking.len(), &|a, b| ranking.may_meet(a, b));
    let is_some = left.len() < ranking.len();
    is_some.then(|| left.into_iter().map(|rank| ranking.players[rank].seat).collect())
}

/// Whether the pair is on the list, either way round.
fn has(pairs: &[(Seat, Seat)], a: Seat, b: Seat) -> bool {
    pairs.contains(&(a, b)) || pairs.contains(&(b, a))
}
