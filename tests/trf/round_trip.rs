//! Is what is written read again, and written the same?
use super::arbitrary;
use kydai::exchange::trf::{Trf, read, write};
use kydai::names::to_ascii;
use proptest::prelude::*;

/// The event with what a file cannot hold made plain.
fn plain(trf: &Trf) -> Trf {
    let mut plain = trf.clone();
    for player in &mut plain.players {
        let cut =
            |text: &str, most: usize| to_ascii(text).chars().take(most).collect::<String>().trim().to_owned();
        player.title = cut(&player.title, 3);
        player.federation = cut(&player.federation, 3);
        player.fide_id = cut(&player.fide_id, 11);
        player.birth = cut(&player.birth, 10);
        player.name = cut(&player.name, 33);
        let n_said = player.cells.iter().rposition(|cell| *cell != Default::default()).map_or(0, |at| at + 1);
        player.cells.truncate(n_said);
    }
    plain.headers.iter_mut().for_each(|header| header.text = header.text.trim_end().to_owned());
    plain
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn export_import_export_is_the_same_to_the_letter(trf in arbitrary::trf()) {
        let first = write(&trf).text;
        let read = read(first.as_bytes());
        prop_assert!(read.is_ok(), "{:?}\n{}", read.err(), first);
        let read = read.map(|read| read.trf).unwrap_or_default();
        prop_assert_eq!(&write(&read).text, &first);
        let mut due = plain(&trf);
        // A name without Latin letters has become another.
        for (due, read) in due.players.iter_mut().zip(&read.players) {
            if !due.name.contains(|c: char| c.is_ascii_alphanumeric()) {
                due.name.clone_from(&read.name);
            }
        }
        prop_assert_eq!(read, due);
    }
}
