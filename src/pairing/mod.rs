//! Who meets whom next, and why?
