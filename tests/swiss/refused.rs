//! Is what cannot be paired refused with its facts?
use kydai::pairing::swiss::{
    Entrant, Field, FieldFault, NoLegalPairing, NoRound, Past, PointScheme, Seat, pair,
};
use kydai::units::{Side, Tenths};

fn field(pasts: &[&[Past]]) -> Field {
    let entrant = |(number, past): (u32, &&[Past])| Entrant {
        number,
        is_here: true,
        past: past.to_vec(),
        virtual_points: Vec::new(),
    };
    Field {
        n_rounds: 9,
        points: PointScheme::default(),
        first_side: Some(Side::Red),
        entrants: (1..).zip(pasts).map(entrant).collect(),
        forbidden: Vec::new(),
        rematches: Vec::new(),
    }
}

fn game(opponent: u16, side: Side) -> Past {
    Past::Game { opponent: Seat(opponent), side, points: Tenths(5) }
}

#[test]
fn no_legal_pairing_is_refused_with_its_reason() {
    use NoLegalPairing::{NoOpponent, Nobody, NobodyForTheBye, NotAllAtOnce};
    let (red, black) = (Side::Red, Side::Black);
    let met: [&[Past]; 2] = [&[game(1, red)], &[game(0, black)]];
    let mut three_apart = field(&[&[], &[], &[], &[]]);
    three_apart.forbidden = vec![(Seat(0), Seat(1)), (Seat(0), Seat(2)), (Seat(1), Seat(2))];
    let rows = [
        (field(&[]), Nobody),
        (field(&[&[Past::PairingBye]]), NobodyForTheBye { n_here: 1 }),
        (field(&[&[Past::FullBye], &[Past::PairingBye], &[Past::FullBye]]), NobodyForTheBye { n_here: 3 }),
        (field(&met), NoOpponent(vec![Seat(0), Seat(1)])),
        (three_apart, NotAllAtOnce),
    ];
    for (field, reason) in rows {
        assert_eq!(pair(&field), Err(NoRound::NoLegalPairing(reason)), "{field:?}");
    }
}

#[test]
fn every_fault_of_a_field_is_listed() {
    let (red, black) = (Side::Red, Side::Black);
    let change = |change: &dyn Fn(&mut Field)| {
        let mut field = field(&[&[], &[], &[]]);
        change(&mut field);
        field
    };
    let rows = [
        (change(&|field| field.n_rounds = 0), vec![FieldFault::AllPaired]),
        (change(&|field| field.first_side = None), vec![FieldFault::FirstSideNotDrawn]),
        (change(&|field| field.points.win = Tenths(i32::MAX)), vec![FieldFault::Points(None)]),
        (
            change(&|field| field.forbidden = vec![(Seat(1), Seat(1)), (Seat(0), Seat(7))]),
            vec![FieldFault::ForbiddenPair(Seat(1), Seat(1)), FieldFault::ForbiddenPair(Seat(0), Seat(7))],
        ),
        (
            change(&|field| field.entrants[2].virtual_points = vec![Tenths(i32::MIN)]),
            vec![FieldFault::Points(Some(Seat(2)))],
        ),
        (
            field(&[&[game(0, red)], &[game(9, red)], &[]]),
            vec![
                FieldFault::Opponent { seat: Seat(0), round: 1 },
                FieldFault::Opponent { seat: Seat(1), round: 1 },
            ],
        ),
        (
            field(&[&[game(1, red)], &[game(0, red)], &[game(1, black)]]),
            vec![
                FieldFault::NotMirrored { seat: Seat(0), round: 1 },
                FieldFault::NotMirrored { seat: Seat(1), round: 1 },
                FieldFault::NotMirrored { seat: Seat(2), round: 1 },
            ],
        ),
    ];
    for (field, faults) in rows {
        assert_eq!(pair(&field), Err(NoRound::Faulty(faults)), "{field:?}");
    }
}
