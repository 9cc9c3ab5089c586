//! How does the Swiss engine see an event? Its people as a field, in the order of their numbers.
//!
//! A round that is paired is seen as it was to be paired, with the results of the rounds before as they
//! stand now. Whoever came late keeps a place after those who were there (case O07).
#[cfg(test)]
mod tests;

use super::swiss::first_round::{FirstBoards, FirstRound, Method, Sides, first_round};
use super::swiss::{
    Avoidance, Avoiding, Entrant, Field, NoRound, Pair, Past, PointScheme, Round as Paired, Seat, WayOut,
    WhyNot, pair_avoiding, ways_out, why_not,
};
use super::{NoPairing, Proposal, board};
use crate::regulation::{FirstPairs, Swiss, System};
use crate::tournament::{
    Decision, Encounter, Game, Leave, Player, Round, SitOut, SittingOut, Terms, Tournament,
};
use crate::units::{HalfPoints, PlayerId, RoundNo, Side, Tenths};
use std::collections::BTreeMap;
use std::sync::Arc;

/// An event as it stands before one of its rounds.
#[derive(Clone, Debug)]
pub struct SwissEvent {
    /// What the engine looks at.
    pub field: Field,
    /// Which round is to be paired.
    pub round: RoundNo,
    swiss: Swiss,
    /// By seat.
    players: Vec<PlayerId>,
    seats: BTreeMap<PlayerId, Seat>,
    /// By seat: which club or federation, if its members are to be kept apart.
    houses: Vec<Option<String>>,
}

/// A round as the rules pair it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Made {
    /// By the Dutch rules.
    Dutch(Avoiding),
    /// The first round, in another way.
    First(FirstPairs, FirstBoards),
}

impl SwissEvent {
    /// The event before a round; `None` if it has no Swiss system.
    pub fn before(tournament: &Tournament, round: RoundNo) -> Option<Self> {
        let swiss = *tournament.regulation().system.value.swiss()?;
        let by_number = tournament.by_number();
        let players: Vec<PlayerId> = by_number.iter().map(|player| player.id).collect();
        let seats: BTreeMap<PlayerId, Seat> = players.iter().copied().zip((0..).map(Seat)).collect();
        let past = &tournament.rounds()[..round.index().min(tournament.rounds().len())];
        let telling = Telling { tournament, seats: &seats, past };
        let pasts = telling.pasts();
        let entrants =
            by_number.iter().zip(pasts).map(|(player, past)| telling.entrant(player, past, round)).collect();
        let field = Field {
            n_rounds: swiss.n_rounds,
            points: scheme(tournament),
            first_side: tournament.first_side(),
            entrants,
            forbidden: telling.pairs_on(Terms::Forbidden),
            rematches: telling.pairs_on(Terms::Again),
        };
        let mut houses = swiss.apart.map_or_else(BTreeMap::new, |apart| tournament.houses(apart.kin));
        let houses = players.iter().map(|player| houses.remove(player)).collect();
        Some(Self { field, round, swiss, players, seats, houses })
    }

    /// Who has a seat.
    pub fn player(&self, seat: Seat) -> Option<PlayerId> {
        self.players.get(usize::from(seat.0)).copied()
    }

    /// The seat that somebody has.
    pub fn seat(&self, player: PlayerId) -> Option<Seat> {
        self.seats.get(&player).copied()
    }

    /// How the first round is made.
    pub const fn first_pairs(&self) -> FirstPairs {
        self.swiss.first_pairs
    }

    /// The points by which somebody is paired.
    pub fn score(&self, player: PlayerId) -> Tenths {
        let entrant = self.seat(player).and_then(|seat| self.field.entrant(seat));
        entrant
            .map_or(Tenths::ZERO, |entrant| entrant.past.iter().map(|&past| self.field.points.of(past)).sum())
    }

