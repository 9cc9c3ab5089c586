//! How is it written down for others?
pub mod book;
pub mod csv;
pub mod file;
pub mod hall;
pub mod numbers;
pub mod roster;
pub mod seeding;
pub mod sheet;
pub mod text;
pub mod trf;
