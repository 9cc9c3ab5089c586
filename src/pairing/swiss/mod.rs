//! Who meets whom next under the FIDE Dutch system (C.04.3, in force since 1 February 2026)?
//!
//! A [`Field`] holds all that the rules look at; [`pair`] answers with a [`Round`], or with the facts that make one
//! impossible. Same field, same round: nothing here knows time, chance or a limit of patience.
//!
//! # The way of a round
//! 1. `check.rs` lists what is wrong with the field; `player.rs`, `preference.rs` and `float.rs` say what each
//!    player brings, `ranking.rs` who stands where and who may meet whom (C1, C3).
//! 2. `completion.rs`: can all be paired, and at which score will the bye be (C2, C4, C5)?
//! 3. `pair.rs` goes from bracket to bracket. Each is a [`Problem`](problem::Problem), solved the shortest way that is
//!    certain to give the same answer as the longest ([`Way`]):
//!    - `natural.rs` counts what no candidate can avoid and looks for one that costs no more and exchanges nobody: the
//!      first of these is the answer (3.9). `assignment.rs` finds it in about n² steps.
//!    - `procedure.rs` solves the bracket by itself as heaviest matchings, whose weights (`ladder.rs`) hold the criteria
//!      C6 to C21 one above the other, and follows the order of article 4 stage by stage.
//!    - After both of these `below.rs` looks whether those below lose nothing (C4, C8). If that is not certain,
//!      `bound.rs` counts how many have to float down for their sake; the bracket is solved by itself with as many
//!      floaters, and counted again with just these.
//!    - If that comes out worse, `procedure.rs` solves the bracket together with all that lies below, which is always
//!      right.
//! 4. `sides.rs` gives Red and Black (5.2), `boards.rs` the order of boards, `facts.rs` what it all cost.
//!
//! Around it: `first_round.rs` makes a first round in other ways; `avoid.rs` keeps members of one club apart;
//! `why_not.rs` sets a round beside the one in which two others meet, by the criteria of `cost.rs`; `ways_out.rs` says
//! what an arbiter can do where no legal pairing exists.
//!
//! Why a shorter way can be right: what it leaves out are constraints. Leaving out constraints only adds candidates;
//! if the first best of more candidates fulfils them, it is the first best of those that do.
mod assignment;
mod avoid;
mod below;
mod boards;
mod bound;
mod check;
mod completion;
mod cost;
mod criterion;
mod facts;
mod field;
pub mod first_round;
mod float;
mod ladder;
mod least;
mod natural;
mod pair;
mod player;
mod preference;
mod problem;
mod procedure;
mod ranking;
mod round;
mod sides;
mod ways_out;
mod why_not;

pub use avoid::{Avoidance, Avoiding, pair_avoiding};
pub use cost::Cost;
pub use criterion::Criterion;
pub use field::{Entrant, Field, FieldFault, MAX_ENTRANTS, MAX_POINTS, MAX_ROUNDS, Past, PointScheme, Seat};
pub use pair::{Way, pair, pair_along};
pub use player::may_have_bye;
pub use preference::{Preference, Strength, due};
pub use round::{Bracket, Broken, NoLegalPairing, NoRound, Pair, Round, SideRule, WhyFloat};
pub use ways_out::{WayOut, ways_out};
pub use why_not::{WhyNot, why_not};
