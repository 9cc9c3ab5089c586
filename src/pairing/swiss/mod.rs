//! Who meets whom next under the FIDE Dutch system (C.04.3, in force since 1 February 2026)?
mod assignment;
mod below;
mod boards;
mod check;
mod completion;
mod facts;
mod field;
pub mod first_round;
mod float;
mod ladder;
mod natural;
mod pair;
mod player;
mod preference;
mod problem;
mod procedure;
mod ranking;
mod round;
mod sides;

pub use field::{Entrant, Field, FieldFault, MAX_ENTRANTS, MAX_POINTS, MAX_ROUNDS, Past, PointScheme, Seat};
pub use pair::{Way, pair, pair_along};
pub use round::{Bracket, Broken, Criterion, NoLegalPairing, NoRound, Pair, Round, SideRule, WhyFloat};
