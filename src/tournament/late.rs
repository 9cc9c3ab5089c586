//! Who is late, who has defaulted, and what does the regulation say of it? (Rules L10, L11, T5, W12, B2.)
//!
//! Everything here is a proposal: a default is confirmed by the arbiter, never set by the clock.
use super::Tournament;
use super::decision::SetResult;
use super::refusal::Refusal;
use super::round::{Encounter, Game, Pairing, Round};
use crate::regulation::Outcome;
use crate::units::{BoardNo, GameNo, Millis, PlayerId, RoundNo, Side, Stamp};

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
    /// The game that is lost: the first that is open. A later one of the encounter is a question of its own.
    pub game: GameNo,
    /// What the regulation makes of it.
    pub outcome: Outcome,
}

/// What a board waits for where somebody is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// So long until whoever is missing has defaulted.
    Left(Millis),
    /// The time is over: this is proposed.
    Over(Overdue),
}

impl Round {
    /// Whether somebody at an open board was noted as not there, whatever has become of it.
    pub fn has_waited(&self, encounter: &Encounter) -> bool {
        let Pairing { red, black, .. } = encounter.pairing;
        encounter.is_open() && [red, black].iter().any(|player| self.arrivals.contains_key(player))
    }

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

    /// What the absence of one or both makes of the first open game of a board, once the limit is over. Who
    /// came after it came too late (T5).
    fn default_at(&self, encounter: &Encounter, limit: Millis) -> Option<Overdue> {
        let Game { board, no, red, black, .. } =
            encounter.games(self.no).find(|game| game.outcome.is_none())?;
        let is_over = |player| self.is_missing(player) || self.lateness(player) >= Some(limit);
        let outcome = match (is_over(red), is_over(black)) {
            (true, true) => Outcome::DoubleForfeit,
            (true, false) => Outcome::Forfeit { absent: Side::Red },
            (false, true) => Outcome::Forfeit { absent: Side::Black },
            (false, false) => return None,
        };
        Some(Overdue { board, game: no, outcome })
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

    /// What a board waits for; `None` where everybody is there, came in time, or there is no limit.
    pub fn wait_at(&self, round: RoundNo, board: BoardNo, now: Stamp) -> Option<Wait> {
        let limit = self.regulation().default_after.value?;
        let left = self.time_to_default(round, now)?;
        let round = self.round(round)?;
        let encounter = round.at(board).filter(|encounter| encounter.is_open())?;
        if left == Millis(0) {
            return round.default_at(encounter, limit).map(Wait::Over);
        }
        let Pairing { red, black, .. } = encounter.pairing;
        [red, black].into_iter().any(|player| round.is_missing(player)).then_some(Wait::Left(left))
    }

    /// The boards that are lost by default by now, in order, for the arbiter to confirm.
    pub fn overdue(&self, round: RoundNo, now: Stamp) -> Vec<Overdue> {
        let limit = self.regulation().default_after.value;
        let (Some(limit), Some(Millis(0))) = (limit, self.time_to_default(round, now)) else {
            return Vec::new();
        };
        let round = self.round(round).into_iter();
        let boards = round.flat_map(|round| {
            round.encounters.iter().filter_map(move |encounter| round.default_at(encounter, limit))
        });
        boards.collect()
    }

    /// In how many rounds somebody has lost by not appearing: who misses both games of an encounter has
    /// defaulted once. Rounds that were missed with notice are none.
    pub fn n_defaults(&self, player: PlayerId) -> u8 {
        let is_excused =
            |round: RoundNo| self.player(player).is_some_and(|player| player.unavailable(round).is_some());
        let is_default = |game: &Game| match game.outcome {
            Some(Outcome::Forfeit { absent }) => game.side_of(player) == Some(absent),
            Some(Outcome::DoubleForfeit) => game.side_of(player).is_some(),
            Some(Outcome::Played(_)) | None => false,
        };
        let rounds = self.rounds().iter().filter(|round| !is_excused(round.no));
        let n = rounds.filter(|round| round.games().any(|game| is_default(&game)));
        u8::try_from(n.count()).unwrap_or(u8::MAX)
    }

    /// Those whom their defaults put out of the event (B2), in the order of the list, unless the arbiter has
    /// kept them in.
    pub fn out_by_default(&self) -> Vec<PlayerId> {
        let Some(limit) = self.regulation().out_after.value else { return Vec::new() };
        // Out of what, once no round is left to pair?
        if self.next_round().0 > self.n_rounds() {
            return Vec::new();
        }
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
        let round = self.round_mut(no.index());
        (round.started, round.is_published) = (Some(at), true);
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
        let arrivals = &mut self.round_mut(no.index()).arrivals;
        match arrival {
            Some(arrival) => arrivals.insert(player, (arrival, at)),
            None => arrivals.remove(&player),
        };
        Ok(())
    }

    /// L11: who is not there plays no game, unless the arbiter rules so and says why. Whoever has come after
    /// all is noted first.
    pub(super) fn check_is_there(&self, set: &SetResult) -> Result<(), Refusal> {
        let Some(Outcome::Played(_)) = set.now else { return Ok(()) };
        if !set.why.trim().is_empty() {
            return Ok(());
        }
        let round = self.round(set.round);
        let pairing = round.and_then(|round| round.at(set.board)).map(|encounter| encounter.pairing);
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
