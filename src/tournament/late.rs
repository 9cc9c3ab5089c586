//! Who is late, who has defaulted, and what does the regulation say of it? (Rules L10, L11, T5, W12, B2.)
//!
//! Everything here is a proposal: a default is confirmed by the arbiter, never set by the clock.
use super::Tournament;
use super::refusal::Refusal;
use super::round::{Encounter, Round};
use crate::regulation::Outcome;
use crate::units::{BoardNo, Millis, PlayerId, RoundNo, Side, Stamp};

/// Whether somebody who was not there at the start of a round has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Arrival {
    /// Not yet.
    Missing,
    /// By now.
    Came,
}

/// A board whose players, or one of them, were not there when the time was up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overdue {
    /// Which.
    pub board: BoardNo,
    /// What the regulation makes of it.
    pub outcome: Outcome,
}

impl Round {
    /// The time since the start, if the round was started; none before it.
    pub fn running_for(&self, now: Stamp) -> Option<Millis> {
        self.started.map(|started| Millis((now.utc_ms - started.utc_ms).max(0)))
    }

    /// How late somebody came: the time that the absent side's clock has run (L10).
    pub fn lateness(&self, player: PlayerId) -> Option<Millis> {
        let &(arrival, at) = self.arrivals.get(&player)?;
        (arrival == Arrival::Came).then(|| self.running_for(at)).flatten()
    }

    /// Whether somebody was not there and has not come since.
    pub fn is_missing(&self, player: PlayerId) -> bool {
        self.arrivals.get(&player).is_some_and(|&(arrival, _)| arrival == Arrival::Missing)
    }

    /// What the absence of one or both makes of a board.
    fn default_at(&self, encounter: &Encounter) -> Option<Outcome> {
        let pairing = encounter.pairing;
        match (self.is_missing(pairing.red), self.is_missing(pairing.black)) {
            (true, true) => Some(Outcome::DoubleForfeit),
            (true, false) => Some(Outcome::Forfeit { absent: Side::Red }),
            (false, true) => Some(Outcome::Forfeit { absent: Side::Black }),
            (false, false) => None,
        }
    }
}

impl Tournament {
    /// The time that is left until whoever is missing has defaulted; `None` if the round was not started or
    /// there is no limit.
    pub fn time_to_default(&self, round: RoundNo, now: Stamp) -> Option<Millis> {
        let limit = self.regulation().default_after.value?;
        let running = self.round(round)?.running_for(now)?;
        Some(Millis((limit.0 - running.0).max(0)))
    }

    /// The boards that are lost by default by now, in order, for the arbiter to confirm.
    pub fn overdue(&self, round: RoundNo, now: Stamp) -> Vec<Overdue> {
        if self.time_to_default(round, now) != Some(Millis(0)) {
            return Vec::new();
        }
        let encounters = self.round(round).into_iter().flat_map(|round| {
            let open = round.encounters.iter().filter(|encounter| encounter.is_open());
            open.filter_map(|encounter| Some((encounter.pairing.board, round.default_at(encounter)?)))
        });
        encounters.map(|(board, outcome)| Overdue { board, outcome }).collect()
    }

    /// How many games somebody has lost by not appearing; those of rounds that were missed with notice are none.
    pub fn n_defaults(&self, player: PlayerId) -> u8 {
        let is_excused =
            |round: RoundNo| self.player(player).is_some_and(|player| player.unavailable(round).is_some());
        let is_default = |outcome: Option<Outcome>, side: Side| match outcome {
            Some(Outcome::Forfeit { absent }) => absent == side,
            Some(Outcome::DoubleForfeit) => true,
            Some(Outcome::Played(_)) | None => false,
        };
        let games = self.games_of(player).filter(|game| !is_excused(game.round));
        let n = games.filter(|game| game.side_of(player).is_some_and(|side| is_default(game.outcome, side)));
        u8::try_from(n.count()).unwrap_or(u8::MAX)
    }

    /// Those whom their defaults put out of the event (B2), in the order of the list, unless the arbiter has
    /// kept them in.
    pub fn out_by_default(&self) -> Vec<PlayerId> {
        let Some(limit) = self.regulation().out_after.value else { return Vec::new() };
        let is_out = |player: &&super::Player| {
            let n = self.n_defaults(player.id);
            n >= limit && n > player.forgiven && !player.has_withdrawn()
        };
        self.players().filter(is_out).map(|player| player.id).collect()
    }

    pub(super) fn start_round(&mut self, no: RoundNo, at: Stamp) -> Result<(), Refusal> {
        let round = self.round(no).ok_or(Refusal::NoSuchRound(no))?;
        if round.started.is_some() {
            return Err(Refusal::NothingToDo);
        }
        self.rounds[no.index()].started = Some(at);
        self.rounds[no.index()].is_published = true;
        Ok(())
    }

    pub(super) fn arrive(
        &mut self,
        no: RoundNo,
        player: PlayerId,
        arrival: Option<Arrival>,
        at: Stamp,
    ) -> Result<(), Refusal> {
        let round = self.round(no).ok_or(Refusal::NoSuchRound(no))?;
        if !round.seats(player) {
            return Err(Refusal::NotSeated(player));
        }
        let arrivals = &mut self.rounds[no.index()].arrivals;
        match arrival {
            Some(arrival) => arrivals.insert(player, (arrival, at)),
            None => arrivals.remove(&player),
        };
        Ok(())
    }

    /// L11: who is not there plays no game. Whoever has come after all is noted first.
    pub(super) fn check_is_there(
        &self,
        no: RoundNo,
        board: BoardNo,
        now: Option<Outcome>,
    ) -> Result<(), Refusal> {
        let Some(Outcome::Played(_)) = now else { return Ok(()) };
        let round = self.round(no);
        let pairing = round.and_then(|round| round.at(board)).map(|encounter| encounter.pairing);
        let mut seated = pairing.into_iter().flat_map(|pairing| [pairing.red, pairing.black]);
        match seated.find(|&player| round.is_some_and(|round| round.is_missing(player))) {
            Some(player) => Err(Refusal::NotArrived(player)),
            None => Ok(()),
        }
    }

    pub(super) fn keep_in(&mut self, player: PlayerId) -> Result<(), Refusal> {
        self.known(player)?;
        let n = self.n_defaults(player);
        self.change(player, |player| player.forgiven = n);
        Ok(())
    }
}