    /// The round as the rules pair it.
    ///
    /// # Errors
    /// If there is none, with the facts.
    pub fn make(&self) -> Result<Made, NoRound> {
        let method = match self.swiss.first_pairs {
            _ if self.round != RoundNo(1) => None,
            FirstPairs::Dutch => None,
            FirstPairs::Halves => Some(Method::Halves),
            FirstPairs::Adjacent => Some(Method::Adjacent),
            FirstPairs::FirstLast => Some(Method::FirstLast),
        };
        let Some(method) = method else {
            return pair_avoiding(&self.field, &self.kin(), self.avoidance()).map(Made::Dutch);
        };
        let first_side = self.field.first_side.unwrap_or(Side::Red);
        let plan = FirstRound { method, first_side, sides: Sides::InTurn };
        let here: Vec<Seat> = (0..)
            .map(Seat)
            .zip(&self.field.entrants)
            .filter(|(_, one)| one.is_here)
            .map(|(seat, _)| seat)
            .collect();
        let is_avoided = |a: Seat, b: Seat| self.are_kin(a, b) || self.is_forbidden(a, b);
        Ok(Made::First(self.swiss.first_pairs, first_round(&here, &plan, &is_avoided)))
    }

    /// Whether two are of one club or federation and to be kept apart in this round.
    pub fn are_kin(&self, a: Seat, b: Seat) -> bool {
        let house = |seat: Seat| self.houses.get(usize::from(seat.0)).and_then(Option::as_ref);
        self.keeps_apart() && house(a).is_some() && house(a) == house(b)
    }

    /// All pairs of one club or federation.
    fn kin(&self) -> Vec<(Seat, Seat)> {
        let mut members: BTreeMap<&str, Vec<Seat>> = BTreeMap::new();
        for (seat, house) in (0..).map(Seat).zip(&self.houses) {
            if let Some(house) = house {
                members.entry(house).or_default().push(seat);
            }
        }
        let pairs = |house: Vec<Seat>| {
            (0..house.len()).flat_map(move |a| {
                let house = house.clone();
                (a + 1..house.len()).map(move |b| (house[a], house[b]))
            })
        };
        members.into_values().flat_map(pairs).collect()
    }

    pub(super) fn is_forbidden(&self, a: Seat, b: Seat) -> bool {
        self.field.forbidden.contains(&(a, b)) || self.field.forbidden.contains(&(b, a))
    }

    fn keeps_apart(&self) -> bool {
        self.swiss.apart.is_some_and(|apart| apart.n_rounds.is_none_or(|n_rounds| self.round.0 <= n_rounds))
    }

    fn avoidance(&self) -> Avoidance {
        if self.keeps_apart() { Avoidance::Always } else { Avoidance::Never }
    }

    /// Why two do not meet in this round, as it was made: whoever is kept apart counts as forbidden. `None`
    /// for a first round that the Dutch rules did not make, or for somebody who has no seat.
    ///
    /// # Errors
    /// If the round cannot be paired at all.
    pub fn why_not(&self, a: PlayerId, b: PlayerId) -> Result<Option<WhyNot>, NoRound> {
        let (Some(a), Some(b)) = (self.seat(a), self.seat(b)) else { return Ok(None) };
        let Made::Dutch(avoiding) = self.make()? else { return Ok(None) };
        let mut field = self.field.clone();
        if self.keeps_apart() {
            field.forbidden.extend(self.kin().into_iter().filter(|&(a, b)| {
                !avoiding.unavoidable.contains(&(a, b)) && !avoiding.unavoidable.contains(&(b, a))
            }));
        }
        why_not(&field, a, b).map(Some)
    }

    /// What can be done where the round has no legal pairing (case O09).
    pub fn ways_out(&self) -> Vec<WayOut> {
        ways_out(&self.field)
    }

    /// What a way out decides.
    pub fn decisions(&self, tournament: &Tournament, way: &WayOut) -> Vec<Decision> {
        let terms = |pairs: &[(Seat, Seat)], terms: Option<Terms>| {
            let pairs = pairs.iter().filter_map(|&(a, b)| Some((self.player(a)?, self.player(b)?)));
            pairs.map(|between| Decision::SetTerms { between, terms }).collect()
        };
        match way {
            WayOut::Rematches(pairs) => terms(pairs, Some(Terms::Again)),
            WayOut::LiftBans(pairs) => terms(pairs, None),
            WayOut::Byes(seats) => {
                let players = seats.iter().filter_map(|&seat| self.player(seat));
                let (round, leave) = (self.round, Some(Leave::RequestedBye));
                players.map(|player| Decision::PlanLeave { player, round, leave }).collect()
            }
            WayOut::EndStage => {
                let mut rules = tournament.regulation().clone();
                let n_rounds = tournament.last_round().0;
                rules.system.choose(System::Swiss(Swiss { n_rounds, ..self.swiss }));
                vec![Decision::Amend(Box::new(rules))]
            }
        }
    }
}

