//! How is an answer made smaller on its way? (gzip, RFC 1952, around miniz_oxide's deflate)
use miniz_oxide::deflate::compress_to_vec;

/// Deflate's own middle way between time and size.
const LEVEL: u8 = 6;

/// The bytes as a gzip file without a name or a time.
pub(super) fn gzip(bytes: &[u8]) -> Vec<u8> {
    // Magic, deflate, no flags, no time, no extra flags, system unknown.
    let mut out = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
    out.extend(compress_to_vec(bytes, LEVEL));
    out.extend(crc32(bytes).to_le_bytes());
    // RFC 1952, 2.3.1: the size modulo 2^32, so the cut is the rule.
    let size = u32::try_from(bytes.len() & 0xffff_ffff).unwrap_or(u32::MAX);
    out.extend(size.to_le_bytes());
    out
}

/// The checksum of RFC 1952, section 8.
fn crc32(bytes: &[u8]) -> u32 {
    let step = |crc: u32, byte: &u8| {
        let crc = crc ^ u32::from(*byte);
        (0..8).fold(crc, |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 })
    };
    !bytes.iter().fold(u32::MAX, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_that_of_the_standard() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        assert_eq!(crc32(b""), 0);
    }

    #[test]
    fn the_bytes_come_back() {
        let text = "Kỳ Đài 棋台 ".repeat(500);
        let packed = gzip(text.as_bytes());
        let body = &packed[10..packed.len() - 8];
        assert_eq!(miniz_oxide::inflate::decompress_to_vec(body).unwrap(), text.as_bytes());
        assert_eq!(packed[packed.len() - 4..], u32::try_from(text.len()).unwrap().to_le_bytes());
    }
}
