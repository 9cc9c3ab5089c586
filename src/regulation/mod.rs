//! What did the organizers decree?
//!
//! A [`Regulation`] is data: every field says its value and on what it rests ([`Basis`]): an
//! article, the organizer's own choice, silence (then the organizer is asked), or a text that
//! disagrees with itself (then it is shown as disputed).
mod category;
mod criterion;
pub mod presets;
mod prizes;
mod rule;
mod scoring;
mod swiss;

pub use category::{Category, Limit};
pub use criterion::{ByeInSums, Criterion, CriterionKind, Cut, Direction, LastRound, Scope, Unplayed};
pub use prizes::{Condition, PrizeLine, PrizePlan, PrizeTies, Remainder, Several};
pub use rule::Rule;
pub use scoring::{Outcome, Played, Scoring, UnplayedScores};
pub use swiss::{Apart, FirstPairs, FirstSide, Kin, MAX_ROUNDS, Swiss};

use crate::clock::TimeControl;
use crate::units::Millis;

/// The rules of one event.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Regulation {
    /// What the regulation is called, in its own language.
    pub title: String,
    /// The document that the articles are of; empty if the organizer wrote none.
    pub document: String,
    /// Who meets whom.
    pub system: Decreed<System>,
    /// Games of one encounter, the colours swapped from game to game (phân tiên, 先后手互换).
    pub games_per_encounter: Decreed<u8>,
    /// What a game is worth.
    pub scoring: Decreed<Scoring>,
    /// What a round without a game is worth.
    pub unplayed: Decreed<UnplayedScores>,
    /// How the table is ordered: applied one after the other, points among them.
    pub chain: Decreed<Vec<Criterion>>,
    /// What happens when the chain is used up.
    pub last_resort: Decreed<LastResort>,
    /// How many of the first places pass; `None`: nobody has to.
    pub n_passing: Decreed<Option<u16>>,
    /// Who is paid what (B11).
    pub prizes: Decreed<PrizePlan>,
    /// The time of a game.
    pub control: Decreed<TimeControl>,
    /// Lateness after which a game is lost; `None`: no limit.
    pub default_after: Decreed<Option<Millis>>,
    /// How many games lost by not appearing put a player out of the event (B2); `None`: none do.
    pub out_after: Decreed<Option<u8>>,
    /// The move before which two may not agree on a draw: who do, both lose (W9); `None`: they may.
    pub no_draw_before: Decreed<Option<u16>>,
    /// What becomes of the games of a player who leaves a round robin.
    pub withdrawal: Decreed<WithdrawalRule>,
    /// Who should meet early, so that nobody can help a friend at the end.
    pub early_meeting: Decreed<EarlyMeeting>,
}

/// A value and what it rests on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Decreed<T> {
    /// The rule.
    pub value: T,
    /// Why it is so.
    pub basis: Basis,
}

/// What a rule rests on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Basis {
    /// The regulation says so, there.
    Article(String),
    /// The regulation says nothing: the value is our proposal and the organizer is asked.
    Silent,
    /// The regulation disagrees with itself: these articles; the value is our reading.
    Disputed(Vec<String>),
    /// The organizer chose it.
    Organizer,
}

impl Regulation {
    /// The rules that bear on the event's system, in the order of the fields.
    pub fn rules(&self) -> impl Iterator<Item = Rule> + use<> {
        let system = self.system.value;
        Rule::ALL.into_iter().filter(move |rule| rule.bears_on(system))
    }

    /// The rules on which the regulation is silent and that nobody has chosen yet.
    pub fn questions(&self) -> Vec<Rule> {
        self.rules().filter(|&rule| *self.basis(rule) == Basis::Silent).collect()
    }

    /// The organizer takes every proposal that is still open.
    pub fn accept_proposals(&mut self) {
        for rule in self.questions() {
            self.accept_proposal(rule);
        }
    }

    /// The organizer takes the proposal for this rule, if it is still open.
    pub fn accept_proposal(&mut self, rule: Rule) {
        let basis = self.basis_mut(rule);
        if *basis == Basis::Silent {
            *basis = Basis::Organizer;
        }
    }

