//! Which seats meet in which round? The printed tables, by formula (FIDE C.05 annex 1; 1号位固定逆时针).
//!
//! A table knows seats, not people. With an odd number of players one more seat stays empty, and who
//! would meet it sits out: in the Berger tables it is the last seat, as FIDE says; in the circle it is
//! the seat that stays, so that everyone goes round and has both colours equally often. (With seat 1
//! staying and the last seat empty some would have three equal colours running, and two more of one.)
//!
//! In a double round robin the colours of the second cycle are reversed, and the last two rounds of
//! the first cycle change places, as FIDE advises: nobody has a colour three times running.
use crate::regulation::RoundRobinTable;
use crate::units::RoundNo;

/// A place in the table, counted from 1 to the number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u16);

/// Why one seat has red and the other black. In the second cycle the colours are reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColourRule {
    /// Berger: the seats' sum is odd, so the lower seat has red.
    OddSumLowerRed,
    /// Berger: the seats' sum is even, so the higher seat has red.
    EvenSumHigherRed,
    /// Berger: the last seat has black against the lower half.
    LastSeatBlack,
    /// Berger: the last seat has red against the upper half.
    LastSeatRed,
    /// Circle: the seat that stays has red in the odd rounds.
    FixedSeatRed,
    /// Circle: the seat that stays has black in the even rounds.
    FixedSeatBlack,
    /// Circle: in the odd rows the seat on the left has red.
    LeftRed,
    /// Circle: in the even rows the seat on the right has red.
    RightRed,
}

/// Where a round stands in the printed table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot {
    /// The cycle, from 1.
    pub cycle: u8,
    /// The round of the printed table, from 1.
    pub table_round: RoundNo,
    /// Whether the last two rounds of the first cycle changed places here (FIDE C.05 annex 1).
    pub is_swapped: bool,
}

/// A line of the printed table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// Which, from 1; the line of the empty seat is counted.
    pub no: u16,
    /// Red in this round.
    pub red: Seat,
    /// Black in this round.
    pub black: Seat,
    /// Why so.
    pub colours: ColourRule,
}

/// A round robin of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Timetable {
    table: RoundRobinTable,
    n_players: u16,
    cycles: u8,
}

impl Timetable {
    /// A table for so many players, so many times over.
    pub const fn new(table: RoundRobinTable, n_players: u16, cycles: u8) -> Self {
        Self { table, n_players, cycles }
    }

    /// The seats of the table, with the empty one: an even number.
    pub const fn n_seats(&self) -> u16 {
        self.n_players + self.n_players % 2
    }

    /// Rounds of one cycle.
    pub const fn n_rounds_of_cycle(&self) -> u16 {
        self.n_seats().saturating_sub(1)
    }

    /// All rounds.
    pub fn rounds(&self) -> impl Iterator<Item = RoundNo> + use<> {
        (1..=self.n_rounds_of_cycle() * u16::from(self.cycles)).map(RoundNo)
    }

    /// Where a round stands in the printed table; `None` if there is no such round.
    pub fn slot(&self, round: RoundNo) -> Option<Slot> {
        self.rounds().find(|&known| known == round)?;
        let (n, index) = (self.n_rounds_of_cycle(), round.0 - 1);
        let (cycle, place) = if index < n { (1, index + 1) } else { (2, index - n + 1) };
        let is_swapped = self.cycles == 2 && cycle == 1 && n >= 3 && place + 2 > n;
        let table_round = RoundNo(if is_swapped { 2 * n - 1 - place } else { place });
        Some(Slot { cycle, table_round, is_swapped })
    }

    /// The lines of a round and the seat that sits out; nothing if there is no such round.
    pub fn round(&self, round: RoundNo) -> (Vec<Row>, Option<Seat>) {
        let Some(slot) = self.slot(round) else { return (Vec::new(), None) };
        let lines = match self.table {
            RoundRobinTable::Berger => berger(self.n_seats(), slot.table_round),
            RoundRobinTable::Circle => circle(self.n_seats(), slot.table_round),
        };
        let mut rows = Vec::new();
        let mut bye = None;
        for (no, (red, black, colours)) in (1..).zip(lines) {
            let (red, black) = if slot.cycle == 2 { (black, red) } else { (red, black) };
            match (self.seat(red), self.seat(black)) {
                (Some(red), Some(black)) => rows.push(Row { no, red, black, colours }),
                (seat, None) | (None, seat) => bye = seat,
            }
        }
        (rows, bye)
    }

