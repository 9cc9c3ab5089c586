//! What do 100,000 damaged files do? Each is read or its faults are named; none panics, none is slow.
use super::SAMPLE;
use kydai::exchange::trf::{Placed, parts, read, write};

/// Chance, the same in every run (xorshift64*).
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let drawn = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 16;
        usize::try_from(drawn).unwrap_or(0) % bound.max(1)
    }

    /// A letter that means something, or any byte.
    fn byte(&mut self) -> u8 {
        const MEANING: &[u8] = b"0123456789 wb1=0+-WDLHFUZ\r\n\t#XRCAP.,-\xC4\x91\xFF\0";
        match self.below(3) {
            0 => u8::try_from(self.below(256)).unwrap_or(0),
            _ => MEANING[self.below(MEANING.len())],
        }
    }

    fn damage(&mut self, bytes: &mut Vec<u8>) {
        for _ in 0..=self.below(3) {
            let (at, to) = (self.below(bytes.len()), self.below(bytes.len()));
            let (least, most) = (at.min(to), at.max(to));
            match self.below(7) {
                0 | 1 if !bytes.is_empty() => bytes[at] = self.byte(),
                2 => bytes.insert(at, self.byte()),
                3 => drop(bytes.drain(least..most.min(least + 12))),
                4 => bytes.truncate(bytes.len() - self.below(bytes.len()) / 4),
                5 => {
                    let copy = bytes[least..most.min(least + 120)].to_vec();
                    drop(bytes.splice(to..to, copy));
                }
                _ => drop(bytes.splice(at..at, b"9999 9999".iter().copied())),
            }
        }
    }
}

/// A small event with lines of every kind.
fn dense() -> Vec<u8> {
    let lines = [
        super::player(1, "Đỗ, Văn Tường", "1.5", "   2 w 1  0000 - H"),
        super::player(2, "Nguyễn, Trần Đức", "0.5", "   1 b 0     3 w ="),
        super::player(3, "C", "1.5", "0000 - U     2 b ="),
    ];
    let others = "142 9\nXXR 9\n152 W\nXXC white1\n162  W 1.0    D 0.5\nBBU  1.0\n240 H 003    1    2\n\
                  250       1.0   1   3    1    2\nXXA    3  1.0  0.5\n260 001 009    1    3\nXXP 1 2\nXXZ 3\n\
                  012 Title\n192 FIDE_DUTCH\n310   1 x\n### c\n";
    (super::file(&lines) + others).into_bytes()
}

#[test]
fn a_hundred_thousand_damaged_files_are_read_or_their_faults_are_named() {
    let sample = parts(SAMPLE.as_bytes()).iter().map(|part| part.bytes.to_vec()).min_by_key(Vec::len);
    let wholes = [dense(), sample.expect("the sample is not empty")];
    let mut chance = Chance(0x9E37_79B9_7F4A_7C15);
    let (mut n_read, mut n_named) = (0, 0);
    for nth in 0..100_000_usize {
        // The small event changes more with each blow, and takes less time.
        let mut bytes = wholes[usize::from(nth % 50 == 0)].clone();
        chance.damage(&mut bytes);
        match read(&bytes) {
            Ok(read) => {
                n_read += 1;
                let _ = (read.trf.field(), read.trf.field_before(1));
                let written = write(&read.trf).text;
                let again = super::read_or_panic(&written);
                assert_eq!(write(&again).text, written, "export, import, export");
            }
            Err(faults) => {
                n_named += 1;
                assert!(!faults.is_empty());
                assert!(faults.iter().all(|Placed { at, .. }| at.line > 0 && at.column > 0));
            }
        }
        parts(&bytes);
    }
    assert!(n_read > 5_000 && n_named > 50_000, "{n_read} were read, {n_named} were not");
}
