//! What do the files of the corpora say?
use kydai::exchange::trf::{self, Bye, Cell};
use kydai::pairing::swiss::Field;
use kydai::units::Side;

/// The pairs of a round by their numbers, red first; the bye has an opponent 0.
pub type Pairs = Vec<(u32, u32)>;

/// One tournament of a corpus.
pub struct Trf(trf::Trf);

impl Trf {
    pub fn read(bytes: &[u8]) -> Self {
        Self(trf::read(bytes).unwrap_or_else(|faults| panic!("{faults:?}")).trf)
    }

    /// How many rounds the file has.
    pub fn n_past(&self) -> u16 {
        self.0.last_paired()
    }

    /// The field before a round that the file has, rounds counted from 1.
    pub fn field_before(&self, round: u16) -> Field {
        self.0.field_before(round).expect("a field")
    }

    /// The field for the round after the last.
    pub fn next_field(&self) -> Field {
        self.0.field().expect("a field")
    }

    /// The pairs of a round that the file has, in the order of numbers.
    pub fn pairs(&self, round: u16) -> Pairs {
        let red = self.0.players.iter().filter_map(|player| match player.cell(round) {
            Cell::Game { opponent, side: Side::Red, .. }
            | Cell::Forfeit { opponent, side: Some(Side::Red), .. } => Some((player.number, opponent)),
            Cell::Bye(Bye::Pairing) => Some((player.number, 0)),
            _ => None,
        });
        let mut pairs: Pairs = red.map(|(a, b)| (a.into(), b.into())).collect();
        pairs.sort_unstable();
        pairs
    }
}