    /// The seat at a place of the printed table; `None` for the empty one.
    fn seat(&self, place: u16) -> Option<Seat> {
        let is_odd = !self.n_players.is_multiple_of(2);
        match self.table {
            RoundRobinTable::Berger => (place <= self.n_players).then_some(Seat(place)),
            RoundRobinTable::Circle if is_odd => (place > 1).then_some(Seat(place - 1)),
            RoundRobinTable::Circle => Some(Seat(place)),
        }
    }
}

type Line = (u16, u16, ColourRule);

/// A round of the Berger table for an even number of places. The pivot meets the last place, and
/// the places at equal distance before and behind the pivot meet each other.
fn berger(n: u16, round: RoundNo) -> Vec<Line> {
    let (ring, half, index) = (u32::from(n) - 1, u32::from(n) / 2, u32::from(round.0) - 1);
    let pivot = index * half % ring;
    let place = |steps: u32| 1 + narrow((pivot + steps) % ring);
    let first = if index.is_multiple_of(2) {
        (place(0), n, ColourRule::LastSeatBlack)
    } else {
        (n, place(0), ColourRule::LastSeatRed)
    };
    let others = (1..half).map(|steps| {
        let (red, black) = (place(steps), place(ring - steps));
        let rule = if red < black { ColourRule::OddSumLowerRed } else { ColourRule::EvenSumHigherRed };
        (red, black, rule)
    });
    std::iter::once(first).chain(others).collect()
}

/// A round of the circle: place 1 stays top left, the others go round anticlockwise. The left column
/// runs down from place 1, the right column runs up beside it.
fn circle(n: u16, round: RoundNo) -> Vec<Line> {
    let (ring, half, index) = (u32::from(n) - 1, u32::from(n) / 2, u32::from(round.0) - 1);
    let place = |position: u32| 2 + narrow((position + ring - index) % ring);
    let right = |row: u32| place(ring - 1 - row);
    let first = if index.is_multiple_of(2) {
        (1, right(0), ColourRule::FixedSeatRed)
    } else {
        (right(0), 1, ColourRule::FixedSeatBlack)
    };
    let others = (1..half).map(|row| {
        let left = place(row - 1);
        if row.is_multiple_of(2) {
            (left, right(row), ColourRule::LeftRed)
        } else {
            (right(row), left, ColourRule::RightRed)
        }
    });
    std::iter::once(first).chain(others).collect()
}

