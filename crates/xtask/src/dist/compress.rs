//! gzip and brotli files, for hosts that send precompressed files.

use crate::{Result, content, files};
use std::io::Write;
use std::path::Path;

/// Extensions of files that browsers request compressed. Pictures are already compressed.
const EXTENSIONS: &[&str] = &["css", "html", "js", "json", "svg", "txt", "wasm", "webmanifest"];
/// Smaller files fit into one packet uncompressed.
const MIN_BYTES: usize = 1000;

/// Writes `NAME.gz` and `NAME.br` next to every file for which they save a tenth or more.
pub fn write_next_to_all(directory: &Path) -> Result {
    let is_text = |name: &String| name.rsplit_once('.').is_some_and(|(_, end)| EXTENSIONS.contains(&end));
    for name in files::list_files(directory)?.into_iter().filter(is_text) {
        let bytes = files::read(&directory.join(&name))?;
        if bytes.len() < MIN_BYTES {
            continue;
        }
        for (ending, packed) in [("gz", gzip(&bytes)?), ("br", brotli(&bytes)?)] {
            if packed.len() * 10 <= bytes.len() * 9 {
                files::write(&directory.join(format!("{name}.{ending}")), &packed)?;
            }
        }
    }
    Ok(())
}

/// Compresses for hosts without brotli, and for files packed into scripts.
pub fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).map_err(|error| format!("gzip: {error}"))
}

/// Compresses at the highest quality; results are cached.
fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    content::get_or_create("brotli", &[bytes], |file| {
        let mut packed = Vec::new();
        let parameters = brotli::enc::BrotliEncoderParams { size_hint: bytes.len(), ..Default::default() };
        brotli::BrotliCompress(&mut &bytes[..], &mut packed, &parameters)
            .map_err(|error| format!("brotli: {error}"))?;
        files::write(file, packed)
    })
}
