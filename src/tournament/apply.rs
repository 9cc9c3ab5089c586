//! What does a decision change? Each is checked whole before anything is touched.
use super::check::{self, MAX_PLAYERS};
use super::decision::{About, Decision, Logged, Lots, Sanction, SetResult};
use super::player::{Entry, Leave, Player};
use super::refusal::{Field, Refusal};
use super::round::{Encounter, Game, Pairing, Round, SittingOut};
use super::{Note, Tournament, drawn_order};
use crate::regulation::{Outcome, Regulation, System};
use crate::units::{EventId, HalfPoints, PairingNo, PlayerId, RoundNo, Seed, Side};
use std::collections::{BTreeMap, BTreeSet};

impl Tournament {
    /// A new event.
    ///
    /// # Errors
    /// If it has no title, or its rules cannot be followed.
    pub fn found(event: EventId, about: About, regulation: Regulation) -> Result<Self, Refusal> {
        check::about(&about)?;
        check::regulation(&regulation)?;
        Ok(Self {
            event,
            about,
            regulation,
            players: BTreeMap::new(),
            last_number: None,
            number_seed: None,
            kin_when_paired: None,
            rounds: Vec::new(),
            sanctions: Vec::new(),
            lots: None,
            schedule: BTreeMap::new(),
            notes: Vec::new(),
        })
    }

    /// Applies a decision.
    ///
    /// # Errors
    /// If it cannot be applied; then nothing has changed.
    pub fn apply(&mut self, logged: &Logged) -> Result<(), Refusal> {
        match &logged.decision {
            Decision::Found { .. } => Err(Refusal::AlreadyFounded),
            Decision::Describe(about) => {
                check::about(about)?;
                self.about = about.clone();
                Ok(())
            }
            Decision::Amend(regulation) => self.amend(regulation),
            Decision::Register(entries) => self.register(logged, entries),
            Decision::Edit { player, entry } => self.edit(*player, entry),
            Decision::Remove(player) => self.remove(*player),
            Decision::Withdraw { player, from } => self.withdraw(*player, *from),
            Decision::Reinstate { player, from } => self.reinstate(*player, *from),
            Decision::PlanLeave { player, round, leave } => self.plan_leave(*player, *round, *leave),
            Decision::DrawNumbers(seed) => self.draw_numbers(*seed),
            Decision::AssignNumbers(numbers) => self.assign_numbers(numbers, None),
            Decision::Pair { round, pairings, sitting_out } => self.pair(*round, pairings, sitting_out),
            Decision::Unpair(round) => self.unpair(*round),
            Decision::SetResult(set) => self.set_result(set),
            Decision::Check(round) => self.check_round(*round),
            Decision::Sanction(sanction) => self.sanction(sanction),
            Decision::DrawLots(lots) => self.draw_lots(lots),
            Decision::Schedule { round, at } => {
                match at {
                    Some(at) => self.schedule.insert(*round, *at),
                    None => self.schedule.remove(round),
                };
                Ok(())
            }
            Decision::Note { round, text } => {
                check::text(text)?;
                self.notes.push(Note { round: *round, text: text.clone(), at: logged.at });
                Ok(())
            }
            // The log carries these out: they are about decisions, not about the event.
            Decision::Undo(_) | Decision::Dismiss(_) => Ok(()),
        }
    }

    /// New rules. What the pairs and games rest on stays as it is once a round is paired.
    fn amend(&mut self, regulation: &Regulation) -> Result<(), Refusal> {
        check::regulation(regulation)?;
        let old = &self.regulation;
        let in_play = old.system.value != regulation.system.value
            || old.games_per_encounter.value != regulation.games_per_encounter.value
            || old.early_meeting.value != regulation.early_meeting.value;
        if in_play && !self.rounds.is_empty() {
            return Err(Refusal::RulesInPlay);
        }
        self.regulation = regulation.clone();
        Ok(())
    }

    fn register(&mut self, logged: &Logged, entries: &[Entry]) -> Result<(), Refusal> {
        if entries.is_empty() {
            return Err(Refusal::Empty(Field::List));
        }
        if self.players.len() + entries.len() > MAX_PLAYERS {
            return Err(Refusal::TooLong(Field::List));
        }
        if self.has_fixed_table() {
            return Err(Refusal::TableIsFixed);
        }
        entries.iter().try_for_each(check::entry)?;
        // Numbers that were issued stay issued: whoever comes later gets the next (case O14).
        let is_numbered = self.is_numbered();
        for (nth, entry) in entries.iter().enumerate() {
            let id = PlayerId { by: logged.id, nth: nth as u16 };
            let number = is_numbered.then(|| self.issue_number());
            let joins = self.next_round();
            let entry = entry.clone();
            self.players
                .insert(id, Player { id, entry, number, joins, away: Vec::new(), leaves: BTreeMap::new() });
        }
        Ok(())
    }

