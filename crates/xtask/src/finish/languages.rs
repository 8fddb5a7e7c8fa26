//! The texts of the other languages: a script for each beside the page, `lang/de-HASH.js`.
//!
//! A script can be loaded where nothing can be fetched: from a disk, into a frame of an opaque origin, across origins. What is
//! in it is the business of crates/text.

use crate::{Result, files};
use hyperfly_text::{NAMES, file};
use std::path::Path;

/// Where they are.
pub const FOLDER: &str = "lang";

/// Writes them; each language with the address of its script.
pub fn write(staging: &Path) -> Result<Vec<(&'static str, String)>> {
    let folder = staging.join(FOLDER);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut all = Vec::new();
    for (id, texts) in NAMES.iter().filter_map(|(id, _)| Some((*id, file(id)?))) {
        let script = script(id, &texts);
        let name = format!("{FOLDER}/{id}-{}.js", files::hash(&[script.as_bytes()]));
        files::write(&staging.join(&name), script)?;
        all.push((id, name));
    }
    Ok(all)
}

/// The script that brings the texts of a language.
fn script(id: &str, texts: &str) -> String {
    format!("(self.hyperflyText ??= {{}})[\"{id}\"] = {};\n", serde_json::Value::from(texts))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_holds_any_text() {
        let script = script("de", "\"a\"\u{1e}\\b\n\u{202f}");
        assert_eq!(script, "(self.hyperflyText ??= {})[\"de\"] = \"\\\"a\\\"\\u001e\\\\b\\n\u{202f}\";\n");
    }

    #[test]
    fn every_language_but_english_has_a_file() {
        let have: Vec<&str> = NAMES.iter().map(|(id, _)| *id).filter(|id| file(id).is_some()).collect();
        let others: Vec<&str> = NAMES.iter().map(|(id, _)| *id).filter(|id| *id != "en").collect();
        assert_eq!(have, others);
    }
}
