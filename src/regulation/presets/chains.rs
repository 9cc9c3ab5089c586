//! In which order have other events decided their places? Known orders, to be taken over by name.
//!
//! Where an order says nothing of games that were not played, they are treated as is customary for the
//! criterion ([`CriterionKind::OFFERED`]). Points come first in all of them.
use super::{PresetId, preset};
use crate::regulation::{ByeInSums, Criterion, CriterionKind, Cut, Scope, Unplayed};

/// A known order. What it is called stands in `words`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChainId {
    /// The Bình Giã Cup 2023, qualifier (art. IV.2; rule B3).
    BinhGiaQualifier,
    /// The individual national championship of China, 2005.
    ChinaNational2005,
    /// The Pan'an event of 2017.
    Panan2017,
    /// The Wugong Cup 2012: the best of each board (rule W8).
    WugongBoards,
    /// The program of Zhangjiakou.
    Zhangjiakou,
    /// The yunbisai platform.
    Yunbisai,
    /// Match BP, its order by the opponents' score.
    MatchBpOpponents,
    /// Match BP, its order by the progressive score.
    MatchBpProgressive,
    /// Match BP, by the opponents' score and with the direct encounter of exactly two at the end.
    MatchBpDirect,
}

impl ChainId {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 9] = [
        Self::BinhGiaQualifier,
        Self::ChinaNational2005,
        Self::Panan2017,
        Self::WugongBoards,
        Self::Zhangjiakou,
        Self::Yunbisai,
        Self::MatchBpOpponents,
        Self::MatchBpProgressive,
        Self::MatchBpDirect,
    ];
}

const OPPONENTS: CriterionKind = CriterionKind::Buchholz(Cut::Full, ByeInSums::Dummy);
const DIRECT: CriterionKind = CriterionKind::DirectEncounter(Unplayed::Counted);
const WINS: CriterionKind = CriterionKind::Wins(Unplayed::Counted);
const BLACK_GAMES: CriterionKind = CriterionKind::GamesWithBlack(Unplayed::LeftOut);
const BLACK_WINS: CriterionKind = CriterionKind::WinsWithBlack(Unplayed::LeftOut);

/// Rounds of the Wugong Cup: one less of them can be left out.
const WUGONG_ROUNDS: u8 = 9;

/// The criteria of a known order, points among them.
pub fn chain(id: ChainId) -> Vec<Criterion> {
    match id {
        ChainId::BinhGiaQualifier => preset(PresetId::BinhGiaQualifier).chain.value,
        ChainId::ChinaNational2005 => after_points([OPPONENTS, BLACK_WINS]),
        ChainId::Panan2017 => after_points([OPPONENTS, WINS, DIRECT, CriterionKind::FewerFouls, BLACK_GAMES]),
        ChainId::WugongBoards => wugong_boards(),
        ChainId::Zhangjiakou => after_points([
            OPPONENTS,
            BLACK_GAMES,
            CriterionKind::FewerFouls,
            CriterionKind::Progressive,
            CriterionKind::PairingNumber,
        ]),
        ChainId::Yunbisai => after_points([OPPONENTS, CriterionKind::Progressive]),
        ChainId::MatchBpOpponents => match_bp(OPPONENTS),
        ChainId::MatchBpProgressive => match_bp(CriterionKind::Progressive),
        ChainId::MatchBpDirect => {
            let mut chain = match_bp(OPPONENTS);
            chain.push(Criterion { scope: Scope::ExactlyTwo, ..Criterion::new(DIRECT) });
            chain
        }
    }
}

/// The known order that a chain is, if it is one.
pub fn find(sought: &[Criterion]) -> Option<ChainId> {
    ChainId::ALL.into_iter().find(|&id| chain(id) == sought)
}

fn after_points<const N: usize>(kinds: [CriterionKind; N]) -> Vec<Criterion> {
    std::iter::once(CriterionKind::Points).chain(kinds).map(Criterion::new).collect()
}

fn match_bp(first: CriterionKind) -> Vec<Criterion> {
    after_points([first, WINS, CriterionKind::FewerFouls, BLACK_WINS, BLACK_GAMES])
}

/// Points, progressive score, wins, fewer fouls, games with black; then all of them without the first
/// round, without the first two, and so on (W8).
fn wugong_boards() -> Vec<Criterion> {
    let once = after_points([CriterionKind::Progressive, WINS, CriterionKind::FewerFouls, BLACK_GAMES]);
    let without = |drop_first| once.iter().map(move |&criterion| Criterion { drop_first, ..criterion });
    (0..WUGONG_ROUNDS).flat_map(without).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regulation::presets;

    #[test]
    fn every_known_order_begins_with_points_and_is_found_again() {
        for id in ChainId::ALL {
            let chain = chain(id);
            assert_eq!(chain.first(), Some(&Criterion::new(CriterionKind::Points)), "{id:?}");
            assert_eq!(find(&chain), Some(id));
        }
    }

    #[test]
    fn known_orders_say_what_their_events_say() {
        let kinds = |id| chain(id).into_iter().skip(1).map(|criterion| criterion.kind).collect::<Vec<_>>();
        let fouls = CriterionKind::FewerFouls;
        for (id, due) in [
            (ChainId::ChinaNational2005, vec![OPPONENTS, BLACK_WINS]),
            (ChainId::Panan2017, vec![OPPONENTS, WINS, DIRECT, fouls, BLACK_GAMES]),
            (ChainId::Yunbisai, vec![OPPONENTS, CriterionKind::Progressive]),
            (ChainId::MatchBpOpponents, vec![OPPONENTS, WINS, fouls, BLACK_WINS, BLACK_GAMES]),
            (ChainId::MatchBpDirect, vec![OPPONENTS, WINS, fouls, BLACK_WINS, BLACK_GAMES, DIRECT]),
        ] {
            assert_eq!(kinds(id), due, "{id:?}");
        }
        let last = chain(ChainId::MatchBpDirect).pop().expect("a criterion");
        assert_eq!(last.scope, Scope::ExactlyTwo);
        assert_eq!(
            find(&presets::preset(PresetId::BinhGiaQualifier).chain.value),
            Some(ChainId::BinhGiaQualifier)
        );
    }

    #[test]
    fn w8_the_best_of_a_board_are_compared_without_the_first_rounds_until_one_is_left() {
        let chain = chain(ChainId::WugongBoards);
        let drops: Vec<u8> = chain.iter().step_by(5).map(|criterion| criterion.drop_first).collect();
        assert_eq!(drops, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
        assert!(chain.chunks(5).all(|part| part[1].kind == CriterionKind::Progressive), "{chain:?}");
    }
}
