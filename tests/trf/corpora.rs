//! Is every file of the corpora read without a fault, and written without loss?
use super::{SAMPLE, oracle};
use kydai::exchange::trf::{Trf, parts, read, write};

/// Reads every tournament, writes it and reads it again; gives how many there are.
fn check(name: &str, text: &str) -> usize {
    let parts = parts(text.as_bytes());
    for part in &parts {
        let first = read(part.bytes).unwrap_or_else(|faults| panic!("{name} {}: {faults:?}", part.id));
        let again = read(write(&first.trf).text.as_bytes())
            .unwrap_or_else(|faults| panic!("{name} {}: {faults:?}", part.id));
        assert_eq!(again.trf, first.trf, "{name} {}", part.id);
        if name.starts_with("dutch-") {
            fields(name, &first.trf);
        }
    }
    parts.len()
}

/// The fields of the first and the last round, without a fault.
fn fields(name: &str, trf: &Trf) {
    for round in [1, trf.last_paired()] {
        let field = trf.field_before(round).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        assert_eq!(field.faults(), [], "{name} round {round}");
        let n_paired = trf.players.iter().filter(|player| player.cell(round).is_paired()).count();
        assert_eq!(field.entrants.iter().filter(|entrant| entrant.is_here).count(), n_paired, "{name}");
    }
}

#[test]
fn the_sample_is_read_and_written_without_loss() {
    assert_eq!(check("dutch-sample", SAMPLE), 9);
}

#[test]
fn every_file_of_the_corpora_is_read_and_written_without_loss() {
    let bundles = oracle::unpacked("dutch-", ".trfs.xz");
    let n_bundles = bundles.len();
    let n: usize = bundles.iter().map(|(name, text)| check(name, text)).sum();
    println!("{n} tournaments");
    assert!(n_bundles == 0 || n == 2_086, "{n}");
    for (name, text) in ["q", "c2bug"].into_iter().flat_map(|name| oracle::unpacked(name, ".trf")) {
        assert_eq!(check(&name, &text), 1);
    }
}
