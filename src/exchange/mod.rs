//! How is it written down for others?
pub mod file;
