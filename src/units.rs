//! How much? Whole-number quantities that wear their unit as a type.
