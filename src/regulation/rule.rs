//! Which rules does a regulation have? Its fields by name, in order.
use super::{Basis, Regulation, System};

/// The fields of a [`Regulation`], by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// [`Regulation::system`].
    System,
    /// [`Regulation::games_per_encounter`].
    GamesPerEncounter,
    /// [`Regulation::scoring`].
    Scoring,
    /// [`Regulation::unplayed`].
    Unplayed,
    /// [`Regulation::chain`].
    Chain,
    /// [`Regulation::last_resort`].
    LastResort,
    /// [`Regulation::n_passing`].
    NPassing,
    /// [`Regulation::prizes`].
    Prizes,
    /// [`Regulation::control`].
    Control,
    /// [`Regulation::default_after`].
    DefaultAfter,
    /// [`Regulation::out_after`].
    OutAfter,
    /// [`Regulation::no_draw_before`].
    DrawLimit,
    /// [`Regulation::withdrawal`].
    Withdrawal,
    /// [`Regulation::early_meeting`].
    EarlyMeeting,
}

impl Rule {
    /// All of them, in the order of the fields.
    pub const ALL: [Self; 14] = [
        Self::System,
        Self::GamesPerEncounter,
        Self::Scoring,
        Self::Unplayed,
        Self::Chain,
        Self::LastResort,
        Self::NPassing,
        Self::Prizes,
        Self::Control,
        Self::DefaultAfter,
        Self::OutAfter,
        Self::DrawLimit,
        Self::Withdrawal,
        Self::EarlyMeeting,
    ];

    /// Whether the rule says something under this system. Of who leaves a Swiss system the games that were
    /// played stay, and nobody meets early: whom to keep apart stands with the system itself.
    pub const fn bears_on(self, system: System) -> bool {
        match self {
            Self::Withdrawal | Self::EarlyMeeting => matches!(system, System::RoundRobin { .. }),
            Self::System
            | Self::GamesPerEncounter
            | Self::Scoring
            | Self::Unplayed
            | Self::Chain
            | Self::LastResort
            | Self::NPassing
            | Self::Prizes
            | Self::Control
            | Self::DefaultAfter
            | Self::OutAfter
            | Self::DrawLimit => true,
        }
    }
}

impl Regulation {
    /// What this rule rests on.
    pub const fn basis(&self, rule: Rule) -> &Basis {
        match rule {
            Rule::System => &self.system.basis,
            Rule::GamesPerEncounter => &self.games_per_encounter.basis,
            Rule::Scoring => &self.scoring.basis,
            Rule::Unplayed => &self.unplayed.basis,
            Rule::Chain => &self.chain.basis,
            Rule::LastResort => &self.last_resort.basis,
            Rule::NPassing => &self.n_passing.basis,
            Rule::Prizes => &self.prizes.basis,
            Rule::Control => &self.control.basis,
            Rule::DefaultAfter => &self.default_after.basis,
            Rule::OutAfter => &self.out_after.basis,
            Rule::DrawLimit => &self.no_draw_before.basis,
            Rule::Withdrawal => &self.withdrawal.basis,
            Rule::EarlyMeeting => &self.early_meeting.basis,
        }
    }

    pub(super) const fn basis_mut(&mut self, rule: Rule) -> &mut Basis {
        match rule {
            Rule::System => &mut self.system.basis,
            Rule::GamesPerEncounter => &mut self.games_per_encounter.basis,
            Rule::Scoring => &mut self.scoring.basis,
            Rule::Unplayed => &mut self.unplayed.basis,
            Rule::Chain => &mut self.chain.basis,
            Rule::LastResort => &mut self.last_resort.basis,
            Rule::NPassing => &mut self.n_passing.basis,
            Rule::Prizes => &mut self.prizes.basis,
            Rule::Control => &mut self.control.basis,
            Rule::DefaultAfter => &mut self.default_after.basis,
            Rule::OutAfter => &mut self.out_after.basis,
            Rule::DrawLimit => &mut self.no_draw_before.basis,
            Rule::Withdrawal => &mut self.withdrawal.basis,
            Rule::EarlyMeeting => &mut self.early_meeting.basis,
        }
    }
}
