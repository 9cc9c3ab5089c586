//! Why was a decision refused? Facts, no prose; `words` makes sentences of them.
use crate::regulation::{Category, Outcome};
use crate::units::{BoardNo, DecisionId, GameNo, PairingNo, PlayerId, RoundNo};

/// Why a decision changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The event has already begun.
    AlreadyFounded,
    /// A title, a name or a note is missing.
    Empty(Field),
    /// A text or list is longer than the program keeps.
    TooLong(Field),
    /// The rules cannot be followed as they stand.
    Regulation(RegulationFault),
    /// The rules of pairing cannot change any more: a round is paired.
    RulesInPlay,
    /// The last round is paired by the rules for a last round: the number of rounds stands.
    LastRoundPaired,
    /// As many rounds are paired already.
    FewerRounds {
        /// So many are paired.
        n_paired: u16,
    },
    /// The system has no such rule: everyone meets everyone.
    OnlyInSwiss,
    /// A board of the round has a result already: what was played is not paired anew.
    BoardPlayed(BoardNo),
    /// The player was not there at the start and is not noted as come: no game can have been played (L11).
    NotArrived(PlayerId),
    /// One list rates a person twice.
    RatedTwice {
        /// Which.
        list: String,
    },
    /// Nobody could be in this group, or it has a table already.
    NoSuchGroup(Category),
    /// There is no such player.
    NoSuchPlayer(PlayerId),
    /// The player has been paired and can only be withdrawn.
    WasPaired(PlayerId),
    /// The player has left already.
    AlreadyAway(PlayerId),
    /// The player has not left.
    NotAway(PlayerId),
    /// A round robin's table is fixed once its first round is paired: nobody can join.
    TableIsFixed,
    /// Everyone meets everyone: a round cannot be left out on request, only missed.
    NoByeInRoundRobin,
    /// Two players would have one number.
    NumberTaken {
        /// The number.
        number: PairingNo,
        /// Who has it.
        by: PlayerId,
    },
    /// Numbers are 1 and up, without a gap where the system needs it.
    NumberOutOfRange(PairingNo),
    /// The numbers are in use: a round is paired.
    NumbersInUse,
    /// A player has no number yet.
    NoNumber(PlayerId),
    /// This round is paired already ("already done", case O11).
    AlreadyPaired(RoundNo),
    /// Rounds are paired in order; this one is not the next.
    NotTheNextRound {
        /// The round to pair next.
        next: RoundNo,
    },
    /// The event has no such round.
    NoSuchRound(RoundNo),
    /// Only the last round can be taken back.
    NotTheLastRound {
        /// The last one paired.
        last: RoundNo,
    },
    /// One player at two places (case O12).
    SeatedTwice {
        /// Who.
        player: PlayerId,
        /// Where already; `None`: among those who sit out.
        at: Option<BoardNo>,
    },
    /// A player against himself (case O12).
    AgainstSelf(PlayerId),
    /// A player who can play is nowhere.
    NotSeated(PlayerId),
    /// A player who cannot play was paired.
    Unavailable(PlayerId),
    /// Two pairs at one board.
    BoardTaken(BoardNo),
    /// There is no such board in the round.
    NoSuchBoard {
        /// In which round.
        round: RoundNo,
        /// Which board.
        board: BoardNo,
    },
    /// The encounter has no such game.
    NoSuchGame(GameNo),
    /// Another result stands there by now: nothing was overwritten.
    ResultChanged {
        /// The result that stands.
        stands: Option<Outcome>,
    },
    /// What the decision says anew is not what its writer saw: nothing was overwritten.
    ChangedMeanwhile {
        /// Who wrote what stands now; `None`: what the writer saw was taken back.
        by: Option<DecisionId>,
    },
    /// That stands already ("already done").
    NothingToDo,
    /// Boards are still open.
    RoundOpen(RoundNo),
    /// There is no such decision, or it is undone already.
    NoSuchDecision(DecisionId),
    /// The event's beginning cannot be undone; it can be deleted.
    CannotUndoFounding,
    /// A later decision stands on this one; undo that first.
    DependedOnBy(DecisionId),
}

/// What was empty or too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// The event's title.
    Title,
    /// A person's name.
    Name,
    /// The text of a note, or a reason.
    Text,
    /// The list of people.
    List,
    /// The regulation's texts.
    Rules,
}

/// Why rules cannot be followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RegulationFault {
    /// An encounter has 1 to 8 games.
    GamesPerEncounter,
    /// A round robin has 1 or 2 cycles.
    Cycles,
    /// A Swiss system has 1 to 60 rounds.
    Rounds,
    /// Nobody is out before the first default.
    OutAfter,
    /// Moves are counted from the first.
    DrawLimit,
    /// A line of the prizes has no places or an amount that nobody can pay.
    Prizes,
    /// The chain has no criterion.
    EmptyChain,
    /// A criterion stands twice in the chain.
    RepeatedCriterion,
    /// The chain has more criteria than the program keeps.
    LongChain,
    /// A win is worth less than a draw, or a draw less than a loss.
    ScoresOutOfOrder,
    /// A score is beyond ±100 points.
    ScoreOutOfRange,
    /// A side has no time, or a block of no length.
    NoTime,
}