impl Made {
    /// The pair of two seats, if the Dutch rules made it, and what had to give way for it.
    pub fn dutch_pair(&self, red: Seat, black: Seat) -> Option<&Pair> {
        self.dutch()?.pairs.iter().find(|pair| (pair.red, pair.black) == (red, black))
    }

    /// Whether something had to give way for this pair: a rule that speaks of single players, or the wish to
    /// keep the two apart.
    pub fn gave_way(&self, red: Seat, black: Seat) -> bool {
        let of_pair = |&(a, b): &(Seat, Seat)| (a, b) == (red, black) || (a, b) == (black, red);
        let bracket = self
            .dutch_pair(red, black)
            .and_then(|pair| self.dutch()?.brackets.get(usize::from(pair.bracket)));
        self.unavoidable().iter().any(of_pair)
            || bracket.is_some_and(|bracket| {
                bracket.broken.iter().any(|broken| [red, black].contains(&broken.seat))
            })
    }

    /// Red and black, in the order of boards.
    pub fn pairs(&self) -> Vec<(Seat, Seat)> {
        match self {
            Self::Dutch(avoiding) => avoiding.round.pairs.iter().map(|pair| (pair.red, pair.black)).collect(),
            Self::First(_, boards) => boards.pairs.clone(),
        }
    }

    /// Who is left over.
    pub const fn bye(&self) -> Option<Seat> {
        match self {
            Self::Dutch(avoiding) => avoiding.round.bye,
            Self::First(_, boards) => boards.bye,
        }
    }

    /// Those who were to be kept apart and meet.
    pub fn unavoidable(&self) -> &[(Seat, Seat)] {
        match self {
            Self::Dutch(avoiding) => &avoiding.unavoidable,
            Self::First(_, boards) => &boards.unavoidable,
        }
    }

    /// The round of the Dutch rules, if they made it.
    pub const fn dutch(&self) -> Option<&Paired> {
        match self {
            Self::Dutch(avoiding) => Some(&avoiding.round),
            Self::First(..) => None,
        }
    }
}

/// The next round of a Swiss event.
///
/// # Errors
/// If there is nothing to pair, or no legal pairing.
pub fn propose(tournament: &Tournament) -> Result<Proposal, NoPairing> {
    let no = tournament.next_round();
    super::check_numbers(tournament)?;
    if no.0 > tournament.n_rounds() {
        return Err(NoPairing::AllPaired);
    }
    if let Some(open) = tournament.rounds().iter().find(|round| !round.is_complete()) {
        return Err(NoPairing::RoundOpen(open.no));
    }
    if tournament.first_side().is_none() {
        return Err(NoPairing::NoFirstSide);
    }
    let Some(event) = SwissEvent::before(tournament, no) else { return Err(NoPairing::AllPaired) };
    let made = event.make().map_err(|why| NoPairing::NoRound(no, why))?;
    let players = |(red, black): (Seat, Seat)| Some((event.player(red)?, event.player(black)?));
    let pairs: Vec<(PlayerId, PlayerId)> = made.pairs().into_iter().filter_map(players).collect();
    let bye = made.bye().and_then(|seat| event.player(seat));
    let sits_out = |player: &Player| match player.unavailable(no) {
        Some(why) => Some(why),
        None => (bye == Some(player.id)).then_some(SitOut::PairingBye),
    };
    let sitting_out = tournament
        .players()
        .filter_map(|player| Some(SittingOut { player: player.id, why: sits_out(player)? }))
        .collect();
    Ok(Proposal { round: no, pairings: board::seat(tournament, &pairs), sitting_out })
}

/// What an event's results are worth to the engine: an encounter counts as one game.
fn scheme(tournament: &Tournament) -> PointScheme {
    let regulation = tournament.regulation();
    let n_games = i32::from(regulation.games_per_encounter.value);
    let worth = |points: HalfPoints| Tenths::from(HalfPoints(points.0.saturating_mul(n_games)));
    let (win, draw, loss) = regulation.scoring.value.of_side(Side::Red);
    let unplayed = regulation.unplayed.value;
    PointScheme {
        pairing_bye: worth(unplayed.pairing_bye),
        half_bye: worth(unplayed.requested_bye),
        zero_bye: worth(unplayed.absence),
        ..PointScheme::classic(worth(win), worth(draw), worth(loss))
    }
}

