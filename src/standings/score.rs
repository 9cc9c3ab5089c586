//! What counts, and for how much? Everyone's rounds as the table counts them (C.07 art. 15; B6, T5).
//!
//! Only rounds up to the one asked for are read; an open game pays nothing and nobody has missed it
//! (case O01). Players are numbered by their seat, so that sums run over lists without look-ups.
use super::unplayed::{self, UnplayedRounds};
use crate::regulation::{Outcome, Played, Scoring, System, WithdrawalRule};
use crate::tournament::{Game, Player, Round, SitOut, Tournament};
use crate::units::{HalfPoints, PairingNo, PlayerId, RoundNo, Side, order};
use std::cell::OnceCell;
use std::sync::Arc;

/// A player's position in the lists of a [`Score`].
pub type Seat = usize;

/// Everyone's rounds, and the points that they pay.
#[derive(Clone, Debug)]
pub struct Score {
    /// Who has which seat, in the order of ids.
    pub ids: Vec<PlayerId>,
    /// Each player's drawn number.
    pub numbers: Vec<Option<PairingNo>>,
    /// Each player's rating; `None` where somebody has none, for then ratings rank nobody (C.07 art. 10).
    pub ratings: Option<Vec<u16>>,
    /// Each player's games and rounds without one, in order.
    pub slots: Vec<Vec<Slot>>,
    /// Each player's fouls and deductions.
    pub ledger: Vec<Vec<Penalty>>,
    /// Whose games are left out because the player left early.
    pub is_annulled: Vec<bool>,
    /// Points, deductions included.
    pub points: Vec<HalfPoints>,
    /// Points as a Swiss system counts them in the sums of opponents (C.07 art. 16).
    pub points_to_opponents: Vec<HalfPoints>,
    /// The lowest points of anyone whose games count.
    pub lowest: HalfPoints,
    /// Rounds counted.
    pub n_rounds: u16,
    /// Games of one encounter.
    pub n_games: u8,
    /// What a game is worth to each side.
    scoring: Scoring,
    /// What it is worth where no colour is given.
    pub worth: Worth,
    /// How rounds without a game are treated.
    pub unplayed: UnplayedRounds,
    /// The same, with the last round drawn; made when it is first asked for.
    fore: OnceCell<Box<Self>>,
}

/// A game, or what a round without a game has in its place.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// Of which round.
    pub round: RoundNo,
    /// What became of it.
    pub fate: Fate,
    /// What it pays.
    pub points: HalfPoints,
}

/// What became of a slot.
#[derive(Clone, Copy, Debug)]
pub enum Fate {
    /// A game with a result.
    Game {
        /// Against whom.
        opponent: Seat,
        /// With which colour.
        side: Side,
        /// How it ended.
        outcome: Outcome,
    },
    /// A game that counts for nobody; it paid nothing.
    Annulled {
        /// Against whom.
        opponent: Seat,
    },
    /// A game without a result yet.
    Open {
        /// Against whom.
        opponent: Seat,
        /// With which colour.
        side: Side,
    },
    /// No game.
    SatOut(SitOut),
}

/// Fouls and a deduction.
#[derive(Clone, Copy, Debug)]
pub struct Penalty {
    /// In which round.
    pub round: RoundNo,
    /// How many fouls.
    pub fouls: u8,
    /// Points off.
    pub deduction: HalfPoints,
}

/// What a win, a draw and a loss are worth where no colour is given: the lesser of the two sides'.
#[derive(Clone, Copy, Debug)]
pub struct Worth {
    /// A win.
    pub win: HalfPoints,
    /// A draw.
    pub draw: HalfPoints,
    /// A loss.
    pub loss: HalfPoints,
}

impl Slot {
    /// The opponent of a game that counts, the colour and the result.
    pub fn game(&self) -> Option<(Seat, Side, Outcome)> {
        match self.fate {
            Fate::Game { opponent, side, outcome } => Some((opponent, side, outcome)),
            Fate::Annulled { .. } | Fate::Open { .. } | Fate::SatOut(_) => None,
        }
    }

