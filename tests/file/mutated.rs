//! What do 100,000 damaged files do? Each is a fault or a valid log; none a panic, none much memory.
use super::fixture;
use super::refused::{sealed, stored};
use kydai::exchange::file::{self, FileFault, Part, Preview};
use miniz_oxide::inflate::decompress_to_vec;

/// Chance, the same in every run (xorshift64*).
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 16
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(bound.max(1)).expect("fits")).expect("fits")
    }

    fn byte(&mut self) -> u8 {
        const LIES: [u8; 8] = [0, 1, 0x7F, 0x80, 0xFF, 0xFE, 15, 3];
        if self.below(2) == 0 { LIES[self.below(8)] } else { self.next().to_le_bytes()[0] }
    }

    /// One byte is another.
    fn scratch(&mut self, bytes: &mut [u8]) {
        let at = self.below(bytes.len());
        bytes[at] = if self.below(2) == 0 { bytes[at] ^ (1 << self.below(8)) } else { self.byte() };
    }

    /// One to four blows.
    fn damage(&mut self, bytes: &mut Vec<u8>) {
        for _ in 0..=self.below(4) {
            let (at, to) = (self.below(bytes.len()), self.below(bytes.len()));
            let (least, most) = (at.min(to), at.max(to));
            match self.below(7) {
                0 if !bytes.is_empty() => bytes[at] ^= 1 << self.below(8),
                1 if !bytes.is_empty() => bytes[at] = self.byte(),
                2 => bytes.truncate(at),
                3 => drop(bytes.drain(least..most.min(least + 40))),
                4 => bytes.insert(at, self.byte()),
                // A length that claims everything.
                5 => drop(bytes.splice(at..(at + 1).min(bytes.len()), [0xFF, 0xFF, 0xFF, 0xFF, 0x0F])),
                _ => {
                    let copy = bytes[least..most.min(least + 200)].to_vec();
                    drop(bytes.splice(to..to, copy));
                }
            }
        }
    }
}

/// Reads damaged bytes; some of what is read is written and read again. Tells whether it was read.
fn check(bytes: &[u8], nth: u32) -> Result<(), FileFault> {
    let read = file::read(bytes)?;
    let preview = Preview::of(&read);
    assert_eq!(preview.n_decisions, read.log.len());
    let (_, lamport) = read.log.next_place(fixture::DEVICE);
    assert!(lamport > 1, "there is room for the next decision");
    if !nth.is_multiple_of(7) {
        return Ok(());
    }
    let again = file::read(&file::write(&read.log, read.exported_at)).expect("what is read can be written");
    assert_eq!(again, read);
    Ok(())
}

fn peak_memory_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[test]
fn a_hundred_thousand_damaged_files_are_faults_or_logs() {
    let whole = file::write(&fixture::log(fixture::every_decision()), fixture::EXPORTED);
    let content = decompress_to_vec(&whole[46..]).expect("deflated");
    let mut chance = Chance(0x9E37_79B9_7F4A_7C15);
    let (mut n_read, mut n_deep) = (0, 0);
    for nth in 0..100_000_u32 {
        let bytes = match nth % 5 {
            0 => {
                let mut file = whole.clone();
                chance.damage(&mut file);
                file
            }
            1 => {
                let mut payload = whole[46..].to_vec();
                chance.damage(&mut payload);
                sealed(1, &payload)
            }
            _ => {
                let mut content = content.clone();
                if nth % 5 == 2 {
                    chance.damage(&mut content);
                } else {
                    chance.scratch(&mut content);
                }
                sealed(1, &stored(&content))
            }
        };
        match check(&bytes, nth) {
            Ok(()) => n_read += 1,
            Err(FileFault::Unreadable { part: Part::Decision(_) | Part::Tail, .. }) => n_deep += 1,
            Err(_) => {}
        }
    }
    // The blows must reach the twins and the fold, or this test tests little.
    assert!(n_read > 5_000 && n_deep > 20_000, "{n_read} were read, {n_deep} reached a decision");
    if let Some(peak) = peak_memory_kib() {
        assert!(peak < 512 * 1024, "{peak} KiB");
    }
}
