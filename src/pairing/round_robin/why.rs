//! Why does this pair meet in this round, with these colours? Facts for a sentence.
use super::table::{ColourRule, Row, Seat, Slot};
use super::{Seating, board};
use crate::regulation::{EarlyMeeting, RoundRobinTable, System};
use crate::tournament::Tournament;
use crate::units::{BoardNo, PairingNo, PlayerId, RoundNo};

/// What put a pair at a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// Which printed table.
    pub table: RoundRobinTable,
    /// For how many seats, the empty one included.
    pub n_seats: u16,
    /// Where the round stands in it.
    pub slot: Slot,
    /// The line of the table, from 1.
    pub row: u16,
    /// Who has red in game 1, and from which seat.
    pub red: Seated,
    /// Who has black in game 1, and from which seat.
    pub black: Seated,
    /// Why so; in the second cycle the colours are the other way round.
    pub colours: ColourRule,
    /// Whether the seats were moved so that members of one club or federation meet early.
    pub early: EarlyMeeting,
    /// Whether the two are of one club or federation, so that they meet as early as the seats allow.
    pub are_kin: bool,
}

/// A player in a seat of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seated {
    /// Who.
    pub player: PlayerId,
    /// With which number.
    pub number: PairingNo,
    /// In which seat: the place of the number, unless seats were moved for an early meeting or follow
    /// the rounds that were paired before copies merged.
    pub seat: Seat,
}

/// What put the pair at this board: of a round that is paired, or as it would be paired now.
/// `None` if there is no such board, or if its pair is not the table's.
pub fn why(tournament: &Tournament, round: RoundNo, board: BoardNo) -> Option<Why> {
    if !tournament.is_numbered() {
        return None;
    }
    let System::RoundRobin { table, .. } = tournament.regulation().system.value else { return None };
    let seating = Seating::of(tournament)?;
    let slot = seating.timetable.slot(round)?;
    let (rows, _) = seating.timetable.round(round);
    let (red, black) = pair_at(tournament, &seating, &rows, round, board)?;
    let row = rows.iter().find(|row| seating.pair(row) == (red, black))?;
    let seated = |player: PlayerId, seat| {
        tournament.player(player).and_then(|known| known.number).map(|number| Seated { player, number, seat })
    };
    let kin = tournament.kin();
    Some(Why {
        table,
        n_seats: seating.timetable.n_seats(),
        slot,
        row: row.no,
        red: seated(red, row.red)?,
        black: seated(black, row.black)?,
        colours: row.colours,
        early: tournament.regulation().early_meeting.value,
        are_kin: kin.get(&red).is_some_and(|club| kin.get(&black) == Some(club)),
    })
}

fn pair_at(
    tournament: &Tournament,
    seating: &Seating,
    rows: &[Row],
    round: RoundNo,
    board: BoardNo,
) -> Option<(PlayerId, PlayerId)> {
    let pairing = if let Some(paired) = tournament.round(round) {
        paired.at(board)?.pairing
    } else {
        let pairs: Vec<_> = rows.iter().map(|row| seating.pair(row)).collect();
        board::seat(tournament, &pairs).into_iter().find(|pairing| pairing.board == board)?
    };
    Some((pairing.red, pairing.black))
}