    /// Whoever sat opposite, in a game that counts or not.
    pub fn opponent(&self) -> Option<Seat> {
        match self.fate {
            Fate::Game { opponent, .. } | Fate::Annulled { opponent } => Some(opponent),
            Fate::Open { .. } | Fate::SatOut(_) => None,
        }
    }
}

impl Worth {
    fn new(scoring: &Scoring) -> Self {
        Self {
            win: scoring.red_win.min(scoring.black_win),
            draw: scoring.red_draw.min(scoring.black_draw),
            loss: scoring.red_loss.min(scoring.black_loss),
        }
    }
}

impl Score {
    /// Everyone's rounds up to this one.
    pub fn new(tournament: &Tournament, through: RoundNo, unplayed: UnplayedRounds) -> Self {
        let rounds = &tournament.rounds()[..tournament.rounds().len().min(usize::from(through.0))];
        let mut players: Vec<&Player> = tournament.players().collect();
        order::by_key(&mut players, |player| player.id);
        let (n, rating_list) = (players.len(), tournament.rating_list());
        let mut score = Self {
            is_annulled: annulled(tournament, &players, rounds, through),
            ids: players.iter().map(|player| player.id).collect(),
            numbers: players.iter().map(|player| player.number).collect(),
            ratings: players.iter().map(|player| player.entry.rating(rating_list)).collect(),
            slots: vec![Vec::with_capacity(rounds.len()); n],
            ledger: vec![Vec::new(); n],
            points: vec![HalfPoints::ZERO; n],
            points_to_opponents: Vec::new(),
            lowest: HalfPoints::ZERO,
            n_rounds: rounds.last().map_or(0, |round| round.no.0),
            n_games: tournament.regulation().games_per_encounter.value,
            scoring: tournament.regulation().scoring.value,
            worth: Worth::new(&tournament.regulation().scoring.value),
            unplayed,
            fore: OnceCell::new(),
        };
        for round in rounds {
            score.add_games(tournament, round);
            score.add_sitting_out(tournament, round);
            score.add_not_entered(round);
        }
        score.add_penalties(tournament, through);
        score.add_up();
        score
    }

    /// The seat of a player.
    pub fn seat(&self, player: PlayerId) -> Option<Seat> {
        self.ids.binary_search(&player).ok()
    }

    /// The same as if every game paired in the last round had been drawn (C.07 art. 8.3).
    pub fn fore(&self) -> &Self {
        self.fore.get_or_init(|| Box::new(self.with_last_round_drawn()))
    }

    fn with_last_round_drawn(&self) -> Self {
        let mut score = self.clone();
        let last = score.slots.iter_mut().flatten().filter(|slot| slot.round.0 == self.n_rounds);
        for slot in last {
            let (opponent, side) = match slot.fate {
                Fate::Game { opponent, side, .. } | Fate::Open { opponent, side } => (opponent, side),
                Fate::Annulled { .. } | Fate::SatOut(_) => continue,
            };
            let outcome = Outcome::Played(Played::Draw);
            slot.fate = Fate::Game { opponent, side, outcome };
            slot.points = self.scoring.points(outcome, side);
        }
        score.add_up();
        score
    }

    fn add_games(&mut self, tournament: &Tournament, round: &Round) {
        let scoring = tournament.regulation().scoring.value;
        for encounter in &round.encounters {
            let pairing = encounter.pairing;
            let (Some(first), Some(second)) = (self.seat(pairing.red), self.seat(pairing.black)) else {
                continue;
            };
            let is_annulled = self.is_annulled[first] || self.is_annulled[second];
            for game in encounter.games(round.no) {
                let has_swapped = game.red != pairing.red;
                let (red, black) = if has_swapped { (second, first) } else { (first, second) };
                for (seat, opponent, side) in [(red, black, Side::Red), (black, red, Side::Black)] {
                    let (fate, points) = match game.outcome {
                        _ if is_annulled => (Fate::Annulled { opponent }, HalfPoints::ZERO),
                        None => (Fate::Open { opponent, side }, HalfPoints::ZERO),
                        Some(outcome) => {
                            (Fate::Game { opponent, side, outcome }, scoring.points(outcome, side))
                        }
                    };
                    self.slots[seat].push(Slot { round: round.no, fate, points });
                }
            }
        }
    }