    /// Every rule becomes a question, with its value as the proposal: for whoever begins from nothing.
    pub fn ask_everything(&mut self) {
        for rule in Rule::ALL {
            *self.basis_mut(rule) = Basis::Silent;
        }
    }
}

impl<T> Decreed<T> {
    /// A rule that an article states.
    pub fn article(article: &str, value: T) -> Self {
        Self { value, basis: Basis::Article(article.to_owned()) }
    }

    /// A rule that the regulation leaves open.
    pub fn silent(value: T) -> Self {
        Self { value, basis: Basis::Silent }
    }

    /// A rule on which articles disagree.
    pub fn disputed(articles: &[&str], value: T) -> Self {
        Self { value, basis: Basis::Disputed(articles.iter().map(|&article| article.to_owned()).collect()) }
    }

    /// The organizer decides: an open question is answered, an article is departed from. What articles
    /// disagree on stays disputed, whatever is chosen.
    pub fn choose(&mut self, value: T) {
        self.value = value;
        match self.basis {
            Basis::Article(_) | Basis::Silent => self.basis = Basis::Organizer,
            Basis::Disputed(_) | Basis::Organizer => {}
        }
    }

    /// A rule that the organizer chose.
    pub fn organizer(value: T) -> Self {
        Self { value, basis: Basis::Organizer }
    }
}

/// How opponents are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum System {
    /// Everyone meets everyone (vòng tròn, 循环赛).
    RoundRobin {
        /// Which table.
        table: RoundRobinTable,
        /// How often everyone meets everyone: 1, or 2 with the colours reversed.
        cycles: u8,
    },
    /// People of equal points meet (hệ Thụy Sĩ, 积分编排制).
    Swiss(Swiss),
}

impl System {
    /// The Swiss system, if it is one.
    pub const fn swiss(&self) -> Option<&Swiss> {
        match self {
            Self::Swiss(swiss) => Some(swiss),
            Self::RoundRobin { .. } => None,
        }
    }

    /// Whether the rounds that are paired could have been paired under the other, too.
    pub fn has_same_past(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Swiss(one), Self::Swiss(another)) => one.has_same_past(another),
            (Self::RoundRobin { .. }, _) | (_, Self::RoundRobin { .. }) => self == other,
        }
    }
}

/// The order of a round robin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundRobinTable {
    /// The Berger tables of FIDE C.05 annex 1 (贝格尔).
    Berger,
    /// Number 1 stays, the others go round (1号位固定逆时针, hoán vị).
    Circle,
}

/// When the chain has run out and players are still equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastResort {
    /// They share the place (đồng hạng, 并列).
    SharedPlace,
    /// The places stay open until a play-off or the organizer settles them.
    PlayOff,
}

/// What becomes of the games of a player who leaves a round robin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WithdrawalRule {
    /// The games not yet played are forfeited.
    ForfeitRest,
    /// As before, but the games of one who played less than half are left out of the table.
    AnnulBelowHalf,
}

/// Who should meet in the first rounds of a round robin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EarlyMeeting {
    /// Nobody: the numbers as drawn.
    Off,
    /// Members of one club.
    Club,
    /// Members of one federation, province or country.
    Federation,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_answers_a_question_and_leaves_a_dispute_disputed() {
        let disputed = Basis::Disputed(vec!["3".to_owned()]);
        for (basis, after) in [
            (Basis::Silent, Basis::Organizer),
            (Basis::Article("3".to_owned()), Basis::Organizer),
            (Basis::Organizer, Basis::Organizer),
            (disputed.clone(), disputed),
        ] {
            let mut rule = Decreed { value: 1, basis: basis.clone() };
            rule.choose(2);
            assert_eq!(rule, Decreed { value: 2, basis: after }, "{basis:?}");
        }
    }

    #[test]
    fn whoever_takes_every_proposal_has_no_question_left() {
        for preset in presets::all() {
            let mut regulation = preset.regulation;
            for rule in regulation.questions() {
                assert_eq!(*regulation.basis(rule), Basis::Silent);
            }
            regulation.accept_proposals();
            assert_eq!(regulation.questions(), [], "{:?}", preset.id);
            regulation.ask_everything();
            assert!(regulation.rules().eq(regulation.questions()), "{:?}", preset.id);
        }
    }
}
