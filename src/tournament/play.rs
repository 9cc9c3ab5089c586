//! What happens in the rounds? Pairing, results, and what absence does to them.
use super::Tournament;
use super::check;
use super::decision::SetResult;
use super::player::SitOut;
use super::refusal::{Field, Refusal};
use super::round::{Encounter, Game, Pairing, Round, SittingOut};
use crate::regulation::{Outcome, System};
use crate::units::{PlayerId, RoundNo, Side};
use std::collections::BTreeMap;
use std::sync::Arc;

impl Tournament {
    pub(super) fn pair(
        &mut self,
        no: RoundNo,
        pairings: &[Pairing],
        sitting_out: &[SittingOut],
    ) -> Result<(), Refusal> {
        self.check_is_next(no, pairings)?;
        self.check_seats(no, pairings, sitting_out)?;
        self.check_entered(no, pairings)?;
        if self.rounds.is_empty() {
            self.kin_when_paired = Some(self.kin_now());
        }
        let is_known_beforehand = match self.regulation.system.value {
            System::RoundRobin { .. } => true,
            System::Swiss(_) => false,
        };
        self.rounds.push(Arc::new(Round {
            no,
            encounters: pairings.iter().map(|&pairing| self.unplayed(pairing)).collect(),
            sitting_out: sitting_out.to_vec(),
            left_over: self.left_over(sitting_out),
            is_published: is_known_beforehand,
            by_hand: Vec::new(),
            started: None,
            arrivals: BTreeMap::new(),
            is_checked: false,
            made_before_correction_of: Vec::new(),
        }));
        self.account_since(no);
        Ok(())
    }

    /// Rounds are paired in order and once, when everyone has a number.
    fn check_is_next(&self, no: RoundNo, pairings: &[Pairing]) -> Result<(), Refusal> {
        if let Some(round) = self.round(no) {
            // Who sits out follows from who does not; why may have changed since.
            let is_same = round.encounters.iter().map(|encounter| &encounter.pairing).eq(pairings);
            return Err(if is_same { Refusal::NothingToDo } else { Refusal::AlreadyPaired(no) });
        }
        if no.0 > self.n_rounds() {
            return Err(Refusal::NoSuchRound(no));
        }
        if no != self.next_round() {
            return Err(Refusal::NotTheNextRound { next: self.next_round() });
        }
        if let Some(player) = self.players().find(|player| player.number.is_none()) {
            return Err(Refusal::NoNumber(player.id));
        }
        Ok(())
    }

    fn unplayed(&self, pairing: Pairing) -> Encounter {
        let n_games = usize::from(self.regulation.games_per_encounter.value);
        Encounter { pairing, outcomes: vec![None; n_games] }
    }

    /// Those whom the pairing left over. A round robin's table leaves over whoever sits out, whether there or not.
    fn left_over(&self, sitting_out: &[SittingOut]) -> Vec<PlayerId> {
        let is_left_over = |out: &&SittingOut| match self.regulation.system.value {
            System::RoundRobin { .. } => true,
            System::Swiss(_) => out.why == SitOut::PairingBye,
        };
        sitting_out.iter().filter(is_left_over).map(|out| out.player).collect()
    }

    /// Other pairs by hand, in the last round and where nothing was played. Who entered late and gets a
    /// seat is in the event from this round on (case O07).
    pub(super) fn reseat(
        &mut self,
        no: RoundNo,
        pairings: &[Pairing],
        sitting_out: &[SittingOut],
        why: &str,
    ) -> Result<(), Refusal> {
        check::at_most(why, check::MAX_TEXT, Field::Text)?;
        let round = self.round(no).ok_or(Refusal::NoSuchRound(no))?;
        if self.last_round() != no {
            return Err(Refusal::NotTheLastRound { last: self.last_round() });
        }
        match self.regulation.system.value {
            System::RoundRobin { .. } => return Err(Refusal::OnlyInSwiss),
            System::Swiss(_) => self.check_seats(no, pairings, sitting_out)?,
        }
        // A forfeit of somebody who is not there stands for no game that was played.
        let is_played = |encounter: &&Encounter| encounter.outcomes.iter().any(|&outcome| is_played(outcome));
        let is_gone = |encounter: &&Encounter| !pairings.contains(&encounter.pairing);
        if let Some(played) = round.encounters.iter().filter(is_played).find(is_gone) {
            return Err(Refusal::BoardPlayed(played.pairing.board));
        }
        let stands = |pairing: &Pairing| round.at(pairing.board).filter(|old| old.pairing == *pairing);
        let encounters = pairings
            .iter()
            .map(|pairing| stands(pairing).cloned().unwrap_or_else(|| self.unplayed(*pairing)));
        let (encounters, left_over) = (encounters.collect(), self.left_over(sitting_out));
        let seated = pairings.iter().flat_map(|pairing| [pairing.red, pairing.black]);
        for player in seated.chain(sitting_out.iter().map(|out| out.player)) {
            self.change(player, |player| player.joins = player.joins.min(no));
        }
        let round = self.round_mut(no.index());
        (round.encounters, round.left_over) = (encounters, left_over);
        round.sitting_out = sitting_out.to_vec();
        round.by_hand.push(why.to_owned());
        round.is_checked = false;
        self.account_since(no);
        Ok(())
    }

