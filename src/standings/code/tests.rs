//! Are codes read as they are written, and do they mean what C.07 says?
use super::*;
use proptest::prelude::*;

fn modifiers() -> impl Strategy<Value = Modifier> {
    prop_oneof![
        (1_u8..).prop_map(Modifier::Cut),
        (1_u8..).prop_map(Modifier::Median),
        any::<i8>().prop_filter("a limit moves", |&halves| halves != 0).prop_map(Modifier::Limit),
        (1_u8..).prop_map(Modifier::Divisor),
        Just(Modifier::Forfeits),
        Just(Modifier::Fore),
        Just(Modifier::Reversed),
    ]
}

proptest! {
    #[test]
    fn a_code_is_read_as_it_is_written_in_any_case_and_order(
        which in 0..Name::ALL.len(),
        score in prop::option::of(prop::sample::select(vec![TeamScore::MatchPoints, TeamScore::GamePoints])),
        modifiers in prop::collection::vec(modifiers(), 0..5),
    ) {
        let mut taken: Vec<Modifier> = Vec::new();
        for modifier in modifiers {
            if Name::ALL[which].0.takes(modifier) && !taken.iter().any(|one| one.excludes(modifier)) {
                taken.push(modifier);
            }
        }
        let shuffled = taken.iter().map(|modifier| format!("/{modifier}")).collect::<String>();
        let code = Code::new(Name::ALL[which].0, score, taken).expect("modifiers of this name");
        let written = code.to_string();
        prop_assert_eq!(written.parse::<Code>(), Ok(code.clone()), "{}", written);
        prop_assert_eq!(written.to_lowercase().parse::<Code>(), Ok(code.clone()), "{}", written);
        let head = written.split('/').next().expect("a head");
        prop_assert_eq!(format!("{head}{shuffled}").parse::<Code>(), Ok(code));
    }

    #[test]
    fn no_text_makes_the_reader_stumble(text in ".{0,12}") {
        if let Ok(code) = text.parse::<Code>() {
            prop_assert_eq!(code.to_string().parse::<Code>(), Ok(code));
        }
    }
}

#[test]
fn art_14_codes_mean_what_the_list_says() {
    use CriterionKind as K;
    let (dummy, for_byes) = (ByeInSums::Dummy, ByeInSums::DummyForByes);
    let table = [
        ("PTS", K::Points),
        ("DE", K::DirectEncounter(Unplayed::LeftOut)),
        ("de/p", K::DirectEncounter(Unplayed::Counted)),
        ("BH", K::Buchholz(Cut::Full, dummy)),
        ("BH/C1", K::Buchholz(Cut::Lowest(1), dummy)),
        ("BH-C1", K::Buchholz(Cut::Lowest(1), dummy)),
        ("BH/M2/P", K::Buchholz(Cut::Median(2), for_byes)),
        ("FB/C2", K::ForeBuchholz(Cut::Lowest(2), dummy)),
        ("AOB", K::AverageBuchholz(LastRound::AsPlayed, dummy)),
        ("AOB/F/P", K::AverageBuchholz(LastRound::Drawn, for_byes)),
        ("SB/C1", K::SonnebornBerger(Cut::Lowest(1), dummy)),
        ("KS", K::Koya(HalfPoints(0))),
        ("KS/L-2", K::Koya(HalfPoints(-2))),
        ("ARO/C1", K::AverageRating(Cut::Lowest(1))),
        ("WIN", K::Wins(Unplayed::Counted)),
        ("WON", K::Wins(Unplayed::LeftOut)),
        ("PS", K::Progressive),
    ];
    for (text, kind) in table {
        let criterion = text.parse::<Code>().and_then(|code| code.criterion(UnplayedRounds::Swiss));
        assert_eq!(criterion, Ok(Criterion::new(kind)), "{text}");
    }
    let criterion = |text: &str| text.parse::<Code>()?.criterion(UnplayedRounds::RoundRobin);
    assert_eq!(criterion("PS/C2"), Ok(Criterion { drop_first: 2, ..Criterion::new(K::Progressive) }));
    assert_eq!(criterion("DE"), Ok(Criterion::new(K::DirectEncounter(Unplayed::Counted))), "art. 15.2");
    let reversed = Criterion { direction: Direction::Reversed, ..Criterion::new(K::PairingNumber) };
    assert_eq!(criterion("TPN/R"), Ok(reversed));
}

#[test]
fn what_is_no_code_is_refused_with_what_is_wrong() {
    let name = |text: &str| CodeFault::NoSuchName(text.into());
    let modifier = |text: &str| CodeFault::NoSuchModifier(text.into());
    let table = [
        ("", name("")),
        ("BHX", name("BHX")),
        ("BH:XP", name("BH:XP")),
        ("BH/", modifier("")),
        ("BH/C", modifier("C")),
        ("BH/C0", modifier("C0")),
        ("BH/C+1", modifier("C+1")),
        ("BH/C256", modifier("C256")),
        ("KS/L1", modifier("L1")),
        ("KS/L+0", modifier("L+0")),
        ("BH/U1400", modifier("U1400")),
        ("BPG/C1", CodeFault::NotOf(Name::BlackGames, Modifier::Cut(1))),
        ("BH/F", CodeFault::NotOf(Name::Buchholz, Modifier::Fore)),
        ("BH/C1/C2", CodeFault::Twice(Modifier::Cut(2))),
        ("BH/M1/C1", CodeFault::Twice(Modifier::Median(1))),
        ("EDET/P", CodeFault::Teams(Name::Edet)),
        ("BH:GP/M2/P", CodeFault::Teams(Name::Buchholz)),
        ("SSSC/F/K4", CodeFault::Teams(Name::Sssc)),
    ];
    for (text, due) in table {
        let found = text.parse::<Code>().and_then(|code| code.criterion(UnplayedRounds::Swiss));
        assert_eq!(found, Err(due), "{text:?}");
    }
}

#[test]
fn the_list_has_every_name_once() {
    for (nth, &(name, written)) in Name::ALL.iter().enumerate() {
        assert_eq!(name as usize, nth, "{written}");
        assert_eq!(Name::parse(&name.to_string()), Some(name));
    }
}

#[test]
fn art_5_a_criterion_has_the_code_that_means_it_or_none() {
    use crate::standings::UnplayedRounds;
    for rounds in [UnplayedRounds::Swiss, UnplayedRounds::RoundRobin] {
        for (name, written) in Name::ALL {
            for modifiers in ["", "/C1", "/M1", "/P", "/F", "/R", "/L+1", "/C2/P", "/F/P"] {
                let Ok(code) = format!("{written}{modifiers}").parse::<Code>() else { continue };
                let Ok(criterion) = code.criterion(rounds) else { continue };
                let found = Code::of(&criterion, rounds);
                let again = found.as_ref().map(|found| found.criterion(rounds));
                assert_eq!(again, Some(Ok(criterion)), "{name} in {rounds:?}: {found:?}");
            }
        }
    }
    for kind in
        [CriterionKind::Lots, CriterionKind::FewerFouls, CriterionKind::WinsWithRed(Unplayed::Counted)]
    {
        assert_eq!(Code::of(&Criterion::new(kind), UnplayedRounds::Swiss), None, "{kind:?}");
    }
    let own = CriterionKind::Buchholz(Cut::Full, ByeInSums::Own);
    assert_eq!(Code::of(&Criterion::new(own), UnplayedRounds::Swiss), None);
}