    fn has_fixed_table(&self) -> bool {
        match self.regulation.system.value {
            System::RoundRobin { .. } => !self.rounds.is_empty(),
        }
    }

    fn issue_number(&mut self) -> PairingNo {
        let number = PairingNo(self.last_number.map_or(1, |last| last.0 + 1));
        self.last_number = Some(number);
        number
    }

    fn edit(&mut self, player: PlayerId, entry: &Entry) -> Result<(), Refusal> {
        self.known(player)?;
        check::entry(entry)?;
        self.change(player, |player| player.entry = entry.clone());
        Ok(())
    }

    fn change(&mut self, player: PlayerId, change: impl FnOnce(&mut Player)) {
        if let Some(player) = self.players.get_mut(&player) {
            change(player);
        }
    }

    fn remove(&mut self, player: PlayerId) -> Result<(), Refusal> {
        self.known(player)?;
        // Once a round is paired the list is history: every round accounts for everyone on it.
        if !self.rounds.is_empty() {
            return Err(Refusal::WasPaired(player));
        }
        self.players.remove(&player);
        Ok(())
    }

    fn withdraw(&mut self, player: PlayerId, from: RoundNo) -> Result<(), Refusal> {
        if self.known(player)?.has_withdrawn() {
            return Err(Refusal::AlreadyAway(player));
        }
        self.change(player, |player| player.away.push((from, None)));
        let paired: Vec<RoundNo> =
            self.rounds.iter().map(|round| round.no).filter(|&no| no >= from).collect();
        for no in paired {
            self.forfeit_absent(no);
        }
        Ok(())
    }

    fn reinstate(&mut self, player: PlayerId, from: RoundNo) -> Result<(), Refusal> {
        let known = self.known(player)?;
        match known.away.last() {
            Some(&(left, None)) if left <= from => {}
            Some(_) | None => return Err(Refusal::NotAway(player)),
        }
        self.change(player, |player| {
            if let Some((left, to)) = player.away.pop()
                && left < from
            {
                debug_assert!(to.is_none(), "only the last stretch is open");
                player.away.push((left, Some(from)));
            }
        });
        Ok(())
    }

    fn plan_leave(&mut self, player: PlayerId, round: RoundNo, leave: Option<Leave>) -> Result<(), Refusal> {
        let planned = self.known(player)?.leaves.get(&round).copied();
        if self.round(round).is_some() {
            return Err(Refusal::AlreadyPaired(round));
        }
        if planned == leave {
            return Err(Refusal::NothingToDo);
        }
        match self.regulation.system.value {
            System::RoundRobin { .. } if leave == Some(Leave::RequestedBye) => {
                return Err(Refusal::NoByeInRoundRobin);
            }
            System::RoundRobin { .. } => {}
        }
        self.change(player, |player| match leave {
            Some(leave) => {
                player.leaves.insert(round, leave);
            }
            None => {
                player.leaves.remove(&round);
            }
        });
        Ok(())
    }

    fn draw_numbers(&mut self, seed: Seed) -> Result<(), Refusal> {
        let order = drawn_order(seed, self.players.keys().copied());
        let numbers: Vec<(PlayerId, PairingNo)> = order
            .into_iter()
            .enumerate()
            .map(|(index, player)| (player, PairingNo(index as u16 + 1)))
            .collect();
        self.assign_numbers(&numbers, Some(seed))
    }

    fn assign_numbers(
        &mut self,
        numbers: &[(PlayerId, PairingNo)],
        seed: Option<Seed>,
    ) -> Result<(), Refusal> {
        if !self.rounds.is_empty() {
            return Err(Refusal::NumbersInUse);
        }
        if self.players.is_empty() {
            return Err(Refusal::Empty(Field::List));
        }
        self.check_numbers(numbers)?;
        for &(player, number) in numbers {
            self.change(player, |player| player.number = Some(number));
            self.last_number = self.last_number.max(Some(number));
        }
        self.number_seed = seed;
        Ok(())
    }

