//! How long does drawing lots take, for the largest opens there are?
mod timer;

use kydai::tournament::drawn_order;
use kydai::units::{DecisionId, DeviceId, PlayerId, Seed};

fn main() {
    for n_players in [64_u16, 500, 2_000] {
        let by = DecisionId { device: DeviceId(7), seq: 1 };
        let players: Vec<PlayerId> = (0..n_players).map(|nth| PlayerId { by, nth }).collect();
        timer::measure(&format!("lots for {n_players} players"), || {
            drawn_order(Seed(2_024), players.iter().copied())
        });
    }
}
