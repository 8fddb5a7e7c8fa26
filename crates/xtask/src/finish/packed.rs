//! Files as text in a script: for a frame of an opaque origin on a host without CORS, for a page from a disk, and for a page
//! that is one file. web/packed.js takes them apart again.

use crate::{Result, compress, files, workspace};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Map, Value};

/// The script that brings these files, each by a name that the page knows it by.
///
/// # Errors
/// If web/packed.js cannot be read.
pub fn script(all: &[(String, &[u8])]) -> Result<String> {
    let unpack = files::read_text(&workspace::root().join("web/packed.js"))?;
    let mut texts = Map::new();
    for (name, bytes) in all {
        texts.insert(name.clone(), Value::from(BASE64_STANDARD.encode(compress::gzip(bytes)?)));
    }
    Ok(format!("{unpack}Object.assign(self.hyperflyPacked, {});\n", Value::from(texts)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn what_is_written_can_be_read() {
        let bytes: Vec<u8> = (0..=255).cycle().take(1000).collect();
        let script =
            script(&[("a.js".to_owned(), b"a"), ("a_bg.wasm".to_owned(), &bytes)]).expect("a script");
        let (_, object) = script.split_once("Object.assign(self.hyperflyPacked, ").expect("the texts");
        let object: Value =
            serde_json::from_str(object.trim_end().trim_end_matches(");")).expect("an object");
        let packed = BASE64_STANDARD.decode(object["a_bg.wasm"].as_str().expect("a text")).expect("base64");
        let mut found = Vec::new();
        flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut found).expect("gzip");
        assert!(found == bytes && object["a.js"].is_string());
        // It can stand in a page.
        assert!(!script.contains("</") && !script.contains("<!"));
    }
}
