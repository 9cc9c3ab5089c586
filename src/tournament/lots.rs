//! In which order do the lots fall? (Rules B3, W2: drawn from a recorded seed.)
//!
//! Each player's lot is the SHA-256 of the seed and the player's id, and the lots are sorted. So the
//! draw depends neither on the order of the list nor on the device, and anyone can check it with
//! any tool that computes SHA-256.
use super::SideLot;
use crate::units::{PlayerId, Seed, Side, order};
use sha2::{Digest, Sha256};

/// The player's lot; the lesser lot comes first.
pub fn lot(seed: Seed, player: PlayerId) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(seed.0.to_be_bytes());
    hash.update(player.by.device.0.to_be_bytes());
    hash.update(player.by.seq.to_be_bytes());
    hash.update(player.nth.to_be_bytes());
    hash.finalize().into()
}

/// The players in the order of their lots.
pub fn drawn_order(seed: Seed, players: impl IntoIterator<Item = PlayerId>) -> Vec<PlayerId> {
    let mut order: Vec<PlayerId> = players.into_iter().collect();
    order::by_key(&mut order, |&player| (lot(seed, player), player));
    order
}

impl SideLot {
    /// The side of the higher ranked: of a seed, by whether the SHA-256 of its bytes is odd.
    pub fn side(self) -> Side {
        match self {
            Self::Typed(side) => side,
            Self::Drawn(seed) => {
                let hash = Sha256::digest(seed.0.to_be_bytes());
                if hash.last().is_some_and(|byte| byte % 2 == 1) { Side::Red } else { Side::Black }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::{DecisionId, DeviceId};

    fn player(nth: u16) -> PlayerId {
        PlayerId { by: DecisionId { device: DeviceId(7), seq: 1 }, nth }
    }

    #[test]
    fn b3_the_same_seed_draws_the_same_lots_in_whatever_order_people_were_listed() {
        let forward = drawn_order(Seed(42), (0..20).map(player));
        let backward = drawn_order(Seed(42), (0..20).rev().map(player));
        assert_eq!(forward, backward);
        assert_ne!(forward, drawn_order(Seed(43), (0..20).map(player)));
    }

    #[test]
    fn each_of_four_players_is_first_about_as_often() {
        let mut first = [0; 4];
        for seed in 0..4_000 {
            first[usize::from(drawn_order(Seed(seed), (0..4).map(player))[0].nth)] += 1;
        }
        assert!(first.iter().all(|&times| (850..1_150).contains(&times)), "{first:?}");
    }
}
