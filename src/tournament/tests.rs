//! Facts about the fold: decisions, refusals, cases that users reported, and the laws of the log.
mod cases;
mod decisions;
mod late;
mod laws;
mod refusals;
mod refused_in_swiss;
mod refused_of_lists;
mod registers;
mod swiss;