    fn pair(&mut self, no: RoundNo, pairings: &[Pairing], sitting_out: &[SittingOut]) -> Result<(), Refusal> {
        if let Some(round) = self.round(no) {
            let is_same = round.sitting_out == sitting_out
                && round.encounters.iter().map(|encounter| &encounter.pairing).eq(pairings);
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
        self.check_seats(no, pairings, sitting_out)?;
        let n_games = usize::from(self.regulation.games_per_encounter.value);
        let encounters =
            pairings.iter().map(|&pairing| Encounter { pairing, outcomes: vec![None; n_games] }).collect();
        let sitting_out = sitting_out.to_vec();
        let made_before_correction_of = Vec::new();
        if self.rounds.is_empty() {
            self.kin_when_paired = Some(self.kin_now());
        }
        self.rounds.push(Round { no, encounters, sitting_out, is_checked: false, made_before_correction_of });
        self.forfeit_absent(no);
        Ok(())
    }

    /// Whoever is paired but not there keeps the seat and forfeits what is still open; a game that
    /// neither side can play is a double forfeit.
    fn forfeit_absent(&mut self, no: RoundNo) {
        let Some(round) = self.rounds.get_mut(no.index()) else { return };
        for encounter in &mut round.encounters {
            let is_absent =
                |id: PlayerId| self.players.get(&id).is_some_and(|player| player.unavailable(no).is_some());
            let games: Vec<Game> = encounter.games(no).collect();
            for (outcome, game) in encounter.outcomes.iter_mut().zip(games) {
                let forfeit = match (is_absent(game.red), is_absent(game.black)) {
                    (true, true) => Outcome::DoubleForfeit,
                    (true, false) => Outcome::Forfeit { absent: Side::Red },
                    (false, true) => Outcome::Forfeit { absent: Side::Black },
                    (false, false) => continue,
                };
                let was_forfeited = outcome.is_some_and(Outcome::is_forfeit);
                if outcome.is_none() || (was_forfeited && forfeit == Outcome::DoubleForfeit) {
                    *outcome = Some(forfeit);
                }
            }
        }
    }

    fn unpair(&mut self, no: RoundNo) -> Result<(), Refusal> {
        match self.rounds.last() {
            Some(last) if last.no == no => {
                self.rounds.pop();
                if self.rounds.is_empty() {
                    self.kin_when_paired = None;
                }
                Ok(())
            }
            Some(last) => Err(Refusal::NotTheLastRound { last: last.no }),
            None => Err(Refusal::NoSuchRound(no)),
        }
    }

    fn set_result(&mut self, set: &SetResult) -> Result<(), Refusal> {
        let (round, board, game) = self.check_result(set)?;
        self.rounds[round].encounters[board].outcomes[game] = set.now;
        self.rounds[round].is_checked = false;
        if set.was.is_some() {
            for later in &mut self.rounds[round + 1..] {
                if !later.made_before_correction_of.contains(&set.round) {
                    later.made_before_correction_of.push(set.round);
                }
            }
        }
        Ok(())
    }

    fn check_round(&mut self, no: RoundNo) -> Result<(), Refusal> {
        let round = self.round(no).ok_or(Refusal::NoSuchRound(no))?;
        if !round.is_complete() {
            return Err(Refusal::RoundOpen(no));
        }
        if round.is_checked {
            return Err(Refusal::NothingToDo);
        }
        self.rounds[no.index()].is_checked = true;
        Ok(())
    }

    fn sanction(&mut self, sanction: &Sanction) -> Result<(), Refusal> {
        self.known(sanction.player)?;
        check::text(&sanction.why)?;
        if sanction.fouls == 0 && sanction.deduction == HalfPoints::ZERO {
            return Err(Refusal::NothingToDo);
        }
        if !(HalfPoints::ZERO..=HalfPoints::whole(100)).contains(&sanction.deduction) {
            return Err(Refusal::TooLong(Field::Text));
        }
        self.sanctions.push(sanction.clone());
        Ok(())
    }

    fn draw_lots(&mut self, lots: &Lots) -> Result<(), Refusal> {
        if let Lots::Typed(order) = lots {
            let mut seen = BTreeSet::new();
            for &player in order {
                self.known(player)?;
                if !seen.insert(player) {
                    return Err(Refusal::SeatedTwice { player, at: None });
                }
            }
        }
        self.lots = Some(lots.clone());
        Ok(())
    }
}
