//! How is a decision saved, with its place in history?
use super::regulation::{Category, Outcome, Regulation};
use super::twin::{Twin, twin};
use super::units::{CivilDate, CivilTime, DecisionId, PlayerId, Side, Stamp};
use crate::exchange::file::Misfit;
use crate::tournament;

/// The greatest Lamport number and the greatest number of a decision on one device that are read.
/// Counting up from them for ever still cannot overflow.
const MAX_LAMPORT: u64 = 1 << 48;
const MAX_SEQ: u32 = 1 << 30;

/// A decision and its place.
#[derive(serde::Serialize, serde::Deserialize)]
pub struct Logged {
    id: DecisionId,
    lamport: u64,
    over: Option<DecisionId>,
    at: Stamp,
    author: String,
    decision: Decision,
}

impl Twin<tournament::Logged> for Logged {
    fn of(logged: &tournament::Logged) -> Self {
        let tournament::Logged { id, lamport, over, at, author, decision } = logged;
        Self {
            id: Twin::of(id),
            lamport: *lamport,
            over: Twin::of(over),
            at: Twin::of(at),
            author: author.clone(),
            decision: Twin::of(decision),
        }
    }

    fn read(self) -> Result<tournament::Logged, Misfit> {
        let id: crate::units::DecisionId = self.id.read()?;
        if !(1..=MAX_LAMPORT).contains(&self.lamport) || !(1..=MAX_SEQ).contains(&id.seq) {
            return Err(Misfit::Place);
        }
        let (over, at, decision) = (self.over.read()?, self.at.read()?, self.decision.read()?);
        Ok(tournament::Logged { id, lamport: self.lamport, over, at, author: self.author, decision })
    }
}

twin!(enum Decision = tournament::Decision {
    Found { event: u128, about: About, regulation: Box<Regulation> },
    Describe(about: About),
    Amend(regulation: Box<Regulation>),
    Register(entries: Vec<Entry>),
    Edit { player: PlayerId, entry: Entry },
    Remove(player: PlayerId),
    Withdraw { player: PlayerId, from: u16 },
    Reinstate { player: PlayerId, from: u16 },
    PlanLeave { player: PlayerId, round: u16, leave: Option<Leave> },
    DrawNumbers(seed: u64),
    AssignNumbers(numbers: Vec<(PlayerId, u16)>),
    DrawFirstSide(lot: SideLot),
    SetTerms { between: (PlayerId, PlayerId), terms: Option<Terms> },
    Pair { round: u16, pairings: Vec<Pairing>, sitting_out: Vec<SittingOut> },
    Reseat { round: u16, pairings: Vec<Pairing>, sitting_out: Vec<SittingOut>, why: String },
    Publish(round: u16),
    StartRound(round: u16),
    Arrive { round: u16, player: PlayerId, arrival: Option<Arrival> },
    KeepIn(player: PlayerId),
    Unpair(round: u16),
    SetResult(set: SetResult),
    Check(round: u16),
    Sanction(sanction: Sanction),
    DrawLots(lots: Lots),
    CallUp { player: PlayerId, call: Option<Call> },
    Invite(guests: Vec<Entry>),
    Schedule { round: u16, at: Option<(CivilDate, CivilTime)> },
    SetTables(tables: Tables),
    Note { round: Option<u16>, text: String },
    Undo(targets: Vec<DecisionId>),
    Dismiss(conflict: DecisionId),
});

twin!(struct About = tournament::About {
    title: String,
    venue: String,
    first_day: Option<CivilDate>,
    last_day: Option<CivilDate>,
    chief_arbiter: String,
});

twin!(struct Entry = tournament::Entry {
    name: String,
    sex: Option<Sex>,
    birth: Option<Birth>,
    club: String,
    province: String,
    federation: String,
    titles: Vec<Title>,
    ratings: Vec<Rating>,
    member_id: String,
    phone: String,
    fixed_board: Option<u16>,
});

twin!(struct Title = tournament::Title { by: String, title: String });

twin!(struct Rating = tournament::Rating { list: String, value: u16 });

twin!(struct Tables = tournament::Tables { rating_list: Option<String>, categories: Vec<Category> });

twin!(enum Sex = tournament::Sex { Woman, Man, });

twin!(enum Birth = tournament::Birth { Year(year: u16), Day(day: CivilDate), });

twin!(enum Leave = tournament::Leave { RequestedBye, Absence, });

twin!(enum SitOut = tournament::SitOut { PairingBye, RequestedBye, Absence, NotEntered, });

twin!(struct Pairing = tournament::Pairing { board: u16, red: PlayerId, black: PlayerId });

twin!(struct SittingOut = tournament::SittingOut { player: PlayerId, why: SitOut });

twin!(struct SetResult = tournament::SetResult {
    round: u16,
    board: u16,
    game: u8,
    was: Option<Outcome>,
    now: Option<Outcome>,
    why: String,
});

twin!(struct Sanction = tournament::Sanction {
    player: PlayerId,
    round: u16,
    fouls: u8,
    deduction: i32,
    why: String,
});

twin!(enum Lots = tournament::Lots { Drawn(seed: u64), Typed(order: Vec<PlayerId>), });

twin!(enum Arrival = tournament::Arrival { Missing, Came, });

twin!(enum SideLot = tournament::SideLot { Drawn(seed: u64), Typed(side: Side), });

twin!(enum Call = tournament::Call { Declined, Invited, });

twin!(enum Terms = tournament::Terms { Forbidden, Again, });
