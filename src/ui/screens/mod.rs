//! The screens, one file each.
pub mod awards;
pub mod events;
pub mod hall;
pub mod log;
pub mod more;
pub mod new_event;
pub mod opened;
pub mod people;
pub mod round;
pub mod rules;
pub mod schedule;
pub mod settings;
pub mod share;
pub mod sheets;
pub mod standings;
mod title;
pub mod unknown;
