//! What can be decided? Everything that changes an event, as values; the saved form is their list.
use super::late::Arrival;
use super::player::{Entry, Leave};
use super::round::{Pairing, SittingOut};
use crate::regulation::{Category, Outcome, Regulation};
use crate::units::{
    BoardNo, CivilDate, CivilTime, DecisionId, EventId, GameNo, HalfPoints, PairingNo, PlayerId, RoundNo,
    Seed, Side, Stamp,
};

/// A decision with its place in history.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Logged {
    /// Who wrote it, and its number there.
    pub id: DecisionId,
    /// Greater than that of every decision its writer had seen (Lamport).
    pub lamport: u64,
    /// The decision that wrote last what this one writes, as its writer saw it
    /// ([`super::Tournament::last_writer`]).
    pub over: Option<DecisionId>,
    /// When, by the clock of the device that wrote it. Never used by a rule.
    pub at: Stamp,
    /// Who pressed, as the device was told.
    pub author: String,
    /// What was decided.
    pub decision: Decision,
}

/// One act of the organizer or an arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// The event begins. Always the first decision, and the only one of its kind.
    Found {
        /// Which event this is.
        event: EventId,
        /// What it is called, where and when.
        about: About,
        /// By what rules.
        regulation: Box<Regulation>,
    },
    /// What the event is called, where and when, said anew.
    Describe(About),
    /// The rules, said anew.
    Amend(Box<Regulation>),
    /// People come onto the list; a pasted list is one decision.
    Register(Vec<Entry>),
    /// What is known of a player, said anew.
    Edit {
        /// Who.
        player: PlayerId,
        /// What is known now.
        entry: Entry,
    },
    /// A player goes off the list who was never paired.
    Remove(PlayerId),
    /// A player leaves the event, from this round on.
    Withdraw {
        /// Who.
        player: PlayerId,
        /// The first round without the player.
        from: RoundNo,
    },
    /// A player who had left is back, from this round on.
    Reinstate {
        /// Who.
        player: PlayerId,
        /// The first round with the player again.
        from: RoundNo,
    },
    /// A player will miss one round (or, with `None`, will play it after all).
    PlanLeave {
        /// Who.
        player: PlayerId,
        /// Which round.
        round: RoundNo,
        /// In which way.
        leave: Option<Leave>,
    },
    /// Numbers are drawn: the order follows from the seed and the list of players.
    DrawNumbers(Seed),
    /// Numbers are typed in, as drawn from a real urn or as seeded.
    AssignNumbers(Vec<(PlayerId, PairingNo)>),
    /// Who has red on the first board of a Swiss system (C.04.3, 5.2.5).
    DrawFirstSide(SideLot),
    /// On what terms two may meet in the rounds to come; `None`: as everyone does.
    SetTerms {
        /// Who.
        between: (PlayerId, PlayerId),
        /// The terms.
        terms: Option<Terms>,
    },
    /// A round is paired. The pairs are recorded, so that no later version of a rule can move them.
    Pair {
        /// Which; always the one after the last.
        round: RoundNo,
        /// Who meets whom.
        pairings: Vec<Pairing>,
        /// Who sits out, and why.
        sitting_out: Vec<SittingOut>,
    },
    /// A round that is paired gets other pairs by hand, where nothing was played yet.
    Reseat {
        /// Which; always the last.
        round: RoundNo,
        /// Who meets whom now.
        pairings: Vec<Pairing>,
        /// Who sits out now, and why.
        sitting_out: Vec<SittingOut>,
        /// Why by hand.
        why: String,
    },
    /// The pairs of a round are made known; from now on they are played.
    Publish(RoundNo),
    /// The clocks of a round are started; lateness counts from the decision's own time.
    StartRound(RoundNo),
    /// Somebody was not there at the start, or has come since; `None` takes the note back.
    Arrive {
        /// In which round.
        round: RoundNo,
        /// Who.
        player: PlayerId,
        /// Whether there by now.
        arrival: Option<Arrival>,
    },
    /// The arbiter leaves somebody in the event whose defaults would put them out (B2).
    KeepIn(PlayerId),
    /// The last round is taken back, with its results; the log keeps them.
    Unpair(RoundNo),
    /// A result is set, corrected or taken back.
    SetResult(SetResult),
    /// All results of a round were typed a second time and agreed.
    Check(RoundNo),
    /// Fouls or a deduction of points; the result of the game stays.
    Sanction(Sanction),
    /// Lots for places that the chain left equal.
    DrawLots(Lots),
    /// A player declines the place in the next stage, or is invited to it past the table; `None`: the table
    /// decides (B4).
    CallUp {
        /// Who.
        player: PlayerId,
        /// Past the table, in which way.
        call: Option<Call>,
    },
    /// Who is invited to the next stage from outside, said anew as a whole (B4).
    Invite(Vec<Entry>),
    /// When a round is played, as the clock at the venue shows it.
    Schedule {
        /// Which round.
        round: RoundNo,
        /// When; `None` takes it off the schedule.
        at: Option<(CivilDate, CivilTime)>,
    },
    /// What tables and seeding go by, said anew.
    SetTables(Tables),
    /// Something worth keeping.
    Note {
        /// In which round, if in one.
        round: Option<RoundNo>,
        /// The words.
        text: String,
    },
    /// These decisions are taken back as if they had not been. To redo, undo the undo.
    Undo(Vec<DecisionId>),
    /// The arbiter has seen that this decision could not be applied after a merge, and leaves it so.
    Dismiss(DecisionId),
}

/// A result for one game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SetResult {
    /// In which round.
    pub round: RoundNo,
    /// On which board.
    pub board: BoardNo,
    /// Which game of the encounter.
    pub game: GameNo,
    /// The result that whoever decided saw; if it is another by now, the decision is refused.
    pub was: Option<Outcome>,
    /// The result from now on.
    pub now: Option<Outcome>,
    /// Why, if a result was corrected.
    pub why: String,
}

/// Fouls or a deduction, as lines of a ledger.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sanction {
    /// On whom.
    pub player: PlayerId,
    /// In which round.
    pub round: RoundNo,
    /// How many fouls.
    pub fouls: u8,
    /// How many points off.
    pub deduction: HalfPoints,
    /// For what.
    pub why: String,
}

/// Lots between players whom nothing else separates.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Lots {
    /// From a seed that anyone can draw again.
    Drawn(Seed),
    /// From a real urn, the best first.
    Typed(Vec<PlayerId>),
}

/// Who has red on the first board: lots for one of two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SideLot {
    /// From a seed that anyone can draw again.
    Drawn(Seed),
    /// From a hand that was held out: the higher ranked has this side.
    Typed(Side),
}

/// The terms on which two may meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Terms {
    /// They must not.
    Forbidden,
    /// They may, although they have met: where no round is left without it (case O09).
    Again,
}

/// How somebody comes into the next stage, or does not, whatever the table says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Call {
    /// Passes, but does not come: the next in the table does.
    Declined,
    /// Comes without having to pass.
    Invited,
}

/// What an event is called, where and when.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct About {
    /// The event's name.
    pub title: String,
    /// Where.
    pub venue: String,
    /// First day.
    pub first_day: Option<CivilDate>,
    /// Last day.
    pub last_day: Option<CivilDate>,
    /// The chief arbiter (trọng tài chính, 裁判长).
    pub chief_arbiter: String,
}

/// What tables and seeding go by.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tables {
    /// The list of ratings that counts; `None`: the first that somebody stands in.
    pub rating_list: Option<String>,
    /// Groups that the organizer added, each with a table of its own.
    pub categories: Vec<Category>,
}
