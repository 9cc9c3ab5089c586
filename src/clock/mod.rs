//! Whose time, how much is left?