/// The rounds before, told seat by seat.
struct Telling<'a> {
    tournament: &'a Tournament,
    seats: &'a BTreeMap<PlayerId, Seat>,
    past: &'a [Arc<Round>],
}

impl Telling<'_> {
    fn entrant(&self, player: &Player, mut past: Vec<Past>, round: RoundNo) -> Entrant {
        self.take_off(player.id, &mut past);
        Entrant {
            number: player.number.map_or(0, |number| u32::from(number.0)),
            is_here: self.is_here(player, round),
            past,
            virtual_points: Vec::new(),
        }
    }

    /// What each round was for each seat; nothing for those who had no place in it.
    fn pasts(&self) -> Vec<Vec<Past>> {
        let mut pasts = vec![vec![Past::NotEntered; self.past.len()]; self.seats.len()];
        let mut tell = |player: PlayerId, index: usize, past: Past| {
            if let Some(seat) = self.seats.get(&player) {
                pasts[usize::from(seat.0)][index] = past;
            }
        };
        for (index, round) in self.past.iter().enumerate() {
            for encounter in &round.encounters {
                for player in [encounter.pairing.red, encounter.pairing.black] {
                    tell(player, index, self.met(round.no, encounter, player));
                }
            }
            for out in &round.sitting_out {
                tell(out.player, index, sat_out(out.why));
            }
        }
        pasts
    }

    /// Of a round that is paired, whoever had a seat or was left over; else whoever can play.
    fn is_here(&self, player: &Player, no: RoundNo) -> bool {
        let Some(round) = self.tournament.round(no) else { return player.unavailable(no).is_none() };
        round.seats(player.id) || round.was_left_over(player.id)
    }

    fn met(&self, no: RoundNo, encounter: &Encounter, player: PlayerId) -> Past {
        let pairing = encounter.pairing;
        let (side, other) =
            if pairing.red == player { (Side::Red, pairing.black) } else { (Side::Black, pairing.red) };
        let opponent = self.seats.get(&other).copied().unwrap_or(Seat(u16::MAX));
        let games: Vec<Game> = encounter.games(no).collect();
        let scoring = self.tournament.regulation().scoring.value;
        let ended = |game: &Game| Some((game.outcome?, game.side_of(player)?));
        let is_unplayed =
            games.iter().all(|game| game.outcome.is_some_and(crate::regulation::Outcome::is_forfeit));
        let points: HalfPoints =
            games.iter().filter_map(ended).map(|(outcome, side)| scoring.points(outcome, side)).sum();
        if is_unplayed {
            let won = games.iter().filter_map(ended).any(|(outcome, side)| outcome.winner() == Some(side));
            return Past::Forfeit { opponent, side, won };
        }
        Past::Game { opponent, side, points: points.into() }
    }

    /// Deductions lower the score by which people are paired: in the last game before the round, the only
    /// place that holds points of its own.
    fn take_off(&self, player: PlayerId, past: &mut [Past]) {
        let sanctions = self.tournament.sanctions().iter().filter(|sanction| sanction.player == player);
        let before = sanctions.filter(|sanction| sanction.round.index() < past.len());
        let off = Tenths::from(before.map(|sanction| sanction.deduction).sum::<HalfPoints>());
        let is_game = |past: &&mut Past| matches!(past, Past::Game { .. });
        if let Some(Past::Game { points, .. }) = past.iter_mut().rev().find(is_game) {
            *points = *points - off;
        }
    }

    fn pairs_on(&self, wanted: Terms) -> Vec<(Seat, Seat)> {
        let on = self.tournament.terms().filter(|&(_, terms)| terms == wanted);
        on.filter_map(|((a, b), _)| Some((*self.seats.get(&a)?, *self.seats.get(&b)?))).collect()
    }
}

const fn sat_out(why: SitOut) -> Past {
    match why {
        SitOut::PairingBye => Past::PairingBye,
        SitOut::RequestedBye => Past::HalfBye,
        SitOut::Absence => Past::Absent,
        SitOut::NotEntered => Past::NotEntered,
    }
}
