//! How do tests get an event to try things on? A desk: one device's log of an event, and its fold.
use super::{
    About, Decision, Entry, Fold, Log, Logged, Pairing, Refusal, SetResult, SitOut, SittingOut, Tournament,
};
use crate::regulation::presets::{PresetId, preset};
use crate::regulation::{FirstSide, Outcome, Played, Regulation, Swiss, System};
use crate::units::{
    BoardNo, DecisionId, DeviceId, EventId, GameNo, PairingNo, PlayerId, RoundNo, Seed, Stamp,
};

/// Red won over the board.
pub const RED: Option<Outcome> = Some(Outcome::Played(Played::RedWins));
/// Drawn over the board.
pub const DRAW: Option<Outcome> = Some(Outcome::Played(Played::Draw));
/// Black won over the board.
pub const BLACK: Option<Outcome> = Some(Outcome::Played(Played::BlackWins));

/// One device's copy of an event.
#[derive(Clone, Debug)]
pub struct Desk {
    /// What was decided.
    pub log: Log,
    /// The event that it makes.
    pub fold: Fold,
    /// Whose copy it is.
    pub device: DeviceId,
}

impl Desk {
    /// A new event by these rules, with nobody in it.
    pub fn found(regulation: Regulation) -> Self {
        let device = DeviceId(1);
        let about = About { title: "Giải thử".to_owned(), ..About::default() };
        let decision = Decision::Found { event: EventId(7), about, regulation: Box::new(regulation) };
        let id = DecisionId { device, seq: 1 };
        let founding = Logged { id, lamport: 1, over: None, at: AT, author: String::new(), decision };
        let log = Log::new([founding]).expect("a founding");
        let fold = log.fold().expect("sound rules");
        Self { log, fold, device }
    }

    /// A plain round robin of so many players, with numbers.
    pub fn of(n_players: u16) -> Self {
        let mut desk = Self::found(preset(PresetId::PlainRoundRobin));
        desk.decide(Decision::Register(people(n_players)));
        desk.decide(Decision::DrawNumbers(Seed(1)));
        desk
    }

    /// A plain Swiss event of so many players, numbered in the order of the list, red first.
    pub fn swiss(n_players: u16, n_rounds: u16) -> Self {
        let mut rules = preset(PresetId::PlainSwiss);
        rules.accept_proposals();
        rules.system.value = System::Swiss(Swiss { first_side: FirstSide::Red, ..Swiss::dutch(n_rounds) });
        let mut desk = Self::found(rules);
        desk.decide(Decision::Register(people(n_players)));
        desk.decide(Decision::AssignNumbers(in_order(desk.event())));
        desk
    }

    /// Every board of the last round ends so, as far as it is open.
    pub fn play_out(&mut self, now: Option<Outcome>) {
        let round = self.event().last_round();
        let open = self.event().round(round).into_iter().flat_map(|round| &round.encounters);
        let open: Vec<u16> =
            open.filter(|board| board.is_open()).map(|board| board.pairing.board.0).collect();
        for board in open {
            self.decide(self.result(round.0, board, now));
        }
    }

    /// The same event on another device.
    pub fn copy_on(&self, device: u64) -> Self {
        Self { device: DeviceId(device), ..self.clone() }
    }

    /// The event.
    pub fn event(&self) -> &Tournament {
        &self.fold.tournament
    }

    /// A decision as this device would write it next.
    pub fn next(&self, decision: Decision) -> Logged {
        self.log.next(&self.fold, self.device, AT, String::new(), decision)
    }

    /// Takes a decision, if it can be applied.
    ///
    /// # Errors
    /// Why it cannot; then nothing has changed.
    pub fn try_decide(&mut self, decision: Decision) -> Result<DecisionId, Refusal> {
        let logged = self.next(decision);
        let id = logged.id;
        (self.log, self.fold) = self.log.decide(&self.fold, logged)?;
        Ok(id)
    }

    /// Takes a decision that can be applied.
    pub fn decide(&mut self, decision: Decision) -> DecisionId {
        let said = format!("{decision:?}");
        self.try_decide(decision).unwrap_or_else(|refusal| panic!("{said}: {refusal:?}"))
    }

    /// Why a decision is refused; the event must be as it was.
    pub fn refused(&mut self, decision: Decision) -> Refusal {
        let (log, fold) = (self.log.clone(), self.fold.clone());
        let said = format!("{decision:?}");
        let refusal = self.try_decide(decision).expect_err(&said);
        assert_eq!((&self.log, &self.fold), (&log, &fold), "{said} was refused and changed something");
        refusal
    }

    /// Takes over what another copy has.
    pub fn merge(&mut self, other: &Self) {
        self.log = self.log.merge(&other.log).expect("copies of one event");
        self.fold = self.log.fold().expect("sound rules");
    }

    /// The how-manieth on the list, from 1, in the order of registration.
    pub fn player(&self, nth: usize) -> PlayerId {
        self.event().players().nth(nth - 1).expect("a player").id
    }

    /// The next round: first on the list against second, third against fourth; the last sits out.
    pub fn neighbours(&self) -> Decision {
        let (round, players) = (self.event().next_round(), self.event().players().map(|player| player.id));
        let players: Vec<PlayerId> = players.collect();
        let (pairs, rest) = players.as_chunks::<2>();
        let board =
            |(board, &[red, black]): (u16, &[PlayerId; 2])| Pairing { board: BoardNo(board), red, black };
        let out = |&player: &PlayerId| {
            let why = self.event().player(player).and_then(|player| player.unavailable(round));
            SittingOut { player, why: why.unwrap_or(SitOut::PairingBye) }
        };
        Decision::Pair {
            round,
            pairings: (1..).zip(pairs).map(board).collect(),
            sitting_out: rest.iter().map(out).collect(),
        }
    }

    /// A result on a board of a round of single games, over whatever stands there.
    pub fn result(&self, round: u16, board: u16, now: Option<Outcome>) -> Decision {
        let (round, board, game) = (RoundNo(round), BoardNo(board), GameNo(1));
        let stands = self.event().round(round).and_then(|round| round.at(board)).map(|at| at.outcomes[0]);
        let (was, why) = (stands.flatten(), String::new());
        Decision::SetResult(SetResult { round, board, game, was, now, why })
    }
}

const AT: Stamp = Stamp { utc_ms: 0, offset_minutes: 420 };

/// So many people.
pub fn people(n: u16) -> Vec<Entry> {
    (1..=n).map(|number| Entry { name: format!("Kỳ thủ {number}"), ..Entry::default() }).collect()
}

/// Numbers in the order of registration.
pub fn in_order(event: &Tournament) -> Vec<(PlayerId, PairingNo)> {
    event.players().map(|player| player.id).zip((1..).map(PairingNo)).collect()
}
