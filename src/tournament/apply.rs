//! What does a decision change? Each is checked whole before anything is touched.
use super::check::{self, MAX_PLAYERS};
use super::decision::{About, Call, Decision, Logged, Lots, Sanction, SideLot, Tables, Terms};
use super::player::{Entry, Leave, Player};
use super::refusal::{Field, Refusal};
use super::{Note, Tournament, drawn_order};
use crate::regulation::{Regulation, System};
use crate::units::{EventId, HalfPoints, PairingNo, PlayerId, RoundNo, Seed};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

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
            regulation: Arc::new(regulation),
            tables: Tables::default(),
            players: Arc::default(),
            list: Vec::new(),
            last_number: None,
            number_seed: None,
            side_lot: None,
            terms: BTreeMap::new(),
            kin_when_paired: None,
            rounds: Vec::new(),
            sanctions: Vec::new(),
            lots: None,
            calls: BTreeMap::new(),
            guests: Vec::new(),
            schedule: BTreeMap::new(),
            notes: Vec::new(),
            writers: Arc::default(),
        })
    }

    /// Applies a decision.
    ///
    /// # Errors
    /// If it cannot be applied; then nothing has changed.
    pub fn apply(&mut self, logged: &Logged) -> Result<(), Refusal> {
        self.check_over(logged)?;
        self.carry_out(logged)?;
        self.note_writer(logged);
        Ok(())
    }

    fn carry_out(&mut self, logged: &Logged) -> Result<(), Refusal> {
        // Long because it is one table: a row for every decision there is.
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
            Decision::DrawFirstSide(lot) => self.draw_first_side(*lot),
            Decision::SetTerms { between: (a, b), terms } => self.set_terms(*a, *b, *terms),
            Decision::Pair { round, pairings, sitting_out } => self.pair(*round, pairings, sitting_out),
            Decision::Reseat { round, pairings, sitting_out, why } => {
                self.reseat(*round, pairings, sitting_out, why)
            }
            Decision::Publish(round) => self.publish(*round),
            Decision::StartRound(round) => self.start_round(*round, logged.at),
            Decision::Arrive { round, player, arrival } => self.arrive(*round, *player, *arrival, logged.at),
            Decision::KeepIn(player) => self.keep_in(*player),
            Decision::Unpair(round) => self.unpair(*round),
            Decision::SetResult(set) => self.set_result(set),
            Decision::Check(round) => self.check_round(*round),
            Decision::Sanction(sanction) => self.sanction(sanction),
            Decision::DrawLots(lots) => self.draw_lots(lots),
            Decision::CallUp { player, call } => self.call_up(*player, *call),
            Decision::Invite(guests) => self.invite(guests),
            Decision::Schedule { round, at } => {
                match at {
                    Some(at) => self.schedule.insert(*round, *at),
                    None => self.schedule.remove(round),
                };
                Ok(())
            }
            Decision::SetTables(tables) => {
                check::tables(tables)?;
                self.tables = tables.clone();
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
        let in_play = !old.system.value.has_same_past(&regulation.system.value)
            || old.games_per_encounter.value != regulation.games_per_encounter.value
            || old.early_meeting.value != regulation.early_meeting.value;
        if in_play && !self.rounds.is_empty() {
            return Err(Refusal::RulesInPlay);
        }
        self.check_n_rounds(&regulation.system.value)?;
        self.regulation = Arc::new(regulation.clone());
        Ok(())
    }

    fn register(&mut self, logged: &Logged, entries: &[Entry]) -> Result<(), Refusal> {
        if entries.is_empty() {
            return Err(Refusal::Empty(Field::List));
        }
        let last_number = self.last_number.map_or(0, |last| usize::from(last.0));
        let numbers_run_out = last_number + entries.len() > usize::from(u16::MAX);
        if self.players.len() + entries.len() > MAX_PLAYERS || numbers_run_out {
            return Err(Refusal::TooLong(Field::List));
        }
        if self.has_fixed_table() {
            return Err(Refusal::TableIsFixed);
        }
        entries.iter().try_for_each(check::entry)?;
        // Numbers that were issued stay issued: whoever comes later gets the next (case O14).
        let is_numbered = self.is_numbered();
        for (nth, entry) in (0..).zip(entries) {
            let id = PlayerId { by: logged.id, nth };
            let number = is_numbered.then(|| self.issue_number());
            let joins = self.next_round();
            let entry = entry.clone();
            self.list.push(id);
            let (away, leaves) = (Vec::new(), BTreeMap::new());
            Arc::make_mut(&mut self.players)
                .insert(id, Player { id, entry, number, joins, away, back: None, forgiven: 0, leaves });
        }
        Ok(())
    }

    fn has_fixed_table(&self) -> bool {
        match self.regulation.system.value {
            System::RoundRobin { .. } => !self.rounds.is_empty(),
            System::Swiss(_) => false,
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

    pub(super) fn change(&mut self, player: PlayerId, change: impl FnOnce(&mut Player)) {
        if let Some(player) = Arc::make_mut(&mut self.players).get_mut(&player) {
            change(player);
        }
    }

    fn remove(&mut self, player: PlayerId) -> Result<(), Refusal> {
        self.known(player)?;
        // A round that is paired accounts for everyone who was on the list then.
        if self.was_listed(player) {
            return Err(Refusal::WasPaired(player));
        }
        Arc::make_mut(&mut self.players).remove(&player);
        self.list.retain(|&listed| listed != player);
        self.sanctions.retain(|sanction| sanction.player != player);
        self.terms.retain(|&(a, b), _| a != player && b != player);
        self.calls.remove(&player);
        if let Some(Lots::Typed(order)) = &mut self.lots {
            order.retain(|&listed| listed != player);
        }
        Ok(())
    }

    fn withdraw(&mut self, player: PlayerId, from: RoundNo) -> Result<(), Refusal> {
        if self.known(player)?.has_withdrawn() {
            return Err(Refusal::AlreadyAway(player));
        }
        self.change(player, |player| {
            player.away.push((from, None));
            player.back = None;
        });
        self.account_since(from);
        self.say_why_out(player, from);
        Ok(())
    }

    /// The player is back. Games of paired rounds that were forfeited because the player had left are
    /// open again.
    fn reinstate(&mut self, player: PlayerId, from: RoundNo) -> Result<(), Refusal> {
        let left = match self.known(player)?.away.last() {
            Some(&(left, None)) if left <= from => left,
            Some(_) | None => return Err(Refusal::NotAway(player)),
        };
        self.change(player, |player| {
            player.away.pop();
            player.back = Some(from);
            if left < from {
                player.away.push((left, Some(from)));
            }
        });
        self.reopen_since(from, player);
        self.account_since(from);
        self.say_why_out(player, from);
        Ok(())
    }

    fn plan_leave(&mut self, player: PlayerId, round: RoundNo, leave: Option<Leave>) -> Result<(), Refusal> {
        if self.round(round).is_some() {
            return Err(Refusal::AlreadyPaired(round));
        }
        match self.regulation.system.value {
            System::RoundRobin { .. } if leave == Some(Leave::RequestedBye) => {
                return Err(Refusal::NoByeInRoundRobin);
            }
            System::RoundRobin { .. } | System::Swiss(_) => {}
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
        self.assign_numbers(&self.drawn_numbers(seed), Some(seed))
    }

    pub(super) fn drawn_numbers(&self, seed: Seed) -> Vec<(PlayerId, PairingNo)> {
        let order = drawn_order(seed, self.players.keys().copied());
        order.into_iter().zip((1..).map(PairingNo)).collect()
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

    fn draw_first_side(&mut self, lot: SideLot) -> Result<(), Refusal> {
        match self.regulation.system.value {
            System::RoundRobin { .. } => return Err(Refusal::OnlyInSwiss),
            System::Swiss(_) if !self.rounds.is_empty() => return Err(Refusal::RulesInPlay),
            System::Swiss(_) => {}
        }
        self.side_lot = Some(lot);
        Ok(())
    }

    fn set_terms(&mut self, a: PlayerId, b: PlayerId, terms: Option<Terms>) -> Result<(), Refusal> {
        match self.regulation.system.value {
            System::RoundRobin { .. } => return Err(Refusal::OnlyInSwiss),
            System::Swiss(_) => {}
        }
        self.known(a)?;
        self.known(b)?;
        if a == b {
            return Err(Refusal::AgainstSelf(a));
        }
        let pair = (a.min(b), a.max(b));
        match terms {
            Some(terms) => self.terms.insert(pair, terms),
            None => self.terms.remove(&pair),
        };
        Ok(())
    }

    fn call_up(&mut self, player: PlayerId, call: Option<Call>) -> Result<(), Refusal> {
        self.known(player)?;
        match call {
            Some(call) => self.calls.insert(player, call),
            None => self.calls.remove(&player),
        };
        Ok(())
    }

    fn invite(&mut self, guests: &[Entry]) -> Result<(), Refusal> {
        if guests.len() > MAX_PLAYERS {
            return Err(Refusal::TooLong(Field::List));
        }
        guests.iter().try_for_each(check::entry)?;
        self.guests = guests.to_vec();
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
            if order.is_empty() {
                return Err(Refusal::Empty(Field::List));
            }
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
