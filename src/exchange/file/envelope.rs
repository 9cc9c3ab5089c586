//! Is this a whole file of ours, exactly as it was written?
//!
//! | bytes | what |
//! | --- | --- |
//! | 0..8 | the mark, the same for every version |
//! | 8..10 | version, least byte first |
//! | 10..14 | length of the payload, least byte first |
//! | 14..46 | SHA-256 of bytes 0..14 and the payload |
//! | 46.. | the payload: the content, deflated (RFC 1951) |
use super::fault::{FileFault, Misfit, Part};
use super::{MAX_CONTENT, VERSION};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};
use sha2::{Digest, Sha256};

/// How every file begins. The first byte is no text and the last two are a line end, so that a
/// program which "repairs" text on the way is found out.
const MARK: [u8; 8] = *b"\x89KYDAI\r\n";
const N_HASHED: usize = 14;
const N_HEADER: usize = 46;
const DEFLATE_LEVEL: u8 = 8;

/// The file of a content.
pub fn seal(version: u16, content: &[u8]) -> Vec<u8> {
    let payload = compress_to_vec(content, DEFLATE_LEVEL);
    // Deflate adds at most a few bytes to what it cannot shrink; a content of 4 GiB is out of reach.
    let length = u32::try_from(payload.len()).unwrap_or(u32::MAX);
    let mut file = Vec::with_capacity(N_HEADER + payload.len());
    file.extend(MARK);
    file.extend(version.to_le_bytes());
    file.extend(length.to_le_bytes());
    let hash = digest(&file, &payload);
    file.extend(hash);
    file.extend(payload);
    file
}

/// The version and the content of a file.
///
/// # Errors
/// If it is not ours, newer than this program, cut short, altered, too large or not deflated.
pub fn open(file: &[u8]) -> Result<(u16, Vec<u8>), FileFault> {
    if file.iter().zip(&MARK).any(|(found, due)| found != due) {
        return Err(FileFault::NotOurs);
    }
    let (head, payload) = file.split_at_checked(N_HEADER).ok_or(FileFault::CutShort)?;
    let (said, hash) = head.split_at(N_HASHED);
    let version = u16::from_le_bytes([said[8], said[9]]);
    if version > VERSION {
        return Err(FileFault::Newer { version });
    }
    let length = u32::from_le_bytes([said[10], said[11], said[12], said[13]]);
    if payload.len() < usize::try_from(length).unwrap_or(usize::MAX) {
        return Err(FileFault::CutShort);
    }
    // The length is hashed too, so bytes added at the end make the hash another one.
    if version == 0 || digest(said, payload)[..] != *hash {
        return Err(FileFault::Altered);
    }
    match decompress_to_vec_with_limit(payload, MAX_CONTENT) {
        Ok(content) => Ok((version, content)),
        Err(fault) if fault.status == TINFLStatus::HasMoreOutput => Err(FileFault::TooLarge),
        Err(_) => Err(FileFault::Unreadable { part: Part::Stream, misfit: Misfit::Shape }),
    }
}

fn digest(said: &[u8], payload: &[u8]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(said);
    hash.update(payload);
    hash.finalize().into()
}