    fn add_sitting_out(&mut self, tournament: &Tournament, round: &Round) {
        let worth = tournament.regulation().unplayed.value;
        for out in &round.sitting_out {
            let Some(seat) = self.seat(out.player) else { continue };
            let points = if self.is_annulled[seat] { HalfPoints::ZERO } else { out.why.worth(&worth) };
            let slot = Slot { round: round.no, fate: Fate::SatOut(out.why), points };
            self.slots[seat].extend((0..self.n_games).map(|_| slot));
        }
    }

    /// Whoever came later has no place in the round: it was missed, and pays nothing (case O07).
    fn add_not_entered(&mut self, round: &Round) {
        let slot = Slot { round: round.no, fate: Fate::SatOut(SitOut::NotEntered), points: HalfPoints::ZERO };
        let has_place = |slots: &[Slot]| slots.last().is_some_and(|last| last.round == round.no);
        for slots in self.slots.iter_mut().filter(|slots| !has_place(slots)) {
            slots.extend((0..self.n_games).map(|_| slot));
        }
    }

    fn add_penalties(&mut self, tournament: &Tournament, through: RoundNo) {
        for sanction in tournament.sanctions().iter().filter(|sanction| sanction.round <= through) {
            if let Some(seat) = self.seat(sanction.player) {
                let (round, fouls, deduction) = (sanction.round, sanction.fouls, sanction.deduction);
                self.ledger[seat].push(Penalty { round, fouls, deduction });
            }
        }
    }

    fn add_up(&mut self) {
        for seat in 0..self.ids.len() {
            let won: HalfPoints = self.slots[seat].iter().map(|slot| slot.points).sum();
            let lost: HalfPoints = self.ledger[seat].iter().map(|penalty| penalty.deduction).sum();
            self.points[seat] = won - lost;
        }
        let counting = self.points.iter().zip(&self.is_annulled).filter(|&(_, &is_annulled)| !is_annulled);
        self.lowest = counting.map(|(&points, _)| points).min().unwrap_or(HalfPoints::ZERO);
        self.points_to_opponents =
            (0..self.ids.len()).map(|seat| unplayed::points_to_opponents(self, seat)).collect();
    }
}

/// Whose games are left out: whoever left for good by this round and played less than half of the
/// games of a round robin.
fn annulled(
    tournament: &Tournament,
    players: &[&Player],
    rounds: &[Arc<Round>],
    through: RoundNo,
) -> Vec<bool> {
    let regulation = tournament.regulation();
    let cycles = match (regulation.system.value, regulation.withdrawal.value) {
        (System::RoundRobin { cycles, .. }, WithdrawalRule::AnnulBelowHalf) => cycles,
        (System::RoundRobin { .. }, WithdrawalRule::ForfeitRest) | (System::Swiss(_), _) => {
            return vec![false; players.len()];
        }
    };
    let n_games = players.len().saturating_sub(1)
        * usize::from(cycles)
        * usize::from(regulation.games_per_encounter.value);
    let is_annulled = |player: &Player| {
        has_left(player, through)
            && 2 * n_played(rounds.iter().flat_map(|round| round.games()), player.id) < n_games
    };
    players.iter().copied().map(is_annulled).collect()
}

fn has_left(player: &Player, by: RoundNo) -> bool {
    player.away.iter().any(|&(from, to)| to.is_none() && from <= by)
}

fn n_played(games: impl Iterator<Item = Game>, player: PlayerId) -> usize {
    games.filter(|game| game.side_of(player).is_some() && is_played(game.outcome)).count()
}

/// Whether a game took place.
fn is_played(outcome: Option<Outcome>) -> bool {
    match outcome {
        Some(Outcome::Played(Played::RedWins | Played::Draw | Played::BlackWins | Played::BothLose)) => true,
        Some(Outcome::Forfeit { .. } | Outcome::DoubleForfeit) | None => false,
    }
}
