//! Texts of the other languages: one script each, `lang/de-HASH.js`. Unlike fetched files, scripts also load from a
//! disk, into a frame of an opaque origin and across origins. crates/text describes their content.

use crate::{Result, content, files};
use hyperfly_text::{ENGLISH, NAMES, file};
use std::path::Path;

/// The folder of the scripts.
pub const FOLDER: &str = "lang";

/// Writes the scripts and returns each language with the address of its script.
pub fn write(staging: &Path) -> Result<Vec<(String, String)>> {
    files::create_directory(&staging.join(FOLDER))?;
    let mut scripts = Vec::new();
    for (id, _) in NAMES.iter().filter(|(id, _)| *id != ENGLISH) {
        let texts = file(id).ok_or_else(|| format!("language {id} has no texts"))?;
        let script = build_script(id, &texts);
        let address = format!("{FOLDER}/{id}-{}.js", content::hash(&[script.as_bytes()]));
        files::write(&staging.join(&address), script)?;
        scripts.push(((*id).to_owned(), address));
    }
    Ok(scripts)
}

fn build_script(id: &str, texts: &str) -> String {
    format!("(self.hyperflyText ??= {{}})[\"{id}\"] = {};\n", serde_json::Value::from(texts))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn script_escapes_any_text() {
        let script = build_script("de", "\"a\"\u{1e}\\b\n\u{202f}");
        assert_eq!(script, "(self.hyperflyText ??= {})[\"de\"] = \"\\\"a\\\"\\u001e\\\\b\\n\u{202f}\";\n");
    }
}