    pub(super) fn publish(&mut self, no: RoundNo) -> Result<(), Refusal> {
        let round = self.round(no).ok_or(Refusal::NoSuchRound(no))?;
        if round.is_published {
            return Err(Refusal::NothingToDo);
        }
        self.round_mut(no.index()).is_published = true;
        Ok(())
    }

    pub(super) fn unpair(&mut self, no: RoundNo) -> Result<(), Refusal> {
        match self.rounds.last() {
            Some(last) if last.no == no => {
                self.rounds.pop();
                if self.rounds.is_empty() {
                    self.kin_when_paired = None;
                }
                Ok(())
            }
            // Two copies took the same round back.
            Some(_) | None if no == self.next_round() => Err(Refusal::NothingToDo),
            Some(last) if self.round(no).is_some() => Err(Refusal::NotTheLastRound { last: last.no }),
            Some(_) | None => Err(Refusal::NoSuchRound(no)),
        }
    }

    /// What absence does to the rounds that are paired, from one on.
    pub(super) fn account_since(&mut self, from: RoundNo) {
        for index in 0..self.rounds.len() {
            if self.rounds[index].no >= from {
                self.forfeit_absent(index);
            }
        }
    }

    /// Whoever is paired but not there keeps the seat and forfeits what is still open; a game that
    /// neither side can play is a double forfeit.
    fn forfeit_absent(&mut self, index: usize) {
        let (round, players) = (Arc::make_mut(&mut self.rounds[index]), &self.players);
        let no = round.no;
        let is_absent =
            |id: PlayerId| players.get(&id).is_some_and(|player| player.unavailable(no).is_some());
        for encounter in &mut round.encounters {
            let games: Vec<Game> = encounter.games(no).collect();
            for (outcome, game) in encounter.outcomes.iter_mut().zip(games) {
                let forfeit = match (is_absent(game.red), is_absent(game.black)) {
                    (true, true) => Outcome::DoubleForfeit,
                    (true, false) => Outcome::Forfeit { absent: Side::Red },
                    (false, true) => Outcome::Forfeit { absent: Side::Black },
                    (false, false) => continue,
                };
                let is_won_by_absent = forfeit == Outcome::DoubleForfeit
                    && outcome.is_some_and(|stands| stands.is_forfeit() && stands != forfeit);
                if outcome.is_none() || is_won_by_absent {
                    *outcome = Some(forfeit);
                    round.is_checked = false;
                }
            }
        }
    }

    /// The reason why a player sits out of paired rounds, once the player has left or is back.
    pub(super) fn say_why_out(&mut self, player: PlayerId, from: RoundNo) {
        for round in self.rounds.iter_mut().filter(|round| round.no >= from).map(Arc::make_mut) {
            let why = self.players.get(&player).and_then(|player| player.unavailable(round.no));
            let is_left_over = round.was_left_over(player);
            let otherwise = if is_left_over { SitOut::PairingBye } else { SitOut::Absence };
            for out in round.sitting_out.iter_mut().filter(|out| out.player == player) {
                out.why = why.unwrap_or(otherwise);
            }
        }
    }

    /// Forfeits of a player who is there after all are taken back.
    pub(super) fn reopen_since(&mut self, from: RoundNo, player: PlayerId) {
        for round in self.rounds.iter_mut().filter(|round| round.no >= from).map(Arc::make_mut) {
            for encounter in round.encounters.iter_mut().filter(|encounter| encounter.pairing.has(player)) {
                let games: Vec<Game> = encounter.games(round.no).collect();
                for (outcome, game) in encounter.outcomes.iter_mut().zip(games) {
                    let own = game.side_of(player).map(|absent| Outcome::Forfeit { absent });
                    if outcome.is_some() && (*outcome == own || *outcome == Some(Outcome::DoubleForfeit)) {
                        *outcome = None;
                        round.is_checked = false;
                    }
                }
            }
        }
    }

    pub(super) fn set_result(&mut self, set: &SetResult) -> Result<(), Refusal> {
        let (round, board, game) = self.check_result(set)?;
        self.check_is_there(set)?;
        let changed = self.round_mut(round);
        changed.encounters[board].outcomes[game] = set.now;
        changed.is_checked = false;
        if set.was.is_some() {
            for later in &mut self.rounds[round + 1..] {
                if !later.made_before_correction_of.contains(&set.round) {
                    Arc::make_mut(later).made_before_correction_of.push(set.round);
                }
            }
        }
        Ok(())
    }

    pub(super) fn check_round(&mut self, no: RoundNo) -> Result<(), Refusal> {
        let round = self.round(no).ok_or(Refusal::NoSuchRound(no))?;
        if !round.is_complete() {
            return Err(Refusal::RoundOpen(no));
        }
        if round.is_checked {
            return Err(Refusal::NothingToDo);
        }
        self.round_mut(no.index()).is_checked = true;
        Ok(())
    }
}

/// Whether a game took place.
fn is_played(outcome: Option<Outcome>) -> bool {
    outcome.is_some_and(|outcome| !outcome.is_forfeit())
}
