//! The parts that screens are made of.
pub mod about;
pub mod backup_offer;
pub mod choices;
pub mod dialog;
pub mod frame;
pub mod intake;
pub mod live;
pub mod mark;
pub mod name;
pub mod next;
mod protection;
pub mod regulation;
pub mod safety;
pub mod select;
mod toast;
pub mod unsaved;
pub mod update;
pub mod why;
