//! Are the matchings the best? By brute force where that is possible, by proof where not.
mod brute;
mod cases;
mod proof;
mod random;
