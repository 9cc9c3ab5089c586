//! Facts about the fold, one test each.
