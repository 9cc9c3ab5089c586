//! Does the browser promise to keep the data, and how much room is left?

/// Bytes used by this origin, and how many it may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Used.
    pub used: u64,
    /// May be used.
    pub quota: u64,
}

/// Whether the browser has promised not to throw the data away; `None` where it makes no promises.
pub async fn persisted() -> Option<bool> {
    None
}

/// Asks for the promise and returns the answer; `None` where there is none. Some browsers ask the
/// person, so ask when there is something to lose: after the first decision, on a press of a button.
pub async fn ask_persist() -> Option<bool> {
    None
}

/// How much room is used and left, as the browser estimates it.
pub async fn room() -> Option<Room> {
    None
}