/// A place is less than the number of places, which is a `u16`.
fn narrow(place: u32) -> u16 {
    u16::try_from(place).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    /// FIDE C.05 annex 1 as printed: one line a round, the tables for 4, 6, 8 and 10.
    const PRINTED: [(u16, &str); 4] = [
        (4, "1-4 2-3 / 4-3 1-2 / 2-4 3-1"),
        (6, "1-6 2-5 3-4 / 6-4 5-3 1-2 / 2-6 3-1 4-5 / 6-5 1-4 2-3 / 3-6 4-2 5-1"),
        (
            8,
            "1-8 2-7 3-6 4-5 / 8-5 6-4 7-3 1-2 / 2-8 3-1 4-7 5-6 / 8-6 7-5 1-4 2-3 / \
             3-8 4-2 5-1 6-7 / 8-7 1-6 2-5 3-4 / 4-8 5-3 6-2 7-1",
        ),
        (
            10,
            "1-10 2-9 3-8 4-7 5-6 / 10-6 7-5 8-4 9-3 1-2 / 2-10 3-1 4-9 5-8 6-7 / 10-7 8-6 9-5 1-4 2-3 / \
             3-10 4-2 5-1 6-9 7-8 / 10-8 9-7 1-6 2-5 3-4 / 4-10 5-3 6-2 7-1 8-9 / 10-9 1-8 2-7 3-6 4-5 / \
             5-10 6-4 7-3 8-2 9-1",
        ),
    ];

    fn written(timetable: &Timetable) -> String {
        let round = |round| {
            let rows: Vec<String> = timetable
                .round(round)
                .0
                .iter()
                .map(|row: &Row| format!("{}-{}", row.red.0, row.black.0))
                .collect();
            rows.join(" ")
        };
        timetable.rounds().map(round).collect::<Vec<_>>().join(" / ")
    }

    #[test]
    fn c05_annex_1_the_formula_is_the_printed_table() {
        for (n, printed) in PRINTED {
            assert_eq!(written(&Timetable::new(RoundRobinTable::Berger, n, 1)), printed, "{n} seats");
        }
    }

    #[test]
    fn the_circle_keeps_number_1_and_turns_the_others_anticlockwise() {
        let table = Timetable::new(RoundRobinTable::Circle, 6, 1);
        let pairs = "1-6 5-2 3-4 / 5-1 4-6 2-3 / 1-4 3-5 6-2 / 3-1 2-4 5-6 / 1-2 6-3 4-5";
        assert_eq!(written(&table), pairs);
    }

    /// All seats' colours, round by round; `-` where the seat sits out.
    fn colours(timetable: &Timetable) -> BTreeMap<Seat, String> {
        let mut colours: BTreeMap<Seat, String> = BTreeMap::new();
        for round in timetable.rounds() {
            let (rows, bye) = timetable.round(round);
            for row in rows {
                colours.entry(row.red).or_default().push('R');
                colours.entry(row.black).or_default().push('B');
            }
            if let Some(seat) = bye {
                colours.entry(seat).or_default().push('-');
            }
        }
        colours
    }

    #[test]
    fn everyone_meets_everyone_in_every_table_and_the_colours_are_fair() {
        for table in [RoundRobinTable::Berger, RoundRobinTable::Circle] {
            for n in 2..=31_u16 {
                let timetable = Timetable::new(table, n, 1);
                let mut met = BTreeSet::new();
                for round in timetable.rounds() {
                    let (rows, bye) = timetable.round(round);
                    let seats: BTreeSet<Seat> =
                        rows.iter().flat_map(|row| [row.red, row.black]).chain(bye).collect();
                    assert_eq!(
                        seats,
                        (1..=n).map(Seat).collect(),
                        "{table:?} {n}, {round:?}: everyone has one place"
                    );
                    met.extend(rows.iter().map(|row| (row.red.min(row.black), row.red.max(row.black))));
                }
                assert_eq!(met.len(), usize::from(n * (n - 1) / 2), "{table:?} {n}: everyone meets everyone");
                for (seat, colours) in colours(&timetable) {
                    let (reds, blacks) = (colours.matches('R').count(), colours.matches('B').count());
                    assert!(
                        reds.abs_diff(blacks) <= usize::from(n % 2 == 0),
                        "{table:?} {n} {seat:?}: {colours}"
                    );
                }
            }
        }
    }

    #[test]
    fn c05_annex_1_nobody_has_one_colour_three_times_running_in_two_cycles() {
        for table in [RoundRobinTable::Berger, RoundRobinTable::Circle] {
            for n in 3..=31 {
                let timetable = Timetable::new(table, n, 2);
                for (seat, colours) in colours(&timetable) {
                    let played = colours.replace('-', "");
                    assert!(
                        !played.contains("RRR") && !played.contains("BBB"),
                        "{table:?} {n} {seat:?}: {colours}"
                    );
                    assert_eq!(played.matches('R').count(), usize::from(n) - 1, "{table:?} {n} {seat:?}");
                }
            }
        }
    }

    #[test]
    fn c05_annex_1_the_last_two_rounds_of_the_first_of_two_cycles_change_places() {
        let timetable = Timetable::new(RoundRobinTable::Berger, 8, 2);
        let order: Vec<(u8, u16)> = timetable
            .rounds()
            .filter_map(|round| timetable.slot(round))
            .map(|slot| (slot.cycle, slot.table_round.0))
            .collect();
        let first = [1, 2, 3, 4, 5, 7, 6].map(|round| (1, round));
        let second = [1, 2, 3, 4, 5, 6, 7].map(|round| (2, round));
        assert_eq!(order, [first, second].concat());
        assert_eq!(timetable.slot(RoundNo(15)), None);
        assert_eq!(timetable.slot(RoundNo(0)), None);
    }

    #[test]
    fn the_colour_rules_say_what_the_table_does() {
        for table in [RoundRobinTable::Berger, RoundRobinTable::Circle] {
            for n in (2..=24).step_by(2) {
                let timetable = Timetable::new(table, n, 1);
                for row in timetable.rounds().flat_map(|round| timetable.round(round).0) {
                    let (red, black) = (row.red.0, row.black.0);
                    let holds = match row.colours {
                        ColourRule::OddSumLowerRed => (red + black) % 2 == 1 && red < black && black < n,
                        ColourRule::EvenSumHigherRed => (red + black) % 2 == 0 && red > black && red < n,
                        ColourRule::LastSeatBlack => black == n && red <= n / 2,
                        ColourRule::LastSeatRed => red == n && black > n / 2,
                        ColourRule::FixedSeatRed => red == 1,
                        ColourRule::FixedSeatBlack => black == 1,
                        ColourRule::LeftRed => row.no % 2 == 1,
                        ColourRule::RightRed => row.no % 2 == 0,
                    };
                    assert!(holds, "{table:?} {n}: {row:?}");
                }
            }
        }
    }
}
