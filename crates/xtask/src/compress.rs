//! gzip and brotli: what a host sends that is told to, and how large a page is then.

use crate::{Result, files};
use std::io::Write;
use std::path::Path;

/// What browsers ask for compressed; pictures are so already.
const KINDS: &[&str] = &["css", "html", "js", "json", "svg", "txt", "wasm", "webmanifest"];
/// Smaller files fit into one packet as they are.
const SMALL: usize = 1000;

/// Whether a file is sent compressed, by its name.
pub fn is_worth(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, extension)| KINDS.contains(&extension))
}

/// Writes `NAME.gz` and `NAME.br` beside every file of a directory for which they save a tenth or more; says what that saves.
pub fn beside_all(directory: &Path) -> Result<String> {
    let (mut count, mut raw, mut sent) = (0, 0, 0);
    for name in files::all(directory)? {
        let bytes = files::read(&directory.join(&name))?;
        if !is_worth(&name) || bytes.len() < SMALL {
            continue;
        }
        let mut smallest = bytes.len();
        for (ending, packed) in [("gz", gzip(&bytes)?), ("br", brotli(&bytes)?)] {
            if packed.len() * 10 <= bytes.len() * 9 {
                files::write(&directory.join(format!("{name}.{ending}")), &packed)?;
                smallest = smallest.min(packed.len());
            }
        }
        (count, raw, sent) = (count + 1, raw + bytes.len(), sent + smallest);
    }
    Ok(format!("{count} files to be sent compressed: {} KB in place of {} KB", sent / 1000, raw / 1000))
}

/// For hosts that have no brotli, and for what a page has in it as text.
pub fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).map_err(|error| format!("gzip: {error}"))
}

/// As small as brotli can be; done once for the same bytes.
pub fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    files::cached("brotli", &[bytes], |part| {
        let mut packed = Vec::new();
        let best = brotli::enc::BrotliEncoderParams { size_hint: bytes.len(), ..Default::default() };
        brotli::BrotliCompress(&mut &bytes[..], &mut packed, &best)
            .map_err(|error| format!("brotli: {error}"))?;
        files::write(part, packed)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn what_is_compressed_can_be_read() {
        let bytes = b"hypercube ".repeat(1000);
        let packed = gzip(&bytes).expect("compressed");
        let mut found = Vec::new();
        flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut found).expect("gzip");
        assert!(found == bytes);
        let packed = brotli(&bytes).expect("compressed");
        let mut found = Vec::new();
        brotli::Decompressor::new(&packed[..], 4096).read_to_end(&mut found).expect("brotli");
        assert!(found == bytes);
    }

    #[test]
    fn pictures_are_compressed_already() {
        assert!(is_worth("a.html") && is_worth("docs/b.svg") && is_worth("manifest.webmanifest"));
        assert!(!is_worth("icon-512.png") && !is_worth("a.html.gz") && !is_worth("LICENCE"));
    }
}
