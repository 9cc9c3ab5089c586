//! Who is meant? How names of people fold, match, sort and shorten (cases O18, O19, O20).
//!
//! A name is never a key: what is found here is offered to a person, never merged.
mod fold;
mod matching;
mod normal;
mod order;

pub use fold::{composed, fold, has_han, is_han, narrow, to_ascii};
pub use matching::{MatchRank, matches};
pub use normal::{nfc, nfd};
pub use order::{NameKey, NameOrder, name_key, split_given, vietnamese_order};
