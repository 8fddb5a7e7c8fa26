//! Scripts that contain files as text: for frames of an opaque origin on hosts without CORS, for pages from a disk, and
//! for the one-file page. web/packed.js unpacks them.

use crate::{Result, dist::compress, files, workspace};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Map, Value};

/// Builds the script that contains these files under the names by which the page requests them.
pub fn build_script(files: &[(String, &[u8])]) -> Result<String> {
    let unpack = files::read_text(&workspace::root().join("web/packed.js"))?;
    let mut texts = Map::new();
    for (name, bytes) in files {
        texts.insert(name.clone(), Value::from(BASE64_STANDARD.encode(compress::gzip(bytes)?)));
    }
    Ok(format!("{unpack}Object.assign(self.hyperflyPacked, {});\n", Value::from(texts)))
}
